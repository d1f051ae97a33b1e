import { distance } from '@acies/table'
import { type Commander, enemyOf, type Field, kindOf, type Troop } from '../position.ts'
import type { Aim } from '../traits/action.ts'
import { has, leads } from '../traits/index.ts'
import type { Hooks, Leading } from '../traits/trait.ts'
import { bodyOf, commanderBody } from './bodies.ts'
import { leaversOf } from './column.ts'
import { baseOf, commandDistance, commanderSees, commandersSee, distanceFrom, interacts, reaches } from './command.ts'
import { missileOf } from './fighting.ts'
import { is, standsIn } from './ground.ts'
import { chargeTo, plainSpeed, reorientLanding } from './movement.ts'
import { sees } from './sight.ts'
import { armed, atLimit, isArtillery, isInfantry, isLed, staminaOf } from './troop.ts'

/** Nobody leaves a troop that he joined this turn, or that has acted (TER-CMD-16). */
export const mayRideOut = (g: Field, c: Commander): boolean => c.inside < 0 || (!c.fresh && !g.troops[c.inside].acted)
/** It stands in ground that hides (TER-QUA-52, TER-QUA-61). */
export const inHiding = (g: Field, u: Troop): boolean => g.elements.some(e => is(g, e, 'hides') && standsIn(e, u))

/** A commander as he looks for whom his actions may be aimed at. */
export class Sighting implements Aim {
  readonly field: Field
  readonly by: Commander

  constructor(field: Field, by: Commander) {
    this.field = field
    this.by = by
  }
  get reach(): number {
    return commandDistance(this.by) + 5
  }
  friends(test: (u: Troop) => boolean, how: { anywhere?: boolean; guns?: boolean; blind?: boolean } = {}): number[] {
    const { field: g, by: c } = this
    const found: number[] = []
    for (const u of g.troops) {
      if (u.side !== c.side || u.where !== 'table' || isArtillery(g, u) !== (how.guns === true)) continue
      if (!interacts(g, c, u) || !test(u)) continue
      if (how.anywhere !== true && !reaches(g, c, u)) continue
      if (how.blind === true || commanderSees(g, c, u)) found.push(u.id)
    }
    return found
  }
  foes(test: (u: Troop) => boolean, within = Number.POSITIVE_INFINITY): number[] {
    const { field: g, by: c } = this
    const found: number[] = []
    for (const u of g.troops) {
      if (u.side === c.side || u.where !== 'table' || isArtillery(g, u) || !test(u)) continue
      if (within < Number.POSITIVE_INFINITY && distanceFrom(g, c, u) >= within) continue
      if (commanderSees(g, c, u)) found.push(u.id)
    }
    return found
  }
  commanders(whose: 'own' | 'enemy', test: (c: Commander) => boolean, near = false): number[] {
    const { field: g, by: c } = this
    const side = whose === 'own' ? c.side : enemyOf(c.side)
    const fits = (o: Commander): boolean =>
      o !== c &&
      o.side === side &&
      o.where === 'table' &&
      test(o) &&
      (!near || this.isNear(o)) &&
      commandersSee(g, c, o)
    return g.commanders.filter(fits).map(o => o.id)
  }
  private isNear(o: Commander): boolean {
    return distance(commanderBody(this.by), baseOf(this.field, o)) <= this.reach
  }
  waits(u: Troop): boolean {
    return u.where === 'table' && !u.acted && u.card !== 'none'
  }
  /** A column waits for those who leave it (TER-CAV-21). */
  mayBeNext(u: Troop): boolean {
    return this.waits(u) && leaversOf(this.field, u).length === 0
  }
  leads(hook: keyof Leading): boolean {
    return leads(this.by, hook) !== null
  }
  has(u: Troop, hook: keyof Hooks): boolean {
    return has(this.field, u, hook)
  }
  isLed(u: Troop): boolean {
    return isLed(this.field, u)
  }
  isInfantry(u: Troop): boolean {
    return isInfantry(this.field, u)
  }
  isArtillery(u: Troop): boolean {
    return isArtillery(this.field, u)
  }
  isCompany(u: Troop): boolean {
    return kindOf(this.field, u).branch === 'company'
  }
  isFormation(u: Troop): boolean {
    return kindOf(this.field, u).branch === 'formation'
  }
  isAlike(a: Troop, b: Troop): boolean {
    return kindOf(this.field, a).branch === kindOf(this.field, b).branch
  }
  hasShotOrPikes(u: Troop): boolean {
    return missileOf(this.field, u) !== null || armed(this.field, u, 'pikes')
  }
  isAtLimit(u: Troop): boolean {
    return atLimit(this.field, u)
  }
  stamina(u: Troop): number {
    return staminaOf(this.field, u)
  }
  speed(u: Troop): number {
    return plainSpeed(this.field, u)
  }
  turns(u: Troop): string[] {
    const sides = { right: 1, rear: 2, left: 3 } as const
    return (['right', 'rear', 'left'] as const).filter(way => reorientLanding(this.field, u, sides[way]) !== null)
  }
  mayTurn(u: Troop): boolean {
    return !u.fortress && !u.emplaced && u.building < 0
  }
  inHiding(u: Troop): boolean {
    return inHiding(this.field, u)
  }
  canCharge(u: Troop): boolean {
    const { field: g } = this
    if (u.fortress || u.emplaced || u.building >= 0) return false
    return g.troops.some(o => o.where === 'table' && o.side !== u.side && chargeTo(g, u, o) !== null && sees(g, u, o))
  }
  mayRideOut(c: Commander): boolean {
    return mayRideOut(this.field, c)
  }
  apart(a: Troop, b: Troop): number {
    return distance(bodyOf(a), bodyOf(b))
  }
}
