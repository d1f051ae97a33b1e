import { expect, it } from 'vitest'
import { styleFault } from './style.ts'

it('finds what no text may hold', () => {
  expect(styleFault('Coloca , o espera.', 'es')).toBe('a hole where a word belongs')
  expect(styleFault('Mueve es-c2 a la derecha.', 'es')).toBe('a code instead of a name')
  expect(styleFault('Tira 1 dados.', 'es')).toBe('one of many')
  expect(styleFault('Un 50% de posibilidades.', 'es')).toBe('a per cent sign without its space')
  expect(styleFault('Adónde?', 'es')).toBe('a question mark without its fellow')
  expect(styleFault('Ataca a el tercio.', 'es')).toBe('an article and a preposition apart')
  expect(styleFault('La unidad oculta a2 es del enemigo.', 'es')).toBe('a code instead of a name')
  expect(styleFault('El tercio cambia de carta: ¡Fuego!.', 'es')).toBe('a mark too many')
  expect(styleFault('La brigada de la brigada de Hand dispara.', 'es')).toBe('a thing of itself')
  expect(styleFault('Los los húsares huyen.', 'es')).toBe('a word twice')
  expect(styleFault('Empate a 4″. el Imperio tira otra vez.', 'es')).toBe('a sentence without its capital')
  expect(styleFault('Dispara a Bucquoy y Isenburg.', 'es')).toBe('y before an i')
  expect(styleFault('Los legionarios cargan a los guerreros.', 'es')).toBe('a charge at somebody, not against him')
  expect(styleFault('Attack!: choose the target.', 'en')).toBe('a shout that goes on')
  expect(styleFault('They meet a enemy.', 'en')).toBe('a before a vowel')
  expect(styleFault('It rolls 1 dices.', 'en')).toBe('one of many')
  expect(styleFault('They hold the center.', 'en')).toBe('an American spelling')
  expect(styleFault('«Rocroi» deleted', 'en')).toBe('Spanish quotation marks')
})
it('lets good texts be', () => {
  for (const text of [
    'Un 1 más en la tirada.',
    '¿Cuántas banderas? Como mucho, una.',
    'Tira 11 dados: 50 %.',
    'A 1,5″.',
    'En 216 a. C., codo con codo, cargan contra los legionarios y hieren a uno.',
    'Carga a 9″ al galope.',
  ])
    expect(styleFault(text, 'es')).toBeNull()
  for (const text of ['A roll of 1 always misses.', 'It loses 1 block: 50%.', 'It is 1.5″ away.'])
    expect(styleFault(text, 'en')).toBeNull()
})
