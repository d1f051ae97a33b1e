import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { MUSICIAN } from '../position.ts'
import { idle, Play } from '../testing.ts'

const FAR = 'b-1 foot models=20 files=5 36,5 S'
const at = (units: string[], more: object = {}, dice: number[] = []) =>
  new Play({ units: units.some(u => u.startsWith('b-1')) ? units : [...units, FAR], at: 'remaining', ...more }, dice)
const FOOT = 'a-1 foot models=20 files=5 command=M 36,30 N'

describe('moving', () => {
  test('straight ahead as a block, or not at all (WAB-MOV-03, WAB-MOV-04)', () => {
    const p = at([FOOT, idle('a', 2)]).answer('a-1', 'move', 'ahead', '2.5')
    expect([p.unit('a-1').x / INCH, p.unit('a-1').y / INCH, p.unit('a-1').facing]).toEqual([36, 27.5, 0])
    expect(p.refused('a-1', 'move', 'ahead', '1')).toBe('WAB-MOV-03')
  })
  test('a unit engaged at the start of its turn does not move (WAB-MOV-07)', () => {
    const p = at([FOOT, idle('a', 2), 'b-1 foot models=10 files=5 36,30 S'], { contacts: ['a-1 front b-1 front'] })
    expect(p.refused('a-1')).toBe('WAB-MOV-07')
  })
  test('only the army whose turn it is (WAB-GEN-07), and no fleer (WAB-FLEE-05)', () => {
    const p = at([FOOT, 'a-2 foot models=10 files=5 20,40 S fleeing=1'])
    expect(p.refused('b-1')).toBe('WAB-GEN-07')
    expect(p.refused('a-2')).toBe('WAB-FLEE-05')
  })
  test('the inch keeps fighters from others, on the march too (WAB-MOV-01, WAB-MOV-02, WAB-MARCH-02, WAB-MARCH-04)', () => {
    const near = [FOOT, 'b-1 foot models=5 files=5 36,21.9 S']
    expect(at(near).refused('a-1', 'march', 'ahead', '7.2')).toBe('WAB-MARCH-02')
    // To within eight inches, but not within one.
    expect(at(near).refused('a-1', 'march', 'ahead', '7')).toBe('taken')
  })
})

