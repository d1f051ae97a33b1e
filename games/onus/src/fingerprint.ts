import { headerOf, type Picks, Rules, randomFrom, sample } from '@acies/kernel'
import type { Event } from './events.ts'
import { onus } from './game.ts'
import type { Field } from './position.ts'

/**
 * One number out of a whole battle played at random: every answer and the position it ends in. Two machines that give
 * the same number play alike, and replay each other's battles.
 */
export function battleFingerprint(scenario = 'campal-500', seed = 1): number {
  const rules = new Rules<Field, Event>(onus, { scenario })
  const { referee } = rules
  const random = randomFrom(seed)
  const p = rules.begin(headerOf(onus, scenario, seed, { seats: rules.seats.map(String) }))
  const answers: Picks[] = []
  while (p.result === null) {
    const [seat] = referee.owing(p)
    const picks = sample(referee, p, seat, random)
    referee.take(p, seat, picks)
    answers.push(picks)
  }
  let hash = 2166136261
  for (const character of JSON.stringify([answers, p])) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return hash >>> 0
}
