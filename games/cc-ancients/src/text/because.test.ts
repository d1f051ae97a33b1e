import { hexOf } from '@acies/commands-colors'
import {
  type AnyCasedGame,
  type AnyGame,
  headerOf,
  type Lang,
  Match,
  type Pick,
  type Picks,
  Rules,
  readPosition,
  type Told,
} from '@acies/kernel'
import { expect, it } from 'vitest'
import { ancients as cased } from '../cases.ts'
import { ancients } from '../index.ts'

/** Cannae, with a card for three units of the centre in the hand of Rome. */
function atCannae(): Match<unknown, Told> {
  for (let seed = 1; ; seed++) {
    const match = Match.load<unknown, Told>(ancients as AnyGame, {
      header: headerOf(ancients, 'cannae', seed, { seats: ['a', 'b'] }),
      answers: [],
    })
    const choice = match.rules.referee.next(match.position, 0, [])
    const card = choice && ancients.notation.read(choice, 'order-3-center', match.position.field as never)
    if (card !== null && choice?.of === 'card' && choice.options.includes(Number(card))) {
      match.play(0, [card])
      return match
    }
  }
}

const on = (match: Match<unknown, Told>, of: 'unit' | 'hex', name: string): Pick => {
  const pick = ancients.notation.read({ of, options: [] }, name, match.position.field as never)
  if (pick === null) throw new Error(`nothing is called ${name}`)
  return pick
}
/** What a player reads who wants this pick after the draft. */
function told(match: Match<unknown, Told>, draft: Picks, pick: Pick, lang: Lang): string | null {
  const { referee } = match.rules
  const rule = referee.why(match.position, 0, draft, pick)
  if (rule === null) throw new Error('it may be picked')
  const no = { decision: referee.decision(match.position, 0), draft, pick, rule }
  return ancients.speech.because?.(no, match.position.field as never, lang) ?? null
}

it('says where a unit stands and for whom the card is', () => {
  const match = atCannae()
  expect(told(match, [], on(match, 'unit', 'H10'), 'en')).toBe('H10 is on the right; the card is for the centre.')
  expect(told(match, [], on(match, 'unit', 'H10'), 'es')).toBe('H10 está a la derecha; la carta es para el centro.')
  expect(told(match, [], on(match, 'unit', 'C6'), 'es')).toBe('Los auxiliares de C6 son del enemigo.')
})
it('counts the orders that are given', () => {
  const match = atCannae()
  const three = ['H6', 'H7', 'H8'].map(name => on(match, 'unit', name))
  expect(told(match, three, on(match, 'unit', 'I6'), 'en')).toBe('The card gives 3 orders, and none is left.')
})
it('says how far a hex is and how far the unit goes, and who has no order', () => {
  const match = atCannae()
  match.play(0, [on(match, 'unit', 'H6')])
  const legion = on(match, 'unit', 'H6')
  expect(told(match, [], on(match, 'unit', 'H7'), 'en')).toBe('The medium infantry at H7 has no order this turn.')
  expect(told(match, [legion], on(match, 'hex', 'E6'), 'en')).toBe(
    'E6 is 3 hexes away; the medium infantry at H6 moves 1.',
  )
  expect(told(match, [legion], on(match, 'hex', 'H7'), 'es')).toBe('En H7 ya está la infantería media.')
})

it('names who keeps a unit from firing, and the leader who stands in a hex', () => {
  const units = { bottom: { units: 'F6:LB!o G8:MI!o' }, top: { units: 'E6:MI C6:MI F8:+hannibal' } }
  const game: AnyCasedGame = cased
  const rules = new Rules<unknown, Told>(game)
  const said = (at: string, draft: Picks, pick: Pick): string | null => {
    const p = readPosition(game, { ...units, card: 'order-2-center', at })
    rules.referee.resume(p)
    const rule = rules.referee.why(p, 0, draft, pick)
    const decision = rules.referee.decision(p, 0)
    return rule && (ancients.speech.because?.({ decision, draft, pick, rule }, p.field as never, 'es') ?? null)
  }
  expect(said('battle', [0], 3)).toBe(
    'Los arqueros ligeros de F6 están junto a la infantería media de E6: solo alcanzan a los de al lado.',
  )
  expect(said('move', [1], hexOf('F8') ?? -1)).toBe('En F8 ya está Aníbal.')
})
