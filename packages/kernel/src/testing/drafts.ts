import type { Random } from '../dice.ts'
import { type Choice, optionsOf, type Pick, type Picks, type Seat, sizeOf } from '../pick.ts'
import type { Position, Told } from '../position.ts'
import type { Rules } from '../rules.ts'

/** A draft and what may be picked after it; null when it is whole. */
export interface Level {
  draft: Picks
  choice: Choice | null
}

const LONGEST = 300

/** Some of what a choice offers: all of a few, the ends and a few more of many. Poses come from elsewhere. */
export function someOptions(choice: Choice, most: number, random: Random): readonly Pick[] {
  const size = sizeOf(choice)
  if (choice.of === 'pose' || size === 0) return []
  if (size <= most) return optionsOf(choice)
  const nth = (i: number) => (choice.of === 'number' ? choice.min + i : choice.options[i])
  const picked = [nth(0), nth(size - 1)]
  while (picked.length < most) picked.push(nth(random(size)))
  return [...new Set(picked)]
}

/** Things beside those on offer: pieces, hexes, cards by small numbers, the words of other choices, a pose. */
export function picksAround(choice: Choice | null, words: readonly string[], random: Random): Pick[] {
  const picks: Pick[] = ['nothing', '', [1, 2, 3], -1, 0]
  const highest = choice !== null && 'options' in choice ? Math.max(20, ...choice.options.map(o => Number(o) || 0)) : 20
  for (let i = 0; i < 12; i++) picks.push(random(highest + 10))
  for (let i = 0; i < 3 && words.length > 0; i++) picks.push(words[random(words.length)])
  if (choice?.of === 'number') picks.push(choice.min - 1, choice.max + 1)
  return choice === null ? picks : [...picks, ...someOptions(choice, 4, random)]
}

/** Levels of drafts, deep ones first, at most so many; a candidate's drafts are among them. */
export function* levels<F, E extends Told>(
  { referee }: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  most: number,
  random: Random,
): Generator<Level> {
  let left = most
  for (const whole of referee.candidates(p, seat, 2, random) ?? []) {
    for (let i = 0; i <= whole.length && left > 0; i++, left--) {
      yield { draft: whole.slice(0, i), choice: referee.next(p, seat, whole.slice(0, i)) }
    }
  }
  const waiting: Picks[] = [[]]
  for (; left > 0; left--) {
    const draft = waiting.pop()
    if (draft === undefined) return
    if (draft.length > LONGEST) throw new Error(`a draft of ${draft.length} picks is not whole yet`)
    const choice = referee.next(p, seat, draft)
    yield { draft, choice }
    if (choice === null) continue
    // A pick taken from the middle of what waits now and then, so that not all drafts share a beginning.
    for (const pick of someOptions(choice, 6, random)) waiting.splice(random(waiting.length + 1), 0, [...draft, pick])
  }
}
