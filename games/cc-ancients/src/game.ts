import {
  caseBook,
  check,
  copyField,
  drawField,
  type Event,
  type Field,
  guess,
  hexOf,
  hidden,
  notation,
  readPieces,
  readTerrain,
  setUpField,
  sight,
  speechOf,
} from '@acies/commands-colors'
import { Complaint, type Game, type Header } from '@acies/kernel'
import { book } from './book.ts'
import { type ScenarioData, scenarios } from './data/scenarios.ts'
import { example } from './example.ts'
import { score } from './score.ts'
import { SACRED_BAND } from './special.ts'
import { stepsFor } from './steps/index.ts'
import { lexicon } from './text/lexicon.ts'
import { options } from './text/options.ts'
import { scenarioList } from './text/scenario-list.ts'

const GROUND = {
  open: { sign: '·', colour: 236 },
  broken: { sign: '∴', colour: 95 },
  forest: { sign: '♣', colour: 22 },
  hill: { sign: '∩', colour: 94 },
  coast: { sign: '~', colour: 24 },
  river: { sign: '≈', colour: 24 },
  ford: { sign: '≋', colour: 30 },
  lake: { sign: '~', colour: 24 },
  steep: { sign: '▲', colour: 58 },
  camp: { sign: '#', colour: 136 },
} as const

/** The game is judged by banners after so many turns of both sides together (no human battle comes near it). */
const TURN_LIMIT = 200

/** Commands & Colors: Ancients. */
export const ancients: Game<Field, Event> = {
  id: 'cc-ancients',
  version: '1',
  name: { es: 'Commands & Colors: Ancients', en: 'Commands & Colors: Ancients' },
  seats: 2,
  scenarios: scenarioList,
  options,
  first: 'turn',
  steps: stepsFor,
  setUp,
  deal(r) {
    const g = r.field
    r.shuffle(g.deck) // CCA-SET-04
    for (const side of [0, 1]) g.hands[side] = g.deck.splice(-g.command[side]).reverse()
  },
  copy: copyField,
  sight,
  hidden,
  guess,
  check,
  score,
  allied: (a, b) => a === b,
  notation,
  speech: speechOf(lexicon),
  cases: caseBook(book, example, 'GBRHFS'),
  draw: drawField(GROUND, lexicon),
}

/** Fields as they are laid out, by battle and switches: a match starts from a copy. */
const laidOut = new Map<string, Field>()

function setUp(header: Header): Field {
  const key = [header.scenario, ...header.options].join()
  const known = laidOut.get(key) ?? layOut(header)
  laidOut.set(key, known)
  return copyField(known)
}

function layOut(header: Header): Field {
  const data: ScenarioData | undefined = scenarios.find(s => s.id === header.scenario)
  if (data === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  for (const id of header.options)
    if (!options.some(o => o.id === id)) throw new Complaint(`header.options: no switch ${id}`)
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
  for (const name of data.rules) {
    const [rule, hex] = name.split(':')
    if (rule === 'sacred-band') g.units[g.unitAt[hexOf(hex) ?? 0]].mark = SACRED_BAND
  }
  return g
}
