import { INCH } from '@acies/table'
import { readRoster } from '@acies/tabletop'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../position.ts'
import { heroesAboard } from '../rules/aboard.ts'
import { costOf } from '../rules/army.ts'
import { bodyOf, overlapped } from '../rules/bodies.ts'
import { mayNotJoin } from '../rules/company.ts'
import { leadership } from '../rules/leadership.ts'
import { countOf } from '../rules/ranks.ts'
import { breakValue } from '../rules/victory.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../testing.ts'
import { lose } from './losses.ts'

const FOES = 'b-1 foot models=20 files=5 36,20 S'
/** A leader in his own chariot: the hero is a-1, his chariot the last unit of his army. */
const RIDER = 'a-1 barb-warlord options=chariot 36,30 N'
const at = (p: Play, name: string) => p.unit(name)

describe('a leader in his own chariot (WAB-PMOUNT-01)', () => {
  test('36 points more; two men and he; on his heart; no value of its own (WAB-ARB-04, WAB-RUL-337, WAB-SCN-03)', () => {
    const price = (unit: string): number => costOf(readRoster(`barbarians | 1000\n${unit}`)).total
    expect(price('barb-warlord+chariot') - price('barb-warlord')).toBe(36)
    const g = fieldFrom({ units: [RIDER, 'a-2 foot models=5 files=5 4,44 N', FOES] })
    const [hero, chariot] = [g.units[0], g.units[3]]
    expect([hero.where, hero.host, kindOf(g, chariot).troop]).toEqual(['aboard', chariot.id, 'chariot'])
    expect([hero.worth, chariot.worth].reduce((a, b) => a + b)).toBe(140)
    expect([countOf(g, chariot), leadership(g, chariot, 'panic-shots').total, breakValue(g, chariot)]).toEqual([
      3, 7, 0,
    ])
  })
  test('it charges with a squadron or not at all (WAB-FAQ-09, WAB-PERS-04)', () => {
    const p = new Play({ units: [RIDER, 'a-2 foot models=5 files=5 30,30 N', FOES] })
    expect(p.refused('a-3', 'b-1')).toBe('WAB-FAQ-09')
  })
  test('it joins a squadron, makes it one longer, charges with it, and leaves it again (WAB-PMOUNT-01, WAB-PERS-10)', () => {
    const units = [RIDER, 'a-2 light-chariots models=3 files=3 44,30 N', idle('a', 3), FOES]
    const p = new Play({ units, at: 'remaining' }).answer('a-4', 'join', 'a-2')
    expect([at(p, 'a-2').places.length, at(p, 'a-1').host, at(p, 'a-4').where]).toEqual([4, 1, 'aboard'])
    expect(heroesAboard(p.g, at(p, 'a-2')).map(h => h.id)).toEqual([0])
    // The squadron tests on his heart when it is formed: eight men and he.
    const q = new Play({ units: [RIDER.replace('36,30 N', 'with=a-2'), ...units.slice(1)], at: 'remaining' })
    expect([at(q, 'a-2').places.length, at(q, 'a-1').host]).toEqual([4, 1])
    q.answer('a-4', 'leave', '36,30 N')
    expect([at(q, 'a-2').places.length, at(q, 'a-1').host, at(q, 'a-4').where]).toEqual([3, at(q, 'a-4').id, 'table'])
    expect(at(q, 'a-4').y).toBe(30 * INCH)
  })
  const shot = (faces: number[], line = RIDER) =>
    new Play({ units: [line, 'b-1 archers models=3 files=3 36,20 S'], active: 1, at: 'shooting' }, faces).answer(
      'b-1',
      'a-2',
    )
  test('missiles find him on a 6, else the chariot; he has the save of its crew (WAB-PSHOOT-06, WAB-PMOUNT-05)', () => {
    // Three hits: 6 the leader, 5 and 1 the chariot. His wound needs a 5, the chariot's too.
    const p = shot([6, 6, 6, 6, 5, 1, 1, 1, 6, 1])
    expect(p.told('shared')[0]).toMatchObject({ dice: [6, 5, 1], n: 1, rules: ['WAB-PSHOOT-06'] })
    expect(p.told('wounds').map(e => [e.other, diceIn(e.roll)])).toEqual([
      [2, 2],
      [0, 1],
    ])
    expect(p.told('saves')[0]).toMatchObject({ unit: 0, roll: { need: 4 } })
    expect(at(p, 'a-1').hurt).toBe(1)
  })
  test('his chariot wrecked, he goes on by foot from there (WAB-PMOUNT-01)', () => {
    const p = shot([6, 6, 6, 1, 1, 1, 6, 1, 1, 1])
    expect([at(p, 'a-2').where, at(p, 'a-1').where, at(p, 'a-1').host]).toEqual(['lost', 'table', -1])
    expect(p.told('left')[0]).toMatchObject({ unit: 0, rules: ['WAB-PMOUNT-01'] })
  })
  const struck = (line = RIDER) =>
    new Play({
      units: [line.replace('36,30 N', '36,30 N'), 'b-1 foot models=5 files=5 36,30 S states=charged'],
      contacts: ['a-2 front b-1 front'],
      active: 1,
      at: 'fighting',
    })
  test('whoever touches it says before he strikes: crew or leader (WAB-PMOUNT-02, WAB-PMOUNT-03)', () => {
    const p = struck()
    expect([p.asked, p.options()]).toEqual(['aim', ['a-2', 'a-1']])
    p.answer('a-1', '2')
    const blows = p.told('blows').filter(e => e.unit === p.unit('b-1').id)
    expect(blows.map(e => e.other).sort()).toEqual([0, 2])
    // He strikes for himself, three times; driver and noble do as well.
    expect(
      p
        .told('blows')
        .filter(e => e.unit === 0)
        .map(e => [e.who, diceIn(e.roll)]),
    ).toEqual([['character', 3]])
  })
})

