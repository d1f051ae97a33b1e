import { open, type Seat, type Sight, WATCHER } from '@acies/kernel'
import { overlaps } from '@acies/table'
import { type Field, HIDDEN, NOBODY, type Troop } from './position.ts'
import { bodyOf, commanderBody } from './rules/bodies.ts'
import { staminaOf } from './rules/troop.ts'

/** Whether a seat may look at the card beside a troop; a spy reports to his own side. */
const maySee = (u: Troop, seat: Seat): boolean =>
  u.card === 'none' || (u.side === seat ? !u.blind : u.spied && seat !== WATCHER)
/** Where a troop in ambush is, its side alone knows. */
const unseen = (n: number, seat: Seat, _g: Field, u: Troop): number =>
  u.where === 'ambush' && u.side !== seat ? HIDDEN : n

/** Cards lie face down, ambushes are unseen; all else lies open. */
export const sight: Sight<Field> = {
  scenario: open,
  scale: open,
  kinds: [
    {
      profile: open,
      branch: open,
      width: open,
      depth: open,
      speed: open,
      limbered: open,
      combat: open,
      fire: open,
      far: open,
      discipline: open,
      courage: open,
      stamina: open,
      defence: open,
      weapons: open,
      rules: open,
      points: open,
    },
  ],
  commands: [
    {
      side: open,
      kind: open,
      commander: open,
      allied: open,
      army: open,
      arrives: open,
    },
  ],
  armies: open,
  codes: open,
  horde: open,
  width: open,
  depth: open,
  elements: [
    {
      id: open,
      kind: open,
      x: open,
      y: open,
      facing: open,
      width: open,
      depth: open,
      line: open,
    },
  ],
  scenery: open,
  budget: open,
  spent: open,
  crops: open,
  flow: open,
  troops: [
    {
      id: open,
      side: open,
      kind: open,
      name: open,
      command: open,
      where: open,
      x: unseen,
      y: unseen,
      facing: unseen,
      width: open,
      depth: open,
      wear: open,
      disordered: open,
      acted: open,
      card: (card, seat, _g, u) => (maySee(u, seat) ? card : 'hidden'),
      leaves: (leaves, seat, _g, u) => (leaves === 'none' || u.side === seat ? leaves : 'hidden'),
      blind: open,
      spied: open,
      joint: open,
      shown: open,
      last: open,
      limbered: open,
      entrenched: open,
      fortress: open,
      emplaced: open,
      building: open,
      host: open,
      members: open,
      rank: open,
      gun: open,
      lair: unseen,
      effects: [{ is: open, n: open }],
    },
  ],
  commanders: [
    {
      id: open,
      side: open,
      chief: open,
      command: open,
      name: open,
      level: open,
      virtues: open,
      qualities: open,
      where: open,
      x: open,
      y: open,
      radius: open,
      inside: open,
      fresh: open,
      exhausted: open,
    },
  ],
  north: open,
  turn: open,
  limit: open,
  active: open,
  points: open,
  displaced: [{ commander: open, by: open, x: open, y: open }],
  moving: open,
  asked: open,
  must: open,
  forced: open,
  barred: open,
  shrewd: open,
  grade: open,
}

export function hidden(view: Field): number {
  let holes = 0
  for (const u of view.troops) {
    if (u.card === 'hidden') holes++
    if (u.leaves === 'hidden') holes++
    if (u.lair === HIDDEN) holes++
  }
  return holes
}

/** What cannot be on a table: two bases on one spot, a troop nowhere, more wear than a troop can bear. */
export function check(g: Field): string | null {
  const { troops } = g
  for (let i = 0; i < troops.length; i++) {
    const u = troops[i]
    if (u.wear < 0 || (u.where === 'table' && u.wear > staminaOf(g, u))) return `troop ${u.id} has ${u.wear} wear`
    if (!Number.isInteger(u.x) || !Number.isInteger(u.y) || !Number.isInteger(u.facing))
      return `troop ${u.id} is nowhere`
    if ((u.where === 'joined' || u.where === 'integrated') !== u.host >= 0) return `troop ${u.id} is part of ${u.host}`
    if (u.where === 'lost' && (u.card !== 'none' || u.leaves !== 'none')) return `troop ${u.id} is lost and has a card`
    if (u.where !== 'table' || u.id === g.moving) continue
    const body = bodyOf(u)
    if (body.minX < -5 || body.minY < -5 || body.maxX > g.width + 5 || body.maxY > g.depth + 5)
      return `troop ${u.id} stands off the table`
    for (let k = i + 1; k < troops.length; k++) {
      const o = troops[k]
      if (o.where === 'table' && o.id !== g.moving && overlaps(body, bodyOf(o)))
        return `troops ${u.id} and ${o.id} overlap`
    }
    for (const c of g.commanders)
      if (c.where === 'table' && c.inside < 0 && overlaps(body, commanderBody(c)))
        return `troop ${u.id} stands on ${c.id}`
  }
  for (const c of g.commanders)
    if (c.inside !== NOBODY && troops[c.inside].where !== 'table') return `commander ${c.id} rides with nobody`
  return null
}
