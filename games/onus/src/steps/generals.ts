import { copyGeneral } from '../copies.ts'
import type { Rule } from '../events.ts'
import { type Field, type General, NOBODY, stands, type Unit } from '../position.ts'
import { cardOfGeneral, generalsWith, isInRadius } from '../rules/command.ts'
import { cardsApart } from '../rules/sight.ts'
import { abilityWith } from '../traits/index.ts'
import { event, type Table } from './book.ts'

/** Generals are replaced, never changed. */
export function change(g: Field, general: General, more: Partial<General>): void {
  g.generals[general.id] = Object.assign(copyGeneral(g.generals[general.id]), more)
}

/** Wounded or dead, he leads no more (ONU-LDR-10, ONU-LDR-11). */
export function strikeDown(r: Table, general: General, state: 'wounded' | 'dead'): void {
  change(r.field, general, state === 'dead' ? { state, unit: NOBODY } : { state })
  r.tell(event('general-lost', ['ONU-LDR-10', 'ONU-LDR-02'], { seat: general.seat }))
}

/** A unit is gone, and whoever led from it, unless he gets away first. */
export function bury(r: Table, u: Unit): void {
  slipAway(r, u)
  for (const general of r.field.generals) {
    if (general.unit === u.id && general.state !== 'dead') strikeDown(r, general, 'dead')
  }
}

/** Who can leaves his unit before it flees or dies, for the nearest one in his radius. */
export function slipAway(r: Table, u: Unit): void {
  const g = r.field
  for (const general of generalsWith(g, u)) {
    const ability = abilityWith(cardOfGeneral(general), 'escapes')
    if (ability === undefined || general.uses > 0) continue
    let to: Unit | null = null
    for (const o of g.units) {
      if (o.id === u.id || o.seat !== u.seat || !stands(o) || o.fleeing || !isInRadius(g, general, o)) continue
      if (to === null || cardsApart(u, o) < cardsApart(u, to)) to = o
    }
    if (to === null) continue
    change(g, general, { uses: general.uses + 1, usedIn: g.turn })
    station(r, general, to, [ability.escapes])
  }
}

/** His marker goes to another unit. */
export function station(r: Table, general: General, to: Unit, rules: readonly Rule[]): void {
  r.tell(event('general-moved', rules, { seat: general.seat, from: general.unit, to: to.id }))
  change(r.field, general, { unit: to.id })
}
