import { botNamed } from '@acies/bots'
import { Rules, randomFrom, type Told } from '@acies/kernel'
import { type Backstage, backstageOf } from '../games/backstage.ts'
import type { Question, Reply } from './messages.ts'

const say = (reply: Reply): void => postMessage(reply)
const rulesOf = new Map<string, Rules<unknown, Told>>()

function rulesFor({ game }: Backstage, options: readonly string[]): Rules<unknown, Told> {
  const key = `${game.id} ${options.join(' ')}`
  const known = rulesOf.get(key) ?? new Rules<unknown, Told>(game, options)
  rulesOf.set(key, known)
  return known
}

async function reply({ id, game, options, view, seat, what }: Question): Promise<void> {
  const backstage = await backstageOf(game)
  const rules = rulesFor(backstage, options)
  if (what.kind === 'odds') return say({ id, kind: 'odds', odds: backstage.odds(rules, view, seat, what.answers) })
  const bot = botNamed(what.bot)
  if (bot === null) throw new Error(`no bot ${what.bot}`)
  const picks = await bot.choose(view, seat, rules, {
    random: randomFrom(what.chance),
    budget: what.budget,
    now: () => performance.now(),
    progress: (done, best) => say({ id, kind: 'progress', done, best }),
  })
  say({ id, kind: 'chosen', picks })
}

addEventListener('message', (event: MessageEvent<Question>) => {
  reply(event.data).catch((error: unknown) => say({ id: event.data.id, kind: 'failed', why: String(error) }))
})
