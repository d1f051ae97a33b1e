import { describe, expect, it } from 'vitest'
import { cardWords } from './cards.ts'

const sentences = (text: string) => text.split(/(?<=\.)\s+/).length

describe('the words of the cards', () => {
  it('cover the twenty-nine different cards', () => {
    expect(Object.keys(cardWords)).toHaveLength(29)
  })

  it.each(Object.entries(cardWords))('%s: name, subtitle and one to three sentences', (_, { name, subtitle, text }) => {
    for (const words of [name.es, name.en, subtitle.es, subtitle.en]) expect(words).toMatch(/^\p{Lu}[^.]+$/u)
    for (const words of [text.es, text.en]) {
      expect(words).toMatch(/^\p{Lu}.+\.$/u)
      expect(sentences(words)).toBeLessThanOrEqual(3)
    }
  })

  it.each(Object.entries(cardWords).filter(([id]) => /-(left|center|right)$/.test(id)))(
    '%s: speaks of its own section',
    (id, { text }) => {
      const [, side = ''] = /-(left|center|right)$/.exec(id) ?? []
      const spanish = { left: 'izquierda', center: 'central', right: 'derecha' }
      for (const [section, word] of Object.entries(spanish)) {
        expect(text.en.includes(`${section === 'center' ? 'centre' : section} section`)).toBe(section === side)
        expect(text.es.includes(`sección ${word}`)).toBe(section === side)
      }
    },
  )
})
