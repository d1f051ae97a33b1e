import { movement, procedure, unitsOf } from '@acies/commands-colors'

/** CCA-TAC-25: a fresh full move for all that were ordered. */
export const moveAgain = procedure({
  name: 'move-again',
  with: () => ({}),
  gives: undefined,
  lines: {
    refresh(r) {
      for (const u of unitsOf(r.field, r.field.active, w => w.ordered)) {
        u.moved = 0
        u.settled = false
      }
    },
    move(r) {
      r.call(movement, {})
    },
  },
})
