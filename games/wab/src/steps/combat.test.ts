import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { Play } from '../testing.ts'

const fight = (units: string[], contacts: string[], dice: number[] = [], more: object = {}) =>
  new Play({ units, contacts, at: 'fighting', ...more }, dice)
const FACING = ['a-1 front b-1 front']
/** How many dice a roll was. */
const count = (roll: { faces: readonly number[] } | undefined): number =>
  roll?.faces.reduce((sum, n) => sum + n, 0) ?? 0
/** Faces of the dice that hit, wound and fail: so many of each. */
const times = (n: number, face: number): number[] => Array.from({ length: n }, () => face)

describe('blows (WAB-MELEE-03 to 25)', () => {
  const romans = 'a-1 foot options=light,large-shield models=10 files=5 36,24 N'
  const tribes = 'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=10 files=5 36,24 S'
  test('chargers strike first (WAB-MELEE-03), then by Initiative (WAB-MELEE-04)', () => {
    const charged = fight([`${romans} states=charged`, tribes], FACING)
    expect(charged.told('blows').map(e => e.unit)).toEqual([0, 1])
    const nobles = fight(
      [
        'a-1 horse options=light,shield models=5 files=5 36,24 N',
        'b-1 horse line=8,4,4,3,3,1,4,1,7 options=light,shield models=5 files=5 36,24 S',
      ],
      FACING,
    )
    expect(nobles.told('blows').map(e => e.unit)).toEqual([1, 0])
  })
  test('at equal Initiative the winner of the last round (WAB-MELEE-05), or a roll-off (WAB-RUL-122)', () => {
    const later = fight([romans, tribes], FACING, [], { momentum: 'b', round: 1 })
    expect(later.told('blows').map(e => e.unit)).toEqual([1, 0])
    expect(later.told('roll-off')).toEqual([])
    const first = fight([romans, tribes], FACING, [2, 2, 1, 5])
    expect(first.told('roll-off')[0]).toMatchObject({ side: 1, what: 'blows' })
  })
  test('who counter-charged strikes after the charger (WAB-MELEE-06)', () => {
    const p = fight(
      [
        'a-1 horse options=light,shield models=5 files=5 36,24 N states=charged',
        'b-1 horse line=8,4,4,3,3,1,4,1,7 options=light,shield models=5 files=5 36,24 S states=countercharged',
      ],
      FACING,
    )
    expect(p.told('blows').map(e => e.unit)).toEqual([0, 1])
  })
  test('those in contact fight, corners too (WAB-MELEE-07); one die an attack (WAB-MELEE-12)', () => {
    const narrow = fight(
      ['a-1 foot options=light,large-shield models=9 files=3 36,24 N states=charged', tribes],
      FACING,
    )
    expect(narrow.told('blows').map(e => count(e.roll))).toEqual([3, 5])
  })
  test('every man that falls first takes a reply with him (WAB-MELEE-24, WAB-EX-131)', () => {
    // Five hits, five wounds, no save at 6+: five tribesmen fall and nobody of the front rank strikes back.
    const p = fight([`${romans} states=charged`, tribes], FACING, [...times(5, 6), ...times(5, 6), ...times(5, 1)])
    expect(p.told('fallen')[0]).toMatchObject({ unit: 1, n: 5, wounds: 5 })
    expect(p.told('blows').length).toBe(1)
  })
  test('the champion has a die more, and loses his reply last (WAB-CHMP-02, WAB-EX-132, WAB-RUL-189)', () => {
    const p = fight([`${romans} states=charged`, `${tribes} command=C`], FACING, [
      ...times(5, 6),
      ...times(5, 6),
      ...times(3, 1),
      6,
      6,
    ])
    const replies = p.told('blows').filter(e => e.unit === 1)
    expect(replies.map(e => [e.who, e.roll.faces.reduce((s, n) => s + n, 0)])).toEqual([
      ['champion', 2],
      ['men', 1],
    ])
  })
  test('two ranks fight in flank and front, each what it touches (WAB-MELEE-07, WAB-MELEE-11)', () => {
    const p = fight(
      [
        'a-1 foot options=light,large-shield models=10 files=5 36,24 N states=charged',
        'a-2 foot options=light,large-shield models=10 files=5 37.9685,22.4252 W states=charged',
        'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=20 files=5 36,24 S',
      ],
      ['a-1 front b-1 front', 'a-2 front b-1 left'],
    )
    const second = p.told('blows').find(e => e.unit === 1)
    expect(count(second?.roll)).toBe(5)
    // The man at the corner touches both and chooses (WAB-MELEE-08).
    expect([p.asked, p.options()]).toEqual(['aim', ['a-1', 'a-2']])
    p.answer('a-2', '1')
    const back = p.told('blows').filter(e => e.unit === 2)
    expect(back.length).toBe(2)
  })
})