describe('a leader on an elephant (WAB-PMOUNT-04)', () => {
  const LORD = 'a-1 ars-commander options=elephant 36,30 N'
  test('the beast is a unit, and charges (WAB-FAQ-09, WAB-PERS-04)', () => {
    const p = new Play({ units: [LORD, idle('a', 2), FOES] })
    expect(p.options()).toContain('a-3')
  })
  const fight = (crew: string, faces: number[]) =>
    new Play(
      {
        units: [
          'a-1 ars-commander with=a-2',
          `a-2 elephant-indian crew=${crew} 36,30 N`,
          'b-1 foot models=5 files=5 36,30 S states=charged',
        ],
        contacts: ['a-2 front b-1 front'],
        active: 1,
        at: 'fighting',
      },
      faces,
    ).told('wounds')
  test('hits by the elephant’s die: with others aboard he is struck on a 6, alone on 5 and 6 (WAB-PMOUNT-04)', () => {
    const hits = [...times(5, 6), 6, 5, 4, 3, 1]
    expect(fight('2,1', hits).map(e => [e.other, diceIn(e.roll)])).toEqual(
      expect.arrayContaining([
        [1, 3],
        [0, 1],
        [1, 1],
      ]),
    )
    expect(
      fight('0,0', hits)
        .filter(e => e.other === 0)
        .map(e => diceIn(e.roll)),
    ).toEqual([2])
  })
  const duel = () =>
    new Play(
      {
        units: [
          'a-1 ars-commander with=a-2',
          'a-2 elephant-indian 36,30 N states=charged',
          'b-1 ars-commander with=b-2',
          'b-2 elephant-indian 36,30 S',
        ],
        contacts: ['a-2 front b-2 front'],
        at: 'fighting',
      },
      [...times(4, 6), 6, 6, 6, 5, ...times(60, 1)],
    )
  test('two of them meet: they fight each other, the beasts each other; nobody else’s hits fall on them (WAB-CHAL-13)', () => {
    const p = duel()
    expect([p.asked, p.options()]).toEqual(['challenge', ['a-1']])
    p.answer('a-1').answer('b-1')
    const [a, b] = [p.unit('a-1').id, p.unit('b-1').id]
    const pairs = p.told('blows').map(e => [e.unit, e.other])
    expect(pairs).toContainEqual([a, b])
    expect(pairs.filter(([by, at]) => (by === a) !== (at === b))).toEqual([])
    expect(p.told('wounds').filter(e => e.unit !== a && e.other === b)).toEqual([])
  })
  test('no chariot crashes into anybody while its leader fights a challenge (WAB-CHAL-13, WAB-CHAL-05)', () => {
    const impacts = (accepts: boolean) => {
      const p = new Play({
        units: [
          'a-1 ars-commander options=chariot with=a-2',
          'a-2 heavy-chariots models=3 files=3 36,30 N states=charged',
          'b-1 ars-commander options=chariot 36,30 S',
        ],
        contacts: ['a-2 front b-2 front'],
        at: 'fighting',
      })
      if (accepts) p.answer('a-1').answer('b-1')
      else p.answer().answer()
      while (p.asked === 'aim') p.answer()
      return p.told('impact').length
    }
    expect([impacts(true), impacts(false)]).toEqual([0, 1])
  })
})

