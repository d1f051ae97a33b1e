import { botNamed, type Memory } from '@acies/bots'
import { type AnyGame, headerOf, Rules, randomFrom, type Told } from '@acies/kernel'

/** The same dice every time: a list that did not change stands as it stood. */
const SEED = 7
/** No army takes more answers to be drawn up. */
const MOST = 1000
/** Nor does it depend on how busy the machine is: thoughts are counted, and few of them. */
const LOOKS = 6
const STILL = (): number => 0

/** A battle as machines draw it up, just before its first turn, as its first player sees it. */
export async function drawnUp(game: AnyGame, scenario: string, setup: unknown): Promise<unknown> {
  const rules = new Rules<unknown, Told>(game, { scenario, options: [], setup })
  const p = rules.begin(headerOf(game, scenario, SEED, { setup }))
  const recruit = botNamed('recruit')
  const random = randomFrom(SEED)
  const memories: Memory[] = rules.sides.map(() => ({}))
  const hasBegun = (): boolean => p.result !== null || (game.statistics?.turn(p.field) ?? 1) > 0
  for (let n = 0; n < MOST && recruit !== null && !hasBegun(); n++) {
    const [seat] = rules.referee.owing(p)
    const thinking = { random, visits: LOOKS, now: STILL, memory: memories[seat] }
    rules.referee.take(p, seat, await recruit.choose(rules.view(p, seat), seat, rules, thinking))
  }
  return rules.view(p, 0).field
}
