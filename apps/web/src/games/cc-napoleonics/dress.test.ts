import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { napoleonics, types } from '@acies/cc-napoleonics'
import type { Field, Side } from '@acies/commands-colors'
import { type Decision, headerOf } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { dress } from './dress.ts'
import { ground } from './ground.ts'
import { squareCards, squaresOf } from './SquareTrack.tsx'
import { coatOf } from './uniforms.ts'

const css = readFileSync(join(import.meta.dirname, 'uniforms.css'), 'utf8')
const fieldOf = (battle: string): Field => napoleonics.setUp(headerOf(napoleonics, battle, 1))

const SYMBOL = '#fff8e9'
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(i => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('uniforms', () => {
  it('give every nation its coat, and no two kinds of its foot or of its horse the same', () => {
    for (const type of types) expect(coatOf(type).split(' ')).toContain(type.nation)
    const worn = types.filter(t => t.arm !== 'artillery').map(coatOf)
    expect(new Set(worn).size).toBe(worn.length)
  })
  it('have a rule for every kind but the line', () => {
    for (const type of types) {
      const [, nation, kind] = coatOf(type).split(' ')
      if (kind !== undefined && kind !== 'laced') expect(css).toContain(`.unit.${nation}.${kind} {`)
    }
  })
  it('let the symbol be read on the paint, by day and by candle-light', () => {
    const paints = [...css.matchAll(/--p: light-dark\((#\w{6}), (#\w{6})\)/g)].flatMap(([, day, night]) => [day, night])
    expect(paints.length).toBeGreaterThan(20)
    for (const paint of paints) expect(contrast(paint, SYMBOL), paint).toBeGreaterThan(3)
  })
  it('point guns at the enemy, and nobody else', () => {
    for (const type of types) expect(dress.piece(type.id).aims).toBe(type.arm === 'artillery')
  })
  it('keep the French blue, whatever edge they hold', () => {
    expect(ground.blueBelow(fieldOf('waterloo'))).toBe(true)
    expect(ground.blueBelow(fieldOf('talavera'))).toBe(false)
  })
})

describe('the square track', () => {
  it('names the squares of a side in the order of their numbers', () => {
    const g = fieldOf('waterloo')
    const mine: Side = 0
    expect(squareCards(g, mine)).toBeNull()
    g.units[3].mark = 2
    g.units[5].mark = 1
    expect(squaresOf(g, mine)).toEqual([1, 2])
    expect(squaresOf(g, 1)).toEqual([])
    expect(squareCards(g, mine)?.each.map(said => said.es)).toEqual(['cuadro 1', 'cuadro 2'])
    expect(squareCards(g, mine)?.all.en).toBe('2 in square')
  })
})

describe('hints', () => {
  const asked = (step: string, options: string[]): Decision => ({
    kind: 'one',
    step,
    seat: 0,
    rules: [],
    v: {},
    ticket: 0,
    window: false,
    choice: { of: 'word', options },
  })
  it('explain squares, retiring and combined arms when they come up', () => {
    expect(dress.tip?.(asked('defend', ['stand', 'square']))?.id).toBe('cc-napoleonics.square')
    expect(dress.tip?.(asked('defend', ['stand', 'retire']))?.id).toBe('cc-napoleonics.retire')
    expect(dress.tip?.(asked('combine-arms', []))?.id).toBe('cc-napoleonics.combine-arms')
  })
  it('are silent elsewhere', () => {
    expect(dress.tip?.(asked('defend', ['stand']))).toBeNull()
    expect(dress.tip?.(asked('play-card', []))).toBeNull()
  })
})
