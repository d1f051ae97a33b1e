import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

const rome = { form: 0, the: 'Roma', to: 'a Roma', of: 'de Roma' }
const barbarians = { form: 2, the: 'los bárbaros', to: 'a los bárbaros', of: 'de los bárbaros' }

describe('the page speaks of a side', () => {
  it('in the singular or the plural, as it is called', () => {
    expect([rome, barbarians].map(es.play.conceded)).toEqual(['Roma se rinde.', 'Los bárbaros se rinden.'])
    expect(en.play.conceded({ ...barbarians, the: 'the barbarians' })).toBe('The barbarians concede.')
    expect(es.play.drawOffered(barbarians, 'Roma')).toBe('Los bárbaros ofrecen tablas. ¿De acuerdo, Roma?')
  })
  it('and counts one banner as one', () => {
    const score = (won: string) => es.play.score([['Roma', won]], '6')
    expect([score('1'), score('2')]).toEqual([
      'Roma 1 estandarte; gana quien llegue a 6',
      'Roma 2 estandartes; gana quien llegue a 6',
    ])
    expect(en.play.score([['Rome', '1']], '6')).toBe('Rome 1 banner; 6 win')
  })
})
