import type { Choice, Pick, Picks } from '@acies/kernel'
import { apart, bearing, INCH, normal, pickOf, slid } from '@acies/table'
import { kindOf, type Unit, unitWith } from '../position.ts'
import { blockOf } from '../rules/bodies.ts'
import { paceOf } from '../rules/pace.ts'
import { fullRanks } from '../rules/ranks.ts'
import { MOST_RANKS } from '../rules/result.ts'
import { ridesInto } from '../steps/ride-on.ts'
import type { Thought } from './thought.ts'

/** How wide to charge: as many files as keep the ranks that count, and no wider than whom it comes at (WAB-FRM-50). */
export function chargeFilesByHabit(t: Thought, u: Unit, choice: Choice | null): Picks {
  if (choice?.of !== 'die') return []
  const { g } = t
  const { width } = kindOf(g, u)
  const target = g.charges.find(c => c.unit === u.id)?.targets[0]
  const front = target === undefined ? 0 : blockOf(g, g.units[target]).width
  const ranks = Math.min(MOST_RANKS, fullRanks(u))
  const fits = choice.options.filter(
    files =>
      files > u.files &&
      (files - 2) * width < front &&
      Math.min(MOST_RANKS, fullRanks(unitWith(u, { files }))) >= ranks,
  )
  return fits.length === 0 ? [] : [Math.max(...fits)]
}

/** Whoever is thickest of those a gun or bolt may be aimed at. */
export function markByHabit(t: Thought, choice: Choice | null): Picks {
  if (choice?.of !== 'unit' || choice.options.length === 0) return []
  const { g, eye } = t
  const worth = (id: number): number => t.tip(eye.worth(g.units[id]) * (eye.engaged(g.units[id]) ? 0.2 : 1))
  return [choice.options.reduce((a, b) => (worth(b) > worth(a) ? b : a))]
}
/** A ball is laid to fall short of its mark and bounce on into it (WAB-WAR-57 to 59). */
export function cannonByHabit(t: Thought, u: Unit, choice: Choice | null): Picks {
  const [mark] = markByHabit(t, choice)
  if (typeof mark !== 'number') return []
  const far = Math.round(apart(u, t.eye.middle(t.g.units[mark])) / INCH) - 6
  return [mark, Math.max(1, far)]
}

/** Who may turn on one of several in his fury: the one he beats. */
export function furyByHabit(t: Thought, u: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const gain = (id: number): number => t.eye.onset(u, t.g.units[id])
  return [choice.options.reduce((a, b) => (gain(b) > gain(a) ? b : a))]
}

/** An ambush waits until somebody passes whom it can charge to advantage, but not for ever. */
export function riseByHabit(t: Thought, units: readonly number[]): Picks {
  const { g, eye } = t
  const ready = units.find(id => (eye.bestCharge(g.units[id])?.gain ?? 0) > 0.3)
  if (ready !== undefined) return [ready]
  return g.last - g.turn < 5 ? [units[0]] : []
}

/** On from whoever could charge it, its bows spent. */
export function rideOnByHabit(t: Thought, u: Unit): Picks {
  const { g, eye } = t
  const near = eye.nearest(u)
  if (near === null || near.gap > 2 + eye.charge(near.foe) / INCH) return []
  const away = normal(bearing(eye.middle(near.foe), eye.middle(u)))
  for (const part of [1, 0.6, 0.3]) {
    const picks: Pick[] = ['as-they-stand', pickOf(slid(u, away, Math.floor(paceOf(g, u) * INCH * part)))]
    if (ridesInto(g, u, picks) === null) return picks
  }
  return []
}
