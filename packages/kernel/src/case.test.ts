import { describe, expect, test } from 'vitest'
import { caseSchemaOf, readCase, runCase } from './case.ts'
import { council } from './testing/fixtures/council/game.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { parade } from './testing/fixtures/parade/game.ts'

const units = {
  'red-1': 'B2 3',
  'blue-1': 'C2 2',
  'red-2': 'A5 3',
  'blue-2': 'D5 3',
  'red-3': 'A4 3',
  'blue-3': 'D4 3',
}
const attack = { seat: 0, picks: ['red-1', 'blue-1'] }
const stand = { seat: 1, picks: ['stand'] }
const position = { active: 0, units, hands: [[0], [1]], begin: 'combats' }

/** What differs in a case of the ford. */
function wrong(parts: object): string[] {
  return runCase(
    ford,
    readCase({ game: 'ford', title: 'A case', rules: ['FORD-FIGHT-1'], position, expect: {}, ...parts }),
  )
}

describe('a case holds', () => {
  test('when all it says is so', () => {
    expect(
      wrong({
        dice: ['1', '0', '5'],
        answers: [
          { ...attack, offers: ['red-1'] },
          { seat: 1, picks: ['parry'], refused: 'FORD-FIGHT-3' },
          { seat: 0, picks: ['stand'], refused: 'not-asked' },
          stand,
          { seat: 0, picks: [], refused: 'unfinished' },
          { seat: 0, picks: ['3', '3'], refused: 'too-much' },
          { seat: 0, picks: ['many'], refused: 'not-offered' },
          { seat: 0, picks: ['3'] },
        ],
        expect: {
          position: { units: { 'red-1': 'B2 3', 'blue-1': 'lost' } },
          events: [
            { type: 'declared', attacker: 0 },
            { type: 'hit', strength: 0 },
          ],
          never: ['storm', 'parried'],
          decision: { seat: 0, step: 'chooseAttack', options: [], lacks: ['red-1'], enough: true },
        },
      }),
    ).toEqual([])
  })
  test('when the game is over as it says', () => {
    const last = { ...units, 'red-1': 'B2 3', 'blue-2': 'lost' }
    expect(
      wrong({
        position: { ...position, units: last },
        dice: ['0', '0'],
        answers: [attack, stand, { seat: 0, picks: ['2'] }],
        expect: { winners: [0] },
      }),
    ).toEqual([])
  })
  test('for every example of a game', () => {
    expect(runCase(ford, readCase(ford.cases.example))).toEqual([])
    expect(runCase(council, readCase(council.cases.example))).toEqual([])
    expect(runCase(parade, readCase(parade.cases.example))).toEqual([])
  })
})

