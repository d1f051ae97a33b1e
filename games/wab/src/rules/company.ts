import { bodyAt, overlaps } from '@acies/table'
import type { Rule } from '../events.ts'
import { CHARACTER, type Field, has, isFleeing, kindOf, modelsIn, onTable, type Troop, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { carries, heroesAboard, heroesOf, isOwnChariot } from './aboard.ts'
import { blockOf, bodyOf, distanceBetween, filesOf, isBeyond, isCloud } from './bodies.ts'
import { modelsOf, placeBeside, scatter } from './cloud.ts'
import { ridersOf } from './crew.ts'
import { isEngaged } from './engaged.ts'
import { wayToJoin } from './lone.ts'
import { allowanceOf, type TIMES } from './pace.ts'
import { charactersIn, inOrder } from './ranks.ts'
import { isOnTable } from './route.ts'

/** How far a lone model may go: three times its move with no enemy near, twice as in a march (WAB-PERS-07, WAB-RUL-134). */
export function loneAllowance(g: Field, c: Unit): number {
  const near = g.snap.near[c.id] ?? 0
  const mounted = kindOf(g, c).troop !== 'infantry'
  const way: keyof typeof TIMES = near === 0 ? 'fast-march' : near === 1 || (near === 2 && mounted) ? 'march' : 'move'
  const all = allowanceOf(g, c, way)
  const bound = c.states.find(s => s.is === 'bound')
  return bound === undefined ? all : Math.min(all, bound.n)
}
/** The rule by which a lone character may not join a unit, or null (WAB-PERS-08 to 14, 23). */
export function mayNotJoin(g: Field, c: Unit, u: Unit): Rule | null {
  if (u.side !== c.side || u === c || !onTable(u) || kindOf(g, u).character || isOwnChariot(g, u)) return 'WAB-PERS-08'
  if (isEngaged(g, u)) return 'WAB-PERS-14'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  if (c.states.some(s => s.is === 'left' && s.n === u.id)) return 'WAB-PERS-23'
  const rule = mayNotLead(g, c, u)
  if (rule !== null) return rule
  const far = loneAllowance(g, c)
  if (isBeyond(g, c, u, far) || !hasRoomFor(g, c, u)) return 'WAB-PERS-08'
  return wayToJoin(g, c, u, far) === null ? 'WAB-PERS-08' : null
}
/** The rule by which he may join nobody at all, or null: what is against the nearest of his side. */
export function mayJoinNobody(g: Field, c: Unit): Rule | null {
  let nearest = Number.POSITIVE_INFINITY
  let rule: Rule = 'WAB-PERS-08'
  for (const u of g.units) {
    const against = mayNotJoin(g, c, u)
    if (against === null) return null
    if (u.side !== c.side || u === c || !onTable(u) || kindOf(g, u).character) continue
    const far = distanceBetween(g, c, u)
    if (far < nearest) {
      nearest = far
      rule = against
    }
  }
  return rule
}
/** The rule by which a character does not belong into a unit, wherever he stands (WAB-PERS-10, 12). */
function mayNotLead(g: Field, c: Unit, u: Unit): Rule | null {
  const his = kindOf(g, c).troop
  const theirs = kindOf(g, u).troop
  if (stoodBy(theirs) && his === 'infantry') return mayNotBoard(g, u)
  const fits = his === theirs || (his === 'cavalry' && theirs === 'infantry')
  if (!fits) return 'WAB-PERS-10'
  if ((heroesOf(g, u).length + 1) * 2 > filesOf(u)) return 'WAB-PERS-12'
  return refusal('join', g, c, { other: u }) ?? refusal('join', g, u, { other: c })
}
/** Machines and wagons, which a man on foot may step up to and leave again. */
const stoodBy = (troop: Troop): boolean => troop === 'machine' || troop === 'wagon'
/** One at a machine that has its crew, two in a wagon (WAB-WAR-08, WAB-WAG-03). */
function mayNotBoard(g: Field, u: Unit): Rule | null {
  const most = kindOf(g, u).troop === 'wagon' ? 2 : 1
  if (ridersOf(g, u).length === 0) return 'WAB-WAR-08'
  return heroesOf(g, u).length < most ? null : most === 2 ? 'WAB-WAG-03' : 'WAB-WAR-08'
}
/** The rule by which a character may not begin the battle with a unit, or null (WAB-PERS-08). */
export function mayNotBeginWith(g: Field, c: Unit, u: Unit): Rule | null {
  if (u.side !== c.side || !onTable(u) || kindOf(g, u).character) return 'WAB-PERS-08'
  return mayNotLead(g, c, u) ?? (hasRoomFor(g, c, u) ? null : 'WAB-PERS-08')
}
/** One model more may mean one rank more. */
function hasRoomFor(g: Field, c: Unit, u: Unit): boolean {
  if (isCloud(u)) return placeBeside(g, u, c) !== null
  if (stoodBy(kindOf(g, u).troop)) return true
  const { depth } = kindOf(g, u)
  const block = blockOf(g, u)
  const deep = Math.ceil((modelsIn(u) + 1) / u.files) * depth
  if (deep === block.depth) return true
  const body = bodyAt({ ...block, depth: deep })
  return isOnTable(g, body) && !g.units.some(o => o !== u && o !== c && onTable(o) && overlaps(body, bodyOf(g, o)))
}
export function admit(g: Field, u: Unit, c: Unit): void {
  if (carries(kindOf(g, u).troop) && !(kindOf(g, c).character && kindOf(g, c).troop === 'chariot'))
    return board(g, u, c)
  const beside = isCloud(u) ? placeBeside(g, u, c) : null
  if (beside === null) u.places = inOrder([...u.places, CHARACTER + c.id], u.files)
  else {
    const models = [...modelsOf(g, u), beside]
    u.places = [...u.places, CHARACTER + c.id]
    scatter(g, u, models)
  }
  c.where = 'joined'
  c.host = u.id
  c.facing = u.facing
  c.x = u.x
  c.y = u.y
}
/** Aboard: a leader's chariot makes the squadron one longer, and he rides with it (WAB-PMOUNT-01, WAB-FAQ-09). */
function board(g: Field, u: Unit, c: Unit): void {
  if (isOwnChariot(g, c)) {
    const beside = isCloud(u) ? placeBeside(g, u, c) : null
    if (beside === null) u.places = inOrder([...u.places, u.kind], u.files)
    else {
      const models = [...modelsOf(g, u), beside]
      u.places = [...u.places, u.kind]
      scatter(g, u, models)
    }
    for (const hero of heroesAboard(g, c)) hero.host = u.id
  }
  c.where = 'aboard'
  c.host = u.id
}
/** Whoever is aboard and could leave: at a machine, in a wagon, or in a chariot of his own with a squadron. */
export const isPassenger = (g: Field, c: Unit): boolean =>
  c.where === 'joined' ||
  (c.where === 'aboard' &&
    (isOwnChariot(g, c) || (kindOf(g, c).character && stoodBy(kindOf(g, g.units[c.host]).troop))))
/** The rule by which a character may not leave his unit now, or null (WAB-PERS-16, 19, 20, 22, 23, 29). */
export function mayNotLeave(g: Field, c: Unit): Rule | null {
  const u = g.units[c.host]
  if (!isPassenger(g, c) || u === undefined) return 'WAB-PERS-19'
  if (isEngaged(g, u)) return 'WAB-PERS-22'
  if (isFleeing(u)) return 'WAB-PERS-16'
  if (modelsIn(u) === charactersIn(g, u).length || (isOwnChariot(g, c) && modelsIn(u) < 2)) return 'WAB-PERS-16'
  if (has(u, 'declared') || has(u, 'charged')) return 'WAB-PERS-20'
  if (has(u, 'moved') || has(u, 'held')) return 'WAB-PERS-19'
  if (has(c, 'joined')) return 'WAB-PERS-23'
  return null
}
