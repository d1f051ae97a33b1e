import { describe, expect, test } from 'vitest'
import { has, isMan, kindOf } from '../../position.ts'
import { leadership } from '../../rules/leadership.ts'
import { takeOff } from '../../rules/ranks.ts'
import { diceIn, fieldFrom, Play, times } from '../../testing.ts'
import { refusal } from '../index.ts'

const FOE = 'b-1 foot models=20 files=5 36,10 S'
const MIXED = 'a-1 ars-spears-and-bows behind=ars-bows-behind'
const one = (line: string, more: readonly string[] = [FOE]) => {
  const g = fieldFrom({ units: [line, ...more] })
  return { g, u: g.units[0] }
}
/** How many of its men, command not counted, are of its first kind and of the other. */
const men = (p: { g: Play['g']; u: Play['g']['units'][number] }) => {
  const all = p.u.places.filter(isMan)
  return [all.filter(k => k === p.u.kind).length, all.filter(k => k !== p.u.kind).length]
}

describe('combined formations (WAB-FRM-35)', () => {
  test('spears before, bows behind; open and close order together are close order (WAB-FRM-35, WAB-FRM-36)', () => {
    const p = one(`${MIXED} models=20 files=5 36,30 N`)
    expect(men(p)).toEqual([10, 10])
    expect(p.u.places.slice(0, 10).every(k => k === p.u.kind)).toBe(true)
    const open = one('a-1 ars-massed-archers behind=ars-bows-behind models=10 files=5 36,30 N')
    expect(open.g.kinds[open.u.kind].order).toBe('close')
    expect(one('a-1 ars-massed-archers models=10 files=5 36,30 N').g.kinds[0].order).toBe('open')
  })
  test('the heart and the special rules of most of those who are left (WAB-FRM-37, WAB-FRM-38)', () => {
    const p = one(
      `a-1 ars-spears-and-bows line=4,3,3,3,3,1,3,1,9 traits=stubborn behind=ars-bows-behind models=20 files=5 36,30 N`,
    )
    const stubborn = () => refusal('feel-panic', p.g, p.u, { test: 'panic-fleeing' }) !== null
    expect([leadership(p.g, p.u, 'panic-shots').total, stubborn()]).toEqual([9, true])
    // Three spearmen fewer: the archers are the most.
    p.u.places = p.u.places.filter((_, i) => i > 2)
    expect([leadership(p.g, p.u, 'panic-shots').total, stubborn()]).toEqual([7, false])
  })
  const volley = (line: string, states = '') =>
    new Play({ units: [`${line} 36,30 N${states}`, 'b-1 foot models=40 files=10 36,22 S'], at: 'shooting' })
  test('the first rank of bows shoots to a man, those behind with half of theirs (WAB-FRM-39)', () => {
    // Four ranks of five: two of spears, two of bows.
    const p = volley(`${MIXED} models=20 files=5`).answer('a-1', 'b-1')
    expect(diceIn(p.told('volley')[0].roll)).toBe(5 + 2)
    // Nobody shoots over heads after a move, so nobody is asked to.
    const moved = volley(`${MIXED} models=20 files=5`, ' states=moved')
    expect(moved.told('volley')).toEqual([])
    expect(moved.options()).not.toContain('a-1')
  })
  test('they stand and shoot the same way (WAB-FRM-40)', () => {
    const p = new Play({
      units: [`${MIXED} models=20 files=5 36,30 N`, 'b-1 foot line=8,3,3,3,3,1,3,1,7 models=20 files=5 36,16 S'],
      active: 1,
      at: 'declare',
    })
    p.answer('b-1', 'a-1').answer('a-1', 'stand-and-shoot')
    expect(diceIn(p.told('volley')[0].roll)).toBe(7)
  })
  const shotAt = (models: number, dice: number[], command = '') =>
    new Play(
      {
        units: [
          `a-1 ars-spears-and-bows options=light behind=ars-bows-behind models=${models} files=5 ${command} 36,30 N`,
          'b-1 archers models=20 files=20 36,12 S',
        ],
        active: 1,
        at: 'shooting',
      },
      dice,
    ).answer('b-1', 'a-1')
  test('missiles are saved by the most, by the better of equals, and fall in proportion (WAB-FRM-41, WAB-FRM-43)', () => {
    // Ten and ten: the shields of the spearmen count, 5+; the first to fall is an archer, then one of each.
    const p = shotAt(20, [...times(20, 6), ...times(20, 6), ...times(15, 5), ...times(5, 4)])
    expect(p.told('saves')[0].roll.need).toBe(5)
    expect(men({ g: p.g, u: p.unit('a-1') })).toEqual([8, 7])
    // Eleven and twelve: most have no shield.
    const q = one('a-1 ars-spears-and-bows options=light behind=ars-bows-behind models=23 files=5 command=CSM 36,30 N')
    expect(men(q)).toEqual([9, 11])
  })
  test('a command model falls as the last of its own kind (WAB-FRM-44)', () => {
    const p = one(`${MIXED} models=10 files=5 command=CSM 36,30 N`)
    expect(men(p)).toEqual([2, 5])
    takeOff(p.g, p.u, 6)
    // Three of five and three of five: the spearmen of the ranks are gone, and one of the command.
    expect(men(p)).toEqual([0, 2])
    expect(p.u.places.filter(k => k < 0).length).toBe(2)
  })
  const struck = (side: 'front' | 'left', word?: string) => {
    const at = side === 'front' ? 'b-1 foot models=20 files=4 36,30 S' : 'b-1 foot models=20 files=4 34.0315,31.5748 E'
    const p = new Play(
      {
        units: [`${MIXED} models=20 files=5 36,30 N`, `${at} states=charged`],
        contacts: [`a-1 ${side} b-1 front`],
        active: 1,
        at: 'fighting',
      },
      [...times(4, 6), ...times(4, 6), ...times(4, 1)],
    )
    if (word !== undefined) p.answer(word)
    return p
  }
  test('blows fall on those in contact, and who touches both says on whom (WAB-FRM-42)', () => {
    expect(struck('front').told('saves')[0].roll.need).toBe(6)
    const asked = struck('left')
    expect([asked.asked, asked.options()]).toEqual(['strike-kind', ['front-men', 'rear-men']])
    const dice = (p: Play) =>
      p
        .told('blows')
        .filter(e => e.unit === 1)
        .map(e => diceIn(e.roll))
    const [front, rear] = [dice(struck('left', 'front-men')), dice(struck('left', 'rear-men'))]
    expect(front.reduce((a, b) => a + b, 0)).toBe(rear.reduce((a, b) => a + b, 0))
    expect(front[0]).toBeGreaterThan(rear[0])
  })
})

