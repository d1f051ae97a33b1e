import { has, kindOf, modelsIn } from '../../position.ts'
import { wielded } from '../../rules/blades.ts'
import { isDrawnUpAsPhalanx, isPhalanxFront, type Phalanx } from '../../rules/formation.ts'
import { enemyNear } from '../../rules/leadership.ts'
import { hasMusician } from '../../rules/ranks.ts'
import type { Deed, Trait } from '../trait.ts'

/** A wall of spears or pikes: hard to turn, hard to come at. Its limits bind it even when it is none (WAB-FRM-81). */
function phalanxOf(name: Phalanx, legs: readonly string[], more: Trait['rules']): Trait {
  const medieval = name === 'phalanx-medieval'
  return {
    name,
    rules: ['WAB-FRM-81', 'WAB-FRM-82', 'WAB-FRM-83', 'WAB-FRM-84', 'WAB-FRM-85', 'WAB-FRM-86', 'WAB-FRM-89', ...more],
    adds: {
      penalty(ledger, g, u, c) {
        // One less always; with an enemy near it is one less anyway (WAB-MAN-13).
        if (c.test === 'reform' && !enemyNear(g, u, 8)) ledger.add(-1, 'WAB-FRM-84')
      },
      allowance(ledger, g, u, c) {
        const { traits } = kindOf(g, u)
        const fast = c.way === 'charge' || c.way === 'march' || c.way === 'fast-march'
        if (c.turned === true && fast && !traits.includes('drilled') && !traits.includes('levy'))
          ledger.add(-ledger.total / 2, 'WAB-FRM-85')
      },
      toHitShot(ledger, g, u, c) {
        if (!medieval && isPhalanxFront(g, u, c.side)) ledger.add(1, 'WAB-FRM-87')
      },
      fightingRanks(ledger, g, u, c) {
        const spears = wielded(g, u) === 'thrusting-spear'
        if (c.charging === true && c.round === 0 && spears && isPhalanxFront(g, u, c.side))
          ledger.atLeast(2, 'WAB-FRM-88')
      },
      toBeHit(ledger, g, u, c) {
        if (c.other === undefined || !isPhalanxFront(g, u, c.side)) return
        const { troop, traits } = kindOf(g, c.other)
        // Horse and light chariots suffer most, elephants nothing (WAB-RUL-256).
        const swift = troop === 'cavalry' || (troop === 'chariot' && traits.includes('chariot-light'))
        if (troop !== 'elephant') ledger.add(swift ? 2 : 1, 'WAB-FRM-89')
      },
      strengthAgainst(ledger, g, u, c) {
        if (c.charging !== true || !isPhalanxFront(g, u, c.side)) return
        for (const rule of ['WAB-WPN-20', 'WAB-WPN-31', 'WAB-WPN-33']) ledger.strike(rule)
      },
      ...(medieval ? { rankBonus: squareRanks } : {}),
    },
    refuses: {
      manoeuvre: (g, u, c) => {
        if (has(u, 'hedgehog') && (c.way === 'move' || c.way === 'march' || c.way === 'fast-march')) return 'WAB-FRM-98'
        const turns = c.leg === 'about' || c.leg === 'files'
        const free = kindOf(g, u).traits.includes('drilled') // WAB-FRM-99
        return turns && !free && !legs.includes(c.leg ?? '') ? 'WAB-FRM-83' : null
      },
      deploy: (g, u) => {
        if (kindOf(g, u).traits.includes('drilled') || modelsIn(u) < 12) return null
        return isDrawnUpAsPhalanx(g, u) ? null : 'WAB-FRM-82'
      },
      ...(medieval ? squares : {}),
    },
  }
}
const squareRanks: NonNullable<Trait['adds']>['rankBonus'] = (ledger, _g, u) => {
  if (has(u, 'hedgehog')) ledger.atMost(1, 'WAB-FRM-98')
}
/** A square: every side is a front, and it stands until it forms anew (WAB-FRM-98). */
const squares: Pick<NonNullable<Trait['refuses']>, Extract<Deed, 'declare' | 'be-turned' | 'may-form'>> = {
  declare: (_g, u) => (has(u, 'hedgehog') ? 'WAB-FRM-98' : null),
  'be-turned': (_g, u) => (has(u, 'hedgehog') ? 'WAB-FRM-98' : null),
  'may-form': (_g, u, c) => (c.way === 'hedgehog' && hasMusician(u) && !has(u, 'hedgehog') ? 'WAB-FRM-98' : null),
}
export const phalanxes: readonly Trait[] = [
  phalanxOf('phalanx', [], ['WAB-FRM-87', 'WAB-FRM-88', 'WAB-FRM-90']),
  phalanxOf('phalanx-trained', ['about'], ['WAB-FRM-92', 'WAB-FRM-93']),
  phalanxOf('phalanx-macedonian', ['about', 'files'], ['WAB-FRM-94']),
  phalanxOf('phalanx-medieval', ['about', 'files'], ['WAB-FRM-95', 'WAB-FRM-96', 'WAB-FRM-97', 'WAB-FRM-98']),
]
