import { Complaint } from '@acies/kernel'
import { inches, MM } from '@acies/table'
import { ARMIES, ELITE_OPTIONS } from './data/armies/index.ts'
import type { Battle, Host, PlacedCommand, PlacedCommander, PlacedTroop } from './data/battles/index.ts'
import { type ArmyList, BASES, type ChosenCommander, type ChosenTroop, type Profile } from './data/profile.ts'
import { QUALITIES } from './data/qualities.ts'
import { VIRTUES } from './data/virtues.ts'
import {
  COMMANDER,
  type Command,
  type Commander,
  type Field,
  type Kind,
  NOBODY,
  type Side,
  type Troop,
} from './position.ts'
import { bornWith } from './traits/index.ts'

type Scale = Field['scale']

/** Table sizes in inches (TER-GEN-06, TER-BAT-05). */
export const TABLES: Readonly<Record<Scale, readonly [number, number]>> = { small: [72, 48], large: [96, 60] }

const armyNamed = (id: string) => Object.values(ARMIES).find(a => a.id === id)

/** An empty table for two armies that are not on it yet. */
export function fieldFor(scenario: string, scale: Scale, lists: readonly [ArmyList, ArmyList]): Field {
  const [width, depth] = TABLES[scale]
  const g = bareField(scenario, scale)
  g.width = inches(width)
  g.depth = inches(depth)
  const draft: Draft = { kinds: [], commands: [] }
  lists.forEach((list, i) => {
    raise(g, draft, list, i === 0 ? 0 : 1, `lists.${i}`)
  })
  const books = lists.map(list => bookOf(list.army, 'army'))
  const codes = books.map(b => b.code)
  if (codes[0] === codes[1]) codes[1] = `${codes[1]}2`
  g.kinds = draft.kinds
  g.commands = draft.commands
  g.armies = books.map(b => b.id)
  g.codes = codes
  g.horde = books.map(b => b.horde)
  return g
}

export function bareField(scenario: string, scale: Scale): Field {
  return {
    scenario,
    scale,
    kinds: [],
    commands: [],
    armies: [],
    codes: [],
    horde: [false, false],
    width: 0,
    depth: 0,
    elements: [],
    scenery: 'done',
    budget: [0, 0],
    spent: [0, 0],
    crops: 0,
    flow: 'unknown',
    troops: [],
    commanders: [],
    north: 1,
    turn: 0,
    limit: 0,
    active: 0,
    points: [0, 0],
    displaced: [],
    moving: NOBODY,
    asked: [],
    must: [],
    forced: [NOBODY, NOBODY],
    barred: [NOBODY, NOBODY],
    shrewd: [NOBODY, NOBODY],
    grade: 'none',
  }
}

const profileAnywhere = (id: string): Profile | undefined =>
  Object.values(ARMIES)
    .flatMap(book => book.profiles)
    .find(p => p.id === id)

interface Draft {
  kinds: Kind[]
  commands: Command[]
}

function bookOf(id: string, where: string) {
  const book = armyNamed(id)
  if (book === undefined) throw new Complaint(`${where}: no army ${id}`)
  return book
}

/** Troops and commanders of a list, in reserve. */
function raise(g: Field, draft: Draft, list: ArmyList, side: Side, where: string): void {
  const book = bookOf(list.army, where)
  const enlist = (chosen: ChosenTroop, command: number) => {
    // In history whole regiments served other crowns.
    const profile = book.profiles.find(p => p.id === chosen.profile) ?? profileAnywhere(chosen.profile)
    if (profile === undefined) throw new Complaint(`${where}: ${book.id} has no ${chosen.profile}`)
    g.troops.push(troopOf(g, draft, profile, chosen, side, command, where))
  }
  const chief = draft.commands.length
  const commander = COMMANDER + g.commanders.length
  draft.commands.push({ side, kind: 'chief', commander, allied: false, army: book.id, arrives: 0 })
  g.commanders.push(commanderFor(g, list.chief, side, chief, true))
  for (const chosen of list.elite) enlist(chosen, chief)
  for (const command of list.commands) {
    const index = draft.commands.length
    const leader = command.commander
    draft.commands.push({
      side,
      kind: command.kind,
      commander: leader === null ? NOBODY : COMMANDER + g.commanders.length,
      allied: command.allied === true,
      army: command.from ?? book.id,
      arrives: 0,
    })
    if (leader !== null) g.commanders.push(commanderFor(g, leader, side, index, leader.chief === true))
    for (const chosen of command.troops) enlist(chosen, index)
  }
}

/** A profile with what was bought for it. */
export function kindFrom(profile: Profile, options: readonly string[], scale: Scale, where: string): Kind {
  const chosen = options.map(id => {
    const option = [...profile.options, ...ELITE_OPTIONS].find(o => o.id === id)
    if (option === undefined) throw new Complaint(`${where}: ${profile.id} has no option ${id}`)
    return option
  })
  const gone = chosen.flatMap(o => o.instead ?? [])
  const pair = (v: number | readonly [number, number]): readonly [number, number] =>
    typeof v === 'number' ? [v, v] : v
  const [width, depth] = BASES[profile.base][scale]
  const [speed, limbered] = pair(profile.speed)
  const [fire, far] = pair(profile.fire)
  return {
    profile: profile.id,
    branch: profile.branch,
    width: width * MM,
    depth: depth * MM,
    speed,
    limbered,
    combat: profile.combat,
    fire,
    far,
    discipline: profile.discipline + chosen.reduce((sum, o) => sum + (o.discipline ?? 0), 0),
    courage: profile.courage,
    stamina: profile.stamina,
    defence: profile.defence,
    weapons: [...profile.weapons.filter(w => !gone.includes(w)), ...chosen.flatMap(o => o.weapons ?? [])],
    rules: [...profile.rules, ...chosen.flatMap(o => o.rules ?? [])],
    points: profile.points + chosen.reduce((sum, o) => sum + o.points, 0),
  }
}

