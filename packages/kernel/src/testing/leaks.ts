import { describe, test } from 'vitest'
import type { CasedGame } from '../game.ts'
import type { Told } from '../position.ts'
import { Rules } from '../rules.ts'
import { open, type Sight } from '../sight.ts'
import { guessesAreSound, viewsAskTheSame, viewsHide } from './sight.ts'
import { type Effort, type Property, type Trial, tryOut } from './trial.ts'
import { chanceIsCovered, worldsLookAlike } from './worlds.ts'

/** A sight with one cover left off, and which. */
interface Leak {
  leaf: string
  sight: unknown
}

function leaksIn(sight: unknown, path: string): Leak[] {
  if (sight === open) return []
  if (typeof sight === 'function') return [{ leaf: path, sight: open }]
  if (Array.isArray(sight)) return leaksIn(sight[0], path).map(leak => ({ ...leak, sight: [leak.sight] }))
  const things = sight as Record<string, unknown>
  return Object.keys(things).flatMap(key =>
    leaksIn(things[key], path === '' ? key : `${path}.${key}`).map(leak => ({
      ...leak,
      sight: { ...things, [key]: leak.sight },
    })),
  )
}

const WATCHFUL: readonly Property[] = [viewsHide, guessesAreSound, worldsLookAlike, chanceIsCovered, viewsAskTheSame]

/** What the suite says when a cover is left off; null when it does not notice. */
function noticed<F, E extends Told>(trial: Trial<F, E>, sight: Sight<F>): string | null {
  const game: CasedGame<F, E> = { ...trial.game, sight }
  const leaky: Trial<F, E> = { ...trial, game, rules: new Rules(game, trial.rules.terms, true) }
  for (const property of WATCHFUL) {
    try {
      property(leaky)
    } catch (error) {
      return error instanceof Error ? error.message : `${error}`
    }
  }
  return null
}

/** Leaves off each cover of a game in turn: somewhere in what is tried, the suite must notice. A test of the game's own looks after lone leaves. */
export function acceptSight<F, E extends Told>(game: CasedGame<F, E>, ...efforts: readonly Effort[]): void {
  describe(`what ${game.id} hides`, () => {
    const trials: Trial<F, E>[] = []
    const lone = efforts.flatMap(effort => effort.lone ?? [])
    for (const { leaf, sight } of leaksIn(game.sight, '').filter(leak => !lone.includes(leak.leaf))) {
      test(`if ${leaf} lay open, that would be noticed`, { timeout: 120_000 }, () => {
        if (trials.length === 0) trials.push(...efforts.map(effort => tryOut(game, effort)))
        if (trials.every(trial => noticed(trial, sight as Sight<F>) === null)) throw new Error('nobody noticed')
      })
    }
  })
}
