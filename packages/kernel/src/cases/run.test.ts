import { describe, expect, test } from 'vitest'
import { open, rulebook, type Told } from '../index.ts'
import { it, positionCases } from '../testing/fixtures/cases.ts'
import { council } from '../testing/fixtures/council/game.ts'
import { ford } from '../testing/fixtures/ford/game.ts'
import { parade } from '../testing/fixtures/parade/game.ts'
import { tiny } from '../testing/fixtures/tiny.ts'
import { caseSchemaOf, readCase, runCase } from './index.ts'

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

/** What a fixture's book shows as its example. */
const EXAMPLE = {
  title: 'Nothing',
  rules: ['TINY-1'],
  step: { step: 'twice', line: '', v: {}, into: '', handed: null },
  answers: [],
  expect: {},
}

/** What differs in a case of the ford. */
function wrong(parts: object): string[] {
  return runCase(
    ford,
    readCase({ game: 'ford', title: 'A case', rules: ['FORD-FIGHT-1'], position, expect: { decision: {} }, ...parts }),
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
            { type: 'declared', attacker: 'red-1' },
            { type: 'hit', unit: 'blue-1', strength: 0, rules: ['FORD-FIGHT-1'] },
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
  test('a battle is shuffled the same way unless a case says otherwise', () => {
    const written = {
      game: 'ford',
      title: 'As it is set up',
      rules: ['FORD-TURN'],
      battle: { scenario: 'ford' },
      expect: { winners: [0] },
    }
    expect(readCase(written).battle?.seed).toBe(1)
  })
  test('in the middle of it dice may still lie there for later', () => {
    const [attack, ...rest] = (ford.cases.example as { answers: object[] }).answers
    const answers = [{ ...attack, expect: { decision: { seat: 1 } } }, ...rest]
    expect(runCase(ford, readCase({ ...ford.cases.example, answers }))).toEqual([])
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
      'answers.0: refused by FORD-FIGHT-1 at pick 0 (red-2 blue-1); chooseAttack asks seat 0 and offers red-1, or []',
    ],
    [
      'an answer is taken',
      { answers: [{ ...attack, refused: 'FORD-FIGHT-2' }] },
      'answers.0: should be refused by FORD-FIGHT-2, is taken (red-1 blue-1); chooseAttack asks seat 0 and offers red-1, or []',
    ],
    [
      'another rule refuses',
      { answers: [attack, { seat: 1, picks: ['evade', 'evade'], refused: 'FORD-FIGHT-4' }] },
      'answers.1: should be refused by FORD-FIGHT-4, is refused by too-much (evade evade); defend asks seat 1 and offers stand evade',
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
      'answers.2: dice: one more was rolled than the script has (a die of 6, by turn, combats, exchange, strike)',
    ],
    ['a die is left over', { dice: ['1'], answers: [attack] }, 'dice: 1 of 1 were not rolled'],
    [
      'a part of the position',
      { answers: [attack], expect: { position: { units: { 'red-1': 'B2 2' } } } },
      'position.units.red-1: "B2 2" expected, "B2 3" found',
    ],
    [
      'an event',
      { answers: [attack], expect: { events: [{ type: 'storm' }] } },
      'events.0: {"type":"storm"} did not happen; told: {"type":"declared","rules":["FORD-FIGHT-1"],"attacker":"red-1","target":"blue-1"}',
    ],
    [
      'an event twice that was told once',
      { answers: [attack], expect: { events: [{ type: 'declared' }, { type: 'declared' }] } },
      'events.1: {"type":"declared"} did not happen; told: nothing more',
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
    ['a misspelt part of the position', { position: { ...position, unitts: {} } }, /^position: .*unitts/],
    ['a misspelt part of what is expected', { expect: { position: { moon: 1 } } }, /^expect.position: .*moon/],
    [
      'an unknown event',
      { expect: { events: [{ type: 'strom' }] } },
      /^expect.events.0: no event strom; there are played/,
    ],
    ['an unknown event that must not be', { expect: { never: ['strom'] } }, /^expect.never.0: no event strom/],
    [
      'a misspelt field',
      { expect: { never: [{ type: 'hit', uint: 'red-1' }] } },
      'expect.never.0: hit has no uint; it has unit, strength',
    ],
    [
      'a word that is none',
      { expect: { events: [{ type: 'stance', stance: 'sit' }] } },
      'expect.events.0: stance.stance is one word: stand, evade, parry',
    ],
    [
      'a unit that is none, where nothing was to happen to it',
      { expect: { never: [{ type: 'hit', unit: 'red-9' }] } },
      'expect.never.0: hit.unit is a unit, such as red-1, not red-9',
    ],
    [
      'a part that is missing beside one that is none',
      { answers: [{ seat: 0, pcks: [] }] },
      'answers.0: Unrecognized key: "pcks"',
    ],
    ['a part that is missing', { answers: [{ seat: 0 }] }, 'answers.0.picks: missing; expected array'],
    [
      'a rule an event cannot cite',
      { expect: { events: [{ type: 'hit', rules: ['X'] }] } },
      'expect.events.0: no rule X',
    ],
    ['an unknown step', { expect: { decision: { step: 'chooseAtack' } } }, 'expect.decision.step: no step chooseAtack'],
    ['an unknown step answered', { answers: [{ ...attack, step: 'attack' }] }, 'answers.0.step: no step attack'],
    ['an unknown reason', { answers: [{ ...attack, refused: 'FORD-1' }] }, 'answers.0.refused: no rule FORD-1'],
    ['dice for no step', { dice: [{ for: 'luck', faces: '1' }] }, 'dice.0.for: no step luck'],
    [
      'two beginnings',
      { battle: { scenario: 'ford' } },
      'case: it begins from a `position` or from a `battle`, one of them',
    ],
    ['no beginning', { position: undefined }, 'case: it begins from a `position` or from a `battle`, one of them'],
    ['an unknown battle', { position: undefined, battle: { scenario: 'moon' } }, 'battle.scenario: no battle moon'],
    ['an answer without a seat', { answers: [{ picks: [] }] }, /^answers.0.seat: /],
  ])('%s', (_, parts, complaint) => expect(() => wrong(parts)).toThrow(complaint))
})

