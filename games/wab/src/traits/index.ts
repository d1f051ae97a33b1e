import { Ledger, type TraitSet, Traits } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { characterIn, type Field, isCharacterPlace, isLooseOrder, type Kind, kindOf, type Unit } from '../position.ts'
import { mostOf } from '../rules/mixed.ts'
import { armies } from './armies/index.ts'
import { arms } from './arms/index.ts'
import { battles } from './battles/index.ts'
import { engines } from './engines/index.ts'
import { mind } from './mind/index.ts'
import type { Context, Deed, Facts, LedgerName, Moment, Split, Trait } from './trait.ts'
import { troops } from './troops/index.ts'

/** Put together when the first unit is looked at: a room may ask the rules, and the rules ask the rooms. */
let book: Traits<Trait> | null = null
let rooms: ReadonlySet<string> = new Set()
/** Rooms of what a man has in his hands and on his body. */
let ofTheMan: ReadonlySet<string> = new Set()
let lent: ReadonlySet<string> = new Set()
const open = (): Traits<Trait> => {
  if (book === null) {
    const all = [...arms, ...mind, ...troops, ...engines, ...armies, ...battles]
    book = new Traits(all)
    rooms = new Set(book.names)
    ofTheMan = new Set(arms.map(t => t.name))
    lent = new Set(all.filter(t => t.lent === true).map(t => t.name))
  }
  return book
}
/** Special rules that there is a room for. */
export const roomNames = (): readonly string[] => open().names
/** What a unit was found to have, while nothing of what it comes from has changed. */
interface Found {
  places: Unit['places']
  kind: Kind
  states: Unit['states']
  body: Unit['places']
  lying: Unit['states']
  set: TraitSet<Trait>
}
/** By the number of the unit: the last that was asked about, in whichever match. */
const found: Found[] = []
/** By kind, then by whom he is with, what lies on him and what characters give. */
const sets = new WeakMap<Kind, Map<string, TraitSet<Trait>>>()
const NONE: Context = {}
/** The rules that men, beasts or machines of a kind have, whatever befalls them. */
const ofKinds = new WeakMap<Kind, TraitSet<Trait>>()
/** What a kind is for good, by its special rules. */
export function factOf<N extends keyof Facts>(kind: Kind, name: N): Facts[N] {
  let own = ofKinds.get(kind)
  if (own === undefined) {
    const all = open()
    own = all.of(kind.traits.filter(trait => rooms.has(trait)))
    ofKinds.set(kind, own)
  }
  return own.at('is', name)[0]
}
/** What a weapon is. */
export const factOfArms = <N extends keyof Facts>(weapon: string, name: N): Facts[N] | undefined => {
  const all = open()
  return rooms.has(weapon) ? all.named(weapon).is?.[name] : undefined
}

/** What the characters in these ranks give to all. */
function giftsIn(g: Field, places: readonly number[]): string {
  let names = ''
  for (const p of places)
    if (isCharacterPlace(p))
      for (const name of kindOf(g, characterIn(g, p)).traits) if (lent.has(name)) names += ` ${name}`
  return names
}
const marksOn = (u: Unit): string => {
  let marks = ''
  for (const s of u.states) if (rooms.has(s.is)) marks += ` ${s.is}`
  return marks
}

/**
 * The special rules of a unit that there is a room for, by the names of its troop type, its special rules, its weapons,
 * its armour and the states that lie on it (a testudo is a state with a room). Names without one are words on a roster.
 * A character in a unit, or a man of another kind in its ranks, has his own arms and for the rest the rules of the unit
 * (WAB-PERS-27).
 */
function traitsOf(g: Field, u: Unit, man = u.kind): TraitSet<Trait> {
  const body = u.where === 'joined' ? g.units[u.host] : u
  if (man !== u.kind) return lookUp(g, u, body, man)
  const known = found[u.id]
  if (
    known !== undefined &&
    known.places === u.places &&
    known.kind === g.kinds[man] &&
    known.states === u.states &&
    known.body === body.places &&
    known.lying === body.states
  )
    return known.set
  const set = lookUp(g, u, body, man)
  const { places, states } = u
  found[u.id] = { places, kind: g.kinds[man], states, body: body.places, lying: body.states, set }
  return set
}
function lookUp(g: Field, u: Unit, body: Unit, man: number): TraitSet<Trait> {
  const all = open()
  let key = giftsIn(g, body.places)
  if (body.states.length > 0) key += marksOn(body)
  if (body !== u && u.states.length > 0) key += marksOn(u)
  const extra = key
  // Where men of several kinds stand together the rules of most of them are the unit's (WAB-FRM-38).
  const ruling = mostOf(g, body)
  if (man !== ruling) key += `/${ruling}`
  const kind = g.kinds[man]
  let known = sets.get(kind)
  if (known === undefined) {
    known = new Map()
    sets.set(kind, known)
  }
  let set = known.get(key)
  if (set === undefined) {
    const own = g.kinds[ruling]
    const names = [
      own.troop,
      ...(isLooseOrder(own) ? ['skirmishers'] : []),
      ...kind.traits.filter(name => ofTheMan.has(name)),
      ...own.traits.filter(name => !ofTheMan.has(name)),
      ...kind.weapons,
      ...kind.armour,
      ...extra.split(' '),
    ]
    set = all.of(names.filter(name => rooms.has(name)))
    known.set(key, set)
  }
  return set
}

/** Lets every trait of a unit add to a number. */
export function adding(name: LedgerName, ledger: Ledger, g: Field, u: Unit, c: Context = NONE): Ledger {
  for (const add of traitsOf(g, u, c.man).at('adds', name)) add(ledger, g, u, c)
  return ledger
}
/** The same where nobody asks for the reasons: from a number to a number. */
export function reckoned(name: LedgerName, base: number, g: Field, u: Unit, c: Context = NONE): number {
  const adds = traitsOf(g, u, c.man).at('adds', name)
  if (adds.length === 0) return base
  const ledger = new Ledger(base)
  for (const add of adds) add(ledger, g, u, c)
  return ledger.total
}
/** The first rule of the unit's traits against a deed (or for one that is asked the other way round). */
export function refusal(deed: Deed, g: Field, u: Unit, c: Context = NONE): Rule | null {
  for (const refuse of traitsOf(g, u).at('refuses', deed)) {
    const rule = refuse(g, u, c)
    if (rule !== null) return rule
  }
  return null
}
/** Whether any of its traits has something to say to a number. */
export const hasSay = (name: LedgerName, g: Field, u: Unit): boolean => traitsOf(g, u).at('adds', name).length > 0
/** What becomes due for a unit at a moment. */
export function becomesDue(moment: Moment, g: Field, u: Unit, c: Context = NONE): void {
  for (const make of traitsOf(g, u).at('makes', moment)) g.due.push(...make(g, u, c))
}
/** How hits on it are shared out between itself and those aboard, or null. */
export function splitOf(g: Field, u: Unit, c: Context): Split | null {
  for (const t of traitsOf(g, u).with('splits')) {
    const split = t.splits(g, u, c)
    if (split !== null) return split
  }
  return null
}
