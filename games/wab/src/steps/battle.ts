import { type Choice, type Picks, pose as posePick, type Random, thing } from '@acies/kernel'
import { type Base, baseAt, bodyAt, INCH, overlaps, poseOf } from '@acies/table'
import { inZone } from '@acies/tabletop'
import type { Rule } from '../events.ts'
import { enemyOf, type Field, kindOf, modelsIn, onTable, type Side, type Unit } from '../position.ts'
import { bodyOf, onImpassable, place } from '../rules/bodies.ts'
import { formUp } from '../rules/ranks.ts'
import { TABLE } from '../set-up.ts'
import { procedure, question, seatsOf, type Table } from './book.ts'
import { turn } from './turn.ts'

/** The whole battle: deployment, who begins, then turns (WAB-MIS-101). */
export const battle = procedure({
  name: 'battle',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    deploy(r) {
      if (r.field.units.some(u => u.where === 'reserve')) r.call(deployment, {})
    },
    first(r) {
      if (r.field.turn === 0) r.field.active = rollOff(r, 'first')
    },
    turns(r) {
      r.call(turn, {})
    },
  },
})
/** A die each, again while they are equal. */
function rollOff(r: Table, what: 'deploy' | 'first'): Side {
  for (;;) {
    const dice = [r.roll(6) + 1, r.roll(6) + 1]
    if (dice[0] === dice[1]) continue
    const side: Side = dice[0] > dice[1] ? 0 : 1
    r.tell({ type: 'roll-off', rules: ['WAB-MIS-101'], dice, side, what })
    return side
  }
}

const inReserve = (g: Field, side: Side): Unit[] => g.units.filter(u => u.side === side && u.where === 'reserve')
/** Unit by unit, turn about (WAB-MIS-101). */
const deployment = procedure({
  name: 'deployment',
  gives: undefined,
  with: (_: object) => ({ side: -1 }),
  lines: {
    first(r, v) {
      if (v.side < 0) v.side = rollOff(r, 'deploy')
    },
    next(r, v) {
      const g = r.field
      const side: Side = v.side === 0 ? 0 : 1
      if (inReserve(g, 0).length + inReserve(g, 1).length === 0) return r.end(undefined)
      v.side = inReserve(g, enemyOf(side)).length > 0 ? enemyOf(side) : side
      if (inReserve(g, side).length > 0) r.call(deploy, { side })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The block of a unit in so many files. */
function blockIn(g: Field, u: Unit, files: number, at: { x: number; y: number; facing: number }): Base {
  const { width, depth } = kindOf(g, u)
  const wide = Math.max(1, Math.min(files, modelsIn(u)))
  return baseAt(wide * width, Math.ceil(modelsIn(u) / wide) * depth, at)
}
/** The rule by which a unit may not be deployed so, or null. */
export function mayNotDeploy(g: Field, u: Unit, block: Base): Rule | null {
  const body = bodyAt(block)
  const zone = { edge: g.armies[u.side].edge, from: 0, to: TABLE.zone * INCH, side: 0 }
  if (!inZone(g, zone, body)) return 'WAB-MIS-101'
  if (onImpassable(g, body)) return 'WAB-TERRAIN-05'
  for (const o of g.units) if (o !== u && onTable(o) && overlaps(body, bodyOf(g, o))) return 'WAB-UNIT-03'
  return null
}
/** Which unit, how wide, where and how it faces. */
export const deploy = question({
  name: 'deploy',
  kind: 'pose',
  rules: ['WAB-MIS-101', 'WAB-UNIT-03'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: inReserve(g, v.side).map(u => u.id) }
    const about = thing(draft, 0)
    if (draft.length === 1) return { of: 'number', min: 1, max: modelsIn(g.units[about]), about }
    return draft.length === 2 ? { of: 'pose', about } : null
  },
  forbids(g, _v, picks) {
    const u = g.units[thing(picks, 0)]
    return mayNotDeploy(g, u, blockIn(g, u, thing(picks, 1), poseOf(posePick(picks, 2))))
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const found: Picks[] = []
    for (let i = 0; i < n; i++) found.push(somePlace(g, v.side, random))
    return found
  },
  take(r, _v, picks) {
    const u = r.field.units[thing(picks, 0)]
    formUp(u, thing(picks, 1))
    place(u, poseOf(posePick(picks, 2)))
    u.where = 'table'
    r.tell({ type: 'placed', rules: ['WAB-MIS-101'], unit: u.id, path: [u.x, u.y, u.facing] })
  },
})
function somePlace(g: Field, side: Side, random: Random): Picks {
  const units = inReserve(g, side)
  const u = units[random(units.length)]
  const south = g.armies[side].edge === 'south'
  const facing = south ? 0 : 18000
  for (let tries = 0; tries < 200; tries++) {
    const { width } = blockIn(g, u, u.files, { x: 0, y: 0, facing })
    const far = TABLE.zone * INCH - random(tries < 100 ? 1 : 4) * INCH
    const x = Math.round(width / 2 + random(Math.max(1, g.width - width)))
    const at = { x, y: south ? g.depth - far : far, facing }
    if (mayNotDeploy(g, u, blockIn(g, u, u.files, at)) === null) return [u.id, u.files, [at.x, at.y, at.facing]]
  }
  // Somewhere there is always room: try it inch by inch, from the edge.
  for (let y = 1; y <= TABLE.zone; y++)
    for (let x = 0; x < g.width; x += INCH / 2) {
      const at = { x: Math.round(x), y: Math.round(south ? g.depth - y * INCH : y * INCH), facing }
      if (mayNotDeploy(g, u, blockIn(g, u, u.files, at)) === null) return [u.id, u.files, [at.x, at.y, at.facing]]
    }
  throw new Error(`unit ${u.id} finds no room`)
}
export const battleSteps = [battle, deployment, deploy]
