import { type Hex, NOWHERE } from '@acies/hexes'
import { type Choice, thing } from '@acies/kernel'
import { entered, vacated } from '../banners.ts'
import { neighbours } from '../battlefield.ts'
import { bookOf, cite, isBarred } from '../book.ts'
import { type Field, isEmpty, NOBODY, onField, type Piece, placeUnit, type Unit, unit } from '../field.ts'
import { mustStop } from '../reach.ts'
import { closeTargets, hasCloseTarget } from '../targets.ts'
import { backInto } from '../ways-back.ts'
import { closeCombat } from './close-combat.ts'
import { owner, procedure, question } from './rulebook.ts'

/** Into the vacated hex, perhaps one further, perhaps a second combat; never a third. */
export const momentum = procedure({
  name: 'momentum',
  with: (a: { unit: Piece; hex: Hex; bonus: boolean }, g) => ({
    unit: a.unit,
    from: unit(g, a.unit).hex,
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
      if (!onField(u) || !isEmpty(g, v.hex) || isBarred(g, u, v.hex) || !bookOf(g).advances(g, u))
        return r.end(undefined)
      r.call(advance, { unit: v.unit, to: v.hex }, 'advanced')
    },
    further(r, v) {
      const g = r.field
      const u = unit(g, v.unit)
      if (!v.advanced || v.bonus) return r.end(undefined)
      if (bookOf(g).goesFurther(g, u) && !mustStop(g, u, v.from, u.hex)) r.call(advance, { unit: v.unit, to: NOWHERE })
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
    const u = unit(g, v.unit)
    const options = v.to === NOWHERE ? neighbours(u.hex).filter(hex => mayGoOn(g, u, hex)) : [v.to]
    return options.length === 0 ? null : { of: 'hex', options, enough: 'stay', about: v.unit }
  },
  why: (g, v) => cite(g)[v.to === NOWHERE ? 'extraHex' : 'advance'],
  take(r, v, picks): boolean {
    if (picks.length === 0) return false
    const g = r.field
    const u = unit(g, v.unit)
    const from = u.hex
    const to = thing(picks, 0)
    const joined = g.leaderAt[to]
    placeUnit(g, u, to)
    vacated(r, u, from)
    const rule = v.to === NOWHERE ? cite(g).extraHex : (bookOf(g).advanceRule?.(u) ?? cite(g).advance)
    r.tell({ type: 'advanced', unit: u.id, from, to, rules: [rule] })
    if (joined !== NOBODY) r.tell({ type: 'joined', leader: joined, unit: u.id, rules: [cite(g).leaderJoin] })
    bookOf(g).arrived(g, u, 0)
    entered(r, u, [to])
    return true
  },
})

/** Free, or a lone leader's whom it may join. */
function mayGoOn(g: Field, u: Unit, hex: Hex): boolean {
  if (isBarred(g, u, hex)) return false
  return isEmpty(g, hex) || (bookOf(g).joinsLeaders(g) && backInto(g, u, hex, 'anywhere') === 'join')
}

export const bonusCombat = question({
  name: 'bonus-combat',
  kind: 'one',
  rules: [],
  with: (a: { unit: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    return { of: 'unit', options: closeTargets(g, unit(g, v.unit), true), enough: 'not-again', about: v.unit }
  },
  take: (_r, _v, picks): Piece => (picks.length === 0 ? NOWHERE : thing(picks, 0)),
})
