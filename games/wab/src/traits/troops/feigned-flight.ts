import type { Trait } from '../trait.ts'

/** They only pretend to flee; what comes of it is steps/feign.ts. */
export const feignedFlight: Trait = {
  name: 'feigned-flight',
  rules: ['WAB-FRM-57', 'WAB-FRM-58', 'WAB-FRM-59', 'WAB-FRM-60', 'WAB-FRM-61'],
  refuses: { 'may-feign': () => 'WAB-FRM-57' },
}
