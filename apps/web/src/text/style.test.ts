import { LANGUAGES, type Lang } from '@acies/kernel'
import { styleFault } from '@acies/kernel/testing'
import { describe, expect, it } from 'vitest'
import { armyPageWords } from '../armies/words.ts'
import { onusWords } from '../games/onus/words.ts'
import { tableWords as terciosWords } from '../games/tercios/words.ts'
import { chargeWords } from '../games/wab/charge-words.ts'
import { trayWords } from '../games/wab/table-words.ts'
import { wabWords } from '../games/wab/words.ts'
import { hexWords } from '../skins/hexes/words.ts'
import { tableWords } from '../skins/table/words.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const TABLES: Readonly<Record<string, Readonly<Record<Lang, unknown>>>> = {
  page: { es, en },
  armies: armyPageWords,
  hexes: hexWords,
  table: tableWords,
  tercios: terciosWords,
  onus: onusWords,
  wab: wabWords,
  'the tray of wab': trayWords,
  'the charges of wab': chargeWords,
}

/** Every text of a table; those that are filled in, filled in with one, with several and with words. */
function textsIn(table: unknown): string[] {
  if (typeof table === 'string') return [table]
  if (typeof table === 'function') return SAMPLES.flatMap(sample => textsIn(said(table, sample)))
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(textsIn) : []
}
const SAMPLES = [
  [1, 1, 1, 1],
  [3, 3, 3, 3],
  ['Roma', 'Cartago', 'Siracusa', 'Numidia'],
] as const
function said(say: object, sample: readonly (number | string)[]): unknown {
  try {
    return Reflect.apply(say as () => unknown, undefined, sample)
  } catch {
    // It wants something else than this: another sample will do.
    return ''
  }
}
/** What there is never one of, and what is said of somebody with a name. */
const NEVER_ONE =
  /\b1 (banners|batallas|battles|blocks|bloques|concedes|decisiones|decisions|estandartes|falls|goes|matches|offers|partidas|points|puntos|reglas|reunidas|rules|throws|times|tiradas|tries|turnos|turns|veces)\b/
const isKey = (text: string): boolean => /^(\?|, · \.)/.test(text)
const UNFIT = /undefined|NaN|\[object/

describe.each(Object.keys(TABLES))('the words of the %s', name => {
  it.each(LANGUAGES)('are written as the house writes, %s', lang => {
    const texts = textsIn(TABLES[name][lang]).filter(
      text => text.trim() !== '' && !UNFIT.test(text) && !NEVER_ONE.test(text) && !isKey(text),
    )
    expect(texts.length).toBeGreaterThan(10)
    const faulty = texts.flatMap(text =>
      styleFault(text, lang) === null ? [] : [`${text}: ${styleFault(text, lang)}`],
    )
    expect(faulty).toEqual([])
  })
})
