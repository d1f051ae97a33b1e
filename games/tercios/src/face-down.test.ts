import { headerOf, Match, openPart, Rules } from '@acies/kernel'
import { expect, test } from 'vitest'
import { READY } from './data/armies/index.ts'
import { tercios } from './game.ts'

const BATTLE = 'campal-500'
const { id: _, ...SPAIN } = READY.find(list => list.id === 'spain-500') ?? READY[0]
const setup = { scenery: 'none', turns: 6 }
const opening = (...armies: unknown[]) => headerOf(tercios, BATTLE, 5, { setup, hidden: { armies } })

test('lists handed in face down are played as if they lay open, and kept with what nobody may know', () => {
  for (const armies of [
    ['spain-500', 'france-500'],
    [SPAIN, 'sweden-500'],
  ]) {
    const header = opening(...armies)
    const lyingOpen = headerOf(tercios, BATTLE, 5, { setup: { ...setup, armies } })
    expect(tercios.setUp(header)).toEqual(tercios.setUp(lyingOpen))
    expect(openPart(header)).toEqual(openPart(opening('france-500', 'france-500')))
    const match = new Match(new Rules(tercios, header), header)
    expect(Match.load(tercios, match.file()).position).toEqual(match.position)
  }
  const [one, other] = ['spain-500', 'france-500'].map(id =>
    tercios.setUp(headerOf(tercios, BATTLE, 5, { hidden: { armies: [id, id] } })),
  )
  expect([one.armies, other.armies]).toEqual([
    ['spain', 'spain'],
    ['france', 'france'],
  ])
})

test('they are looked at like others, and lie in one place', () => {
  const refused =
    (open: object, ...armies: unknown[]) =>
    () =>
      tercios.setUp(headerOf(tercios, BATTLE, 5, { setup: open, hidden: { armies } }))
  expect(refused(setup, 'spain-500', 'nobody-500')).toThrow('header.secret.setup.armies.1: no ready list nobody-500')
  expect(refused(setup, { ...SPAIN, points: 600 }, 'france-500')).toThrow('header.secret.setup.armies.0: TER-ARM-01')
  expect(refused(setup, 'spain-500')).toThrow('header.secret.setup.armies: no list of 2')
  expect(refused({ armies: ['spain-500', 'france-500'] }, 'spain-500', 'france-500')).toThrow('header.setup.armies')
})
