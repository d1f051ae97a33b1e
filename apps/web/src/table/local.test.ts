import { ancients } from '@acies/cc-ancients'
import {
  type AnyGame,
  DUEL,
  headerOf,
  Match,
  type MatchFile,
  open,
  type Picks,
  Referee,
  Rules,
  randomFrom,
  rulebook,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'
import { council, playRandom } from '@acies/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Seen, Thought } from '../bots/messages.ts'
import type { Thinker } from '../bots/thinker.ts'
import { LocalTable } from './local.ts'
import { momentsOf } from './moment.ts'
import type { Player } from './table.ts'

const game: AnyGame = ancients
const rules = new Rules<unknown, Told>(game)
const fresh = (seed = 3): MatchFile => ({ header: headerOf(game, 'akragas', seed), answers: [] })
const person: Player = { kind: 'person' }
const bot: Player = { kind: 'bot', bot: 'random' }
const REASON = { es: 'Porque sí.', en: 'Just because.' }

/** Thinks at once, or as it is told. */
function thinker(choose: (seen: Seen) => Promise<Picks> = chance): Thinker {
  return {
    choose: async ({ seen }: { seen: Seen }): Promise<Thought> => ({ picks: await choose(seen), reason: REASON }),
    odds: () => Promise.resolve(null),
    hurry: () => undefined,
    stop: () => undefined,
  } as unknown as Thinker
}
const chance = async ({ view, seat }: Seen): Promise<Picks> =>
  sample(rules.referee, view, seat, randomFrom(view.dice.drawn + 1))

function seat(players: readonly Player[], choose?: (seen: Seen) => Promise<Picks>) {
  const keep = vi.fn()
  const table = new LocalTable(game, fresh(), {
    players,
    thinker: thinker(choose),
    counter: thinker(choose),
    keep,
  })
  table.subscribe(() => table.seen(Number.POSITIVE_INFINITY))
  table.seen(Number.POSITIVE_INFINITY)
  return { table, keep }
}
const until = (check: () => boolean): Promise<void> => vi.waitFor(() => expect(check()).toBe(true), { timeout: 20_000 })
const asked = (table: LocalTable): { step: string; seat: Seat } | null => {
  const [owed] = table.state().owed
  return owed ? { step: owed.decision.step, seat: owed.decision.seat } : null
}

describe('a table in the page', () => {
  it('lets machines fight to the end, and keeps every answer', async () => {
    const { table, keep } = seat([bot, bot])
    await until(() => table.state().result !== null)
    const { moments } = table.state()
    expect(keep.mock.calls.length).toBe(table.file().answers.length)
    expect(moments).toHaveLength(table.file().answers.length + 1)
    expect(moments.map(m => m.n)).toEqual(moments.map((_, i) => i))
  })

  it('asks the person, takes his answer once, and refuses it when the question has changed', async () => {
    const { table } = seat([person, bot])
    await until(() => asked(table) !== null)
    expect(asked(table)).toEqual({ step: 'play-card', seat: 0 })
    const [owed] = table.state().owed
    const card = owed.decision.choice?.of === 'card' ? owed.decision.choice.options[0] : -1
    expect(table.answer(owed, [999])?.rule).toMatch(/^CCA-/)
    expect(table.answer(owed, [card])).toBeNull()
    expect(table.answer(owed, [card])?.rule).toBe('stale')
  })

  it('takes back what only machines have seen, and gives it again', async () => {
    const { table } = seat([person, bot])
    await until(() => asked(table) !== null)
    const [owed] = table.state().owed
    const cards = owed.decision.choice?.of === 'card' ? owed.decision.choice.options : []
    const { field } = table.state().moments[0].position
    const named = (card: number): string => game.notation.write({ of: 'card', options: cards }, card, field)
    const orders = cards.find(card => named(card).startsWith('order-')) ?? cards[0]
    table.answer(owed, [orders])
    await until(() => asked(table) !== null)
    const after = asked(table)
    expect(table.mayUndo(0)).toBe(true)
    const [dealt] = table.state().moments
    table.undo(0)
    await until(() => asked(table)?.step === 'play-card')
    expect(table.state().moments).toHaveLength(1)
    // What still stands is not played again.
    expect(table.state().moments[0]).toBe(dealt)
    table.redo()
    await until(() => asked(table)?.step === after?.step)
  })

  it('goes on by chance when a machine fails or cheats', async () => {
    let n = 0
    const { table } = seat([bot, bot], async q => {
      n++
      if (n === 1) throw new Error('dead')
      return n === 2 ? [123_456] : chance(q)
    })
    await until(() => table.state().moments.length > 6)
    expect(table.state().trouble).toBe('bot-failed')
    table.close()
  })

  it('keeps why a machine acted, once for all it did for that reason', async () => {
    const { table } = seat([bot, bot])
    await until(() => table.state().moments.length > 6)
    table.close()
    const reasons = table.state().moments.flatMap(moment => (moment.reason ? [moment.seat] : []))
    expect(reasons.length).toBeGreaterThan(0)
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  it('is given up by a seat, once, and says so in its file', async () => {
    const { table } = seat([person, bot])
    await until(() => table.state().owed.length > 0)
    const [{ decision }] = table.state().owed
    table.resign(decision.seat)
    expect(table.state().result?.winners).toEqual([1 - decision.seat])
    expect(table.state().owed).toEqual([])
    expect(table.file().ending).toEqual({ how: 'resigned', seat: decision.seat })
    table.resign(1 - decision.seat)
    expect(table.state().result?.winners).toEqual([1 - decision.seat])
  })

  it('shows a machine only what its seat may see', async () => {
    const seen: Seen['view'][] = []
    const { table } = seat([bot, bot], q => {
      seen.push(q.view)
      return chance(q)
    })
    await until(() => seen.length > 5)
    table.close()
    for (const view of seen) {
      expect(view.dice.seed).toBe(0)
      const { hands } = view.field as { hands: number[][] }
      expect(hands.some(hand => hand.every(card => card < 0))).toBe(true)
    }
  })

  it('ends in a draw where the machine does not stand better, and only there', async () => {
    const { table, keep } = seat([person, bot])
    await until(() => asked(table) !== null)
    const stands = vi.spyOn(game, 'score').mockReturnValue(1)
    expect(table.acceptsDraw(0)).toBe(false)
    stands.mockReturnValue(-1)
    expect(table.acceptsDraw(0)).toBe(true)
    expect(stands).toHaveBeenLastCalledWith(expect.anything(), 1)
    stands.mockRestore()
    table.draw()
    expect(table.state().result).toEqual({ winners: [] })
    expect(keep.mock.lastCall?.[0].ending).toEqual({ how: 'agreed' })
  })
})

const idle = thinker(() => new Promise(() => undefined))
const opened = (game: AnyGame, file: MatchFile, snapshot?: ReturnType<Match<unknown, Told>['snapshot']>) =>
  new LocalTable(game, file, { players: [person, person], thinker: idle, counter: idle, keep: vi.fn(), snapshot })

describe('a match opened from a snapshot', () => {
  const { file } = playRandom(rules, headerOf(game, 'akragas', 4), { seed: 4, limit: 150 })
  const match = Match.load<unknown, Told>(game, file)
  const whole = momentsOf(game, file)

  it('knows at once what came after it, and by and by all that came before', async () => {
    const snapshot = match.snapshot()
    expect(snapshot.n).toBeGreaterThan(100)
    const table = opened(game, file, snapshot)
    const { moments } = table.state()
    expect(moments).toHaveLength(whole.length)
    expect(moments.filter(moment => moment.unread).map(moment => moment.n)).toEqual(
      Array.from({ length: snapshot.n + 1 }, (_, n) => n),
    )
    expect(moments.map(({ n, seat, picks }) => ({ n, seat, picks }))).toEqual(
      whole.map(({ n, seat, picks }) => ({ n, seat, picks })),
    )
    expect(moments.slice(snapshot.n + 1)).toEqual(whole.slice(snapshot.n + 1))
    expect(moments.at(-1)?.position).toEqual(whole.at(-1)?.position)
    await until(() => table.state().moments[0].unread !== true)
    expect(table.state().moments).toEqual(whole)
    table.close()
  })
  it('is read whole when somebody looks back', () => {
    const table = opened(game, file, match.snapshot())
    table.recall()
    expect(table.state().moments).toEqual(whole)
    table.close()
  })
  it('is opened from its file when the snapshot leads nowhere', () => {
    const snapshot = match.snapshot()
    const table = opened(game, file, { ...snapshot, position: { ...snapshot.position, stack: [] } })
    expect(table.state().moments).toEqual(whole)
    table.close()
  })
  it('keeps a snapshot with every answer', async () => {
    const { table, keep } = seat([bot, bot])
    await until(() => table.state().moments.length > 60)
    table.close()
    const [kept, , , snapshot] = keep.mock.lastCall ?? []
    expect(snapshot.n).toBeGreaterThan(0)
    expect(opened(game, kept, snapshot).state().moments.at(-1)?.position).toEqual(
      momentsOf(game, kept).at(-1)?.position,
    )
  })
})

it('opens a match of 5,000 answers, and takes back in it, without playing it again', () => {
  const { procedure, question } = rulebook<{ n: number }, Told>()
  const roll = question({
    name: 'roll',
    kind: 'one',
    rules: [],
    with: (args: object) => args,
    seats: () => [0],
    next: (_g, _v, draft) => (draft.length > 0 ? null : { of: 'word', options: ['roll', 'wait'] }),
    take(r, _v, [word]) {
      r.field.n += word === 'roll' ? r.roll(6) : 0
    },
  })
  const lines = {
    roll: (r: { call(s: typeof roll, v: object): void }) => r.call(roll, {}),
    again: (r: { repeat(): void }) => r.repeat(),
  }
  const rolling = procedure({ name: 'rolling', gives: undefined, with: (args: object) => args, lines })
  const long: AnyGame = {
    ...council,
    seating: () => DUEL,
    first: 'rolling',
    steps: () => [rolling, roll],
    setUp: () => ({ n: 0 }),
    copy: ({ n }: { n: number }) => ({ n }),
    sight: { n: open },
    hidden: () => 0,
    check: () => null,
  }
  const match = new Match<unknown, Told>(new Rules(long), headerOf(long, 'council', 1))
  for (let n = 0; n < 5000; n++) match.play(0, ['roll'])
  match.play(0, ['wait'])
  const taken = vi.spyOn(Referee.prototype, 'take')
  const table = opened(long, match.file(), match.snapshot())
  expect(taken.mock.calls.length).toBeLessThan(40)
  taken.mockClear()
  table.undo(0)
  expect(taken.mock.calls.length).toBeLessThan(120)
  taken.mockRestore()
  expect(table.state().moments).toHaveLength(5001)
  table.close()
})
