import { active, nothing, question } from '@acies/commands-colors'
import { type Choice, thing } from '@acies/kernel'

/** CCN-SEC-04: of the two cards drawn last, one is kept and the other goes to the discards. */
export const keepCard = question({
  name: 'keep-card',
  kind: 'one',
  rules: ['CCN-SEC-04'],
  with: nothing,
  seats: active,
  next: (g, _v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'card', options: g.hands[g.active].slice(-2) },
  why: () => 'CCN-SEC-04',
  take(r, _v, picks) {
    const g = r.field
    const hand = g.hands[g.active]
    const kept = thing(picks, 0)
    const [away] = hand.splice(hand.at(-1) === kept ? -2 : -1, 1)
    g.discards.push(away)
    r.tell({ type: 'discarded', side: g.active, card: away, rules: ['CCN-SEC-04'] })
  },
})
