import type { Army, BaseSize, Branch, Profile, TroopOption } from '../profile.ts'
import type { TroopRule } from '../troop-rules.ts'
import type { Weapon } from '../weapons.ts'

/** Where the numbers of a list come from: printed in an army book, or proposed by us until one is at hand. */
export type Origin = 'printed' | 'proposal'

export interface ArmyBook extends Army {
  origin: Origin
  /** first and last year it fits */
  years: readonly [first: number, last: number]
}

type Pair = readonly [number, number]
type Values = readonly [
  speed: number | Pair,
  combat: number,
  fire: number | Pair,
  discipline: number,
  courage: number,
  stamina: number,
]
type Defence = Profile['defence']

/** Defences by how a troop stands: a hedge of pikes, loose shot, a squadron of horse, riders in loose order, a crew. */
export const PIKES: Defence = [4, 5, 4, 4]
export const SHOT: Defence = [4, 3, 5, 6]
export const HORSE: Defence = [4, 4, 4, 5]
export const ARMOURED: Defence = [4, 4, 5, 5]
export const DRAGOONS: Defence = [4, 3, 5, 5]
export const CREW: Defence = [3, 3, 5, 5]

const row =
  (branch: Branch) =>
  (
    id: string,
    base: BaseSize,
    values: Values,
    defence: Defence,
    weapons: readonly Weapon[],
    rules: readonly TroopRule[],
    points: number,
    ...options: readonly TroopOption[]
  ): Profile => {
    const [speed, combat, fire, discipline, courage, stamina] = values
    return {
      id,
      branch,
      base,
      speed,
      combat,
      fire,
      discipline,
      courage,
      stamina,
      defence,
      weapons,
      rules,
      points,
      options,
    }
  }

/** The rows of a list: id, base, the six values in the order of the card, defences, weapons, rules, price, options. */
export const formation = row('formation')
export const company = row('company')
export const cavalry = row('cavalry')
export const artillery = row('artillery')
