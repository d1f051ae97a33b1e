import { ahead, type Body, type Point, type Pose, pose, type Side, SLACK, wayTo } from '@acies/table'
import { copyUnit, unitAt, withUnits } from '../copies.ts'
import type { Rule } from '../events.ts'
import { type End, type Field, kindOf, STEP, type Unit, type Wrap } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import type { Act } from '../traits/trait.ts'
import { type Place, partsOf, places, sidesTouched } from './align.ts'
import { against, budgetOf, chargeBonus, type Ways, waysOf } from './going.ts'
import { type Drawn, drawnAt, hasRoom, lineAt, lineOf, stanceOf, wrapBody } from './stance.ts'
import { wrapsAt } from './wrap.ts'

// ---- may it charge at all ----

const chargesAfter = (g: Field, u: Unit, act: Act): boolean => {
  for (const t of traitsWith(g, u, 'chargesAfter')) if (t.chargesAfter(act, u, g)) return true
  return false
}

/** The rule against a charge by what the unit is and has done this turn (ONU-CHG-13, ONU-CHG-14, ONU-MAN-19). */
export function chargeFault(g: Field, u: Unit): Rule | null {
  const { shot, rallied, cap, allWays, ends, charged, when } = u.doings
  if (u.fleeing) return 'ONU-FLE-09'
  if (shot) return 'ONU-CHG-14'
  if (rallied) return 'ONU-ACT-09'
  if (cap === 'double') return 'ONU-MOV-12'
  if (charged || cap === 'none') return 'ONU-CHG-01'
  if (allWays && !chargesAfter(g, u, 'all-ways')) return 'ONU-MAN-02'
  if (ends.length > 0 && !chargesAfter(g, u, 'extend')) return 'ONU-MAN-08'
  if (when === 'after') return 'ONU-MAN-17'
  return against(g, u, 'charge')
}

/** What a charge may still use, in hundredths of a UD (ONU-CHG-02, ONU-CHG-18). */
export const chargeLeft = (g: Field, u: Unit): number => {
  const budget = budgetOf(g, u)
  return budget === 0 ? 0 : budget + chargeBonus(g, u) - u.doings.used
}

// ---- straight on ----

/** Markers that a charge strikes off: the one it met and all that hang on it (ONU-CHG-09, ONU-CHG-10). */
export interface Struck {
  readonly unit: number
  readonly end: End
  /** How many markers of that end stay; -1 for the extension in the line. */
  readonly keeps: number
}

/** A side of an enemy that the charge has met, and where it may line up with it. */
export interface Meeting {
  readonly foe: number
  readonly side: Side
  readonly places: readonly Place[]
}

export interface Rush {
  /** How far it goes, in table units, and where it then stands. */
  readonly advance: number
  readonly at: Pose
  /** Markers struck on the way, in order. */
  readonly struck: readonly Struck[]
  /** Whom it can line up with; nobody when only markers were met (ONU-R-77). */
  readonly meetings: readonly Meeting[]
}

/** How deep a body must lie in the way to be met. */
const IN_THE_WAY = 60
/** What lies just at the end of a move is reached. */
const REACHED = 10

/**
 * Straight on into contact (ONU-CHG-01, 03, 19): striking markers off from the side and from behind and going on (ONU-CHG-11,
 * ONU-R-77). A rule where that makes no contact. `left` in table units.
 */
export function rush(g: Field, u: Unit, from: Pose, left: number, ways: Ways = waysOf(g, u, left)): Rush | Rule {
  let here = drawnAt(u, from)
  let field = g
  let around = ways
  let advance = 0
  const struck: Struck[] = []
  for (;;) {
    const { line } = stanceOf(here)
    const foe = wayTo(line, here.facing, left - advance + REACHED, around.foes)
    const reached = foe.met !== -1 && foe.free <= left - advance + SLACK
    if (!reached && struck.length === 0) return 'ONU-CHG-01'
    const wall = wayTo(line, here.facing, reached ? foe.free : left - advance, around.walls)
    if (!reached || wall.met !== -1) {
      if (struck.length === 0) return wallRule(around, wall.met)
      advance += wall.free
      return stopped(field, u, ahead(here, wall.free), advance, struck)
    }
    advance += foe.free
    here = drawnAt(u, ahead(here, foe.free))
    const markers = markersMet(field, here, around.foeIds)
    if (markers.length === 0) return meet(field, u, here, advance, struck, around.foeIds)
    struck.push(...markers)
    field = without(field, markers)
    // A unit that its own markers cost its life is gone, and the charger stops there (ONU-R-28).
    if (markers.some(m => field.units[m.unit].where === 'lost')) return stopped(field, u, here, advance, struck)
    around = waysOf(field, unitAt(u, here), left - advance)
  }
}
/** Only markers were met: it comes to rest where it stopped, which may not be on anybody (ONU-R-77, ONU-CRO-10). */
function stopped(g: Field, u: Unit, { x, y, facing }: Pose, advance: number, struck: readonly Struck[]): Rush | Rule {
  const stop = pose(x, y, facing)
  if (!hasRoom(g, lineAt(u, stop), o => o.id !== u.id && o.under !== u.id)) return 'ONU-CRO-10'
  return { advance, at: stop, struck, meetings: [] }
}
const wallRule = (ways: Ways, met: number): Rule => (ways.wallRules[met] === 'ONU-R-42' ? 'ONU-R-42' : 'ONU-CHG-19')

