import type { OnusTrait } from '../trait.ts'

/** No penalty in slopes and mountains (ONU-SKL-03); the table has no ground yet (ONU-M-07). */
export const mountaineers: OnusTrait = { name: 'mountaineers', rules: ['ONU-SKL-03', 'ONU-M-07'] }
