import { adamclisi } from './adamclisi.ts'
import type { Briefing } from './briefing.ts'
import { cannae } from './cannae.ts'
import { carrhae } from './carrhae.ts'
import { cynoscephalae } from './cynoscephalae.ts'
import { magnesia } from './magnesia.ts'
import { threeStandards } from './three-standards.ts'
import { trebia } from './trebia.ts'
import { zama } from './zama.ts'

export type { Briefing, Slide } from './briefing.ts'
export { type CommanderId, commanderNames } from './commanders.ts'
export { leanings } from './leanings.ts'
export { specialRuleWords } from './special-rules.ts'

export const briefings: Readonly<Record<string, Briefing>> = {
  trebia,
  cannae,
  zama,
  cynoscephalae,
  carrhae,
  adamclisi,
  magnesia,
  'three-standards': threeStandards,
}
