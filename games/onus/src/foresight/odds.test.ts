import { headerOf, Match, type Picks, Rules, randomFrom, type Seat, sample } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { onus } from '../game.ts'
import { type Field, foesOf } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { clashOdds } from './odds.ts'

const options = ['no-random-events']
const rules = new Rules<Field, Event>(onus, { scenario: 'zama', options })

/** Zama by chance, until somebody is asked this and an answer fits. */
function until(step: string, answerOf: (g: Field, answers: readonly Picks[]) => Picks | undefined) {
  const match = Match.load<Field, Event>(onus, { header: headerOf(onus, 'zama', 11, { options }), answers: [] })
  for (let n = 1; n < 4000; n++) {
    const { position, rules: own } = match
    const [seat] = own.referee.owing(position)
    if (own.referee.decision(position, seat).step === step) {
      const answers = own.referee.candidates(position, seat, 12, randomFrom(n)) ?? [
        sample(own.referee, position, seat, randomFrom(n)),
      ]
      const picks = answerOf(position.field, answers)
      if (picks !== undefined) return { view: rules.view(position, seat), seat, picks, g: position.field }
    }
    match.play(seat, own.referee.forced(position, seat) ?? sample(own.referee, position, seat, randomFrom(n)))
  }
  throw new Error(`${step} was never asked`)
}
const odds = ({ view, seat, picks }: { view: Parameters<typeof clashOdds>[1]; seat: Seat; picks: Picks }, n = 600) => {
  const found = clashOdds(rules, view, seat, picks)?.(n)
  if (found === undefined) throw new Error('nobody fights')
  return found
}
/** The mean wounds of an attack whose dice must show these. */
const expected = ({ dice, hit, wound }: { dice: number; hit: number; wound: number }): number =>
  dice * ((7 - hit) / 6) * ((7 - wound) / 6)

describe('odds before committing', () => {
  const charge = until('manoeuvre', (_g, answers) => answers.find(picks => picks.at(-1) === 'charge'))

  it('a charge: the melee it leads to, with dice by contact (ONU-MEL-04)', () => {
    const found = odds(charge)
    expect(found.kind).toBe('melee')
    expect(found.unit).toBe(charge.view.stack.at(-1)?.v.unit)
    expect(found.dice).toBeGreaterThan(0)
    expect(found.wounds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(found.wounds.reduce((sum, share, n) => sum + n * share, 0)).toBeCloseTo(found.mean)
  })
  it('a melee: dice of the contact, wounds as the two throws say (ONU-MEL-06)', () => {
    const asked = until('next-combat', (g, [picks]) => {
      const [by, at] = picks.map(Number)
      return foesOf(g, g.units[by]).length === 1 && foesOf(g, g.units[at]).length === 1 ? picks : undefined
    })
    const [by, at] = asked.picks.map(Number)
    const found = odds(asked, 2000)
    expect(found).toMatchObject({ kind: 'melee', unit: by, target: at })
    expect(found.dice).toBe(contactOf(asked.g.units[by], asked.g.units[at]).dice)
    // Who strikes second strikes weaker, and some skills wound twice.
    if (found.manner === 'simultaneous') expect(found.mean).toBeGreaterThan(expected(found) - 0.12)
  })
  it('a shot: nobody strikes back, and a lost one wounds nobody (ONU-SHT-08)', () => {
    const found = odds(until('next-shot', (_g, [picks]) => (picks.length === 2 ? picks : undefined)))
    expect(found.kind).toBe('shot')
    expect(found.ownMean).toBe(0)
    if (found.dice === 0) expect(found.mean).toBe(0)
    else expect(Math.abs(found.mean - expected(found))).toBeLessThan(0.15)
  })
  it('whoever is asked for a card in a fight that is on sees what comes of it without one', () => {
    const asked = until('play-event', g => (g.attack?.kind === 'melee' ? [] : undefined))
    const { attack } = asked.g
    const found = odds(asked)
    expect(found).toMatchObject({ kind: 'melee', unit: attack?.by, target: attack?.at })
    expect(found.dice).toBeGreaterThan(0)
    expect(found.wounds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })
  it('is the same every time, whatever the other one holds, and changes nothing', () => {
    const before = JSON.stringify(charge.view)
    expect(odds(charge, 50)).toEqual(odds(charge, 50))
    expect(JSON.stringify(charge.view)).toBe(before)
  })
  it('says nothing of an answer that fights nobody, or is refused', () => {
    expect(clashOdds(rules, charge.view, charge.seat, ['ahead', 10])).toBeNull()
    expect(clashOdds(rules, charge.view, charge.seat, ['nowhere'])).toBeNull()
  })
})
