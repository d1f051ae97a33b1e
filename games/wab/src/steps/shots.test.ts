import { describe, expect, test } from 'vitest'
import { MISSILE_DATA } from '../data/weapons.ts'
import { diceIn, Play, times } from '../testing.ts'

const shoot = (units: string[], dice: number[] = [], more: object = {}) =>
  new Play({ units, at: 'shooting', ...more }, dice)
const ARCHERS = 'a-1 archers models=5 files=5 36,30 N'
const ENEMY = 'b-1 foot models=20 files=5 36,24 S'
/** Dice of the volleys of the first unit at the first enemy. */
const volley = (units: string[], more: object = {}) => {
  const p = shoot(units, [], more).answer('a-1', 'b-1')
  return p.told('volley')
}
const dice = (units: string[], more: object = {}) => volley(units, more).reduce((sum, e) => sum + diceIn(e.roll), 0)

describe('who shoots', () => {
  test('all shots are said before any is rolled; whose target is gone has lost his shot (WAB-SHOOT-01)', () => {
    const p = shoot(
      [
        'a-1 archers models=10 files=10 34,30 N',
        'a-2 archers models=10 files=10 42.5,30 N',
        'b-1 foot models=5 files=5 38,24 S',
        'b-2 foot models=5 files=5 60,5 S',
      ],
      [...times(10, 6), ...times(10, 6)],
    ).answer('a-1', 'b-1', 'a-2', 'b-1')
    expect(p.unit('b-1').fate).toBe('killed')
    expect(p.told('volley').map(e => e.unit)).toEqual([0])
  })
  test('foot within its arc, horse all round (WAB-SHOOT-03)', () => {
    const behind = 'b-1 foot models=20 files=5 36,36 N'
    expect(shoot([ARCHERS, behind]).told('volley')).toEqual([])
    expect(shoot([ARCHERS, behind]).asked).not.toBe('declare-shots')
    expect(dice(['a-1 horse options=bow models=5 files=5 36,30 N', 'b-1 foot models=20 files=5 36,38 N'])).toBe(5)
  })
  test('not who reformed, rallied, failed a charge or flees (WAB-SHOOT-05, WAB-FLEE-05)', () => {
    const other = 'a-2 archers models=5 files=5 30,30 N'
    expect(shoot([`${ARCHERS} states=silent`, other, ENEMY]).refused('a-1')).toBe('WAB-SHOOT-05')
    expect(shoot([`${ARCHERS} fleeing=1`, other, ENEMY]).refused('a-1')).toBe('WAB-FLEE-05')
    expect(shoot([other.replace('a-2', 'a-1'), 'a-2 foot models=5 files=5 40,30 N', ENEMY]).refused('a-2')).toBe(
      'WAB-SHOOT-01',
    )
  })
  test('only the front rank, if the weapon is not shot in mass (WAB-SHOOT-06, WAB-MASS-01)', () => {
    expect(dice(['a-1 foot options=light-crossbow models=15 files=5 36,30 N', ENEMY])).toBe(5)
    expect(dice(['a-1 archers models=15 files=5 36,30 N', ENEMY])).toBe(10)
    expect(dice(['a-1 foot options=darts models=15 files=5 36,30 N', ENEMY])).toBe(10)
  })
  test('one target, unless not all of its models see it (WAB-SHOOT-07)', () => {
    const wide = 'a-1 archers models=10 files=10 36,30 N'
    const p = shoot([wide, 'b-1 foot models=20 files=5 36,24 S', 'b-2 foot models=5 files=5 30,24 S'])
    expect(p.refused('a-1', 'b-1', 'a-1', 'b-2')).toBe('WAB-SHOOT-07')
    // A hill hides the first from half of them.
    const q = shoot([wide, 'b-1 foot models=5 files=5 30,20 S', 'b-2 foot models=5 files=5 42,20 S'], [], {
      ground: ['hill 36,22 1.5x7'],
    })
    q.answer('a-1', 'b-1', 'a-1', 'b-2')
    const counts = q.told('volley').map(e => diceIn(e.roll))
    expect(counts.length).toBe(2)
    expect(counts[0] + counts[1]).toBeLessThanOrEqual(10)
  })
  test('a lone character only if he is the nearest (WAB-SHOOT-08, WAB-PSHOOT-01), at -1 (WAB-PSHOOT-02, WAB-TOHIT-08); in a unit he is no target (WAB-PSHOOT-03)', () => {
    const p = shoot([ARCHERS, ENEMY, 'b-2 hero 40,20 S', 'b-3 hero with=b-1'])
    expect(p.refused('a-1', 'b-2')).toBe('WAB-PSHOOT-01')
    expect(p.refused('a-1', 'b-3')).toBe('WAB-PSHOOT-03')
    const near = shoot([ARCHERS, 'b-1 foot models=5 files=5 36,15 S', 'b-2 hero 36,24 S']).answer('a-1', 'b-2')
    expect(near.told('volley')[0].ledger.lines).toEqual([{ n: 1, rule: 'WAB-TOHIT-08' }])
  })
  test('two who fight a challenge are not shot at (WAB-SMELEE-03, WAB-CHAL-10)', () => {
    const p = shoot(
      [
        'a-1 archers models=5 files=5 36,34 N',
        'a-2 hero 30,24 N',
        'b-1 hero 30,24 S',
        'b-2 foot models=5 files=5 36,24 S',
      ],
      [],
      { contacts: ['a-2 front b-1 front'], round: 1 },
    )
    p.g.combats = p.g.combats.map(c => ({ ...c, duel: [1, 2] }))
    expect(p.refused('a-1', 'b-1')).toBe('WAB-SMELEE-03')
  })
})

