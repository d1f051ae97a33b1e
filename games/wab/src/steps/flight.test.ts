import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { leadership } from '../rules/leadership.ts'
import { isFormed } from '../rules/ranks.ts'
import { fieldFrom, idle, Play, times } from '../testing.ts'

const FACING = ['a-1 front b-1 front']
const fight = (units: string[], dice: number[] = [], contacts = FACING, more: object = {}) =>
  new Play({ units, contacts, at: 'fighting', ...more }, dice)
/** Beaten by two without a wound; the break test fails. */
const BEATEN = [
  'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
  'b-1 light-foot models=10 files=5 36,24 S',
]
const beaten = (more: string[], dice: number[], extra: object = {}) =>
  fight([...BEATEN, ...more], [...times(10, 1), 6, 6, ...dice], FACING, extra)
const inches = (n: number) => Math.round((n / INCH) * 100) / 100
/** Fleeing in its own turn. */
const run = (units: string[], dice: number[], more: object = {}) =>
  new Play(
    {
      units: [...units, idle('a', units.filter(u => u.startsWith('a-')).length + 1)],
      at: 'compulsory',
      turn: 3,
      ...more,
    },
    dice,
  )
const HOME = 'a-1 foot models=10 files=5 36,30 S fleeing=1'
const FAR = 'b-1 foot models=10 files=5 36,5 S'

describe('fleeing', () => {
  test('no formation, but the block stays together (WAB-FLEE-01); no test but to rally (WAB-LD-04, WAB-PANIC-27)', () => {
    const p = new Play(
      {
        units: [HOME, 'a-2 foot models=10 files=5 39.95,30 S fleeing=1', idle('a', 3), FAR],
        at: 'start-of-turn',
        turn: 3,
      },
      [6, 6, 6, 6, 1, 1, 1, 1],
    )
    expect(isFormed(p.g, p.unit('a-1'))).toBe(false)
    while (p.asked === 'declare-charges' || p.asked === 'order-tests') p.answer()
    expect(p.told('tested').map(e => e.why)).toEqual(['rally', 'rally'])
    expect(p.unit('a-1').files).toBe(5)
  })
  test('on in its own turns to its own edge, until it rallies or is gone with the first man over it (WAB-FLEE-04, WAB-FLEE-08, WAB-FLEE-17)', () => {
    const on = run([HOME, FAR], [3, 4])
    expect([inches(on.unit('a-1').y), on.unit('a-1').facing]).toEqual([37, 18000])
    const gone = run(['a-1 foot models=10 files=5 36,42 S fleeing=1', FAR], [3, 4])
    expect(gone.unit('a-1')).toMatchObject({ where: 'lost', fate: 'fled' })
  })
  test('ground and walls do not slow it; what is impassable it goes round (WAB-FLEE-07)', () => {
    const marsh = run([HOME, FAR], [3, 4], { ground: ['marsh 36,31 20x10', 'wall 36,33 20x0.4'] })
    expect(inches(marsh.unit('a-1').y)).toBe(37)
    const lake = run([HOME, FAR], [3, 4], { ground: ['lake 36,33 4x2'] })
    expect(inches(lake.unit('a-1').y)).toBe(37)
    expect(Math.abs(inches(lake.unit('a-1').x) - 36)).toBeGreaterThan(3.5)
  })
  test('round enemies if it can, an inch short of them if not (WAB-FLEE-14, WAB-FLEE-15, WAB-FLEE-16, WAB-MOV-02)', () => {
    const round = run([HOME, 'b-1 foot models=5 files=5 36,34 N'], [5, 5])
    expect(round.unit('a-1').where).toBe('table')
    expect(Math.abs(inches(round.unit('a-1').x) - 36)).toBeGreaterThan(3.9)
    const barred = run([HOME, 'b-1 foot models=40 files=40 36,34 N'], [5, 5])
    expect(inches(barred.unit('a-1').y)).toBe(33)
  })
  test('enemies bar the way home: to a side edge that is nearer (WAB-FLEE-08)', () => {
    const p = run(['a-1 foot models=10 files=5 6,24 S fleeing=1', 'b-1 foot models=40 files=40 15.8,28 N'], [5, 5])
    expect([p.told('fled')[0].path.at(-1), p.unit('a-1').fate]).toEqual([27000, 'fled'])
  })
  test('panic by fleeing friends: to its own edge, in compulsory moves (WAB-FLEE-11, WAB-PANIC-08)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 36,30 N',
          'a-2 foot models=10 files=5 41,30 S fleeing=1',
          idle('a', 3),
          FAR,
        ],
        at: 'start-of-turn',
        turn: 3,
      },
      [6, 6, 6, 6, 1, 1, 1, 1],
    )
    while (p.asked === 'order-tests' || p.asked === 'declare-charges') p.answer()
    const mine = p.told('fled').find(e => e.unit === 0)
    expect(mine).toMatchObject({ why: 'edge' })
    expect(p.unit('a-1').facing).toBe(18000)
  })
  test('rallied it has its formation again (WAB-UNIT-13, WAB-RALLY-03)', () => {
    const p = new Play({ units: [HOME, FAR], at: 'rally', turn: 3 }, [1, 1])
    p.answer('5', '0')
    expect([isFormed(p.g, p.unit('a-1')), p.unit('a-1').facing]).toEqual([true, 0])
  })
  test('within twelve inches of a steady general it rallies on his Leadership (WAB-RALLY-07, WAB-GENL-03)', () => {
    const g = fieldFrom({ units: [HOME, 'a-2 hero general line=4,5,5,4,4,2,5,2,9 36,40 N', FAR] })
    expect(leadership(g, g.units[0], 'rally')).toMatchObject({ total: 9, lines: [{ n: 2, rule: 'WAB-GENL-03' }] })
    g.units[1].fleeing = 1
    expect(leadership(g, g.units[0], 'rally').total).toBe(7)
  })
})

