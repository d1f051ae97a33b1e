import { amend, type Choice, lifted, word } from '@acies/kernel'
import { closer } from '@acies/table'
import {
  type Attack,
  type Field,
  isActing,
  NOBODY,
  type Played,
  put,
  stands,
  UD,
  type Unit,
  under,
} from '../position.ts'
import { cardOfGeneral, isInRadius } from '../rules/command.ts'
import { eventOn, occurrencesOf, playable, whyIdle } from '../rules/favour.ts'
import { cardsApart } from '../rules/sight.ts'
import { abilityWith, eventTrait } from '../traits/index.ts'
import { tidy, wound } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { topCard } from './cards.ts'
import { breakUnit } from './check.ts'
import { change } from './generals.ts'
import { javelins } from './javelins.ts'

/** What the events leave of an attack: it goes on, it is not made, or it is over before its dice. */
export type Course = 'go' | 'cancelled' | 'over'

/** The attack in progress changes by being replaced. */
function amendAttack(g: Field, more: Partial<Attack>): void {
  if (g.attack !== null) g.attack = { ...g.attack, ...more }
}
/** Notes wounds of one of the two; those of javelins are not compared (ONU-R-37). */
export function noteWounds(g: Field, unit: number, n: number, compared: boolean): void {
  const { attack } = g
  if (attack === null || n === 0) return
  const add = (pair: readonly [number, number]): [number, number] =>
    unit === attack.by ? [pair[0] + n, pair[1]] : [pair[0], pair[1] + n]
  amendAttack(g, { hurt: add(attack.hurt), suffered: compared ? add(attack.suffered) : attack.suffered })
}
/** Cards go to the discard, and what lay on the units for this attack is off. */
export function closeAttack(r: Table): void {
  const g = r.field
  if (g.attack === null) return
  g.discard.push(...g.shown)
  g.shown = []
  for (const u of g.units) u.effects = lifted(u.effects, 'attack')
  g.attack = null
}
const shown = (g: Field, card: number, from: number, cancels = NOBODY): void => {
  g.shown.push(card)
  const played: Played = { card, from, cancels, void: false }
  amendAttack(g, { events: [...(g.attack?.events ?? []), played] })
}
const isSeasoned = (u: Unit): boolean => u.rank === 'veteran' || u.rank === 'elite'

