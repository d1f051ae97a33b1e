import { ancients } from '@acies/cc-ancients'
import { napoleonics } from '@acies/cc-napoleonics'
import type { AnyGame } from '@acies/kernel'
import { tercios } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { chaptersOf, findRules, patternOf } from './book.ts'

describe('the book of rules', () => {
  it.each([ancients, napoleonics, tercios] as AnyGame[])('has every rule of $id in one chapter', game => {
    const listed = chaptersOf(game, 'es').flatMap(chapter => chapter.rules)
    expect([...listed].sort()).toEqual(Object.keys(game.speech.rules).sort())
  })
  it('finds a rule by its id', () => {
    expect(findRules(ancients, 'cca-bb-01', 'en')).toContain('CCA-BB-01')
  })
  it('finds rules by words, in any order and without accents', () => {
    const found = findRules(ancients, 'ímpetu avance', 'es')
    expect(found).toContain('CCA-MOM-02')
    expect(findRules(ancients, 'AVANCE impetu', 'es')).toEqual(found)
  })
  it('finds nothing when nothing is asked', () => {
    expect(findRules(ancients, ' a ', 'es')).toEqual([])
  })
  it('marks what was asked, accents or not', () => {
    expect('El ímpetu, (sí)'.split(patternOf('IMPETU (si') ?? /$/)).toEqual(['El ', 'ímpetu', ', ', '(sí', ')'])
    expect(patternOf('  ')).toBeNull()
  })
})
