import { texts as ancients } from '@acies/cc-ancients/texts'
import { texts as napoleonics } from '@acies/cc-napoleonics/texts'
import { texts as onus } from '@acies/onus/texts'
import { texts as tercios } from '@acies/tercios/texts'
import { texts as wab } from '@acies/wab/texts'
import { describe, expect, it } from 'vitest'
import { chaptersOf, findRules, patternOf } from './book.ts'

describe('the book of rules', () => {
  it.each(Object.entries({ ancients, napoleonics, tercios, onus, wab }))(
    'has every rule of %s in one chapter',
    (_, texts) => {
      const listed = chaptersOf(texts, 'es').flatMap(chapter => chapter.rules)
      expect([...listed].sort()).toEqual(Object.keys(texts.rules).sort())
    },
  )
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
