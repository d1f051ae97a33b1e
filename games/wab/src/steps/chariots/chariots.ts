import { type Choice, word } from '@acies/kernel'
import { bodyAt, INCH, overlaps, slid } from '@acies/table'
import { modelsIn, onTable, put, type Unit } from '../../position.ts'
import { blockAt, bodyOf, middle, onImpassable, place } from '../../rules/bodies.ts'
import { isOnTable } from '../../rules/route.ts'
import { dice, ownerOf, procedure, question, type Table } from '../book.ts'
import { fall, lose } from '../losses.ts'
import { test } from '../tests.ts'

/** Each chariot that was forced over rough ground: a die; whole ones go first, wounds stay on the squadron (WAB-CHA-12, 21). */
const wreckTest = procedure({
  name: 'wreck-test',
  gives: undefined,
  with: (a: { unit: number; most: number }) => a,
  lines: {
    roll(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return
      const faces = dice(r, modelsIn(u))
      const n = faces.filter(f => f <= v.most).length
      r.tell({ type: 'crashed', rules: ['WAB-CHA-12', 'WAB-CHA-21'], unit: u.id, dice: faces, n })
      if (n === 0) return
      const gone = fall(g, u, n)
      r.tell({ type: 'fallen', rules: ['WAB-CHA-12'], unit: u.id, n: gone, wounds: gone, by: -1 })
      if (modelsIn(u) === 0) lose(r, u, 'killed', ['WAB-CHA-12'])
    },
  },
})
/** How much farther than its move a scythed chariot may march this turn (WAB-CHA-16). */
const gait = procedure({
  name: 'gait',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    roll(r, v) {
      put(r.field.units[v.unit], 'gait', dice(r, 1)[0])
    },
  },
})

/** WAB-CHA-30 */
const openOrStand = question({
  name: 'open-or-stand',
  kind: 'one',
  rules: ['WAB-CHA-30', 'WAB-CHA-31'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: LANES, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, LANES),
})
const LANES = ['open-ranks', 'stand'] as const

/** One test, however many chariots come: passed, they drive through and stand an inch behind (WAB-CHA-31). */
const openRanks = procedure({
  name: 'open-ranks',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, word: '' }),
  lines: {
    ask(r, v) {
      put(r.field.units[v.unit], 'opened')
      r.call(openOrStand, { unit: v.unit }, 'word')
    },
    drive(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.word !== 'open-ranks' || !test(r, u, 'open-ranks')) return
      for (const c of g.charges) {
        if (c.state !== 'declared' || !c.targets.includes(u.id) || !onTable(g.units[c.unit])) continue
        g.charges = g.charges.map(x => (x.unit === c.unit ? { ...x, state: 'moved' } : x))
        driveThrough(r, g.units[c.unit], u)
      }
    },
  },
})
/** On along its line until it is an inch clear of them, and of everybody else. */
function driveThrough(r: Table, chariot: Unit, u: Unit): void {
  const g = r.field
  const from = [chariot.x, chariot.y, chariot.facing]
  const to = middle(g, u)
  const way = chariot.facing
  let passed = false
  for (let far = INCH / 2; far < 60 * INCH; far += INCH / 2) {
    const there = slid(chariot, way, far)
    const body = bodyAt(blockAt(g, chariot, there))
    if (overlaps(body, bodyOf(g, u))) passed = true
    const beyond =
      passed || (there.x - to.x) ** 2 + (there.y - to.y) ** 2 > (chariot.x - to.x) ** 2 + (chariot.y - to.y) ** 2
    if (!beyond || overlaps(body, bodyOf(g, u))) continue
    const wide = bodyAt(blockAt(g, chariot, slid(there, way, -INCH)))
    if (overlaps(wide, bodyOf(g, u))) continue
    if (!isOnTable(g, body)) {
      lose(r, chariot, 'fled', ['WAB-CHA-31'])
      return
    }
    if (onImpassable(g, body)) continue
    if (g.units.some(o => o !== chariot && onTable(o) && overlaps(body, bodyOf(g, o)))) continue
    place(chariot, there)
    break
  }
  put(chariot, 'moved', 1)
  r.tell({
    type: 'moved',
    rules: ['WAB-CHA-31'],
    unit: chariot.id,
    way: 'charge',
    path: [...from, chariot.x, chariot.y, chariot.facing],
    cost: 0,
  })
}
export const chariotSteps = [wreckTest, gait, openOrStand, openRanks]
