import { describe, expect, it } from 'vitest'
import { choiceFrom, seedFrom, sittersFor } from './choice.ts'

const offered = { bots: ['random', 'recruit', 'veteran'], manners: ['bold', 'wily'], options: ['one', 'two'] }

describe('the choice a player made last', () => {
  it('is the middle level and the first side for a newcomer', () => {
    expect(choiceFrom(null, offered)).toEqual({
      how: 'machine',
      side: 0,
      levels: Array(6).fill('recruit'),
      manners: Array(6).fill('history'),
      sitters: ['person', 'bot', 'bot', 'bot', 'bot', 'bot'],
      trusting: false,
      options: [],
    })
  })
  it('comes back as it was', () => {
    const choice = {
      how: 'watch',
      side: 'random',
      levels: ['veteran', 'random', 'recruit', 'veteran', 'recruit', 'recruit'],
      manners: ['wily', 'history', 'bold', 'history', 'history', 'history'],
      sitters: ['bot', 'person', 'person', 'bot', 'bot', 'person'],
      trusting: true,
      options: ['two'],
    } as const
    expect(choiceFrom(JSON.parse(JSON.stringify(choice)), offered)).toEqual(choice)
  })
  it('forgets levels and switches that are no longer offered', () => {
    const old = {
      how: 'two',
      side: 1,
      levels: ['gone', 'veteran'],
      manners: ['gone', 'bold'],
      options: ['gone', 'one'],
    }
    expect(choiceFrom(old, offered)).toMatchObject({
      levels: ['recruit', 'veteran', 'recruit', 'recruit', 'recruit', 'recruit'],
      manners: ['history', 'bold', 'history', 'history', 'history', 'history'],
      options: ['one'],
    })
  })
  it('seats persons and machines by how it is played', () => {
    expect(sittersFor('two')).toEqual(Array(6).fill('person'))
    expect(sittersFor('watch')).toEqual(Array(6).fill('bot'))
    expect(sittersFor('machine').slice(0, 3)).toEqual(['person', 'bot', 'bot'])
  })
  it('survives nonsense', () => {
    for (const json of [7, 'x', [], { how: 3, side: 'left', levels: 'veteran', options: {} }]) {
      expect(choiceFrom(json, offered).how).toBe('machine')
    }
  })
})

describe('a seed', () => {
  it('is a whole number, or none', () => {
    expect(seedFrom('  ')).toBeNull()
    expect(seedFrom('24075')).toBe(24075)
    for (const text of ['-1', '1.5', 'abc', '99999999999']) expect(seedFrom(text)).toBeUndefined()
  })
})
