import { kindOf } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'
import { light } from '../troops/light.ts'
import { skirmishers } from '../troops/skirmishers.ts'

/** A troop goes lightly over rough ground, and acts next (TER-QUA-27). */
export const enthusiast: TerciosTrait = {
  name: 'enthusiast',
  rules: ['TER-QUA-27'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.mayBeNext(u))),
    marks: 'enthusiast',
    next: true,
  },
  marks: {
    enthusiast: {
      until: 'pass',
      ...light.own,
      treads(way, g, u) {
        const { own } = kindOf(g, u).rules.some(rule => rule === light.name) ? skirmishers : light
        own?.treads?.(way, g, u)
      },
    },
  },
}