describe('the result (WAB-CR-01 to 18)', () => {
  test('ranks, standard, close order against none (WAB-EX-157)', () => {
    const p = fight(
      [
        'a-1 foot options=light,large-shield models=20 files=5 command=S 36,24 N states=charged',
        'b-1 horse line=8,4,4,3,3,1,4,1,7 options=light,shield models=10 files=5 command=S 36,24 S',
      ],
      FACING,
    )
    const [result] = p.told('result')
    expect(result.ledgers[0].lines).toEqual([
      { n: 2, rule: 'WAB-CR-06' },
      { n: 1, rule: 'WAB-CR-07' },
      { n: 1, rule: 'WAB-CR-17' },
    ])
    expect(result.ledgers[1].lines).toEqual([{ n: 1, rule: 'WAB-CR-07' }])
    expect([result.margin, result.winner]).toEqual([3, 0])
  })
  test('charged in flank: ranks and close order gone, and one for the flanker (WAB-RANKS-02, WAB-CR-10, WAB-EX-158)', () => {
    const p = fight(
      [
        'a-1 horse options=light,shield models=5 files=5 37.9685,22.4252 W states=charged',
        'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S',
      ],
      ['a-1 front b-1 left'],
    )
    const [result] = p.told('result')
    expect(result.ledgers[0].lines).toEqual([{ n: 1, rule: 'WAB-CR-10' }])
    expect(result.ledgers[1].lines).toEqual([])
  })
  test('rear is two (WAB-CR-12), momentum one (WAB-CR-14), the battle standard one more (WAB-CR-08)', () => {
    const p = fight(
      [
        'a-1 horse options=light,shield models=5 files=5 36,20.8504 S',
        'a-2 rom-bsb options=horse with=a-1',
        'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=20 files=5 36,24 S',
      ],
      ['a-1 front b-1 rear'],
      [],
      { momentum: 'a', round: 1 },
    )
    // The tribesmen behind may aim at the bearer (WAB-PMELEE-04).
    expect(p.asked).toBe('aim')
    p.answer()
    expect(p.told('result')[0].ledgers[0].lines.map(l => l.rule)).toEqual(['WAB-CR-08', 'WAB-CR-14', 'WAB-CR-12'])
  })
  test('a draw: the best musician has momentum (WAB-MUS-03, WAB-EX-164), nobody tests (WAB-CR-18)', () => {
    const p = fight(
      [
        'a-1 rom-archers models=10 files=5 command=M 36,24 N states=charged',
        'b-1 rom-archers models=10 files=5 command=M 36,24 S',
      ],
      FACING,
      [...times(10, 1), 2, 5],
    )
    expect(p.told('momentum')[0]).toMatchObject({ side: 1, dice: [2, 5] })
    expect(p.told('tested').filter(e => e.why === 'break')).toEqual([])
  })
})

