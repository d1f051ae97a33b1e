import { advise, botNamed, type Memory } from '@acies/bots'
import { headerOf, type Picks, Rules, randomFrom, type Told } from '@acies/kernel'
import type { Arena, Plan } from '@acies/lab'
import { backstageOf } from '../games/backstage.ts'
import { wholeGame } from '../games/whole.ts'
import { drawnUp } from './drawn-up.ts'
import { Inquiry } from './inquiry.ts'
import type { Question, Reply, Seen, What } from './messages.ts'

/** No thought takes longer, whoever thinks. */
const LONGEST = 5000
const now = (): number => performance.now()
const say = (reply: Reply): void => postMessage(reply)

/** How many answers are practised. */
const PRACTICE = 6
const practised = new Set<string>()
const rulesOf = new Map<string, Rules<unknown, Told>>()
const notes = new Map<string, Memory>()
/** The last that were asked for: enough to look from one enemy to the other and back. */
const INQUIRIES = 12
const inquiries = new Map<string, Inquiry>()
/** The question whose odds are counted, and for how many milliseconds before looking what else is asked. */
let counting = 0
const TURN = 100
let arena: { plan: string; at: Arena } | null = null

async function rulesFor({ game, terms }: Pick<Seen, 'game' | 'terms'>): Promise<Rules<unknown, Told>> {
  const key = `${game} ${JSON.stringify(terms)}`
  const known = rulesOf.get(key) ?? new Rules<unknown, Told>((await backstageOf(game)).game, terms)
  rulesOf.set(key, known)
  return known
}
/** The first thoughts about a game are slow; these do not count. */
async function practise({ game, terms }: Extract<What, { kind: 'prepare' }>): Promise<void> {
  const key = `${game} ${terms.scenario}`
  const recruit = botNamed('recruit')
  if (practised.has(key) || recruit === null) return
  practised.add(key)
  const rules = await rulesFor({ game, terms })
  const random = randomFrom(1)
  const memory: Memory = {}
  const p = rules.begin(headerOf(rules.game, terms.scenario, 1, terms))
  for (let n = 0; n < PRACTICE && p.result === null; n++) {
    const [seat] = rules.referee.owing(p)
    const picks = await recruit.choose(rules.view(p, seat), seat, rules, { random, budget: LONGEST, now, memory })
    rules.referee.take(p, seat, picks)
  }
}
/** What a bot noted there; why it did what it did before is forgotten. */
function notesAt(desk: string): Memory {
  const memory = { ...notes.get(desk), reason: undefined }
  notes.set(desk, memory)
  return memory
}
/** The lab comes only when it is wanted. */
async function arenaFor(plan: Plan): Promise<Arena> {
  const key = JSON.stringify(plan)
  if (arena?.plan === key) return arena.at
  const lab = await import('@acies/lab')
  const game = await wholeGame(plan.game)
  arena = { plan: key, at: new lab.Arena(game, plan, now) }
  return arena.at
}

async function choose(id: number, { seen, bot: name, chance, desk }: Extract<What, { kind: 'choose' }>): Promise<void> {
  const bot = botNamed(name)
  if (bot === null) throw new Error(`no bot ${name}`)
  const memory = notesAt(desk)
  const picks = await bot.choose(seen.view, seen.seat, await rulesFor(seen), {
    random: randomFrom(chance),
    budget: LONGEST,
    now,
    memory,
    progress: (done, best) => say({ id, kind: 'progress', done, best }),
  })
  say({ id, kind: 'chosen', thought: { picks, reason: memory.reason?.() ?? null } })
}

/** Counts on until the figures are sure enough, or nobody looks at them any more; whoever asks for something else is heard. */
async function count(id: number, { seen, answers }: Extract<What, { kind: 'odds' }>): Promise<void> {
  counting = id
  // Who has pointed on meanwhile asks for the next one only.
  await new Promise(resolve => setTimeout(resolve))
  if (counting !== id) return
  const inquiry = await inquiryFor(seen, answers)
  while (counting === id) {
    inquiry.countFor(TURN, now)
    say({ id, kind: 'odds', odds: inquiry.found, final: inquiry.isFinal })
    if (inquiry.isFinal) return
    await new Promise(resolve => setTimeout(resolve))
  }
}
/** The same question is not begun anew: it goes on where it was left. */
async function inquiryFor(seen: Seen, answers: readonly Picks[]): Promise<Inquiry> {
  const key = JSON.stringify([seen, answers])
  const { odds } = await backstageOf(seen.game)
  const known = inquiries.get(key) ?? new Inquiry(odds(await rulesFor(seen), seen.view, seen.seat, answers))
  inquiries.delete(key)
  inquiries.set(key, known)
  if (inquiries.size > INQUIRIES) inquiries.delete([...inquiries.keys()][0])
  return known
}

async function reply({ id, what }: Question): Promise<void> {
  switch (what.kind) {
    case 'prepare':
      await practise(what)
      return say({ id, kind: 'prepared' })
    case 'choose':
      return choose(id, what)
    case 'advise': {
      const { seen, chance } = what
      const advice = advise(seen.view, seen.seat, await rulesFor(seen), { random: randomFrom(chance), now })
      return say({ id, kind: 'advised', advice })
    }
    case 'odds':
      return count(id, what)
    case 'enough':
      if (counting === what.of) counting = 0
      return
    case 'draw-up':
      return say({
        id,
        kind: 'drawn-up',
        field: await drawnUp(await wholeGame(what.game), what.scenario, what.setup),
      })
    case 'match':
      return say({ id, kind: 'played', outcome: await (await arenaFor(what.plan)).play(what.index) })
  }
}

addEventListener('message', (event: MessageEvent<Question>) => {
  reply(event.data).catch((error: unknown) => say({ id: event.data.id, kind: 'failed', why: String(error) }))
})
