import {
  Complaint,
  DUEL,
  type Game,
  type Header,
  type Knowledge,
  type Option,
  type Said,
  type Scenario,
} from '@acies/kernel'
import type { Book } from './book.ts'
import { caseBook } from './case-book.ts'
import { drawField, type Ground } from './draw.ts'
import type { Event } from './events.ts'
import { copyField, type Field } from './field.ts'
import { check, guess, hidden, sight } from './hidden.ts'
import { notation } from './notation.ts'
import { readPieces, readTerrain, setUpField, withoutLimit } from './set-up.ts'
import { type Lexicon, speechOf } from './speech.ts'
import { statisticsOf } from './statistics.ts'

interface ArmyData {
  /** Cards dealt and held. */
  readonly cards: number
  readonly units: string
  /** Units that wait off the battlefield. */
  readonly reserve?: string
}
/** What every battle of the series says. */
export interface BattleData {
  readonly id: string
  readonly banners: number
  readonly first: 'top' | 'bottom'
  readonly top: ArmyData
  readonly bottom: ArmyData
  /** Hexes by terrain. */
  readonly terrain: Readonly<Record<string, string>>
  /** Names of special rules. */
  readonly rules: readonly string[]
}

/** The game is judged by banners after so many turns of both sides together (no human battle comes near it). */
const TURN_LIMIT = 200

interface Own {
  book: Book
  /** Changes whenever old answers could mean something else. */
  version: string
  name: Said
  battles: readonly BattleData[]
  /** What the set-up of a battle needs beyond its data. */
  prepare?(g: Field): void
  scenarios: readonly Scenario[]
  options: readonly Option[]
  steps: Game<Field, Event>['steps']
  score: Game<Field, Event>['score']
  knowledge?: Knowledge<Field>
  lexicon: Lexicon
  ground: Ground
  example: object
  /** A name for each face of the die. */
  faces: readonly string[]
  /** Words that only its own questions offer. */
  words?: readonly string[]
}

/** A game of the series from what is its own. */
export function gameOf(own: Own): Game<Field, Event> {
  // Fields as they are laid out, by battle and switches: a match starts from a copy.
  const laidOut = new Map<string, Field>()
  return {
    id: own.book.id,
    version: own.version,
    name: own.name,
    seating: () => DUEL,
    scenarios: own.scenarios,
    options: [...own.options, withoutLimit],
    first: 'turn',
    steps: own.steps,
    setUp(header) {
      const key = [header.scenario, ...header.options].join()
      const known = laidOut.get(key) ?? layOut(own, header)
      laidOut.set(key, known)
      return copyField(known)
    },
    deal(r) {
      const g = r.field
      r.shuffle(g.deck)
      for (const side of [0, 1]) g.hands[side] = g.deck.splice(-g.command[side]).reverse()
    },
    copy: copyField,
    sight,
    hidden,
    guess,
    check,
    score: own.score,
    knowledge: own.knowledge,
    statistics: statisticsOf(own.book, own.lexicon),
    notation,
    speech: speechOf(own.lexicon),
    cases: caseBook(own.book, own.example, own.faces, own.words),
    draw: drawField(own.ground, own.lexicon),
  }
}

function layOut({ book, battles, options, prepare }: Own, header: Header): Field {
  const data = battles.find(s => s.id === header.scenario)
  if (data === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  for (const id of header.options)
    if (id !== withoutLimit.id && !options.some(o => o.id === id))
      throw new Complaint(`header.options: no switch ${id}`)
  const { terrain, ramparts } = readTerrain(book, data.terrain, data.id)
  const army = (side: 'bottom' | 'top') => ({
    cards: data[side].cards,
    banners: data.banners,
    units: readPieces(data[side].units, `${data.id}.${side}`),
    reserve: readPieces(data[side].reserve ?? '', `${data.id}.${side}.reserve`),
  })
  const g = setUpField(book, {
    scenario: data.id,
    special: data.rules,
    switches: header.options,
    terrain,
    ramparts,
    armies: [army('bottom'), army('top')],
    first: data.first === 'bottom' ? 0 : 1,
    limit: TURN_LIMIT,
  })
  prepare?.(g)
  return g
}
