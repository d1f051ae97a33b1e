import type { Choice, Next, Pick, Picks, Pose } from '@acies/kernel'
import { bearing, INCH, inches, length, type Point, pose, slid } from '@acies/table'
import { type Card, type Commander, commanderOf, type Field, isCommander, kindOf, type Troop } from '../position.ts'
import { commandDistance, interacts } from '../rules/command.ts'
import { isArtillery } from '../rules/troop.ts'
import { moveCommander } from '../steps/commander.ts'
import { has } from '../traits/index.ts'
import { passes } from './chances.ts'
import { boldestCharge, secondThought } from './daring.ts'
import { practice } from './practice.ts'
import { prospectOf } from './prospect.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

const ledBy = (g: Field, c: Commander): Troop[] =>
  g.troops.filter(
    u => u.where === 'table' && u.side === c.side && (c.chief ? interacts(g, c, u) : u.command === c.command),
  )

/** Where a commander reaches most of his men: behind their middle, seen from the enemy. */
function postOf(g: Field, c: Commander): Point | null {
  let [x, y, n] = [0, 0, 0]
  for (const u of ledBy(g, c)) {
    // Guns and the elite need nobody near.
    const weight = isArtillery(g, u) || has(g, u, 'needsNoCommander') ? 0.2 : 1
    x += u.x * weight
    y += u.y * weight
    n += weight
  }
  if (n === 0) return null
  let [ex, ey, enemies] = [0, 0, 0]
  for (const e of g.troops) {
    if (e.where !== 'table' || e.side === c.side) continue
    ex += e.x
    ey += e.y
    enemies++
  }
  const middle = { x: Math.round(x / n), y: Math.round(y / n) }
  if (enemies === 0) return middle
  const way = bearing({ x: Math.round(ex / enemies), y: Math.round(ey / enemies) }, middle)
  return slid(pose(middle.x, middle.y, 0), way, inches(practice.behind.fighting))
}

/** What his going there is worth: the inches he lacks, the more when men are out of his reach. */
function errandOf(g: Field, c: Commander): number {
  const post = postOf(g, c)
  if (post === null || c.inside >= 0) return 0
  const far = length(post.x - c.x, post.y - c.y)
  if (far < inches(4.5)) return 0
  let lost = 0
  for (const u of ledBy(g, c)) {
    if (c.chief || isArtillery(g, u) || has(g, u, 'needsNoCommander')) continue
    if (length(u.x - c.x, u.y - c.y) - u.width / 2 > commandDistance(c)) lost++
  }
  return thumb.errand * Math.min(6, far / INCH) * (c.chief ? 0.5 : 1) + thumb.outOfCommand * lost
}

/** Who is worth sending, if anybody. */
export function commanderByHabit(t: Thought, choice: Choice | null): Picks {
  if (choice?.of !== 'unit') return []
  const { g } = t
  const worth = (id: number): number => {
    const c = commanderOf(g, id)
    return errandOf(g, c) + promiseOf(t, c)
  }
  const chosen = t.best(choice.options, worth, 0.04)
  return chosen === null ? [] : [chosen]
}

/** What his qualities may be good for now; nobody looks whom he sees. */
function promiseOf(t: Thought, c: Commander): number {
  const { g } = t
  // Without a level there is no die to roll: nothing he tries succeeds (TER-CMD-21).
  if (c.level === 0) return 0
  const men = ledBy(g, c).filter(u => length(u.x - c.x, u.y - c.y) < inches(9))
  let best = c.qualities.includes('fearless') && c.inside < 0 ? (boldestCharge(t, c, men)?.worth ?? 0) : 0
  if (c.qualities.includes('bold')) for (const u of men) best = Math.max(best, passes(c.level) * secondThought(t, u))
  for (const quality of c.qualities) {
    const worth = ACTIONS[quality] ?? 0
    if (worth > best && men.some(u => FITS[quality]?.(u) ?? !u.acted)) best = worth
  }
  return best
}
const isWorn = (u: Troop): boolean => u.wear > 1
const FITS: Readonly<Record<string, (u: Troop) => boolean>> = {
  diligent: u => u.disordered,
  honourable: isWorn,
  pious: isWorn,
  authoritarian: u => u.wear > 0 && !u.acted,
  notable: u => u.wear > 0 && !u.acted,
  hero: u => u.acted && (u.last === 'fire' || u.last === 'attack'),
  determined: u => u.card === 'attack',
  perfectionist: u => u.card === 'fire',
}

