import { put } from '../../position.ts'
import { oneAnd } from '../action.ts'
import type { TerciosTrait, Voice } from '../trait.ts'
import { VIRTUE_TRAITS } from '../virtues/index.ts'

/** Those that help the troop he rides with. */
const lent = (name: string): boolean => VIRTUE_TRAITS.some(v => v.name === name && v.riding !== undefined)
const voices: readonly Voice[] = VIRTUE_TRAITS.map(({ name, rules, riding }) => ({ name, rules, ...riding }))

/** A troop gets the +1 of one of his virtues, and acts next (TER-CMD-32, TER-RUL-82). */
export const inspire: TerciosTrait = {
  name: 'inspire',
  rules: ['TER-CMD-32'],
  action: {
    need: 5,
    targets: oneAnd(
      a => a.friends(u => a.mayBeNext(u), { blind: a.leads('commandsUnseen') }),
      a => a.by.virtues.filter(lent),
    ),
    possible: a => a.by.virtues.some(lent),
    works(d, u, second, _n, c) {
      const n = VIRTUE_TRAITS.findIndex(v => v.name === second)
      d.next(u)
      // With Expert, the whole brigade (TER-QUA-30).
      for (const o of d.leads(c, 'inspiresAll') && u.joint >= 0 ? d.field.troops : [u])
        if (o.joint === u.joint) put(o, 'inspired', n)
    },
  },
  marks: { inspired: { until: 'pass', lends: n => voices[n] } },
}
