import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import type { Field } from '../position.ts'
import { elementBody } from './bodies.ts'
import { held, sightLimit, worth } from './special.ts'

const begun = (id: string): Field => {
  const field = tercios.setUp({
    game: 'tercios',
    version: tercios.version,
    scenario: id,
    options: [],
    seats: ['', ''],
    secret: { seed: 1, branches: [] },
  })
  return field
}

describe('what a battle adds to the common rules (TER-BAT-01)', () => {
  test('mist over Lützen for two turns: nobody sees farther than twelve inches', () => {
    const g = begun('lutzen')
    expect([1, 2, 3].map(turn => sightLimit({ ...g, turn }))).toEqual([
      inches(12),
      inches(12),
      Number.POSITIVE_INFINITY,
    ])
    expect(sightLimit({ ...g, scenario: 'rocroi' })).toBe(Number.POSITIVE_INFINITY)
  })
  test('the prize on the head of the last squares; a formation is worth two, anything else one (TER-GLO-05)', () => {
    const g = begun('rocroi')
    const of = (name: string) => g.troops.filter(u => u.name === name).map(u => worth(g, u))
    expect(of('velandia')).toEqual([3])
    const branch = (u: Field['troops'][number]) => g.kinds[u.kind].branch
    const plain = g.troops.filter(u => !['velandia', 'tercio-alburquerque', 'villalba'].includes(u.name))
    expect(new Set(plain.filter(u => branch(u) === 'formation').map(u => worth(g, u)))).toEqual(new Set([2]))
    expect(new Set(plain.filter(u => branch(u) !== 'formation').map(u => worth(g, u)))).toEqual(new Set([1]))
  })
  test('the windmills count for the side that alone stands there with foot', () => {
    const g = begun('lutzen')
    const hill = g.elements.find(e => e.kind.includes('hill'))
    if (hill === undefined) throw new Error('no hill at Lützen')
    const { minX, maxX, minY, maxY } = elementBody(hill)
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2]
    const foot = (side: number) => g.troops.find(u => u.side === side && g.kinds[u.kind].branch === 'formation')
    const horse = g.troops.find(u => u.side === 0 && g.kinds[u.kind].branch === 'cavalry')
    const on = (...units: (Field['troops'][number] | undefined)[]): [number, number] => {
      const troops = g.troops.map(u =>
        units.includes(u) ? { ...u, x, y, where: 'table' as const } : { ...u, x: 0, y: 0 },
      )
      const field = { ...g, troops }
      return [held(field, 0), held(field, 1)]
    }
    expect(on()).toEqual([0, 0])
    expect(on(foot(0))).toEqual([2, 0])
    expect(on(foot(1))).toEqual([0, 2])
    expect(on(foot(0), foot(1))).toEqual([0, 0])
    expect(on(horse)).toEqual([0, 0])
  })
})
