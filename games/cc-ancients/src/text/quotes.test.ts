import { describe, expect, it } from 'vitest'
import { leaderNames } from './names.ts'
import { quotes } from './quotes.ts'

const lines = Object.entries(quotes).flatMap(([leader, said]) =>
  Object.entries(said).map(entry => [leader, ...entry] as const),
)

describe('what leaders say', () => {
  it('every leader speaks', () => {
    expect(Object.keys(quotes)).toEqual(Object.keys(leaderNames))
  })

  it.each(lines)('%s, %s: one sentence in each language', (_leader, _moment, { es, en }) => {
    expect(es).toMatch(/^[¡¿]?\p{Lu}[^.]+[.!?]$/u)
    expect(en).toMatch(/^\p{Lu}[^.]+[.!?]$/u)
  })

  it('nobody repeats another', () => {
    const said = lines.flatMap(([, , { es, en }]) => [es, en])
    expect(new Set(said).size).toBe(said.length)
  })
})
