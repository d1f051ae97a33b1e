import { LENT, VIRTUES } from '../data/virtues.ts'
import { put } from '../position.ts'
import { knows } from '../rules/command.ts'
import { friends, mayBeNext, oneAnd } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop gets the +1 of one of his virtues, and acts next (TER-CMD-32, TER-RUL-82). */
export const inspire: CommandTrait = {
  name: 'inspire',
  rules: ['TER-CMD-32'],
  action: {
    need: 5,
    targets: oneAnd(
      (g, c) => friends(g, c, mayBeNext, { blind: knows(c, 'respectable') }),
      (_g, _u, c) => c.virtues.filter(v => LENT.includes(v)),
    ),
    possible: (_g, c) => c.virtues.some(v => LENT.includes(v)),
    works(d, u, second, _n, c) {
      const n = (VIRTUES as readonly string[]).indexOf(String(second))
      d.next(u)
      put(u, 'inspired', n)
      // With Expert, the whole brigade (TER-QUA-30).
      if (!knows(c, 'expert') || u.joint < 0) return
      for (const o of d.field.troops) if (o.joint === u.joint) put(o, 'inspired', n)
    },
  },
}
