import type { Choice, Pick, Picks } from '@acies/kernel'
import { distance, inches } from '@acies/table'
import type { Commander, Field, Troop } from '../position.ts'
import { bodyOf, commanderBody } from '../rules/bodies.ts'
import { leaversOf } from '../rules/column.ts'
import { baseOf, commanderSees, commandersSee, distanceFrom, interacts, reaches } from '../rules/command.ts'
import { missileOf } from '../rules/fighting.ts'
import { is, standsIn } from '../rules/ground.ts'
import { chargeTo, reorientLanding } from '../rules/movement.ts'
import { sees } from '../rules/sight.ts'
import { armed, atLimit, isArtillery, staminaOf } from '../rules/traits.ts'

/** Whom a Command Action may be aimed at: which troops it works on. */
export type Test = (g: Field, u: Troop, c: Commander) => boolean

export const waits = (u: Troop): boolean => u.where === 'table' && !u.acted && u.card !== 'none'

/** Troops of his side that he reaches and sees; guns only where the action names them (TER-CMD-20, TER-ART-21). */
export function friends(
  g: Field,
  c: Commander,
  test: Test,
  how: { anywhere?: boolean; guns?: boolean; blind?: boolean } = {},
): number[] {
  const found: number[] = []
  for (const u of g.troops) {
    if (u.side !== c.side || u.where !== 'table' || isArtillery(g, u) !== (how.guns === true)) continue
    if (!interacts(g, c, u) || !test(g, u, c)) continue
    if (how.anywhere !== true && !reaches(g, c, u)) continue
    if (how.blind === true || commanderSees(g, c, u)) found.push(u.id)
  }
  return found
}
/** Enemy troops in sight, at any distance or within one. */
export function foes(g: Field, c: Commander, test: Test, within: number | null = null): number[] {
  const found: number[] = []
  for (const u of g.troops) {
    if (u.side === c.side || u.where !== 'table' || isArtillery(g, u) || !test(g, u, c)) continue
    if (within !== null && distanceFrom(g, c, u) >= within) continue
    if (commanderSees(g, c, u)) found.push(u.id)
  }
  return found
}
export const commandReach = (c: Commander): number => inches(c.virtues.includes('presence') ? 9 : 6) + 5

export function commandersOf(
  g: Field,
  c: Commander,
  side: number,
  test: (o: Commander) => boolean,
  near: boolean,
): number[] {
  return g.commanders
    .filter(
      o =>
        o !== c &&
        o.side === side &&
        o.where === 'table' &&
        test(o) &&
        (!near || distance(commanderBody(c), baseOf(g, o)) <= commandReach(c)) &&
        commandersSee(g, c, o),
    )
    .map(o => o.id)
}

const units = (options: number[]): Choice => ({ of: 'unit', options })
const words = (options: string[]): Choice => ({ of: 'word', options })
export const one =
  (list: (g: Field, c: Commander) => number[]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null =>
    draft.length === 0 ? units(list(g, c)) : null
export const oneAnd =
  (list: (g: Field, c: Commander) => number[], then: (g: Field, u: Troop, c: Commander) => string[]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null => {
    if (draft.length === 0) return units(list(g, c))
    return draft.length === 1 ? words(then(g, troop(g, draft[0]), c)) : null
  }
export const pairOf =
  (pairs: (g: Field, c: Commander) => [number, number][]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null => {
    const all = pairs(g, c)
    if (draft.length === 0) return units([...new Set(all.map(p => p[0]))])
    return draft.length === 1 ? units(all.filter(p => p[0] === draft[0]).map(p => p[1])) : null
  }
const troop = (g: Field, pick: Pick): Troop => g.troops[Number(pick)]
export const always: Test = () => true
export const unacted: Test = (_g, u) => waits(u)
/** A column waits for those who leave it (TER-CAV-21). */
export const mayBeNext: Test = (g, u) => waits(u) && leaversOf(g, u).length === 0
export const turns = (g: Field, u: Troop): string[] =>
  (['right', 'rear', 'left'] as const).filter((_, i) => reorientLanding(g, u, i === 0 ? 1 : i === 1 ? 2 : 3) !== null)
export const inHiding = (g: Field, u: Troop): boolean => g.elements.some(e => is(g, e, 'hides') && standsIn(e, u))
export const near = (a: Troop, b: Troop, within: number): boolean => distance(bodyOf(a), bodyOf(b)) < within

/** Nobody leaves a troop that he joined this turn, or that has acted (TER-CMD-16). */
export const mayRideOut = (g: Field, c: Commander): boolean => c.inside < 0 || (!c.fresh && !g.troops[c.inside].acted)
export const mayTurn = (u: Troop): boolean => !u.fortress && !u.emplaced && u.building < 0
export const pairs = (list: readonly number[], fit: (a: number, b: number) => boolean): [number, number][] =>
  list.flatMap(a => list.filter(b => a !== b && fit(a, b)).map((b): [number, number] => [a, b]))
export const canCharge = (g: Field, u: Troop): boolean =>
  !u.fortress &&
  !u.emplaced &&
  u.building < 0 &&
  g.troops.some(o => o.where === 'table' && o.side !== u.side && chargeTo(g, u, o) !== null && sees(g, u, o))

/** A company to be dismantled, and the formation that takes it in (TER-QUA-29). */
export function dismantled(g: Field, c: Commander): [number, number][] {
  const list = friends(g, c, always)
  return pairs(list, (a, b) => {
    const [from, to] = [g.troops[a], g.troops[b]]
    const company = isShotOrPike(g, from) && !atLimit(g, from)
    return company && g.kinds[to.kind].branch === 'formation' && to.wear > 0 && near(from, to, inches(6))
  })
}
const isShotOrPike = (g: Field, u: Troop): boolean =>
  g.kinds[u.kind].branch === 'company' && (missileOf(g, u) !== null || armed(g, u, 'pikes'))
/** Wear passed from one troop to another of its kind (TER-QUA-49). */
export function passedOn(g: Field, c: Commander): [number, number][] {
  const list = [...friends(g, c, always), ...friends(g, c, always, { guns: true })]
  return pairs(list, (a, b) => {
    const [from, to] = [g.troops[a], g.troops[b]]
    const alike = g.kinds[from.kind].branch === g.kinds[to.kind].branch && from.command === to.command
    return alike && from.wear > 0 && to.wear < staminaOf(g, to) && distance(bodyOf(from), bodyOf(to)) <= inches(6) + 5
  })
}
