import { Complaint, headerOf } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { tercios } from './game.ts'

const begin = (setup: unknown) => tercios.setUp(headerOf(tercios, 'campal-500', 1, { setup }))

describe('a match that asks for endless work is refused before any is done', () => {
  it('with 20,000 woods', () => {
    let read = 0
    const woods = Array.from({ length: 20_000 }, (_, n) => ({
      kind: 'wood',
      get at() {
        read++
        return [(n % 70) * 2540, 2540, 0]
      },
    }))
    expect(() => begin({ scenery: woods })).toThrow(Complaint)
    expect(read).toBe(0)
  })
  it('with a wood beyond all measure', () => {
    for (const at of [
      [2 ** 52, 0, 0],
      [0, -(10 ** 15), 0],
      [0, 0, 10 ** 12],
    ])
      expect(() => begin({ scenery: [{ kind: 'wood', at }] })).toThrow('header.setup.scenery')
    expect(() => begin({ scenery: [{ kind: 'wood', at: [90_000, 60_000, 4500] }] })).not.toThrow()
  })
  it('with 20,000 troops or commands', () => {
    const troop = { profile: 'SPA-01', options: [] }
    const chief = { level: 1, virtues: [], qualities: [] }
    const army = (commands: number, troops: number) => ({
      army: 'spain',
      chart: 'standard',
      points: 500,
      chief,
      elite: [],
      commands: Array.from({ length: commands }, () => ({
        kind: 'infantry',
        commander: null,
        troops: Array.from({ length: troops }, () => troop),
      })),
    })
    const why = (list: object): string => {
      try {
        begin({ armies: [list, 'france-500'] })
        return ''
      } catch (error) {
        return error instanceof Complaint ? error.message : `no complaint: ${error}`
      }
    }
    // A small army that is none is refused for what is wrong with it; a huge one is not even read.
    expect(why(army(1, 2))).not.toMatch(/too many/)
    for (const list of [army(1, 20_000), army(20_000, 1)])
      expect(why(list)).toMatch(/^header\.setup\.armies\.0\.commands(\.0\.troops)?: 20000 are too many$/)
  })
})
