import { KINDS } from '../data/kinds.ts'
import { engage, type Field, IDLE, NOBODY, UD, type Unit } from '../position.ts'

const kindAt = (id: string): number => {
  const at = KINDS.findIndex(k => k.id === id)
  if (at === -1) throw new Error(`no kind ${id}`)
  return at
}

/** A unit of a seat for tests of the rules: a kind, the middle of its front in UD, degrees; anything else besides. */
export function unit(seat: number, kind: string, x: number, y: number, degrees = 0, more: Partial<Unit> = {}): Unit {
  return {
    id: NOBODY,
    seat,
    kind: kindAt(kind),
    where: 'table',
    x: Math.round(x * UD),
    y: Math.round(y * UD),
    facing: degrees * 100,
    left: false,
    right: false,
    wraps: [],
    wounds: 0,
    broken: false,
    fleeing: false,
    fledIn: 0,
    shut: false,
    marched: false,
    formation: 'none',
    hero: false,
    leaderless: false,
    rank: 'none',
    bought: 0,
    led: NOBODY,
    under: NOBODY,
    veiled: false,
    arrives: 0,
    doings: IDLE,
    effects: [],
    ...more,
  }
}

/** A table of 26 × 18 UD with these units on it: seat 0 comes from the south, seat 1 from the north. */
export function fieldOf(...units: Unit[]): Field {
  const g: Field = {
    scenario: 'campal-500',
    width: 26 * UD,
    depth: 18 * UD,
    kinds: KINDS,
    options: [],
    victory: 'casualties',
    limit: 15,
    once: false,
    nightfall: NOBODY,
    fog: 600,
    dim: 200,
    dark: 600,
    contingents: false,
    side: [0, 1],
    faction: ['rome', 'carthage'],
    edge: ['south', 'north'],
    zones: [],
    forms: [],
    rota: [[0], [1]],
    units,
    pairs: [],
    generals: [],
    hands: [[], []],
    deck: [],
    discard: [],
    shown: [],
    phase: 'movement',
    turn: 1,
    round: 1,
    at: 0,
    done: [],
    ordered: [false, false],
    spent: [],
    initial: [0, 0],
    out: [false, false],
    bonus: [0, 0],
    mover: NOBODY,
    over: [],
    attack: null,
    due: [],
  }
  units.forEach((u, id) => {
    u.id = id
  })
  return g
}

/** Puts two units in melee since an earlier turn. */
export function inMelee(g: Field, a: number, b: number): void {
  engage(g, a, a, b)
  g.pairs = g.pairs.map(p => ({ ...p, since: 0 }))
}