describe('sight', () => {
  const seen = (units: string[], ground: string[]) => {
    const p = shoot(
      [...units, 'b-9 foot models=5 files=5 60,4 S'].map(u => u.replace('b-9', 'b-2')),
      [],
      { ground },
    )
    return p.asked === 'declare-shots' && p.options('a-1').includes('b-1')
  }
  test('over a hill not, on to it and from it yes, both ways (WAB-LOS-02, WAB-LOS-06, WAB-LOS-07)', () => {
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,20 S'], ['hill 36,24 12x3'])).toBe(false)
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,24.5 S'], ['hill 36,22 12x5'])).toBe(true)
    expect(
      seen(['a-1 archers models=5 files=5 36,30 N', 'b-1 foot models=5 files=5 36,20 S'], ['hill 36,29 12x5']),
    ).toBe(true)
    // From a hill over those in between.
    const between = 'a-2 foot models=20 files=20 36,26 N'
    expect(seen([ARCHERS, between, 'b-1 foot models=5 files=5 36,20 S'], [])).toBe(false)
    expect(seen([ARCHERS, between, 'b-1 foot models=5 files=5 36,20 S'], ['hill 36,29 12x5'])).toBe(true)
  })
  test('walls and hedges: not over them, but from and at whoever is right behind (WAB-LOS-03)', () => {
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,20 S'], ['hedge 36,25 20x0.4'])).toBe(false)
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,20 S'], ['hedge 36,29.4 20x0.4'])).toBe(true)
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,24 S'], ['hedge 36,24.2 20x0.4'])).toBe(true)
  })
  test('two inches of wood and no more (WAB-LOS-04)', () => {
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,24 S'], ['wood 36,26 20x2'])).toBe(true)
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,24 S'], ['wood 36,25.5 20x2.5'])).toBe(false)
    // Inside, two inches.
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,28.1 S'], ['wood 36,20 20x20'])).toBe(true)
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,27.8 S'], ['wood 36,20 20x20'])).toBe(false)
  })
  test('marsh and water hide nobody (WAB-LOS-08)', () => {
    expect(seen([ARCHERS, 'b-1 foot models=5 files=5 36,20 S'], ['marsh 36,24 12x3', 'lake 36,22 12x1'])).toBe(true)
  })
})

describe('range', () => {
  test('beyond it every shot is lost (WAB-RANGE-01, WAB-SHOOT-02); models out of range do not shoot (WAB-RANGE-02)', () => {
    expect(dice([ARCHERS, 'b-1 foot models=5 files=5 36,5.9 S'])).toBe(0)
    // A narrow enemy at the end of the range of the middle files.
    const n = dice(['a-1 archers models=19 files=19 36,30 N', 'b-1 foot models=1 files=1 36,6.4 S'])
    expect(n).toBeGreaterThan(0)
    expect(n).toBeLessThan(19)
  })
  test('half the range and under is short; thrown weapons always (WAB-RANGE-03, WAB-TOHIT-07)', () => {
    expect(volley([ARCHERS, 'b-1 foot models=40 files=20 36,18 S'])[0].short).toBe(true)
    expect(volley([ARCHERS, 'b-1 foot models=40 files=20 36,17.9 S'])[0].short).toBe(false)
    expect(
      volley(['a-1 foot options=javelin models=5 files=5 36,30 N', 'b-1 foot models=40 files=20 36,22.1 S'])[0].ledger
        .lines,
    ).toEqual([])
  })
  test('the table of ranges (WAB-RANGE-04); a plain bow is the composite one (WAB-RANGE-05)', () => {
    const range = (
      [
        'short-bow',
        'bow',
        'long-bow',
        'crossbow',
        'sling',
        'javelin',
        'stones',
        'darts',
        'handgun',
        'light-crossbow',
        'staff-sling',
      ] as const
    ).map(w => MISSILE_DATA[w].range)
    expect(range).toEqual([18, 24, 30, 30, 18, 8, 4, 12, 18, 18, 24])
  })
})

