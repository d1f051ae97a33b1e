import { type Hex, NOWHERE } from '@acies/hexes'
import { type Choice, thing } from '@acies/kernel'
import { neighbours } from '../battlefield.ts'
import { bookOf, cite, special, terrainAt } from '../book.ts'
import { isEmpty, onField, type Piece, placeUnit, unit } from '../field.ts'
import { closeTargets, hasCloseTarget } from '../targets.ts'
import { closeCombat } from './close-combat.ts'
import { owner, procedure, question } from './rulebook.ts'

/** Into the vacated hex, perhaps one further, perhaps a second combat; never a third. */
export const momentum = procedure({
  name: 'momentum',
  with: (a: { unit: Piece; hex: Hex; bonus: boolean }) => ({
    unit: a.unit,
    hex: a.hex,
    bonus: a.bonus,
    advanced: false,
    target: NOWHERE,
  }),
  gives: undefined,
  lines: {
    advance(r, v) {
      const g = r.field
      const u = unit(g, v.unit)
      if (!onField(u) || !isEmpty(g, v.hex) || terrainAt(g, v.hex).impassable || !bookOf(g).advances(g, u))
        return r.end(undefined)
      r.call(advance, { unit: v.unit, to: v.hex }, 'advanced')
    },
    further(r, v) {
      const g = r.field
      const u = unit(g, v.unit)
      if (!v.advanced || v.bonus) return r.end(undefined)
      if (bookOf(g).goesFurther(g, u) && !bookOf(g).stops(g, u, u.hex)) r.call(advance, { unit: v.unit, to: NOWHERE })
    },
    bonus(r, v) {
      const g = r.field
      const u = unit(g, v.unit)
      if (!u.halted && bookOf(g).mayBonus(g, u) && hasCloseTarget(g, u, true))
        r.call(bonusCombat, { unit: v.unit }, 'target')
    },
    fight(r, v) {
      if (v.target === NOWHERE) return
      unit(r.field, v.unit).fought++
      r.call(closeCombat, { attacker: v.unit, target: v.target, bonus: true })
    },
  },
})

/** To the hex given, or with NOWHERE to any beside it that is free. */
export const advance = question({
  name: 'advance',
  kind: 'one',
  rules: [],
  with: (a: { unit: Piece; to: Hex }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const free = (hex: Hex) => isEmpty(g, hex) && !terrainAt(g, hex).impassable
    const options = v.to === NOWHERE ? neighbours(unit(g, v.unit).hex).filter(free) : [v.to]
    return options.length === 0 ? null : { of: 'hex', options, enough: 'stay', about: v.unit }
  },
  why: (g, v) => cite(g, v.to === NOWHERE ? 'extraHex' : 'advance'),
  take(r, v, picks): boolean {
    if (picks.length === 0) return false
    const g = r.field
    const u = unit(g, v.unit)
    const from = u.hex
    const to = thing(picks, 0)
    placeUnit(g, u, to)
    r.tell({ type: 'advanced', unit: u.id, from, to, rules: [cite(g, v.to === NOWHERE ? 'extraHex' : 'advance')] })
    bookOf(g).arrived(g, u, 0)
    for (const rule of special(g)) rule.entered?.(r, u, to)
    return true
  },
})

export const bonusCombat = question({
  name: 'bonus-combat',
  kind: 'one',
  rules: [],
  with: (a: { unit: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    return { of: 'unit', options: closeTargets(g, unit(g, v.unit), true), enough: 'pass', about: v.unit }
  },
  take: (_r, _v, picks): Piece => (picks.length === 0 ? NOWHERE : thing(picks, 0)),
})
