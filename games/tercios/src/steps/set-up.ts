import { type Choice, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { type Body, distance, inches, type Pose, pickOf, pose, poseOf } from '@acies/table'
import { inZone as liesInZone, reachesZone, type Zone } from '@acies/tabletop'
import {
  addMember,
  commanderOf,
  enemyOf,
  type Field,
  isCommander,
  kindOf,
  NOBODY,
  type Side,
  sideOf,
  type Troop,
} from '../position.ts'
import { bodyOf, commanderBody, drawUp, elementBody, fortOf, troopUnder } from '../rules/bodies.ts'
import { bodyHere, isFree } from '../rules/movement.ts'
import { isArtillery } from '../rules/troop.ts'
import { whyNotSo } from '../rules/why.ts'
import { has } from '../traits/index.ts'
import { clearCommanders } from './arrival.ts'
import { event, procedure, question, roll, seatOf } from './book.ts'
import { commanderMayStand } from './losses.ts'
import { mayHide } from './windows.ts'

/** Zones begin this far from the line that parts the table lengthwise (TER-GLO-02). */
const NO_MANS_LAND = inches(12)

const zoneOf = (g: Field, side: Side): Zone => ({
  edge: g.north === side ? 'north' : 'south',
  from: 0,
  to: g.depth / 2 - NO_MANS_LAND,
  side: 0,
})
/** The whole body in the zone of its side. */
const inZone = (g: Field, side: Side, body: Body): boolean => liesInZone(g, zoneOf(g, side), body)
const SIDES = ['north', 'south'] as const

/** Command by command, turn about; the commanders-in-chief last (TER-GLO-01 to 04). */
export const deployment = procedure({
  name: 'deployment',
  gives: undefined,
  with: (_: object) => ({ side: 0, command: NOBODY }),
  lines: {
    sides(r, v) {
      const g = r.field
      if (v.command !== NOBODY) return
      const dice = roll(r, 2)
      while (dice[0] === dice[1] && g.spent[0] === g.spent[1]) dice.splice(0, 2, ...roll(r, 2))
      v.side = dice[0] === dice[1] ? (g.spent[0] < g.spent[1] ? 0 : 1) : dice[0] > dice[1] ? 0 : 1
      r.tell(event('side-dice', ['TER-GLO-01'], { dice, other: v.side }))
      r.call(chooseSide, { side: v.side })
    },
    choose(r, v) {
      const g = r.field
      if (commandsLeft(g, sideOf(v.side)).length === 0) v.side = 1 - v.side
      if (commandsLeft(g, sideOf(v.side)).length === 0) return r.end(undefined)
      r.call(chooseCommand, { side: v.side }, 'command')
    },
    deploy(r, v) {
      r.call(deployCommand, { command: v.command })
    },
    next(r, v) {
      v.side = 1 - v.side
      r.repeat()
    },
  },
})

const chooseSide = question({
  name: 'choose-side',
  kind: 'one',
  rules: ['TER-GLO-01'],
  with: (a: { side: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (_g, _v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: SIDES }),
  take(r, v, picks) {
    const north = word(picks, 0, SIDES) === 'north'
    r.field.north = north ? sideOf(v.side) : enemyOf(sideOf(v.side))
    r.tell(event('side-chosen', ['TER-GLO-01'], { other: v.side, word: north ? 'north' : 'south' }))
  },
})

/** Commands that wait; those of the commanders-in-chief only when all others of both sides stand (TER-GLO-04). */
function commandsLeft(g: Field, side: Side): number[] {
  const waiting = g.commands.flatMap((_, i) => (nextToPlace(g, i) !== NOBODY ? [i] : []))
  const others = waiting.filter(i => g.commands[i].kind !== 'chief')
  return (others.length > 0 ? others : waiting).filter(i => g.commands[i].side === side)
}
/** A command by the name of its commander or first gun. */
const nameOfCommand = (g: Field, command: number): number =>
  g.commands[command].commander >= 0
    ? g.commands[command].commander
    : (g.troops.find(u => u.command === command)?.id ?? NOBODY)

const chooseCommand = question({
  name: 'choose-command',
  kind: 'one',
  rules: ['TER-GLO-03', 'TER-GLO-04', 'TER-ARM-09'],
  with: (a: { side: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: commandsLeft(g, sideOf(v.side)).map(i => nameOfCommand(g, i)) },
  why(g, _v, _draft, pick) {
    const waits = g.commands.findIndex((_, i) => nameOfCommand(g, i) === pick)
    return g.commands[waits]?.kind === 'chief' && nextToPlace(g, waits) !== NOBODY ? 'TER-GLO-04' : 'TER-GLO-03'
  },
  take(r, _v, picks): number {
    const id = thing(picks, 0)
    return isCommander(id) ? commanderOf(r.field, id).command : r.field.troops[id].command
  },
})

/** The commander first, then his troops, one by one. */
function nextToPlace(g: Field, command: number): number {
  const { commander } = g.commands[command]
  if (commander >= 0 && commanderOf(g, commander).where === 'reserve') return commander
  return g.troops.find(u => u.command === command && u.where === 'reserve')?.id ?? NOBODY
}

const deployCommand = procedure({
  name: 'deploy-command',
  gives: undefined,
  with: (a: { command: number }) => ({ command: a.command, unit: NOBODY }),
  lines: {
    next(r, v) {
      v.unit = nextToPlace(r.field, v.command)
      if (v.unit !== NOBODY) r.call(placeUnit, { unit: v.unit })
    },
    again(r, v) {
      if (v.unit !== NOBODY) r.repeat()
    },
    commander(r, v) {
      const { commander } = r.field.commands[v.command]
      if (commander >= 0 && troopsToRideWith(r.field, v.command).length > 0) r.call(rideAlong, { commander })
    },
  },
})

const troopsToRideWith = (g: Field, command: number): number[] =>
  g.troops.filter(u => u.command === command && u.where === 'table' && !isArtillery(g, u)).map(u => u.id)
/** A commander may begin inside a troop of his own, rested (TER-CMD-12, TER-RUL-99). */
const rideAlong = question({
  name: 'ride-along',
  kind: 'one',
  rules: ['TER-CMD-12', 'TER-GLO-03'],
  with: (a: { commander: number }) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const options = troopsToRideWith(g, commanderOf(g, v.commander).command)
    return { of: 'unit', options, about: v.commander, enough: 'outside' }
  },
  take(r, v, picks) {
    if (picks.length === 0) return
    const c = commanderOf(r.field, v.commander)
    const u = r.field.troops[thing(picks, 0)]
    c.inside = u.id
    c.x = u.x
    c.y = u.y
    r.tell(event('joined', ['TER-CMD-12', 'TER-GLO-03'], { unit: c.id, other: u.id }))
  },
})

/** How a troop may take the field. */
const WAYS = ['place', 'limbered', 'integrate', 'ambush', 'column', 'emplace', 'with-commander'] as const

function waysOf(g: Field, u: Troop): string[] {
  const ways: string[] = ['place']
  if (isArtillery(g, u) && has(g, u, 'limbers')) ways.push('limbered') // TER-ART-07
  if (hostsFor(g, u).length > 0) ways.push('integrate')
  if (has(g, u, 'hides') && lairsFor(g, u).length > 0) ways.push('ambush')
  if (columnsHere(g, u).length > 0) ways.push('column')
  if (fortsHere(g, u).length > 0) ways.push('emplace')
  return ways
}
/** Formations without a gun that a light gun may be put into (TER-ART-13). */
const hostsFor = (g: Field, u: Troop): number[] =>
  isArtillery(g, u) && (has(g, u, 'integrable') || (u.entrenched && !has(g, u, 'great')))
    ? g.troops.filter(o => o.side === u.side && o.where === 'table' && o.gun < 0 && takesGun(g, o, u)).map(o => o.id)
    : []
/** A light gun into a formation, an entrenched one into an emplaced fortification (TER-ART-13, TER-UNI-27). */
const takesGun = (g: Field, o: Troop, gun: Troop): boolean =>
  (has(g, gun, 'integrable') && kindOf(g, o).branch === 'formation') || (gun.entrenched && o.emplaced)
/** Ground that hides or covers, no part of it in the enemy's zone (TER-UNI-09). */
const lairsFor = (g: Field, u: Troop): number[] =>
  g.elements.filter(e => mayHide(g, e) && !reachesZone(g, zoneOf(g, enemyOf(u.side)), elementBody(e))).map(e => e.id)
/** TER-CAV-10 */
const columnsHere = (g: Field, u: Troop): number[] =>
  has(g, u, 'columns')
    ? g.troops
        .filter(
          o =>
            o.command === u.command &&
            o.where === 'table' &&
            o.members < 3 &&
            has(g, o, 'columns') &&
            grows(g, o, { ...o, depth: o.depth + kindOf(g, u).depth }),
        )
        .map(o => o.id)
    : []
/** TER-UNI-26 */
const fortsHere = (g: Field, u: Troop): number[] =>
  u.fortress
    ? g.troops
        .filter(
          o =>
            o.command === u.command &&
            o.where === 'table' &&
            o.kind === u.kind &&
            o.fortress &&
            o.members < 3 &&
            grows(g, o, { ...o, ...fortOf(kindOf(g, o), o.members + 2) }),
        )
        .map(o => o.id)
    : []
const grows = (g: Field, o: Troop, larger: Troop): boolean => {
  const body = bodyHere(larger, o)
  return isFree(g, o, body) && troopUnder(g, body, x => x === o) === null && inZone(g, o.side, body)
}

/** Near the commander, in the zone, on nobody (TER-GLO-03, TER-RUL-99). */
function placeFault(g: Field, unit: number, at: Pose, near: boolean): string | null {
  if (isCommander(unit)) {
    const c = commanderOf(g, unit)
    if (!commanderMayStand(g, c, at.x, at.y)) return 'TER-GLO-03'
    return inZone(g, c.side, commanderBody({ x: at.x, y: at.y, radius: c.radius })) ? null : 'TER-GLO-02'
  }
  const u = g.troops[unit]
  const body = bodyHere(u, at)
  if (!inZone(g, u.side, body)) return 'TER-GLO-02'
  if (!isFree(g, u, body) || g.troops.some(o => o.where === 'table' && o.side === u.side && overlapsGun(g, u, o, body)))
    return 'TER-MOV-08'
  if (g.commanders.some(c => c.where === 'table' && c.inside < 0 && distance(commanderBody(c), body) === 0))
    return 'TER-GLO-03'
  if (!near) return null
  const { commander } = g.commands[u.command]
  if (commander >= 0)
    return distance(commanderBody(commanderOf(g, commander)), body) <= inches(6) + 5 ? null : 'TER-GLO-03'
  // A battery keeps together (TER-ART-20).
  const others = g.troops.filter(o => o.command === u.command && o !== u && o.where === 'table')
  return others.length === 0 || others.some(o => distance(bodyOf(o), body) <= inches(6) + 5) ? null : 'TER-ART-20'
}
const overlapsGun = (g: Field, u: Troop, o: Troop, body: Body): boolean =>
  !isArtillery(g, u) && isArtillery(g, o) && distance(bodyOf(o), body) === 0 && o !== u

/** Is there room near the commander at all? If not, anywhere in the zone will do. */
function hasRoomNear(g: Field, unit: number): boolean {
  for (const at of spotsFor(g, unit)) if (placeFault(g, unit, at, true) === null) return true
  return false
}
/** A grid of poses in the zone, facing the enemy, nearest to the commander first. */
function spotsFor(g: Field, unit: number): Pose[] {
  const side = isCommander(unit) ? commanderOf(g, unit).side : g.troops[unit].side
  const north = g.north === side
  const leader = isCommander(unit) ? NOBODY : g.commands[g.troops[unit].command].commander
  const centre = leader >= 0 ? commanderOf(g, leader) : { x: g.width / 2, y: north ? inches(6) : g.depth - inches(6) }
  const top = north ? 0 : g.depth / 2 + NO_MANS_LAND
  const spots: Pose[] = []
  for (let y = inches(0.5); y <= g.depth / 2 - NO_MANS_LAND; y += inches(0.75))
    for (let x = inches(0.5); x < g.width; x += inches(0.75)) spots.push(pose(x, top + y, north ? 18000 : 0))
  const far = (p: Pose): number => (p.x - centre.x) * (p.x - centre.x) + (p.y - centre.y) * (p.y - centre.y)
  return spots.sort((a, b) => far(a) - far(b))
}

export const placeUnit = question({
  name: 'place-unit',
  kind: 'pose',
  rules: ['TER-GLO-03', 'TER-GLO-02'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(isCommander(v.unit) ? commanderOf(g, v.unit).side : g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (isCommander(v.unit)) return draft.length > 0 ? null : { of: 'pose', about: v.unit }
    const u = g.troops[v.unit]
    if (draft.length === 0) return { of: 'word', options: waysOf(g, u), about: v.unit }
    if (draft.length > 1) return null
    switch (draft[0]) {
      case 'integrate':
        return { of: 'unit', options: hostsFor(g, u), about: v.unit }
      case 'column':
        return { of: 'unit', options: columnsHere(g, u), about: v.unit }
      case 'emplace':
        return { of: 'unit', options: fortsHere(g, u), about: v.unit }
      case 'ambush':
        return { of: 'hex', options: lairsFor(g, u), about: v.unit }
      default:
        return { of: 'pose', about: v.unit }
    }
  },
  why: (g, v, draft, pick) => (isCommander(v.unit) ? null : whyNotSo(g, g.troops[v.unit], draft[0] ?? pick)),
  forbids(g, v, picks) {
    const last = picks[picks.length - 1]
    if (typeof last !== 'object') return null
    const fault = placeFault(g, v.unit, poseOf(last), true)
    if (fault === null || isCommander(v.unit)) return fault
    if (placeFault(g, v.unit, poseOf(last), false) !== null) return fault
    return hasRoomNear(g, v.unit) ? fault : null
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const found: Picks[] = []
    const u = isCommander(v.unit) ? null : g.troops[v.unit]
    const ways = u === null ? [] : waysOf(g, u)
    const way = u === null ? '' : ways[random(ways.length)]
    const lists: Record<string, () => number[]> = {
      integrate: () => (u === null ? [] : hostsFor(g, u)),
      column: () => (u === null ? [] : columnsHere(g, u)),
      emplace: () => (u === null ? [] : fortsHere(g, u)),
      ambush: () => (u === null ? [] : lairsFor(g, u)),
    }
    if (way in lists) {
      const options = lists[way]()
      return [[way, options[random(options.length)]]]
    }
    const wrap = (at: Pose): Picks => (u === null ? [pickOf(at)] : [way, pickOf(at)])
    const side = u === null ? commanderOf(g, v.unit).side : u.side
    const leader = u === null ? NOBODY : g.commands[u.command].commander
    const about = leader >= 0 ? commanderOf(g, leader) : null
    const top = g.north === side ? 0 : g.depth / 2 + NO_MANS_LAND
    const deep = g.depth / 2 - NO_MANS_LAND
    for (let tries = 0; tries < 30 * n && found.length < n; tries++) {
      const x = about === null ? random(g.width) : about.x + random(inches(20)) - inches(10)
      const at = pose(x, top + random(deep), g.north === side ? 18000 : 0)
      if (placeFault(g, v.unit, at, true) === null) found.push(wrap(at))
    }
    if (found.length > 0) return found
    const spots = spotsFor(g, v.unit)
    const near = spots.find(at => placeFault(g, v.unit, at, true) === null)
    const any = near ?? spots.find(at => placeFault(g, v.unit, at, false) === null)
    return any === undefined ? [wrap(spots[0])] : [wrap(any)]
  },
  take(r, v, picks) {
    const g = r.field
    if (isCommander(v.unit)) {
      const c = commanderOf(g, v.unit)
      const [x, y] = posePick(picks, 0)
      c.where = 'table'
      c.x = x
      c.y = y
      r.tell(event('placed', ['TER-GLO-03'], { unit: c.id, path: [x, y, 0] }))
      return
    }
    const u = g.troops[v.unit]
    const way = word(picks, 0, WAYS)
    switch (way) {
      case 'integrate': {
        const host = g.troops[thing(picks, 1)]
        u.where = 'integrated'
        u.host = host.id
        host.gun = u.id
        return r.tell(event('column', ['TER-ART-13'], { unit: u.id, other: host.id }))
      }
      case 'column':
      case 'emplace': {
        const head = g.troops[thing(picks, 1)]
        addMember(g, head, u)
        if (way === 'emplace') head.emplaced = true
        drawUp(g, head)
        clearCommanders(r, head)
        const rule = way === 'emplace' ? 'TER-UNI-26' : 'TER-CAV-10'
        return r.tell(event('column', [rule], { unit: u.id, other: head.id, n: head.members + 1 }))
      }
      case 'ambush':
        u.where = 'ambush'
        u.lair = thing(picks, 1)
        return r.tell(event('lies-in-ambush', ['TER-UNI-09'], { unit: u.id }))
      default: {
        const at = poseOf(posePick(picks, 1))
        u.where = 'table'
        u.x = at.x
        u.y = at.y
        u.facing = at.facing
        u.limbered = way === 'limbered'
        r.tell(event('placed', ['TER-GLO-03'], { unit: u.id, path: [at.x, at.y, at.facing] }))
      }
    }
  },
})

export const deploymentSteps = [deployment, chooseSide, chooseCommand, deployCommand, placeUnit, rideAlong]