/** Men without a blow. */
const MEEK = 'foot line=4,3,3,3,3,1,3,0,7'

describe('out of combat', () => {
  test('dice first, then the winner says what he does; straight away from the enemy (WAB-FLEECC-01, WAB-FLEECC-02, WAB-FLEECC-03, WAB-FLEE-10)', () => {
    const p = beaten([], [5, 6])
    expect([p.asked, p.unit('b-1').y]).toEqual(['pursue', 24 * INCH])
    expect(p.told('fled')[0]).toMatchObject({ distance: 11, path: [] })
    p.rules.referee.script = { shift: () => 0 }
    p.answer('restrain')
    const [, moved] = p.told('fled')
    expect(moved).toMatchObject({ unit: 1, why: 'combat', distance: 11 })
    // Its middle was at y 23.21 and went eleven inches north.
    expect(inches(moved.path.at(-2) ?? 0)).toBe(11.43)
  })
  test('caught it is destroyed (WAB-FLEE-19)', () => {
    const p = beaten([], [1, 1, 6, 6])
    p.answer('pursue')
    expect(p.unit('b-1')).toMatchObject({ where: 'lost', fate: 'killed' })
  })
  test('a gap beside a friend is used; with none it goes through him, on to the first free place (WAB-FLEECC-04, WAB-FLEECC-05)', () => {
    const gap = beaten(['b-2 foot models=10 files=5 36,20 S'], [1, 1, 3, 3])
    gap.rules.referee.script = { shift: () => 0 }
    gap.answer('restrain')
    expect(Math.abs(inches(gap.unit('b-1').x) - 36)).toBeGreaterThan(3.9)
    const wall = beaten(['b-2 foot models=80 files=40 36,20 S'], [1, 1, 2, 2])
    wall.rules.referee.script = { shift: () => 0 }
    wall.answer('restrain')
    if (wall.asked === 'make-way') wall.answer('stay')
    expect(wall.unit('b-1').where).toBe('table')
    expect(inches(wall.unit('b-1').y)).toBeLessThan(18.4)
  })
  test('the friend it would stop in may step forward (WAB-FLEECC-06)', () => {
    const p = beaten(['b-2 foot models=40 files=40 36,21.5 S'], [1, 1, 1, 2])
    p.rules.referee.script = { shift: () => 0 }
    p.answer('restrain')
    expect([p.asked, p.options()]).toEqual(['make-way', ['forward', 'stay']])
    p.answer('forward')
    expect(p.told('made-way')[0]).toMatchObject({ unit: 2 })
    expect(inches(p.unit('b-2').y)).toBe(22)
  })
  test('enemies with no way round within eight inches: destroyed (WAB-FLEECC-07)', () => {
    const p = beaten(['a-2 foot models=40 files=40 36,18 S'], [5, 6])
    p.rules.referee.script = { shift: () => 0 }
    p.answer('restrain')
    expect(p.unit('b-1')).toMatchObject({ where: 'lost', fate: 'killed' })
  })
  /** Nobody has a blow: what is told of is the score and what follows it. */
  const side = (contacts: string[], others: string[]) => {
    const p = fight(
      [
        `a-1 ${MEEK} models=10 files=5 command=S 36,24 N states=charged`,
        ...others,
        'b-1 light-foot line=4,3,3,3,3,1,3,0,7 models=10 files=5 36,24 S',
        'b-2 hero 60,5 S',
      ],
      times(60, 6),
      contacts,
    )
    while (p.asked === 'aim') p.answer()
    for (let i = 0; i < 8 && (p.asked === 'pursue' || p.asked === 'pursue-whom'); i++)
      p.answer(p.asked === 'pursue' ? 'restrain' : p.options()[0])
    return p
  }
  test('front and one flank: diagonally from both (WAB-FLEECC-08, WAB-EX-128)', () => {
    const p = side(
      ['a-1 front b-1 front', 'a-2 front b-1 left'],
      [`a-2 ${MEEK} models=5 files=5 37.9685,23.2126 W states=charged`],
    )
    const flown = p.told('fled').find(e => e.path.length > 0)
    // It faces south, its left is east: north-west.
    expect(flown?.path.at(-1)).toBe(31500)
  })
  test('both flanks: to its rear (WAB-FLEECC-10)', () => {
    const p = fight(
      [
        `a-1 ${MEEK} models=5 files=5 37.9685,23.2126 W states=charged`,
        `a-2 ${MEEK} models=5 files=5 34.0315,23.2126 E states=charged`,
        'b-1 light-foot line=4,3,3,3,3,1,3,0,7 models=10 files=5 36,24 S',
      ],
      times(60, 6),
      ['a-1 front b-1 left', 'a-2 front b-1 right'],
    )
    p.rules.referee.script = { shift: () => 5 }
    while (p.asked === 'aim') p.answer()
    for (let i = 0; i < 8 && p.asked === 'pursue'; i++) p.answer('restrain')
    expect(
      p
        .told('fled')
        .find(e => e.path.length > 0)
        ?.path.at(-1),
    ).toBe(0)
  })
  test('front and rear, or all round: destroyed (WAB-FLEECC-09, WAB-FLEECC-11, WAB-GIVE-03)', () => {
    const p = side(
      ['a-1 front b-1 front', 'a-2 front b-1 rear'],
      [`a-2 ${MEEK} models=5 files=5 36,22.4252 S states=charged`],
    )
    expect(p.unit('b-1').fate).toBe('killed')
    expect(p.told('fled')).toEqual([])
    const all = side(
      ['a-1 front b-1 front', 'a-2 front b-1 rear', 'a-3 front b-1 left', 'a-4 front b-1 right'],
      [
        `a-2 ${MEEK} models=5 files=5 36,22.4252 S states=charged`,
        `a-3 ${MEEK} models=5 files=2 37.9685,23.2126 W states=charged`,
        `a-4 ${MEEK} models=5 files=2 34.0315,23.2126 E states=charged`,
      ],
    )
    expect(all.unit('b-1').fate).toBe('killed')
  })
})

