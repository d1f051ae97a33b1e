import type { OnusTrait } from '../trait.ts'

/** In flight it runs straight home over whatever stands in its way (ONU-ELE-01, ONU-ELE-02). */
export const elephant: OnusTrait = { name: 'elephant', rules: ['ONU-ELE-01', 'ONU-ELE-02'], tramples: 'ONU-ELE-02' }
