import type { Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { dressByHabit } from '../knowledge/fights.ts'
import { Thought } from '../knowledge/thought.ts'
import { CHAMPION, STANDARD } from '../position.ts'
import { placesAgainst } from '../rules/engaged.ts'
import { groupsOf } from '../rules/fight.ts'
import { takeOff } from '../rules/ranks.ts'
import { gathered } from '../rules/result.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../testing.ts'
import { dress } from './dress.ts'

const FACING = ['a-1 front b-1 front']
const fight = (units: string[], dice: number[] = [], contacts = FACING, more: object = {}) =>
  new Play({ units, contacts, at: 'fighting', ...more }, dice)
const A = 'a-1 foot models=10 files=5 36,24 N states=charged'
const B = 'b-1 foot models=10 files=5 36,24 S'
/** The lines of a side's score. */
const score = (p: Play, side: 0 | 1) => p.told('result')[0].ledgers[side].lines.map(l => `${l.n} ${l.rule}`)

describe('who fights', () => {
  test('each step for all combats before the next: blows, results, breaks, panic, flight, pursuit (WAB-MELEE-01, WAB-MELEE-02, WAB-BREAK-03, WAB-BREAK-10)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 command=S 20,24 N states=charged',
        'a-2 foot models=10 files=5 command=S 50,24 N states=charged',
        'b-1 light-foot models=10 files=5 20,24 S',
        'b-2 light-foot models=10 files=5 50,24 S',
        'b-3 foot models=5 files=5 50,14 S',
      ],
      [...times(20, 1), 6, 6, 6, 6, 1, 1, 1, 2, 1, 2],
      ['a-1 front b-1 front', 'a-2 front b-2 front'],
    )
    for (let i = 0; i < 4 && (p.asked === 'next-combat' || p.asked === 'order-tests'); i++) p.answer()
    const order = p.heard
      .map(h => h.event.type)
      .filter(t => ['blows', 'result', 'tested', 'broken', 'fled'].includes(t))
    expect(order).toEqual([
      'blows',
      'blows',
      'blows',
      'blows',
      'result',
      'result',
      'tested',
      'broken',
      'tested',
      'broken',
      'tested',
      'fled',
      'fled',
    ])
    // Broken, and still where they fought until the pursuit has been said.
    expect([p.asked, p.unit('b-1').y]).toEqual(['pursue', 24 * INCH])
  })
  test('attacked in the flank they fight back without turning, corner to corner too (WAB-MELEE-07)', () => {
    const p = fight(['a-1 foot models=10 files=5 37.9685,23.2126 W states=charged', B], [], ['a-1 front b-1 left'])
    expect(
      p
        .told('blows')
        .slice(0, 2)
        .map(e => diceIn(e.roll)),
    ).toEqual([3, 2])
    expect(p.unit('b-1').facing).toBe(18000)
  })
  test('a unit that fights in flank and rear loses idle men first (WAB-MELEE-20, WAB-MELEE-21, WAB-EX-125)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=6 files=3 37.5748,22.8189 W',
        'a-2 foot models=8 files=4 36,21.6378 S',
        'b-1 foot models=12 files=4 36,24 S',
      ],
      contacts: ['a-1 front b-1 left', 'a-2 front b-1 rear'],
    })
    const b = g.units[2]
    b.lean = -1
    const fighters = () =>
      new Set([
        ...placesAgainst(g, b, { unit: g.units[0], own: 'left', theirs: 'front' }),
        ...placesAgainst(g, b, { unit: g.units[1], own: 'rear', theirs: 'front' }),
      ]).size
    expect(fighters()).toBe(6)
    takeOff(g, b, 3)
    // Nine are left, and the same six places fight.
    expect([b.places.length, fighters()]).toEqual([9, 6])
  })
  test('when nobody idle is left fighters go, and contact is kept where it can be (WAB-MELEE-22, WAB-MELEE-23, WAB-EX-126)', () => {
    const p = fight(
      ['a-1 foot models=5 files=5 36,24 N', 'a-2 foot models=5 files=5 36,22.4252 S states=charged', B],
      [...times(5, 6), ...times(5, 6)],
      ['a-1 front b-1 front', 'a-2 front b-1 rear'],
      { momentum: 'a', round: 1 },
    )
    expect(p.told('fallen')[0]).toMatchObject({ unit: 2, n: 5 })
    // The rear rank is gone: whoever fought it closes up to the front rank.
    while (p.asked === 'aim') p.answer()
    const closed =
      p.g.links.some(l => l.a === 1 || l.b === 1) || p.unit('b-1').where === 'lost' || p.unit('b-1').fleeing > 0
    expect(closed).toBe(true)
  })
  test('a single rank is taken off where nobody touches it (WAB-MELEE-23)', () => {
    const g = fieldFrom({
      units: ['a-1 foot models=5 files=5 33,24 N', 'b-1 foot models=10 files=10 36,24 S'],
      contacts: FACING,
    })
    const b = g.units[1]
    const fighters = () => placesAgainst(g, b, { unit: g.units[0], own: 'front', theirs: 'front' }).length
    const before = fighters()
    takeOff(g, b, 4, { left: false, right: true })
    expect([before, fighters()]).toEqual([4, 4])
  })
  test('blows of one step are done before the next is rolled (WAB-MELEE-25)', () => {
    const p = fight([A, B], [...times(2, 6), ...times(3, 1), 6, 6])
    expect(p.told('blows').map(e => diceIn(e.roll))).toEqual([5, 3])
  })
  test('at WS 0 every blow hits (WAB-MELEE-16); below Strength 1 none harms (WAB-MELEE-15)', () => {
    const p = fight([A, 'b-1 foot models=10 files=5 line=4,0,3,3,3,1,3,1,7 36,24 S'], times(5, 1))
    expect(p.told('blows')[0]).toMatchObject({ rules: ['WAB-MELEE-16'], roll: { n: 5 } })
    const weak = fight(['a-1 foot models=10 files=5 line=4,3,3,0,3,1,3,1,7 36,24 N states=charged', B], times(5, 6))
    expect(weak.told('wounds').filter(e => e.unit === 0)).toEqual([])
  })
  test('wounds and saves as in shooting, by the fighter’s own Strength (WAB-MELEE-17, WAB-SAVE-04)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 line=4,3,3,5,3,1,3,1,7 36,24 N states=charged',
        'b-1 foot options=light,large-shield models=10 files=5 36,24 S',
      ],
      [6, 1, 1, 1, 1, 2, 5],
    )
    expect(p.told('wounds')[0].roll.need).toBe(2)
    expect(p.told('saves')[0]).toMatchObject({ roll: { need: 6, n: 0 }, ledger: { total: 6 } })
  })
})