describe('pursuit', () => {
  test('only if every enemy broke or is gone; one that stands keeps it there (WAB-PURS-01, WAB-PURS-02)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=10 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 34,24 S',
        'b-2 light-foot models=10 files=5 38,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-1 front b-2 front'],
    )
    while (p.asked === 'aim') p.answer()
    const faces = [5, 5, 0, 0]
    p.rules.referee.script = { shift: () => faces.shift() ?? 0 }
    p.answer()
    expect([p.told('broken').length, p.told('pursued').length]).toEqual([1, 0])
    expect(p.unit('a-1').y).toBe(24 * INCH)
  })
  test('not whoever was in its flank, nor those before it then (WAB-PURS-03)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=5 command=S 36,24 N',
        'b-1 light-foot models=10 files=5 36,24 S',
        'b-2 light-foot models=5 files=5 34.0315,25.5748 E',
      ],
      [],
      ['a-1 front b-1 front', 'b-2 front a-1 left'],
      { momentum: 'a', round: 1 },
    )
    p.rules.referee.script = { shift: () => 5 }
    while (p.asked === 'aim') p.answer()
    while (p.asked === 'order-tests') p.answer()
    expect(p.told('broken').length).toBeGreaterThan(0)
    expect(p.told('pursued')).toEqual([])
  })
  test('a must, unless it is held by a test (WAB-PURS-04); two dice or three, walls and marsh for nothing (WAB-PURS-06, WAB-PURS-07)', () => {
    const p = beaten([], [6, 6], { ground: ['marsh 36,14 20x9', 'wall 36,19 20x0.3'] })
    expect(p.options()).toEqual(['pursue', 'restrain'])
    p.rules.referee.script = { shift: () => 3 }
    p.answer('pursue')
    expect([p.told('pursued')[0].distance, inches(p.unit('a-1').y)]).toEqual([8, 16])
  })
  test('of several broken before its front it catches all whose dice it beats (WAB-PURS-11, WAB-EX-135)', () => {
    const p = fight(
      [
        'a-1 foot models=20 files=10 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 34,24 S',
        'b-2 light-foot models=10 files=5 38,24 S',
      ],
      [],
      ['a-1 front b-1 front', 'a-1 front b-2 front'],
    )
    while (p.asked === 'aim') p.answer()
    const faces = [5, 5, 5, 5, 1, 2, 3, 3, 3, 4]
    p.rules.referee.script = { shift: () => faces.shift() ?? 0 }
    p.answer().answer('pursue')
    expect(
      p
        .told('fled')
        .slice(0, 2)
        .map(e => e.distance),
    ).toEqual([5, 8])
    expect(p.told('pursued')[0].distance).toBe(9)
    expect([p.unit('b-1').fate, p.unit('b-2').fate]).toEqual(['killed', 'killed'])
  })
  test('straight on into whatever comes, flush on the side met; at a corner the side with most models (WAB-PURS-13, WAB-PURS-14, WAB-ARC-07)', () => {
    const p = beaten(['b-2 foot models=20 files=5 37,19 W'], [1, 1, 1, 2])
    p.rules.referee.script = { shift: () => 4 }
    p.answer('pursue')
    const contact = p.told('contact')[0]
    expect(contact).toMatchObject({ unit: 0, other: 2 })
    // Nobody chooses: what lies on its way is struck, here the flank.
    expect(contact.side).toBe('left')
  })
  test('the new fight is for the next turn, and there it charges (WAB-PURS-15)', () => {
    const p = beaten(['b-2 foot models=20 files=5 36,17 S'], [1, 1, 1, 1])
    p.rules.referee.script = { shift: () => 4 }
    p.answer('pursue')
    // It is b's turn; in its combat phase the pursuer strikes first though it did not charge in it.
    const before = p.told('blows').length
    for (let i = 0; i < 6 && p.told('blows').length === before; i++) p.answer()
    expect(p.told('blows')[before]?.unit).toBe(0)
  })
  test('who began to flee this turn is run down, and on it goes (WAB-PURS-16)', () => {
    const p = beaten(['b-2 light-foot models=5 files=5 36,19 N fleeing=1'], [6, 6])
    p.rules.referee.script = { shift: () => 4 }
    p.answer('pursue')
    expect(p.told('caught').map(e => e.unit)).toContain(2)
  })
  test('who has fled longer flees again (WAB-PURS-17)', () => {
    const p = beaten(['b-2 light-foot models=5 files=5 36,19 N fleeing=1'], [6, 6], { turn: 3 })
    p.rules.referee.script = { shift: () => 4 }
    p.answer('pursue')
    expect(p.told('caught').map(e => e.unit)).not.toContain(2)
    expect(p.told('fled').some(e => e.unit === 2 && e.why === 'charge')).toBe(true)
  })
  test('any man over the edge and the unit is off, where its middle was (WAB-PURS-18, WAB-PURS-19)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 command=S 36,4 N states=charged',
          'b-1 light-foot models=10 files=5 36,4 S',
          'b-2 foot models=5 files=5 5,40 N',
        ],
        contacts: FACING,
        at: 'fighting',
      },
      [...times(10, 1), 6, 6, 1, 1, 3, 4],
    ).answer('pursue')
    expect(p.unit('a-1').where).toBe('off')
    expect(p.unit('a-1').exit[0]).toBe(36 * INCH)
  })
  const back = (dice: number[], states = '') =>
    new Play(
      {
        units: [
          `a-1 foot models=10 files=5 36,2 N where=off${states}`,
          'a-2 foot models=5 files=5 20,40 N',
          'b-1 foot models=10 files=5 36,20 S',
        ],
        at: 'start-of-turn',
        turn: 3,
      },
      dice,
    )
  test('it tests at the start of its turns; who fails stays off and may try again (WAB-PURS-20, WAB-PURS-21)', () => {
    const p = back([6, 6])
    expect([p.unit('a-1').where, p.unit('a-1').astray]).toEqual(['off', 1])
    p.answer()
    expect(p.refused('a-1')).toBe('WAB-PURS-21')
  })
  test('back on its edge within twelve inches of where it left, and no charge that turn (WAB-PURS-24, WAB-PURS-25)', () => {
    const p = back([1, 1])
    p.g.units[0].exit = [36 * INCH, 0]
    expect(p.asked).toBe('declare-charges')
    expect(p.options()).toEqual(['a-2'])
    p.answer()
    expect(p.refused('a-1', 'enter', '13', '0')).not.toBe('taken')
    p.answer('a-1', 'enter', '12', '2')
    expect([p.unit('a-1').where, inches(p.unit('a-1').x), p.unit('a-1').facing]).toEqual(['table', 48, 18000])
  })
  test('off the table the general’s death is not felt (WAB-PURS-26)', () => {
    const p = new Play(
      {
        units: [
          'a-1 archers models=10 files=10 36,30 N',
          'b-1 hero general line=4,5,5,4,3,1,5,2,8 36,24 S',
          'b-2 foot models=5 files=5 20,5 S',
          'b-3 foot models=5 files=5 5,5 S where=off',
        ],
        at: 'shooting',
      },
      [...times(10, 6), ...times(10, 6)],
    ).answer('a-1', 'b-1')
    expect(
      p
        .told('tested')
        .filter(e => e.why === 'panic-general')
        .map(e => e.unit),
    ).toEqual([2])
  })
})

