import { readCase, runCase } from '@acies/kernel'
import { expect, test } from 'vitest'
import { ancients } from './cases.ts'

const attack = { seat: 0, picks: ['F6', 'E6'] }
const written = (units: string, answer: object, never: object) => ({
  game: 'cc-ancients',
  title: 'What is misspelt',
  rules: ['CCA-CC-01'],
  position: { bottom: { units }, top: { units: 'E6:MI+hanno' }, card: 'order-3-center', at: 'battle' },
  answers: [answer],
  expect: { never: [never] },
})
const refused = { ...attack, picks: ['F6', 'D9'], refused: true }
const unseen = { type: 'moved', piece: 'mago' }

test.each([
  ['a leader', written('F6:HI+hanibal!o F7:HI+mago', refused, unseen), 'position.bottom: no leader hanibal'],
  ['a unit that must not move', written('F6:HI!o', refused, unseen), 'moved.piece is a unit by its hex'],
  ['a card', written('F6:HI!o', refused, { type: 'card', card: 'order-4-centre' }), 'card.card is a card by its kind'],
])('%s is named that is none', (_, json, complaint) => {
  expect(() => runCase(ancients, readCase(json))).toThrow(complaint)
})
test('a hex of an answer that is refused is one', () => {
  const misspelt = written('F6:HI!o F7:HI+mago', { ...refused, picks: ['F6', 'D99'] }, unseen)
  expect(runCase(ancients, readCase(misspelt))[0]).toMatch(/nothing is called D99/)
  expect(runCase(ancients, readCase(written('F6:HI!o F7:HI+mago', refused, unseen)))).toEqual([])
})
