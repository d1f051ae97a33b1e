import { describe, expect, test } from 'vitest'
import { randomFrom } from './dice.ts'
import { Host, type Manners, type Sitter } from './host.ts'
import type { Picks, Position, Seat } from './index.ts'
import { Match } from './match.ts'
import { headerOf, Rules } from './rules.ts'
import { sample } from './sample.ts'
import { council } from './testing/fixtures/council/game.ts'
import type { Field } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'

const rules = new Rules(ford, {}, true)
const chance = randomFrom(5)
const person: Sitter<Field> = { kind: 'person' }
const machine = (answer?: (view: Position<Field>, seat: Seat) => Picks | Promise<Picks>): Sitter<Field> => ({
  kind: 'machine',
  answer: answer ?? ((view, seat) => sample(rules.referee, view, seat, chance)),
})
const hosting = (sitters: readonly Sitter<Field>[], manners?: Manners) =>
  new Host(new Match(rules, headerOf(ford, 'ford', 3)), sitters, manners)

describe('a host', () => {
  test('lets machines play to the end, and says of every answer that it was taken', async () => {
    let taken = 0
    const host = hosting([machine(), machine()], { taken: () => taken++ })
    await host.proceed()
    expect(host.match.position.result).not.toBeNull()
    expect(taken).toBe(host.match.length)
    expect(host.owed()).toEqual([])
  })
  test('shows a machine what its seat may see', async () => {
    const views: Position<Field>[] = []
    const look = (view: Position<Field>, seat: Seat) => {
      views.push(view)
      return sample(rules.referee, view, seat, chance)
    }
    await hosting([machine(look), machine(look)], { limit: 12 }).proceed()
    expect(views.length).toBeGreaterThan(3)
    for (const view of views) expect(ford.hidden(view.field)).toBeGreaterThan(0)
  })
  test('stops where a person has to choose, and after as many answers as it is told', async () => {
    const host = hosting([person, machine()])
    await host.proceed()
    const [owed, ...more] = host.owed()
    expect([owed.decision.seat, owed.decision.step, more.length]).toEqual([0, 'playCard', 0])
    expect(host.answer(owed, [99])).not.toBeNull()
    expect(host.answer(owed, sample(rules.referee, host.match.position, 0, chance))).toBeNull()
    expect(host.answer(owed, [])?.rule).toBe('stale')
    const limited = hosting([machine(), machine()], { limit: 7 })
    await limited.proceed()
    expect(limited.match.length).toBe(7)
  })
  test('gives answers without a choice for a person, unless they lead past what could be taken back', async () => {
    const played = async (confirms: boolean) => {
      const host = hosting([person, machine()], { confirms })
      const seen: string[] = []
      for (let n = 0; n < 60; n++) {
        await host.proceed()
        const [owed] = host.owed()
        if (owed === undefined) break
        const forced = rules.referee.forced(host.match.position, owed.decision.seat)
        if (forced !== null) seen.push(owed.confirm ?? 'idle')
        host.answer(owed, forced ?? sample(rules.referee, host.match.position, 0, chance))
      }
      return new Set(seen)
    }
    expect(await played(false)).toEqual(new Set())
    const asked = await played(true)
    expect(asked.has('idle')).toBe(false)
    expect(asked.size).toBeGreaterThan(0)
  })
  test('thoughts begun before something was taken back are void', async () => {
    const minds: ((picks: Picks) => void)[] = []
    const thinking = () =>
      new Promise<Picks>(resolve => {
        minds.push(resolve)
      })
    const header = headerOf(council, 'duel', 1)
    const table = new Host(new Match(new Rules(council, header, true), header), [
      { kind: 'person' },
      { kind: 'machine', answer: thinking },
    ])
    const running = table.proceed()
    expect(table.isRunning).toBe(true)
    expect(table.answer(table.owed()[0], [1])).toBeNull()
    expect(table.mayUndo(0)).toBe(true)
    expect(table.undo(0)).toBe(true)
    minds[0]([2])
    await new Promise(resolve => setTimeout(resolve))
    // The thought was thrown away, and the machine is asked again.
    expect([table.match.length, minds.length]).toEqual([0, 2])
    expect(table.redo()).toBe(true)
    expect(table.match.length).toBe(1)
    table.close()
    minds[1]([0])
    await running
    expect([table.match.length, table.isClosed, table.isRunning]).toEqual([1, true, false])
  })
  test('a machine that answers against the rules is an error, or replaced', async () => {
    const wrong = machine(() => [99])
    await expect(hosting([wrong, wrong]).proceed()).rejects.toThrow(/seat 0 is refused by FORD-/)
    const match = new Match(rules, headerOf(ford, 'ford', 3))
    const instead = (seat: Seat) => sample(rules.referee, match.position, seat, chance)
    const host = new Host(match, [wrong, wrong], { limit: 9, instead })
    await host.proceed()
    expect(host.match.length).toBe(9)
  })
  test('a machine waits until it may lay its answer down', async () => {
    let go: (() => void) | null = null
    const patience = () =>
      new Promise<void>(resolve => {
        go = resolve
      })
    const host = hosting([machine(), person], { patience })
    const running = host.proceed()
    await Promise.resolve()
    expect(host.match.length).toBe(0)
    host.close()
    ;(go as (() => void) | null)?.()
    await running
    expect(host.match.length).toBe(0)
  })
})
