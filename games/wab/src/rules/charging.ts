import type { Rule } from '../events.ts'
import { type Field, has, heldBy, isFleeing, kindOf, onTable, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { isBeyond, isCloud, middle } from './bodies.ts'
import { isSkirmishing, runsWith } from './cloud.ts'
import { foesOf, isEngaged, isLinked } from './engaged.ts'
import { keptOff } from './going.ts'
import { allowanceOf } from './pace.ts'
import { isOpenTo } from './route.ts'
import { seesToCharge } from './sight.ts'

/** The rule by which a unit may not declare a charge, or null. */
export function mayNotCharge(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active) return 'WAB-CHG-01'
  if (has(u, 'returned')) return 'WAB-CHG-07'
  if (!onTable(u)) return 'WAB-CHG-01'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  // On an elephant he is a unit that may (WAB-PERS-04).
  if (kindOf(g, u).character && kindOf(g, u).troop !== 'elephant') return 'WAB-CHG-09'
  if (g.snap.column[u.id] === 1) return 'WAB-MARCH-15'
  if (has(u, 'gave-ground')) return 'WAB-CHG-08'
  return heldBy(u) ?? refusal('declare', g, u)
}
/** The rule by which an engaged unit may not try to break off, or null (WAB-DISENG-01 to 03). */
export function mayNotDisengage(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active || isFleeing(u)) return 'WAB-DISENG-01'
  const foes = foesOf(g, u)
  if (foes.some(f => f.own !== 'front')) return 'WAB-DISENG-02'
  if (foes.some(f => has(f.unit, 'burst-in'))) return 'WAB-DISENG-03'
  return refusal('disengage', g, u)
}
/** The rule by which an enemy is no target of a charge, or null: it must be seen; how far it is nobody says. */
export function mayNotBeCharged(g: Field, u: Unit, target: Unit): Rule | null {
  if (target.side === u.side || !onTable(target)) return 'WAB-CHG-02'
  const barred = refusal('be-charged', g, target, { other: u })
  if (barred !== null) return barred
  return seesToCharge(g, u, target) ? null : isSkirmishing(g, u) ? 'WAB-SKI-15' : 'WAB-CHG-05'
}
/**
 * No place on that side to align with: covered already, or no more than a corner (WAB-MULT-09, WAB-CHG-13, WAB-ARC-02); or
 * ground in between that it never comes over.
 */
export function hasNoRoom(g: Field, u: Unit, target: Unit, charging: readonly number[]): Rule | null {
  // What is out of reach fails by itself: there is no need to look farther than a charge goes.
  const far = allowanceOf(g, u, 'charge')
  if (isBeyond(g, u, target, far)) return null
  const ghosts = g.units.filter(o => !isLinked(g, o.id, target.id)).map(o => o.id)
  if (!isOpenTo(g, u, target, { budget: far * 2, ghosts }))
    return barredBy(g, u, target) ?? (isEngaged(g, target) ? 'WAB-MULT-09' : 'WAB-CHG-13')
  return isScreened(g, u, target, ghosts, charging) ? 'WAB-MULT-10' : null
}
function barredBy(g: Field, u: Unit, target: Unit): Rule | null {
  const to = middle(g, target)
  return keptOff(g, u, u, to.x - u.x, to.y - u.y)
}
/** Nobody charges through skirmishers of his own, unless they charge as well and go first (WAB-MULT-10). */
function isScreened(g: Field, u: Unit, target: Unit, ghosts: readonly number[], charging: readonly number[]): boolean {
  const screen = g.units.filter(
    o => o !== u && o.side === u.side && isScreen(g, o) && !runsWith(g, o, u) && !charging.includes(o.id),
  )
  if (screen.length === 0) return false
  const open = ghosts.filter(id => !screen.some(o => o.id === id))
  return !isOpenTo(g, u, target, { budget: allowanceOf(g, u, 'charge') * 2, ghosts: open })
}

const isScreen = (g: Field, o: Unit): boolean => onTable(o) && isCloud(o) && isSkirmishing(g, o)
const mayAct = (g: Field, u: Unit): boolean =>
  isEngaged(g, u) ? onTable(u) && mayNotDisengage(g, u) === null : mayNotCharge(g, u) === null
export const targetsOf = (g: Field, u: Unit): number[] =>
  g.units.filter(t => t.side !== u.side && mayNotBeCharged(g, u, t) === null).map(t => t.id)
/** A unit has somebody before its front: enough to be asked. */
export const mayDeclare = (g: Field, u: Unit): boolean =>
  mayAct(g, u) && (isEngaged(g, u) || g.units.some(t => mayNotBeCharged(g, u, t) === null))
