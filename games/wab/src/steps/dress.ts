import { type Choice, type Pick, type Picks, type Random, thing, word } from '@acies/kernel'
import { alongSide, aside, type Body, bodyAt, distance, edgeOf, INCH, overlaps, SLACK } from '@acies/table'
import type { Rule } from '../events.ts'
import {
  CHAMPION,
  CHARACTER,
  enemyOf,
  type Field,
  has,
  isCharacterPlace,
  isFleeing,
  isMan,
  kindOf,
  modelsIn,
  onTable,
  type Side,
  type Unit,
} from '../position.ts'
import { blockOf, bodyOf, filesOf, onImpassable, place } from '../rules/bodies.ts'
import { drawUp, isSkirmishing } from '../rules/cloud.ts'
import { foesOf, isLinked, placesAgainst } from '../rules/engaged.ts'
import { isOnTable } from '../rules/route.ts'
import { widerLine } from '../rules/swarm.ts'
import { procedure, question, seatsOf, type Table } from './book.ts'

/** Places of a unit that touch an enemy. */
const inContact = (g: Field, u: Unit): number[] => [...new Set(foesOf(g, u).flatMap(f => placesAgainst(g, u, f)))]

type Bodies = ReadonlyMap<number, Body>
const NOBODY_YET: Bodies = new Map()

/** A unit's body with so many files more. */
function widerBody(g: Field, u: Unit, left: number, right: number): Body {
  const { width, depth } = kindOf(g, u)
  const block = blockOf(g, u)
  const deep = Math.ceil(modelsIn(u) / (filesOf(u) + left + right)) * depth
  const at = aside(u, ((right - left) * width) / 2)
  return bodyAt({ ...block, ...at, width: block.width + (left + right) * width, depth: deep })
}

/** The rule by which a unit may not widen its front so far, or null (WAB-DRESS-03, 04); `wider` are those who did before it. */
function mayNotWiden(g: Field, u: Unit, left: number, right: number, wider = NOBODY_YET): Rule | null {
  if (!has(u, 'won-round') || isFleeing(u)) return 'WAB-DRESS-03'
  const foes = foesOf(g, u)
  if (foes.length === 0) return 'WAB-DRESS-01'
  if (foes.some(f => f.own !== 'front')) return 'WAB-DRESS-04'
  const { width } = kindOf(g, u)
  const files = filesOf(u)
  if (left + right === 0 || files + left + right > modelsIn(u)) return 'WAB-DRESS-03'
  const block = blockOf(g, u)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const f of foes) {
    const edge = edgeOf(blockOf(g, f.unit), f.theirs)
    const a = alongSide(block, 'front', { x: edge.ax, y: edge.ay })
    const b = alongSide(block, 'front', { x: edge.bx, y: edge.by })
    low = Math.min(low, a, b)
    high = Math.max(high, a, b)
  }
  // No more than one model beyond the enemy's front on either side.
  if (left > 0 && -left * width < low - width - SLACK) return 'WAB-DRESS-03'
  if (right > 0 && block.width + right * width > high + width + SLACK) return 'WAB-DRESS-03'
  const body = widerBody(g, u, left, right)
  if (!isOnTable(g, body) || onImpassable(g, body)) return 'WAB-DRESS-03'
  for (const o of g.units) {
    if (o === u || !onTable(o)) continue
    if (overlaps(body, wider.get(o.id) ?? bodyOf(g, o))) return 'WAB-DRESS-03'
    if (o.side !== u.side && !isLinked(g, u.id, o.id) && distance(body, bodyOf(g, o)) < INCH - SLACK)
      return 'WAB-MOV-01'
  }
  return null
}
/** Who may change places with an ordinary man in contact: a champion or character who is not (WAB-DRESS-02, WAB-CHMP-04, 05, WAB-PERS-15). */
function idleLeaders(g: Field, u: Unit): number[] {
  const touched = inContact(g, u)
  if (!touched.some(p => isMan(u.places[p]))) return []
  return u.places.flatMap((who, at) =>
    (who === CHAMPION || isCharacterPlace(who)) && !touched.includes(at) ? [at] : [],
  )
}
const DEEDS = ['widen', 'step-up'] as const
type Deed = (typeof DEEDS)[number]
const deedsOf = (g: Field, u: Unit): Deed[] => {
  if (!onTable(u) || isFleeing(u) || foesOf(g, u).length === 0) return []
  const found: Deed[] = []
  if (has(u, 'won-round') && [1, 2].some(n => mayNotWiden(g, u, n, 0) === null || mayNotWiden(g, u, 0, n) === null))
    found.push('widen')
  if (idleLeaders(g, u).length > 0) found.push('step-up')
  return found
}
const mayDress = (g: Field, side: Side): number[] =>
  g.units.filter(u => u.side === side && deedsOf(g, u).length > 0).map(u => u.id)

interface Dressed {
  unit: number
  deed: Deed
  a: number
  b: number
}
function read(picks: Picks): { done: Dressed[]; rest: Picks } {
  const done: Dressed[] = []
  let i = 0
  for (; i + 3 < picks.length; i += 4)
    done.push({
      unit: thing(picks, i),
      deed: word(picks, i + 1, DEEDS),
      a: thing(picks, i + 2),
      b: thing(picks, i + 3),
    })
  return { done, rest: picks.slice(i) }
}

/** The rule against a whole answer: neighbours do not both widen into the gap between them (WAB-DRESS-03). */
export function mayNotDress(g: Field, picks: Picks): Rule | null {
  const wider = new Map<number, Body>()
  for (const { unit, deed, a, b } of read(picks).done) {
    if (deed !== 'widen') continue
    const rule = mayNotWiden(g, g.units[unit], a, b, wider)
    if (rule !== null) return rule
    wider.set(unit, widerBody(g, g.units[unit], a, b))
  }
  return null
}

