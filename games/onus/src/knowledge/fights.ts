import type { Choice, Next, Pick, Picks } from '@acies/kernel'
import { CARDS, EVENTS, type EventId } from '../data/cards.ts'
import { type Field, HIDDEN, kindOf, NOBODY, type Unit } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { isMounted } from '../vocabulary.ts'
import { eventWorth } from './cards.ts'
import type { Thought } from './thought.ts'

// ---- shots ----

/** Shooter and target of the best shot; nothing when none is worth the card that is drawn for it. */
export function shotByHabit(t: Thought, next: Next): Picks | null {
  const first = next([])
  if (first?.of !== 'unit') return null
  let best: Picks = []
  let top = 0
  for (const id of first.options) {
    const targets = next([id])
    if (targets?.of !== 'unit') continue
    const u = t.g.units[id]
    const { range } = kindOf(t.g, u)
    for (const at of targets.options) {
      const e = t.g.units[at]
      const gap = t.eye.gap(u, e) + 0.2
      if (gap > range) continue
      const gain = t.tip(t.eye.shotAt(u, e, t.eye.middle(u), gap <= range / 2 ? 4 : 2))
      if (gain > top) {
        top = gain
        best = [id, at]
      }
    }
  }
  return best
}

// ---- melees ----

/** First what is likely to win: it takes away an enemy that others are fighting, too. */
export function combatByHabit(t: Thought, next: Next): Picks | null {
  const first = next([])
  if (first?.of !== 'unit') return null
  let best: Picks | null = null
  let top = Number.NEGATIVE_INFINITY
  for (const id of first.options) {
    const foes = next([id])
    if (foes?.of !== 'unit') continue
    const u = t.g.units[id]
    for (const at of foes.options) {
      const e = t.g.units[at]
      const gain = t.tip(t.eye.exchange(u, e, t.eye.middle(u), u.doings.charged, contactOf(u, e).dice)) + 0.1 * e.wounds
      if (gain > top) {
        top = gain
        best = [id, at]
      }
    }
  }
  return best
}

/** What an engaged unit does: face about, reach round, get away from what it cannot win. */
export function engagedByHabit(t: Thought, u: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'word') return null
  const has = (word: string) => choice.options.includes(word)
  const { g, eye } = t
  let worst: 0 | 1 | 2 = 0
  let gain = 0
  for (const p of g.pairs) {
    const id = p.a === u.id ? p.b : p.b === u.id ? p.a : NOBODY
    if (id === NOBODY) continue
    const e = g.units[id]
    const side = eye.sideFrom(u, eye.middle(e))
    if (side > worst) worst = side
    gain += eye.exchange(u, e, eye.middle(u), false, Math.max(1, contactOf(u, e).dice))
  }
  if (worst === 2 && has('re-form-180') && u.wraps.length === 0) return ['re-form-180']
  if (worst === 1 && has('re-form-90')) return ['re-form-90']
  if (has('wrap')) return ['wrap']
  if (has('bravery') && u.formation === 'none' && gain > 0 && u.wounds < 2) return ['bravery']
  const { life, move, value } = kindOf(g, u)
  const weak = u.wounds >= life - 2 || (u.broken && u.wounds >= 2)
  if (has('fall-back') && weak && gain < 0 && move >= 400 && value >= 60) return ['fall-back']
  return []
}

export function followByHabit(t: Thought, u: Unit, from: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'word') return null
  const good = t.eye.exchange(u, from, t.eye.middle(u), false) > -0.02 && u.wounds < kindOf(t.g, u).life - 1
  return [good && choice.options.includes('follow') ? 'follow' : 'hold']
}

/** To flee of one's own accord saves what would surely die, if there is a way out and time to come back. */
export function voluntaryByHabit(t: Thought, u: Unit): Picks {
  const kind = kindOf(t.g, u)
  if (kind.class === 'artillery' || !t.eye.engaged(u)) return ['stand']
  const last = u.wounds >= kind.life - 1
  const fast = kind.move >= 400
  return [last && fast && kind.morale - u.wounds >= 3 ? 'flee' : 'stand']
}

