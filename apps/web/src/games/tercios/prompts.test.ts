import { advise, byHabit } from '@acies/bots'
import { headerOf, Match, type Picks, type Position, type Rules, randomFrom, type Told } from '@acies/kernel'
import { type Event, type Field, tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import type { Errand } from '../../skins/errand.ts'
import type { Asking, Pointed } from '../../skins/skin.ts'
import { dress } from './dress.tsx'
import { dropped, goesOn, offersFor, pulled } from './errands.ts'

/** A question that was put to the player, and what he was advised to answer. */
interface Put {
  asking: Asking<Field>
  answer: Picks
}

const same = (a: Picks, b: Picks): boolean => `${a.join(' ')}` === `${b.join(' ')}`

function askingOf(rules: Rules<Field, Event>, position: Position<Field>, seat: number): Asking<Field> {
  const view = rules.view(position, seat)
  const decision = rules.referee.decision(view, seat)
  return { rules: rules as unknown as Rules<Field, Told>, view, decision, draft: [], choice: decision.choice }
}

/** A 500-point battle against the machine: the army is drawn up in line, all else is as the adviser says. */
function played(seed: number): { put: Put[]; deployed: number } {
  const header = headerOf(tercios, 'campal-500', seed)
  const match = Match.load<Field, Event>(tercios, { header, answers: [] })
  const { rules } = match
  const random = randomFrom(7)
  const put: Put[] = []
  let drawUp: Errand<Field> | null = null
  let deployed = 0
  while (match.position.result === null && match.length < 3000) {
    const [seat] = rules.referee.owing(match.position)
    const forced = rules.referee.forced(match.position, seat)
    if (forced !== null) {
      match.play(seat, forced)
      continue
    }
    if (seat === 1) {
      match.play(seat, byHabit(rules, match.position, seat, { weights: {}, whim: 0 }, random))
      continue
    }
    const asking = askingOf(rules, match.position, seat)
    const advised = (): Picks => advise(asking.view, seat, rules, { random, visits: 2 }).picks
    const [offer] = offersFor(asking, 'es')
    const said = drawUp?.(asking) ?? null
    if (said !== null && 'give' in said) match.play(seat, said.give)
    else if (asking.decision.step === 'choose-command' && offer !== undefined) {
      drawUp = offer.errand
      deployed++
      const first = drawUp(asking)
      match.play(seat, first !== null && 'give' in first ? first.give : advised())
    } else {
      const answer = advised()
      put.push({ asking, answer })
      match.play(seat, answer)
    }
  }
  expect(match.position.result).not.toBeNull()
  return { put, deployed }
}

/** How many questions from here on one gesture answers as advised: a drag of a piece, to a place or onto another. */
function draggedThrough(put: readonly Put[], from: number, piece: number): number {
  let n = 0
  for (const { asking, answer } of put.slice(from)) {
    const said = pulled(asking, piece)
    const about = asking.decision.v.unit ?? asking.decision.v.commander
    const last = answer.at(-1)
    // A free turn is a key pressed in mid-drag.
    const free = asking.decision.step === 'mobility' && about === piece && answer.length === 1
    if ((said !== null && 'give' in said && same(said.give, answer)) || free) n++
    else if (about === piece && typeof last === 'object' && dress.held !== undefined) {
      const prefix = said !== null && 'draft' in said ? said.draft : []
      // The drag ends where the move does.
      return same(prefix, answer.slice(0, -1)) ? n + 1 : n
    } else {
      const onto = typeof last === 'number' ? dropped(asking, piece, last) : null
      return onto !== null && 'give' in onto && same(onto.give, answer) ? n + 1 : n
    }
  }
  return n
}
/** The same for a click on a thing: it goes on to the question where the thing is asked for. */
function clickedThrough(put: readonly Put[], from: number, pointed: Pointed): number {
  const [first, second] = [put[from], put[from + 1]]
  if (first.answer.length > 0 || second === undefined || goesOn(first.asking, pointed) !== 'give') return 0
  return same(second.answer, pointed.unit ?? []) ? 2 : 0
}

const piecesIn = (put: readonly Put[]): number[] => [
  ...new Set(
    put.flatMap(({ asking: { decision }, answer }) =>
      [...answer, decision.v.unit, decision.v.commander].filter(id => typeof id === 'number'),
    ),
  ),
]

/** Battles are longer and shorter; one alone says little. */
const BATTLES = [20_261, 20_262, 20_263]

describe('a battle of 500 points', () => {
  it('takes at most 120 prompts', () => {
    let [prompts, questions] = [0, 0]
    for (const seed of BATTLES) {
      const { put, deployed } = played(seed)
      questions += put.length
      prompts += deployed
      for (let i = 0; i < put.length; prompts++) {
        const near = put.slice(i, i + 4)
        const most = piecesIn(near).map(id =>
          Math.max(draggedThrough(put, i, id), clickedThrough(put, i, { unit: [id] })),
        )
        i += Math.max(1, ...most)
      }
    }
    // Without gestures that answer several questions it would be all of these.
    expect(questions).toBeGreaterThan(prompts)
    expect(prompts / BATTLES.length).toBeLessThanOrEqual(120)
  }, 120_000)
})