describe('what differs is a line', () => {
  const three = { seat: 0, picks: ['3'] }
  const lines: [string, object, string][] = [
    [
      'an answer is refused',
      { answers: [{ seat: 0, picks: ['red-2', 'blue-1'] }] },
      'answers.0: refused by FORD-FIGHT-1 at pick 0 (red-2 blue-1)',
    ],
    [
      'an answer is taken',
      { answers: [{ ...attack, refused: 'FORD-FIGHT-2' }] },
      'answers.0: should be refused by FORD-FIGHT-2, is taken',
    ],
    [
      'another rule refuses',
      { answers: [attack, { seat: 1, picks: ['evade', 'evade'], refused: 'FORD-FIGHT-4' }] },
      'answers.1: should be refused by FORD-FIGHT-4, is refused by too-much',
    ],
    [
      'something is not offered',
      { answers: [{ ...attack, offers: ['red-1', 'red-2'] }] },
      'answers.0.offers: red-2 not offered',
    ],
    [
      'something is offered besides',
      { answers: [{ ...attack, offers: [] }] },
      'answers.0.offers: red-1 offered besides',
    ],
    [
      'a die is missing',
      { dice: ['1', '1'], answers: [attack, stand, three] },
      'answers.2: dice: one more was rolled than the script has',
    ],
    ['a die is left over', { dice: ['1'], answers: [attack] }, 'dice: 1 of 1 were not rolled'],
    [
      'a part of the position',
      { answers: [attack], expect: { position: { units: { 'red-1': 'B2 2' } } } },
      'position.units.red-1: "B2 2" expected, "B2 3" found',
    ],
    ['a part that is not there', { expect: { position: { moon: 1 } } }, 'position.moon: 1 expected, nothing found'],
    [
      'an event',
      { answers: [attack], expect: { events: [{ type: 'storm' }] } },
      'events.0: {"type":"storm"} did not happen; told: {"type":"declared","attacker":0,"target":1,"rules":["FORD-FIGHT-1"]}',
    ],
    [
      'an event, nothing being told',
      { expect: { events: [{ type: 'storm' }] } },
      'events.0: {"type":"storm"} did not happen; told: nothing more',
    ],
    ['an event that must not be', { answers: [attack], expect: { never: ['declared'] } }, 'never: declared happened'],
    ['who is asked', { expect: { decision: { seat: 1 } } }, 'decision.seat: 1 expected, 0 owes'],
    [
      'what is asked',
      { expect: { decision: { step: 'effort' } } },
      'decision.step: effort expected, chooseAttack found',
    ],
    ['what may be picked', { expect: { decision: { options: ['red-2'] } } }, 'decision.options: red-2 not offered'],
    [
      'what may be picked, among others',
      { expect: { decision: { offers: ['red-2'] } } },
      'decision.offers: red-2 is not among red-1',
    ],
    ['what may not be picked', { expect: { decision: { lacks: ['red-1'] } } }, 'decision.lacks: red-1 is offered'],
    ['whether one may stop', { expect: { decision: { enough: false } } }, 'decision.enough: one may stop here'],
    [
      'whether one may go on',
      { answers: [attack], expect: { decision: { enough: true } } },
      'decision.enough: one may not stop here',
    ],
    ['who has won', { expect: { winners: [1] } }, 'winners: [1] expected, nobody yet found'],
    [
      'an impossible position',
      { position: { ...position, units: { ...units, 'red-2': 'B2 3' } } },
      'the position is impossible: two units on 6',
    ],
  ]
  test.each(lines)('%s', (_, parts, line) => expect(wrong(parts)[0]).toBe(line))

  test('the game is over too soon', () => {
    const over = { position: { ...position, units: { ...units, 'blue-2': 'lost' } }, dice: ['0', '0', '0'] }
    expect(wrong({ ...over, answers: [attack, stand, three, attack] })).toEqual(['answers.3: the game is over'])
    expect(wrong({ ...over, answers: [attack, stand, three], expect: { winners: [1] } })).toEqual([
      'winners: [1] expected, [0] found',
    ])
    expect(wrong({ ...over, answers: [attack, stand, three], expect: { decision: {} } })).toEqual([
      'decision: the game is over',
    ])
  })
})

describe('a case is complained about', () => {
  test.each([
    ['another game', { game: 'chess' }, 'game: a case of chess, not of ford'],
    ['an unknown rule', { rules: ['FORD-MOON-1'] }, 'rules: no rule FORD-MOON-1'],
    ['no rule', { rules: [] }, /^rules: /],
    ['an unknown switch', { options: ['fog'] }, 'options: no switch fog'],
    ['an unknown face', { dice: ['7'] }, 'dice.0: no face 7'],
    [
      'a place that is not',
      { position: { ...position, units: { 'red-1': 'Z9 3' } } },
      'position.units.red-1: no hex Z9',
    ],
    ['a misspelt part', { anwers: [] }, /anwers/],
    ['an answer without a seat', { answers: [{ picks: [] }] }, /^answers.0.seat: /],
  ])('%s', (_, parts, complaint) => expect(() => wrong(parts)).toThrow(complaint))
})

test('the schema of a case is the game’s own', () => {
  const schema = caseSchemaOf(ford)
  expect(schema).toMatchObject({
    title: 'A case of ford',
    properties: { game: { const: 'ford' }, position: ford.cases.schema },
    examples: [ford.cases.example],
    additionalProperties: false,
  })
})
