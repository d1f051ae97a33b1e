import type { Kind } from '../data/kind.ts'
import { isMounted } from '../vocabulary.ts'

/** What is known of the cards before a battle begins: how one kind hurts another. Kept by the list of cards. */
export interface Lore {
  /** Wounds expected of one die, attacker by defender by how much the defender's defence is lowered (0 to 3). */
  readonly wounds: readonly (readonly (readonly number[])[])[]
  /** The same of a shot. */
  readonly shots: readonly (readonly (readonly number[])[])[]
  /** Points that one wound takes, by kind. */
  readonly life: readonly number[]
  /** Wants to come to blows rather than to shoot. */
  readonly fights: readonly boolean[]
}

const PENALTIES = [0, 1, 2, 3]
/** Points are counted in hundreds. */
const HUNDRED = 100

/** The chance of one die: value and die above the other's number, 6 always, 1 never. */
const chance = (value: number, against: number): number =>
  (7 - Math.max(2, Math.min(6, Math.max(1, against) - Math.max(1, value) + 1))) / 6

/** What a kind strikes harder with against another, whatever the place: spears and pikes against mounts. */
function edge(a: Kind, b: Kind): number {
  const spears = a.skills.includes('spearmen') || a.skills.includes('sarissas')
  return spears && isMounted(b.class) ? 1 : 0
}

const known = new WeakMap<readonly Kind[], Lore>()
export function loreOf(kinds: readonly Kind[]): Lore {
  let lore = known.get(kinds)
  if (lore === undefined) {
    lore = learn(kinds)
    known.set(kinds, lore)
  }
  return lore
}
function learn(kinds: readonly Kind[]): Lore {
  const strike = (a: Kind, b: Kind, pen: number): number =>
    chance(a.hit + edge(a, b), b.dodge - pen) *
    chance(a.wound + edge(a, b), b.armour - pen) *
    (a.skills.includes('deadly') ? 1.25 : 1) *
    (a.skills.includes('professional') ? 1.15 : 1)
  const shoot = (a: Kind, b: Kind, pen: number): number =>
    a.force === 0
      ? 0
      : chance(a.force, b.dodge - pen) * chance(a.force, b.armour - pen) * (a.skills.includes('precise') ? 1.3 : 1)
  const table = (one: typeof strike) => kinds.map(a => kinds.map(b => PENALTIES.map(pen => one(a, b, pen))))
  return {
    wounds: table(strike),
    shots: table(shoot),
    life: kinds.map(kind => kind.value / kind.life / HUNDRED),
    fights: kinds.map(kind => kind.class !== 'artillery' && kind.hit + kind.wound >= 2 * kind.force),
  }
}