describe('break tests (WAB-BREAK-01 to 10)', () => {
  const LOST = [
    'a-1 foot options=light,large-shield models=20 files=5 36,24 N',
    'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=12 files=6 36,24 S',
  ]
  /** Nobody hits; three ranks and close order win by three. */
  const blanks = times(11, 1)
  test('on Leadership less the margin (WAB-BREAK-02, WAB-EX-127)', () => {
    const p = fight(LOST, FACING, [6, 1, ...blanks.slice(0, 11), 2, 2])
    expect(p.told('tested')[0]).toMatchObject({ why: 'break', unit: 1, ledger: { base: 5, total: 3 }, passed: false })
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, tested: true })
    expect(p.asked).toBe('pursue')
  })
  test('fewer than five break without a die (WAB-BREAK-06, WAB-EX-159)', () => {
    const p = fight(
      [
        'a-1 foot options=light,large-shield models=20 files=5 36,24 N states=charged',
        'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=4 files=4 36,24 S',
      ],
      FACING,
    )
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, tested: false, rules: ['WAB-BREAK-06'] })
  })
  test('twice as many give ground instead (WAB-GIVE-01, WAB-EX-160), the winner follows (WAB-GIVE-09)', () => {
    const units = [
      'a-1 foot options=light,large-shield models=10 files=5 command=S 36,24 N states=charged',
      'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=20 files=10 36,24 S',
    ]
    const p = fight(units, FACING, [...times(11, 1), 6, 6, 3])
    expect(p.told('gave-ground').length).toBe(2)
    expect(p.unit('b-1').y).toBe(21 * INCH)
    expect(p.told('followed').length).toBe(1)
    expect(p.unit('a-1').y).toBe(21 * INCH)
  })
  test('no room to give: it flees with the dice that are missing (WAB-GIVE-06, WAB-EX-161)', () => {
    const units = [
      'a-1 foot options=light,large-shield models=10 files=5 command=S 36,24 N states=charged',
      'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=20 files=10 36,24 S',
      'b-2 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=5 files=5 36,20.4 S',
    ]
    const p = fight(units, FACING, [...times(11, 1), 6, 6, 5])
    expect(p.told('blocked')[0]).toMatchObject({ unit: 1, dice: [5] })
    expect(p.told('broken')[0].unit).toBe(1)
  })
  test('the battle standard gives a second try, once a turn (WAB-BSB-03)', () => {
    const p = fight([...LOST, 'b-2 barb-bsb 42,20 S'], FACING, [6, 1, ...blanks, 6, 6, 1, 1])
    expect(
      p
        .told('tested')
        .filter(e => e.why === 'break')
        .map(e => e.passed),
    ).toEqual([false, true])
  })
  test('the general lends his Leadership within 12" (WAB-GENL-02), not while he flees (WAB-GENL-04)', () => {
    const p = fight([...LOST, 'b-2 barb-warlord 42,20 S'], FACING, [6, 1, ...blanks, 1, 1])
    expect(p.told('tested')[0].ledger).toMatchObject({
      base: 5,
      total: 5,
      lines: [
        { n: 2, rule: 'WAB-GENL-02' },
        { n: -2, rule: 'WAB-BREAK-02' },
      ],
    })
  })
})