function troopOf(
  g: Field,
  draft: Draft,
  profile: Profile,
  chosen: ChosenTroop,
  side: Side,
  command: number,
  where: string,
): Troop {
  const kind = kindFrom(profile, chosen.options, g.scale, where)
  const text = JSON.stringify(kind)
  let index = draft.kinds.findIndex(k => JSON.stringify(k) === text)
  if (index < 0) index = draft.kinds.push(kind) - 1
  return newTroop(g.troops.length, side, index, kind, command)
}

export function newTroop(id: number, side: Side, index: number, kind: Kind, command: number): Troop {
  const begins = (how: 'entrenched' | 'fortress'): boolean => bornWith(kind, 'begins').some(t => t.begins === how)
  return {
    id,
    side,
    kind: index,
    name: '',
    command,
    where: 'reserve',
    x: 0,
    y: 0,
    facing: 0,
    width: kind.width,
    depth: kind.depth,
    wear: 0,
    disordered: false,
    acted: false,
    card: 'none',
    leaves: 'none',
    blind: false,
    spied: false,
    joint: NOBODY,
    shown: 'none',
    last: 'none',
    limbered: false,
    entrenched: begins('entrenched'),
    fortress: begins('fortress'),
    emplaced: false,
    building: NOBODY,
    host: NOBODY,
    members: 0,
    rank: 0,
    gun: NOBODY,
    lair: NOBODY,
    effects: [],
  }
}

/** Radii of commanders' bases in millimetres (TER-CMD-07). */
const RADII = { small: { chief: 20, other: 12 }, large: { chief: 30, other: 20 } }

export function commanderFor(
  g: Field,
  chosen: ChosenCommander,
  side: Side,
  command: number,
  chief: boolean,
): Commander {
  return {
    id: COMMANDER + g.commanders.length,
    side,
    chief,
    command,
    name: chosen.name ?? '',
    level: chosen.level,
    virtues: chosen.virtues.flatMap(v => VIRTUES.find(x => x === v) ?? []),
    qualities: chosen.qualities.flatMap(q => QUALITIES.find(x => x === q) ?? []),
    where: 'reserve',
    x: 0,
    y: 0,
    radius: RADII[g.scale][chief ? 'chief' : 'other'] * MM,
    inside: NOBODY,
    fresh: false,
    exhausted: false,
  }
}

/** A historical battle, deployed: seat 0 is the bottom army. */
export function fieldOf(battle: Battle): Field {
  const hosts: readonly Host[] = [battle.bottom, battle.top]
  const g = fieldFor(battle.id, 'small', [battle.bottom, battle.top])
  g.width = battle.table.width
  g.depth = battle.table.depth
  g.elements = battle.ground.map(({ kind, x, y, facing, width, depth, line }, id) => ({
    id,
    kind,
    x,
    y,
    facing,
    width,
    depth,
    line,
  }))
  g.crops = battle.crops
  g.flow = battle.flow === 'unknown' ? 'normal' : battle.flow
  const commands = g.commands.map(c => ({ ...c }))
  let troop = 0
  let commander = 0
  let command = 0
  const stand = (placed: PlacedTroop, arrives: number) => {
    const u = g.troops[troop++]
    u.name = placed.name
    u.x = placed.pose.x
    u.y = placed.pose.y
    u.facing = placed.pose.facing
    u.where = arrives > 0 ? 'reserve' : 'table'
    if (placed.lair !== undefined) {
      u.where = 'ambush'
      u.lair = battle.ground.findIndex(e => e.name === placed.lair)
    }
    if (placed.within === undefined) return
    const host = g.troops.find(o => o.side === u.side && o.name === placed.within)
    if (host === undefined) throw new Complaint(`${battle.id}: ${placed.name} is in ${placed.within}, who is nowhere`)
    u.where = 'integrated'
    u.host = host.id
    host.gun = u.id
  }
  const lead = (placed: PlacedCommander, arrives: number) => {
    const c = g.commanders[commander++]
    c.name = placed.name
    c.where = arrives > 0 ? 'reserve' : 'table'
    c.x = placed.place.x
    c.y = placed.place.y
  }
  const raiseAll = ({ commander: leader, troops, arrives = 0 }: PlacedCommand) => {
    commands[command].arrives = arrives
    command++
    if (leader !== null) lead(leader, arrives)
    for (const placed of troops) stand(placed, arrives)
  }
  for (const host of hosts) {
    command++
    lead(host.chief, 0)
    for (const placed of host.elite) stand(placed, 0)
    host.commands.forEach(raiseAll)
  }
  g.commands = commands
  return g
}