/** The events of an attack, drawn and played, in their order (ONU-EVT-01 to 13). */
const withRandom = procedure({
  name: 'events',
  gives: 'go' as Course,
  with: (args: { kind: 'shot' | 'melee'; by: number; at: number }) => ({
    planBy: '',
    planAt: '',
    card: NOBODY,
    second: NOBODY,
    redraw: '',
    played: NOBODY,
    target: NOBODY,
    fled: false,
    ...args,
  }),
  lines: {
    open(r, v) {
      r.field.attack = { kind: v.kind, by: v.by, at: v.at, events: [], suffered: [0, 0], hurt: [0, 0] }
      if (r.field.units[v.by].rank === 'elite') r.call(elitePlan, { unit: v.by, foe: v.at }, 'planBy')
    },
    planAt(r, v) {
      if (r.field.units[v.at].rank === 'elite') r.call(elitePlan, { unit: v.at, foe: v.by }, 'planAt')
    },
    draw(r, v) {
      v.card = topCard(r) ?? NOBODY
      if (v.card === NOBODY) return
      const chooser = v.planBy === 'two-random' ? v.by : v.planAt === 'two-random' ? v.at : NOBODY
      if (chooser === NOBODY) return
      v.second = topCard(r) ?? NOBODY
      if (v.second === NOBODY) return
      r.field.shown.push(v.card, v.second)
      r.call(chooseRandom, { unit: chooser, one: v.card, two: v.second }, 'card')
    },
    reveal(r, v) {
      const g = r.field
      if (v.card === NOBODY) return
      if (v.second !== NOBODY) {
        g.discard.push(...g.shown.filter(card => card !== v.card))
        g.shown = []
      }
      shown(g, v.card, NOBODY)
      r.tell(event('event-drawn', ['ONU-EVT-01'], { card: v.card }))
      if (isSeasoned(g.units[v.by])) r.call(redraw, { seat: g.units[v.by].seat, general: NOBODY }, 'redraw')
    },
    redrawAt(r, v) {
      const g = r.field
      if (v.redraw === 'redraw') drawAnew(r, g.units[v.by].seat)
      v.redraw = ''
      if (v.card !== NOBODY && isSeasoned(g.units[v.at]))
        r.call(redraw, { seat: g.units[v.at].seat, general: NOBODY }, 'redraw')
    },
    redrawGeneral(r, v) {
      const g = r.field
      if (v.redraw === 'redraw') drawAnew(r, g.units[v.at].seat)
      v.redraw = ''
      const general = v.kind === 'melee' && v.card !== NOBODY ? schemer(g, g.units[v.by]) : NOBODY
      if (general !== NOBODY) r.call(redraw, { seat: g.generals[general].seat, general }, 'redraw')
    },
    afterRedraw(r, v) {
      const g = r.field
      if (v.redraw !== 'redraw') return
      const general = g.generals[schemer(g, g.units[v.by])]
      change(g, general, { uses: general.uses + 1, usedIn: g.turn })
      drawAnew(r, general.seat)
    },
    handBy(r, v) {
      if (hasHand(r.field, v.by)) r.call(playEvent, { unit: v.by, foe: v.at }, 'played')
    },
    handByAgain(r, v) {
      const more = v.planBy === 'two-hand' && v.played !== NOBODY
      v.played = NOBODY
      if (more && hasHand(r.field, v.by)) r.call(playEvent, { unit: v.by, foe: v.at }, 'played')
    },
    handAt(r, v) {
      v.played = NOBODY
      if (hasHand(r.field, v.at)) r.call(playEvent, { unit: v.at, foe: v.by }, 'played')
    },
    handAtAgain(r, v) {
      const more = v.planAt === 'two-hand' && v.played !== NOBODY
      v.played = NOBODY
      if (more && hasHand(r.field, v.at)) r.call(playEvent, { unit: v.at, foe: v.by }, 'played')
    },
    // From here on they are worked off: what cancels first (ONU-EVT-03, ONU-R-47).
    cancel(r) {
      countermands(r)
    },
    dust(r, v) {
      const g = r.field
      const calm = standing(g, 'no-combat').some(p => occurrencesOf(g, p).length > 0)
      if (!calm) return
      r.tell(event('combat-cancelled', ['ONU-CAR-26', 'ONU-E-15'], { unit: v.by, foe: v.at }))
      r.end('cancelled')
    },
    ambush(r) {
      const g = r.field
      for (const p of standing(g, 'ambush')) {
        for (const { enemy } of occurrencesOf(g, p)) {
          noteWounds(g, enemy.id, 1, true)
          wound(r, enemy, 1, NOBODY, ['ONU-CAR-08', 'ONU-R-38'])
          if (enemy.where === 'table') breakUnit(r, enemy, ['ONU-CAR-08', 'ONU-MRL-07'])
        }
      }
      tidy(r)
    },
    javelins(r, v) {
      const g = r.field
      if (bothStand(g, v.by, v.at) && standing(g, 'javelins').length > 0) {
        const favours = (seat: number) => standing(g, 'javelins').some(p => p.from === NOBODY || p.from === seat)
        const byThrows = favours(g.units[v.by].seat)
        const atThrows = favours(g.units[v.at].seat)
        const works = standing(g, 'javelins').some(p => occurrencesOf(g, p).length > 0)
        if (works) r.call(javelins, { by: v.by, at: v.at, byThrows, atThrows }, 'fled')
      }
    },
    wind(r, v) {
      const g = r.field
      // Gone, or fleeing because of what was thrown: no melee (ONU-R-37, ONU-R-38).
      if (v.kind === 'melee' && (v.fled || !bothStand(g, v.by, v.at))) return r.end('over')
      for (const p of standing(g, 'wind')) {
        const [o] = occurrencesOf(g, p)
        if (o === undefined) continue
        const targets = downwind(g, v.by, v.at)
        if (targets.length === 0) {
          r.tell(event('shot-lost', ['ONU-CAR-17'], { unit: v.by, target: v.at, why: 'wind' }))
          return r.end('cancelled')
        }
        return r.call(windTarget, { seat: o.unit.seat, by: v.by, at: v.at }, 'target')
      }
    },
    effects(r, v) {
      const g = r.field
      for (const p of standing(g, 'effect')) {
        const found = occurrencesOf(g, p)
        if (found.length === 0) r.tell(event('event-void', ['ONU-EVT-04'], { card: p.card }))
        const name = eventOn(p.card)
        const trait = eventTrait(name)
        for (const o of found) {
          for (const u of trait.lies?.(o) ?? []) if (!under(u, name)) put(u, name, 'attack')
          trait.happens?.(r, o)
        }
      }
      tidy(r)
      if (v.target === NOBODY) return
      r.tell(event('shot-turned', ['ONU-CAR-15'], { unit: v.by, from: v.at, to: v.target }))
      amendAttack(g, { at: v.target })
    },
  },
})

