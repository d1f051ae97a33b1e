import { type Side, sideOf } from '../position.ts'
import { procedure } from './book.ts'
import { canCommand, commanderStep } from './commander.ts'
import { hasUnacted, mayTakeTroop, troopStep } from './troop-step.ts'

/** One pass: a commander if one likes, then a troop if one has any (TER-ACT-01 to 03, 05). */
export const pass = procedure({
  name: 'pass',
  gives: undefined,
  with: (a: { side: Side }, g) => ({
    side: a.side as number,
    /** Troop steps still to come: a horde takes two (TER-CAV-29). */
    left: g.horde[a.side] ? 2 : 1,
    patient: false,
  }),
  lines: {
    commander(r, v) {
      const side = sideOf(v.side)
      if (canCommand(r.field, side)) r.call(commanderStep, { side }, 'patient')
    },
    troop(r, v) {
      const side = sideOf(v.side)
      if (v.patient || v.left === 0 || !mayTakeTroop(r.field, side)) return r.end(undefined)
      v.left--
      r.call(troopStep, { side })
    },
    again(r, v) {
      if (v.left > 0 && hasUnacted(r.field, sideOf(v.side))) r.call(troopStep, { side: sideOf(v.side) })
    },
  },
})
