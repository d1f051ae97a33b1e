import { belowOf, type Field, type Unit } from '../position.ts'
import { hasTrait } from '../traits/index.ts'
import { strike, tidy, wound } from './attack.ts'
import { procedure } from './book.ts'
import { check, checkOf, type Outcome } from './check.ts'
import { noteWounds } from './events.ts'
import { flee } from './flight.ts'

/** Dice of a throw, whatever the printed range (ONU-R-73). */
const THROW = 4

/** The unit, or whoever stands below it, that has javelins (ONU-SKL-50, ONU-SKL-65). */
function thrower(g: Field, u: Unit): Unit | null {
  if (hasTrait(g, u, 'throws')) return u
  const below = belowOf(g, u)
  return below !== undefined && hasTrait(g, below, 'throws') ? below : null
}

/**
 * Before the melee of a charge javelins fly: at once from both, then the checks, the active player's first (ONU-CAR-10
 * to 12, ONU-R-37). Says whether one of the two flees.
 */
export const javelins = procedure({
  name: 'javelins',
  gives: false,
  with: (args: { by: number; at: number; byThrows: boolean; atThrows: boolean }) => ({
    onBy: 0,
    onAt: 0,
    outBy: 'passed' as Outcome,
    outAt: 'passed' as Outcome,
    ...args,
  }),
  lines: {
    throw(r, v) {
      const g = r.field
      const by = g.units[v.by]
      const at = g.units[v.at]
      const one = v.byThrows ? thrower(g, by) : null
      const other = v.atThrows ? thrower(g, at) : null
      v.onAt = one === null ? 0 : strike(r, one, at, THROW, 'javelins').wounds
      v.onBy = other === null ? 0 : strike(r, other, by, THROW, 'javelins').wounds
      // Their wounds had a check of their own and are not compared (ONU-R-37).
      noteWounds(g, v.at, v.onAt, false)
      noteWounds(g, v.by, v.onBy, false)
      wound(r, at, v.onAt, v.by, ['ONU-CAR-11'])
      wound(r, by, v.onBy, v.at, ['ONU-CAR-11'])
      tidy(r)
    },
    checkBy(r, v) {
      if (v.onBy > 0) r.call(check, checkOf(v.by, v.at, 'javelins'), 'outBy')
    },
    checkAt(r, v) {
      if (v.onAt > 0) r.call(check, checkOf(v.at, v.by, 'javelins'), 'outAt')
    },
    fleeBy(r, v) {
      if (v.outBy === 'flees') r.call(flee, { unit: v.by, voluntary: false })
    },
    fleeAt(r, v) {
      if (v.outAt === 'flees') r.call(flee, { unit: v.at, voluntary: false })
    },
    over(r, v) {
      r.end(v.outBy === 'flees' || v.outAt === 'flees')
    },
  },
})
