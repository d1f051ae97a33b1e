import type { LeadersOf } from '@acies/commands-colors/words'
import { bussacoNey } from './bussaco-ney.ts'
import { bussacoReynier } from './bussaco-reynier.ts'
import { coa } from './coa.ts'
import { corunna } from './corunna.ts'
import { quatreBras } from './quatre-bras.ts'
import { redinha } from './redinha.ts'
import { rolica } from './rolica.ts'
import { rolicaHeights } from './rolica-heights.ts'
import { salamancaLeft } from './salamanca-left.ts'
import { salamancaRight } from './salamanca-right.ts'
import { sorauren } from './sorauren.ts'
import { talavera } from './talavera.ts'
import { vimeiro } from './vimeiro.ts'
import { vitoria } from './vitoria.ts'
import { waterloo } from './waterloo.ts'

export type { ArmyData, BattleData, Edge, GroundData, ObjectiveData } from './battle.ts'

/** In the order they were fought. */
export const battles = [
  rolica,
  rolicaHeights,
  vimeiro,
  corunna,
  talavera,
  coa,
  bussacoReynier,
  bussacoNey,
  redinha,
  salamancaLeft,
  salamancaRight,
  vitoria,
  sorauren,
  quatreBras,
  waterloo,
] as const

// The names the words must cover, read from the data: a battle with a new leader does not compile until he has a name.
export type Battle = (typeof battles)[number]
export type BattleId = Battle['id']
type Army = Battle['top'] | Battle['bottom']
export type LeaderSlug = LeadersOf<Army['units']>
export type Commander = Army['commander']
export type SpecialRule = Battle['rules'][number]
export type ObjectiveId = Battle['objectives'][number]['id']
