import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { Play } from '../testing.ts'

const FAR = 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=20 files=5 36,5 S'
const LEGION = 'a-1 foot models=20 files=5 command=CSM 36,30 N'
const at = (...units: string[]) =>
  new Play({ units: [...units, ...(units.some(u => u.startsWith('b-1')) ? [] : [FAR])], at: 'remaining' })

describe('remaining moves', () => {
  test('any distance up to the normal move (WAB-MOV-03, WAB-EX-101)', () => {
    expect(at(LEGION).refused('a-1', 'move', 'ahead', '4.01')).toBe('WAB-MOV-03')
    expect(at(LEGION).answer('a-1', 'move', 'ahead', '4').told('moved')[0].cost).toBe(4 * INCH)
  })
  test('a wheel costs what its outer end goes (WAB-MAN-02, WAB-EX-102)', () => {
    // Five models of 20 mm: 2" at the outer corner are 29.1 degrees.
    const play = at(LEGION)
    expect(play.refused('a-1', 'move', 'wheel-right', '29.1', 'ahead', '2.1')).toBe('WAB-MOV-03')
    expect(play.refused('a-1', 'move', 'wheel-right', '29.1', 'ahead', '1.99')).toBe('taken')
  })
  test('open order turns about twice for nothing (WAB-MAN-07, WAB-EX-105)', () => {
    const archers = 'a-1 rom-archers models=10 files=5 36,30 N'
    expect(at(archers).refused('a-1', 'move', 'about', 'ahead', '4', 'about')).toBe('taken')
    expect(at(LEGION).refused('a-1', 'move', 'about', 'ahead', '2', 'about', 'ahead', '0.1')).toBe('WAB-MOV-03')
  })
  test('a rank costs half, two the whole move, more are not to be had (WAB-MAN-09, WAB-EX-106)', () => {
    const wide = 'a-1 foot models=20 files=10 36,30 N'
    expect(at(wide).refused('a-1', 'move', 'files', '5', 'ahead', '0.01')).toBe('WAB-MOV-03')
    expect(at(wide).refused('a-1', 'move', 'files', '5')).toBe('taken')
    expect(at(wide).refused('a-1', 'move', 'files', '7', 'ahead', '2')).toBe('taken')
    expect(at(wide).refused('a-1', 'move', 'files', '4')).toBe('WAB-MAN-09')
  })
  test('an inch from enemies (WAB-MOV-01)', () => {
    const play = at(LEGION, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,27 S')
    expect(play.refused('a-1', 'move', 'ahead', '2.1')).toBe('WAB-MOV-01')
    expect(play.refused('a-1', 'move', 'ahead', '2')).toBe('taken')
  })
  test('friends are not walked through (WAB-MOV-04)', () => {
    expect(at(LEGION, 'a-2 rom-archers models=5 files=5 36,28 N').refused('a-1', 'move', 'ahead', '3')).toBe(
      'WAB-MOV-04',
    )
  })
  test('a reform needs a musician, a test, and ends the move (WAB-MAN-11 to 15, WAB-EX-107)', () => {
    expect(at('a-1 foot models=20 files=5 36,30 N').refused('a-1', 'reform')).toBe('WAB-MAN-11')
    const near = [
      'a-1 foot models=20 files=5 command=SM 36,30 N',
      'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,23 S',
    ]
    const passed = new Play({ units: near, at: 'remaining' }, [2, 4])
    passed.answer('a-1', 'reform')
    expect(passed.told('tested')[0]).toMatchObject({
      passed: true,
      ledger: { total: 6, lines: [{ n: -1, rule: 'WAB-MAN-13' }] },
    })
    passed.answer('10', '90')
    expect([passed.unit('a-1').files, passed.unit('a-1').facing]).toEqual([10, 9000])
    const failed = new Play({ units: [...near, 'a-2 rom-archers models=5 files=5 50,40 N'], at: 'remaining' }, [6, 5])
    failed.answer('a-1', 'reform')
    expect(failed.refused('a-1', 'move', 'ahead', '0.01')).toBe('WAB-MAN-12')
  })
})

describe('marches', () => {
  test('need a musician and nobody within 8" (WAB-MARCH-01, WAB-MARCH-03)', () => {
    expect(at('a-1 foot models=20 files=5 36,30 N').refused('a-1', 'march')).toBe('WAB-MARCH-01')
    expect(
      at(LEGION, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,22 S').refused('a-1', 'march', 'ahead', '0.01'),
    ).toBe('WAB-MARCH-03')
    expect(
      at(LEGION, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,21.9 S').refused('a-1', 'march', 'ahead', '8'),
    ).toBe('WAB-MARCH-02')
    expect(at(LEGION).refused('a-1', 'march', 'ahead', '8')).toBe('taken')
  })
  test('fleers do not stop them, nor does foot stop horse (WAB-MARCH-03, WAB-MARCH-05)', () => {
    expect(at(LEGION, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,24 S fleeing=1').options('a-1')).toContain(
      'march',
    )
    const horse = 'a-1 rom-aux-cavalry models=5 files=5 command=M 36,30 N'
    expect(
      at(horse, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,24 S').refused('a-1', 'march', 'ahead', '2'),
    ).toBe('taken')
    expect(at(horse, 'b-1 barb-light-cavalry models=5 files=5 36,24 S').refused('a-1', 'march', 'ahead', '2')).toBe(
      'WAB-MARCH-03',
    )
  })
  test('wheels only (WAB-MARCH-07, WAB-RUL-176)', () => {
    expect(at(LEGION).refused('a-1', 'march', 'about')).toBe('WAB-RUL-176')
    expect(at(LEGION).refused('a-1', 'march', 'files')).toBe('WAB-MARCH-07')
  })
  test('a column goes three times as far, with nobody at all near (WAB-MARCH-10, WAB-MARCH-12, WAB-MARCH-14)', () => {
    const column = 'a-1 foot models=12 files=3 command=M 36,40 N'
    expect(at(LEGION).refused('a-1', 'fast-march')).toBe('WAB-MARCH-12')
    expect(at(column).refused('a-1', 'fast-march', 'ahead', '12')).toBe('taken')
    expect(
      at(column, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,34 S fleeing=1').refused('a-1', 'fast-march'),
    ).toBe('WAB-MARCH-14')
  })
  test('stop at rough ground (WAB-MARCH-08)', () => {
    const play = new Play({ units: [LEGION, FAR], ground: ['wood 36,20 10x6'], at: 'remaining' })
    expect(play.refused('a-1', 'march', 'ahead', '5')).toBe('WAB-MARCH-08')
    expect(play.refused('a-1', 'march', 'ahead', '4')).toBe('taken')
  })
})

describe('ground', () => {
  test('an inch of wood costs two (WAB-TERRAIN-03, WAB-EX-168)', () => {
    const play = () => new Play({ units: [LEGION, FAR], ground: ['wood 36,22 10x6'], at: 'remaining' })
    expect(play().refused('a-1', 'move', 'ahead', '3.01')).toBe('WAB-TERRAIN-03')
    expect(play().refused('a-1', 'move', 'ahead', '3')).toBe('taken')
  })
  test('a wall costs half of the move (WAB-TERRAIN-06, WAB-EX-167)', () => {
    const play = () => new Play({ units: [LEGION, FAR], ground: ['wall 36,28.5 10x0.5'], at: 'remaining' })
    expect(play().refused('a-1', 'move', 'ahead', '2.02')).toBe('WAB-TERRAIN-06')
    expect(play().refused('a-1', 'move', 'ahead', '2')).toBe('taken')
  })
  test('very difficult ground is a quarter, rounded up to the half inch (WAB-TERRAIN-04)', () => {
    const play = () =>
      new Play({
        units: ['a-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 36,30 N', FAR],
        ground: ['rocks 36,22 10x8.2'],
        at: 'remaining',
      })
    expect(play().refused('a-1', 'move', 'ahead', '1.6')).toBe('WAB-TERRAIN-04')
    expect(play().refused('a-1', 'move', 'ahead', '1.5')).toBe('taken')
  })
  test('nobody crosses what is impassable (WAB-TERRAIN-05)', () => {
    const play = new Play({ units: [LEGION, FAR], ground: ['lake 36,20 10x8'], at: 'remaining' })
    expect(play.refused('a-1', 'move', 'ahead', '3')).toBe('WAB-TERRAIN-05')
  })
})

describe('characters', () => {
  const lone = 'a-2 rom-tribune 30,35 N'
  test('go where they like, three times as far with nobody near (WAB-PERS-02, WAB-PERS-07)', () => {
    expect(at(LEGION, lone).refused('a-2', 'go', '30,22.9 90°')).toBe('WAB-PERS-07')
    expect(at(LEGION, lone).refused('a-2', 'go', '30,23.1 90°')).toBe('taken')
    expect(
      at(LEGION, lone, 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=5 files=5 30,28 S').refused('a-2', 'go', '30,39.1 N'),
    ).toBe('WAB-PERS-07')
  })
  test('join, and lend the unit no more than their own legs (WAB-PERS-08, WAB-PERS-13)', () => {
    const play = at(LEGION, lone).answer('a-2', 'join', 'a-1')
    expect(play.unit('a-1').places.length).toBe(21)
    expect(play.unit('a-2').where).toBe('joined')
    expect(play.refused('a-2', 'leave', '30,35 N')).toBe('WAB-PERS-23')
  })
  test('on foot do not join horse (WAB-PERS-10); half of the front rank at most (WAB-PERS-12)', () => {
    expect(at('a-1 rom-aux-cavalry models=5 files=5 36,34 N', lone).refused('a-2', 'join', 'a-1')).toBe('WAB-PERS-10')
    const full = at('a-1 foot models=6 files=2 36,34 N', lone, 'a-3 rom-tribune with=a-1')
    expect(full.options('a-2')).toEqual(['go'])
  })
  test('leave before their unit moves, not after (WAB-PERS-19)', () => {
    const play = at(LEGION, 'a-2 rom-tribune with=a-1', 'a-3 rom-archers models=5 files=5 10,40 N')
    play.answer('a-1', 'move', 'ahead', '1')
    expect(play.refused('a-2', 'leave', '40,27 N')).toBe('WAB-PERS-19')
  })
})
