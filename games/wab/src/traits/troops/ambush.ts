import type { Trait } from '../trait.ts'

/** It may begin the battle hidden; how is steps/ambush.ts. */
export const ambush: Trait = {
  name: 'ambush',
  rules: ['WAB-FRM-20', 'WAB-FRM-21', 'WAB-FRM-22', 'WAB-FRM-23', 'WAB-FRM-24', 'WAB-FRM-25', 'WAB-FRM-26'],
  refuses: { 'may-hide': () => 'WAB-FRM-20' },
}
