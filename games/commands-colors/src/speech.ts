import type { Hex } from '@acies/hexes'
import {
  type About,
  articled,
  bare,
  type Choice,
  type Decision,
  english,
  type Lang,
  listed,
  type Noun,
  type Pick,
  type Said,
  type Seat,
  type Speech,
  sentence,
} from '@acies/kernel'
import { EXIT, nameOf, type Side } from './battlefield.ts'
import { bookOf, cardTypeOf } from './book.ts'
import type { Event } from './events.ts'
import { type Field, hexUnder, isLeader, leader, type Piece, unit } from './field.ts'
import { becauseOf } from './text/because.ts'
import { flagsIn, hexesIn, PROMPTS, WORDS } from './text/prompts.ts'
import { TIDINGS, type Tidings } from './text/tidings.ts'
import { leaderNoun, type UnitWords } from './words.ts'

/** The names a game gives to the core's sentences. */
export interface Lexicon {
  unit(type: string): UnitWords
  leader(slug: string): Said
  /** The army of a side, as a subject: Rome, Carthage. */
  army(g: Field, side: Side): Said
  card(kind: string): Said
  face(face: string): Said
  /** What a hex of its battle is called, besides its letter and number. */
  place?(battle: string, hex: string): Said | undefined
  /** Sentences for steps, words and events that only this game has, or has otherwise. */
  prompts: Readonly<Record<string, Said>>
  words: Readonly<Record<string, Said>>
  tidings?: Partial<Tidings>
}

type Facts = Readonly<Record<string, unknown>>