describe('a case is short', () => {
  test('any refusal will do, but not that another is asked', () => {
    expect(wrong({ answers: [{ seat: 0, picks: ['red-2'], refused: true }] })).toEqual([])
    expect(wrong({ answers: [{ ...attack, refused: true }] })[0]).toMatch(/^answers.0: should be refused, is taken/)
    expect(wrong({ answers: [{ seat: 1, picks: ['stand'], refused: true }] })[0]).toMatch(
      /^answers.0: should be refused, is refused by not-asked \(stand\); chooseAttack asks seat 0/,
    )
  })
  test('but what names nothing is misspelt, not refused, also after the pick that is', () => {
    const refused = (refused: true | string, ...picks: string[]) => wrong({ answers: [{ seat: 0, picks, refused }] })[0]
    expect(refused(true, 'red-9')).toMatch(/^answers.0: nothing is called red-9; chooseAttack asks seat 0/)
    expect(refused(true, 'red-1', 'bleu-2')).toMatch(/nothing is called bleu-2/)
    expect(refused(true, 'red-2', 'bleu-1')).toMatch(/nothing is called bleu-1/)
    expect(refused('not-offered', 'red-9')).toBeUndefined()
    const word = { answers: [attack, { seat: 1, picks: ['prry'], refused: 'FORD-FIGHT-3' }] }
    expect(wrong(word)[0]).toMatch(/^answers.1: nothing is called prry; defend asks seat 1/)
  })
  test('nor is anything lacking that is misspelt', () => {
    const lacks = (name: string) => wrong({ expect: { decision: { lacks: [name] } } })
    expect(lacks('red-2')).toEqual([])
    expect(lacks('red-9')).toEqual(['decision.lacks: nothing is called red-9'])
  })
  test('something may be expected after any answer, and its events are those it led to', () => {
    const declared = { type: 'declared', attacker: 'red-1' }
    const first = { ...attack, expect: { events: [declared], decision: { seat: 1, step: 'defend' } } }
    expect(wrong({ answers: [first] })).toEqual([])
    const second = { ...stand, expect: { events: [declared] } }
    expect(wrong({ answers: [first, second] })[0]).toMatch(/^answers.1.expect.events.0: .* did not happen/)
    const never = { ...stand, expect: { never: ['declared'], position: { units: { 'red-1': 'B2 3' } } } }
    expect(wrong({ answers: [first, never] })).toEqual([])
  })
  test('an event that must not be may be told apart by its fields', () => {
    const hit = { type: 'hit', unit: 'red-1' }
    const fight = { dice: ['1', '0', '5'], answers: [attack, stand, { seat: 0, picks: ['3'] }] }
    expect(wrong({ ...fight, expect: { never: [hit] } })).toEqual([])
    expect(wrong({ ...fight, expect: { never: [{ ...hit, unit: 'blue-1' }] } })).toEqual([
      'never: {"type":"hit","unit":"blue-1"} happened',
    ])
  })
  test('what one seat hears is said to be for it', () => {
    const hands = [
      [0, 2],
      [1, 3],
    ]
    const end = { position: { ...position, hands }, answers: [{ seat: 0, picks: [] }] }
    expect(wrong({ ...end, expect: { events: [{ type: 'drew', only: 0 }] } })).toEqual([])
    expect(wrong({ ...end, expect: { events: [{ type: 'draws', only: 0 }] } })[0]).toMatch(/did not happen/)
    expect(wrong({ ...end, expect: { events: [{ type: 'drew' }] } })[0]).toMatch(/did not happen/)
  })
  test('what a seat sees is compared with its view', () => {
    const seen = (seat: number, hands: number[][]) => ({ expect: { seen: [{ seat, position: { hands } }] } })
    expect(wrong(seen(0, [[0], [-1]]))).toEqual([])
    expect(wrong(seen(1, [[0], [1]]))).toEqual(['seen by 1: hands: [[0],[1]] expected, [[-1],[1]] found'])
  })
  test('dice may be written by roll, with what they are for', () => {
    const fight = (dice: unknown[]) => wrong({ dice, answers: [attack, stand, { seat: 0, picks: ['3'] }] })
    expect(fight([{ for: 'exchange', faces: '1 0 5' }])).toEqual([])
    expect(fight([{ for: 'rally', faces: '1 0 5' }])[0]).toMatch(
      /^expect: |^answers.2: dice.0: for rally, but rolled by/,
    )
    expect(fight([{ for: 'exchange', faces: '1 0' }, '5'])).toEqual([
      'answers.2: dice.0: the roll by strike has more dice than these',
    ])
    expect(fight([{ for: 'exchange', faces: '1 0 5 5' }])).toEqual([
      'dice: 1 of 4 were not rolled, from dice.0 for exchange on',
    ])
  })
  test('what is told ends a roll: what the same line rolls after it is another', () => {
    type Thrown = Told & { type: 'thrown'; face: number }
    const { procedure, question } = rulebook<{ day: number }, Thrown>()
    const over = question({
      name: 'over',
      kind: 'one',
      rules: ['TINY-1'],
      with: (args: object) => args,
      seats: () => [0],
      next: (_g, _v, draft) => (draft.length > 0 ? null : { of: 'word', options: ['yes', 'no'] }),
      take: () => undefined,
    })
    const twice = procedure({
      name: 'twice',
      gives: undefined,
      with: (args: object) => args,
      lines: {
        throw(r) {
          for (const face of [r.roll(6), r.roll(6)]) r.tell({ type: 'thrown', face, rules: ['TINY-1'] })
          r.tell({ type: 'thrown', face: r.roll(6), rules: ['TINY-1'] })
        },
        over: r => r.call(over, {}),
      },
    })
    const field = { day: 0 }
    const steps = () => [twice, over]
    const cases = positionCases<{ day: number }, Thrown>('tiny', { ...EXAMPLE, field }, { thrown: { face: it } })
    const game = tiny<{ day: number }, Thrown>({ field, sight: { day: open }, first: 'twice', steps, cases })
    const stack = [{ step: 'twice', line: 'throw', v: {}, into: '', handed: null }]
    const thrown = (...faces: string[]) =>
      runCase(
        game,
        readCase({
          game: 'tiny',
          title: 'Two, and one',
          rules: ['TINY-1'],
          position: { field, stack },
          dice: faces.map(one => ({ for: 'twice', faces: one })),
          expect: {
            events: [
              { type: 'thrown', face: 1 },
              { type: 'thrown', face: 2 },
              { type: 'thrown', face: 3 },
            ],
          },
        }),
      )
    expect(thrown('1 2', '3')).toEqual([])
    expect(thrown('1 2 3')[0]).toMatch(/dice.0: more dice than were rolled at once; the next is rolled by twice$/)
    expect(thrown('1', '2', '3')[0]).toMatch(/dice.0: the roll by twice has more dice than these$/)
  })
  test('forced answers need not be written', () => {
    const position = { active: 0, units, hands: [[0], [1]] }
    const rest = { position, answers: [{ seat: 0, picks: ['red-1'] }] }
    expect(wrong({ ...rest, expect: { decision: { step: 'moveUnit' } } })).toEqual([])
    expect(wrong({ ...rest, answers: [{ seat: 0, picks: ['blue-1'], step: 'giveOrders', refused: true }] })).toEqual([])
    expect(wrong({ ...rest, answers: [{ seat: 0, picks: ['red-9'] }] })[0]).toMatch(
      /\(before it playCard c0 was forced\)$/,
    )
    expect(wrong({ position, expect: { decision: { step: 'giveOrders' } } })).toEqual([])
  })
  test('a case may start from a battle', () => {
    const battle = { scenario: ford.scenarios[0].id, seed: 3 }
    const started = { position: undefined, battle, answers: [{ seat: 1, picks: ['c1'], refused: 'not-asked' }] }
    expect(wrong({ ...started, expect: { decision: { seat: 0, step: 'playCard' } } })).toEqual([])
  })
})

