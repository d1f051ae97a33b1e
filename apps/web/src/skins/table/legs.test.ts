import type { Choice, Pick, Picks } from '@acies/kernel'
import { afterLeg, type Leg as TableLeg } from '@acies/table'
import { describe, expect, it } from 'vitest'
import type { Asking } from '../skin.ts'
import {
  allowed,
  beforeCharge,
  boundsOf,
  facedBy,
  grownBy,
  legsOf,
  legsTowards,
  type Manoeuvre,
  shorter,
  wheeledBy,
  wheelToFace,
} from './legs.ts'
import type { PosePick } from './places.ts'

const UD = 5000
const LEGS: Readonly<Record<string, (n: number) => TableLeg>> = {
  ahead: n => ({ go: 'ahead', distance: n * 50 }),
  'wheel-left': n => ({ go: 'wheel', corner: 'front-left', angle: -n }),
  'wheel-right': n => ({ go: 'wheel', corner: 'front-right', angle: n }),
}
/** A card of 80 by 40 mm with four unit distances; a wheel costs one. A wall stands three and a half ahead of where it begins. */
const from: PosePick = [50_000, 50_000, 0]
function walkTo(draft: Picks): { at: PosePick; used: number } {
  let base = { width: 8000, depth: 4000, x: from[0], y: from[1], facing: from[2] }
  let used = 0
  for (let i = 0; i + 1 < draft.length; i += 2) {
    const n = Number(draft[i + 1])
    base = { ...base, ...afterLeg(base, LEGS[`${draft[i]}`](n)) }
    used += draft[i] === 'ahead' ? n : 100
  }
  return { at: [base.x, base.y, base.facing], used }
}
const man: Manoeuvre = {
  piece: 0,
  name: '',
  from,
  width: 8000,
  depth: 4000,
  prefix: [],
  word: word =>
    word === 'ahead'
      ? { go: 'ahead', step: 50 }
      : { go: 'wheel', corner: word === 'wheel-left' ? 'front-left' : 'front-right', step: 1 },
  walk(draft) {
    const { at } = walkTo(draft)
    return { ways: [], at, cost: '', fault: at[1] < from[1] - 3.5 * UD ? 'WALL' : null }
  },
  draw: () => null,
}
function next(draft: Picks): Choice {
  const last = draft.at(-1)
  const left = 400 - walkTo(draft.length % 2 === 0 ? draft : draft.slice(0, -1)).used
  if (typeof last === 'string') return { of: 'number', min: 1, max: last === 'ahead' ? left : 9000 }
  const options = left >= 100 ? Object.keys(LEGS) : left > 0 ? ['ahead'] : []
  return { of: 'word', options, enough: 'halt' }
}
const asking = {
  rules: { referee: { next: (_view: unknown, _seat: number, draft: Picks) => next(draft) } },
  decision: { seat: 0 },
} as unknown as Asking<unknown>

const at = (draft: Picks): PosePick => man.walk(draft).at
const words = (draft: Picks): Pick[] => draft.filter(pick => typeof pick === 'string')

describe('legs dragged to a place', () => {
  it('go straight where the place lies straight ahead, and no farther than the rules let them', () => {
    expect(legsTowards(asking, man, [], { x: 50_000, y: 40_000 })).toEqual({ draft: ['ahead', 200], rule: null })
    expect(legsTowards(asking, man, [], { x: 50_100, y: 35_000 }).draft).toEqual(['ahead', 300])
  })
  it('do not wheel because a hand slipped a little aside', () => {
    expect(words(legsTowards(asking, man, [], { x: 50_900, y: 45_000 }).draft)).toEqual(['ahead'])
    expect(words(legsTowards(asking, man, [], { x: 51_100, y: 45_000 }).draft)).toEqual(['wheel-right', 'ahead'])
  })
  it('go straight on rather than spend what is left on a wheel that brings it no nearer', () => {
    const begun = ['ahead', 300]
    const [x, y] = at(begun)
    const aside = { x: x + 3000, y: y - 9000 }
    expect(legsTowards(asking, man, begun, aside).draft).toEqual(['ahead', 350])
    expect(words(legsTowards(asking, man, begun, { x: x + 9000, y: y - 500 }).draft)).toContain('wheel-right')
  })
  it('wheel about the corner toward which they turn, then go straight', () => {
    const { draft } = legsTowards(asking, man, [], { x: 56_000, y: 42_000 })
    expect(words(draft)).toEqual(['wheel-right', 'ahead'])
    const [x, y] = at(draft)
    expect(Math.hypot(x - 56_000, y - 42_000)).toBeLessThan(150)
    expect(words(legsTowards(asking, man, [], { x: 44_000, y: 42_000 }).draft)).toEqual(['wheel-left', 'ahead'])
  })
  it('stop before what forbids them, and name it', () => {
    const { draft, rule } = legsTowards(asking, man, [], { x: 50_000, y: 30_000 })
    expect(rule).toBe('WALL')
    expect(draft[0]).toBe('ahead')
    expect(Number(draft[1])).toBeGreaterThan(300)
    expect(man.walk(draft).fault).toBeNull()
  })
  it('do not go behind themselves', () => {
    expect(words(legsTowards(asking, man, [], { x: 50_000, y: 70_000 }).draft)).not.toContain('ahead')
  })
})

