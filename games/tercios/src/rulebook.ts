import { Complaint, DUEL, type GameRules, type Opening } from '@acies/kernel'
import {
  either,
  fields,
  flag,
  givenName,
  listOf,
  maybe,
  none,
  oneOf,
  type Read,
  readAs,
  row,
  text,
  usually,
  whole,
} from '@acies/kernel/reading'
import { poseOf } from '@acies/table'
import { armiesIn } from '@acies/tabletop'
import { READY } from './data/armies/index.ts'
import { BATTLES } from './data/battles/index.ts'
import { type ArmyList, CHARTS } from './data/profile.ts'
import { ELEMENT_KINDS } from './data/terrain.ts'
import type { Event } from './events.ts'
import { check, hidden, sight } from './hidden.ts'
import { copyField, type Field } from './position.ts'
import { findingsOf } from './rules/army.ts'
import { fieldFor, fieldOf } from './set-up.ts'
import { steps } from './steps/index.ts'
import { endAt, roadEnds } from './steps/road.ts'
import { elementsAt } from './steps/scenery.ts'

/** Points of the pitched battles (TER-ARM-01). */
export const PITCHED = [500, 1000, 1500, 2000, 3000] as const

/** The rules of Liber Militum: Tercios. */
export const rules: GameRules<Field, Event> = {
  id: 'tercios',
  version: '6',
  seating: () => DUEL,
  scenarios: [...PITCHED.map(points => ({ id: `campal-${points}` })), ...Object.values(BATTLES)],
  options: [],
  first: 'battle',
  steps: () => steps,
  setUp,
  copy: copyField,
  sight,
  hidden,
  check,
}

/** More than any army has of anything: a file may not ask for endless work. */
const MOST_OF_A_LIST = 60
const commander = fields({
  level: whole(0, 5),
  chief: maybe(flag),
  name: maybe(givenName),
  virtues: listOf(text(), 0, MOST_OF_A_LIST),
  qualities: listOf(text(), 0, MOST_OF_A_LIST),
})
const troop = fields({ profile: text(), options: listOf(text(), 0, MOST_OF_A_LIST) })
const troops = listOf(troop, 0, MOST_OF_A_LIST)
const command = fields({
  kind: oneOf(['infantry', 'cavalry', 'company', 'battery']),
  commander: either(commander, none),
  troops,
  allied: maybe(flag),
  from: maybe(text()),
})
const list = fields({
  army: text(),
  chart: oneOf(CHARTS),
  points: whole(),
  chief: commander,
  elite: troops,
  commands: listOf(command, 0, MOST_OF_A_LIST),
})
/**
 * Ground the players have agreed on (TER-SCN-01): a kind and a pose in table units, the facing in hundredths; a road may
 * end at something earlier in the list (TER-SCN-05).
 */
/** On any table or just beside it: far away, geometry of whole numbers does not hold. */
const near = whole(-1_000_000, 1_000_000)
const element = fields({
  kind: oneOf(ELEMENT_KINDS),
  at: row(near, near, near),
  ends: maybe(whole()),
})
/** More than any table takes. */
const MOST_ELEMENTS = 80
const army = either(list, text())
/** Two lists, or the names of ready ones. */
const lists = row(army, army)
/** Lists handed in before anybody has seen the other's. */
const faceDown = fields({ armies: lists })
/** What a pitched battle is set up from: the lists, how scenery is laid, the scale, the turns. */
const setup = fields({
  armies: maybe(lists),
  scenery: usually(either(oneOf(['points', 'none']), listOf(element, 0, MOST_ELEMENTS)), 'points'),
  scale: usually(oneOf(['small', 'large']), 'small'),
  /** As many turns as are agreed on; as many as the lead demands if it is not said (TER-BAT-03). */
  turns: maybe(whole(1, 20)),
})

/** Fields as they are laid out, by battle: a match starts from a copy. */
const laidOut = new Map<string, Field>()

function setUp(header: Opening): Field {
  if (header.setup !== undefined || header.secret.setup !== undefined) return pitched(header)
  const known = laidOut.get(header.scenario) ?? layOut(header)
  laidOut.set(header.scenario, known)
  return copyField(known)
}
function layOut(header: Opening): Field {
  const battle = Object.values(BATTLES).find(b => b.id === header.scenario)
  return battle === undefined ? pitched(header) : fieldOf(battle)
}

function pitched(header: Opening): Field {
  const size = /^campal-(\d+)$/.exec(header.scenario)?.[1]
  if (size === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  const agreed = readAs(setup, header.setup ?? {}, 'header.setup')
  const { scenery, scale, turns } = agreed
  const usual: Read<typeof lists> = [`spain-${size}`, `france-${size}`]
  const { armies, at } = armiesIn(header, faceDown, agreed.armies, usual)
  const brought = (side: 0 | 1): ArmyList => listFrom(armies[side], Number(size), `${at}.${side}`)
  const g = fieldFor(header.scenario, scale, [brought(0), brought(1)])
  g.scenery = scenery === 'points' ? 'points' : 'done'
  g.limit = turns ?? 0
  if (typeof scenery === 'string') return g
  const laid: number[] = []
  for (const e of scenery) {
    const id = g.elements.length
    g.elements.push(...elementsAt(g, e.kind, poseOf(e.at), id))
    const end = e.ends === undefined ? undefined : laid[e.ends]
    if (end !== undefined && roadEnds(g, id).includes(end)) endAt(g, id, end)
    else if (e.ends !== undefined) throw new Complaint('header.setup.scenery: TER-SCN-05: no road comes there')
    laid.push(id)
  }
  return g
}
/** A list that may be played (TER-ARM-01 to 10), or a ready one. */
function listFrom(given: ArmyList | string, size: number, at: string): ArmyList {
  if (typeof given !== 'string') {
    const [wrong] = findingsOf(given)
    if (wrong !== undefined) throw new Complaint(`${at}: ${wrong.rule} at ${wrong.where || 'the list'}`)
    if (given.points > size) throw new Complaint(`${at}: TER-ARM-01: ${given.points} of ${size} points`)
    return given
  }
  const ready = READY.find(l => l.id === given)
  if (ready === undefined) throw new Complaint(`${at}: no ready list ${given}`)
  return ready
}