describe('the schema of a case is the game’s own', () => {
  const schema = JSON.parse(JSON.stringify(caseSchemaOf(ford)))
  test('game, rules, example', () => {
    expect(schema).toMatchObject({
      title: 'A case of ford',
      properties: { game: { const: 'ford' } },
      examples: [ford.cases.example],
      additionalProperties: false,
    })
    expect(schema.properties.position.properties).toHaveProperty('units')
  })
  test('steps that only a switch brings are in it', () => {
    const words = { es: 'noche', en: 'night' }
    const steps: typeof ford.steps = on => {
      const [first, ...rest] = ford.steps([])
      return on.includes('night') ? [first, ...rest, { ...first, name: 'torches' }] : [first, ...rest]
    }
    const night = { ...ford, options: [{ id: 'night', name: words, text: words }], steps }
    expect(JSON.parse(JSON.stringify(caseSchemaOf(night))).$defs.step.enum).toContain('torches')
  })
  test('every name that may be written is in it', () => {
    const { $defs } = schema
    expect($defs.question.enum).toContain('chooseAttack')
    expect($defs.step.enum).toContain('turn')
    expect($defs.words.enum).toEqual(['stand', 'evade', 'parry'])
    expect($defs.refusal.oneOf.map((r: { const?: unknown }) => r.const)).toEqual(
      expect.arrayContaining([true, 'not-asked', 'unfinished', 'too-much', 'not-offered']),
    )
    const hit = $defs.event.oneOf.find(
      (e: { properties: { type: object } }) => 'const' in e.properties.type && e.properties.type.const === 'hit',
    )
    expect(Object.keys(hit.properties)).toEqual(['type', 'only', 'rules', 'unit', 'strength'])
    expect(schema.properties.answers.items.properties.refused.$ref).toBe('#/$defs/refusal')
    expect(schema.properties.expect.properties.position.$ref).toBe('#/$defs/outcome')
    expect(schema.properties.dice.items.anyOf[1].properties.for.$ref).toBe('#/$defs/step')
    expect(JSON.stringify(schema)).not.toContain('9007199254740991')
  })
})
