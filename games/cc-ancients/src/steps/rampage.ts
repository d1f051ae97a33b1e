import {
  casualties,
  clockwise,
  eliminateLeader,
  enemyOf,
  type Field,
  isLeader,
  leader,
  NOBODY,
  type Piece,
  pieceAt,
  procedure,
  rear,
  sideOf,
  type Unit,
  unit,
} from '@acies/commands-colors'
import { LEADER_FACE, strike } from '../rules/hits.ts'

/** CCA-RMP-01: elephants that must go back first run wild among all that stands next to them. */
export const rampage = procedure({
  name: 'rampage',
  with: (a: { unit: Piece }) => ({ victims: [] as Piece[], ...a }),
  gives: undefined,
  lines: {
    begin(r, v) {
      r.tell({ type: 'stampede', unit: v.unit, rules: ['CCA-RMP-01'] })
      v.victims = beside(r.field, unit(r.field, v.unit))
    },
    victims(r, v) {
      r.call(trample, { unit: v.unit, victims: v.victims })
    },
  },
})

/** First those of the elephants' own side, then the others; each time clockwise from the owner's front left. */
function beside(g: Field, elephants: Unit): Piece[] {
  const around = clockwise(elephants.side, elephants.hex)
    .map(hex => pieceAt(g, hex))
    .filter(piece => piece !== NOBODY)
  const own = around.filter(piece => sideOf(g, piece) === elephants.side)
  return [...own, ...around.filter(piece => sideOf(g, piece) !== elephants.side)]
}

/** CCA-RMP-02 … 05: two dice against each. */
export const trample = procedure({
  name: 'trample',
  with: (a: { unit: Piece; victims: Piece[] }) => ({ hits: 0, victim: NOBODY, ...a }),
  gives: undefined,
  lines: {
    roll(r, v) {
      const [victim, ...rest] = v.victims
      if (victim === undefined) return r.end(undefined)
      v.victim = victim
      v.victims = rest
      v.hits = 0
      if (isLeader(victim)) return trampleLeader(r, v.unit, victim)
      const roll = {
        roller: v.unit,
        target: victim,
        mode: 'rampage' as const,
        bonus: false,
        rollerFresh: false,
        targetFresh: false,
        extra: 0,
      }
      const tally = strike(r, roll, 2)
      v.hits = tally.hits
      r.tell({
        type: 'rolled',
        roller: v.unit,
        target: victim,
        mode: 'rampage',
        ...tally,
        rules: ['CCA-RMP-02', 'CCA-RMP-04'],
      })
    },
    losses(r, v) {
      if (v.hits > 0) r.call(casualties, { unit: v.victim, blocks: v.hits, cause: 'hits' })
    },
    next(r) {
      r.repeat()
    },
  },
})
function trampleLeader(r: Parameters<typeof eliminateLeader>[0], elephants: Piece, victim: Piece): void {
  const faces = [r.roll(6), r.roll(6)]
  const hits = faces.includes(LEADER_FACE) ? 1 : 0
  r.tell({
    type: 'rolled',
    roller: elephants,
    target: victim,
    mode: 'rampage',
    faces,
    hits,
    flags: 0,
    rules: ['CCA-RMP-04'],
  })
  if (hits > 0) eliminateLeader(r, leader(r.field, victim))
}

/** CCA-RMP-06: those who stand in the way of the elephants' retreat pay a block for every hex not made. */
export const blockersPay = procedure({
  name: 'blockers-pay',
  with: (a: { blockers: Piece[]; blocks: number }) => ({ ...a }),
  gives: undefined,
  lines: {
    pay(r, v) {
      const [blocker, ...rest] = v.blockers
      if (blocker === undefined) return r.end(undefined)
      v.blockers = rest
      if (isLeader(blocker)) return eliminateLeader(r, leader(r.field, blocker))
      const { blocks } = v
      if (unit(r.field, blocker).blocks > 0)
        r.call(casualties, { unit: blocker, blocks, cause: 'trampled', rule: 'CCA-RMP-06' })
    },
    next(r) {
      r.repeat()
    },
  },
})

/** Units, and lone leaders of the enemy, in the hexes behind. */
export function blockersBehind(g: Field, u: Unit): Piece[] {
  const found: Piece[] = []
  for (const hex of rear(u.side, u.hex)) {
    const piece = pieceAt(g, hex)
    if (piece !== NOBODY && (!isLeader(piece) || sideOf(g, piece) === enemyOf(u.side))) found.push(piece)
  }
  return found
}