describe('characters at machines and in wagons', () => {
  const near = (engine: string, more: readonly string[] = []) =>
    new Play({ units: ['a-1 ars-officer 36,32 N', engine, ...more, idle('b', 1)], at: 'remaining' })
  test('one may join a machine and leave it again (WAB-WAR-08)', () => {
    const p = near('a-2 bolt-thrower options=crew3 36,30 N', ['a-3 ars-officer 37.5,32 N', idle('a', 4)])
    p.answer('a-1', 'join', 'a-2')
    expect([at(p, 'a-1').where, at(p, 'a-1').host]).toEqual(['aboard', 1])
    expect(mayNotJoin(p.g, at(p, 'a-3'), at(p, 'a-2'))).toBe('WAB-WAR-08')
    const q = new Play({
      units: ['a-1 ars-officer with=a-2', 'a-2 bolt-thrower options=crew3 36,30 N', idle('b', 1)],
      at: 'remaining',
    })
    q.answer('a-1', 'leave', '36,34 N')
    expect([at(q, 'a-1').where, at(q, 'a-1').host]).toEqual(['table', -1])
  })
  test('two in a wagon, no third (WAB-WAG-03)', () => {
    const p = near('a-2 war-wagon 36,26 N', ['a-3 ars-officer 37.5,32 N', 'a-4 ars-officer 34.5,32 N', idle('a', 5)])
    p.answer('a-1', 'join', 'a-2').answer('a-3', 'join', 'a-2')
    expect(mayNotJoin(p.g, at(p, 'a-4'), at(p, 'a-2'))).toBe('WAB-WAG-03')
  })
  test('a bolt that strikes down the character there leaves the machine as it was (WAB-WAR-10)', () => {
    const p = new Play(
      {
        units: ['a-1 bolt-thrower 36,30 N', 'b-1 rom-ballista crew=2 36,20 S', 'b-2 rom-tribune with=b-1'],
        at: 'shooting',
      },
      [6, 6, 6, 6, 4, 6],
    ).answer('a-1', 'b-1')
    expect([p.unit('b-2').where, p.unit('b-1').where, p.unit('b-1').hurt]).toEqual(['lost', 'table', 0])
  })
  test('hits on the crew are shared out evenly: with two of them a 5 or 6 is his (WAB-WAR-10, WAB-EX-217)', () => {
    const p = new Play(
      {
        units: [
          'a-1 ars-officer with=a-2',
          'a-2 light-bolt-thrower options=crew2 36,30 N',
          'b-1 archers models=3 files=3 36,20 S',
        ],
        active: 1,
        at: 'shooting',
      },
      // Three hits, all on the crew; of them 5 and 6 on the officer.
      [6, 6, 6, 5, 6, 5, 4, 5, 6, ...times(9, 1)],
    ).answer('b-1', 'a-2')
    expect(p.told('shared').at(-1)).toMatchObject({ rules: ['WAB-WAR-10'], dice: [4, 5, 6], n: 2 })
    expect(
      p
        .told('wounds')
        .filter(e => e.other === 0)
        .map(e => diceIn(e.roll)),
    ).toEqual([2])
  })
  test('whoever is left of a wrecked machine stands beside those who came to stand on it (WAB-PMOUNT-01, WAB-WAR-13)', () => {
    const p = new Play({ units: ['a-1 ars-officer with=a-2', 'a-2 bolt-thrower options=crew3 36,30 N', idle('b', 1)] })
    const [machine, enemy] = [p.unit('a-2'), p.unit('b-1')]
    const crew = p.g.units.find(u => u.where === 'aboard' && u.id !== 0)
    if (crew === undefined) throw new Error('nobody serves it')
    Object.assign(crew, { where: 'lost', host: -1 })
    Object.assign(enemy, { x: machine.x, y: machine.y + INCH, facing: 18000 })
    lose(p.rules.referee, machine, 'killed', ['WAB-WAR-12'])
    expect(p.unit('a-1').where).toBe('table')
    expect(overlapped(p.g, bodyOf(p.g, p.unit('a-1')), p.unit('a-1'))).toBeNull()
  })
  test('when the crew runs he runs with it (WAB-WAR-20)', () => {
    const p = new Play({
      units: [
        'a-1 ars-officer with=a-2',
        'a-2 bolt-thrower options=crew3 36,30 N',
        'b-1 horse models=8 files=4 36,22 S',
      ],
      active: 1,
      at: 'declare',
    })
    p.answer('b-1', 'a-2').answer('a-2', 'flee')
    expect(p.told('abandoned').length).toBe(1)
    expect(p.unit('a-1').where).not.toBe('aboard')
  })
})