describe('the score', () => {
  test('what nobody could suffer does not count (WAB-CR-03)', () => {
    const p = fight([A, 'b-1 foot models=3 files=3 36,24 S'], [...times(5, 6), ...times(5, 6)])
    expect(p.told('result')[0].ledgers[0].base).toBe(3)
  })
  test('ranks as they were when the turn began (WAB-CR-05), the best of a side only (WAB-CR-06)', () => {
    const p = fight([A, 'b-1 foot models=20 files=5 36,24 S'], [...times(5, 6), ...times(5, 6)])
    expect(p.told('fallen')[0].n).toBe(5)
    expect(score(p, 1)).toContain('2 WAB-CR-06')
    const two = fight(
      [
        'a-1 light-foot models=10 files=5 34,24 N states=charged',
        'a-2 light-foot models=20 files=5 38,24 N states=charged',
        'b-1 foot models=10 files=10 36,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-2 front b-1 front'],
    )
    expect(score(two, 0)).toEqual(['2 WAB-CR-06'])
  })
  test('higher ground (WAB-CR-09)', () => {
    const p = fight(
      ['a-1 light-foot models=5 files=5 36,24 N states=charged', 'b-1 light-foot models=5 files=5 36,24 S'],
      [],
      FACING,
      { ground: ['hill 36,24.1 10x6'] },
    )
    expect([score(p, 0), score(p, 1)]).toEqual([['1 WAB-CR-09'], []])
  })
  test('both turn a flank: nobody has it; the one with more has one (WAB-CR-11)', () => {
    const both = fight(
      [
        'a-1 light-foot models=5 files=5 37.9685,23.2126 W',
        'a-2 light-foot models=5 files=5 36,24 N',
        'b-1 light-foot models=10 files=5 36,24 S',
        'b-2 light-foot models=5 files=5 34.0315,24.3937 E',
      ],
      [],
      ['a-1 front b-1 left', 'a-2 front b-1 front', 'b-2 front a-2 left'],
      { momentum: 'a', round: 1 },
    )
    while (both.asked === 'aim') both.answer()
    expect(score(both, 0)).not.toContain('1 WAB-CR-10')
    expect(score(both, 1)).not.toContain('1 WAB-CR-10')
  })
  test('flank and rear add up (WAB-CR-13), with five or more men only (WAB-CR-10, WAB-CR-12)', () => {
    const units = (n: number) => [
      `a-1 light-foot models=${n} files=${n} 37.9685,23.2126 W states=charged`,
      'a-2 light-foot models=5 files=5 36,22.4252 S states=charged',
      'b-1 light-foot models=10 files=5 36,24 S',
    ]
    const contacts = ['a-1 front b-1 left', 'a-2 front b-1 rear']
    const five = fight(units(5), [], contacts)
    while (five.asked === 'aim') five.answer()
    expect(score(five, 0)).toEqual(['1 WAB-CR-10', '2 WAB-CR-12'])
    const four = fight(units(4), [], contacts)
    while (four.asked === 'aim') four.answer()
    expect(score(four, 0)).toEqual(['2 WAB-CR-12'])
  })
  test('momentum for who won the last round (WAB-CR-14); horse in difficult ground never gains it (WAB-CR-16)', () => {
    const horse = [
      'a-1 horse models=5 files=5 command=S 36,24 N states=charged',
      'b-1 light-foot models=5 files=5 36,24 S',
    ]
    const open = fight(horse, [...times(10, 1), 1, 1])
    const marsh = fight(horse, [...times(10, 1), 1, 1], FACING, { ground: ['marsh 36,22 12x8'] })
    expect([open.told('result')[0].winner, open.g.combats[0].momentum]).toEqual([0, 0])
    expect([marsh.told('result')[0].winner, marsh.g.combats[0].momentum]).toEqual([0, -1])
  })
  test('two combats that meet keep momentum if only one side had it (WAB-RUL-193)', () => {
    const g = fieldFrom({
      units: [A, 'a-2 foot models=5 files=5 39.95,24 N', 'b-1 foot models=10 files=10 38,24 S'],
      contacts: ['a-1 front b-1 front'],
      momentum: 'a',
      round: 1,
    })
    g.links = [...g.links, { a: 1, b: 2, sideA: 'front', sideB: 'front' }]
    expect(gathered(g)).toMatchObject([{ units: [0, 1, 2], round: 1, momentum: 0 }])
  })
  test('one standard a side, and one for close order, of foot four wide (WAB-CR-07, WAB-CR-17, WAB-STD-01, WAB-STD-02)', () => {
    const p = fight(
      [
        'a-1 foot models=5 files=5 command=S 34,24 N states=charged',
        'a-2 foot models=5 files=5 command=S 38,24 N states=charged',
        'b-1 foot models=9 files=3 36,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-2 front b-1 front'],
    )
    while (p.asked === 'aim') p.answer()
    expect(score(p, 0)).toEqual(['1 WAB-CR-07', '1 WAB-CR-17'])
    expect(score(p, 1)).toEqual([])
    expect(score(fight(['a-1 close-horse models=5 files=5 36,24 N states=charged', B]), 0)).toEqual([])
  })
  test('a musician alone has momentum for nothing (WAB-MUS-04); he fights as the others (WAB-MUS-01)', () => {
    const p = fight(
      ['a-1 foot models=5 files=5 command=M 36,24 N states=charged', 'b-1 foot models=5 files=5 36,24 S'],
      times(10, 1),
    )
    expect(p.told('momentum')[0]).toMatchObject({ side: 0, dice: [] })
    expect(diceIn(p.told('blows')[0].roll)).toBe(5)
  })
})

