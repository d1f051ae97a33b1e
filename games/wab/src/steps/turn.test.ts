import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { idle, Play } from '../testing.ts'

const order = (p: Play, ...types: string[]): string[] =>
  p.heard.map(h => h.event.type).filter(type => types.includes(type))

describe('the player turn', () => {
  test('start, movement, shooting, close combat, then the other side (WAB-TURN-01, WAB-TURN-02, WAB-GEN-07)', () => {
    const p = new Play(
      {
        units: [
          'a-1 archers models=10 files=5 20,30 N',
          'a-2 foot models=10 files=5 36,24 N states=charged',
          'a-3 foot models=10 files=5 50,40 N',
          'a-4 foot models=10 files=5 55,40 S fleeing=1',
          'b-1 foot models=10 files=5 36,24 S',
          'b-2 foot models=10 files=5 20,20 S',
        ],
        contacts: ['a-2 front b-1 front'],
        at: 'start-of-turn',
        turn: 3,
      },
      [1, 1, 1, 1],
    )
    // A friend flees within 4": that is tested before anybody may move.
    expect(order(p, 'tested')).toEqual(['tested'])
    expect([p.asked, p.g.phase]).toEqual(['declare-charges', 'movement'])
    p.answer()
    expect([p.asked, p.g.phase]).toEqual(['reform-rallied', 'movement'])
    p.answer()
    expect(p.asked).toBe('move')
    p.answer()
    expect([p.asked, p.g.phase]).toEqual(['declare-shots', 'shooting'])
    // Only the side whose turn it is moves and shoots.
    expect(p.options()).toEqual(['a-1'])
    p.answer('a-1', 'b-2')
    // Both sides strike; then it is the other's turn.
    expect(order(p, 'volley', 'blows', 'turn')).toEqual(['volley', 'blows', 'blows', 'turn'])
    expect(p.told('blows').map(e => e.unit)).toEqual([1, 4])
    expect([p.g.active, p.g.turn]).toEqual([1, 4])
  })

  test('declarations, reactions, rallies, compulsory moves, charges, the rest (WAB-TURN-03, WAB-TURN-04, WAB-TURN-05, WAB-TURN-06, WAB-TURN-07, WAB-RALLY-01, WAB-COMP-01, WAB-COMP-03, WAB-CMOV-01)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 30,30 N',
          'a-2 foot models=10 files=5 40,30 N',
          'a-3 foot models=10 files=5 10,40 S fleeing=1',
          'a-4 foot models=10 files=5 60,40 S fleeing=1',
          idle('a', 5),
          'b-1 foot models=10 files=5 30,24 S',
          'b-2 foot models=10 files=5 40,24 S',
        ],
        turn: 3,
      },
      [6, 6, 1, 1, 2, 2],
    )
    // All charges in one breath, before any reaction.
    p.answer('a-1', 'b-1', 'a-2', 'b-2')
    expect(order(p, 'declared')).toEqual(['declared', 'declared'])
    expect(p.asked).toBe('react')
    p.answer()
    // Rallies: the first fails, the second forms up.
    expect(p.asked).toBe('reform-rallied')
    p.answer()
    // The order of charges is the charger's to say; the one who failed to rally has run by then.
    expect([p.asked, order(p, 'fled')]).toEqual(['next-charger', ['fled']])
    expect(p.options()).toEqual(['a-1', 'a-2'])
    p.answer('a-2')
    expect(p.told('contact').map(e => e.unit)).toEqual([1, 0])
    expect(p.asked).toBe('move')
    expect(order(p, 'declared', 'reacted', 'tested', 'rallied', 'fled', 'contact')).toEqual([
      'declared',
      'declared',
      'reacted',
      'reacted',
      'tested',
      'tested',
      'rallied',
      'fled',
      'contact',
      'contact',
    ])
  })

  test('what interrupts is dealt with where it happens: reaction fire and flights in the other’s turn (WAB-TURN-08, WAB-GEN-07)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 36,30 N',
          idle('a', 2),
          'b-1 archers models=10 files=5 36,24 S',
          'b-2 foot models=5 files=5 20,24 S',
        ],
      },
      [],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'stand-and-shoot')
    expect(order(p, 'volley', 'contact')).toEqual(['volley', 'contact'])
    expect(p.g.active).toBe(0)
  })

  test('a compulsory move may bar a charge (WAB-FLEE-18, WAB-COMP-02, WAB-COMP-03)', () => {
    const p = new Play(
      {
        units: [
          'a-1 horse models=5 files=5 30,26 E',
          'a-2 foot models=10 files=10 36,19.5 S fleeing=1',
          idle('a', 3),
          'b-1 foot models=5 files=5 42,26 W',
        ],
        turn: 3,
      },
      [6, 6, 3, 4],
    )
    p.answer('a-1', 'b-1').answer()
    expect(p.told('fled')[0].distance).toBe(7)
    expect(p.told('contact')).toEqual([])
    expect(p.told('failed').map(e => e.unit)).toEqual([0])
  })

  test('distances are inches (WAB-GEN-03)', () => {
    expect(INCH).toBe(2540)
  })
})
