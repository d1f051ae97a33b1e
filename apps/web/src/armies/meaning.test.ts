import { LANGUAGES } from '@acies/kernel'
import { onus } from '@acies/onus/cases'
import { tercios } from '@acies/tercios/cases'
import { wab } from '@acies/wab/cases'
import { describe, expect, it } from 'vitest'
import { muster as onusMuster } from '../games/onus/muster.tsx'
import { muster as terciosMuster } from '../games/tercios/muster.tsx'
import { muster as wabMuster } from '../games/wab/muster.tsx'
import { meaningIn } from './meaning.ts'
import type { Muster } from './muster.ts'

const games = [
  [terciosMuster, tercios],
  [onusMuster, onus],
  [wabMuster, wab],
] as const
/** Their names say it all. */
const PLAIN = /^(level-\d|discipline|crew\d|third|ancient|defenders|half)$/

/** What every option of every list does, as the page says it. */
function toldOf({ books, names, option }: Muster, texts: (typeof games)[number][1]['texts']): Map<string, string> {
  const told = new Map<string, string>()
  for (const { id, options } of books.flatMap(({ entries }) => entries))
    for (const one of options)
      for (const lang of LANGUAGES) {
        const meaning = option?.(one.id, id)
        const key = `${id} ${one.id} ${lang}`
        told.set(key, meaning === undefined ? '' : meaningIn(meaning, names.option(one.id)[lang], texts, lang))
      }
  return told
}

describe.each(games)('what may be bought', (muster, game) => {
  it(`is explained before it is bought in ${game.id}`, () => {
    const silent = [...toldOf(muster, game.texts)].filter(
      ([key, text]) => text === '' && !PLAIN.test(key.split(' ')[1] ?? ''),
    )
    expect(silent).toEqual([])
  })
  it(`and what a unit has of its own is told by rules that exist in ${game.id}`, () => {
    for (const { id, entries } of muster.books)
      for (const entry of entries) {
        const chosen = { entry: entry.id, models: entry.models[0], options: [] }
        for (const trait of muster.sheet(chosen, id, 'es').traits ?? [])
          for (const rule of trait.rules) expect(game.texts.rules[rule], `${entry.id} ${trait.name}`).toBeDefined()
      }
  })
})

it('is told of the unit that buys it: a general’s large shield is no large engine', () => {
  const told = toldOf(wabMuster, wab.texts)
  expect(told.get('rom-general large es')).toBe('El escudo grande mejora la salvación dos puntos.')
})