describe('ranks and close order are lost', () => {
  const lost = (units: string[], contacts = FACING, more: object = {}) => {
    const p = fight(units, [], contacts, more)
    while (p.asked === 'aim') p.answer()
    return !score(p, 1).some(l => l.includes('WAB-CR-06') || l.includes('WAB-CR-17'))
  }
  const DEEP = 'b-1 foot models=20 files=5 36,24 S'
  test('together, for as long as the combat lasts (WAB-RANKS-01)', () => {
    expect(lost([A, DEEP])).toBe(false)
    expect(lost([A, `${DEEP} states=ranks-lost`])).toBe(true)
  })
  test('charged in flank or rear by five formed men (WAB-RANKS-02), not by four', () => {
    const flank = ['a-1 front b-1 left']
    expect(lost(['a-1 horse models=5 files=5 37.9685,22.4252 W states=charged', DEEP], flank)).toBe(true)
    expect(lost(['a-1 horse models=4 files=4 37.9685,22.4252 W states=charged', DEEP], flank)).toBe(false)
    expect(lost(['a-1 skirmishers models=5 files=5 37.9685,22.4252 W states=charged', DEEP], flank)).toBe(false)
  })
  test('reduced below five (WAB-RANKS-03)', () => {
    const p = fight([A, 'b-1 foot models=8 files=4 36,24 S'], [...times(5, 6), ...times(5, 6)])
    expect(p.unit('b-1').places.length).toBe(3)
    expect(score(p, 1)).toEqual([])
  })
  test('across a wall, on both sides of it (WAB-RANKS-04, WAB-OBST-06)', () => {
    const wall = { ground: ['wall 36,23.99 10x0.2'] }
    const p = fight(['a-1 foot models=20 files=5 36,24 N states=charged', DEEP], [], FACING, wall)
    expect([score(p, 0), score(p, 1)]).toEqual([[], []])
  })
  test('close order in difficult ground; open order keeps its ranks (WAB-RANKS-05)', () => {
    const marsh = { ground: ['marsh 36,20 12x3.5'] }
    expect(lost([A, DEEP], FACING, marsh)).toBe(true)
    expect(lost([A, 'b-1 light-foot models=20 files=5 36,24 S'], FACING, marsh)).toBe(false)
  })
  test('all who fight beside or against an elephant (WAB-RANKS-06)', () => {
    const p = fight(
      [
        'a-1 elephant 36,24 N states=charged',
        'a-2 foot models=10 files=5 40,24 N states=charged',
        'b-1 foot models=20 files=10 38,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-2 front b-1 front'],
    )
    while (p.asked === 'aim') p.answer()
    expect(
      p
        .told('result')[0]
        .ledgers.map(l => l.lines.filter(x => x.rule === 'WAB-CR-06' || x.rule === 'WAB-CR-17').length),
    ).toEqual([0, 0])
  })
})