/** Fight the elephants if being run over is worse. */
export function elephantsByHabit(t: Thought, u: Unit, elephants: Unit): Picks {
  const stand = t.eye.exchange(u, elephants, t.eye.middle(u), false)
  const trampled = -3 * t.eye.lore.wounds[t.eye.kindIndex(elephants)][u.kind][0] * t.eye.lore.life[u.kind] - 0.1
  return [stand > trampled && !u.broken ? 'fight' : 'be-trampled']
}

// ---- events ----

/** What an event would do for our unit against the other, here and now. */
function eventGain(t: Thought, event: EventId, u: Unit, e: Unit, shot: boolean): number {
  const { g, eye } = t
  if (u.kind === HIDDEN || e.kind === HIDDEN) return 0
  const { life, wounds } = eye.lore
  const [mine, his] = [kindOf(g, u), kindOf(g, e)]
  const shooting = shot && !isShotAt(g, u)
  const dice = shot ? 3 : Math.max(1, contactOf(u, e).dice)
  const taken = (more: number): number => dice * (wounds[e.kind][u.kind][more] - 0) * life[u.kind]
  const dealt = (more: number): number =>
    dice * (shooting ? eye.lore.shots : wounds)[u.kind][e.kind][more] * life[e.kind]
  const guard = 0.45 * taken(0)
  const push = dealt(1) - dealt(0)
  const shaky = (u: Unit, morale: number): number =>
    Math.max(0, 1 - Math.max(1, morale - u.wounds - (u.broken ? 1 : 0)) / 6)
  const fears = shaky(u, mine.morale) * (mine.value / 100) * (u.broken ? 0.9 : 0.35)
  const doubts = shaky(e, his.morale - 2) * (his.value / 100) * (e.broken ? 0.9 : 0.35)
  switch (event) {
    case 'stand-firm':
      return guard + 0.4 * fears
    case 'close-ranks':
      return guard
    case 'shields-up':
      return shot && !shooting ? 1.6 * guard : 0
    case 'hold-the-line':
      return 0.4 * fears
    case 'panic':
      return 0.3 * doubts
    case 'throw-javelins':
      return mine.skills.includes('javelins') ? 4 * eye.lore.shots[u.kind][e.kind][0] * life[e.kind] + 0.1 : 0
    case 'ambush':
      return life[e.kind] + (e.broken ? 0.05 : 0.25 * (his.value / 100))
    case 'fury':
      return push
    case 'at-the-horses':
      return !isMounted(mine.class) && isMounted(his.class) ? push : 0
    case 'strike-first':
      return 0.25 * taken(0) + 0.1 * dealt(0)
    case 'dust-cloud':
      return Math.max(0, -eye.exchange(u, e, eye.middle(u), false, dice))
    case 'hero':
      return u.hero ? 0 : guard + 0.06 * (mine.value / 100)
    case 'officers-down':
      return e.leaderless ? 0 : push + 0.1 * (his.value / 100)
    case 'veterans':
      return u.rank === 'elite' ? 0 : 0.06
    case 'general-hit':
      return g.generals.some(general => general.unit === e.id) ? 0.5 : 0
    case 'muddy-ground':
      return 0.25 * taken(0)
    case 'good-aim':
      return shooting ? push : 0
    case 'rain-of-arrows':
      return shooting ? 0.5 * dealt(0) : 0
    case 'wet-strings':
      return shot && !shooting ? 0.4 * taken(0) : 0
    case 'wind-changes':
      return shot && !shooting ? 0.5 * taken(0) + 0.1 : 0
    case 'pursuit':
      return 0.02
    case 'good-omens':
      return 0.12
    default:
      return 0
  }
}
const isShotAt = (g: Field, u: Unit): boolean => g.attack?.kind === 'shot' && g.attack.at === u.id

