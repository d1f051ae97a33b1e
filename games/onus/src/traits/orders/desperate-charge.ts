import type { OnusTrait } from '../trait.ts'

/** Units roused by it charge whatever they have done before (O11). */
export const desperateCharge: OnusTrait = {
  name: 'desperate-charge',
  rules: ['ONU-O-11'],
  chargesAfter: () => true,
}
