import { headerOf, Match, type Picks, type Rules, type Told } from '@acies/kernel'
import { commanderOf, type Event, type Field, tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { candidatesFor, inHand } from '../../skins/table/hand.ts'
import { dress } from './dress.tsx'

/** A pitched battle in which everybody takes the first place he is offered, until both have deployed. */
function deployed(): Field {
  const header = headerOf(tercios, 'campal-500', 20_260, { setup: { scenery: 'none' } })
  const match = Match.load<Field, Event>(tercios, { header, answers: [] })
  const { referee } = match.rules
  const rules = match.rules as unknown as Rules<Field, Told>
  while (match.position.field.turn === 0) {
    const [seat] = referee.owing(match.position)
    const decision = referee.decision(match.position, seat)
    let draft: Picks = []
    for (let choice = referee.next(match.position, seat, draft); choice !== null; ) {
      if (choice.enough !== undefined) break
      const asking: Asking<Field> = { rules, view: match.position, decision, draft, choice }
      const hand = inHand(dress, asking)
      const options =
        hand !== null ? candidatesFor(asking, hand, match.position.field, 6) : 'options' in choice ? choice.options : []
      draft = [...draft, options[0]]
      choice = referee.next(match.position, seat, draft)
    }
    match.play(seat, draft)
  }
  return match.position.field
}

describe('who takes the places he is offered', () => {
  const g = deployed()
  it('has the troops of a command in a line', () => {
    for (const [i, { commander }] of g.commands.entries()) {
      const troops = g.troops.filter(u => u.command === i && u.where === 'table')
      if (commander < 0 || troops.length < 2) continue
      expect(new Set(troops.map(u => u.y)).size).toBe(1)
      expect(Math.abs(troops[0].y - commanderOf(g, commander).y)).toBeGreaterThan(troops[0].depth)
    }
  })
  it('has no two commanders in one place', () => {
    const places = g.commanders.filter(c => c.where === 'table').map(c => `${c.x},${c.y}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
