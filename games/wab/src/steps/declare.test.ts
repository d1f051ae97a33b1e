import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { diceIn, idle, Play, times } from '../testing.ts'

/** Play that stops before anything is fought: somebody of side a may still move. */
const play = (units: string[], dice: number[] = [], more: object = {}) => {
  const own = units.filter(u => u.startsWith('a-')).length
  return new Play({ units: [...units, idle('a', own + 1)], ...more }, dice)
}
const FOOT = 'a-1 foot models=10 files=5 36,30 N'
const HORSE = 'a-1 horse models=5 files=5 36,34 N'

describe('declaring charges', () => {
  test('never a must (WAB-CHG-01); one model must see one model (WAB-CHG-02)', () => {
    const p = play([FOOT, 'b-1 foot models=10 files=5 36,24 S'])
    expect([p.asked, p.options()]).toEqual(['declare-charges', ['a-1']])
    p.answer()
    expect(p.told('declared')).toEqual([])
    expect(play([FOOT, 'b-1 foot models=10 files=5 36,40 S']).asked).toBe('move')
  })
  test('not in the turn of its return (WAB-CHG-07), not in column (WAB-CHG-06), not after giving ground (WAB-CHG-08), not alone (WAB-CHG-09, WAB-PERS-03)', () => {
    const enemy = 'b-1 foot models=10 files=5 36,24 S'
    const other = 'a-2 foot models=10 files=5 30,30 N'
    const refused = (line: string) => play([line, other, enemy]).refused('a-1')
    expect(refused(`${FOOT} states=returned`)).toBe('WAB-CHG-07')
    expect(refused('a-1 foot models=12 files=3 36,30 N')).toBe('WAB-MARCH-15')
    expect(refused(`${FOOT} states=gave-ground:1`)).toBe('WAB-CHG-08')
    expect(refused('a-1 hero 36,30 N')).toBe('WAB-CHG-09')
    expect(refused(`${FOOT} fleeing=1`)).toBe('WAB-FLEE-05')
  })
  test('the column that counts is the one at the start of the turn (WAB-CHG-06)', () => {
    const p = play([
      'a-1 foot models=12 files=3 36,30 N',
      'a-2 foot models=10 files=5 30,30 N',
      'b-1 foot models=10 files=5 36,24 S',
    ])
    expect(p.g.snap.column[0]).toBe(1)
    expect(p.options()).toEqual(['a-2'])
  })
  test('twice the normal move at most, found out when it moves (WAB-CHG-03, WAB-CMOV-02, WAB-CMOV-10, WAB-GEN-04)', () => {
    const reach = (y: number) => {
      const p = play([FOOT, `b-1 foot models=10 files=5 36,${y} S`])
        .answer('a-1', 'b-1')
        .answer()
      return p.told('contact').length
    }
    expect([reach(22), reach(21.9)]).toEqual([1, 0])
  })
  test('ground slows a charge (WAB-CMOV-02, WAB-TERRAIN-08)', () => {
    const over = (wood: string[]) =>
      play([FOOT, 'b-1 foot models=10 files=5 36,23 S'], [], { ground: wood })
        .answer('a-1', 'b-1')
        .answer()
        .told('contact').length
    expect([over([]), over(['marsh 36,26 10x2'])]).toEqual([1, 0])
  })
  test('an enemy who fights already can only hold (WAB-CHG-10, WAB-REACT-14)', () => {
    const p = play(
      [
        FOOT,
        'a-2 foot models=10 files=5 40,24 N',
        'b-1 foot models=10 files=10 38,24 S',
        'b-2 foot models=5 files=5 60,20 S',
      ],
      [],
      { contacts: ['a-2 front b-1 front'] },
    ).answer('a-1', 'b-1')
    expect(p.told('reacted')[0]).toMatchObject({ unit: p.unit('b-1').id, reaction: 'hold', forced: true })
    expect(p.told('contact')[0]).toMatchObject({ unit: 0, other: p.unit('b-1').id })
  })
  test('an ignored charge that reaches: panic, and who stands holds (WAB-CHG-11, WAB-CHG-12, WAB-PANIC-20)', () => {
    const p = play([FOOT, 'b-1 foot models=10 files=5 36,24 S'], [1, 1]).answer('a-1', 'b-1').answer('b-1', 'ignore')
    expect(p.told('tested')[0]).toMatchObject({ unit: 2, why: 'panic-ignored', passed: true })
    expect(p.told('contact').length).toBe(1)
    const q = play([FOOT, 'b-1 foot models=10 files=5 36,24 S'], [6, 6, 6, 6])
      .answer('a-1', 'b-1')
      .answer('b-1', 'ignore')
    expect(q.told('fled')[0]).toMatchObject({ unit: 2, why: 'charge', distance: 12 })
  })
})