describe('a charge', () => {
  const offers = (draft: Picks): Choice | null => {
    if (draft.at(-1) === 'charge') return null
    const choice = next(draft)
    return choice.of === 'word' ? { ...choice, options: ['charge', ...choice.options] } : choice
  }
  const charging = {
    ...asking,
    rules: { referee: { next: (_view: unknown, _seat: number, draft: Picks) => offers(draft) } },
  } as unknown as Asking<unknown>
  const charger: Manoeuvre = {
    ...man,
    word: word => (word === 'charge' ? { go: 'charge' } : man.word(word)),
    walk: draft => man.walk(draft.filter(pick => pick !== 'charge')),
  }
  it('is what a drag onto something in the way means', () => {
    expect(legsTowards(charging, charger, [], { x: 50_000, y: 30_000 })).toEqual({ draft: ['charge'], rule: null })
    expect(words(legsTowards(charging, charger, [], { x: 50_000, y: 40_000 }).draft)).toEqual(['ahead'])
  })
  it('can be taken back to what came before it', () => {
    expect(beforeCharge(charger, ['ahead', 50, 'charge'])).toEqual(['ahead', 50])
    expect(beforeCharge(charger, ['ahead', 50])).toEqual(['ahead', 50])
  })
})

describe('legs grown by hand', () => {
  it('of the same word are one leg, and none when they cancel out', () => {
    const once = grownBy(asking, man, [], { word: 'ahead', numbers: [100] })
    expect(grownBy(asking, man, once, { word: 'ahead', numbers: [50] })).toEqual(['ahead', 150])
    expect(grownBy(asking, man, once, { word: 'ahead', numbers: [-100] })).toEqual([])
    expect(grownBy(asking, man, once, { word: 'ahead', numbers: [900] })).toEqual(['ahead', 400])
  })
  it('are not offered when nothing is left for them', () => {
    const spent: Picks = ['ahead', 350]
    expect(grownBy(asking, man, spent, { word: 'wheel-left', numbers: [1500] })).toEqual(spent)
    expect(boundsOf(asking, spent, 'wheel-left')).toBeNull()
    expect(boundsOf(asking, spent, 'ahead')).toEqual({ min: 1, max: 50 })
  })
  it('are taken back one by one', () => {
    const draft: Picks = ['ahead', 50, 'wheel-right', 3000]
    expect(legsOf(man, draft)).toEqual([
      { word: 'ahead', numbers: [50] },
      { word: 'wheel-right', numbers: [3000] },
    ])
    expect(shorter(man, draft)).toEqual(['ahead', 50])
    expect(wheeledBy(asking, man, ['ahead', 50], 'wheel-right', 3000).draft).toEqual(draft)
  })
})

describe('a turn on the spot by a word of its own', () => {
  const turner: Manoeuvre = { ...man, turns: { left: 'quarter-left', right: 'quarter-right', rear: 'about' } }
  const may = (options: readonly string[]): Asking<unknown> =>
    ({
      rules: { referee: { next: () => ({ of: 'word', options, enough: 'halt' }), why: () => 'SPENT' } },
      decision: { seat: 0 },
    }) as unknown as Asking<unknown>
  const walked: Manoeuvre = { ...turner, walk: () => man.walk([]) }
  it('is said by its key, and why not where it may not be', () => {
    expect(facedBy(may(['quarter-left', 'about']), walked, [], 'left')).toEqual({ draft: ['quarter-left'], rule: null })
    expect(facedBy(may(['quarter-left']), walked, [], 'rear')).toEqual({ draft: [], rule: 'SPENT' })
  })
  it('is nothing to whoever has no such word', () => {
    expect(facedBy(may([]), man, [], 'left')).toBeNull()
  })
})

describe('a wheel', () => {
  it('ends where the place lies straight ahead', () => {
    const angle = wheelToFace({ width: 8000, depth: 4000, x: 0, y: 0, facing: 0 }, 'front-right', {
      x: 30_000,
      y: -30_000,
    })
    expect(angle).toBeGreaterThan(3000)
    expect(angle).toBeLessThan(6000)
  })
  it('is shortened until nothing forbids it', () => {
    expect(allowed(man, ['ahead', 400])).toMatchObject({ rule: 'WALL' })
    expect(allowed(man, ['ahead', 300])).toEqual({ draft: ['ahead', 300], rule: null })
  })
})
