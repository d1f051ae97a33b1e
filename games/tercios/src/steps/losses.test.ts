import { headerOf, Rules } from '@acies/kernel'
import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { BATTLES } from '../data/battles/index.ts'
import { tercios } from '../game.ts'
import { inCommand } from '../rules/command.ts'
import { sees } from '../rules/sight.ts'
import { held } from '../rules/special.ts'
import { fieldOf } from '../set-up.ts'
import { commander, fieldFrom, Play, troop } from '../testing.ts'
import { eligible } from './troop-step.ts'

const chiefs = { 'a-c1': { chief: true, at: [60, 44] }, 'b-c1': { chief: true, at: [60, 4] } }
const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`

describe('TER-BRK-05: a troop that breaks', () => {
  const shoot = (more: object = {}) =>
    new Play(
      {
        troops: { 'a-1': { at: [36, 28], card: 'fire' }, 'b-1': { at: [36, 22], facing: 180, wear: 4 }, ...more },
        commanders: chiefs,
        begin: { step: 'activation', args: { unit: 'a-1' } },
      },
      [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ).answer('b-1')
  test('is told to be destroyed, and gives points', () => {
    const play = shoot({ 'b-2': { at: [50, 6], facing: 180 } })
    expect(play.told('destroyed')).toMatchObject([{ unit: troop(play.g, 'b-1').id, rules: ['TER-BRK-05'] }])
    expect(play.g.points).toEqual([2, 0])
    expect(play.p.result).toEqual({ winners: [] })
  })
  test('TER-RUL-97: and the last of a side ends the battle at once', () => {
    expect(shoot().p.result).toEqual({ winners: [0] })
  })
})

describe('TER-BAT-01: ground that is held', () => {
  const all = Object.values(BATTLES)
  const found = all.flatMap(b => b.rules.flatMap(rule => (rule.is === 'hold' ? [{ b, rule }] : [])))
  test.each(found.map(f => [`${f.b.id}: ${f.rule.ground}`, f] as const))('%s', (_, { b, rule }) => {
    const g = fieldOf(b)
    const side = rule.seats.includes('bottom') ? 0 : 1
    const index = b.ground.findIndex(e => e.name === rule.ground)
    const e = g.elements[index]
    for (const u of g.troops) u.where = 'lost'
    expect(held(g, side)).toBe(0)
    const foot = (s: number) => g.troops.find(u => u.side === s && g.kinds[u.kind].branch === 'formation')
    const [own, foe] = [foot(side), foot(1 - side)]
    expect(own).toBeDefined()
    if (own === undefined || foe === undefined) return
    const line = e.line.length > 0 ? { x: e.line[0], y: e.line[1] } : { x: e.x, y: e.y }
    Object.assign(own, { where: 'table', ...line })
    expect(held(g, side)).toBe(rule.points)
    Object.assign(foe, { where: 'table', ...line })
    expect(held(g, side)).toBe(0)
  })
})

test('TER-BAT-01: who arrives later comes in that turn, not before', () => {
  const late = Object.values(BATTLES).find(b => [b.bottom, b.top].some(h => h.commands.some(c => (c.arrives ?? 0) > 0)))
  expect(late).toBeDefined()
  if (late === undefined) return
  const [command, n] = fieldOf(late).commands.flatMap((c, i) => (c.arrives > 0 ? [[i, c.arrives] as const] : []))[0]
  const comesIn = (turn: number): boolean[] => {
    const rules = new Rules(tercios)
    const p = rules.begin(headerOf(tercios, late.id, 1))
    p.field.turn = turn
    p.stack = [{ step: 'planning', line: 'rest', v: {}, into: '', handed: null }]
    rules.referee.resume(p, [])
    return p.field.troops.filter(u => u.command === command).map(u => u.where === 'table')
  }
  expect(comesIn(n - 1)).not.toContain(true)
  expect(comesIn(n)).not.toContain(false)
  expect(comesIn(n + 1)).not.toContain(false)
})

describe('TER-ART-20: a battery', () => {
  const guns = (...xs: number[]) => {
    const troops = Object.fromEntries(xs.map((x, i) => [`a-${i + 1}`, { type: 'ART-M', at: [x, 30], command: 3 }]))
    const g = fieldFrom({ troops, commanders: {}, batteries: ['a3'] })
    return xs.map((_, i) => inCommand(g, troop(g, `a-${i + 1}`)))
  }
  test('is in command as far as it holds together, gun by gun', () => {
    expect(guns(20, 26, 32)).toEqual([true, true, true])
    expect(guns(20, 26, 40)).toEqual([true, true, false])
    expect(guns(20, 40, 45)).toEqual([true, false, false])
  })
})

test('TER-QUA-45, TER-UNI-03: whom the learned hold back holds back his brigade', () => {
  const g = fieldFrom({
    troops: {
      'a-1': { at: [20, 30], card: 'run', joint: 'a-1' },
      'a-2': { at: [28, 30], card: 'run', joint: 'a-1' },
      'a-3': { at: [36, 30], card: 'run' },
    },
    commanders: chiefs,
  })
  g.barred[0] = troop(g, 'a-1').id
  expect(eligible(g, 0).map(u => u.id)).toEqual([troop(g, 'a-3').id])
})

test('TER-QUA-34: whoever is made a hero acts again, his card known', () => {
  const play = new Play(
    {
      troops: { 'a-1': { at: [36, 30], acted: true, last: 'run' }, 'b-1': { at: [10, 4], facing: 180, card: 'run' } },
      commanders: { ...chiefs, 'a-c1': { chief: true, at: [36, 34], qualities: ['hero'] } },
      begin: { step: 'command-action', args: { commander: 'a-c1' } },
    },
    [5, 5],
  ).answer('hero', 'a-1')
  expect(troop(play.g, 'a-1')).toMatchObject({ acted: false, card: 'run', spied: true })
  expect(commander(play.g, 'a-c1').exhausted).toBe(true)
})

test('TER-SCN-18: from a building one sees out over any edge', () => {
  const written = (building: number) =>
    fieldFrom({
      troops: { 'a-1': { type: 'SPA-05', at: [36, 22], building }, 'b-1': { at: [39.9, 40] } },
      elements: [{ kind: 'small-building', at: [36, 24], size: [4, 4] }],
      commanders: {},
    })
  const inside = written(0)
  expect(sees(inside, troop(inside, 'a-1'), troop(inside, 'b-1'))).toBe(true)
  const open = fieldFrom({
    troops: { 'a-1': { type: 'SPA-05', at: [36, 22] }, 'b-1': { at: [39.9, 40] } },
    commanders: {},
  })
  expect(sees(open, troop(open, 'a-1'), troop(open, 'b-1'))).toBe(false)
})

test('TER-CAV-07: whoever pursued beyond where it wanted to go is not put back', () => {
  const play = new Play(
    {
      troops: {
        'a-1': { type: 'SPA-10', at: [30, 30], card: 'run' },
        'b-1': { type: 'SPA-05', at: [33, 26], facing: 270, card: 'attack' },
        'b-2': { at: [60, 8], facing: 180 },
      },
      commanders: { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [36, 26] } },
      begin: { step: 'activation', args: { unit: 'a-1' } },
    },
    // The interceptor hits nothing; it is hit, cancels nothing, and is ridden down.
    [5, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1],
  )
    .answer()
    .answer(at(30, 25))
    .answer('card')
  expect(play.told('pursued')).toHaveLength(1)
  const { y } = troop(play.g, 'a-1')
  expect(y).toBeLessThan(inches(25))
  if (play.asked === 'stop-here') play.answer('go-on')
  expect(troop(play.g, 'a-1').y).toBe(y)
})
