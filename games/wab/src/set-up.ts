import { Complaint, type Header } from '@acies/kernel'
import { inches } from '@acies/table'
import type { Roster } from '@acies/tabletop'
import * as z from 'zod/mini'
import { BATTLES, type Battle } from './data/battles.ts'
import { listedAs } from './data/books/index.ts'
import { READY } from './data/ready.ts'
import { BOTH, copyField, type Field, NOBODY } from './position.ts'
import { manMachines, raiseArmy } from './raise.ts'
import { findingsOf, raisedBy } from './rules/army.ts'

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

const roster = z.strictObject({
  book: z.string(),
  variant: z.optional(z.string()),
  points: z.int(),
  options: z.optional(z.array(z.string())),
  groups: z.array(
    z.strictObject({
      slot: z.string(),
      units: z.array(
        z.strictObject({
          entry: z.string(),
          models: z.int().check(z.gte(1), z.lte(999)),
          options: z.array(z.string()),
          name: z.optional(z.string().check(z.maxLength(60))),
        }),
      ),
      from: z.optional(z.string()),
    }),
  ),
})
/** What a pitched battle is agreed on besides its size. Everything may be left out. */
const schema = z.strictObject({
  /** A list or the name of a ready one for each seat. */
  armies: z.optional(z.tuple([z.union([roster, z.string()]), z.union([roster, z.string()])])),
  /** Turns of each player (WAB-MIS-101). */
  turns: z.optional(z.int().check(z.gte(1), z.lte(20))),
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
  if (typeof given === 'string') {
    const ready = READY.find(r => r.id === given)
    if (ready === undefined) throw new Complaint(`${where}: no ready list ${given}`)
    return ready.roster
  }
  const [wrong] = findingsOf({ ...given, points: Math.min(given.points, points) })
  if (wrong !== undefined) throw new Complaint(`${where}: ${wrong.rule} at ${wrong.where || 'the list'}`)
  return given
}

/** Fields as they are laid out, by battle and what was agreed: a match starts from a copy. */
const laidOut = new Map<string, Field>()
export function setUp(header: Header): Field {
  const key = `${header.scenario} ${JSON.stringify(header.setup ?? {})}`
  const known = laidOut.get(key)
  if (known !== undefined) return copyField(known)
  const battle = BATTLES.find(b => b.id === header.scenario)
  if (battle === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  const parsed = schema.safeParse(header.setup ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Complaint(`header.setup.${issue.path.join('.')}: ${issue.message}`)
  }
  const g = pitched(battle, parsed.data)
  if (laidOut.size >= 50) laidOut.clear()
  laidOut.set(key, g)
  return copyField(g)
}
/** Two armies in reserve behind their edges. */
function pitched(battle: Battle, agreed: z.infer<typeof schema>): Field {
  const g = bareField(battle.id)
  g.width = inches(battle.width)
  g.depth = inches(battle.depth)
  g.zone = inches(battle.zone)
  g.ground = battle.ground
  g.last = 2 * (agreed.turns ?? battle.turns)
  const armies = agreed.armies ?? battle.armies
  BOTH.forEach(side => {
    const where = `header.setup.armies.${side}`
    const list = rosterFrom(armies[side] as Roster | string, battle.points, where)
    raiseArmy(g, side, list.book, raisedBy(list), where)
  })
  manMachines(g)
  return g
}