describe('giving ground', () => {
  /** Beaten by two and by numbers the stronger: it gives ground. */
  const give = (more: string[], dice: number[], extra: object = {}) =>
    fight(
      [
        'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
        'b-1 light-foot models=20 files=20 36,24 S',
        ...more,
      ],
      [...times(11, 1), 6, 6, ...dice],
      FACING,
      extra,
    )
  test('ground slows it (WAB-GIVE-08), and the follower (WAB-GIVE-09)', () => {
    const p = give([], [4], { ground: ['marsh 36,18 30x5'] })
    // One inch of its four to the marsh that begins 0.21" behind its rear.
    expect(inches(p.unit('b-1').y)).toBeLessThan(22)
    expect(inches(p.unit('b-1').y)).toBeGreaterThan(20)
  })
  test('it goes on next turn, with momentum; following is no charge (WAB-GIVE-10, WAB-GIVE-11)', () => {
    const p = give([], [3])
    expect(p.told('followed').length).toBe(1)
    expect([p.g.combats[0].momentum, p.unit('a-1').states.some(s => s.is === 'burst-in')]).toEqual([0, false])
  })
  test('out of reach the combat is over, and who gave ground declares no charge (WAB-GIVE-12, WAB-CHG-08)', () => {
    const p = give(['b-2 foot models=5 files=5 24,26 E'], [6])
    // It goes its normal move after them all the same (WAB-GIVE-09).
    expect([p.told('followed').length, inches(p.unit('a-1').y), p.g.combats.length]).toEqual([1, 20, 0])
    expect(p.unit('b-1').states.map(s => s.is)).toContain('gave-ground')
    expect([p.g.active, p.refused('b-1')]).toEqual([1, 'WAB-CHG-08'])
  })
  test('not with five enemies in the flank, but with four (WAB-GIVE-02, WAB-GIVE-04)', () => {
    const flanked = (n: number) => {
      const p = fight(
        [
          `a-1 ${MEEK} models=5 files=5 command=S 36,24 N states=charged`,
          `a-2 ${MEEK} models=${n} files=2 43.874,23.6063 W states=charged`,
          'b-1 light-foot line=4,3,3,3,3,1,3,0,7 models=20 files=20 36,24 S',
        ],
        times(60, 6),
        ['a-1 front b-1 front', 'a-2 front b-1 left'],
      )
      p.rules.referee.script = { shift: () => 5 }
      while (p.asked === 'aim') p.answer()
      return p.told('gave-ground').length + p.told('blocked').length > 0
    }
    expect([flanked(5), flanked(4)]).toEqual([false, true])
  })
  test('skirmishers only from skirmishers or few (WAB-GIVE-05, WAB-GIVE-15)', () => {
    const from = (foe: string) => {
      const p = fight(
        [
          `a-1 ${foe} ${MEEK.slice(5)} command=S 36,24 N states=charged`,
          `b-1 skirmishers ${MEEK.slice(5)} models=24 files=24 36,24 S`,
        ],
        times(40, 6),
      )
      return p.told('gave-ground').length + p.told('blocked').length > 0
    }
    expect([from('foot models=5 files=5'), from('foot models=4 files=4')]).toEqual([false, true])
  })
  test('formed horse that stood its test may give ground all the same (WAB-GIVE-14, WAB-GIVE-16)', () => {
    const p = fight(
      ['a-1 foot models=10 files=5 command=S 36,24 N states=charged', 'b-1 horse models=5 files=5 36,24 S'],
      [...times(10, 1), 1, 1],
    )
    expect([p.asked, p.options()]).toEqual(['give-way', ['stand', 'give-ground']])
    const foot = fight(BEATEN, [...times(10, 1), 1, 1])
    expect(foot.asked).not.toBe('give-way')
  })
  test('those who give ground move first, then fleers, then pursuers and followers (WAB-GIVE-17)', () => {
    const p = fight(
      [
        `a-1 ${MEEK} models=10 files=5 command=S 20,24 N states=charged`,
        `a-2 ${MEEK} models=10 files=5 command=S 50,24 N states=charged`,
        'b-1 light-foot line=4,3,3,3,3,1,3,0,7 models=10 files=5 20,24 S',
        'b-2 light-foot line=4,3,3,3,3,1,3,0,7 models=20 files=20 50,24 S',
      ],
      times(60, 6),
      ['a-1 front b-1 front', 'a-2 front b-2 front'],
    )
    while (p.asked === 'next-combat' || p.asked === 'order-tests') p.answer()
    expect(p.asked).toBe('pursue')
    p.answer('pursue')
    const moves = p.heard
      .map(h => h.event)
      .filter(e => (e.type === 'gave-ground' || e.type === 'fled' || e.type === 'pursued') && e.path.length > 0)
      .map(e => e.type)
    expect(moves.slice(0, 3)).toEqual(['gave-ground', 'fled', 'pursued'])
  })
})