export function speechOf(lexicon: Lexicon): Speech<Field, Event> {
  const words = { ...WORDS, ...lexicon.words }
  const prompts = { ...PROMPTS, ...lexicon.prompts }
  const tidings: Readonly<Record<string, Said | ((e: never) => Said)>> = { ...TIDINGS, ...lexicon.tidings }

  const wordsOf = (g: Field, id: Piece): UnitWords => lexicon.unit(bookOf(g).types[unit(g, id).type].id)
  /** On a label: Line infantry H7. */
  const label = (g: Field, id: Piece, lang: Lang): string => {
    if (id < 0) return ''
    const name = isLeader(id) ? lexicon.leader(leader(g, id).name)[lang] : wordsOf(g, id).name[lang]
    const hex = hexUnder(g, id)
    return hex < 0 ? name : `${name} ${nameOf(hex)}`
  }
  /** In a sentence: the line infantry, or with its place the line infantry at H7. */
  const noun = (g: Field, id: Piece, lang: Lang, placed: boolean): Noun | undefined => {
    if (id < 0) return undefined
    const hex = hexUnder(g, id)
    const place = !placed || hex < 0 ? '' : `${lang === 'es' ? ' de ' : ' at '}${nameOf(hex)}`
    if (isLeader(id)) return leaderNoun(lexicon.leader(leader(g, id).name)[lang], lang)
    const { within, form, many } = wordsOf(g, id)
    const name = `${within[lang]}${place}`
    return lang === 'es' ? articled(name, form) : english(name, many ? 2 : 0, true)
  }
  const hexName = (hex: Hex, lang: Lang): string => (hex === EXIT ? words.exit[lang] : nameOf(hex))
  const placed = (g: Field, hex: Hex, lang: Lang): string => {
    const place = lexicon.place?.(g.scenario, nameOf(hex))?.[lang]
    return place === undefined ? nameOf(hex) : `${place} (${nameOf(hex)})`
  }
  const faces = (g: Field, list: readonly number[], lang: Lang): string =>
    list.map(face => lexicon.face(bookOf(g).faces[face])[lang].toLowerCase()).join(', ')

  /** Whom an event is about, and what of it stands in the sentence. */
  function aboutOf(e: Event, g: Field, lang: Lang): About {
    const withHex = e.type === 'declared' || e.type === 'ordered'
    // Whoever is shot at may be elsewhere by now; who shoots stands where he stood.
    const shoots = e.type === 'rolled' && e.mode === 'fire'
    const facts: Facts = { ...e }
    const said: Record<string, string> = { bonus: words.bonus[lang] }
    for (const [key, value] of Object.entries(facts)) if (typeof value === 'number') said[key] = `${value}`
    for (const key of ['hex', 'from', 'to', 'through']) {
      if (typeof facts[key] === 'number') said[key] = hexName(facts[key], lang)
    }
    if (e.type === 'captured') said.hex = placed(g, e.hex, lang)
    if ('path' in e) said.end = hexName(e.path[e.path.length - 1], lang)
    if ('card' in e) said.card = lexicon.card(cardTypeOf(g, e.card).id)[lang]
    if ('orders' in e) said.card = lexicon.card(bookOf(g).cardTypes[e.orders].id)[lang]
    if ('faces' in e) said.faces = faces(g, e.faces, lang)
    if (e.type === 'rolled') Object.assign(said, { dice: `${e.faces.length}`, tally: tallyOf(e, lang) })
    if (e.type === 'won') Object.assign(said, { banners: `${g.banners[e.side]}`, goal: `${g.goal[e.side]}` })
    if (e.type === 'combined')
      said.helpers = listed(
        e.with.map(id => noun(g, id, lang, true)?.the ?? ''),
        lang,
      )
    return {
      unit: noun(g, subjectOf(e), lang, withHex || shoots),
      other: noun(g, otherOf(e), lang, withHex),
      side: 'side' in e ? bare(lexicon.army(g, e.side)[lang]) : undefined,
      words: said,
    }
  }

  return {
    seat: (seat: Seat, g, lang) => lexicon.army(g, seat === 0 ? 0 : 1)[lang],
    enough: (word, lang) => (words[word] ?? words.done)[lang],
    ask(decision: Decision, g, lang) {
      const v = decision.v as Readonly<Record<string, number | undefined>>
      const prompt = prompts[decision.step === 'ignore-flags' && v.may === 1 ? 'ignore-flag' : decision.step]
      if (prompt === undefined) return decision.step
      return sentence(prompt[lang], {
        unit: noun(g, v.unit ?? v.shooter ?? v.leader ?? -1, lang, true),
        other: noun(g, v.attacker ?? v.against ?? -1, lang, true),
        words: {
          hexes: hexesIn(v.hexes ?? v.left ?? 0, lang),
          flags: flagsIn(v.may ?? 0, lang),
          card: g.orders >= 0 ? lexicon.card(bookOf(g).cardTypes[g.orders].id)[lang] : '',
        },
      })
    },
    name(choice: Choice, pick: Pick, g, lang) {
      if (typeof pick === 'string') return (words[pick] ?? { es: pick, en: pick })[lang]
      if (typeof pick !== 'number') return pick.join(', ')
      switch (choice.of) {
        case 'unit':
          return label(g, pick, lang)
        case 'hex':
          return hexName(pick, lang)
        case 'card':
          return lexicon.card(cardTypeOf(g, pick).id)[lang]
        default:
          return choice.of === 'die' ? `${words.die[lang]} ${pick + 1}` : `${pick}`
      }
    },
    because: (no, g, lang) => becauseOf(no, g, lang, noun),
    tell(e, g, lang) {
      const telling = tidings[e.type]
      const said = typeof telling === 'function' ? telling(e as never) : telling
      return sentence(said[lang], aboutOf(e, g, lang))
    },
  }
}

/** Whom a sentence is about. */
function subjectOf(e: Event): Piece {
  if (e.type === 'reaction') return e.unit
  if ('piece' in e) return e.piece
  if ('attacker' in e) return e.attacker
  if ('roller' in e) return e.roller
  if ('leader' in e) return e.leader
  return 'unit' in e ? e.unit : -1
}
/** The other one concerned. */
function otherOf(e: Event): Piece {
  if ('target' in e) return e.target
  return e.type === 'joined' ? e.unit : -1
}

/** Two hits, one flag: what came of a roll. */
function tallyOf({ hits, flags }: Event & { type: 'rolled' }, lang: Lang): string {
  const some = lang === 'es' ? '{hits:impacto|impactos}' : '{hits:hit|hits}'
  const hit = hits > 0 ? some : lang === 'es' ? 'Ningún impacto' : 'No hits'
  const flag = lang === 'es' ? ', {flags:bandera|banderas}' : ', {flags:flag|flags}'
  return sentence(`${hit}${flags > 0 ? flag : ''}`, { words: { hits: `${hits}`, flags: `${flags}` } })
}
