import { type Field, kindOf, type Troop } from '../position.ts'
import { disciplineDice } from '../rules/checks.ts'
import {
  combatDice,
  courageInCombat,
  courageUnderFire,
  defenceInCombat,
  defenceUnderFire,
  type Footing,
  fireDice,
  flanks,
  mayShoot,
  missileOf,
  type Occasion,
  shotAt,
} from '../rules/fighting.ts'
import { armed, isArtillery, isCavalry, isInfantry } from '../rules/troop.ts'
import { blowOf, clashOf, passes } from './chances.ts'
import { thumb } from './thumb.ts'
import { leftOf, lossBy } from './worth.ts'

/** What a shot does on average, in victory points; 0 when it cannot be made. */
export function shotWorth(g: Field, u: Troop, target: Troop, occasion: Occasion, far: number | null = null): number {
  const missile = missileOf(g, u)
  if (missile === null || !mayShoot(g, u, occasion)) return 0
  const length = far ?? shotAt(g, u, target)?.length ?? null
  if (length === null) return 0
  const dice = fireDice(g, u, occasion, length).value
  const courage = courageUnderFire(g, target, u).value
  return lossBy(g, target, blowOf(dice, defenceUnderFire(g, target, missile), courage, missile.gun ? 6 : 4))
}

/** How the target of a charge meets it. */
export type Meeting = 'stands' | 'counters' | 'resists'

const CHARGER: Footing = { attacks: true, charged: false, flanked: false, flanks: false, counter: false, badWar: false }
const AGAINST_COUNTER: Footing = { ...CHARGER, counter: true }

/** Who destroys whom when he retreats (TER-CAV-07, TER-WPN-05, TER-ART-22). */
const cutsDown = (g: Field, winner: Troop, loser: Troop): boolean =>
  isArtillery(g, loser) || (isCavalry(g, winner) && (isInfantry(g, loser) || armed(g, winner, 'cavalry-lances')))

/** What a clash brings whoever charges, on average: what he does less what he suffers. */
export function clashWorth(g: Field, u: Troop, target: Troop, meeting: Meeting = 'stands'): number {
  const flanked = flanks(g, u, target)
  const counter = meeting === 'counters'
  const own = { ...(counter ? AGAINST_COUNTER : CHARGER), flanks: flanked }
  const his: Footing = { attacks: counter, charged: !counter, flanked, flanks: false, counter, badWar: false }
  const courage = courageInCombat(g, target, u, his).value
  const firm = meeting === 'resists' ? courage + Math.floor(kindOf(g, target).courage / 2) : courage
  const given = blowOf(combatDice(g, u, target, own).value, defenceInCombat(g, target, u), firm, 5)
  const taken = blowOf(
    combatDice(g, target, u, his).value,
    defenceInCombat(g, u, target),
    courageInCombat(g, u, target, own).value,
    5,
  )
  const { won, routs, routed } = clashOf(given, taken)
  const [mine, theirs] = [leftOf(g, u), leftOf(g, target)]
  let sum = lossBy(g, target, given) - lossBy(g, u, taken)
  sum += routs * (cutsDown(g, u, target) ? 0.8 * theirs : thumb.retreat)
  sum -= routed * (cutsDown(g, target, u) ? 0.8 * mine : thumb.retreat)
  if (isArtillery(g, target)) sum += (won - routs) * 0.8 * theirs
  return sum
}

/** The chance that a troop carries out what it reacts with. */
export const reacts = (g: Field, u: Troop, against: Troop, charge: boolean, evades = false): number =>
  passes(
    disciplineDice(g, u, {
      reacting: true,
      flank: charge && flanks(g, against, u),
      evadesInfantry: evades && !isCavalry(g, against),
      flees: null,
    }).value,
  )

/** What a charge brings, with what the target may do about it. */
export function chargeWorth(g: Field, u: Troop, target: Troop): number {
  const clash = clashWorth(g, u, target)
  if (target.card === 'none') return clash
  const shot = shotWorth(g, target, u, 'fire-reaction', 0)
  return thumb.arrives * clash - thumb.answered * shot
}
