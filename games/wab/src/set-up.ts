import { Complaint, type Opening } from '@acies/kernel'
import {
  either,
  fields,
  givenName,
  listOf,
  maybe,
  oneOf,
  type Read,
  readAs,
  row,
  text,
  whole,
} from '@acies/kernel/reading'
import { inches } from '@acies/table'
import { armiesIn, findingInFile, type Roster, readRoster } from '@acies/tabletop'
import { type Battle, battleNamed, isLaid, type Laid, type Pitched, type Placed } from './data/battles/index.ts'
import { strewn } from './data/battles/random.ts'
import { listedAs } from './data/books/index.ts'
import { READY } from './data/ready.ts'
import { BOTH, copyField, type Field, NOBODY, type Unit } from './position.ts'
import { asSkirmishers, attach, manMachines, mayScatter, mountLeaders, raiseArmy } from './raise.ts'
import { bookNamed, findingsOf, raisedBy } from './rules/army.ts'
import { place } from './rules/bodies.ts'
import { laidOut, scatter } from './rules/cloud.ts'

/** WAB-MIS-101 */
export const TABLE = { width: 72, depth: 48, zone: 12, turns: 6 } as const

export function bareField(scenario: string): Field {
  return {
    scenario,
    width: inches(TABLE.width),
    depth: inches(TABLE.depth),
    armies: [
      { name: '', edge: 'south', general: NOBODY, standard: NOBODY, value: 0 },
      { name: '', edge: 'north', general: NOBODY, standard: NOBODY, value: 0 },
    ],
    sideOf: [0, 1],
    kinds: [],
    ground: [],
    toLay: [0, 0],
    units: [],
    turn: 0,
    zone: inches(TABLE.zone),
    last: 2 * TABLE.turns,
    active: 0,
    phase: 'set-up',
    links: [],
    combats: [],
    charges: [],
    due: [],
    snap: { ranks: [], column: [], fleeing: [], near: [], models: [], shotBy: [] },
    trophies: [],
    mourning: [0, 0],
    points: [0, 0],
    grade: 'none',
  }
}

/** More than any army has of anything: a file may not ask for endless work. */
const MOST_OF_A_LIST = 200
const roster = fields({
  book: text(),
  variant: maybe(text()),
  points: whole(),
  options: maybe(listOf(text(), 0, MOST_OF_A_LIST)),
  groups: listOf(
    fields({
      slot: text(),
      units: listOf(
        fields({
          entry: text(),
          models: whole(1, 999),
          files: maybe(whole(1, 999)),
          options: listOf(text(), 0, MOST_OF_A_LIST),
          name: maybe(givenName),
        }),
        0,
        MOST_OF_A_LIST,
      ),
      from: maybe(text()),
    }),
    0,
    MOST_OF_A_LIST,
  ),
})
const army = either(roster, text())
/** A list or the name of a ready one for each seat. */
const lists = row(army, army)
/** Lists handed in before anybody has seen the other's. */
const faceDown = fields({ armies: lists })
/** What a pitched battle is agreed on besides its size. Everything may be left out. */
const agreement = fields({
  armies: maybe(lists),
  /** Turns of each player (WAB-MIS-101). */
  turns: maybe(whole(1, 20)),
  /** Ground strewn by this number, or laid by the players, instead of what the battle says. */
  ground: maybe(either(whole(0, 0xffffffff), oneOf(['laid']))),
})

/** A list drawn up for the eye, whatever is wrong with it; what no book has stays away. */
export function paraded(roster: Roster): Field {
  const g = bareField('parade')
  const known = roster.groups.map(group => ({
    ...group,
    units: group.units.filter(u => listedAs(u.entry) !== undefined),
  }))
  raiseArmy(g, 0, roster.book, raisedBy({ ...roster, groups: known }), 'parade')
  return g
}
/** A list that may be played, or a ready one. */
function rosterFrom(given: Roster | string, points: number, where: string): Roster {
  const list = typeof given === 'string' ? READY.find(r => r.id === given)?.roster : given
  if (list === undefined) throw new Complaint(`${where}: no ready list ${given}`)
  if (bookNamed(list.book) === undefined) throw new Complaint(`${where}: no army book ${list.book}`)
  const [wrong] = findingsOf({ ...list, points: Math.min(list.points, points) })
  if (wrong !== undefined) throw new Complaint(`${where}: ${findingInFile(wrong)}`)
  return list
}

/** Fields as they are laid out, by battle and what was agreed: a match starts from a copy. */
const known = new Map<string, Field>()
export function setUp(header: Opening): Field {
  const key = `${header.scenario} ${JSON.stringify([header.setup ?? {}, header.secret.setup])}`
  const again = known.get(key)
  if (again !== undefined) return copyField(again)
  const battle = battleNamed(header.scenario)
  if (battle === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  const agreed = readAs(agreement, header.setup ?? {}, 'header.setup')
  const g = isLaid(battle) ? asItWas(battle) : pitched(header, battle, agreed)
  if (known.size >= 50) known.clear()
  known.set(key, g)
  return copyField(g)
}
function tableOf({ id, width, depth, ground, turns }: Battle): Field {
  const g = bareField(id)
  g.width = inches(width)
  g.depth = inches(depth)
  g.ground = ground
  g.last = 2 * turns
  return g
}
/** Two armies where they stood. */
function asItWas(battle: Laid): Field {
  const g = tableOf(battle)
  g.active = battle.first
  BOTH.forEach(side => {
    const { book, called = book, variant, units } = battle.hosts[side]
    const first = g.units.length
    const text = `${book}${variant === undefined ? '' : `/${variant}`} | 9999\n${units.map(p => p.unit).join('\n')}`
    const raised = raisedBy(readRoster(text)).map((unit, i) => {
      const { files, name, traits = [] } = units[i]
      return {
        ...unit,
        traits: [...unit.traits, ...traits],
        ...(typeof files === 'number' ? { files } : {}),
        ...(name === undefined ? {} : { name }),
      }
    })
    raiseArmy(g, side, called, raised, battle.id)
    for (const [i, placed] of units.entries()) stand(g, g.units[first + i], placed, first)
  })
  manMachines(g)
  mountLeaders(g)
  return g
}
function stand(g: Field, u: Unit, placed: Placed, first: number): void {
  if (placed.with !== undefined) return attach(g, u, g.units[first + placed.with])
  if (placed.reserve === true) return
  const at = { x: inches(placed.x), y: inches(placed.y), facing: 100 * placed.facing }
  u.where = 'table'
  if (placed.files !== 'loose') return place(u, at)
  if (mayScatter(g, u)) asSkirmishers(g, u)
  scatter(g, u, laidOut(g, u, 'double', at))
}
/** Two armies in reserve behind their edges. */
function pitched(header: Opening, battle: Pitched, agreed: Read<typeof agreement>): Field {
  const g = tableOf(battle)
  g.zone = inches(battle.zone)
  g.last = 2 * (agreed.turns ?? battle.turns)
  if (agreed.ground === 'laid') {
    g.ground = []
    g.toLay = battle.width >= 72 ? [3, 3] : [2, 2]
  } else if (agreed.ground !== undefined) g.ground = strewn(agreed.ground, battle.width, battle.depth, battle.zone)
  const { armies, at } = armiesIn(header, faceDown, agreed.armies, [...battle.armies])
  BOTH.forEach(side => {
    const where = `${at}.${side}`
    const list = rosterFrom(armies[side], battle.points, where)
    raiseArmy(g, side, list.book, raisedBy(list), where)
  })
  manMachines(g)
  mountLeaders(g)
  return g
}
