import { findingsOf, READY, readList } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { complaintIn, findingIn, listInWords, nameIn } from './told.ts'

const [ready] = READY
const text = listInWords({ id: 'x', name: 'León del Norte', list: ready }, 'es')

describe('a list as text', () => {
  it('is for people first, and reads back', () => {
    expect(text.split('\n')[0]).toBe('# León del Norte')
    expect(nameIn(text)).toBe('León del Norte')
    expect(readList(text)).toMatchObject({ army: ready.army, elite: ready.elite, commands: ready.commands })
  })
  it('names no troop by its number where people read', () => {
    const people = text.split('\n').filter(line => line.startsWith('#'))
    expect(people.length).toBeGreaterThan(2)
    for (const line of people) expect(line).not.toMatch(/[A-Z]{3}-\d/)
  })
})

/** Why a text cannot be read. */
function complaintOf(bad: string): string {
  try {
    readList(bad)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('what does not fit', () => {
  const infantry = { kind: 'infantry', commander: { level: 0, virtues: [], qualities: [] }, troops: [] } as const
  const list = { ...ready, commands: [infantry, { ...infantry }] }
  it('says in which command', () => {
    const parts = findingsOf(list).map(finding => findingIn(list, finding, 'es').part)
    expect(parts).toContain('Mando de infantería 1')
    expect(parts).toContain('Mando de infantería 2')
  })
  it.each(['x', 'spain/standard | 500', 'spain/standard | 500\nchief: chief+level-9'])(
    'is said in Spanish: %s',
    bad => {
      expect(complaintIn(complaintOf(bad), 'es')).toMatch(/^(?:línea 1: ejército|línea 2: primero|chief: el nivel)/)
    },
  )
})
