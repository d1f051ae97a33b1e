import { describe, expect, test } from 'vitest'
import { has } from '../../position.ts'
import { bladesOf } from '../../rules/blades.ts'
import { saveOf } from '../../rules/blows.ts'
import { dreadOf } from '../../rules/dread.ts'
import { leadership } from '../../rules/leadership.ts'
import { mayNotBeShot } from '../../rules/shots.ts'
import { pointsOf } from '../../rules/victory.ts'
import { fieldFrom, Play } from '../../testing.ts'
import { hates } from '../mind/hatred.ts'

const times = (n: number, face: number): number[] => Array.from({ length: n }, () => face)
const FAR = 'b-1 barb-warriors models=20 files=5 36,6 S'

describe('centurions (WAB-ROM-05, WAB-ROM-06)', () => {
  const own = (units: string[]) => {
    const g = fieldFrom({ units: [...units, FAR] })
    return leadership(g, g.units[0], 'break').total
  }
  test('a point of Leadership while he lives', () => {
    expect(own(['a-1 rom-regulars models=20 files=5 command=CSM 36,30 N'])).toBe(8)
    expect(own(['a-1 rom-regulars models=20 files=5 command=SM 36,30 N'])).toBe(7)
    expect(own(['a-1 rom-archers models=20 files=5 command=C 36,30 N'])).toBe(7)
  })
  test('not beside a character, even if he is no better (WAB-RUL-327), nor on the word of the general', () => {
    const century = 'a-1 rom-regulars models=20 files=5 command=CSM 36,30 N'
    expect(own([century, 'a-2 rom-tribune with=a-1 line=4,4,4,3,3,2,5,2,6'])).toBe(7)
    expect(own([century, 'a-2 rom-general 40,30 N'])).toBe(9)
  })
})

describe('testudo (WAB-ROM-08, WAB-ROM-09, WAB-ROM-10)', () => {
  const start = (lines: string[], dice: number[] = []) =>
    new Play({ units: [...lines, FAR], at: 'start-of-turn' }, dice)
  test('three ranks of four may form one, when their turn begins (WAB-RUL-320)', () => {
    const p = start(['a-1 rom-regulars models=20 files=5 36,30 N', 'a-2 rom-regulars models=10 files=5 20,30 N'])
    expect([p.asked, p.options()]).toEqual(['testudo', ['a-1']])
    p.answer('a-1')
    expect(has(p.unit('a-1'), 'testudo')).toBe(true)
    expect(start(['a-1 rom-archers models=20 files=5 36,30 N']).told('state')).toEqual([])
  })
  test('it neither charges nor marches', () => {
    const p = start([
      'a-1 rom-regulars models=20 files=5 command=M 36,30 N',
      'a-2 rom-aux-infantry models=10 files=5 20,30 N',
    ]).answer('a-1')
    expect(p.refused('a-1', 'b-1')).toBe('WAB-ROM-09')
    p.answer()
    expect(p.options('a-1')).not.toContain('march')
  })
  test('saves on 2+ against missiles, not against blows; Strength tells (WAB-RUL-322)', () => {
    const g = fieldFrom({ units: ['a-1 rom-regulars models=20 files=5 36,30 N states=testudo', FAR] })
    const [u, foe] = g.units
    const save = (occasion: 'shot' | 'blow', n: number) =>
      saveOf(g, u, g.kinds[u.kind], 3 + n, { occasion, other: foe, n }).total
    expect([save('shot', 0), save('shot', 1), save('blow', 0)]).toEqual([2, 3, 4])
    u.places = u.places.slice(0, 11)
    expect(save('shot', 0)).toBe(4)
  })
  test('it is said anew every turn', () => {
    const p = start(['a-1 rom-regulars models=20 files=5 36,30 N states=testudo']).answer()
    expect(has(p.unit('a-1'), 'testudo')).toBe(false)
  })
  test('charged it draws swords when they meet (WAB-RUL-321)', () => {
    const p = new Play({
      units: ['a-1 foot models=20 files=5 36,30 N', 'b-1 rom-regulars models=20 files=5 36,25 S states=testudo'],
    }).answer('a-1', 'b-1')
    expect(has(p.unit('b-1'), 'testudo')).toBe(true)
    p.answer()
    expect(p.told('contact').length).toBe(1)
    expect(p.told('state').find(e => e.is === 'testudo')).toMatchObject({ unit: 1, on: false })
  })
})

