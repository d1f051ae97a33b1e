import { type Bot, botNamed, type Memory } from '@acies/bots'
import { type AnyGame, Complaint, headerOf, Rules, randomFrom } from '@acies/kernel'

/** How long a bot thinks, in milliseconds, by the clock. */
interface Pace {
  game: string
  bot: string
  /** What it allows itself, for a turn or for an answer; null where it says nothing. */
  allowed: Bot['pace'] | null
  answers: number
  mean: number
  /** The longest answer, and the longest of a hundred. */
  longest: number
  usual: number
}

/** First answers are not counted: the machine is still getting warm. */
const WARMING = 20

/** Lets a bot play both sides of a game's battles, one after another, and times what it has to think about. */
export function measurePace(game: AnyGame, name: string, milliseconds: number, now: () => number): Pace {
  const bot = botNamed(name)
  if (bot === null) throw new Complaint(`no bot ${name}`)
  const times: number[] = []
  const end = now() + milliseconds
  for (let n = 0; now() < end; n++) {
    const header = headerOf(game, game.scenarios[n % game.scenarios.length].id, n)
    const rules = new Rules<unknown, never>(game, header)
    const { referee } = rules
    const p = rules.begin(header)
    const notes = rules.seats.map((): Memory => ({}))
    const random = randomFrom(n)
    while (p.result === null && now() < end) {
      const [seat] = referee.owing(p)
      const forced = referee.forced(p, seat)
      const view = rules.view(p, seat)
      const began = now()
      const picks = forced ?? bot.choose(view, seat, rules, { random, now, memory: notes[seat] })
      if (picks instanceof Promise) throw new Error(`${name} does not answer at once`)
      if (forced === null) times.push(now() - began)
      referee.take(p, seat, picks)
    }
  }
  const counted = times.slice(Math.min(WARMING, times.length - 1)).sort((a, b) => a - b)
  const round = (time: number | undefined): number => Number((time ?? 0).toFixed(1))
  return {
    game: game.id,
    bot: name,
    allowed: bot.pace ?? null,
    answers: counted.length,
    mean: round(counted.reduce((sum, time) => sum + time, 0) / counted.length),
    longest: round(counted.at(-1)),
    usual: round(counted[Math.floor(counted.length * 0.99)]),
  }
}