const ASIDE = [0, 3000, -3000, 6000, -6000, 9000, -9000]
/** To his post, as far as he gets. */
export function ridesByHabit(
  t: Thought,
  v: { commander: number; most: number; joins: boolean },
  next: Next,
): Picks | null {
  const { g } = t
  const c = commanderOf(g, v.commander)
  const choice = next([])
  if (choice?.of !== 'word') return null
  const may = (how: string): boolean => choice.options.includes(how)
  if (may('fearless') && c.level > 0) {
    const near = next(['fearless'])
    const men = near?.of === 'unit' ? near.options.map(id => g.troops[id]) : []
    const found = boldestCharge(t, c, men)
    if (found !== null) return ['fearless', found.unit]
  }
  const post = postOf(g, c)
  const from: Point = c.inside < 0 ? c : g.troops[c.inside]
  if (post !== null && may('move') && (!may('stay') || length(post.x - from.x, post.y - from.y) > inches(2))) {
    const far = Math.min(v.most, Math.round(length(post.x - from.x, post.y - from.y)))
    const way = bearing(from, post)
    for (const share of [1, 0.7, 0.4])
      for (const off of ASIDE) {
        const at = slid(pose(from.x, from.y, 0), way + off, Math.floor(far * share))
        const picks: [string, Pose] = ['move', [at.x, at.y, 0]]
        if (moveCommander.forbids?.(g, v, picks, c.side) === null) return picks
      }
  }
  return may('stay') ? ['stay'] : null
}

/** What a Command Action is worth where it fits; those that are not here are left alone. */
const ACTIONS: Readonly<Record<string, number>> = {
  hurry: 0.01,
  inspire: 0.08,
  authoritarian: 0.06,
  determined: 0.08,
  notable: 0.06,
  diligent: 0.12,
  honourable: 0.15,
  hero: 0.12,
  perfectionist: 0.15,
  pious: 0.08,
  stoic: 0.05,
  undaunted: 0.05,
  swift: 0.05,
  mentor: 0.05,
  engineer: 0.05,
  terrible: 0.05,
  schemer: 0.05,
  threatening: 0.05,
  comrade: 0.05,
  intriguer: 0.05,
  clever: 0.045,
  bold: 0,
}
/** Virtues by the card they go with, the best first. */
const LENT: Readonly<Partial<Record<Card, readonly string[]>>> = {
  attack: ['dexterity', 'will', 'dedication', 'zeal'],
  run: ['dedication'],
  attention: ['dedication', 'drill', 'loyalty'],
  fire: ['drill', 'loyalty'],
  resist: ['loyalty', 'zeal', 'sacrifice'],
}

/** The action that fits best, and whom it is for (TER-CMD-20). */
export function actionByHabit(t: Thought, next: Next): Picks | null {
  const choice = next([])
  if (choice?.of !== 'word') return null
  // He has to say something: what asks nothing of anybody.
  if (commanderOf(t.g, choice.about ?? 0)?.level === 0 && choice.options.includes('hurry')) return ['hurry']
  let [best, top]: [Picks | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const name of choice.options) {
    const worth = ACTIONS[name]
    if (worth === undefined) continue
    const { picks, gain } = aimed(t, name, next)
    // What is worth nothing in itself is worth what it mends, if he succeeds.
    const sum = (name === 'bold' ? passes(commanderOf(t.g, choice.about ?? 0).level) * gain : worth + gain) + t.whim()
    if (sum <= top) continue
    top = sum
    best = picks
  }
  return best
}
function aimed(t: Thought, name: string, next: Next): { picks: Picks; gain: number } {
  const picks: Pick[] = [name]
  let gain = 0
  let target: Troop | null = null
  for (let choice = next(picks); choice !== null; choice = next(picks)) {
    if (choice.of === 'unit') {
      const id = t.best(choice.options, unit => fitness(t, name, unit))
      if (id === null) break
      gain += fitness(t, name, id)
      target = isCommander(id) ? target : t.g.troops[id]
      picks.push(id)
    } else if (choice.of === 'word') {
      const { options } = choice
      const wanted = LENT[target?.card ?? 'none']?.find(word => options.includes(word))
      if (name === 'inspire' && wanted === undefined) gain -= 0.1
      picks.push(wanted ?? options[0])
    } else break
  }
  return { picks, gain }
}
/** How well an action fits a troop. */
function fitness(t: Thought, name: string, id: number): number {
  if (isCommander(id)) return 0
  const { g } = t
  const u = g.troops[id]
  const value = 0.0005 * kindOf(g, u).points
  switch (name) {
    case 'bold':
      return secondThought(t, u)
    case 'authoritarian':
    case 'notable':
      return u.wear > 0 ? value : -0.1
    case 'honourable':
      return value + 0.05 * u.wear
    case 'pious':
      return u.wear > 1 ? 0.05 * u.wear : -0.1
    case 'determined':
      return u.card === 'attack' && prospectOf(t, u).charge > 0 ? 0.1 : -0.1
    case 'hero':
      return u.last === 'fire' || u.last === 'attack' ? value : -0.2
    case 'inspire':
      return u.card === 'attack' && prospectOf(t, u).charge > 0 ? 0.1 : u.card === 'fire' ? 0.02 : -0.05
    case 'stoic':
    case 'undaunted':
      return prospectOf(t, u).threat > 0 ? value : -0.1
    case 'engineer':
    case 'mentor':
      return u.card === 'fire' ? value : -0.1
    default:
      return value
  }
}