describe('flight and pursuit (WAB-FLEECC-01 to 11, WAB-PURS-01 to 19)', () => {
  const LOST = [
    'a-1 foot options=light,large-shield models=20 files=5 command=S 36,24 N',
    'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=12 files=6 command=S 36,24 S',
  ]
  const beaten = (more: string[], dice: number[]) =>
    fight([...LOST, ...more], FACING, [6, 1, ...times(11, 1), 6, 6, ...dice])
  test('pursuit beats flight: wiped out, the standard taken (WAB-PURS-08, WAB-STD-03)', () => {
    const p = beaten([], [1, 2]).answer('pursue')
    expect(p.unit('b-1').where).toBe('table')
  })
  test('caught, and on into a fresh enemy: a charge for the next turn (WAB-PURS-12, WAB-PURS-15, WAB-EX-129)', () => {
    const p = new Play(
      {
        units: [...LOST, 'b-2 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,18 S'],
        contacts: FACING,
        at: 'fighting',
      },
      [6, 1, ...times(11, 1), 6, 6, 1, 1, 1, 2],
    )
    // Flight 3, then the panic of the second unit is passed with ones.
    expect(p.asked).toBe('pursue')
    p.answer('pursue')
    expect(p.told('pursued').length).toBeGreaterThan(0)
  })
  test('equal rolls: they escape, an inch apart (WAB-PURS-10, WAB-EX-162)', () => {
    const faces = [6, 1, ...times(11, 1), 6, 6, 3, 4, 3, 4]
    const p = new Play({ units: LOST, contacts: FACING, at: 'fighting' }, faces).answer('pursue')
    expect(p.told('caught')).toEqual([])
    expect(p.told('captured').length).toBe(1)
    expect(p.unit('a-1').y).toBe(18 * INCH)
  })
  test('held back by a test (WAB-PURS-04), nothing is captured (WAB-RUL-174)', () => {
    const p = new Play({ units: LOST, contacts: FACING, at: 'fighting' }, [
      6,
      1,
      ...times(11, 1),
      6,
      6,
      3,
      4,
      2,
      2,
    ]).answer('restrain')
    expect(p.told('restrained').length).toBe(1)
    expect(p.told('captured')).toEqual([])
    expect(p.unit('a-1').y).toBe(24 * INCH)
  })
  test('friends within 12" of the broken test for panic (WAB-PANIC-09), those farther do not', () => {
    const p = beaten(
      [
        'b-2 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=10 files=5 48,20 S',
        'b-3 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=10 files=5 60,20 S',
      ],
      [1, 1],
    )
    expect(
      p
        .told('tested')
        .filter(e => e.why === 'panic-combat')
        .map(e => e.unit),
    ).toEqual([2])
  })
  test('front and rear engaged: destroyed when it breaks (WAB-FLEECC-09)', () => {
    const p = fight(
      [
        'a-1 foot options=light,large-shield models=20 files=5 36,24 N',
        'a-2 horse options=light,shield models=5 files=5 36,20.8504 S states=charged',
        'b-1 light-foot line=5,3,3,3,3,1,3,1,5 options=buckler models=20 files=5 36,24 S',
      ],
      ['a-1 front b-1 front', 'a-2 front b-1 rear'],
      [...times(5, 1), 6, 1, ...times(10, 1), 6, 6],
    )
    for (let i = 0; i < 6 && p.asked !== '' && p.unit('b-1').where !== 'lost'; i++) p.answer(p.options()[0])
    expect(p.unit('b-1').fate).toBe('killed')
  })
})

describe('challenges (WAB-CHAL-01 to 13)', () => {
  const units = [
    'a-1 foot options=light,large-shield models=20 files=5 36,24 N',
    'a-2 rom-general with=a-1',
    'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S',
    'b-2 barb-warlord with=b-1',
  ]
  test('the side whose turn it is first; who accepts fights only him (WAB-CHAL-02, WAB-CHAL-10)', () => {
    const p = fight(units, FACING)
    expect([p.asked, p.options()]).toEqual(['challenge', ['a-2']])
    p.answer('a-2')
    expect([p.asked, p.options()]).toEqual(['accept', ['b-2']])
    p.answer('b-2')
    const heroes = p.told('blows').filter(e => e.who === 'character')
    expect(heroes.map(e => [e.unit, e.other])).toEqual(
      expect.arrayContaining([
        [1, 3],
        [3, 1],
      ]),
    )
  })
  test('who refuses hides, by the other side’s choice, and lends no Leadership (WAB-CHAL-07, WAB-CHAL-08)', () => {
    const p = fight(units, FACING).answer().answer('b-2').answer()
    expect(p.asked).toBe('withdraw')
    p.answer('a-2')
    expect(p.told('refused')[0]).toMatchObject({ unit: 1, other: 3 })
    expect(p.told('blows').some(e => e.unit === 1)).toBe(false)
  })
})