describe('different weapons (WAB-FRM-108)', () => {
  const HIRD = 'a-1 ars-hird behind=ars-hird-spears models=20 files=5 36,30 N'
  const fight = (dice: number[] = []) =>
    new Play(
      {
        units: [HIRD, 'b-1 foot line=4,3,3,3,3,1,3,1,7 models=20 files=5 36,30 S states=charged'],
        contacts: ['a-1 front b-1 front'],
        active: 1,
        at: 'fighting',
      },
      dice,
    )
  test('axes strike last, throwing spears from the second rank in the first turn (WAB-FRM-108, WAB-EX-212)', () => {
    // A rank of axes before a rank of spears.
    const p = new Play(
      {
        units: [
          'a-1 ars-hird behind=ars-hird-spears models=10 files=5 36,30 N',
          'b-1 foot models=20 files=5 36,30 S states=charged',
        ],
        contacts: ['a-1 front b-1 front'],
        active: 1,
        at: 'fighting',
      },
      times(60, 1),
    )
    p.answer('double-handed-weapon')
    expect(p.told('blows').map(e => [e.unit, diceIn(e.roll)])).toEqual([
      [1, 5],
      [0, 5],
      [0, 5],
    ])
    // The last of them are the axes: Strength 5 wounds on 2.
    const strong = fight([...times(5, 1), ...times(5, 6), ...times(5, 6)]).answer('double-handed-weapon')
    expect(strong.told('wounds')[0].roll.need).toBe(2)
  })
  test('of axes and spears the owner says who loses the blow for those who fell, and each is lost once (WAB-RUL-189)', () => {
    const play = () =>
      new Play(
        {
          units: [
            'a-1 ars-hird behind=ars-hird-spears models=10 files=5 36,30 N',
            'b-1 foot line=4,3,3,3,3,1,3,1,7 models=20 files=5 36,30 S states=charged',
          ],
          contacts: ['a-1 front b-1 front'],
          active: 1,
          at: 'fighting',
        },
        // Three of five hit and wound, and nobody saves.
        [6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 1],
      )
        .answer('double-handed-weapon')
        .answer('0')
    expect(play().asked).toBe('replies-of')
    const struck = (n: string) =>
      play()
        .answer(n)
        .told('blows')
        .filter(e => e.unit === 0)
        .map(e => diceIn(e.roll))
    expect([struck('3'), struck('1'), struck('0')]).toEqual([
      [2, 5],
      [4, 3],
      [5, 2],
    ])
  })
  test('the save of most of the front rank, and its owner picks the dead (WAB-FRM-109)', () => {
    const p = fight([...times(5, 6), ...times(5, 6), ...times(5, 1)])
    p.answer('double-handed-weapon')
    // With axes in both hands the shields hang idle: light armour alone.
    expect(p.told('saves')[0].roll.need).toBe(6)
    expect(p.asked).toBe('fallen-of')
    p.answer('5')
    expect(men({ g: p.g, u: p.unit('a-1') })).toEqual([5, 10])
    const other = fight([...times(5, 6), ...times(5, 6), ...times(5, 1)])
      .answer('double-handed-weapon')
      .answer('0')
    expect(men({ g: other.g, u: other.unit('a-1') })).toEqual([10, 5])
  })
})

