import { costOf, findingsOf } from '@acies/tabletop'
import type { ChosenSetUp } from '../games/registry.ts'
import type { KeptList } from './lists.ts'
import type { Muster, PitchedTerms } from './muster.ts'

/** What is agreed on: what has been said, and what is usual where nothing was. */
export function termsOf(
  { more }: PitchedTerms,
  sides: readonly number[],
  switches: readonly string[],
  said: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const asked = more.filter(({ when }) => when?.(sides, switches) ?? true)
  const keys = asked.flatMap(({ id, values, each }) =>
    (each ? sides.map((_, seat) => `${id}.${seat}`) : [id]).map(key => ({ key, values })),
  )
  return Object.fromEntries(keys.map(({ key, values }) => [key, said[key] ?? values[0].value]))
}

/** The parts of a match's header: lists stand where all may read them, or apart where they are chosen in secret. */
export function partsOf(
  { faceDown }: PitchedTerms,
  armies: readonly unknown[],
  agreed: object,
): Pick<ChosenSetUp, 'setup' | 'hidden'> {
  return faceDown ? { setup: agreed, hidden: { armies } } : { setup: { armies, ...agreed } }
}

/** A duel of two lists on usual terms, open to whoever tries them out. */
export function duelOf({ pitched }: Muster, mine: unknown, theirs: unknown): object {
  const sides = [0, 1]
  return { armies: [mine, theirs], ...pitched.setup(sides, termsOf(pitched, sides, [])) }
}

/** A list to be met, with how it enters a set-up. */
export interface Foe {
  id: string
  book: string
  name: string
  list: unknown
}
/** Ready lists of so many points of other books first, then of this book, then one's own that may be played. */
export function foesOf({ ready, game, books, pitched }: Muster, one: KeptList, kept: readonly KeptList[]): Foe[] {
  const { book, points } = one.roster
  const fitting = ready.filter(({ roster }) => roster.points === points)
  const near = fitting.length > 0 ? fitting : nearest(ready, points)
  const theirs = near.map(({ id, roster }) => ({ id, book: roster.book, name: '', list: id }))
  const mine = kept
    .filter(k => k.game === game && k.id !== one.id && k.roster.points <= points)
    .filter(({ roster }) => findingsOf(books, roster).length === 0 && 2 * costOf(books, roster).total > points)
    .map(({ id, name, roster }) => ({ id, book: roster.book, name, list: pitched.listOf(roster) }))
  return [...theirs.filter(foe => foe.book !== book), ...theirs.filter(foe => foe.book === book), ...mine]
}

/** Where nothing is ready at just this size: the largest of those that are smaller. */
function nearest<T extends { roster: { points: number } }>(ready: readonly T[], points: number): readonly T[] {
  const most = Math.max(...ready.map(({ roster }) => roster.points).filter(n => n <= points))
  return ready.filter(({ roster }) => roster.points === most)
}