describe('break tests', () => {
  const LOSE = [
    'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
    'b-1 light-foot models=10 files=5 36,24 S',
  ]
  test('the general’s unit first, on his Leadership; who passes lends it (WAB-BREAK-04, WAB-GENL-05)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=10 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 34,24 S',
        'b-2 light-foot models=10 files=5 38,24 S',
        'b-3 hero general with=b-2',
      ],
      [],
      ['a-1 front b-1 front', 'a-1 front b-2 front'],
    )
    for (let i = 0; i < 6 && p.asked === 'aim'; i++) p.answer()
    expect([p.asked, p.options()]).toEqual(['order-tests', ['b-2']])
    p.answer()
    const tests = p.told('tested').filter(e => e.why === 'break')
    expect(tests.map(e => [e.unit, e.ledger.lines[0]?.rule])).toEqual([
      [2, 'WAB-PERS-24'],
      [1, 'WAB-GENL-02'],
    ])
  })
  test('if his own test fails nobody has his Leadership (WAB-BREAK-04)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=10 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 34,24 S',
        'b-2 light-foot models=10 files=5 38,24 S',
        'b-3 hero general with=b-2',
      ],
      [],
      ['a-1 front b-1 front', 'a-1 front b-2 front'],
    )
    for (let i = 0; i < 6 && p.asked === 'aim'; i++) p.answer()
    p.rules.referee.script = { shift: () => 5 }
    p.answer('b-2')
    const tests = p.told('tested').filter(e => e.why === 'break')
    expect(tests[1].ledger.lines.map(l => l.rule)).toEqual(['WAB-BREAK-02'])
  })
  test('the others in the order their owner likes (WAB-BREAK-05)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=10 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 34,24 S',
        'b-2 light-foot models=10 files=5 38,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-1 front b-2 front'],
    )
    for (let i = 0; i < 6 && p.asked === 'aim'; i++) p.answer()
    expect([p.asked, p.options()]).toEqual(['order-tests', ['b-1', 'b-2']])
    p.answer('b-2', 'b-1')
    expect(
      p
        .told('tested')
        .filter(e => e.why === 'break')
        .map(e => e.unit),
    ).toEqual([2, 1])
  })
  test('a lone character who loses breaks (WAB-BREAK-07, WAB-PMELEE-02)', () => {
    const p = fight(['a-1 foot models=10 files=5 36,24 N states=charged', 'b-1 hero 36,24 S'])
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, tested: false, rules: ['WAB-BREAK-07', 'WAB-PMELEE-02'] })
  })
  test('friends within twelve inches of the broken test before these move (WAB-BREAK-10)', () => {
    const p = fight([...LOSE, 'b-2 foot models=5 files=5 36,14 S'], [...times(10, 1), 6, 6, 1, 1, 1, 1])
    const order = p.heard.map(h => h.event.type).filter(t => t === 'broken' || t === 'tested' || t === 'fled')
    expect(order).toEqual(['tested', 'broken', 'tested', 'fled'])
    expect(p.unit('b-1').y).toBe(24 * INCH)
  })
  test('the battle standard: within twelve inches, break tests only, once a turn (WAB-BREAK-09, WAB-BSB-03, WAB-BSB-05)', () => {
    const tries = (x: number) =>
      fight([...LOSE, `b-2 hero bearer ${x},20 S`], [...times(10, 1), 6, 6, 6, 6])
        .told('tested')
        .filter(e => e.why === 'break').length
    expect([tries(44), tries(60)]).toEqual([2, 1])
  })
})

