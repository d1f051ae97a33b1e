import type { Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../data/scenarios.ts'
import * as names from './names.ts'

const armies = scenarios.flatMap(scenario => [scenario.top, scenario.bottom])
const units = armies.flatMap(army => `${army.units} ${army.reserve ?? ''}`.trim().split(' '))
const leaders = units.flatMap(unit => unit.split('+')[1] ?? [])

interface Table {
  readonly [key: string]: Said | Table
}

const isSaid = (words: Said | Table): words is Said => typeof words.es === 'string'
const spoken = (table: Table): Said[] =>
  Object.values(table).flatMap(words => (isSaid(words) ? [words] : spoken(words)))

describe('the names', () => {
  it('of units cover every code, each type once', () => {
    const types = Object.values(names.unitCodes)
    expect(types.toSorted()).toEqual(Object.keys(names.unitNames).toSorted())
    for (const unit of units) expect(names.unitCodes).toHaveProperty(unit.replace(/^.*:|\+.*$/g, ''))
  })

  it('of terrain cover every map', () => {
    const kinds = scenarios.flatMap(scenario => Object.keys(scenario.terrain))
    for (const kind of kinds) expect(names.terrainNames).toHaveProperty(kind)
  })

  it('of leaders cover everyone who leads, and nobody else', () => {
    expect(Object.keys(names.leaderNames)).toEqual([...new Set(leaders)].toSorted())
    for (const army of armies) expect(names.commanderNames).toHaveProperty(army.commander)
  })

  it('are said in both languages', () => {
    const { unitCodes, ...tables } = names
    for (const { es, en } of Object.values(tables).flatMap(spoken)) {
      expect(es.trim()).not.toBe('')
      expect(en.trim()).not.toBe('')
    }
  })
})
