import { both, type OnusTrait } from '../trait.ts'

/** Cards lie face down (ONU-OPT-31 to 34); shots at them (ONU-OPT-35). */
export const fog: OnusTrait = {
  name: 'fog',
  rules: ['ONU-OPT-31', 'ONU-OPT-35'],
  veils: true,
  shooting(c, two) {
    if (c.foe?.veiled) both(two, -1, 'ONU-OPT-35')
  },
}
