import type { ScenarioId } from '../data/scenarios.ts'
import { akragas } from './scenarios/akragas.ts'
import { baecula } from './scenarios/baecula.ts'
import { bagradas } from './scenarios/bagradas.ts'
import { beneventum } from './scenarios/beneventum.ts'
import type { Briefing } from './scenarios/briefing.ts'
import { cannae } from './scenarios/cannae.ts'
import { castulo } from './scenarios/castulo.ts'
import { crimissos } from './scenarios/crimissos.ts'
import { dertosa } from './scenarios/dertosa.ts'
import { greatPlains } from './scenarios/great-plains.ts'
import { ilipa } from './scenarios/ilipa.ts'
import { metaurus } from './scenarios/metaurus.ts'
import { ticinus } from './scenarios/ticinus.ts'
import { trasimene } from './scenarios/trasimene.ts'
import { trebbia } from './scenarios/trebbia.ts'
import { zama } from './scenarios/zama.ts'

export type { Briefing } from './scenarios/briefing.ts'
export { specialRuleWords } from './scenarios/special-rules.ts'

export const briefings = {
  akragas,
  crimissos,
  bagradas,
  ticinus,
  trebbia,
  trasimene,
  cannae,
  dertosa,
  beneventum,
  castulo,
  baecula,
  metaurus,
  ilipa,
  'great-plains': greatPlains,
  zama,
} as const satisfies Record<ScenarioId, Briefing>