/** Does a body stand straight before a line? */
const blocks = (line: Drawn, body: Body): boolean =>
  wayTo(stanceOf(line).line, line.facing, IN_THE_WAY, [body]).met !== -1

/** The markers right before a line that it strikes from the side or from behind. */
function markersMet(g: Field, line: Drawn, near: readonly number[]): Struck[] {
  const found: Struck[] = []
  for (const id of new Set(near)) {
    const foe = g.units[id]
    for (const end of ['left', 'right'] as const) {
      const i = wrapsAt(foe, end).findIndex(w => blocks(line, wrapBody(w)))
      if (i !== -1) found.push({ unit: id, end, keeps: i })
    }
    for (const { base, end } of partsOf(foe)) {
      if (end === 'card' || !blocks(line, markerAt(base))) continue
      // Its front is the front of the line (ONU-CHG-12, ONU-CHG-17).
      const touched = sidesTouched(line, base)
      if (touched !== null && !touched.sides.includes('front')) found.push({ unit: id, end, keeps: -1 })
    }
  }
  return found
}
const markerAt = (base: { x: number; y: number; facing: number }): Body =>
  wrapBody({ x: base.x, y: base.y, facing: base.facing, end: 'left', extension: false, on: 0 } satisfies Wrap)

/** Takes struck markers off and gives their number: a wound each. */
export function strikeOff(foe: Unit, { end, keeps }: Struck): number {
  if (keeps === -1) {
    foe[end] = false
    return 1
  }
  const gone = wrapsAt(foe, end).slice(keeps)
  foe.wraps = foe.wraps.filter(w => !gone.includes(w))
  return gone.length
}

/** The field as it would be without these markers. */
export function without(g: Field, markers: readonly Struck[]): Field {
  if (markers.length === 0) return g
  const units = g.units.slice()
  for (const m of markers) {
    const foe = copyUnit(units[m.unit])
    foe.wounds += strikeOff(foe, m)
    if (foe.wounds >= kindOf(g, foe).life) foe.where = 'lost'
    units[m.unit] = foe
  }
  return withUnits(g, units)
}

/** Whom a line that has come to a stop has met, and how it can line up. */
function meet(
  g: Field,
  u: Unit,
  here: Drawn,
  advance: number,
  struck: readonly Struck[],
  near: readonly number[],
): Rush | Rule {
  const meetings: Meeting[] = []
  let left: Rule | null = null
  for (const id of new Set(near)) {
    const foe = g.units[id]
    const met = metSides(foe, here)
    if (met === null) continue
    // Never one it has just withdrawn from (ONU-R-65).
    if (u.doings.quit.includes(id)) {
      left = 'ONU-R-65'
      continue
    }
    for (const side of met.sides) {
      const found = places(g, u, here, foe, side, met.touch)
      if (found.length > 0) meetings.push({ foe: id, side, places: found })
    }
  }
  if (meetings.length === 0) return left ?? 'ONU-R-88'
  return { advance, at: { x: here.x, y: here.y, facing: here.facing }, struck, meetings }
}

/** The sides of an enemy's line that stand right before another. */
function metSides(foe: Unit, here: Drawn): { sides: Side[]; touch: Point } | null {
  if (!blocks(here, lineOf(foe))) return null
  for (const { base, end } of partsOf(foe)) {
    if (!blocks(here, end === 'card' ? stanceOf(foe).card : markerAt(base))) continue
    const touched = sidesTouched(here, base)
    if (touched === null) continue
    if (end === 'card') return touched
    if (touched.sides.includes('front')) return { sides: ['front'], touch: touched.touch }
  }
  return null
}

/** A charge from where the unit stands with all it has left; the rule when there is none. */
export function chargeAhead(g: Field, u: Unit, from: Pose = u): Rush | Rule {
  return chargeFault(g, u) ?? rush(g, u, from, chargeLeft(g, u) * STEP)
}
export const isRush = (found: Rush | Rule): found is Rush => typeof found !== 'string'
