import { inside, type Lang, numbered, ordinal } from '@acies/kernel'
import { bare, type Form, type Named, type Noun, nounOf } from '@acies/tabletop'
import { armyOf, type Field, kindOf, type Unit } from '../position.ts'
import { properNames } from '../text/men.ts'
import { bookNames, profileNames } from '../text/names.ts'

/** Grammatical form of each kind; what is not listed stands for several men. */
const FORMS: Readonly<Record<string, Form>> = {
  'rom-general': 0,
  'rom-bsb': 0,
  'rom-legate': 0,
  'rom-tribune': 0,
  'barb-warlord': 0,
  'barb-bsb': 0,
  'barb-shaman': 0,
  'barb-chief': 0,
  'rom-aux-cavalry': 1,
  'rom-aux-infantry': 1,
  'rom-marines': 1,
  'barb-noble-cavalry': 1,
  'barb-light-cavalry': 1,
  'rom-scorpion': 0,
  'bolt-thrower': 0,
  'light-bolt-thrower': 0,
  cannon: 0,
  'organ-gun': 0,
  'scythed-chariot': 0,
  'elephant-indian': 0,
  'elephant-african': 0,
  mahout: 0,
  'war-wagon': 0,
  tabor: 0,
  'ars-commander': 0,
  'ars-officer': 0,
  'ars-shieldwall': 0,
  'ars-spear-phalanx': 1,
  'ars-pike-phalanx': 1,
  'ars-levy-spears': 1,
  'ars-guard-foot': 1,
  'ars-hird': 1,
  'ars-skirmish-foot': 1,
  'ars-shock-horse': 1,
  'ars-massed-horse': 1,
  warhorse: 0,
  'barb-hound': 0,
  'rom-ballista': 1,
  'rom-tormenta': 1,
  'rom-crew': 1,
  'machine-crew': 1,
  catapult: 1,
}
/** Called by one word, and yet several men. */
const COLLECTIVE: readonly string[] = [
  'rom-aux-cavalry',
  'rom-aux-infantry',
  'barb-noble-cavalry',
  'barb-light-cavalry',
  'rom-marines',
  'rom-crew',
  'machine-crew',
  'ars-shieldwall',
  'ars-spear-phalanx',
  'ars-pike-phalanx',
  'ars-levy-spears',
  'ars-guard-foot',
  'ars-hird',
  'ars-skirmish-foot',
  'ars-shock-horse',
  'ars-massed-horse',
]
/** English takes these for one body, and the rest for the men in it. */
const BODY = /(phalanx|shieldwall|guard)( [IVX]+)?$/i
/** A man, a beast or an engine by itself. */
export const isOne = (g: Field, id: number): boolean => {
  const { profile } = kindOf(g, g.units[id])
  return (FORMS[profile] ?? 2) < 2 && !COLLECTIVE.includes(profile)
}
/** Which of its kind it is, where its army has several; who has a name of his own is not counted. */
const numberOf = (g: Field, u: Unit): string =>
  ordinal(
    u,
    g.units.filter(o => armyOf(o) === armyOf(u) && o.name === u.name && kindOf(g, o).profile === kindOf(g, u).profile),
  )

function named(g: Field, u: Unit): Named {
  const { profile } = kindOf(g, u)
  const name = profileNames[profile] ?? { es: profile, en: profile }
  // Peoples and corps are men, whatever their kind is called.
  const form = properNames[u.name] === undefined ? (FORMS[profile] ?? 2) : 2
  const proper = properNames[u.name]?.name ?? (u.name === '' ? null : { es: u.name, en: u.name })
  const own = proper ?? name
  const nth = proper === null ? numberOf(g, u) : ''
  const many = properNames[u.name] !== undefined || (!isOne(g, u.id) && !BODY.test(own.en))
  return { name: { es: numbered(lower(own.es), nth), en: numbered(lower(own.en), nth) }, form, many }
}
/** Peoples in English, and the Companions of Alexander, keep their capital inside a sentence. */
const PROPER = /^(African|Batavians|Cherusci|Companions|Compañeros|Dahae|Hussites|Indian|Tungrians)(?!\p{L})/u
const lower = (text: string): string => inside(text, PROPER)
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const unitNoun = (g: Field, id: number, lang: Lang): Noun => {
  const proper = properNames[g.units[id].name]
  return proper?.man === true ? bare(proper.name[lang]) : nounOf(named(g, g.units[id]), lang)
}

/** A unit by its kind, numbered where its army has several: Guerreros II. */
export const unitName = (g: Field, id: number, lang: Lang): string =>
  g.units[id] === undefined ? '' : upper(unitNoun(g, id, lang).name)

export const sideName = (g: Field, side: number, lang: Lang): string =>
  bookNames[g.armies[side]?.name ?? '']?.[lang] ?? (lang === 'es' ? `Bando ${side + 1}` : `Side ${side + 1}`)

/** Armies that are called by those who fight in them. */
const MANY: readonly string[] = ['barbarians', 'hussites', 'lords']

export const sideNoun = (g: Field, side: number, lang: Lang): Noun => {
  const name = sideName(g, side, lang)
  const many = MANY.includes(g.armies[side]?.name ?? '')
  if (!many) return bare(name)
  return lang === 'es'
    ? { name, form: 2, the: `los ${lower(name)}`, to: `a los ${lower(name)}`, of: `de los ${lower(name)}` }
    : { name, form: 2, the: `the ${lower(name)}`, to: `the ${lower(name)}`, of: `the ${lower(name)}` }
}