describe('defended walls', () => {
  const WALL = { ground: ['wall 36,23.99 10x0.2'] }
  test('foot with its front rank behind it; horse does not (WAB-OBST-01)', () => {
    const hit = (line: string) =>
      fight([A, line], [], FACING, WALL)
        .told('blows')
        .find(e => e.unit === 0)
        ?.ledger.lines.map(l => l.rule)
    expect(hit(B)).toEqual(['WAB-OBST-04'])
    expect(hit('b-1 horse models=5 files=5 36,24 S')).toEqual([])
  })
  test('a charge over a wall has nothing but the first blow: no lance strikes harder (WAB-OBST-03)', () => {
    const need = (ground: string[]) =>
      fight(
        ['a-1 horse options=lance models=5 files=5 36,24 N states=charged', B],
        [...times(5, 6), ...times(5, 1)],
        FACING,
        { ground },
      )
        .told('wounds')
        .find(e => e.unit === 0)?.roll.need
    expect([need([]), need(['wall 36,23.99 10x0.2'])]).toEqual([2, 4])
  })
  test('the attackers are at -1, the defenders are not, and chargers still strike first (WAB-OBST-03, WAB-OBST-04)', () => {
    const p = fight([A, B], [], FACING, WALL)
    expect(p.told('blows').map(e => [e.unit, e.ledger.total])).toEqual([
      [0, 5],
      [1, 4],
    ])
  })
  test('charged at over the wall: flush on the far side, no toll for the wall (WAB-OBST-02)', () => {
    const p = new Play({
      units: ['a-1 foot models=10 files=5 36,31.9 N', idle('a', 2), 'b-1 foot models=10 files=5 36,24 S'],
      ground: ['wall 36,24.05 10x0.3'],
    })
    p.answer('a-1', 'b-1').answer()
    expect(p.told('contact')[0]).toMatchObject({ side: 'front', models: 10 })
  })
  test('once the attackers have won a round it is no longer defended (WAB-OBST-05)', () => {
    const p = fight(
      ['a-1 foot models=10 files=5 command=S 36,24 N states=charged', B, idle('b', 2)],
      [...times(10, 1), 1, 1],
      FACING,
      WALL,
    )
    expect(p.told('result')[0].winner).toBe(0)
    expect(p.g.combats[0].stormed).toBe(true)
  })
  test('bonuses of formation may lapse there: the room of each says so (WAB-OBST-07)', () => {
    // What a special rule is told of a blow over a wall: that it is one, and that nobody charges.
    const p = fight([A, B], [], FACING, WALL)
    expect(p.told('blows')[0].ledger.lines).toEqual([{ n: 1, rule: 'WAB-OBST-04' }])
  })
  test('who defends it need not pursue, nor follow (WAB-OBST-08, WAB-PURS-05, WAB-GIVE-13)', () => {
    const p = fight(
      ['a-1 light-foot models=5 files=5 36,24 N states=charged', 'b-1 foot models=10 files=5 command=S 36,24 S'],
      [...times(10, 1), 6, 6],
      FACING,
      WALL,
    )
    expect([p.asked, p.options()]).toEqual(['pursue', ['pursue', 'stay']])
    const q = fight(
      ['a-1 light-foot models=30 files=15 36,24 N states=charged', 'b-1 foot models=5 files=5 command=S 36,24 S'],
      [...times(7, 1), ...times(5, 6), ...times(5, 6), 6, 6, 2],
      FACING,
      WALL,
    )
    expect(q.told('gave-ground').length).toBe(2)
    expect([q.asked, q.options()]).toEqual(['follow', ['follow', 'stay']])
  })
})

