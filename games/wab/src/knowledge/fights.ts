import type { Choice, Next, Pick, Picks } from '@acies/kernel'
import { ahead, apart, INCH } from '@acies/table'
import { type Field, has, isFleeing, kindOf, modelsIn, roundsOf, type Unit, unitWith } from '../position.ts'
import { filesOf } from '../rules/bodies.ts'
import { bodyGuard, fullRanks } from '../rules/ranks.ts'
import { MOST_RANKS } from '../rules/result.ts'
import { mayNotDress } from '../steps/dress.ts'
import { blowsOf } from './lore.ts'
import type { Thought } from './thought.ts'

// ---- shots ----

/** Every shooter at the enemy it hurts most; nobody into a fight of friends. */
export function shotsByHabit(t: Thought, next: Next, able: readonly number[]): Picks {
  const picks: Pick[] = []
  for (const id of able) {
    const marks = next([...picks, id])
    if (marks?.of !== 'unit') continue
    const u = t.g.units[id]
    let best = -1
    let top = 0
    for (const at of marks.options) {
      const e = t.g.units[at]
      if (t.eye.engaged(e)) continue
      const gain = t.tip(t.eye.shotAt(u, e, u, has(u, 'moved')))
      if (gain > top) {
        top = gain
        best = at
      }
    }
    if (best >= 0) picks.push(id, best)
  }
  return picks
}

/** A stone at the thickest of those in range, the distance guessed by eye. */
export function bombardByHabit(t: Thought, u: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const { g, eye } = t
  const far = (e: Unit): number => Math.round(apart(u, eye.middle(e)) / INCH)
  const marks = choice.options.map(id => g.units[id]).filter(e => far(e) >= 6 && far(e) <= 48 && !isFleeing(e))
  if (marks.length === 0) return []
  const thick = (e: Unit): number => t.tip(modelsIn(e) * kindOf(g, e).points) / (10 + far(e))
  const best = marks.reduce((a, b) => (thick(b) > thick(a) ? b : a))
  return [best.id, far(best)]
}

// ---- challenges ----

/** Wounds one does to the other in a round against what he gets, by how many each has left. */
function duelWorth(g: Field, hero: Unit, foe: Unit): number {
  const [body, his] = [bodyGuard(g, hero), bodyGuard(g, foe)]
  const left = (u: Unit): number => Math.max(1, kindOf(g, u).w - u.hurt)
  const gives = blowsOf(g, body, hero.kind, his, foe.kind, has(body, 'charged'), roundsOf(body) === 0) / left(foe)
  const takes = blowsOf(g, his, foe.kind, body, hero.kind, has(his, 'charged'), roundsOf(his) === 0) / left(hero)
  return gives * foe.worth - takes * hero.worth
}
const heroesOf = (t: Thought, combat: number, side: number): Unit[] =>
  t.g.combats[combat].units
    .map(id => t.g.units[id])
    .flatMap(u =>
      t.g.units.filter(
        c => c.side === side && (c.host === u.id || c === u) && kindOf(t.g, c).character && c.where !== 'lost',
      ),
    )

/** Challenges with whoever beats the best of the others. */
export function challengeByHabit(t: Thought, combat: number, next: Next): Picks {
  const choice = next([])
  if (choice?.of !== 'unit') return []
  const foes = heroesOf(t, combat, 1 - t.side)
  if (foes.length === 0) return []
  let best: Picks = []
  let top = 8
  for (const id of choice.options) {
    const worst = Math.min(...foes.map(foe => duelWorth(t.g, t.g.units[id], foe)))
    if (worst > top) {
      top = worst
      best = [id]
    }
  }
  return best
}
/** Takes it up with whoever stands the better chance; a general about to die hides. */
export function acceptByHabit(t: Thought, by: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const worth = (id: number): number => duelWorth(t.g, t.g.units[id], by)
  const [first] = choice.options
  const best = choice.options.reduce((a, b) => (worth(b) > worth(a) ? b : a), first)
  return worth(best) > -25 ? [best] : []
}
/** Whom it would rather not have in the fight. */
export function dearest(t: Thought, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const [first] = choice.options
  return [choice.options.reduce((a, b) => (t.g.units[b].worth > t.g.units[a].worth ? b : a), first)]
}

// ---- combats ----

