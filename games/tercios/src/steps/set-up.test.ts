import { headerOf, Rules } from '@acies/kernel'
import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { fortOf } from '../rules/bodies.ts'
import { commander, fieldFrom, Play, troop } from '../testing.ts'

const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`

describe('the table', () => {
  test('TER-GEN-06, TER-GEN-07, TER-BAT-05: its size by the scale both armies share', () => {
    const of = (scale: string) => tercios.setUp(headerOf(tercios, 'campal-500', 1, { setup: { scale } }))
    expect([of('small').width, of('small').depth]).toEqual([inches(72), inches(48)])
    expect([of('large').width, of('large').depth]).toEqual([inches(96), inches(60)])
  })
  test('TER-GEN-01, TER-GEN-02, TER-UNI-00, TER-VAL-01, TER-ART-00: troops as the lists have them', () => {
    const g = tercios.setUp(headerOf(tercios, 'campal-500', 1))
    expect(new Set(g.kinds.map(k => k.branch))).toEqual(new Set(['formation', 'company', 'cavalry', 'artillery']))
    for (const k of g.kinds)
      expect(k.speed + k.limbered > 0 && k.combat > 0 && k.stamina > 0 && k.width >= k.depth).toBe(true)
    expect(g.commanders.filter(c => c.chief).length).toBe(2)
  })
  test('TER-CMD-07: commanders have a round base and no facing', () => {
    const g = tercios.setUp(headerOf(tercios, 'campal-500', 1))
    expect(g.commanders.map(c => c.radius)).toEqual(g.commanders.map(c => (c.chief ? 2000 : 1200)))
  })
})

describe('deployment', () => {
  const waiting = {
    troops: {
      'a-1': {},
      'a-2': { command: 1 },
      'a-3': { command: 1, type: 'ART-M', options: ['draught-horses'] },
      'b-1': { command: 1 },
    },
    commanders: { 'a-c1': { chief: true }, 'a-c2': { command: 1 }, 'b-c1': { chief: true }, 'b-c2': { command: 1 } },
    begin: { step: 'deployment', args: {} },
  }
  const sides = () => new Play(waiting, [5, 2])
  test('TER-ARM-11, TER-BAT-02: the kind of battle is drawn once the scenery lies', () => {
    const play = new Play({ ...waiting, begin: { step: 'battle', args: {} } }, [5, 2])
    expect(play.told('battle-kind')).toMatchObject([{ word: 'fields-of-glory' }])
  })
  test('TER-GLO-01: the higher die chooses its side', () => {
    const play = sides()
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-side', [0]])
    expect(play.answer('south').g.north).toBe(1)
  })
  test('TER-GLO-01: of equal dice, whoever used fewer points of scenery; points that were let go were not used', () => {
    const play = new Play({ ...waiting, scenery: 'points', begin: { step: 'battle', args: {} } }, [4, 6, 3, 3])
      .answer('wood', at(10, 24))
      .answer('large-lake', at(40, 24))
      .answer()
      .answer('hill', at(64, 24))
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-side', [1]])
  })
  test('TER-GLO-02, TER-GLO-03, TER-ART-07: command by command, in the zone, near the commander', () => {
    const play = sides().answer('south')
    expect(play.options()).toEqual(['a-c2'])
    play.answer('a-c2')
    expect(play.refused(at(30, 30))).toBe('TER-GLO-02')
    play.answer(at(30, 42))
    expect(play.refused('place', at(50, 40))).toBe('TER-GLO-03')
    expect(play.refused('place', at(30, 34))).toBe('TER-GLO-02')
    play.answer('place', at(30, 38))
    expect(play.options()).toEqual(['place', 'limbered'])
    play.answer('limbered', at(35, 40))
    expect(troop(play.g, 'a-3')).toMatchObject({ where: 'table', limbered: true })
    play.answer()
    expect(play.rules.referee.owing(play.p)).toEqual([1])
  })
  test('TER-GLO-04, TER-ARM-09: the commanders-in-chief last, with their elite', () => {
    const play = sides()
      .answer('south')
      .answer('a-c2')
      .answer(at(30, 42))
      .answer('place', at(30, 38))
      .answer('place', at(35, 40))
      .answer()
    play
      .answer('b-c2')
      .answer(at(30, 6))
      .answer('place', at(30, 9, 18000))
      .answer('b-1')
    expect(play.options()).toEqual(['a-c1'])
    // TER-CMD-12: a commander may begin inside a troop of his, rested.
    expect(commander(play.g, 'b-c2')).toMatchObject({ inside: troop(play.g, 'b-1').id, exhausted: false })
  })
  test('TER-GLO-04: no commander-in-chief stands while a command of either side waits', () => {
    const troops = { ...waiting.troops, 'b-2': { command: 2 } }
    const commanders = { ...waiting.commanders, 'b-c3': { command: 2 } }
    const play = new Play({ ...waiting, troops, commanders }, [5, 2])
      .answer('south')
      .answer('a-c2')
      .answer(at(30, 42))
      .answer('place', at(30, 38))
      .answer('place', at(35, 40))
      .answer()
      .answer('b-c2')
      .answer(at(30, 6))
      .answer('place', at(30, 9, 18000))
      .answer()
    expect([play.rules.referee.owing(play.p), play.options()]).toEqual([[1], ['b-c3']])
  })
  test('TER-UNI-24, TER-UNI-26, TER-UNI-28, TER-UNI-29: wagons made into a fort', () => {
    const wagons = { type: 'SPA-05', with: { rules: ['mobile-fortress'] } }
    const written = {
      troops: { 'a-1': { ...wagons, at: [30, 40] }, 'a-2': { ...wagons, command: 0 } },
      commanders: { 'a-c1': { chief: true, at: [30, 45] } },
      begin: { step: 'place-unit', args: { unit: 'a-2' } },
    }
    const g = fieldFrom(written)
    expect(g.kinds[0]).toEqual(g.kinds[1])
    const play = new Play({ ...written, troops: { ...written.troops } })
    play.g.troops[1].kind = 0
    play.answer('emplace', 'a-1')
    expect(troop(play.g, 'a-1')).toMatchObject({ emplaced: true, members: 1, width: 8000, depth: 8000 })
  })
  test('TER-UNI-28: as nearly square as its bases can be', () => {
    const [base] = fieldFrom({ troops: { 'a-1': { type: 'MUS-01' } } }).kinds
    const fort = (n: number) => fortOf(base, n)
    expect([fort(2), fort(3), fort(4)]).toEqual([
      { width: 8000, depth: 8000 },
      { width: 8000, depth: 12000 },
      { width: 16000, depth: 8000 },
    ])
  })
  test('TER-UNI-09: an ambush lies in ground that is nowhere in the enemy’s zone', () => {
    const wood = (y: number) => ({ kind: 'wood', at: [30, y], size: [9, 7] })
    const play = new Play({
      troops: { 'a-1': { type: 'IMP-06' } },
      commanders: { 'a-c1': { chief: true, at: [30, 45] } },
      elements: [wood(6), wood(13), wood(16), wood(30), wood(42)],
      begin: { step: 'place-unit', args: { unit: 'a-1' } },
    })
    expect(play.options('ambush')).toEqual(['ground-2', 'ground-3', 'ground-4'])
    play.answer('ambush', 'ground-3')
    expect(troop(play.g, 'a-1')).toMatchObject({ where: 'ambush', lair: 3 })
    expect(play.told('lies-in-ambush')).toMatchObject([{ unit: 0 }])
  })
  test('TER-GLO-01: equal dice and equal points are thrown again', () => {
    const play = new Play(waiting, [4, 4, 2, 5])
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-side', [1]])
    expect(play.told('side-dice')).toMatchObject([{ dice: [2, 5], other: 1 }])
    // Of unequal dice the points do not count.
    const spent = { ...waiting, scenery: 'points', begin: { step: 'battle', args: {} } }
    const uneven = new Play(spent, [4, 6, 5, 2]).answer('wood', at(10, 24)).answer('large-lake', at(40, 24)).answer()
    expect(uneven.answer('hill', at(64, 24)).rules.referee.owing(uneven.p)).toEqual([0])
  })
  test('TER-GLO-03, TER-GLO-04: the commands of the other side wait, and the chief comes last', () => {
    const play = sides().answer('south')
    expect(play.refused('a-c1')).toBe('TER-GLO-04')
    expect(play.refused('b-c2')).toBe('TER-GLO-03')
  })
  test('TER-SCN-12: a die says how high the crops stand, once, where there are any', () => {
    const field = { elements: [{ kind: 'crops', at: [30, 24], size: [6, 6] }] }
    const begun = (more: object) => new Play({ ...waiting, ...more, begin: { step: 'battle', args: {} } }, [4, 5, 2])
    expect(begun(field).told('crops')).toMatchObject([{ n: 4, dice: [4] }])
    expect(begun(field).g.crops).toBe(4)
    expect(begun({}).told('crops')).toEqual([])
    expect(begun({ ...field, crops: 2 }).told('crops')).toEqual([])
  })
  test('TER-ART-13, TER-ART-17: a light gun goes into a formation', () => {
    const play = new Play({
      troops: { 'a-1': { at: [30, 40] }, 'a-2': { type: 'SWE-11' } },
      commanders: { 'a-c1': { chief: true, at: [30, 45] } },
      begin: { step: 'place-unit', args: { unit: 'a-2' } },
    })
    play.answer('integrate', 'a-1')
    expect(troop(play.g, 'a-1').gun).toBe(troop(play.g, 'a-2').id)
  })
})

test('TER-UNI-27: an entrenched gun goes into a fort, not a great battery', () => {
  const gun = (type: string) =>
    new Play({
      troops: {
        'a-1': { type: 'SPA-05', at: [30, 40], fortress: true, emplaced: true },
        'a-2': { type: 'SPA-05', part: 'a-1' },
        'a-3': { type, options: ['entrenched'] },
      },
      commanders: { 'a-c1': { chief: true, at: [30, 45] } },
      begin: { step: 'place-unit', args: { unit: 'a-3' } },
    }).options()
  expect(gun('ART-M')).toContain('integrate')
  expect(gun('ART-G')).not.toContain('integrate')
})

describe('vanguard', () => {
  const croats = (more: object = {}, qualities: string[] = []) => ({
    troops: { 'a-1': { type: 'IMP-10', at: [30, 36] }, 'b-1': { at: [30, 28], facing: 180 }, ...more },
    commanders: { 'a-c1': { chief: true, at: [30, 42] }, 'b-c1': { chief: true, at: [34, 22], qualities } },
    begin: { step: 'vanguard', args: {} },
  })
  test('TER-CAV-33, TER-CAV-34: one move, three inches from the enemy', () => {
    const play = new Play(croats(), [5, 2]).answer('me')
    expect(play.refused(at(30, 30.5))).toBe('TER-CAV-34')
    play.answer(at(30, 31.5))
    expect(troop(play.g, 'a-1').y).toBe(inches(31.5))
  })
  test('TER-QUA-14: twelve from a guarded commander', () => {
    const play = new Play(croats({}, ['guarded']), [5, 2]).answer('me')
    expect(play.refused(at(30, 31.5))).toBe('TER-QUA-14')
  })
  test('TER-QUA-14: twelve from the troop he is with', () => {
    const play = new Play(
      {
        troops: { 'a-1': { type: 'IMP-10', at: [30, 40] }, 'b-1': { type: 'SPA-01', at: [30, 20] } },
        commanders: {
          'a-c1': { chief: true, at: [30, 45] },
          'b-c1': { chief: true, with: 'b-1', qualities: ['guarded'] },
        },
        begin: { step: 'vanguard', args: {} },
      },
      [5, 2],
    ).answer('me')
    expect(play.refused(at(30, 35))).toBe('TER-QUA-14')
  })
})

describe('riders', () => {
  test('TER-QUA-12: a brave rider makes his troop elite and impetuous', () => {
    const play = new Play(
      {
        troops: { 'a-1': { at: [36, 28], card: 'run' }, 'b-1': { at: [36, 23], facing: 180 } },
        commanders: { 'a-c1': { with: 'a-1', chief: true, qualities: ['brave'] } },
        begin: { step: 'activation', args: { unit: 'a-1' } },
      },
      [1, 1, 1, 1],
    )
    expect(play.asked).toBe('choose-charge')
  })
  test('TER-EX-11, TER-CMD-14: his token is in nobody’s way', () => {
    const play = new Play({
      troops: { 'a-1': { at: [30, 30], card: 'run' }, 'a-2': { at: [40, 26] } },
      commanders: { 'a-c1': { with: 'a-2', at: [30, 26], chief: true } },
      begin: { step: 'activation', args: { unit: 'a-1' } },
    })
    play.answer(at(30, 22))
    expect(troop(play.g, 'a-1').y).toBe(inches(22))
  })
})

test('TER-CHG-01: only Attack leads to combat', () => {
  const play = new Play({
    troops: { 'a-1': { at: [36, 28], card: 'run' }, 'b-1': { at: [36, 23], facing: 180 } },
    begin: { step: 'activation', args: { unit: 'a-1' } },
  })
  expect(play.refused(at(36, 23.5))).toBe('TER-GEN-05')
})

test('TER-BAT-01: a battle may have rules of its own', () => {
  const g = tercios.setUp(headerOf(tercios, 'lutzen', 1))
  expect(g.troops.some(u => u.where === 'reserve')).toBe(true)
  const rules = new Rules(tercios)
  expect(rules.begin(headerOf(tercios, 'lutzen', 1)).result).toBeNull()
})

test('TER-SCN-01: ground the players agreed on', () => {
  const setup = { scenery: [{ kind: 'wood', at: [inches(20), inches(20), 0] }] }
  const g = tercios.setUp(headerOf(tercios, 'campal-500', 1, { setup }))
  expect([g.scenery, g.elements.map(e => e.kind)]).toEqual(['done', ['wood']])
})