describe('shooting (WAB-SHOOT, WAB-MASS, WAB-TOHIT)', () => {
  const archers = 'a-1 rom-archers models=15 files=5 36,30 N'
  const shoot = (units: string[], dice: number[] = [], more: object = {}) =>
    new Play({ units, at: 'shooting', ...more }, dice)
  test('the front rank and half of the others, if they stood (WAB-MASS-03, WAB-MASS-07, WAB-EX-154)', () => {
    const stood = shoot([archers, 'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S']).answer(
      'a-1',
      'b-1',
    )
    expect(count(stood.told('volley')[0].roll)).toBe(10)
    const moved = shoot([
      `${archers} states=moved:1`,
      'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S',
    ]).answer('a-1', 'b-1')
    expect(count(moved.told('volley')[0].roll)).toBe(5)
    expect(moved.told('volley')[0].ledger.lines).toEqual([{ n: 1, rule: 'WAB-TOHIT-05' }])
  })
  test('out of range is out of luck (WAB-SHOOT-02), long is -1 (WAB-TOHIT-07)', () => {
    expect(
      shoot([archers, 'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,5 S'])
        .answer('a-1', 'b-1')
        .told('volley'),
    ).toEqual([])
    const long = shoot([archers, 'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,10 S']).answer(
      'a-1',
      'b-1',
    )
    expect(long.told('volley')[0]).toMatchObject({ short: false, ledger: { total: 5 } })
  })
  test('need 8: a 6 at Strength 1 (WAB-TOHIT-12, WAB-EX-151)', () => {
    const p = shoot(
      [`${archers} states=moved:1`, 'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,10 S'],
      [6, 1, 1, 1, 1, 6],
      {
        ground: ['rocks 36,6 14x8'],
      },
    ).answer('a-1', 'b-1')
    expect(p.told('volley')[0].ledger.total).toBe(8)
    expect(p.told('volley')[0].roll).toMatchObject({ need: 6, n: 1 })
    expect(p.told('wounds')[0].roll).toMatchObject({ need: 6, n: 1 })
  })
  test('a quarter lost to shots: panic, and away from the shooter (WAB-PANIC-17, WAB-PANIC-19, WAB-EX-156)', () => {
    const p = shoot(
      [archers, 'b-1 barb-light-cavalry models=8 files=8 36,24 S'],
      [...times(10, 6), ...times(10, 6), ...times(10, 1), 6, 6],
    ).answer('a-1', 'b-1')
    expect(p.told('fallen')[0]).toMatchObject({ n: 8 })
    const q = shoot(
      [archers, 'b-1 barb-light-cavalry models=12 files=6 36,24 S'],
      [...times(3, 6), ...times(7, 1), ...times(3, 6), ...times(3, 1), 6, 6, 1, 2, 3],
    ).answer('a-1', 'b-1')
    expect(q.told('tested')[0]).toMatchObject({ why: 'panic-shots', passed: false })
    expect(q.told('fled')[0]).toMatchObject({ unit: 1, why: 'shots' })
  })
  test('into a fight: half of the hits are the friends’ (WAB-SMELEE-02, WAB-EX-155)', () => {
    const p = shoot(
      [
        archers,
        'a-2 foot options=light,large-shield models=10 files=5 36,22 N',
        'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=10 36,22 S',
      ],
      [...times(5, 6), ...times(5, 1), 3],
      { contacts: ['a-2 front b-1 front'] },
    ).answer('a-1', 'b-1')
    expect(p.told('strays')[0]).toMatchObject({ hits: 3, die: 3 })
  })
  test('a lone character only if he is the nearest (WAB-PSHOOT-01), and at -1 (WAB-TOHIT-08)', () => {
    const p = shoot([
      archers,
      'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S',
      'b-2 barb-chief 30,20 S',
    ])
    expect(p.options('a-1')).toEqual(['b-1'])
    expect(p.refused('a-1', 'b-2')).toBe('WAB-PSHOOT-01')
    const alone = shoot([
      archers,
      'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,6 S',
      'b-2 barb-chief 36,20 S',
    ]).answer('a-1', 'b-2')
    expect(alone.told('volley')[0].ledger.lines).toEqual([{ n: 1, rule: 'WAB-TOHIT-08' }])
  })
  test('marchers, fleers and those engaged do not shoot (WAB-SHOOT-04, WAB-SHOOT-05)', () => {
    const other = 'a-2 rom-archers models=5 files=5 30,30 N'
    const p = shoot([
      `${archers} states=marched`,
      other,
      'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,24 S',
    ])
    expect(p.options()).toEqual(['a-2'])
    expect(p.refused('a-1')).toBe('WAB-SHOOT-04')
  })
})

