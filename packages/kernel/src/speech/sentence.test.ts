import { describe, expect, it } from 'vitest'
import { articled, bare, listed, type Named, nounOf, sentence } from './index.ts'

const legion: Named = { name: { es: 'legionarios', en: 'legionaries' }, form: 2, many: true }
const cavalry: Named = { name: { es: 'caballería púnica', en: 'Punic cavalry' }, form: 1, many: false }
const said = (pattern: string, lang: 'es' | 'en', n = '1') =>
  sentence(pattern, { unit: nounOf(cavalry, lang), other: nounOf(legion, lang), words: { n } })

describe('sentences', () => {
  it('agree with whom they are about, and with the other', () => {
    expect(said('{unit} [carga|cargan] contra {other}.', 'es')).toBe(
      'La caballería púnica carga contra los legionarios.',
    )
    expect(said('{other} <huye|huyen> ante {unit}.', 'es')).toBe('Los legionarios huyen ante la caballería púnica.')
    expect(said('{unit} [charges|charge] {other}.', 'en')).toBe('The Punic cavalry charges the legionaries.')
    expect(said('{unit} queda [roto|rota|rotos|rotas].', 'es')).toBe('La caballería púnica queda rota.')
  })
  it('count', () => {
    expect(said('{n:herida|heridas}', 'es')).toBe('1 herida')
    expect(said('{n:herida|heridas}', 'es', '3')).toBe('3 heridas')
  })
  it('begin with a capital, after a full stop too, and shout without one', () => {
    const side = { name: 'Empire', form: 0, the: 'the Empire', to: 'the Empire', of: 'the Empire' } as const
    expect(sentence('{side} rolls {n}. {side} begins.', { side, words: { n: '5' } })).toBe(
      'The Empire rolls 5. The Empire begins.',
    )
    expect(said('{unit} [cambia|cambian] de carta: {n}.', 'es', '¡Fuego!')).toBe(
      'La caballería púnica cambia de carta: ¡Fuego!',
    )
  })
  it('list with one and, which is e before an i in Spanish', () => {
    expect(listed(['Roma', 'Cartago', 'Siracusa'], 'es')).toBe('Roma, Cartago y Siracusa')
    expect(listed(['Bucquoy', 'Isenburg'], 'es')).toBe('Bucquoy e Isenburg')
    expect(listed(['fuego', 'hielo'], 'es')).toBe('fuego y hielo')
    expect(listed(['Bucquoy', 'Isenburg'], 'en')).toBe('Bucquoy and Isenburg')
    expect([listed(['Roma'], 'es'), listed([], 'es')]).toEqual(['Roma', ''])
  })
  it('join preposition and article', () => {
    expect(articled('Senado', 0)).toMatchObject({ to: 'al Senado', of: 'del Senado' })
    expect(bare('Aníbal')).toMatchObject({ the: 'Aníbal', to: 'a Aníbal', of: 'de Aníbal' })
    expect(bare('El Cardenal Infante').of).toBe('del Cardenal Infante')
  })
})
