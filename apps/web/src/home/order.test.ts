import { describe, expect, it } from 'vitest'
import { catalogueOfGames } from '../catalogue/source.ts'
import { sorted } from './order.ts'

const [{ battles }] = catalogueOfGames()

describe('the battles of a game', () => {
  it('go by year, by difficulty and by length', () => {
    expect(sorted(battles, 'year')[0].id).toBe('akragas')
    const difficulties = sorted(battles, 'difficulty').map(b => b.difficulty)
    expect(difficulties).toEqual([...difficulties].sort())
    const minutes = sorted(battles, 'length').map(b => b.minutes)
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  })
  it('keep their order where they are equal', () => {
    const [first, second] = sorted(battles, 'difficulty')
    expect([first.id, second.id]).toEqual(['akragas', 'crimissos'])
  })
})
