import type { Next, Pick, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Field, kindOf, onTable, type Side, type Unit } from '../position.ts'
import { missileOf } from '../rules/shots.ts'
import { TABLE } from '../set-up.ts'
import { blockIn, deploymentBarred } from '../steps/battle.ts'
import type { Thought } from './thought.ts'

/** Room left between two units of the line. */
const SPACE = 1.5 * INCH

/** Where in the battle line a unit belongs: foot in the middle, shooters beside it, horse on the wings. */
function wingOf(g: Field, u: Unit): number {
  const kind = kindOf(g, u)
  if (kind.character) return 0.5
  if (kind.troop === 'elephant') return 1
  if (kind.troop === 'cavalry' || kind.troop === 'chariot') return kind.order === 'close' || kind.pace < 8 ? 3 : 4
  if (kind.order === 'loose') return 2.5
  return missileOf(g, u) !== null && kind.ws <= 3 && kind.order !== 'close' ? 2 : missileOf(g, u) !== null ? 1.8 : 0
}
const isBehind = (g: Field, u: Unit): boolean => kindOf(g, u).troop === 'machine' || kindOf(g, u).character

interface Post {
  unit: number
  /** Along the line from the middle, and back from the front of the zone. */
  along: number
  back: number
}
/** The whole army in line: the foot in the middle, dearest first, the others to its right and left by turns; what finds no room stands behind. */
function lineOf(g: Field, side: Side): Post[] {
  const army = g.units.filter(u => u.side === side && (u.where === 'reserve' || onTable(u)))
  const width = (u: Unit): number => blockIn(g, u, u.files, u).width
  const line = army
    .filter(u => !isBehind(g, u))
    .sort((a, b) => wingOf(g, a) - wingOf(g, b) || b.worth - a.worth || a.id - b.id)
  const posts: Post[] = []
  const most = g.width / 2 - 3 * INCH
  let [left, right] = [0, 0]
  let deep = 0
  line.forEach((u, i) => {
    const w = width(u)
    if (i === 0) {
      posts.push({ unit: u.id, along: 0, back: 0 })
      left = w / 2
      right = w / 2
      return
    }
    const onRight = right <= left
    const reached = onRight ? right : left
    if (reached + SPACE + w > most) {
      // A second line behind the first.
      posts.push({ unit: u.id, along: (deep % 2 === 0 ? 1 : -1) * Math.ceil(deep / 2) * 9 * INCH, back: 6.5 * INCH })
      deep++
      return
    }
    posts.push({ unit: u.id, along: (onRight ? 1 : -1) * (reached + SPACE + w / 2), back: 0 })
    if (onRight) right += SPACE + w
    else left += SPACE + w
  })
  army
    .filter(u => isBehind(g, u))
    .forEach((u, i) => {
      posts.push({ unit: u.id, along: (i % 2 === 0 ? 1 : -1) * (4 + 3 * i) * INCH, back: 7 * INCH })
    })
  return posts
}

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
  const post = lineOf(g, t.side).find(p => p.unit === unit) ?? { unit, along: 0, back: 0 }
  const south = g.armies[t.side].edge === 'south'
  for (const off of OFFSETS)
    for (const deeper of [0, 1, 2, 4, 6]) {
      const far = TABLE.zone * INCH - post.back - deeper * INCH
      const x = Math.round(g.width / 2 + (south ? 1 : -1) * post.along + off * INCH)
      const picks: Picks = [...form, [x, Math.round(south ? g.depth - far : far), south ? 0 : 18000]]
      if (deploymentBarred(g, picks) === null) return picks
    }
  return null
}
const OFFSETS = [0, 1, -1, 2, -2, 3, -3, 5, -5, 8, -8, 11, -11, 15, -15, 20, -20, 26, -26, 32, -32]
/** How it forms up: as wide as its army list has it; shooters of light troops skirmish, the others stand in line. */
function formOf(t: Thought, unit: number, next: Next): Picks | null {
  const u = t.g.units[unit]
  const picks: Pick[] = [unit]
  for (;;) {
    const choice = next(picks)
    if (choice === null) return null
    if (choice.of === 'pose') return picks
    if (choice.of === 'number') picks.push(Math.max(choice.min, Math.min(choice.max, u.files)))
    else if (choice.of === 'word') {
      const wanted = missileOf(t.g, u) === null ? ['open', 'line'] : ['skirmish', 'line']
      picks.push(choice.options.find(word => wanted.includes(word)) ?? choice.options[0])
    } else return null
  }
}
