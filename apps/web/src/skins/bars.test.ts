import { describe, expect, test } from 'vitest'
import { barsOf } from './bars.ts'

const sum = (bars: readonly { text: string }[]): number => bars.reduce((all, bar) => all + Number(bar.text), 0)

describe('bars of odds', () => {
  test('add up to a hundred, however each is rounded', () => {
    expect(sum(barsOf([1 / 3, 1 / 3, 1 / 3], { lang: 'es' }))).toBe(100)
    expect(sum(barsOf([4 / 9, 4 / 9, 1 / 9], { lang: 'es' }))).toBe(100)
  })
  test('tell of what never came to a roll', () => {
    const bars = barsOf([0.3, 0.2], { lang: 'es', kills: 1 })
    expect(bars.map(bar => [bar.label, bar.text, bar.kills])).toEqual([
      ['0', '30', false],
      ['1', '20', true],
      ['no tira', '50', false],
    ])
    expect(bars[2].hint).toBe('no llega a tirar')
  })
  test('say when the last stands for more', () => {
    expect(barsOf([0.6, 0.4], { lang: 'en', orMore: true }).map(bar => bar.label)).toEqual(['0', '1+'])
  })
})
