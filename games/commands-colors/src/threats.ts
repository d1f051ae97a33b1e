import { EXIT } from './battlefield.ts'
import { bookOf } from './book.ts'
import { type Field, NOBODY, type Piece, placeUnit, type Unit } from './field.ts'
import { reachOfUnit, stepsTo } from './reach.ts'
import { targetsOf } from './targets.ts'

/** A unit as its turn begins: what it has done in the last one does not matter. */
const RESTED = { moved: 0, fought: 0, settled: false, halted: false, charged: false } as const

export const strikesFromWhereItStands = (g: Field, u: Unit, target: Piece): boolean =>
  targetsOf(g, { ...u, ...RESTED }).includes(target)

/** Whether it could come and strike, by an order that adds nothing to its move; the field is given back as it was. */
export function comesAndStrikes(g: Field, u: Unit, target: Piece): boolean {
  const before = { ...u }
  const rest = (): Unit => Object.assign(u, RESTED, { mark: before.mark })
  // Another search would forget how far each is.
  const goals = reachOfUnit(g, rest())
    .filter(hex => hex !== EXIT && g.leaderAt[hex] === NOBODY)
    .map(hex => ({ hex, steps: stepsTo(hex) }))
  const strikes = goals.some(({ hex, steps }) => {
    placeUnit(g, rest(), hex)
    u.moved = steps
    bookOf(g).arrived(g, u, steps)
    const hits = !u.halted && targetsOf(g, u).includes(target)
    placeUnit(g, u, before.hex)
    return hits
  })
  Object.assign(u, before)
  return strikes
}