describe('reactions', () => {
  test('one for each charged unit, whoever charges it (WAB-REACT-01, WAB-REACT-02, WAB-REACT-16, WAB-MULT-04)', () => {
    const p = play([
      'a-1 foot models=10 files=5 33,30 N',
      'a-2 foot models=10 files=5 39,30 N',
      'b-1 archers models=20 files=10 36,24 S',
      'b-2 foot models=5 files=5 50,24 S',
    ]).answer('a-1', 'b-1', 'a-2', 'b-1')
    expect(p.options()).toEqual(['b-1'])
    expect(p.options('b-1', 'hold')).toEqual([])
    expect(p.refused('b-2', 'hold')).toBe('WAB-REACT-01')
  })
  test('counter-charge is for horse charged in front by horse (WAB-REACT-03, WAB-CCHG-01)', () => {
    const how = (a: string, b: string) => play([a, b]).answer('a-1', 'b-1').refused('b-1', 'counter-charge')
    expect(how(HORSE, 'b-1 horse models=5 files=5 36,21 S')).toBe('taken')
    expect(how(FOOT, 'b-1 horse models=5 files=5 36,23 S')).toBe('WAB-CCHG-01')
    expect(how(HORSE, 'b-1 foot models=5 files=5 36,21 S')).toBe('WAB-CCHG-01')
    expect(how('a-1 horse models=5 files=5 26,20 E', 'b-1 horse models=10 files=5 36,22 S')).toBe('WAB-REACT-03')
    // Horse and foot together: no (WAB-RUL-141).
    const both = play([HORSE, 'a-2 foot models=5 files=5 41,30 N', 'b-1 horse models=8 files=8 38,23 S']).answer(
      'a-1',
      'b-1',
      'a-2',
      'b-1',
    )
    expect(both.refused('b-1', 'counter-charge')).toBe('WAB-CCHG-01')
  })
  test('stand and shoot: beyond half the charge, at -1, always short and in range (WAB-REACT-04, WAB-REACT-05, WAB-SCHG-01, WAB-SCHG-02, WAB-SCHG-03, WAB-TOHIT-06)', () => {
    const shoot = (y: number, enemy = 'archers') => {
      const p = play([HORSE, `b-1 ${enemy} models=5 files=5 36,${y} S`])
        .answer('a-1', 'b-1')
        .answer('b-1', 'stand-and-shoot')
      return p.told('volley')[0]
    }
    expect(shoot(26)).toBeUndefined() // eight inches of sixteen: not farther than half
    expect(shoot(25.9)).toMatchObject({
      short: true,
      reaction: true,
      ledger: { base: 4, total: 5, lines: [{ n: 1, rule: 'WAB-TOHIT-06' }] },
    })
    // A javelin of eight inches at ten.
    expect(diceIn(shoot(24, 'foot options=javelin')?.roll)).toBe(5)
    // The whole unit in range and more: long range is short as well.
    expect(shoot(19)).toMatchObject({ short: true })
  })
  test('rear ranks shoot as well, not on the run (WAB-SCHG-05)', () => {
    const dice = (how: string) =>
      diceIn(
        play([HORSE, 'b-1 archers models=15 files=5 36,24 S']).answer('a-1', 'b-1').answer('b-1', how).told('volley')[0]
          .roll,
      )
    expect([dice('stand-and-shoot'), dice('shoot-and-flee')]).toEqual([10, 5])
  })
  test('a quarter of the chargers down: they test before they go on, and may be wiped out (WAB-REACT-06, WAB-SCHG-04, WAB-PANIC-18)', () => {
    const p = play([HORSE, 'b-1 archers models=5 files=5 36,24 S'], [6, 6, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 1])
      .answer('a-1', 'b-1')
      .answer('b-1', 'stand-and-shoot')
    expect(p.told('fallen')[0]).toMatchObject({ unit: 0, n: 2 })
    expect(p.told('tested')[0]).toMatchObject({ unit: 0, why: 'panic-shots', passed: false })
    expect(p.told('fled')[0]).toMatchObject({ unit: 0, why: 'shots' })
    expect(p.told('contact')).toEqual([])
    const gone = play(
      [HORSE, 'b-1 archers models=10 files=10 36,24 S'],
      [...times(10, 6), ...times(10, 6), ...times(10, 1)],
    )
    gone.answer('a-1', 'b-1').answer('b-1', 'stand-and-shoot')
    expect([gone.unit('a-1').fate, gone.told('contact').length]).toEqual(['killed', 0])
  })
  test('flee: turned away from the charger and off at once, two dice or three (WAB-REACT-07, WAB-FLEE-02, WAB-FLEE-03, WAB-FLEE-09, WAB-FLEE-06)', () => {
    const p = play([HORSE, 'b-1 foot models=10 files=5 36,24 S'], [4, 5]).answer('a-1', 'b-1').answer('b-1', 'flee')
    expect(p.told('fled')[0]).toMatchObject({ dice: [4, 5], distance: 9, why: 'charge' })
    // Its middle was 0.79" behind its front and went nine inches north; its front is on the other side of it now.
    expect([p.unit('b-1').facing, Math.round((p.unit('b-1').y / INCH) * 100) / 100]).toEqual([0, 13.43])
    const h = play([HORSE, 'b-1 horse models=5 files=5 36,24 S'], [4, 5, 6]).answer('a-1', 'b-1').answer('b-1', 'flee')
    expect(h.told('fled')[0].dice.length).toBe(3)
  })
  test('from several: the way that leads farthest from all of them (WAB-REACT-08, WAB-FLEE-09)', () => {
    const p = play(
      [
        'a-1 foot models=10 files=5 36,30 N',
        'a-2 foot models=10 files=5 29,23 E',
        'b-1 foot models=10 files=5 36,24 S',
      ],
      [3, 3],
    )
      .answer('a-1', 'b-1', 'a-2', 'b-1')
      .answer('b-1', 'flee')
    // From south and west: to the north-east.
    expect(Math.abs(p.unit('b-1').facing - 4500)).toBeLessThan(1200)
  })
  test('shoot and flee: one die less; who cannot shoot runs the whole way (WAB-REACT-09, WAB-REACT-11, WAB-REACT-12)', () => {
    const dice = (y: number) =>
      play([HORSE, `b-1 archers models=5 files=5 36,${y} S`])
        .answer('a-1', 'b-1')
        .answer('b-1', 'shoot-and-flee')
        .told('fled')[0].dice.length
    expect([dice(24), dice(28)]).toEqual([1, 2])
    expect(
      play([HORSE, 'b-1 foot models=5 files=5 36,24 S']).answer('a-1', 'b-1').refused('b-1', 'shoot-and-flee'),
    ).toBe('WAB-REACT-09')
  })
  test('shots that stop the charge leave the choice to stay (WAB-REACT-10)', () => {
    const p = play([HORSE, 'b-1 archers models=5 files=5 36,24 S'], [6, 6, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 1])
    p.answer('a-1', 'b-1').answer('b-1', 'shoot-and-flee')
    expect([p.asked, p.options()]).toEqual(['stay', ['stay', 'flee']])
    p.answer('stay')
    expect(p.told('fled').map(e => e.unit)).toEqual([0])
    expect(p.told('stayed')[0]).toMatchObject({ unit: 2 })
  })
  test('who flees already can only flee again, once a phase (WAB-REACT-15, WAB-FLEE-05)', () => {
    const p = play(
      [HORSE, 'b-1 foot models=10 files=5 36,24 N fleeing=1', 'b-2 foot models=5 files=5 50,24 S'],
      [3, 3],
      { turn: 2 },
    ).answer('a-1', 'b-1')
    expect(p.told('reacted')).toMatchObject([{ unit: 2, reaction: 'flee', forced: true, rules: ['WAB-REACT-15'] }])
    expect(p.told('fled')[0]).toMatchObject({ unit: 2, distance: 6 })
  })
  test('caught on the run: moved all its way, then destroyed in the combat phase with standards and panic (WAB-REACT-13)', () => {
    const p = new Play(
      {
        units: [HORSE, 'b-1 foot models=10 files=5 command=S 36,26 S', 'b-2 foot models=5 files=5 44,20 S'],
      },
      [1, 2],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
    expect(p.told('fled')[0].distance).toBe(3)
    expect(p.told('caught')[0]).toMatchObject({ unit: 1, other: 0 })
    expect(p.told('captured')[0]).toMatchObject({ unit: 0, other: 1 })
    expect(p.told('tested').map(e => [e.unit, e.why])).toEqual([[2, 'panic-combat']])
  })
})

describe('the charge move', () => {
  test('straight at the enemy, flush at no cost, nobody slides (WAB-CMOV-05, WAB-CMOV-08, WAB-CMOV-11)', () => {
    // An enemy turned by 20 degrees, the whole charge needed to touch him.
    const p = play([FOOT, 'b-1 foot models=10 files=5 36,24 160°']).answer('a-1', 'b-1').answer()
    const [contact] = p.told('contact')
    expect(contact).toMatchObject({ side: 'front' })
    expect(p.unit('a-1').facing).toBe(34000)
    // Where it met him and where it lies are no more apart than the turn: it was not moved along his front.
    const path = contact.path.slice(-6)
    expect(Math.hypot(path[0] - path[3], path[1] - path[4])).toBeLessThan(1 * INCH)
  })
  test('one wheel, at the start, and no other manoeuvre (WAB-CMOV-06, WAB-CMOV-07)', () => {
    const p = play([FOOT, 'b-1 foot models=10 files=5 39,24 S']).answer('a-1', 'b-1').answer()
    const { path } = p.told('contact')[0]
    expect(path.length).toBe(12) // from, wheeled, met, flush
    expect(path[5]).toBe(path[8]) // straight on after the wheel
    const reach = p.told('measured')[0]
    expect(reach.distance).toBeGreaterThan(6 * INCH)
  })
  test('a corner of the front touched first is still the front (WAB-CMOV-12)', () => {
    const p = play([FOOT, 'b-1 foot models=10 files=5 40,24 S']).answer('a-1', 'b-1').answer()
    expect(p.told('contact')[0].side).toBe('front')
  })
  test('who fails goes his normal move at the enemy, halts an inch short, and shoots no more (WAB-CMOV-03, WAB-CMOV-04, WAB-MULT-07)', () => {
    const p = new Play({
      units: [
        'a-1 archers models=10 files=5 36,30 N',
        'a-2 archers models=10 files=5 20,30 N',
        'b-1 foot models=10 files=5 36,20 S',
        'b-2 foot models=5 files=5 20,18 S',
      ],
    })
      .answer('a-1', 'b-1')
      .answer()
    expect([p.unit('a-1').y / INCH, p.told('failed')[0].why]).toEqual([26, 'short'])
    p.answer()
    expect(p.refused('a-1')).toBe('WAB-SHOOT-05')
    // He fled, and stands nearer than a normal move.
    const near = play([FOOT, 'b-1 horse models=5 files=5 36,24 S'], [1, 1, 1])
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
    expect(near.told('failed')[0].why).toBe('fled')
    expect(near.told('contact')).toEqual([])
  })
  test('charges side by side at neighbours do not cross (WAB-MULT-08)', () => {
    const p = play([
      'a-1 foot models=10 files=5 34,30 N',
      'a-2 foot models=10 files=5 38.2,30 N',
      'b-1 foot models=10 files=5 34,24 S',
      'b-2 foot models=10 files=5 38.2,24 S',
    ])
    p.answer('a-1', 'b-1', 'a-2', 'b-2').answer()
    p.answer('a-1')
    expect(p.told('failed')).toEqual([])
    expect(p.told('contact').filter(e => e.path.length > 0).length).toBe(2)
  })
  test('as many of its own models as possible, as equally as possible (WAB-MULT-05)', () => {
    const p = play([
      'a-1 foot models=10 files=5 32,30 N',
      'a-2 foot models=10 files=5 40,30 N',
      'b-1 foot models=20 files=10 36,24 S',
    ])
    p.answer('a-1', 'b-1', 'a-2', 'b-1').answer().answer('a-1')
    const [one, two] = p.told('contact')
    expect([one.models, two.models].every(n => n >= 10)).toBe(true)
  })
})

describe('front, flank and rear', () => {
  /** A deep block that faces south: front line y 24, rear line y 20.85, between x 34.03 and 37.97. */
  const side = (line: string, dice = [1, 1]) =>
    play([line, 'b-1 foot models=20 files=5 36,24 S'], dice)
      .answer('a-1', 'b-1')
      .answer('b-1', 'hold')
      .told('contact')[0]?.side
  test('before its front line: the front, or not at all (WAB-ARC-01, WAB-ARC-02)', () => {
    expect(side('a-1 foot models=5 files=5 41,26 NW')).toBe('front')
    // It comes from the side along the front line: the flank is nearer, and still not to be had.
    const far = play(['a-1 foot models=5 files=5 45.7,26.1 W', 'b-1 foot models=20 files=5 36,24 S'])
    far.answer('a-1', 'b-1')
    far.answer('b-1', 'hold')
    expect(far.told('contact').map(e => e.side)).toEqual(['front'])
  })
  test('partly behind the front line and no part before the front: the flank (WAB-ARC-03)', () => {
    expect(side('a-1 foot models=5 files=5 41,23 W')).toBe('left')
    expect(side('a-1 foot models=5 files=5 31,23 E')).toBe('right')
  })
  test('wholly behind the rear line: the rear (WAB-ARC-04)', () => {
    expect(side('a-1 foot models=5 files=5 36,17 S')).toBe('rear')
    expect(side('a-1 foot models=5 files=5 40,17 SW')).toBe('rear')
  })
  test('astride rear and flank: the rear if some model stands straight behind, else the flank (WAB-ARC-05, WAB-ARC-06)', () => {
    expect(side('a-1 foot models=12 files=12 38.5,19 225°')).toBe('rear')
    expect(side('a-1 foot models=5 files=5 41,21 W')).toBe('left')
  })
})

describe('revealed enemies', () => {
  test('the wheel for the first target is kept, no new one is made (WAB-REVEAL-02)', () => {
    const p = play(
      [
        'a-1 foot models=10 files=5 line=6,3,3,3,3,1,3,1,7 36,30 N',
        'b-1 light-foot models=5 files=5 39.5,26 S',
        'b-2 foot models=20 files=10 41,23.4 S',
      ],
      [6, 6],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
    const { wheel } = p.g.charges[0]
    expect(wheel).not.toBe(0)
    p.answer('b-2').answer('hold')
    const { path } = p.told('contact')[0]
    expect(path[5]).toBe(wheel > 0 ? wheel : 36000 + wheel)
    expect(path[8]).toBe(path[5])
  })
  test('in all else a charge newly declared; it may also flee (WAB-REVEAL-03, WAB-REACT-18)', () => {
    const p = play(
      [FOOT, 'b-1 light-foot models=5 files=5 36,26 S', 'b-2 light-foot models=5 files=5 36,23 S'],
      [6, 6, 6, 6],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
      .answer('b-2')
      .answer('flee')
    expect(p.told('fled').map(e => e.unit)).toEqual([2, 3])
    expect(p.told('failed')[0].unit).toBe(0)
  })
})

describe('counter-charge', () => {
  const enemy = 'b-1 horse models=5 files=5 36,24 S'
  test('counts as charging but strikes after the charger (WAB-CCHG-04)', () => {
    const p = play([HORSE, enemy]).answer('a-1', 'b-1').answer('b-1', 'counter-charge')
    expect(p.unit('b-1').states.map(s => s.is)).toContain('countercharged')
    expect(p.told('contact')[0]).toMatchObject({ unit: 0, other: 2 })
  })
  test('cannot for ground or others: it holds (WAB-CCHG-05)', () => {
    const p = play([HORSE, enemy], [], { ground: ['lake 36,24.2 6x1'] })
    expect(p.refused('a-1', 'b-1')).toBe('WAB-CHG-13')
    const wheel = play(['a-1 horse models=5 files=5 44,34 340°', enemy, 'b-2 foot models=5 files=1 38.6,25 S'])
    wheel.answer('a-1', 'b-1').answer('b-1', 'counter-charge')
    expect(wheel.told('countercharged')).toEqual([])
  })
  test('an inch if the charger is out of reach, and no contact (WAB-CCHG-06)', () => {
    const p = play([HORSE, 'b-1 horse models=5 files=5 36,17 S']).answer('a-1', 'b-1').answer('b-1', 'counter-charge')
    expect(p.told('countercharged')[0].rules).toEqual(['WAB-CCHG-06'])
    expect([p.unit('b-1').y / INCH, p.told('contact').length, p.told('failed').length]).toEqual([18, 0, 1])
  })
  test('not from a column (WAB-CCHG-08)', () => {
    const p = play([HORSE, 'b-1 horse models=6 files=2 36,24 S', 'b-2 foot models=5 files=5 60,10 S']).answer(
      'a-1',
      'b-1',
    )
    expect(p.refused('b-1', 'counter-charge')).toBe('WAB-CCHG-08')
  })
})

describe('breaking off', () => {
  const FIGHT = { contacts: ['a-1 front b-1 front'] }
  const enemy = 'b-1 foot models=10 files=5 36,30 S'
  test('declared with the charges; a test in compulsory moves, before any charge (WAB-DISENG-01, WAB-DISENG-04, WAB-DISENG-05, WAB-DISENG-08)', () => {
    const p = play(
      [
        'a-1 foot models=10 files=5 36,30 N',
        'a-2 foot models=10 files=5 20,30 N',
        enemy,
        'b-2 foot models=10 files=5 20,24 S',
      ],
      [2, 2],
      FIGHT,
    )
    p.answer('a-1', 'a-2', 'b-2')
    expect(p.told('disengages')[0]).toMatchObject({ unit: 0 })
    p.answer()
    expect(p.told('tested')[0]).toMatchObject({ unit: 0, why: 'disengage', passed: true })
    expect([p.asked, p.told('contact').length]).toEqual(['disengage-move', 0])
    p.answer('8')
    // Straight away, its rear to the enemy; the enemy does nothing.
    expect([p.unit('a-1').facing, p.told('pursued').length]).toEqual([18000, 0])
    expect(p.told('contact').length).toBe(1)
    expect(p.refused('a-1')).toBe('WAB-DISENG-06')
  })
  test('ground slows it (WAB-DISENG-06, WAB-TERRAIN-08)', () => {
    const p = play(['a-1 horse models=5 files=5 36,30 N', enemy], [], {
      ...FIGHT,
      ground: ['marsh 36,33 12x12'],
    }).answer('a-1')
    expect(p.refused('16')).not.toBe('taken')
    expect(p.refused('8')).toBe('taken')
  })
  test('who fails breaks and flees, and may be pursued as if beaten (WAB-DISENG-07, WAB-DISENG-09)', () => {
    const p = play(['a-1 foot models=10 files=5 36,30 N', enemy], [6, 6, 1, 1, 3, 3], FIGHT).answer('a-1')
    expect(p.asked).toBe('pursue')
    p.answer('pursue')
    expect(p.told('broken')[0]).toMatchObject({ unit: 0 })
    expect(p.told('caught')[0]).toMatchObject({ unit: 0, other: 2 })
  })
  test('horse needs no test if all its enemies are slower; equal speed is not (WAB-DISENG-10)', () => {
    const free = play(['a-1 horse models=5 files=5 36,30 N', enemy], [], FIGHT).answer('a-1')
    expect([free.told('tested').length, free.asked]).toEqual([0, 'disengage-move'])
    const equal = play(
      ['a-1 horse models=5 files=5 36,30 N', 'b-1 horse models=5 files=5 36,30 S'],
      [1, 1],
      FIGHT,
    ).answer('a-1')
    expect(equal.told('tested').length).toBe(1)
  })
})

describe('the rest, of whom nothing is said', () => {
  const elephant = 'a-1 elephant-indian 20,30 N'
  const horse = 'b-1 horse models=6 files=3 options=javelin 20,20 S'
  const foot = 'b-2 foot models=10 files=5 50,24 S'
  const charged = (units: string[], ...charges: string[]) => {
    const p = play(units).answer(...charges)
    const choice = p.rules.referee.next(p.p, 1, [])
    return {
      enough: choice?.enough,
      done: p
        .answer()
        .told('reacted')
        .map(e => e.reaction),
    }
  }
  test('holds, or runs if it may not hold, as the word for it tells (WAB-REACT-02, WAB-ELE-15)', () => {
    const other = 'a-2 foot models=10 files=5 50,30 N'
    expect(charged([elephant, horse], 'a-1', 'b-1')).toEqual({ enough: 'rest-flee', done: ['flee'] })
    expect(charged([FOOT, 'b-1 foot models=10 files=5 36,24 S'], 'a-1', 'b-1')).toEqual({
      enough: 'rest-hold',
      done: ['hold'],
    })
    expect(charged([elephant, other, horse, foot], 'a-1', 'b-1', 'a-2', 'b-2')).toEqual({
      enough: 'rest-hold-if-able',
      done: ['flee', 'hold'],
    })
  })
})
