import { Complaint, DUEL, type GameRules, type Header } from '@acies/kernel'
import type { Book } from './book.ts'
import type { Event } from './events.ts'
import { copyField, type Field } from './field.ts'
import { check, hidden, sight } from './hidden.ts'
import { readPieces, readTerrain, setUpField, withoutLimit } from './set-up.ts'

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

interface OwnRules {
  book: Book
  /** Changes whenever old answers could mean something else. */
  version: string
  battles: readonly BattleData[]
  /** What the set-up of a battle needs beyond its data. */
  prepare?(g: Field): void
  /** Switches of its own. */
  switches: readonly string[]
  steps: GameRules<Field, Event>['steps']
}

/** The rules of a game of the series from what is its own. */
export function rulesOf(own: OwnRules): GameRules<Field, Event> {
  // Fields as they are laid out, by battle and switches: a match starts from a copy.
  const laidOut = new Map<string, Field>()
  return {
    id: own.book.id,
    version: own.version,
    seating: () => DUEL,
    scenarios: own.battles,
    options: [...own.switches.map(id => ({ id })), withoutLimit],
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
    check,
  }
}

function layOut({ book, battles, switches, prepare }: OwnRules, header: Header): Field {
  const data = battles.find(s => s.id === header.scenario)
  if (data === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  for (const id of header.options)
    if (id !== withoutLimit.id && !switches.includes(id)) throw new Complaint(`header.options: no switch ${id}`)
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
