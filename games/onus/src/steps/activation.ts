import type { Choice } from '@acies/kernel'
import {
  acting,
  type Field,
  type General,
  mayBeAnything,
  NOBODY,
  onTable,
  put,
  stands,
  type Unit,
} from '../position.ts'
import { cardOfGeneral, isInRadius, isLeading } from '../rules/command.ts'
import { abilityWith, agreedWith, traitsWith } from '../traits/index.ts'
import type { Favour } from '../traits/trait.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { change } from './generals.ts'
import { mayOrder, order, recover, rouseAll } from './orders.ts'

/** Orders are given (ONU-ACT-01 to 14, ONU-CRD-05). */
export const activation = procedure({
  name: 'activation',
  gives: undefined,
  with: (_: object) => ({ always: [] as number[], card: [] as number[] }),
  lines: {
    always(r, v) {
      const g = r.field
      g.phase = 'activation'
      g.done = []
      r.tell(event('phase-began', ['ONU-GEN-08'], { phase: 'activation' }))
      v.always = alwaysActive(g)
      if (v.always.length > 0) r.call(rouseAll, { units: v.always, card: NOBODY })
    },
    favours(r) {
      r.call(favours, { moment: 'activation' })
    },
    orders(r) {
      r.call(ordersOf, {})
    },
  },
})
/** Active without an order (ONU-OPT-02, ONU-R-68). */
const alwaysActive = (g: Field): number[] =>
  g.units
    .filter(
      u =>
        acting(g).includes(u.seat) &&
        stands(u) &&
        traitsWith(g, u, 'alwaysActive').some(t => t.alwaysActive(u, g) !== null),
    )
    .map(u => u.id)

/** Order after order, until everybody of the side has had enough. */
export const ordersOf = procedure({
  name: 'orders',
  gives: undefined,
  with: (_: object) => ({ played: [] as number[] }),
  lines: {
    next(r, v) {
      v.played = []
      if (ordering(r.field).length === 0) return r.end(undefined)
      r.call(playOrder, {}, 'played')
    },
    play(r, v) {
      if (v.played.length > 0) r.call(order, { seat: v.played[0], card: v.played[1] })
    },
    again(r) {
      r.repeat()
    },
  },
})
/** Who may still play orders: whoever holds cards. */
const ordering = (g: Field): number[] =>
  acting(g).filter(seat => !g.out[seat] && !g.done.includes(seat) && g.hands[seat].length > 0)

export const playOrder = question({
  name: 'play-order',
  kind: 'one',
  rules: ['ONU-CRD-02', 'ONU-M-17'],
  with: (a: object) => a,
  seats: ordering,
  next: (g, _v, draft, seat): Choice | null =>
    draft.length > 0
      ? null
      : { of: 'card', options: g.hands[seat].filter(card => mayOrder(g, seat, card)), enough: 'no-more' },
  why: (g, _v, _draft, pick, seat) => (typeof pick === 'number' && g.hands[seat].includes(pick) ? 'ONU-M-17' : null),
  take(r, _v, picks, seat) {
    if (picks.length > 0) return [seat, Number(picks[0])]
    r.field.done.push(seat)
    return []
  },
})

// ---- what a general grants without an order ----

function favourOf(g: Field, general: General): Favour | null {
  const card = cardOfGeneral(general)
  const own = abilityWith(card, 'favour')?.favour ?? null
  if (own !== null) return own
  if (abilityWith(card, 'alwaysActive') === undefined) return null
  return agreedWith(g, 'favourInstead')[0]?.favourInstead ?? null
}
/** What a general has to grant now, null for nothing. */
function offered(g: Field, general: General, moment: Favour['moment']): Favour | null {
  const favour = isLeading(g, general) ? favourOf(g, general) : null
  if (favour === null || favour.moment !== moment) return null
  return (favour.times === 'battle' ? general.uses > 0 : general.usedIn === g.turn) ? null : favour
}
/** The units a general may still favour now. */
function favoured(g: Field, general: General, moment: Favour['moment']): number[] {
  const favour = offered(g, general, moment)
  if (favour === null) return []
  return g.units
    .filter(u => u.seat === general.seat && stands(u) && favour.fits(u, g) && isInRadius(g, general, u))
    .map(u => u.id)
}
/** As all see it. */
const couldFavour = (g: Field, general: General, moment: Favour['moment']): boolean =>
  offered(g, general, moment) !== null && g.units.some(u => u.seat === general.seat && mayBeAnything(u))

/** Each general of the side in turn who can help somebody is asked once. */
export const favours = procedure({
  name: 'favours',
  gives: undefined,
  with: (args: { moment: Favour['moment'] }) => ({
    asked: [] as number[],
    general: NOBODY,
    units: [] as number[],
    ...args,
  }),
  lines: {
    next(r, v) {
      const g = r.field
      const general = g.generals.find(
        o =>
          acting(g).includes(o.seat) &&
          !v.asked.includes(o.id) &&
          (favoured(g, o, v.moment).length > 0 || couldFavour(g, o, v.moment)),
      )
      if (general === undefined) return r.end(undefined)
      v.general = general.id
      v.asked.push(general.id)
      r.call(useFavour, { general: general.id, moment: v.moment }, 'units')
    },
    grant(r, v) {
      if (v.units.length === 0) return
      const g = r.field
      const general = g.generals[v.general]
      const favour = favourOf(g, general)
      change(g, general, { uses: general.uses + 1, usedIn: g.turn })
      r.tell(event('ability-used', ['ONU-LDR-08'], { seat: general.seat, unit: general.unit }))
      if (favour?.grants === 'active') return r.call(rouseAll, { units: v.units, card: NOBODY })
      for (const id of v.units) grant(r, g.units[id], favour?.grants === 'unbroken')
    },
    again(r) {
      r.repeat()
    },
  },
})
function grant(r: Table, u: Unit, unbroken: boolean): void {
  if (!onTable(u)) return
  if (unbroken) recover(r, u, ['ONU-G-R3'])
  else put(u, 'restrained', 'turn')
}

export const useFavour = question({
  name: 'use-favour',
  kind: 'several',
  rules: ['ONU-LDR-08'],
  window: true,
  with: (a: { general: number; moment: Favour['moment'] }) => a,
  seats: (g, v) => only(g.generals[v.general].seat),
  next(g, v, draft): Choice | null {
    const general = g.generals[v.general]
    const most = favourOf(g, general)?.most ?? 0
    const options = favoured(g, general, v.moment).filter(id => !draft.includes(id))
    return draft.length >= most || options.length === 0
      ? null
      : { of: 'unit', options, enough: draft.length === 0 ? 'not-now' : 'no-more' }
  },
  take: (_r, _v, picks) => picks.map(Number),
})