describe('rallying and panic at the start of the turn (WAB-RALLY, WAB-PANIC-05 to 08)', () => {
  test('half strength and a steady enemy near: two less (WAB-RALLY-05, WAB-RALLY-06, WAB-EX-163)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot options=light,large-shield models=8 files=4 36,30 S fleeing=1 began=16',
          'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,23 S',
        ],
        turn: 3,
        at: 'rally',
      },
      [3, 3],
    )
    expect(p.told('tested')[0].ledger.lines.map(l => l.rule)).toEqual(['WAB-RALLY-05', 'WAB-RALLY-06'])
  })
  test('who rallies forms up and does no more (WAB-RALLY-03); who fails runs on (WAB-FLEE-04)', () => {
    const units = [
      'a-1 foot options=light,large-shield models=12 files=4 36,30 S fleeing=1',
      'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,5 S',
    ]
    const p = new Play({ units, turn: 3, at: 'rally' }, [1, 1])
    expect(p.asked).toBe('reform-rallied')
    p.answer('6', '0')
    expect([p.unit('a-1').files, p.unit('a-1').facing, p.unit('a-1').fleeing]).toEqual([6, 0, 0])
    const q = new Play({ units, turn: 3, at: 'rally' }, [6, 6, 2, 3])
    expect(q.told('fled')[0]).toMatchObject({ unit: 0, why: 'edge', distance: 5 })
  })
  test('fewer than five do not try (WAB-RALLY-04)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot options=light,large-shield models=4 files=4 36,30 S fleeing=1',
          'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,5 S',
        ],
        turn: 3,
        at: 'rally',
      },
      [2, 3],
    )
    expect(p.told('tested')).toEqual([])
    expect(p.told('fled').length).toBe(1)
  })
  test('friends who flee within 4" (WAB-PANIC-05), not if they are few (WAB-PANIC-07)', () => {
    const start = (steady: number) =>
      new Play({
        units: [
          `a-1 foot options=light,large-shield models=${steady} files=5 36,30 N`,
          'a-2 foot options=light,large-shield models=10 files=5 41,30 S fleeing=1',
          'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,5 S',
        ],
        turn: 3,
        at: 'start-of-turn',
      })
    expect(
      start(19)
        .told('tested')
        .filter(e => e.why === 'panic-fleeing').length,
    ).toBe(1)
    expect(
      start(20)
        .told('tested')
        .filter(e => e.why === 'panic-fleeing').length,
    ).toBe(0)
  })
  test('off the table: two failures and it is gone, no loss (WAB-PURS-20 to 23, WAB-EX-166)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot options=light,large-shield models=12 files=4 36,30 S where=off astray=1',
          'a-2 rom-archers models=5 files=5 20,40 N',
          'b-1 foot line=5,3,3,3,3,1,3,1,5 options=shield models=20 files=5 36,5 S',
        ],
        turn: 3,
        at: 'start-of-turn',
      },
      [6, 6],
    )
    expect(p.unit('a-1').fate).toBe('astray')
  })
})