/** Both may put their ranks in order, A first: wider fronts for winners, leaders to where the fight is (WAB-DRESS-01 to 06). */
export const dress = question({
  name: 'dress',
  kind: 'assign',
  rules: ['WAB-DRESS-01', 'WAB-DRESS-03', 'WAB-DRESS-02'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    const { done, rest } = read(draft)
    if (rest.length === 0) {
      const options = mayDress(g, v.side).filter(id => !done.some(d => d.unit === id))
      return options.length === 0 ? null : { of: 'unit', options, enough: 'done' }
    }
    const about = thing(rest, 0)
    const u = g.units[about]
    if (rest.length === 1) return { of: 'word', options: deedsOf(g, u), about }
    if (word(rest, 1, DEEDS) === 'widen') {
      if (rest.length === 2) return { of: 'number', min: 0, max: 2, about, counts: 'files-left' }
      return { of: 'number', min: thing(rest, 2) === 0 ? 1 : 0, max: 2, about, counts: 'files-right' }
    }
    const options = rest.length === 2 ? idleLeaders(g, u) : inContact(g, u).filter(p => isMan(u.places[p]))
    return { of: 'die', options, about }
  },
  why(_g, _v, draft) {
    const { rest } = read(draft)
    return rest.length >= 2 && word(rest, 1, DEEDS) === 'widen' ? 'WAB-DRESS-03' : 'WAB-DRESS-01'
  },
  forbids: (g, _v, picks) => mayNotDress(g, picks),
  candidates: (g, v, _seat, n, random) => Array.from({ length: n }, () => someDress(g, v.side, random)),
  take(r, _v, picks) {
    for (const d of read(picks).done) carryOut(r, d)
  },
})
function someDress(g: Field, side: Side, random: Random): Picks {
  const picks: Pick[] = []
  const wider = new Map<number, Body>()
  for (const id of mayDress(g, side)) {
    const u = g.units[id]
    const deeds = deedsOf(g, u)
    const deed = deeds[random(deeds.length)]
    if (random(3) === 0) continue
    if (deed === 'widen') {
      const left = random(3)
      const right = left === 0 ? 1 + random(2) : random(3)
      if (mayNotWiden(g, u, left, right, wider) !== null) continue
      wider.set(id, widerBody(g, u, left, right))
      picks.push(id, deed, left, right)
    } else {
      const idle = idleLeaders(g, u)
      const to = inContact(g, u).filter(p => isMan(u.places[p]))
      picks.push(id, deed, idle[random(idle.length)], to[random(to.length)])
    }
  }
  return picks
}
function carryOut(r: Table, d: Dressed): void {
  const g = r.field
  const u = g.units[d.unit]
  if (d.deed === 'widen') {
    const path = [u.x, u.y, u.facing]
    const { width } = kindOf(g, u)
    const files = filesOf(u) + d.a + d.b
    // New files on the left come before those that stand: the men of the rear fill them up.
    u.places = regrouped(u.places, filesOf(u), d.a, d.b)
    u.files = files
    u.lean = 0
    place(u, aside(u, ((d.b - d.a) * width) / 2))
    r.tell({
      type: 'dressed',
      rules: ['WAB-DRESS-03'],
      unit: u.id,
      left: d.a,
      right: d.b,
      path: [...path, u.x, u.y, u.facing],
    })
    return
  }
  const places = u.places.slice()
  const who = places[d.a]
  places[d.a] = places[d.b]
  places[d.b] = who
  u.places = places
  r.tell({
    type: 'stepped-up',
    rules: ['WAB-DRESS-02', 'WAB-CHMP-04', 'WAB-PERS-15'],
    unit: who >= CHARACTER ? who - CHARACTER : u.id,
    other: u.id,
  })
}
/** The front stays as it stands in the middle; men of the last places step out beside it. */
function regrouped(places: readonly number[], files: number, left: number, right: number): number[] {
  const front = places.slice(0, files)
  const rest = places.slice(files)
  const men: number[] = []
  for (let i = rest.length - 1; i >= 0 && men.length < left + right; i--)
    if (isMan(rest[i])) men.push(...rest.splice(i, 1))
  while (men.length < left + right && rest.length > 0) men.push(...rest.splice(rest.length - 1, 1))
  return [...men.slice(0, left), ...front, ...men.slice(left), ...rest]
}

/** Skirmishers and loose chariots who had nobody to fight step into the line (WAB-SKI-19, WAB-CHA-25). */
function closeIn(r: Table, u: Unit): void {
  const g = r.field
  const skirmish = isSkirmishing(g, u)
  if ((!skirmish && !has(u, 'drawn-up')) || isFleeing(u)) return
  const line = widerLine(g, u, foesOf(g, u))
  if (line === null) return
  const more = line.files - u.files
  drawUp(g, u, line.files, line)
  const rules: readonly Rule[] = [skirmish ? 'WAB-SKI-19' : 'WAB-CHA-25']
  r.tell({ type: 'dressed', rules, unit: u.id, left: more >> 1, right: more - (more >> 1), path: [] })
}

export const dressRanks = procedure({
  name: 'dress-ranks',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    skirmishers(r) {
      for (const u of r.field.units) if (onTable(u)) closeIn(r, u)
    },
    first(r) {
      const g = r.field
      if (mayDress(g, g.active).length > 0) r.call(dress, { side: g.active })
    },
    second(r) {
      const g = r.field
      const side = enemyOf(g.active)
      if (mayDress(g, side).length > 0) r.call(dress, { side })
    },
  },
})
export const dressSteps = [dressRanks, dress]
