import { active, type Field, isLeader, type Piece, question, rollOf, unit } from '@acies/commands-colors'
import { type Choice, thing } from '@acies/kernel'
import { diceAdded, gunsFor } from '../rules/combined-arms.ts'
import { dice } from '../rules/dice.ts'

interface Attack {
  unit: Piece
  target: Piece
  bonus: boolean
}
const isEnoughAlone = (g: Field, v: Attack): boolean => dice(g, rollOf(g, v.unit, v.target, 'attack', v.bonus)) > 0

/** CCN-CA-01, CCN-CA-02: guns join an attack before any die is rolled; that is their combat. */
export const combineArms = question({
  name: 'combine-arms',
  kind: 'several',
  rules: ['CCN-CA-01', 'CCN-CA-02'],
  with: (a: Attack) => a,
  seats: active,
  next(g, v, draft): Choice | null {
    const options = gunsFor(g, unit(g, v.unit), v.target, v.bonus).filter(gun => !draft.includes(gun))
    // CCN-CA-06: an attacker without dice of his own needs guns.
    const enough = draft.length > 0 || isEnoughAlone(g, v)
    return enough ? { of: 'unit', options, enough: 'done', about: v.unit } : { of: 'unit', options, about: v.unit }
  },
  why(g, _v, _draft, pick) {
    const gun = typeof pick === 'number' && !isLeader(pick) ? g.units[pick] : undefined
    return gun === undefined || !gun.ordered || gun.side !== g.active ? 'CCN-CA-01' : 'CCN-CA-03'
  },
  take(r, v, picks): number {
    const g = r.field
    const guns = picks.map((_, i) => thing(picks, i))
    let added = 0
    for (const gun of guns) added += diceAdded(g, unit(g, gun), v.target, v.bonus)
    for (const gun of guns) unit(g, gun).fought++
    if (added > 0) r.tell({ type: 'combined', unit: v.unit, with: guns, dice: added, rules: ['CCN-CA-05'] })
    return added
  },
})
