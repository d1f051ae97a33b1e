import { ancients } from '@acies/cc-ancients/cases'
import { type AnyCasedGame, type Heard, type Picks, Rules, readPosition, type Seat, type Told } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { played } from '../games/cc-ancients/played.ts'
import { Log } from './log.ts'

const game: AnyCasedGame = ancients
const log = new Log(played)

/** A battle in which the answers before the last have been given; the lines of the last. */
function linesAfter(units: readonly [string, string], ...answers: readonly [Seat, Picks][]) {
  const rules = new Rules<unknown, Told>(game)
  const p = readPosition(game, {
    bottom: { units: units[0] },
    top: { units: units[1] },
    card: 'order-2-center',
    at: 'battle',
  })
  rules.referee.resume(p)
  let heard: Heard<Told>[] = []
  for (const [seat, picks] of answers) {
    heard = []
    rules.referee.take(p, seat, picks, heard)
  }
  const [seat, picks] = answers[answers.length - 1]
  const reason = { es: 'Aguanta.', en: 'It holds.' }
  return log
    .linesOf({ n: 1, seat, picks, heard, position: p, reason }, 'all', 'es')
    .filter(line => line.kind === 'line')
}
const textOf = (line: ReturnType<typeof linesAfter>[number]): string =>
  line.parts.map(part => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text)).join('')

describe('the log', () => {
  test('says why of what he did who answered, not of the blow that he stood', () => {
    const stood = linesAfter(['F6:MI!o', 'E6:LI'], [0, [0, 1]], [1, ['stand']])
    expect(textOf(stood[0])).toMatch(/golpea/)
    expect(stood[0].reason).toBeUndefined()
    const evaded = linesAfter(['F6:MI!o', 'E6:LI'], [0, [0, 1]], [1, ['evade']])
    expect(textOf(evaded[0])).toMatch(/se evade/)
    expect(evaded[0].reason).toBe('Aguanta.')
  })
  test('says from where a shot comes', () => {
    const shot = linesAfter(['F6:LB!o', 'D6:MI'], [0, [0, 1]])
    expect(textOf(shot[0])).toMatch(/de F6 disparan? a la infantería media con/)
  })
})
