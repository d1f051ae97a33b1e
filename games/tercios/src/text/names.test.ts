import { LANGUAGES, type Said } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { ARMIES, ELITE_OPTIONS } from '../data/armies/index.ts'
import { armyWords, optionNames, profileNames } from './armies.ts'
import * as names from './names.ts'
import { qualityWords, virtueWords } from './qualities.ts'

const isSaid = (thing: object): thing is Said => 'es' in thing && 'en' in thing

/** Everything said anywhere in a tree of words, with the way to it. */
function saidIn(tree: object, way = ''): [string, Said][] {
  if (isSaid(tree)) return [[way, tree]]
  return Object.entries(tree).flatMap(([key, branch]) => saidIn(branch, `${way}/${key}`))
}

const everything = saidIn({ ...names, armyWords, optionNames, profileNames, qualityWords, virtueWords })

describe('the words of Tercios', () => {
  it.each(LANGUAGES)('leave nothing blank in %s', lang => {
    for (const [way, said] of everything) {
      expect(said[lang], way).not.toBe('')
      expect(said[lang].trim(), way).toBe(said[lang])
    }
  })

  it('never give two things of a kind the same name', () => {
    for (const [way, kinds] of Object.entries({ ...names, qualityWords, virtueWords })) {
      const named = saidIn(kinds).filter(([path]) => !path.includes('/text') && !path.includes('/short'))
      for (const part of ['', '/name', '/one', '/many'])
        for (const lang of LANGUAGES) {
          const words = named.filter(([path]) => path.split('/').length === (part ? 3 : 2) && path.endsWith(part))
          expect(new Set(words.map(([, said]) => said[lang])).size, `${way}${part}`).toBe(words.length)
        }
    }
  })

  it('name every row of every list, and no other', () => {
    const rows = new Set(Object.values(ARMIES).flatMap(army => army.profiles.map(row => row.id)))
    expect(new Set(Object.keys(profileNames))).toEqual(rows)
  })

  it('name every option', () => {
    const known: string[] = Object.keys({ ...names.weaponNames, ...names.troopRuleNames, ...optionNames })
    const rows = Object.values(ARMIES).flatMap(army => army.profiles)
    for (const option of [...ELITE_OPTIONS, ...rows.flatMap(row => row.options)]) expect(known).toContain(option.id)
  })
})
