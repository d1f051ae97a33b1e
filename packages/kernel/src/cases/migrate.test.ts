import { describe, expect, test } from 'vitest'
import { ford } from '../testing/fixtures/ford/game.ts'
import { migrateCase, readCase, runCase } from './index.ts'

const units = {
  'red-1': 'B2 3',
  'blue-1': 'C2 2',
  'red-2': 'A5 3',
  'blue-2': 'D5 3',
  'red-3': 'A4 3',
  'blue-3': 'D4 3',
}
const old = {
  game: 'ford',
  title: 'As it was written before',
  rules: ['FORD-FIGHT-1'],
  position: { active: 0, units, hands: [[0], [1]], begin: 'combats' },
  dice: ['1', '0', '5'],
  answers: [
    { seat: 0, picks: ['red-1', 'blue-1'] },
    { seat: 1, picks: ['stand'] },
    { seat: 0, picks: ['3'] },
  ],
  expect: {
    events: [
      { type: 'declared', attacker: 0, target: 1 },
      { type: 'rolled', faces: [1, 0, 5], rules: ['FORD-FIGHT-1'] },
      { type: 'hit', unit: 1 },
    ],
  },
}
const named = [
  { type: 'declared', attacker: 'red-1', target: 'blue-1' },
  { type: 'rolled', faces: '1 0 5', rules: ['FORD-FIGHT-1'] },
  { type: 'hit', unit: 'blue-1' },
]

describe('a case of the form used before', () => {
  test('is rewritten in names, keeps its order, and holds', () => {
    const now = migrateCase(ford, old)
    expect(now).toEqual({ ...old, expect: { events: named } })
    expect(Object.keys(now)).toEqual(Object.keys(old))
    expect(runCase(ford, readCase(now))).toEqual([])
  })
  test('is not led astray by answers that were to be refused', () => {
    const refused = { seat: 0, picks: ['red-1', 'blue-1'], refused: 'FORD-FIGHT-1' }
    const tried = { ...old, answers: [refused, ...old.answers] }
    // Taken for an answer, the first would be the attack, and the dice would fall for another.
    expect(migrateCase(ford, tried)).toEqual({ ...tried, expect: { events: named } })
    const late = { ...old, expect: { events: [{ type: 'stance', unit: 1, stance: 'stand' }] } }
    const first = { ...late, answers: [{ ...refused, seat: 1, picks: ['stand'] }, ...old.answers] }
    expect(migrateCase(ford, first)).toHaveProperty('expect.events', [
      { type: 'stance', unit: 'blue-1', stance: 'stand' },
    ])
  })
  test('stays as it is once it is rewritten', () => {
    const now = migrateCase(ford, old)
    expect(migrateCase(ford, now)).toEqual(now)
  })
  test('is rewritten also where it fails', () => {
    const failing = { ...old, answers: [], dice: [] }
    expect(migrateCase(ford, failing)).toEqual({ ...failing, expect: { events: named } })
  })
  test('is left alone where its position cannot be read', () => {
    const broken = { ...old, position: { units: 'none' } }
    expect(migrateCase(ford, broken)).toEqual(broken)
  })
  test('loses an expectation that says nothing any more, and keeps one that does', () => {
    const renewing = (outcome: object) => ({ ...ford, cases: { ...ford.cases, renew: { outcome: () => outcome } } })
    const expecting = { ...old, expect: { ...old.expect, position: { banners: [0, 0] } } }
    expect(migrateCase(renewing({}), expecting)).toEqual({ ...old, expect: { events: named } })
    const hands = [[0], [1]]
    expect(migrateCase(renewing({ hands }), expecting)).toHaveProperty('expect.position', { hands })
  })
  test('is said as it was when it happened, each event once and in order', () => {
    // Every time something is said it is said otherwise: what was said of an event tells which event it was.
    let times = 0
    const say = () => `the ${++times}.`
    const { declared, hit } = ford.cases.events
    const events = {
      ...ford.cases.events,
      declared: { ...declared, attacker: { ...declared.attacker, say } },
      hit: { ...hit, unit: { ...hit.unit, say } },
    }
    const now = migrateCase({ ...ford, cases: { ...ford.cases, events } }, old)
    expect(now).toHaveProperty('expect.events.0.attacker', 'the 1.')
    expect(now).toHaveProperty('expect.events.2.unit', 'the 2.')
  })
})