/** With events played from hands only (ONU-OPT-20). */
export const eventsOf = (options: readonly string[]) =>
  options.includes('no-random-events') ? amend(withRandom, { instead: 'draw' }, { draw() {} }) : withRandom
export const events = withRandom

const hasHand = (g: Field, unit: number): boolean => g.hands[g.units[unit].seat].length > 0
const bothStand = (g: Field, a: number, b: number): boolean =>
  g.units[a].where === 'table' &&
  g.units[b].where === 'table' &&
  g.pairs.some(p => (p.a === a && p.b === b) || (p.a === b && p.b === a))
const standing = (g: Field, when: string): Played[] =>
  (g.attack?.events ?? []).filter(p => !p.void && eventTrait(eventOn(p.card)).when === when)

/** Countermands, the last one played first (ONU-CAR-26, ONU-R-47). */
function countermands(r: Table): void {
  const g = r.field
  if (g.attack === null) return
  const list = [...g.attack.events]
  for (let i = list.length - 1; i >= 0; i--) {
    const p = list[i]
    if (p.void || p.cancels === NOBODY) continue
    const at = list.findIndex(o => o.card === p.cancels)
    if (at === -1) continue
    list[at] = { ...list[at], void: true }
    r.tell(event('event-countermanded', ['ONU-CAR-26', 'ONU-E-14'], { seat: p.from, card: p.cancels }))
  }
  amendAttack(g, { events: list })
}

/** The random event goes to the discard and the next one must be used (ONU-EVT-12). */
function drawAnew(r: Table, seat: number): void {
  const g = r.field
  const events = g.attack?.events ?? []
  const old = events.find(p => p.from === NOBODY)
  const card = topCard(r)
  if (old === undefined || card === null) return
  g.shown = g.shown.map(c => (c === old.card ? card : c))
  g.discard.push(old.card)
  amendAttack(g, { events: events.map(p => (p === old ? { ...p, card } : p)) })
  r.tell(event('event-redrawn', ['ONU-EVT-12', 'ONU-R-39'], { seat, old: old.card, card }))
}
/** A general of the side whose turn it is who may think again about this melee; NOBODY for none. */
function schemer(g: Field, by: Unit): number {
  const found = g.generals.find(
    general =>
      general.unit !== NOBODY &&
      general.usedIn !== g.turn &&
      isActing(g, g.units[general.unit]) &&
      abilityWith(cardOfGeneral(general), 'redraws') !== undefined &&
      isInRadius(g, general, by),
  )
  return found === undefined ? NOBODY : found.id
}
/** Units of the shooter's side less than 1 UD from the target, engaged or not, but the shooter (ONU-R-36). */
const downwind = (g: Field, by: number, at: number): number[] =>
  g.units
    .filter(
      u =>
        stands(u) &&
        u.id !== by &&
        u.id !== g.units[by].under &&
        g.side[u.seat] === g.side[g.units[by].seat] &&
        closer(cardsApart(u, g.units[at]), UD),
    )
    .map(u => u.id)