type Shown = { readonly card: number; readonly from: number }
/** Whom a card shown in this attack favours: 1 us, -1 him, 0 both or nobody. */
function favours(g: Field, { card, from }: Shown, u: Unit): number {
  if (from !== NOBODY) return from === u.seat ? 1 : -1
  const { sword, shield, bow } = EVENTS[CARDS[card].event]
  const attacks = g.attack?.by === u.id
  const forAttacker = sword && (g.attack?.kind !== 'shot' || bow)
  if (forAttacker === shield) return 0
  return (forAttacker ? attacks : !attacks) ? 1 : -1
}

/** An event must bring more than it is worth kept. */
const BAR = 0.05
export function eventByHabit(t: Thought, u: Unit, e: Unit, next: Next): Picks | null {
  const choice = next([])
  if (choice?.of !== 'card') return null
  const shot = t.g.attack?.kind === 'shot'
  let best: Picks = []
  let top = BAR
  for (const card of choice.options) {
    const event = CARDS[card].event
    const bar = 0.5 * eventWorth(card) * t.w('hand')
    if (event === 'countermand') {
      const against = worstShown(t, u, e, next([card]))
      if (against !== null && against.harm - bar > top) {
        top = against.harm - bar
        best = [card, against.card]
      }
      continue
    }
    const gain = t.tip(eventGain(t, event, u, e, shot)) - bar
    if (gain > top) {
      top = gain
      best = [card]
    }
  }
  return best
}
/** The event on the table that hurts us most. */
function worstShown(t: Thought, u: Unit, e: Unit, choice: Choice | null): { card: number; harm: number } | null {
  if (choice?.of !== 'card') return null
  const shot = t.g.attack?.kind === 'shot'
  let worst: { card: number; harm: number } | null = null
  for (const shown of t.g.attack?.events ?? []) {
    if (!choice.options.includes(shown.card) || favours(t.g, shown, u) >= 0) continue
    const harm = eventGain(t, CARDS[shown.card].event, e, u, shot)
    if (worst === null || harm > worst.harm) worst = { card: shown.card, harm }
  }
  return worst
}

/** A random event that favours the enemy is thrown back. */
export function redrawByHabit(t: Thought, seat: number): Picks {
  const { g } = t
  const { attack } = g
  const random = attack?.events.find(event => event.from === NOBODY)
  if (attack === null || random === undefined) return ['keep']
  const [by, at] = [g.units[attack.by], g.units[attack.at]]
  const [mine, his] = g.side[by.seat] === g.side[seat] ? [by, at] : [at, by]
  const whom = favours(g, random, mine)
  const event = CARDS[random.card].event
  const shot = attack.kind === 'shot'
  const gain = eventGain(t, event, whom < 0 ? his : mine, whom < 0 ? mine : his, shot)
  return [whom < 0 && gain > 0.03 ? 'redraw' : 'keep']
}
/** Of two random events the one that does more for us. */
export function randomByHabit(t: Thought, u: Unit, choice: Choice | null): Picks | null {
  if (choice?.of !== 'card' || t.g.attack === null) return null
  const { attack } = t.g
  const e = t.g.units[attack.by === u.id ? attack.at : attack.by]
  const gain = (card: number): number => {
    const whom = favours(t.g, { card, from: NOBODY }, u)
    const event = CARDS[card].event
    const shot = attack.kind === 'shot'
    return whom < 0 ? -eventGain(t, event, e, u, shot) : eventGain(t, event, u, e, shot)
  }
  return [choice.options.reduce((a, b) => (gain(b) > gain(a) ? b : a))]
}

/** The enemy it hurts most to lose. */
export function dearest(t: Thought, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const worth = (id: number): number => {
    const u = t.g.units[id]
    return u.kind === HIDDEN ? 0 : kindOf(t.g, u).value + 40 * u.wounds
  }
  return [choice.options.reduce((a, b) => (worth(b) > worth(a) ? b : a))]
}

/** The side that suffers least when struck. */
export function struckByHabit(choice: Choice | null): Picks | null {
  if (choice?.of !== 'word') return null
  const order = ['front', 'left', 'right', 'rear']
  const [best]: Pick[] = choice.options.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return best === undefined ? null : [best]
}
