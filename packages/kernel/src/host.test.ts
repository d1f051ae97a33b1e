import { describe, expect, test } from 'vitest'
import { randomFrom } from './dice.ts'
import { Host, type Manners, type Sitter } from './host.ts'
import { type Choice, open, type Picks, type Position, rulebook, type Seat, type Told, type Verbs } from './index.ts'
import { Match } from './match.ts'
import { headerOf, Rules } from './rules.ts'
import { sample } from './sample.ts'
import { council } from './testing/fixtures/council/game.ts'
import type { Field } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { tiny } from './testing/fixtures/tiny.ts'

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
    for (const view of views) expect(ford.hidden?.(view.field)).toBeGreaterThan(0)
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
  test('lays down what a machine has thought of, once it has thought', async () => {
    let thoughts = 0
    const thinking = machine(async (view, seat) => {
      if (++thoughts > 9) throw new Error('asked again and again')
      return sample(rules.referee, view, seat, chance)
    })
    const host = hosting([thinking, thinking], { limit: 9 })
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

describe('a person without a choice', () => {
  const { procedure, question } = rulebook<{ day: number }, Told>()
  /** Seat 0 is offered these, then seat 1 has the word. */
  const offering = (choice: Choice, window: boolean) => {
    const ask = (name: string, seat: Seat, first: Choice, isWindow: boolean) =>
      question({
        name,
        kind: 'one',
        ...(isWindow ? { window: true } : {}),
        rules: ['TINY-1'],
        with: (a: object) => a,
        seats: () => [seat],
        next: (_g, _v, draft) => (draft.length === 0 ? first : null),
        take: () => undefined,
      })
    const hear = ask('hear', 0, choice, window)
    const reply = ask('reply', 1, { of: 'word', options: ['yes', 'no'] }, false)
    const day = procedure({
      name: 'day',
      gives: undefined,
      with: (a: object) => a,
      lines: { hear: r => r.call(hear, {}), reply: r => r.call(reply, {}), over: r => r.finish([]) },
    })
    const game = tiny({ field: { day: 0 }, sight: { day: open }, first: 'day', steps: () => [day, hear, reply] })
    return new Match(new Rules(game, {}, true), headerOf(game, 'only', 1))
  }
  const alone: Choice = { of: 'word', options: ['stand'] }
  const trusting: Sitter<unknown> = { kind: 'person', trusting: true }
  const wary: Sitter<unknown> = { kind: 'person' }
  const silent: Sitter<unknown> = { kind: 'machine', answer: () => new Promise<Picks>(() => undefined) }
  const asked = (choice: Choice, sitters: Sitter<unknown>[], window = true): string[] => {
    const host = new Host(offering(choice, window), sitters)
    void host.proceed()
    return host.owed().map(({ decision }) => decision.step)
  }

  test('is kept waiting at a window only where somebody would learn by its not opening', () => {
    expect(asked(alone, [wary, silent])).toEqual([])
    expect(asked(alone, [trusting, trusting])).toEqual(['reply'])
    expect(asked(alone, [wary, trusting])).toEqual(['reply'])
    expect(asked(alone, [trusting, wary])).toEqual(['hear'])
    expect(asked(alone, [trusting, wary], false)).toEqual(['reply'])
  })
  test('has one where there are two words, or one that may be left, or something else than a word', () => {
    expect(asked({ of: 'word', options: ['stand', 'evade'] }, [wary, silent])).toEqual(['hear'])
    expect(asked({ of: 'word', options: ['stand'], enough: 'done' }, [wary, silent])).toEqual(['hear'])
    expect(asked({ of: 'card', options: [3] }, [wary, silent])).toEqual(['hear'])
  })
})

describe('what cannot be taken back', () => {
  const { procedure, question } = rulebook<{ day: number }, Told>()
  const word = (name: string, options: readonly string[]) =>
    question({
      name,
      kind: 'one',
      rules: ['TINY-1'],
      with: (a: { seat: Seat }) => a,
      seats: (_g, v) => [v.seat],
      next: (_g, _v, draft) => (draft.length === 0 && options.length > 0 ? { of: 'word', options } : null),
      take: () => undefined,
    })
  const plan = word('plan', ['attack', 'hold'])
  const go = word('go', [])
  /** A plan, then nothing to choose, then the dice or not, then a plan of the same seat or of the other. */
  const asked = async (dice: boolean, next: Seat, confirms = true) => {
    const day = procedure({
      name: 'day',
      gives: undefined,
      with: (a: object) => a,
      lines: {
        plan: r => r.call(plan, { seat: 0 }),
        go: r => r.call(go, { seat: 0 }),
        roll(r) {
          if (dice) r.roll(6)
        },
        next: r => r.call(plan, { seat: next }),
        over: r => r.finish([]),
      },
    })
    const game = tiny({ field: { day: 0 }, sight: { day: open }, first: 'day', steps: () => [day, plan, go] })
    const person: Sitter<{ day: number }> = { kind: 'person' }
    const host = new Host(new Match(new Rules(game, {}, true), headerOf(game, 'only', 1)), [person, person], {
      confirms,
    })
    await host.proceed()
    const [first] = host.owed()
    expect([first.decision.step, first.confirm]).toEqual(['plan', null])
    host.answer(first, ['attack'])
    await host.proceed()
    const [{ decision, confirm }] = host.owed()
    return `${decision.step} ${decision.seat} ${confirm}`
  }

  test('is asked about before it is done: dice, and the end of a turn', async () => {
    expect(await asked(true, 0)).toBe('go 0 on')
    expect(await asked(true, 1)).toBe('go 0 turn')
    expect(await asked(false, 1)).toBe('go 0 turn')
  })
  test('is not asked about where it can be taken back, or nobody wants to be asked', async () => {
    expect(await asked(false, 0)).toBe('plan 0 null')
    expect(await asked(true, 1, false)).toBe('plan 1 null')
  })
  test('is not asked about where there is nothing to take back, or the one answer says something', async () => {
    const march = word('march', ['march'])
    const opened = async (...first: (typeof plan)[]) => {
      const lines: Record<string, (r: Verbs<{ day: number }, Told, object, undefined>) => void> = {}
      for (const step of first) lines[step.name] = r => r.call(step, { seat: 0 })
      lines.roll = r => void r.roll(6)
      lines.next = r => r.call(next, { seat: 0 })
      const next = { ...plan, name: 'next' }
      const day = procedure({ name: 'day', gives: undefined, with: (a: object) => a, lines })
      const steps = () => [day, plan, go, march, next]
      const game = tiny({ field: { day: 0 }, sight: { day: open }, first: 'day', steps })
      const person: Sitter<{ day: number }> = { kind: 'person' }
      const host = new Host(new Match(new Rules(game, {}, true), headerOf(game, 'only', 1)), [person, person], {
        confirms: true,
      })
      await host.proceed()
      if (host.owed()[0].decision.step === 'plan') {
        host.answer(host.owed()[0], ['hold'])
        await host.proceed()
      }
      return host.owed()[0].decision.step
    }
    expect(await opened(plan, go)).toBe('go')
    expect(await opened(go)).toBe('next')
    expect(await opened(plan, march)).toBe('next')
  })
})
