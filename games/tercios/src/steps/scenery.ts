import { type Choice, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { type Body, gapBetween, inches, type Pose, pickOf, pose, poseOf, slid } from '@acies/table'
import { ELEMENT_KINDS, ELEMENTS, type ElementKind } from '../data/terrain.ts'
import { commanderOf, type Element, type Field, NOBODY, type Side, sideOf } from '../position.ts'
import { elementBody } from '../rules/bodies.ts'
import { housesOf, isInTown, shiftedBy, togetherWith, townSize } from '../rules/town.ts'
import { leads } from '../traits/index.ts'
import { event, procedure, question, roll, seatOf, type Table } from './book.ts'
import { edgeFrom, endRoad, roadEnds, runOn } from './road.ts'

/** Ground bought with points, turn about (TER-SCN-01 to 06, TER-BAT-02). */
export const scenery = procedure({
  name: 'scenery',
  gives: undefined,
  with: (_: object) => ({ side: 0, first: [true, true], laid: NOBODY, began: false }),
  lines: {
    budget(r, v) {
      if (v.began) return
      v.began = true
      const g = r.field
      let dice = roll(r, 2)
      while (dice[0] === dice[1]) dice = roll(r, 2)
      g.budget = dice.slice()
      v.side = dice[0] > dice[1] ? 0 : 1
      r.tell(event('scenery-dice', ['TER-SCN-02'], { dice, other: v.side }))
    },
    buy(r, v) {
      const g = r.field
      if (affordable(g, sideOf(v.side), v.first[v.side]).length === 0) v.side = 1 - v.side
      if (affordable(g, sideOf(v.side), v.first[v.side]).length === 0) return
      r.call(layElement, { side: v.side, first: v.first[v.side], river: NOBODY }, 'laid')
    },
    crossing(r, v) {
      const river = r.field.elements.some(e => e.id === v.laid && e.kind === 'river')
      if (river) r.call(layElement, { side: 1 - v.side, first: false, river: v.laid }) // TER-SCN-06
    },
    road(r, v) {
      if (roadEnds(r.field, v.laid).length > 0) r.call(endRoad, { side: v.side, road: v.laid })
    },
    next(r, v) {
      const g = r.field
      v.first[v.side] = false
      v.laid = NOBODY
      v.side = 1 - v.side
      if (affordable(g, 0, v.first[0]).length > 0 || affordable(g, 1, v.first[1]).length > 0) r.repeat()
    },
    cartographer(r) {
      r.call(cartographers, {})
    },
    done(r) {
      r.field.scenery = 'done'
    },
  },
})

/** One commander-in-chief after another, of either side (TER-QUA-13). */
const cartographers = procedure({
  name: 'cartographers',
  gives: undefined,
  with: (_: object) => ({ chief: -1, laid: NOBODY }),
  lines: {
    next(r, v) {
      const { commanders } = r.field
      for (v.chief++; v.chief < commanders.length; v.chief++) {
        const c = commanders[v.chief]
        if (c.chief && leads(c, 'redraws') !== null) return r.call(redraw, { commander: c.id }, 'laid')
      }
      r.end(undefined)
    },
    road(r, v) {
      const { side } = r.field.commanders[v.chief]
      if (roadEnds(r.field, v.laid).length > 0) r.call(endRoad, { side, road: v.laid })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** What a side can still buy; a river only as its first (TER-SCN-06). */
function affordable(g: Field, side: Side, first: boolean): ElementKind[] {
  const left = g.budget[side] - g.spent[side]
  const river = g.elements.some(e => e.kind === 'river')
  return ELEMENT_KINDS.filter(kind => {
    if (ELEMENTS[kind].points > left) return false
    if (kind === 'river') return first
    if (kind === 'ford' || kind === 'bridge') return river
    return true
  })
}

/** Why it may not be bought (TER-SCN-03, TER-SCN-06). */
function whyNotBought(g: Field, free: boolean, first: boolean, pick: unknown): string {
  const river = g.elements.some(e => e.kind === 'river')
  // For a river that was laid the other side adds a crossing, and nothing else.
  if (free || (pick === 'river' && !first) || ((pick === 'ford' || pick === 'bridge') && !river)) return 'TER-SCN-06'
  return 'TER-SCN-03'
}

/** Sizes in inches at which elements come: across and deep, or how long and wide. */
const SIZES: Readonly<Record<Exclude<ElementKind, 'built-up'>, readonly [number, number]>> = {
  road: [1.5, 0],
  hill: [10, 8],
  'large-hill': [16, 11],
  'steep-hill': [9, 7],
  wood: [9, 7],
  'large-wood': [15, 9],
  crops: [9, 6],
  fence: [0.25, 10],
  wall: [0.3, 10],
  bridge: [4, 4],
  'small-building': [4, 3],
  'large-building': [6, 5],
  swamp: [9, 6],
  'small-lake': [8, 6],
  'large-lake': [14, 8],
  rocks: [6, 4],
  river: [3, 0],
  ford: [5, 4],
}

/** An element with its middle at a pose; lines lie across its facing, roads and rivers run to both edges. */
export function elementAt(g: Field, kind: ElementKind, at: Pose, id: number): Element {
  const scale = g.scale === 'small' ? 1 : 1.5
  const [w, d] = kind === 'built-up' ? townSize(g) : SIZES[kind].map(n => inches(n * scale))
  const { shape } = ELEMENTS[kind]
  const line: number[] = []
  if (shape === 'strip') {
    const long = d > 0 ? d / 2 : g.width + g.depth
    const [a, b] = [slid(at, at.facing + 9000, long), slid(at, at.facing + 27000, long)].map(p =>
      d > 0 ? p : edgeFrom(g, at, p),
    )
    line.push(a.x, a.y, b.x, b.y)
  }
  const front = shape === 'block' ? slid(at, at.facing, d / 2) : at
  return {
    id,
    kind,
    x: front.x,
    y: front.y,
    facing: shape === 'block' ? at.facing : 0,
    width: w,
    depth: shape === 'strip' ? 0 : d,
    line,
  }
}
/** All that lies on the table with an element: itself, and the houses of a built-up area. */
export function elementsAt(g: Field, kind: ElementKind, at: Pose, id: number): Element[] {
  const e = elementAt(g, kind, at, id)
  return kind === 'built-up' ? [e, ...housesOf(g, e, id + 1)] : [e]
}

/** A large wood is a wood. */
const typeOf = (kind: ElementKind): string => kind.replace(/^(small|large)-/, '')
/** That river, or all of them. */
const riversOf = (g: Field, id: number): Element[] =>
  g.elements.filter(e => e.kind === 'river' && (id === NOBODY || e.id === id))
/** The rule against an element there (TER-SCN-04 to 06); a crossing may have to lead over a certain river. */
function elementFault(g: Field, e: Element, but: readonly Element[] = [], over = NOBODY): string | null {
  const body = elementBody(e)
  const long = e.kind === 'road' || e.kind === 'river'
  if (long && (e.x < 0 || e.y < 0 || e.x > g.width || e.y > g.depth)) return ELEMENTS[e.kind].rule
  if (!long && (body.minX < 0 || body.minY < 0 || body.maxX > g.width || body.maxY > g.depth)) return 'TER-GEN-06'
  if (e.kind === 'bridge' || e.kind === 'ford') {
    const isCrossing = (o: Element): boolean => o.kind === 'bridge' || o.kind === 'ford'
    if (g.elements.some(o => isCrossing(o) && gapBetween(body, elementBody(o)) < 0)) return 'TER-SCN-04'
    const leadsOver = riversOf(g, over).some(river => gapBetween(body, elementBody(river)) <= 0)
    return leadsOver && isInland(g, body) ? null : 'TER-SCN-06'
  }
  // Only roads run across other ground (TER-SCN-05).
  if (e.kind === 'road') return null
  const gap = inches(g.scale === 'small' ? 6 : 9)
  for (const o of g.elements) {
    if (but.includes(o)) continue
    const there = elementBody(o)
    if (body.minX - there.maxX >= gap || there.minX - body.maxX >= gap) continue
    if (body.minY - there.maxY >= gap || there.minY - body.maxY >= gap) continue
    const between = gapBetween(body, there)
    const touching = typeOf(o.kind) === typeOf(e.kind) && between >= -50 && between <= 50
    if (!touching && between < gap - 5) return 'TER-SCN-04'
  }
  // There must be room for its crossing.
  return e.kind === 'river' && spotsOn(g, e).length === 0 ? 'TER-SCN-06' : null
}
const nextId = (g: Field): number => g.elements.reduce((most, e) => Math.max(most, e.id + 1), 0)

const layElement = question({
  name: 'lay-element',
  kind: 'pose',
  rules: ['TER-SCN-03', 'TER-SCN-04', 'TER-SCN-06'],
  /** The river that gets its free crossing, if that is what is laid. */
  with: (a: { side: number; first: boolean; river: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next(g, v, draft): Choice | null {
    if (draft.length === 0) {
      if (v.river !== NOBODY) return { of: 'word', options: CROSSINGS }
      return { of: 'word', options: affordable(g, sideOf(v.side), v.first), enough: 'no-element' }
    }
    return draft.length === 1 ? { of: 'pose' } : null
  },
  why: (g, v, draft, pick) => (draft.length > 0 ? null : whyNotBought(g, v.river !== NOBODY, v.first, pick)),
  forbids(g, v, picks) {
    if (picks.length === 0) return null
    const e = elementAt(g, word(picks, 0, ELEMENT_KINDS), poseOf(posePick(picks, 1)), nextId(g))
    return elementFault(g, e, [], v.river)
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const free = v.river !== NOBODY
    const kinds: readonly ElementKind[] = free ? CROSSINGS : affordable(g, sideOf(v.side), v.first)
    const found: Picks[] = []
    for (let tries = 0; tries < 20 * n && found.length < n; tries++) {
      const kind = kinds[random(kinds.length)]
      const at = spotFor(g, kind, v.river, random)
      if (elementFault(g, elementAt(g, kind, at, nextId(g)), [], v.river) === null) found.push([kind, pickOf(at)])
    }
    if (found.length > 0 || !free) return found.length > 0 ? found : [[]]
    return crossingSpots(g, v.river).map(at => ['ford', pickOf(at)])
  },
  take(r, v, picks): number {
    const g = r.field
    if (picks.length === 0) {
      // Points that buy nothing are lost, not used (TER-RUL-95, TER-GLO-01).
      g.budget[v.side] = g.spent[v.side]
      return NOBODY
    }
    const kind = word(picks, 0, ELEMENT_KINDS)
    if (v.river === NOBODY) g.spent[v.side] += ELEMENTS[kind].points
    return lay(r, elementsAt(g, kind, poseOf(posePick(picks, 1)), nextId(g)), v.side)
  },
})
/** Gives the element that has been laid. */
function lay(r: Table, laid: readonly Element[], side: number): number {
  const [e] = laid
  r.field.elements = [...r.field.elements, ...laid]
  r.tell(event('laid', [ELEMENTS[e.kind].rule, 'TER-SCN-03'], { other: side, word: e.kind, n: e.id }))
  return e.id
}
function spotFor(g: Field, kind: ElementKind, river: number, random: (n: number) => number): Pose {
  if (isCrossing(kind)) {
    const spots = crossingSpots(g, river)
    return spots[random(spots.length)]
  }
  // Rivers and roads through the middle of the table, so that there is room to cross.
  const wide = kind === 'river' ? 4 : 1
  const x = g.width / 2 + (random(g.width) - g.width / 2) / wide
  const y = g.depth / 2 + (random(g.depth) - g.depth / 2) / wide
  return pose(x, y, random(12) * 3000)
}
/** Places on that river, or on all of them, far enough from the edges. */
const crossingSpots = (g: Field, river: number): Pose[] => riversOf(g, river).flatMap(e => spotsOn(g, e))
function spotsOn(g: Field, { line: [ax, ay, bx, by] }: Element): Pose[] {
  const spots: Pose[] = []
  for (let i = 1; i < 40; i++) {
    const at = pose(ax + ((bx - ax) * i) / 40, ay + ((by - ay) * i) / 40, 0)
    if (isInland(g, elementBody(elementAt(g, 'ford', at, NOBODY)))) spots.push(at)
  }
  return spots
}
/** Far enough from every edge for a bridge or a ford (TER-SCN-06). */
function isInland(g: Field, { minX, minY, maxX, maxY }: Body): boolean {
  const edge = inches(g.scale === 'small' ? 12 : 18)
  return minX > edge && minY > edge && maxX < g.width - edge && maxY < g.depth - edge
}

const CROSSINGS: readonly ElementKind[] = ['bridge', 'ford']
const isCrossing = (kind: ElementKind): boolean => CROSSINGS.includes(kind)
/** What a cartographer may take away: no crossing of its own, no single house of a town. */
const removableOf = (g: Field): Element[] => g.elements.filter(e => !isCrossing(e.kind) && !isInTown(g, e))
/** What he may shift: nothing that runs from edge to edge. */
const movableOf = (g: Field): Element[] => removableOf(g).filter(e => e.kind !== 'road' && e.kind !== 'river')
/** What he may add: anything but a river, a crossing where there is one. */
const addable = (g: Field): ElementKind[] =>
  ELEMENT_KINDS.filter(k => k !== 'river' && (!isCrossing(k) || g.elements.some(e => e.kind === 'river')))
const togetherOf = (g: Field, id: number): Element[] =>
  g.elements.filter(e => e.id === id).flatMap(e => togetherWith(g, e))

const REDRAW = ['leave', 'shift', 'add', 'remove'] as const
/** A commander-in-chief who knows the country (TER-QUA-13, TER-RUL-94). */
const redraw = question({
  name: 'redraw',
  kind: 'pose',
  rules: ['TER-QUA-13'],
  with: (a: { commander: number }) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next(g, v, draft): Choice | null {
    const { level } = commanderOf(g, v.commander)
    const movable = movableOf(g).map(e => e.id)
    const removable = removableOf(g).map(e => e.id)
    if (draft.length === 0) {
      const options: string[] = ['leave']
      if (movable.length > 0) options.push('shift')
      if (level >= 3) options.push('add')
      if (level >= 4 && removable.length > 0) options.push('remove')
      return { of: 'word', options }
    }
    if (draft[0] === 'leave' || draft.length > 2) return null
    if (draft.length === 1)
      return draft[0] === 'add'
        ? { of: 'word', options: addable(g) }
        : { of: 'hex', options: draft[0] === 'remove' ? removable : movable }
    return draft[0] === 'remove' ? null : { of: 'pose' }
  },
  why: (g, _v, draft, pick) => (draft[0] === 'add' ? whyNotBought(g, false, false, pick) : 'TER-QUA-13'),
  forbids(g, _v, picks) {
    if (picks[0] === 'add')
      return elementFault(g, elementAt(g, word(picks, 1, ELEMENT_KINDS), poseOf(posePick(picks, 2)), nextId(g)))
    if (picks[0] !== 'shift') return null
    const e = g.elements.find(x => x.id === thing(picks, 1))
    const to = poseOf(posePick(picks, 2))
    if (e === undefined) return 'TER-QUA-13'
    const far = Math.sqrt((e.x - to.x) * (e.x - to.x) + (e.y - to.y) * (e.y - to.y))
    if (far > inches(g.scale === 'small' ? 6 : 9) + 5) return 'TER-QUA-13'
    return elementFault(g, shiftedBy(e, to, e), togetherWith(g, e))
  },
  candidates(g, v, _seat, _n, random): Picks[] {
    const { level } = commanderOf(g, v.commander)
    const plain = movableOf(g)
    for (let tries = 0; tries < 10; tries++) {
      if (level >= 3 && random(2) === 0) {
        const at = pose(random(g.width), random(g.depth), 0)
        if (elementFault(g, elementAt(g, 'wood', at, nextId(g))) === null) return [['add', 'wood', pickOf(at)]]
      } else if (plain.length > 0) {
        const e = plain[random(plain.length)]
        if (level >= 4 && random(3) === 0) return [['remove', e.id]]
        const at = slid(pose(e.x, e.y, 0), random(12) * 3000, inches(1 + random(5)))
        if (elementFault(g, shiftedBy(e, at, e), togetherWith(g, e)) === null) return [['shift', e.id, pickOf(at)]]
      }
    }
    return [['leave']]
  },
  take(r, v, picks): number {
    const g = r.field
    const { side } = commanderOf(g, v.commander)
    switch (word(picks, 0, REDRAW)) {
      case 'add':
        return lay(r, elementsAt(g, word(picks, 1, ELEMENT_KINDS), poseOf(posePick(picks, 2)), nextId(g)), side)
      case 'shift': {
        const to = poseOf(posePick(picks, 2))
        const id = thing(picks, 1)
        const moved = togetherOf(g, id)
        g.elements = g.elements.map(e => (moved.includes(e) ? shiftedBy(e, to, moved[0]) : e))
        runOn(g)
        r.tell(event('element-moved', ['TER-QUA-13'], { n: id, other: side, path: [to.x, to.y, 0] }))
        return NOBODY
      }
      case 'remove': {
        const id = thing(picks, 1)
        const gone = togetherOf(g, id)
        g.elements = g.elements.filter(e => !gone.includes(e))
        runOn(g)
        r.tell(event('element-removed', ['TER-QUA-13'], { n: id, other: side }))
        return NOBODY
      }
      default:
        return NOBODY
    }
  },
})
export const scenerySteps = [scenery, layElement, endRoad, cartographers, redraw]