describe('manoeuvres', () => {
  test('wheel, about face, change of formation, reform (WAB-MAN-01)', () => {
    expect(at([FOOT]).options('a-1')).toEqual(expect.arrayContaining(['move', 'reform']))
    expect(at([FOOT]).options('a-1', 'move')).toEqual(['ahead', 'wheel-left', 'wheel-right', 'about', 'files'])
  })
  test('as many wheels as the move pays for (WAB-MAN-03)', () => {
    const p = at([FOOT]).answer(
      'a-1',
      'move',
      'wheel-right',
      '10',
      'ahead',
      '1',
      'wheel-left',
      '10',
      'wheel-right',
      '10',
    )
    expect(p.unit('a-1').facing).toBe(1000)
    expect(at([FOOT]).refused('a-1', 'move', 'wheel-right', '29.1', 'wheel-left', '29.15')).toBe('WAB-MAN-02')
  })
  test('rear ranks follow the front: only the front rank must be free in a wheel, all where it ends (WAB-MAN-04)', () => {
    // A stiff block would sweep over a friend to its left and rear; the ranks that follow do not.
    const deep = 'a-1 foot models=20 files=2 36,30 N'
    expect(at([deep, 'a-2 foot models=1 files=1 31.8,35 N']).refused('a-1', 'move', 'wheel-right', '90')).toBe('taken')
    expect(at([deep, 'a-2 foot models=1 files=1 31.8,29.2 N']).refused('a-1', 'move', 'wheel-right', '90')).toBe(
      'WAB-MAN-04',
    )
  })
  test('about face: the command goes to the new front rank, the last rank is short again (WAB-MAN-05, WAB-EX-104)', () => {
    const p = at(['a-1 foot models=13 files=5 command=CSM 36,30 S', idle('a', 2)])
    const before = p.unit('a-1').places
    p.answer('a-1', 'move', 'about')
    const { places, facing } = p.unit('a-1')
    expect([facing, places.indexOf(MUSICIAN) < 5, places.length]).toEqual([0, true, before.length])
  })
  test('in a mixed unit the type of the front rank is in front again (WAB-MAN-05)', () => {
    const p = at(['a-1 foot models=10 files=5 36,30 S', idle('a', 2)])
    const bows = p.unit('b-1').kind
    p.unit('a-1').places = [
      ...Array.from({ length: 5 }, () => p.unit('a-1').kind),
      ...Array.from({ length: 5 }, () => bows + 7),
    ]
    p.answer('a-1', 'move', 'about')
    expect(p.unit('a-1').places.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => p.unit('a-1').kind))
  })
  test('a quarter of the move (WAB-MAN-06); open order has two for nothing, not on the march (WAB-MAN-07, WAB-MAN-08)', () => {
    const open = 'a-1 light-foot models=10 files=5 command=M 36,30 N'
    expect(at([open]).refused('a-1', 'move', 'about', 'about', 'about', 'ahead', '3.1')).toBe('WAB-MOV-03')
    expect(at([open]).refused('a-1', 'move', 'about', 'about', 'about', 'ahead', '3')).toBe('taken')
    expect(at([open]).options('a-1', 'march')).toEqual(['ahead', 'wheel-left', 'wheel-right'])
  })
  test('one rank half the move, two all of it; in open order two for nothing (WAB-MAN-09, WAB-MAN-10)', () => {
    expect(at([FOOT]).refused('a-1', 'move', 'files', '4', 'ahead', '2.1')).toBe('WAB-MOV-03')
    expect(at([FOOT]).refused('a-1', 'move', 'files', '4', 'ahead', '2')).toBe('taken')
    const open = 'a-1 light-foot models=20 files=5 36,30 N'
    expect(at([open]).refused('a-1', 'move', 'files', '10', 'ahead', '4')).toBe('taken')
    expect(at([open]).refused('a-1', 'move', 'files', '20', 'ahead', '2.1')).toBe('WAB-MOV-03')
    expect(at([open]).refused('a-1', 'move', 'files', '20', 'ahead', '2')).toBe('taken')
  })
  test('a reform that fails: neither move nor shot (WAB-MAN-11, WAB-MAN-12)', () => {
    const units = [
      'a-1 archers models=10 files=5 command=M 36,30 N',
      'a-2 archers models=5 files=5 30,30 N',
      'b-1 foot models=10 files=5 36,16 S',
    ]
    const p = at(units, {}, [6, 6]).answer('a-1', 'reform')
    expect([p.asked, p.refused('a-1')]).toEqual(['move', 'WAB-MAN-12'])
    p.answer()
    expect([p.asked, p.options(), p.refused('a-1')]).toEqual(['declare-shots', ['a-2'], 'WAB-SHOOT-05'])
  })
  test('one that succeeds: any front and any width about the same middle, then no more (WAB-MAN-14, WAB-MAN-15)', () => {
    const p = at(
      [
        'a-1 archers models=10 files=5 command=M 36,30 N',
        'a-2 archers models=5 files=5 30,30 N',
        'b-1 foot models=10 files=5 36,16 S',
      ],
      {},
      [3, 4],
    )
    p.answer('a-1', 'reform').answer('2', '45')
    expect([p.unit('a-1').files, p.unit('a-1').facing]).toEqual([2, 4500])
    // The middle was 0.787" behind a front at y 30: it still is the middle of the block.
    const u = p.unit('a-1')
    const half = (5 * 2000) / 2
    expect(Math.abs(u.x - half * Math.SQRT1_2 - 36 * INCH)).toBeLessThan(5)
    expect(u.places.slice(0, 2)).toContain(MUSICIAN)
    expect(p.refused('a-1')).toBe('WAB-MAN-15')
    p.answer()
    expect(p.refused('a-1')).toBe('WAB-SHOOT-05')
  })
})

describe('ground', () => {
  test('open, difficult, very difficult, impassable, obstacles (WAB-TERRAIN-01, WAB-TERRAIN-02)', () => {
    const onto = (kind: string, far: number) =>
      at([FOOT], { ground: [`${kind} 36,20 12x10`] }).refused('a-1', 'move', 'ahead', `${far}`)
    expect([onto('hill', 4), onto('marsh', 4), onto('rocks', 4), onto('lake', 1)]).toEqual([
      'taken',
      'WAB-TERRAIN-03',
      'WAB-TERRAIN-04',
      'WAB-TERRAIN-05',
    ])
    expect([onto('marsh', 2), onto('rocks', 1)]).toEqual(['taken', 'taken'])
  })
  test('a unit may halt astride a wall, and pays again for the ranks behind it (WAB-TERRAIN-06, WAB-TERRAIN-07)', () => {
    const ground = ['wall 36,29.4 10x0.4']
    const p = at([FOOT, idle('a', 2)], { ground }).answer('a-1', 'move', 'ahead', '1')
    expect([p.unit('a-1').y / INCH, p.told('moved')[0].cost / INCH]).toEqual([29, 3])
    // Not enough left to cross: it halts in front.
    expect(at([FOOT], { ground: ['wall 36,26.5 10x0.4'] }).refused('a-1', 'move', 'ahead', '3.5')).toBe(
      'WAB-TERRAIN-06',
    )
  })
})

