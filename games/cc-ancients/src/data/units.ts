import type { UnitType } from '@acies/commands-colors'
import type { RuleId } from '../text/rules/index.ts'

/** Which face of the die strikes it. */
export type Weight = 'light' | 'medium' | 'heavy'
/** Whom a unit may evade: all, nobody, or by kind of attacker. */
export type Evades = 'all' | 'none' | 'foot-and-heavy-mounted' | 'foot-and-elephants'

export interface AncientType extends UnitType {
  readonly weight: Weight
  /** Horse: goes further after an advance. */
  readonly cavalry: boolean
  /** Light, bow, sling: slips through woods and friends. */
  readonly lightFoot: boolean
  readonly move: number
  /** Hexes it may move and still battle. */
  readonly battleMove: number
  readonly range: number
  readonly fireDice: number
  readonly dice: number
  /** Dice when it battles back or strikes first. */
  readonly backDice: number
  /** Dice of elephants that fight it. */
  readonly againstElephants: number
  readonly swordsHit: boolean
  readonly perFlag: number
  readonly evades: Evades
  /** Rules for moving and for close combat, as named in a refusal. */
  readonly moveRule: RuleId
  readonly diceRule: RuleId
}

const foot = {
  mounted: false,
  cavalry: false,
  lightFoot: false,
  blocks: 4,
  range: 0,
  fireDice: 0,
  swordsHit: true,
  evades: 'none',
} as const
const horse = {
  mounted: true,
  cavalry: true,
  lightFoot: false,
  blocks: 3,
  range: 0,
  fireDice: 0,
  swordsHit: true,
} as const
const skirmisher = {
  ...foot,
  lightFoot: true,
  weight: 'light',
  move: 2,
  battleMove: 2,
  fireDice: 2,
  dice: 2,
  backDice: 2,
  againstElephants: 2,
  swordsHit: false,
  perFlag: 2,
  evades: 'all',
  moveRule: 'CCA-MOV-11',
  diceRule: 'CCA-CC-07',
} as const

/** CCA-UNT-01 … 16: blocks, weights, kinds; CCA-MOV-11 … 20: movement; CCA-CC-07 … 18: dice. */
export const types = [
  { id: 'light-infantry', code: 'LI', ...skirmisher, range: 2 },
  { id: 'light-bow', code: 'LB', ...skirmisher, range: 3 },
  { id: 'light-sling', code: 'LS', ...skirmisher, range: 3 },
  {
    ...foot,
    id: 'auxilia',
    code: 'AX',
    weight: 'light',
    lightFoot: true,
    move: 2,
    battleMove: 1,
    range: 2,
    fireDice: 2,
    dice: 3,
    backDice: 3,
    againstElephants: 3,
    perFlag: 1,
    moveRule: 'CCA-MOV-12',
    diceRule: 'CCA-CC-08',
  },
  {
    ...foot,
    id: 'warriors',
    code: 'WA',
    weight: 'medium',
    move: 1,
    battleMove: 1,
    dice: 3,
    backDice: 3,
    againstElephants: 3,
    perFlag: 2,
    moveRule: 'CCA-MOV-14',
    diceRule: 'CCA-CC-10',
  },
  {
    ...foot,
    id: 'medium-infantry',
    code: 'MI',
    weight: 'medium',
    move: 1,
    battleMove: 1,
    dice: 4,
    backDice: 4,
    againstElephants: 4,
    perFlag: 1,
    moveRule: 'CCA-MOV-13',
    diceRule: 'CCA-CC-09',
  },
  {
    ...foot,
    id: 'heavy-infantry',
    code: 'HI',
    weight: 'heavy',
    move: 1,
    battleMove: 1,
    dice: 5,
    backDice: 5,
    againstElephants: 5,
    perFlag: 1,
    moveRule: 'CCA-MOV-15',
    diceRule: 'CCA-CC-12',
  },
  {
    ...horse,
    id: 'light-cavalry',
    code: 'LC',
    weight: 'light',
    move: 4,
    battleMove: 4,
    range: 2,
    fireDice: 2,
    dice: 2,
    backDice: 2,
    againstElephants: 2,
    swordsHit: false,
    perFlag: 4,
    evades: 'all',
    moveRule: 'CCA-MOV-16',
    diceRule: 'CCA-CC-13',
  },
  {
    ...horse,
    id: 'medium-cavalry',
    code: 'MC',
    weight: 'medium',
    move: 3,
    battleMove: 3,
    dice: 3,
    backDice: 3,
    againstElephants: 3,
    perFlag: 3,
    evades: 'foot-and-heavy-mounted',
    moveRule: 'CCA-MOV-17',
    diceRule: 'CCA-CC-14',
  },
  {
    ...horse,
    id: 'heavy-cavalry',
    code: 'HC',
    weight: 'heavy',
    move: 2,
    battleMove: 2,
    dice: 4,
    backDice: 4,
    againstElephants: 4,
    perFlag: 2,
    evades: 'foot-and-elephants',
    moveRule: 'CCA-MOV-18',
    diceRule: 'CCA-CC-15',
  },
  {
    ...horse,
    id: 'elephants',
    code: 'EL',
    cavalry: false,
    blocks: 2,
    weight: 'heavy',
    move: 2,
    battleMove: 2,
    dice: 0,
    backDice: 0,
    againstElephants: 3,
    perFlag: 1,
    evades: 'none',
    moveRule: 'CCA-MOV-19',
    diceRule: 'CCA-ELE-01',
  },
  {
    ...horse,
    id: 'heavy-chariot',
    code: 'CH',
    cavalry: false,
    blocks: 2,
    weight: 'heavy',
    move: 2,
    battleMove: 2,
    dice: 4,
    backDice: 3,
    againstElephants: 3,
    perFlag: 2,
    evades: 'foot-and-elephants',
    moveRule: 'CCA-MOV-20',
    diceRule: 'CCA-CC-16',
  },
  {
    // In no battle of the base game; figures after the later edition, so that scenarios may use it (see README).
    ...foot,
    id: 'war-machine',
    code: 'WM',
    blocks: 2,
    weight: 'heavy',
    move: 1,
    battleMove: 0,
    range: 6,
    fireDice: 2,
    dice: 2,
    backDice: 2,
    againstElephants: 2,
    swordsHit: false,
    perFlag: 1,
    moveRule: 'CCA-UNT-02',
    diceRule: 'CCA-UNT-02',
  },
] as const satisfies readonly AncientType[]

export type TypeId = (typeof types)[number]['id']
const typeNumber = (id: TypeId): number => types.findIndex(t => t.id === id)
export const WARRIORS = typeNumber('warriors')
export const AUXILIA = typeNumber('auxilia')
export const ELEPHANTS = typeNumber('elephants')
export const CHARIOTS = typeNumber('heavy-chariot')
export const WAR_MACHINE = typeNumber('war-machine')