describe('massed shooting', () => {
  test('rear ranks need not see, the front files do (WAB-MASS-02)', () => {
    // A hill hides the enemy from some files: neither they nor those behind them shoot.
    const all = dice(['a-1 archers models=20 files=10 36,30 N', 'b-1 foot models=5 files=5 30,20 S'])
    const some = dice(['a-1 archers models=20 files=10 36,30 N', 'b-1 foot models=5 files=5 30,20 S'], {
      ground: ['hill 36,22 1.5x7'],
    })
    expect(all).toBe(15)
    expect(some).toBeLessThan(15)
    expect(some).toBeGreaterThan(0)
  })
  test('bows only if they stood; darts after a move as well, not after a march (WAB-MASS-03, WAB-MASS-04)', () => {
    const moved = (weapon: string) =>
      dice([`a-1 foot options=${weapon} models=15 files=5 36,30 N states=moved:1`, ENEMY])
    expect([moved('bow'), moved('short-bow'), moved('darts')]).toEqual([5, 5, 10])
    expect(
      shoot([
        'a-1 foot options=darts models=15 files=5 36,30 N states=moved:1,marched',
        'a-2 archers models=5 files=5 30,30 N',
        ENEMY,
      ]).refused('a-1'),
    ).toBe('WAB-SHOOT-04')
  })
  test('each man must be in range himself (WAB-MASS-05)', () => {
    expect(dice(['a-1 archers models=15 files=5 36,30 N', 'b-1 foot models=40 files=20 36,6.5 S'])).toBe(5)
  })
  test('not from a wood (WAB-MASS-06)', () => {
    expect(dice(['a-1 archers models=15 files=5 36,30 N', ENEMY], { ground: ['wood 36,29.5 10x6'] })).toBe(5)
  })
  test('half of the rear ranks, rounded down over all of them (WAB-MASS-07)', () => {
    expect(dice(['a-1 archers models=12 files=5 36,30 N', ENEMY])).toBe(8)
    expect(dice(['a-1 archers models=20 files=5 36,30 N', ENEMY])).toBe(12)
  })
  test('bowmen behind men without shoot over them (WAB-MASS-08)', () => {
    const p = shoot(['a-1 archers models=15 files=5 36,30 N', ENEMY])
    const u = p.unit('a-1')
    const foot = p.unit('b-1').kind
    u.places = [...times(5, foot), ...u.places.slice(5)]
    p.answer('a-1', 'b-1')
    expect(diceIn(p.told('volley')[0].roll)).toBe(5)
  })
  test('on higher ground any missile weapon (WAB-MASS-09)', () => {
    const crossbows = 'a-1 foot options=light-crossbow models=15 files=5 36,30 N'
    expect(dice([crossbows, ENEMY], { ground: ['hill 36,29 10x6'] })).toBe(10)
  })
})