/** First what is likely to be won: friends near by take heart, and losers flee before they are needed. */
export function combatByHabit(t: Thought, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const gain = (id: number): number => {
    const c = t.eye.combatOf(t.g.units[id])
    return c === undefined ? 0 : t.eye.combat(c, t.side).gain
  }
  const [first] = choice.options
  return [choice.options.reduce((a, b) => (gain(b) > gain(a) ? b : a), first)]
}
/** Horse that has lost gives ground if to stay is worse. */
export function giveWayByHabit(t: Thought, u: Unit): Picks {
  const c = t.eye.combatOf(u)
  return [c !== undefined && t.eye.combat(c, u.side).gain < -0.15 * t.eye.worth(u) ? 'give-ground' : 'stand']
}

/** Where an advance straight ahead would bring a unit. */
const beyond = (u: Unit, inches: number) => ahead(u, inches * INCH)
/** What it is to stand there, not to stand here: whom it may strike next, who may strike it. */
function betterThere(t: Thought, u: Unit, inches: number): number {
  const there = beyond(u, inches)
  const [now, then] = [u, there].map(
    at => 0.4 * Math.max(0, t.eye.bestCharge(u, at)?.gain ?? 0) - 0.6 * t.eye.menace(u, at),
  )
  return then - now
}
/** After those who run, unless that leads into the spears of others for little. */
export function pursueByHabit(t: Thought, u: Unit, prey: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'word') return null
  const [pursue, hold] = choice.options
  if (hold === undefined) return [pursue]
  const fast = Math.max(0.2, Math.min(0.9, 0.5 + (0.25 * (t.eye.charge(u) - t.eye.charge(prey))) / (4 * INCH)))
  const caught = fast * t.eye.worth(prey) * 0.7
  const edge = isNearEdge(t.g, u) && t.g.turn > t.g.last - 4 ? 0.3 * t.eye.worth(u) : 0
  return [t.tip(caught * t.w('attack') + 0.6 * betterThere(t, u, 7) - edge) > 0 ? pursue : hold]
}
const isNearEdge = (g: Field, u: Unit): boolean => {
  const to = beyond(u, 9)
  return to.x < 0 || to.y < 0 || to.x > g.width || to.y > g.depth
}
/** On into the next enemy if he is there to be beaten; otherwise it stays in hand. */
export function overrunByHabit(t: Thought, u: Unit): Picks {
  const reach = has(u, 'ran-down') ? 3.5 : 7
  let struck = 0
  for (const e of t.eye.enemies(u))
    if (!isFleeing(e) && t.eye.gap(u, e) <= reach + 2 && t.eye.spare(u, e) >= 0)
      struck = Math.max(struck, t.eye.onset(u, e))
  if (struck > 0.1) return ['overrun']
  return [!isNearEdge(t.g, u) && betterThere(t, u, reach) > 0.1 ? 'overrun' : 'stay']
}
export function followByHabit(t: Thought, u: Unit): Picks {
  const near = t.eye.nearest(u)
  return [near !== null && t.eye.onset(u, near.foe) > -0.1 ? 'follow' : 'stay']
}

/** Leaders to where the fight is; the front wider while the ranks behind still count. */
export function dressByHabit(t: Thought, next: Next): Picks | null {
  const first = next([])
  if (first?.of !== 'unit') return null
  const picks: Pick[] = []
  for (const id of first.options) {
    const u = t.g.units[id]
    const deeds = next([...picks, id])
    if (deeds?.of !== 'word') continue
    if (deeds.options.includes('step-up')) {
      const from = next([...picks, id, 'step-up'])
      if (from?.of !== 'die' || from.options.length === 0) continue
      const to = next([...picks, id, 'step-up', from.options[0]])
      if (to?.of !== 'die' || to.options.length === 0) continue
      picks.push(id, 'step-up', from.options[0], to.options[0])
      continue
    }
    const wider = WIDTHS.find(
      ([l, r]) => keepsRanks(u, l + r) && mayNotDress(t.g, [...picks, id, 'widen', l, r]) === null,
    )
    if (deeds.options.includes('widen') && wider !== undefined) picks.push(id, 'widen', wider[0], wider[1])
  }
  return picks
}
const WIDTHS: readonly (readonly [number, number])[] = [
  [1, 1],
  [0, 2],
  [2, 0],
  [0, 1],
  [1, 0],
]
const keepsRanks = (u: Unit, more: number): boolean => {
  const now = Math.min(MOST_RANKS, fullRanks(u))
  return Math.min(MOST_RANKS, fullRanks(unitWith(u, { files: Math.min(modelsIn(u), filesOf(u) + more) }))) >= now
}