describe('marches', () => {
  test('a musician, twice the move, and no shot after it (WAB-MARCH-01, WAB-MARCH-09, WAB-MUS-02, WAB-SHOOT-04)', () => {
    const p = at([
      'a-1 archers models=10 files=5 command=M 36,40 N',
      'a-2 archers models=5 files=5 30,30 N',
      'b-1 foot models=10 files=5 36,16 S',
    ])
    p.answer('a-1', 'march', 'ahead', '8').answer()
    expect([p.asked, p.refused('a-1')]).toEqual(['declare-shots', 'WAB-SHOOT-04'])
  })
  test('artillery and lone characters do not stop a march; horse stops horse (WAB-MARCH-03, WAB-MARCH-05)', () => {
    const way = (unit: string, enemy: string) => at([unit, `b-1 ${enemy}`]).refused('a-1', 'march', 'ahead', '1')
    const horse = 'a-1 horse models=5 files=5 command=M 36,30 N'
    expect(way(FOOT, 'machine 36,24 S')).toBe('taken')
    expect(way(FOOT, 'hero 36,24 S')).toBe('taken')
    expect(way(FOOT, 'foot models=5 files=5 36,24 S')).toBe('WAB-MARCH-03')
    expect(way(horse, 'foot models=5 files=5 36,24 S')).toBe('taken')
    expect(way(horse, 'horse models=5 files=5 36,24 S')).toBe('WAB-MARCH-03')
  })
  test('elephants and machines never (WAB-MARCH-06)', () => {
    expect(at(['a-1 elephant command=M models=2 files=1 36,30 N']).refused('a-1', 'march')).toBe('WAB-MARCH-06')
    expect(at(['a-1 machine command=M models=2 files=1 36,30 N']).refused('a-1', 'march')).toBe('WAB-MARCH-06')
  })
  test('a column of chariots is one wide (WAB-MARCH-11, WAB-MARCH-13)', () => {
    const one = at(['a-1 chariot models=4 files=1 command=M 36,40 N'])
    const two = at(['a-1 chariot models=4 files=2 command=M 36,40 N'])
    expect([one.g.snap.column[0], two.g.snap.column[0]]).toEqual([1, 0])
  })
  test('fast: a column since the turn began, and nobody at all near (WAB-MARCH-12, WAB-MARCH-14)', () => {
    const column = 'a-1 foot models=12 files=3 command=M 36,40 N'
    expect(at([column]).refused('a-1', 'fast-march', 'ahead', '12')).toBe('taken')
    expect(at([column, 'b-1 hero 36,34 S']).refused('a-1', 'fast-march')).toBe('WAB-MARCH-14')
    expect(at(['a-1 foot models=12 files=3 36,40 N']).refused('a-1', 'fast-march')).toBe('WAB-MARCH-01')
  })
  test('lone models need no musician: three times, twice, or once, by who is near (WAB-MARCH-17, WAB-PERS-07)', () => {
    const go = (enemy: string, far: number) =>
      at(['a-1 hero 36,40 N', 'a-2 foot models=5 files=5 10,40 N', `b-1 ${enemy}`]).refused(
        'a-1',
        'go',
        `36,${40 - far} N`,
      )
    expect([go('foot models=5 files=5 36,5 S', 12), go('foot models=5 files=5 36,5 S', 12.1)]).toEqual([
      'taken',
      'WAB-PERS-07',
    ])
    expect([go('hero 44.5,40 S', 8), go('hero 44.5,40 S', 8.1)]).toEqual(['taken', 'WAB-PERS-07'])
    expect([go('foot models=1 files=1 44.5,40 S', 4), go('foot models=1 files=1 44.5,40 S', 4.1)]).toEqual([
      'taken',
      'WAB-PERS-07',
    ])
  })
})
