import { describe, expect, test } from 'vitest'
import { cover, lidOf, open, type Sight } from './sight.ts'

interface Spy {
  name: string
  side: 0 | 1
  at: { x: number; y: number } | null
  orders: { is: 'wait' } | { is: 'burn'; what: string }
}
interface Field {
  spies: Spy[]
  purses: Record<number, number>
  tents: Record<string, { full: boolean }>
  piles: number[][]
  note?: string
}

const MARK = '?'
const owned = (name: string, seat: number, _g: Field, spy: Spy) => (spy.side === seat ? name : MARK)
const spies = { name: owned, side: open, at: { x: open, y: open }, orders: { is: open, what: open } } as const
const sight: Sight<Field> = {
  spies: [spies],
  purses: open,
  tents: [{ full: open }],
  piles: (piles, seat) => piles.map((pile, i) => (i === seat ? pile : pile.map(() => -1))),
  note: open,
}

describe('a sight that forgets something does not compile', () => {
  const given: unknown[] = []
  const told = (s: Sight<Field>) => given.push(s)

  test('a key, at any depth', () => {
    const { note: _, ...unnoted } = sight
    // @ts-expect-error: nothing is said of the note
    told(unnoted)
    const { side: __, ...sideless } = spies
    // @ts-expect-error: nothing is said of the side of a spy
    told({ ...sight, spies: [sideless] })
    // @ts-expect-error: nothing is said of y
    told({ ...sight, spies: [{ ...spies, at: { x: open } }] })
    // @ts-expect-error: nothing is said of what one member of a union has
    told({ ...sight, spies: [{ ...spies, orders: { is: open } }] })
    // @ts-expect-error: nothing is said of what is in a tent
    told({ ...sight, tents: [{}] })
    expect(given).toHaveLength(5)
  })
  test('a whole thing or list of things cannot be opened, nor covered, at one blow', () => {
    // @ts-expect-error: spies are things
    told({ ...sight, spies: open })
    // @ts-expect-error: a spy is a thing
    told({ ...sight, spies: [open] })
    // @ts-expect-error: a cover that names no key could forget one
    told({ ...sight, spies: [(spy: Spy) => spy] })
    // @ts-expect-error: neither could one for the list
    told({ ...sight, spies: (all: Spy[]) => all })
  })
  test('what is now one sort of thing and now another has no sight', () => {
    // @ts-expect-error: a list of open spies would forget the one who stands alone
    const mixed: Sight<{ spies: { name: string }[] | { name: string; paid: number } }> = { spies: [{ name: open }] }
    // @ts-expect-error: nothing covers the number
    const halved: Sight<{ purse: number | { coins: number } }> = { purse: { coins: open } }
    expect([mixed, halved]).toHaveLength(2)
  })
  test('nor can it speak of what is not there, or cover with something else', () => {
    // @ts-expect-error: there is no key of that name
    const more: Sight<Field> = { ...sight, weather: open }
    // @ts-expect-error: a number stands for a name
    told({ ...sight, spies: [{ ...spies, name: () => 7 }] })
    expect(more).toBeDefined()
  })
})

describe('a view', () => {
  const at = { x: 1, y: 2 }
  const field: Field = {
    spies: [
      { name: 'Ana', side: 0, at, orders: { is: 'wait' } },
      { name: 'Blas', side: 1, at: null, orders: { is: 'burn', what: 'bridge' } },
    ],
    purses: { 0: 3 },
    tents: { red: { full: true } },
    piles: [[1, 2], [3]],
  }
  const seen = (seat: number, s: Sight<Field> = sight, copy: Field = structuredClone(field)) => {
    const lid = lidOf(s)
    if (lid !== null) cover(lid, copy, field, seat)
    return copy
  }

  test('covers leaf by leaf, by whose it is', () => {
    expect(seen(1).spies.map(s => s.name)).toEqual([MARK, 'Blas'])
    expect(seen(-1).spies.map(s => s.name)).toEqual([MARK, MARK])
    expect(seen(0).piles).toEqual([[1, 2], [-1]])
    expect(seen(0).note).toBeUndefined()
  })
  test('covers in things that may be missing, and in records', () => {
    const dark: Sight<Field> = {
      ...sight,
      spies: [{ ...spies, at: { x: () => 0, y: open } }],
      tents: [{ full: () => false }],
    }
    expect(seen(0, dark)).toMatchObject({
      spies: [{ at: { x: 0, y: 2 } }, { at: null }],
      tents: { red: { full: false } },
    })
  })
  test('writes into nothing that a copy shares with its original', () => {
    const shared = { ...field, spies: field.spies.slice() }
    expect(seen(1, sight, shared).spies[0].name).toBe(MARK)
    expect(field.spies[0].name).toBe('Ana')
    expect(seen(1, sight, { ...field }).spies[0].name).toBe(MARK)
    expect(field.spies[0].name).toBe('Ana')
  })
  test('costs nothing where all is open', () => {
    expect(lidOf([{ a: open, b: [open] }])).toBeNull()
    expect(lidOf({ a: open, b: { c: open, d: () => 1 } })).toMatchObject({ keys: [['b', { keys: [['d', {}]] }]] })
  })
})
