import { type CasedGame, DUEL, headerOf, open, Rules, type Said } from '@acies/kernel'
import { council, playRandom } from '@acies/kernel/testing'
import { bodyAt, inches, overlaps } from '@acies/table'
import { describe, expect, it } from 'vitest'
import { drawnTable } from '../drawing.ts'
import { type Blow, course, joustField, joustSteps, type Lists, SKILLS, speedOf } from './joust.ts'

const said = (es: string, en: string): Said => ({ es, en })
const bodies = (g: Lists) => g.riders.map(r => bodyAt({ ...r, width: 2000, depth: 4000 }))

/** What a game says besides its rules. */
const joust: CasedGame<Lists, Blow> = {
  id: 'joust',
  version: '1',
  name: said('La justa', 'The joust'),
  seating: () => DUEL,
  scenarios: [
    {
      id: 'lists',
      title: said('La liza', 'The lists'),
      year: 1434,
      armies: said('Rojo y azul', 'Red and blue'),
      history: said('Una justa cualquiera.', 'Any joust.'),
      sides: [said('Rojo', 'Red'), said('Azul', 'Blue')],
      hints: [said('Llega lanzado.', 'Come at speed.'), said('Espera.', 'Wait.')],
      special: [],
      slides: [],
      difficulty: 1,
      minutes: 1,
      reconstructed: true,
    },
  ],
  options: [],
  first: course.name,
  steps: () => joustSteps,
  setUp: joustField,
  deal() {},
  copy: g => ({ riders: g.riders.map(r => ({ x: r.x, y: r.y, facing: r.facing, traits: r.traits })), turn: g.turn }),
  sight: { riders: [{ x: open, y: open, facing: open, traits: open }], turn: open },
  hidden: () => 0,
  guess() {},
  check(g) {
    const [red, blue] = bodies(g)
    return overlaps(red, blue) ? 'they ride through each other' : null
  },
  score: () => 0,
  notation: { write: (_choice, pick) => `${pick}`, read: (_choice, text) => Number(text) },
  speech: {
    chapters: [{ prefix: 'JOU', title: said('La justa', 'The joust') }],
    rules: { 'JOU-01': said('Seis pulgadas.', 'Six inches.') },
    ask: (_decision, _g, lang) => said('¿Cuánto avanzas?', 'How far do you ride?')[lang],
    name: (_choice, pick) => `${pick}`,
    tell: event => event.type,
    enough: word => word,
    seat: (seat, _header, lang) => joust.scenarios[0].sides[seat][lang],
  },
  cases: {
    position: council.cases.position,
    outcome: council.cases.outcome,
    example: {},
    read: () => ({ field: joustField(), stack: [], dice: { seed: 1, drawn: 0 }, result: null }),
    compare: () => [],
    die: text => Number(text) - 1,
    faces: ['1', '2', '3', '4', '5', '6'],
    events: { rode: {}, struck: {} } as never,
    words: [],
    lists: {},
  },
  draw: view =>
    drawnTable(
      { width: inches(40), depth: inches(40) },
      bodies(view.field).map(body => ({ body, sign: '♞' })),
      2540,
      5080,
      false,
    ),
}

describe('a game of the free table in eighty lines', () => {
  it('is played to its end, and nobody rides through the other', () => {
    const rules = new Rules(joust)
    const won = [0, 0]
    for (let seed = 1; seed <= 30; seed++) {
      const { position } = playRandom(rules, headerOf(joust, 'lists', seed), {
        seed,
        limit: 100,
        each: ({ position: p }) => expect(joust.check(p.field)).toBeNull(),
      })
      expect(position.result).not.toBeNull()
      for (const seat of position.result?.winners ?? []) won[seat]++
    }
    expect(won[0]).toBeGreaterThan(0)
    expect(won[1]).toBeGreaterThan(0)
  })
  it('takes its numbers from traits, each with its rule', () => {
    const [lancer, rider] = joustField().riders
    expect(speedOf(lancer)).toMatchObject({ total: 6, lines: [] })
    expect(speedOf(rider)).toMatchObject({ total: 8, lines: [{ n: 2, rule: 'JOU-03' }] })
    expect(
      SKILLS.of(lancer.traits)
        .with('blow')
        .map(t => t.name),
    ).toEqual(['couched-lance'])
  })
})
