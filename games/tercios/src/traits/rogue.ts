import { put } from '../position.ts'
import { friends, inHiding, mayBeNext, oneAnd } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop in ground that hides fights or shoots better, and acts next (TER-QUA-52). */
export const rogue: CommandTrait = {
  name: 'rogue',
  rules: ['TER-QUA-52'],
  action: {
    need: 5,
    targets: oneAnd(
      (g, c) => friends(g, c, (f, u) => mayBeNext(f, u, c) && inHiding(f, u)),
      () => ['fire', 'combat'],
    ),
    works(d, u, second) {
      put(u, second === 'fire' ? 'rogue-fire' : 'rogue-combat')
      d.next(u)
    },
  },
}
