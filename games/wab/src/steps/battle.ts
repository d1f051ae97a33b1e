import { type Choice, type Picks, pose as posePick, type Random, thing, word } from '@acies/kernel'
import { type Base, type Body, baseAt, bodyAt, INCH, joined, overlaps, type Pose, pickOf, poseOf } from '@acies/table'
import { inZone } from '@acies/tabletop'
import { battleNamed, isLaid } from '../data/battles/index.ts'
import type { Rule } from '../events.ts'
import {
  enemyOf,
  type Field,
  has,
  kindOf,
  lift,
  modelsIn,
  NOBODY,
  onTable,
  put,
  type Side,
  type Unit,
  unitWith,
} from '../position.ts'
import { asSkirmishers, mayScatter } from '../raise.ts'
import { bodyOf, onImpassable, place } from '../rules/bodies.ts'
import { type CloudShape, isSkirmishing, laidOut, mayLoosen, SHAPES, scatter } from '../rules/cloud.ts'
import { admit, mayNotBeginWith } from '../rules/company.ts'
import { formUp } from '../rules/ranks.ts'
import { goesFirst, taborPlaces } from '../rules/tabor.ts'
import { breakValue } from '../rules/victory.ts'
import { refusal } from '../traits/index.ts'
import { ambushes, staysHidden } from './ambush.ts'
import { procedure, question, seatsOf } from './book.ts'
import { formBatteries } from './machines/battery.ts'
import { rollOff } from './roll-off.ts'
import { scenery } from './scenery.ts'
import { anySpot, someSpot } from './some-spot.ts'
import { turn } from './turn.ts'

