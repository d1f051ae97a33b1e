import type { BattleId } from '../data/battles/index.ts'
import type { Briefing } from './battles/briefing.ts'
import { bussacoNey } from './battles/bussaco-ney.ts'
import { bussacoReynier } from './battles/bussaco-reynier.ts'
import { coa } from './battles/coa.ts'
import { corunna } from './battles/corunna.ts'
import { quatreBras } from './battles/quatre-bras.ts'
import { redinha } from './battles/redinha.ts'
import { rolica } from './battles/rolica.ts'
import { rolicaHeights } from './battles/rolica-heights.ts'
import { salamancaLeft } from './battles/salamanca-left.ts'
import { salamancaRight } from './battles/salamanca-right.ts'
import { sorauren } from './battles/sorauren.ts'
import { talavera } from './battles/talavera.ts'
import { vimeiro } from './battles/vimeiro.ts'
import { vitoria } from './battles/vitoria.ts'
import { waterloo } from './battles/waterloo.ts'

export type { Briefing } from './battles/briefing.ts'
export { objectiveWords, specialRuleWords } from './battles/special-rules.ts'

export const briefings = {
  rolica,
  'rolica-heights': rolicaHeights,
  vimeiro,
  corunna,
  talavera,
  coa,
  'bussaco-reynier': bussacoReynier,
  'bussaco-ney': bussacoNey,
  redinha,
  'salamanca-left': salamancaLeft,
  'salamanca-right': salamancaRight,
  vitoria,
  sorauren,
  'quatre-bras': quatreBras,
  waterloo,
} as const satisfies Record<BattleId, Briefing>
