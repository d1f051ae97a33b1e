import { both, type OnusTrait } from '../trait.ts'

/** Shots at what lies face down (ONU-OPT-35). */
export const fog: OnusTrait = {
  name: 'fog',
  rules: ['ONU-OPT-35'],
  shooting(c, two) {
    if (c.foe?.veiled) both(two, -1, 'ONU-OPT-35')
  },
}