/** The whole battle: deployment, who begins, then turns (WAB-MIS-101). */
const battle = procedure({
  name: 'battle',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    /** Where players lay the ground themselves (WAB-MIS-101). */
    ground(r) {
      if (r.field.toLay.some(n => n > 0)) r.call(scenery, {})
    },
    /** Notes are written before anybody stands on the table (WAB-FRM-20). */
    ambush(r) {
      if (r.field.units.some(u => u.where === 'reserve')) r.call(ambushes, {})
    },
    deploy(r) {
      if (r.field.units.some(u => u.where === 'reserve')) r.call(deployment, {})
    },
    hidden(r) {
      if (r.field.units.some(u => u.where === 'ambush')) r.call(staysHidden, {})
    },
    comeOut(r) {
      if (r.field.units.some(u => u.where === 'reserve')) r.call(deployment, {})
    },
    batteries(r) {
      formBatteries(r.field)
    },
    first(r) {
      const g = r.field
      if (g.turn > 0) return
      // What an army is worth is known when light troops have said how they fight (WAB-SCN-02, WAB-FRM-75).
      g.armies = g.armies.map((a, side) => ({
        ...a,
        value: g.units.reduce((sum, u) => (u.side === side ? sum + breakValue(g, u) : sum), 0),
      }))
      const battle = battleNamed(g.scenario)
      g.active = battle !== undefined && isLaid(battle) ? battle.first : rollOff(r, 'first')
    },
    turns(r) {
      r.call(turn, {})
    },
  },
})
const waiting = (g: Field, side: Side): Unit[] => g.units.filter(u => u.side === side && u.where === 'reserve')
/** Who may be deployed now: a tabor before all others (WAB-WAG-28), characters when all units stand, so that they find whom to lead (WAB-MIS-101). */
function inReserve(g: Field, side: Side): Unit[] {
  const all = waiting(g, side)
  const units = all.filter(u => !kindOf(g, u).character)
  const first = units.filter(u => goesFirst(g, u))
  if (first.length > 0) return first
  return units.length > 0 ? units : all
}
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
      const mine = inReserve(g, side)
      if (mine.length + waiting(g, enemyOf(side)).length === 0) return r.end(undefined)
      // A tabor is laid whole, before any other unit of either side (WAB-WAG-28).
      const laying = [side, enemyOf(side)].find(s => waiting(g, s).some(u => goesFirst(g, u)))
      if (laying !== undefined) return r.call(deploy, { side: laying, unit: NOBODY })
      v.side = waiting(g, enemyOf(side)).length > 0 ? enemyOf(side) : side
      if (mine.length === 0) return
      const [first] = mine
      if (kindOf(g, first).character && hostsFor(g, first).length > 0) r.call(attachCharacter, { unit: first.id })
      else r.call(deploy, { side, unit: NOBODY })
    },
    alone(r) {
      // He who was to stand by himself.
      const lone = r.field.units.find(u => u.where === 'reserve' && has(u, 'alone'))
      if (lone === undefined) return
      lift(lone, 'alone')
      r.call(deploy, { side: lone.side, unit: lone.id })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The block of a unit in so many files. */
export function blockIn(g: Field, u: Unit, files: number, at: { x: number; y: number; facing: number }): Base {
  const { width, depth } = kindOf(g, u)
  const wide = Math.max(1, Math.min(files, modelsIn(u)))
  return baseAt(wide * width, Math.ceil(modelsIn(u) / wide) * depth, at)
}
/** The rule by which a unit may not be deployed so, or null. */
function mayNotDeploy(g: Field, u: Unit, body: Body): Rule | null {
  const zone = { edge: g.armies[u.side].edge, from: 0, to: g.zone, side: 0 }
  if (!inZone(g, zone, body)) return 'WAB-MIS-101'
  if (onImpassable(g, body)) return 'WAB-TERRAIN-05'
  for (const o of g.units) if (o !== u && onTable(o) && overlaps(body, bodyOf(g, o))) return 'WAB-UNIT-03'
  return null
}
/** How it is deployed: light troops say whether they skirmish (WAB-FRM-75), skirmishers their shape, others their files. */
interface Deployment {
  loose: boolean
  shape: CloudShape
  files: number
  at: Pose
}
const LIGHT = ['skirmish', 'open'] as const
const GROUPS = ['ranks', 'loose-group'] as const
/** Light troops say whether they skirmish, light chariots whether they stand in ranks (WAB-FRM-75, WAB-CHA-09). */
const asksForm = (g: Field, u: Unit): readonly string[] | null =>
  mayScatter(g, u) ? LIGHT : mayLoosen(g, u) ? GROUPS : null
/** Whether it stands loosely, by what was said or by what it is. */
const isLoose = (g: Field, u: Unit, said: Picks): boolean =>
  asksForm(g, u) === null ? isSkirmishing(g, u) : said[1] === 'skirmish' || said[1] === 'loose-group'
const FORMS = SHAPES.filter(s => s !== 'as-they-stand')
function deploymentIn(g: Field, u: Unit, picks: Picks): Deployment {
  const next = asksForm(g, u) === null ? 1 : 2
  const loose = isLoose(g, u, picks)
  return {
    loose,
    shape: loose ? word(picks, next, FORMS) : 'line',
    files: loose ? 1 : thing(picks, next),
    at: poseOf(posePick(picks, next + 1)),
  }
}
const deployedBody = (g: Field, u: Unit, d: Deployment): Body =>
  d.loose ? joined(laidOut(g, u, d.shape, d.at).map(bodyAt)) : bodyAt(blockIn(g, u, d.files, d.at))

/** The rule against a whole deployment, or null. */
export function deploymentBarred(g: Field, picks: Picks): Rule | null {
  const u = g.units[thing(picks, 0)]
  const said = deploymentIn(g, u, picks)
  const badly = said.loose ? null : refusal('deploy', g, unitWith(u, { files: said.files, ...said.at }))
  return badly ?? mayNotDeploy(g, u, deployedBody(g, u, said))
}
/** Which unit, how wide or in which shape, where and how it faces. */
const deploy = question({
  name: 'deploy',
  kind: 'pose',
  rules: ['WAB-MIS-101', 'WAB-UNIT-03', 'WAB-FRM-75'],
  /** `unit`: the one that must be placed, or nobody in particular. */
  with: (a: { side: Side; unit: number }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    if (draft.length === 0)
      return { of: 'unit', options: v.unit === NOBODY ? inReserve(g, v.side).map(u => u.id) : [v.unit] }
    const about = thing(draft, 0)
    const u = g.units[about]
    const words = asksForm(g, u)
    const asked = words === null ? 0 : 1
    if (words !== null && draft.length === 1) return { of: 'word', options: words, about }
    if (draft.length === 1 + asked) {
      return isLoose(g, u, draft)
        ? { of: 'word', options: FORMS, about }
        : { of: 'number', min: 1, max: modelsIn(u), about, counts: 'files' }
    }
    return draft.length === 2 + asked ? { of: 'pose', about } : null
  },
  forbids: (g, _v, picks) => deploymentBarred(g, picks),
  candidates(g, v, _seat, n, random): Picks[] {
    const found: Picks[] = []
    for (let i = 0; i < n; i++)
      found.push(somePlace(g, v.unit === NOBODY ? inReserve(g, v.side) : [g.units[v.unit]], random))
    return found
  },
  take(r, _v, picks) {
    const g = r.field
    const u = g.units[thing(picks, 0)]
    const said = deploymentIn(g, u, picks)
    if (said.loose) {
      if (mayScatter(g, u)) asSkirmishers(g, u)
      scatter(g, u, laidOut(g, u, said.shape, said.at))
    } else {
      formUp(u, said.files)
      place(u, said.at)
    }
    u.where = 'table'
    r.tell({ type: 'placed', rules: ['WAB-MIS-101'], unit: u.id, path: [u.x, u.y, u.facing] })
  },
})
const hostsFor = (g: Field, c: Unit): number[] => g.units.filter(u => mayNotBeginWith(g, c, u) === null).map(u => u.id)
/** A character begins in the front rank of a unit, or by himself (WAB-PERS-08). */
const attachCharacter = question({
  name: 'attach-character',
  kind: 'one',
  rules: ['WAB-PERS-08', 'WAB-MIS-101'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatsOf(g, g.units[v.unit].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: hostsFor(g, g.units[v.unit]), enough: 'alone', about: v.unit },
  why: (g, v, _draft, pick) =>
    typeof pick === 'number' && g.units[pick] !== undefined ? mayNotBeginWith(g, g.units[v.unit], g.units[pick]) : null,
  take(r, v, picks) {
    const c = r.field.units[v.unit]
    if (picks.length === 0) return put(c, 'alone', 0, 'battle')
    const host = r.field.units[thing(picks, 0)]
    admit(r.field, host, c)
    r.tell({ type: 'joined', rules: ['WAB-PERS-08'], unit: c.id, other: host.id })
  },
})
/** As wide as it was raised, or as a special rule wants it (WAB-FRM-82). */
function widthFor(g: Field, u: Unit): number {
  for (let files = u.files; files <= modelsIn(u); files++)
    if (refusal('deploy', g, unitWith(u, { files })) === null) return files
  return u.files
}
function somePlace(g: Field, units: readonly Unit[], random: Random): Picks {
  const u = units[random(units.length)]
  const words = asksForm(g, u)
  const form = words === null ? [] : [words[random(words.length)]]
  const loose = isLoose(g, u, [u.id, ...form])
  const shape = modelsIn(u) > 12 ? 'double' : 'line'
  const files = widthFor(g, u)
  const said = [...form, loose ? shape : files]
  const standing = (at: Pose) => deployedBody(g, u, { loose, shape, files, at })
  const fits = (body: Body) => mayNotDeploy(g, u, body) === null
  if (goesFirst(g, u)) {
    const open = taborPlaces(g, u).filter(at => fits(standing(at)) && refusal('deploy', g, unitWith(u, at)) === null)
    if (open.length > 0) return [u.id, ...said, pickOf(open[random(open.length)])]
  }
  const south = g.armies[u.side].edge === 'south'
  const facing = south ? 0 : 18000
  const rowAt = (far: number) => Math.round(south ? g.depth - far : far)
  // As far ahead as it may, or a little behind; else wherever there is room, from the edge on.
  const rows = [0, 1, 2, 3].map(back => rowAt(g.zone - back * INCH))
  for (let far = INCH; far <= g.zone; far += INCH) rows.push(rowAt(far))
  const at = someSpot(g, rows, facing, standing, fits, random) ?? anySpot(g, rows, facing, p => fits(standing(p)))
  if (at !== null) return [u.id, ...said, [at.x, at.y, at.facing]]
  throw new Error(`unit ${u.id} finds no room`)
}
export const battleSteps = [battle, deployment, deploy, attachCharacter]