describe('hits, wounds and saves', () => {
  const ledger = (units: string[], more: object = {}) => volley(units, more)[0].ledger
  test('seven less the skill (WAB-TOHIT-01); a one always misses (WAB-TOHIT-02)', () => {
    const base = (bs: number) => ledger([`a-1 archers line=4,3,${bs},3,3,1,3,1,7 models=5 files=5 36,30 N`, ENEMY]).base
    expect([1, 2, 3, 4, 5, 6].map(base)).toEqual([6, 5, 4, 3, 2, 1])
    const p = shoot(['a-1 archers line=4,3,6,3,3,1,3,1,7 models=5 files=5 36,30 N', ENEMY], [1, 2, 1, 1, 1]).answer(
      'a-1',
      'b-1',
    )
    expect(p.told('volley')[0].roll).toMatchObject({ need: 2, n: 1 })
  })
  test('skirmishers (WAB-TOHIT-09); chariots that drove in their own turn (WAB-TOHIT-10); cover, light and heavy (WAB-TOHIT-11)', () => {
    expect(ledger([ARCHERS, 'b-1 skirmishers models=5 files=5 36,24 S']).lines).toContainEqual({
      n: 1,
      rule: 'WAB-TOHIT-09',
    })
    expect(ledger([ARCHERS, 'b-1 chariot models=3 files=3 36,24 S states=rode:0']).lines).toContainEqual({
      n: 1,
      rule: 'WAB-TOHIT-10',
    })
    expect(ledger([ARCHERS, 'b-1 chariot models=3 files=3 36,24 S']).lines).not.toContainEqual({
      n: 1,
      rule: 'WAB-TOHIT-10',
    })
    const cover = (kind: string) => ledger([ARCHERS, ENEMY], { ground: [`${kind} 36,24.1 10x0.4`] }).total
    expect([cover('hedge'), cover('wall')]).toEqual([5, 6])
  })
  test('a chariot that drove is remembered through the enemy’s turn (WAB-TOHIT-10)', () => {
    const p = new Play({
      units: ['a-1 chariot models=3 files=3 36,40 N', 'b-1 archers models=5 files=5 36,20 S'],
      at: 'remaining',
    })
    p.answer('a-1', 'move', 'ahead', '1')
    while (p.g.active === 0) p.answer()
    expect(p.unit('a-1').states.map(s => s.is)).toEqual(['rode'])
  })
  test('modifiers add up (WAB-TOHIT-03)', () => {
    expect(ledger([`${ARCHERS} states=moved:1`, 'b-1 skirmishers models=5 files=5 36,10 S']).total).toBe(7)
  })
  test('what armour saves, by what is worn, less for Strength (WAB-SAVE-01, WAB-SAVE-03, WAB-SAVE-04)', () => {
    const saves = (weapon: string, armour: string) => {
      const p = shoot(
        [`a-1 foot options=${weapon} models=5 files=5 36,30 N`, `b-1 foot options=${armour} models=20 files=5 36,24 S`],
        [6, 1, 1, 1, 1, 6, 5],
      ).answer('a-1', 'b-1')
      return p.told('saves')[0]?.roll
    }
    expect(saves('bow', 'heavy')).toMatchObject({ need: 5, n: 1 })
    expect(saves('crossbow', 'heavy')).toMatchObject({ need: 6, n: 0 })
    expect(saves('bow', 'heavy,large-shield')).toMatchObject({ need: 3, n: 1 })
  })
  test('no armour, no save; what cannot be wounded is not rolled for (WAB-SAVE-02, WAB-TOWOUND-02)', () => {
    const p = shoot([ARCHERS, ENEMY], [6, 1, 1, 1, 1, 6]).answer('a-1', 'b-1')
    expect([p.told('saves').length, p.told('fallen')[0].n]).toEqual([0, 1])
    const hard = shoot([ARCHERS, 'b-1 foot line=4,3,3,3,7,1,3,1,7 models=20 files=5 36,24 S'], [6, 6, 6, 6, 6]).answer(
      'a-1',
      'b-1',
    )
    expect(hard.told('wounds')).toEqual([])
  })
  test('casualties from the rear, of a single rank from both ends; multi-wound men keep count (WAB-CAS-01, WAB-CAS-02, WAB-CAS-03)', () => {
    const rear = shoot([ARCHERS, ENEMY], [6, 6, 1, 1, 1, 6, 6]).answer('a-1', 'b-1')
    expect([rear.unit('b-1').files, rear.unit('b-1').places.length, rear.unit('b-1').x]).toEqual([5, 18, 36 * 2540])
    const line = shoot([ARCHERS, 'b-1 foot models=10 files=10 36,24 S'], [6, 6, 1, 1, 1, 6, 6]).answer('a-1', 'b-1')
    expect([line.unit('b-1').files, line.unit('b-1').x]).toEqual([8, 36 * 2540])
  })
  test('a unit that is shot down causes no panic (WAB-PANIC-25)', () => {
    const p = shoot(
      [
        'a-1 archers models=10 files=10 36,30 N',
        'b-1 foot models=5 files=5 36,24 S',
        'b-2 foot models=5 files=5 41,24 S',
      ],
      [...times(10, 6), ...times(10, 6)],
    ).answer('a-1', 'b-1')
    expect([p.unit('b-1').fate, p.told('tested').length]).toEqual(['killed', 0])
  })
  test('hits on a fight are shared by friends and enemies (WAB-SMELEE-01)', () => {
    const p = shoot(
      [
        'a-1 archers models=5 files=5 36,34 N',
        'a-2 foot models=10 files=5 36,24 N',
        'b-1 foot models=20 files=10 36,24 S',
      ],
      [6, 6, 6, 6, 1, 6, 6, 6, 6],
      { contacts: ['a-2 front b-1 front'] },
    )
    p.answer('a-1', 'b-1')
    expect(
      p
        .told('fallen')
        .slice(0, 2)
        .map(e => [e.unit, e.n]),
    ).toEqual([
      [2, 2],
      [1, 2],
    ])
  })
})