describe('veterans and warhorses', () => {
  const blows = (word: string, dice: number[]) => {
    const p = new Play(
      {
        units: [
          'a-1 foot traits=veteran models=10 files=5 36,30 N states=charged',
          'b-1 foot models=20 files=5 36,30 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      dice,
    )
    expect(p.asked).toBe('second-throw')
    return p.answer(word)
  }
  test('once in the battle all the dice of a round are thrown again, hits and all (WAB-FRM-106)', () => {
    const p = blows('again', [6, 1, 1, 1, 1, ...times(5, 6)])
    expect(p.told('blows').map(e => [e.unit, e.roll.n])).toEqual(
      expect.arrayContaining([
        [0, 1],
        [0, 5],
      ]),
    )
    expect(p.told('blows')[1].rules).toEqual(['WAB-FRM-106'])
    expect(has(p.unit('a-1'), 'veteran-used')).toBe(true)
    const kept = blows('keep-dice', [6, 1, 1, 1, 1])
    expect(kept.told('blows').filter(e => e.unit === 0).length).toBe(1)
    expect(has(kept.unit('a-1'), 'veteran-used')).toBe(false)
  })
  test('or all of a volley; and never again (WAB-FRM-106)', () => {
    const units = (state: string) => [
      `a-1 archers traits=veteran models=5 files=5 36,30 N${state}`,
      'b-1 foot models=40 files=10 36,20 S',
    ]
    const p = new Play({ units: units(''), at: 'shooting' }, [6, 1, 1, 1, 1, 1, 1, 1, 1, 1]).answer('a-1', 'b-1')
    expect(p.asked).toBe('second-throw')
    p.answer('again')
    expect(p.told('volley').map(e => e.roll.n)).toEqual([1, 0])
    expect(p.told('wounds')).toEqual([])
    const spent = new Play({ units: units(' states=veteran-used'), at: 'shooting' }, [6, 1, 1, 1, 1]).answer(
      'a-1',
      'b-1',
    )
    expect(spent.told('volley').map(e => e.roll.n)).toEqual([1])
  })
  const charge = (foe: string) =>
    new Play(
      {
        units: ['a-1 ars-knights models=5 files=5 36,30 N states=charged', foe],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      times(40, 1),
    )
      .told('blows')
      .filter(e => e.unit === 0)
  test('a warhorse strikes for itself with WS 3, Strength 3, Initiative 3 (WAB-FRM-107, WAB-MELEE-09)', () => {
    const all = charge('b-1 foot line=4,4,3,3,3,1,3,1,7 models=20 files=10 36,30 S')
    expect(all.map(e => [e.who, diceIn(e.roll), e.roll.need])).toEqual([
      ['men', 5, 4],
      ['mount', 5, 4],
    ])
    // Against WS 3 the knight needs 3, his horse 4.
    const weak = charge('b-1 foot models=20 files=10 36,30 S')
    expect(weak.map(e => e.roll.need)).toEqual([3, 4])
  })
  test('but never at a wagon or its crew (WAB-WAG-24, WAB-FRM-107)', () => {
    expect(charge('b-1 war-wagon 36,30 S').map(e => e.who)).toEqual(['men'])
  })
  test('a general on a warhorse has it strike as well, not among foot (WAB-FRM-107, WAB-PERS-11)', () => {
    const mounts = (unit: string) =>
      new Play(
        {
          units: [
            `a-1 ${unit} models=6 files=5 36,30 N states=charged`,
            'a-2 ars-commander options=warhorse with=a-1',
            'b-1 foot models=20 files=10 36,30 S',
          ],
          contacts: ['a-1 front b-1 front'],
          at: 'fighting',
        },
        times(60, 1),
      )
        .told('blows')
        .filter(e => e.who === 'mount')
        .map(e => [e.unit, diceIn(e.roll)])
    expect(mounts('horse')).toEqual([[1, 1]])
    expect(mounts('foot')).toEqual([])
  })
  test('plain horses do not bite', () => {
    const g = fieldFrom({ units: ['a-1 horse models=5 files=5 36,30 N', FOE] })
    expect(g.kinds.some(k => k.profile === 'warhorse')).toBe(false)
    expect(kindOf(g, g.units[0]).troop).toBe('cavalry')
  })
})
