import { bodyAt, sweep, wheeled } from '@acies/table'
import type { Reaction } from '../events.ts'
import { type Charge, type Field, has, isFleeing, onTable, type Unit } from '../position.ts'
import { blockAt, blockOf, bodyOf } from '../rules/bodies.ts'
import { isAbandoned } from '../rules/crew.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { becomesDue } from '../traits/index.ts'
import { procedure } from './book.ts'
import { amendCharge } from './charges.ts'
import { losesHeart } from './fear.ts'
import { flight } from './flight.ts'
import { reactRevealed, redirect } from './react.ts'

/** Where the charge would go straight on over the place its target has left, and whom it would meet. */
function revealedTo(g: Field, c: Charge): Unit | null {
  const u = g.units[c.unit]
  const block = blockOf(g, u)
  const turned =
    c.wheel === 0 ? block : blockAt(g, u, wheeled(block, c.wheel > 0 ? 'front-right' : 'front-left', c.wheel))
  const enemies = g.units.filter(o => o.side !== u.side && onTable(o) && !isFleeing(o) && !isAbandoned(g, o))
  const far = allowanceOf(g, u, 'charge')
  const { met } = sweep(
    bodyAt({ ...turned, depth: 200 }),
    turned.facing,
    far,
    enemies.map(e => bodyOf(g, e)),
  )
  const first = met < 0 ? null : enemies[met]
  if (first === null || c.targets.includes(first.id)) return null
  return first
}

/** Flights may reveal enemies behind: the charge may turn to them, who hold or flee (WAB-REVEAL-01 to 04). */
export const reveal = procedure({
  name: 'reveal',
  gives: undefined,
  with: (_: object) => ({ done: [] as number[], unit: -1, revealed: -1, turns: false, word: '' as Reaction | '' }),
  lines: {
    next(r, v) {
      const g = r.field
      v.turns = false
      v.word = ''
      for (const c of g.charges) {
        if (c.state !== 'declared' || c.targets.some(t => onTable(g.units[t]) && !has(g.units[t], 'has-fled'))) continue
        const found = revealedTo(g, c)
        if (found === null || v.done.includes(c.unit * 1000 + found.id)) continue
        v.done.push(c.unit * 1000 + found.id)
        v.unit = c.unit
        v.revealed = found.id
        return r.call(redirect, { unit: c.unit, revealed: found.id }, 'turns')
      }
      r.end(undefined)
    },
    turn(r, v) {
      const g = r.field
      if (!v.turns) return r.repeat()
      const target = g.units[v.revealed]
      amendCharge(g, v.unit, { targets: [target.id], redirected: true, ignored: [] })
      r.tell({ type: 'redirected', rules: ['WAB-REVEAL-01', 'WAB-REVEAL-02'], unit: v.unit, other: target.id })
      becomesDue('declared', g, g.units[v.unit], { other: target, charging: true })
      // A charge like any other (WAB-REVEAL-03).
      if (losesHeart(r, g.units[v.unit], [target.id])) return
      if (!isEngaged(g, target) && !has(target, 'has-fled'))
        r.call(reactRevealed, { unit: target.id, by: v.unit }, 'word')
    },
    flee(r, v) {
      if (v.word === '') return
      r.tell({
        type: 'reacted',
        rules: ['WAB-REACT-18'],
        unit: v.revealed,
        reaction: v.word,
        instead: false,
        forced: false,
      })
      if (v.word === 'flee') r.call(flight, { unit: v.revealed, why: 'charge', from: [v.unit] })
    },
    again(r) {
      r.repeat()
    },
  },
})