// ---- what is asked ----

const PLANS = ['two-random', 'two-hand'] as const
/** What an Elite unit makes of it (ONU-EVT-13). */
export const elitePlan = question({
  name: 'elite-plan',
  kind: 'one',
  rules: ['ONU-EVT-13'],
  with: (a: { unit: number; foe: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const drawn = g.units[v.foe].rank !== 'elite' && !g.options.includes('no-random-events')
    return { of: 'word', options: drawn ? PLANS : ['two-hand'], about: v.unit }
  },
  take: (_r, _v, picks) => word(picks, 0, PLANS) as string,
})

/** Which of two drawn events holds (ONU-EVT-13). */
export const chooseRandom = question({
  name: 'choose-random',
  kind: 'one',
  rules: ['ONU-EVT-13'],
  with: (a: { unit: number; one: number; two: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'card', options: [v.one, v.two], about: v.unit },
  take: (_r, _v, picks) => Number(picks[0]),
})

const REDRAW = ['keep', 'redraw'] as const
/** Veterans, and a general who thinks again, may draw another event (ONU-EVT-12). */
export const redraw = question({
  name: 'redraw',
  kind: 'one',
  rules: ['ONU-EVT-12', 'ONU-R-39'],
  with: (a: { seat: number; general: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (_g, _v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: REDRAW }),
  take: (_r, _v, picks) => word(picks, 0, REDRAW) as string,
})

/** An event of the hand, or none; asked of whoever holds cards, so that nothing is told (ONU-EVT-02). */
export const playEvent = question({
  name: 'play-event',
  kind: 'one',
  rules: ['ONU-EVT-02', 'ONU-EVT-05'],
  window: true,
  with: (a: { unit: number; foe: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft, seat): Choice | null {
    if (draft.length === 0)
      return { of: 'card', options: playable(g, seat, g.units[v.unit], g.units[v.foe]), enough: 'none', about: v.unit }
    if (draft.length > 1 || eventTrait(eventOn(Number(draft[0]))).when !== 'cancels') return null
    return { of: 'card', options: (g.attack?.events ?? []).map(p => p.card) }
  },
  why(g, v, draft, pick, seat) {
    if (draft.length > 0 || typeof pick !== 'number' || !g.hands[seat].includes(pick)) return null
    if ((g.attack?.events ?? []).some(p => eventOn(p.card) === eventOn(pick))) return 'ONU-EVT-07'
    return whyIdle(g, pick, g.units[v.unit], g.units[v.foe], false)
  },
  take(r, v, picks) {
    if (picks.length === 0) return NOBODY
    const g = r.field
    const { seat } = g.units[v.unit]
    const card = Number(picks[0])
    g.hands[seat] = g.hands[seat].filter(c => c !== card)
    shown(g, card, seat, picks.length > 1 ? Number(picks[1]) : NOBODY)
    r.tell(event('event-played', ['ONU-EVT-02', 'ONU-EVT-10'], { seat, card }))
    return card
  },
})

/** Whom the wind carries the shot to (ONU-CAR-15, ONU-R-36). */
export const windTarget = question({
  name: 'wind-target',
  kind: 'one',
  rules: ['ONU-CAR-15', 'ONU-R-36'],
  with: (a: { seat: number; by: number; at: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: downwind(g, v.by, v.at) }),
  take: (_r, _v, picks) => Number(picks[0]),
})