describe('the eagle (WAB-ROM-02, WAB-ROM-03, WAB-ROM-04)', () => {
  /** Barbarians break the bearer's unit and go after it. */
  const taken = () =>
    new Play(
      {
        units: [
          'a-1 foot models=20 files=5 command=S 36,24 N states=charged',
          'b-1 rom-recruits models=10 files=5 36,24 S',
          'b-2 rom-bsb with=b-1',
          'b-3 rom-regulars models=20 files=5 60,6 S',
          'b-4 barb-warriors models=20 files=5 10,6 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      [...times(16, 1), ...times(40, 6)],
    )
  test('whoever takes it is hated by every Roman, and by no ally', () => {
    const p = taken()
    if (p.asked === 'aim') p.answer()
    while (p.asked !== 'pursue') p.answer()
    p.answer('pursue')
    expect(p.told('captured').find(e => e.army)).toMatchObject({ unit: 0, other: 2 })
    expect(hates(p.g, p.unit('b-3'), p.unit('a-1'))).toBe(true)
    expect(hates(p.g, p.unit('b-4'), p.unit('a-1'))).toBe(false)
  })
  test('it is worth 400 at the end, others 200 (WAB-SCN-18)', () => {
    const worth = (bearer: string) => {
      const g = fieldFrom({ units: [`a-1 ${bearer} 36,40 N`, 'b-1 barb-warriors models=20 files=5 36,6 S'] })
      const before = pointsOf(g, 1)
      g.trophies = [{ by: 1, from: 0, army: true }]
      return pointsOf(g, 1) - before
    }
    expect([worth('rom-bsb'), worth('barb-bsb')]).toEqual([400, 200])
  })
  test('Romans who make him flee and go after him win it back, and a man carries it home', () => {
    const p = new Play(
      {
        units: [
          'a-1 rom-regulars models=20 files=5 command=S 36,24 N states=charged',
          'a-2 rom-bsb where=lost',
          'b-1 light-foot models=10 files=5 36,24 S',
          'b-2 foot models=20 files=5 10,6 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      [...times(15, 1), ...times(8, 6)],
    )
    p.g.trophies = [{ by: 2, from: 1, army: true }]
    while (p.asked !== 'pursue') p.answer()
    p.answer('pursue')
    expect(p.told('recovered')[0]).toMatchObject({ unit: 0, other: 2, rules: ['WAB-ROM-04'] })
    expect([p.g.trophies.filter(t => t.army), p.unit('a-1').places.length]).toEqual([[], 19])
  })
})

describe('barbarians', () => {
  test('chariots of the Britons behind their light horse are no mark (WAB-ARB-23)', () => {
    const barred = (far: number, traits = 'traits=briton-screen') => {
      const g = fieldFrom({
        units: [
          'a-1 archers models=10 files=5 36,40 N',
          `b-1 barb-chariots models=3 files=3 ${traits} 36,24 S`,
          `b-2 barb-light-cavalry models=5 files=5 ${36 + far},24 S`,
        ],
      })
      return mayNotBeShot(g, g.units[0], g.units[1])
    }
    expect([barred(7), barred(16), barred(7, '')]).toEqual(['WAB-ARB-23', null, null])
  })
  test('dromedaries frighten horses and chariots, not men (WAB-ROM-34)', () => {
    const g = fieldFrom({
      units: [
        'a-1 horse models=5 files=5 traits=camels 36,40 N',
        'b-1 horse models=5 files=5 36,24 S',
        'b-2 barb-chariots models=3 files=3 20,24 S',
        'b-3 foot models=5 files=5 50,24 S',
        'b-4 horse models=5 files=5 traits=camels 60,24 S',
      ],
    })
    expect([1, 2, 3, 4].map(i => dreadOf(g, g.units[i], g.units[0]).total)).toEqual([1, 1, 0, 0])
  })
  test('bare German nobles are feared (WAB-ARB-29)', () => {
    const g = fieldFrom({
      units: ['a-1 barb-noble-cavalry models=5 files=5 options=bare 36,40 N', 'b-1 foot models=5 files=5 36,24 S'],
    })
    expect(dreadOf(g, g.units[1], g.units[0]).total).toBe(1)
  })
  test('warriors throw javelins and fight with mixed weapons (WAB-ARB-02, WAB-WPN-07)', () => {
    const p = new Play(
      { units: ['a-1 barb-warriors models=10 files=5 36,30 N', 'b-1 foot models=10 files=5 36,24 S'], at: 'shooting' },
      [],
    ).answer('a-1', 'b-1')
    expect(p.told('volley')[0]).toMatchObject({ short: true, roll: { need: 4 } })
  })
  test('a falx or mixed weapons, as they like in each combat (WAB-ARB-24, WAB-RUL-314)', () => {
    const g = fieldFrom({ units: ['a-1 barb-warriors models=10 files=5 options=falx 36,30 N', FAR] })
    expect(bladesOf(g.kinds[g.units[0].kind])).toEqual(['hand-weapon', 'halberd'])
  })
  test('the pack has the heart of its handler while he lives (WAB-ARB-18, WAB-RUL-311)', () => {
    const g = fieldFrom({
      units: ['a-1 barb-hound models=6 files=3 36,30 N', 'a-2 barb-handler models=1 30,30 N', FAR],
    })
    const [pack, man] = g.units
    const hound = pack.kind
    pack.places = [man.kind, ...pack.places]
    expect(leadership(g, pack, 'fear').total).toBe(6)
    pack.places = pack.places.filter(p => p === hound)
    expect(leadership(g, pack, 'fear').total).toBe(3)
  })
})
