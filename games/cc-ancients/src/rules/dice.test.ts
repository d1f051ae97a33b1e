import { type Field, type Roll, rollOf } from '@acies/commands-colors'
import { readPosition } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { book } from '../book.ts'
import { ancients } from '../cases.ts'
import { cardTypes } from '../data/cards.ts'
import { types } from '../data/units.ts'
import { FACES, strike } from './hits.ts'

/** Two units face to face in the open, the nearer one ordered by the card. */
function faceToFace(attacker: string, target: string, card: string): Field {
  const position = { bottom: { units: `F6:${attacker}!o` }, top: { units: `E6:${target}` }, at: 'battle', card }
  return readPosition(ancients, position).field
}

describe('the dice', () => {
  it('CCA-DIE-01 have six different faces', () => {
    expect([...new Set(FACES)]).toHaveLength(6)
    expect([...'GBRHFS'].map(letter => ancients.cases.die(letter))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('CCA-DIE-01 are thrown with each face as likely as the others', () => {
    const g = faceToFace('HI', 'MI', 'order-2-center')
    const sides: number[] = []
    const roll = (n: number) => sides.push(n) % n
    const hand = { field: g, roll, shuffle() {}, tell() {}, whisper() {}, finish() {} }
    strike(hand, rollOf(g, 0, 1, 'attack', false), 5)
    expect(sides).toEqual([6, 6, 6, 6, 6])
  })

  it('CCA-DIE-02 are seven: no roll needs more', () => {
    const codes = types.map(t => t.code)
    const rolls = cardTypes.flatMap(({ id }) =>
      codes.flatMap(attacker =>
        codes.map(target => {
          const g = faceToFace(attacker, target, id)
          return book.dice(g, rollOf(g, 0, 1, 'attack', false))
        }),
      ),
    )
    expect(Math.max(...rolls)).toBe(7)
  })

  it('CCA-TER-06, CCA-TER-40 are told line by line, and the lines add up', () => {
    const lines = (attacker: string, target: string, mode: Roll['mode'], card = 'order-2-center') => {
      const g = faceToFace(attacker, target, card)
      const roll = rollOf(g, 0, 1, mode, false)
      const told = book.diceLines(g, roll)
      expect(told.reduce((sum, line) => sum + line.dice, 0)).toBe(book.dice(g, roll))
      return told.map(({ why, dice }) => `${why} ${dice}`)
    }
    for (const mode of ['attack', 'battle-back', 'fire', 'evade', 'first-strike'] as const)
      for (const { id } of cardTypes) for (const { code } of types) lines(code, 'MI', mode, id)
    expect(lines('MI', 'LI', 'attack')).toEqual(['own 4'])
    expect(lines('HI', 'LI', 'attack')).toEqual(['own 5'])
    // Warriors at full strength have a die more, CCA-CC-11.
    expect(lines('WA', 'MI', 'attack')).toEqual(['own 3', 'fresh 1'])
    // What elephants throw depends on whom they strike: it is all their own.
    expect(lines('EL', 'MI', 'attack')).toHaveLength(1)
    expect(lines('LB', 'MI', 'fire')).toEqual(['own 2'])
  })
})
