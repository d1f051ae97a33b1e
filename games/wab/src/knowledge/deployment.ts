import type { Choice, Next, Pick, Picks } from '@acies/kernel'
import { INCH, pickOf } from '@acies/table'
import { type Field, kindOf, modelsIn, onTable, type Side, type Unit } from '../position.ts'
import { mayScatter } from '../raise.ts'
import { type CloudShape, isSkirmishing, laidOut } from '../rules/cloud.ts'
import { charactersIn } from '../rules/ranks.ts'
import { missileOf } from '../rules/shots.ts'
import { goesFirst, taborPlaces } from '../rules/tabor.ts'
import { blockIn, deploymentBarred } from '../steps/battle.ts'
import type { Thought } from './thought.ts'

/** Room left between two units of the line. */
const SPACE = 1.5 * INCH

/** Loose models stand in a line, more of them in two, many in a knot: nobody may be in the way of the blocks beside them. */
const shapeOf = (u: Unit): CloudShape => (modelsIn(u) <= 4 ? 'line' : modelsIn(u) <= 10 ? 'double' : 'knot')
/** What a unit takes up along the line. */
function widthOf(g: Field, u: Unit): number {
  if (!isSkirmishing(g, u) && !skirmishes(g, u)) return blockIn(g, u, u.files, u).width
  const models = laidOut(g, u, shapeOf(u), { x: 0, y: 0, facing: 0 })
  return kindOf(g, u).width + Math.max(...models.map(m => m.x)) - Math.min(...models.map(m => m.x))
}

/** Where in the battle line a unit belongs: foot in the middle, engines and shooters beside it, horse on the wings. */
function wingOf(g: Field, u: Unit): number {
  const kind = kindOf(g, u)
  if (kind.troop === 'machine') return 1
  if (kind.troop === 'elephant') return 1.5
  if (kind.troop === 'cavalry' || kind.troop === 'chariot') return kind.order === 'close' || kind.pace < 8 ? 3 : 4
  return missileOf(g, u) !== null ? 2 : 0
}

interface Post {
  unit: number
  /** Along the line from the middle, and back from the front of the zone. */
  along: number
  back: number
}
/**
 * The whole army in line: the foot in the middle, dearest first, the others to its right and left by turns, so that
 * nobody who shoots bars the way of those who advance; what finds no room, and leaders by themselves, stand behind.
 */
function lineOf(g: Field, side: Side): Post[] {
  const army = g.units.filter(u => u.side === side && (u.where === 'reserve' || onTable(u)))
  const behind = army.filter(u => kindOf(g, u).character)
  const line = army
    .filter(u => !behind.includes(u))
    .sort((a, b) => wingOf(g, a) - wingOf(g, b) || b.worth - a.worth || a.id - b.id)
  const posts: Post[] = []
  const most = g.width / 2 - 2 * INCH
  let [left, right] = [0, 0]
  let deep = 0
  line.forEach((u, i) => {
    const width = widthOf(g, u)
    const onRight = right <= left
    const reached = onRight ? right : left
    if (i > 0 && reached + SPACE + width > most) {
      // A second line behind the first.
      const along = (deep % 2 === 0 ? 1 : -1) * Math.ceil(deep / 2) * 9 * INCH
      posts.push({ unit: u.id, along, back: 6 * INCH })
      deep++
      return
    }
    const from = i === 0 ? -width / 2 : reached + SPACE
    posts.push({ unit: u.id, along: (onRight ? 1 : -1) * (from + width / 2), back: 0 })
    if (i === 0) left = width / 2
    if (onRight || i === 0) right = from + width
    else left = from + width
  })
  behind.forEach((u, i) => {
    posts.push({ unit: u.id, along: (i % 2 === 0 ? 1 : -1) * (4 + 3 * i) * INCH, back: 5 * INCH })
  })
  return posts
}
/** Shooters of light troops skirmish; the others stand in line. */
const skirmishes = (g: Field, u: Unit): boolean => mayScatter(g, u) && missileOf(g, u) !== null

/** The next unit, in the order of its worth, at its post or as near to it as there is room. */
export function deployByHabit(t: Thought, next: Next): Picks | null {
  const { g } = t
  const choice = next([])
  if (choice?.of !== 'unit') return null
  const [first] = choice.options
  // The dearest last: the enemy sees where the others stand first.
  const unit = choice.options.reduce((a, b) => (g.units[b].worth < g.units[a].worth ? b : a), first)
  const form = formOf(t, unit, next)
  if (form === null) return null
  // A tabor from the middle of the edge on.
  if (goesFirst(g, g.units[unit])) {
    const laid = taborPlaces(g, g.units[unit]).map((at): Picks => [...form, pickOf(at)])
    return laid.find(picks => deploymentBarred(g, picks) === null) ?? null
  }
  const post = lineOf(g, t.side).find(p => p.unit === unit) ?? { unit, along: 0, back: 0 }
  const south = g.armies[t.side].edge === 'south'
  for (const off of OFFSETS)
    for (const deeper of [0, 1, 2, 4, 6]) {
      const far = g.zone - post.back - deeper * INCH
      const x = Math.round(g.width / 2 + (south ? 1 : -1) * post.along + off * INCH)
      const picks: Picks = [...form, [x, Math.round(south ? g.depth - far : far), south ? 0 : 18000]]
      if (deploymentBarred(g, picks) === null) return picks
    }
  return null
}
const OFFSETS = [0, 1, -1, 2, -2, 3, -3, 5, -5, 8, -8, 11, -11, 15, -15, 20, -20, 26, -26, 32, -32]
/** How it forms up: as wide as its army list has it. */
function formOf(t: Thought, unit: number, next: Next): Picks | null {
  const u = t.g.units[unit]
  const picks: Pick[] = [unit]
  for (;;) {
    const choice = next(picks)
    if (choice === null) return null
    if (choice.of === 'pose') return picks
    if (choice.of === 'number') picks.push(Math.max(choice.min, Math.min(choice.max, u.files)))
    else if (choice.of === 'word') {
      const wanted = [skirmishes(t.g, u) ? 'skirmish' : 'open', shapeOf(u)]
      picks.push(choice.options.find(word => wanted.includes(word)) ?? choice.options[0])
    } else return null
  }
}

/** The general leads the sturdiest foot, the battle standard the next; nobody rides with skirmishers. */
export function attachByHabit(t: Thought, c: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const { g, eye } = t
  const taken = (u: Unit): number => charactersIn(g, u).length
  const fit = (u: Unit): number => eye.worth(u) - 3 * taken(u) - Math.abs(u.x - g.width / 2) / (12 * INCH)
  const hosts = choice.options.map(id => g.units[id]).filter(u => modelsIn(u) >= 8)
  if (hosts.length === 0) return []
  const best = hosts.reduce((a, b) => (fit(b) > fit(a) ? b : a))
  return c.id === best.id ? [] : [best.id]
}
