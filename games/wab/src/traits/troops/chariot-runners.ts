import type { Trait } from '../trait.ts'

/**
 * Runners stand among their chariots and keep together by way of them, charge through their gaps and make room when they
 * charge (WAB-FRM-32 to 34): rules/cloud.ts, rules/swarm.ts and rules/sight.ts ask who runs with whom.
 */
export const chariotRunners: Trait = {
  name: 'chariot-runners',
  rules: ['WAB-FRM-32', 'WAB-FRM-33', 'WAB-FRM-34'],
  refuses: { 'make-room': (_g, u, c) => (c.other?.side === u.side ? 'WAB-FRM-33' : null) },
}
