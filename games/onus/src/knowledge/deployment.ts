import type { Next, Picks } from '@acies/kernel'
import { bearingTo, opposite } from '@acies/table'
import { DEPTH, type Field, kindOf, UD, type Unit, WIDTH } from '../position.ts'
import { isMounted } from '../vocabulary.ts'
import type { Thought } from './thought.ts'

/** Room that is left between two cards. */
const SPACE = UD / 10

interface Spot {
  x: number
  y: number
  /** 0 in the middle of the strip, 1 at its ends. */
  wing: number
  /** 0 the foremost row. */
  row: number
}

/** Places for cards in a seat's strip, row by row. */
function spotsOf(g: Field, seat: number): Spot[] {
  const { left, top, right, bottom } = g.zones[seat]
  const edge = g.edge[seat]
  const along = edge === 'north' || edge === 'south'
  const length = along ? right - left : bottom - top
  const depth = along ? bottom - top : right - left
  const columns = Math.floor(length / (WIDTH + SPACE))
  const rows = Math.floor(depth / (DEPTH + SPACE))
  const spots: Spot[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const aside = (length * (2 * column + 1)) / (2 * columns)
      const back = row * (DEPTH + SPACE) + SPACE / 2
      const wing = columns === 1 ? 0 : Math.abs(2 * column - columns + 1) / (columns - 1)
      const place = { wing, row }
      if (edge === 'south') spots.push({ ...place, x: left + aside, y: top + back })
      else if (edge === 'north') spots.push({ ...place, x: left + aside, y: bottom - back })
      else if (edge === 'west') spots.push({ ...place, x: right - back, y: top + aside })
      else spots.push({ ...place, x: left + back, y: top + aside })
    }
  return spots
}

/** Where a kind belongs: foot in the middle, horse on the wings, light troops ahead, engines behind. */
function misfit(g: Field, u: Unit, { wing, row }: Spot): number {
  const kind = kindOf(g, u)
  const light = kind.skills.includes('skirmishers')
  if (kind.class === 'artillery') return 2 * Math.abs(row - 1) + wing
  if (kind.class === 'elephant') return 3 * row + Math.abs(wing - 0.4)
  if (isMounted(kind.class)) return 2 * row + 3 * (1 - wing)
  if (light) return 2 * row + 0.8 * wing
  if (kind.range >= 4) return 2 * Math.abs(row - 1) + 2 * Math.abs(wing - 0.5)
  return 1.5 * row + 1.6 * wing
}

/** The next card, and the best free place for it. */
export function deployByHabit(t: Thought, seat: number, next: Next): Picks | null {
  const { g } = t
  const choice = next([])
  if (choice?.of !== 'unit' || g.zones[seat] === undefined) return null
  const facing = opposite(bearingTo(g.edge[seat]))
  const placed = g.units.filter(o => o.where === 'table')
  const near = WIDTH + SPACE / 2
  const free = spotsOf(g, seat).filter(spot =>
    placed.every(
      o => Math.abs(o.x - spot.x) >= near || Math.abs(o.y - spot.y) >= DEPTH + SPACE / 2 || !isAlong(g, seat),
    ),
  )
  const across = free.filter(spot =>
    isAlong(g, seat)
      ? true
      : placed.every(o => Math.abs(o.y - spot.y) >= near || Math.abs(o.x - spot.x) >= DEPTH + SPACE / 2),
  )
  if (across.length === 0) return null
  // The dearest cards last: the enemy sees where the others stand first.
  const unit = choice.options.reduce((a, b) => (pointsOf(g, b) < pointsOf(g, a) ? b : a))
  const u = g.units[unit]
  const fit = (spot: Spot): number => t.tip(10 - misfit(g, u, spot))
  const best = across.map(spot => ({ spot, fit: fit(spot) })).reduce((a, b) => (b.fit > a.fit ? b : a)).spot
  const picks: Picks = [unit, [Math.round(best.x), Math.round(best.y), facing]]
  const more = next(picks)
  return more?.of === 'word' ? [...picks, 'alone'] : picks
}
const isAlong = (g: Field, seat: number): boolean => g.edge[seat] === 'north' || g.edge[seat] === 'south'
const pointsOf = (g: Field, id: number): number => kindOf(g, g.units[id]).value

/** The general rides with sturdy foot near the middle. */
export function postByHabit(t: Thought, next: Next): Picks | null {
  const choice = next([])
  if (choice?.of !== 'unit') return null
  const { g } = t
  const own = choice.options.map(id => g.units[id])
  const middle = own.reduce((sum, u) => sum + u.x, 0) / own.length
  const spread = Math.max(1, ...own.map(u => Math.abs(u.x - middle)))
  const fit = (u: Unit): number => {
    const { morale, armour, life, class: is, skills } = kindOf(g, u)
    const sturdy = morale + armour + life + (is === 'infantry' ? 2 : 0) - (skills.includes('impetuous') ? 4 : 0)
    return t.tip(sturdy - (4 * Math.abs(u.x - middle)) / spread)
  }
  return [own.reduce((a, b) => (fit(b) > fit(a) ? b : a)).id]
}