describe('overrun', () => {
  const WIPE = [...times(5, 6), ...times(5, 6)]
  test('all dead in the first round of a charge: it may go on, as in pursuit (WAB-OVER-01, WAB-OVER-02)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 36,24 N states=charged',
        'b-1 foot models=5 files=5 36,24 S',
        'b-2 foot models=10 files=5 5,5 S',
      ],
      WIPE,
    )
    expect([p.asked, p.options()]).toEqual(['overrun', ['overrun', 'stay']])
    const faces = [2, 3]
    p.rules.referee.script = { shift: () => faces.shift() ?? 0 }
    p.answer('overrun')
    expect([p.told('overran')[0].dice, inches(p.unit('a-1').y)]).toEqual([[3, 4], 17])
    const later = fight(
      ['a-1 foot models=10 files=5 36,24 N', 'b-1 foot models=5 files=5 36,24 S', 'b-2 foot models=10 files=5 5,5 S'],
      WIPE,
      FACING,
      { momentum: 'a', round: 1 },
    )
    expect(later.asked).not.toBe('overrun')
  })
  test('not if it broke and was caught (WAB-OVER-03)', () => {
    const p = beaten(['b-2 foot models=10 files=5 5,5 S'], [1, 1, 6, 6]).answer('pursue')
    expect(p.asked).not.toBe('overrun')
  })
  test('over a fleer caught by the charge: one die, said before it (WAB-OVER-04)', () => {
    const p = new Play(
      {
        units: [
          'a-1 horse models=5 files=5 36,34 N',
          'b-1 foot models=10 files=5 36,26 S',
          'b-2 foot models=5 files=5 5,5 S',
        ],
      },
      [1, 2],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
    expect(p.asked).toBe('overrun')
    p.answer('overrun')
    expect(p.told('overran')[0].dice.length).toBe(1)
  })
})
