import type { UnitType } from '@acies/commands-colors'
import { type Nation, nations, type UnitCode, type UnitType as UnitKindId, unitCodes } from './codes.ts'
import {
  type Arm,
  batteryDice,
  halving,
  rangeAfterMoving,
  type UnitCard,
  type UnitClass,
  type UnitKind,
  unitCards,
  unitKinds,
} from './units.ts'

/** A type of unit as one nation fields it, its dice worked out for every strength. */
export interface NapoleonicType extends UnitType {
  readonly kind: UnitKindId
  readonly nation: Nation
  readonly arm: Arm
  readonly class: UnitClass
  readonly guard: boolean
  /** Light infantry of any name; heavy cavalry of any name; horse artillery. */
  readonly light: boolean
  readonly heavy: boolean
  readonly horseGuns: boolean
  /** Light, grenadiers, Guard: two hexes and battle on a forced march. */
  readonly quick: boolean
  /** Hexes it may move and still battle, and if it does not battle. */
  readonly march: number
  readonly run: number
  readonly range: number
  readonly movedRange: number
  /** By blocks left: dice of infantry that has not moved, and that has. */
  readonly fire: readonly number[]
  readonly movedFire: readonly number[]
  /** By blocks left, then by hexes: dice of guns. */
  readonly gunnery: readonly (readonly number[])[]
  /** By blocks left. */
  readonly melee: readonly number[]
  readonly againstInfantry: number
  readonly saberHits: boolean
  readonly perFlag: number
  readonly ignores: number
}

const PREFIX = { france: 'F-', britain: 'B-', portugal: 'P-' } as const satisfies Record<Nation, string>

function typeOf(nation: Nation, code: UnitCode, card: UnitCard): NapoleonicType {
  const kind: UnitKind = unitKinds[code]
  const blocks = card.blocks.value
  const guns = kind.arm === 'artillery'
  const horseGuns = kind.family === 'horse-artillery'
  const battery = batteryDice[horseGuns ? 'horse-artillery' : 'foot-artillery']
  const half = halving[nation] === 'up' ? Math.ceil : Math.floor
  const guard = kind.class === 'guard'
  const range = kind.range?.value ?? 0
  /** Something for every strength, none for no blocks. */
  const byBlocks = (of: (left: number) => number): number[] =>
    Array.from({ length: blocks + 1 }, (_, left) => (left === 0 ? 0 : of(left)))
  const fires = kind.arm === 'infantry'
  return {
    id: `${nation}-${unitCodes[code]}`,
    code: `${PREFIX[nation]}${code}`,
    blocks,
    mounted: kind.arm === 'cavalry',
    kind: unitCodes[code],
    nation,
    arm: kind.arm,
    class: kind.class,
    guard,
    light: kind.family === 'light',
    heavy: kind.family === 'heavy',
    horseGuns,
    quick: guard || kind.family === 'light' || kind.family === 'grenadier',
    march: kind.march.value,
    run: kind.run.value,
    range,
    movedRange: horseGuns ? rangeAfterMoving.value : range,
    fire: byBlocks(left => (fires ? left + kind.fireBonus.value + (card.volley?.value ?? 0) : 0)),
    movedFire: byBlocks(left => movedFire(fires, half(left / 2), kind)),
    gunnery: guns ? [[], ...battery.map(row => [0, row.melee.value, ...row.at.map(figure => figure.value)])] : [],
    melee: byBlocks(left => (guns ? battery[left - 1].melee.value : left) + kind.meleeBonus.value),
    againstInfantry: card.against?.infantry.value ?? 0,
    saberHits: kind.saberHits,
    perFlag: kind.retreat.value,
    ignores: card.ignores.value,
  }
}
/** CCN-RNG-12, CCN-RNG-13: the bonus comes after the halving. */
const movedFire = (fires: boolean, half: number, kind: UnitKind): number => (fires ? half + kind.fireBonus.value : 0)

/** Every type that a nation's card knows. */
export const types: readonly NapoleonicType[] = nations.flatMap(nation => {
  const known: Partial<Record<UnitCode, UnitCard>> = unitCards[nation]
  return Object.keys(unitCodes)
    .filter(code => code in known)
    .flatMap(code => {
      const card = known[code as UnitCode]
      return card === undefined ? [] : [typeOf(nation, code as UnitCode, card)]
    })
})

/** A type of the book, which holds no others. */
export const napoleonic = (t: UnitType): NapoleonicType => t as NapoleonicType
export const prefixOf = (nation: Nation): string => PREFIX[nation]