describe('command and dressing ranks', () => {
  test('command is armed as the men, and falls after them: musician, standard, champion, or as the owner says (WAB-CMD-02, WAB-CMD-05)', () => {
    const p = new Play({
      units: ['a-1 archers models=5 files=5 command=CSM 36,30 N', 'b-1 foot models=20 files=5 36,24 S'],
      at: 'shooting',
    }).answer('a-1', 'b-1')
    expect(diceIn(p.told('volley')[0].roll)).toBe(5)
  })
  test('a champion out of the fighting changes places with a man in it (WAB-CHMP-03, WAB-CHMP-04, WAB-DRESS-01, WAB-DRESS-02)', () => {
    const units = [
      'a-1 foot models=20 files=10 command=C 36,24 N states=charged',
      'b-1 foot models=9 files=3 32.5,24 S',
    ]
    const p = fight(units, [], FACING)
    // He stands in the middle of the front and touches nobody: no blow of his.
    expect(p.told('blows').some(e => e.who === 'champion')).toBe(false)
    expect([p.asked, p.options('a-1')]).toEqual(['dress', expect.arrayContaining(['step-up'])])
    const at = `${p.unit('a-1').places.indexOf(CHAMPION)}`
    expect(p.options('a-1', 'step-up')).toEqual([at])
    const to = p.options('a-1', 'step-up', at)[0]
    p.answer('a-1', 'step-up', at, to)
    expect(p.unit('a-1').places[Number(to)]).toBe(CHAMPION)
  })
  test('not one who fights already (WAB-CHMP-05)', () => {
    const p = fight(['a-1 foot models=10 files=5 command=C 36,24 N states=charged', B])
    expect(p.told('blows').some(e => e.who === 'champion')).toBe(true)
    expect(p.asked === 'dress' ? p.options('a-1') : []).not.toContain('step-up')
  })
  test('the winner may widen by two a side, one beyond the enemy at most (WAB-DRESS-03); fleers dress nothing (WAB-DRESS-05)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=5 command=S 36,24 N states=charged',
        'b-1 foot models=20 files=5 36,24 S',
        idle('b', 2),
      ],
      [...times(10, 1), 1, 1],
    )
    expect([p.asked, p.options()]).toEqual(['dress', ['a-1']])
    expect(p.refused('a-1', 'widen', '2', '1')).toBe('WAB-DRESS-03')
    p.answer('a-1', 'widen', '1', '1')
    expect([p.unit('a-1').files, p.unit('a-1').places.length]).toEqual([7, 20])
  })
  test('two neighbours do not both widen into the file between them (WAB-DRESS-03)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=20 files=5 34,24 N states=won-round',
        'a-2 foot models=20 files=5 38.7244,24 N states=won-round',
        'b-1 foot models=24 files=12 36.3622,24 S',
      ],
      contacts: ['a-1 front b-1 front', 'a-2 front b-1 front'],
    })
    const forbids = (...picks: Picks) => dress.forbids?.(g, { side: 0 }, picks, 0)
    expect(forbids(0, 'widen', 0, 1)).toBeNull()
    expect(forbids(1, 'widen', 1, 0)).toBeNull()
    expect(forbids(0, 'widen', 0, 1, 1, 'widen', 1, 0)).toBe('WAB-DRESS-03')
    // Nor does whoever dresses them without a thought.
    const next = (draft: Picks) => dress.next(g, { side: 0 }, draft, 0)
    const picks = dressByHabit(new Thought(g, 0, { weights: {}, whim: 0 }, () => 0), next) ?? []
    expect([picks.length > 0, forbids(...picks)]).toEqual([true, null])
  })
  test('not with enemies in its flank (WAB-DRESS-04); rear ranks close up by themselves (WAB-DRESS-06)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=5 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 36,24 S',
        'b-2 light-foot models=5 files=5 34.0315,25.5748 E',
      ],
      [],
      ['a-1 front b-1 front', 'b-2 front a-1 left'],
    )
    while (p.asked === 'aim') p.answer()
    expect(p.asked === 'dress' ? p.options('a-1') : []).not.toContain('widen')
    const g = fieldFrom({ units: ['a-1 foot models=14 files=5 36,24 N', B] })
    takeOff(g, g.units[0], 3)
    expect([g.units[0].places.length, g.units[0].files]).toEqual([11, 5])
  })
  test('command models take no part in challenges (WAB-CHMP-06)', () => {
    expect(
      fight(['a-1 foot models=10 files=5 command=CSM 36,24 N states=charged', `${B} command=CSM`]).told('challenged'),
    ).toEqual([])
    expect(fight(['a-1 foot models=10 files=5 command=CSM 36,24 N states=charged', `${B} command=CSM`]).asked).not.toBe(
      'challenge',
    )
  })
  test('a standard that is taken is gone for good (WAB-STD-03, WAB-STD-04, WAB-STD-05)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 command=S 36,24 S',
      ],
      [...times(10, 1), 6, 6, 6, 6, 1, 1],
    )
    p.answer('pursue')
    expect(p.g.trophies).toEqual([{ by: 0, from: 1, army: false }])
    expect(p.unit('b-1').places).toHaveLength(9)
    expect(p.unit('b-1').places).not.toContain(STANDARD)
  })
  test('the champion adds his die only where he can fight (WAB-CHMP-02, WAB-CHMP-03)', () => {
    const g = fieldFrom({
      units: ['a-1 foot models=20 files=10 command=C 36,24 N', 'b-1 foot models=9 files=3 32.5,24 S'],
      contacts: FACING,
    })
    expect(groupsOf(g, gathered(g)[0]).some(x => x.who === 'champion')).toBe(false)
  })
})
