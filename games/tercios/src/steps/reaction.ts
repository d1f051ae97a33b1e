import { type Choice, word } from '@acies/kernel'
import { bearing, distanceTo, inches, turnBetween } from '@acies/table'
import { type Field, NOBODY, ORDERS, put, type Troop } from '../position.ts'
import { elementBody } from '../rules/bodies.ts'
import { disciplineDice } from '../rules/checks.ts'
import { reachedBy } from '../rules/command.ts'
import { flanks, mayShoot, type Occasion, shotAt } from '../rules/fighting.ts'
import { plainSpeed } from '../rules/movement.ts'
import { sees } from '../rules/sight.ts'
import { isCavalry, isInfantry, mayEvade } from '../rules/troop.ts'
import { allSources } from '../rules/values.ts'
import { whyNoReply, whyNoShot, whyNoTurn, whyNotShotAt } from '../rules/why.ts'
import { has, lift } from '../traits/index.ts'
import { FOUND, springAmbush } from './ambush.ts'
import { atLeast, event, procedure, question, roll, seatOf, type Table } from './book.ts'
import type { Fought } from './combat.ts'
import { chooseFirstShot } from './fire.ts'
import { flight, mayFlee } from './flight.ts'
import { leaveFortress, mayAbandon } from './fortress.ts'
import { interception, NEAREST } from './interception.ts'
import { keepTogether } from './leavers.ts'
import { reorient, TURNS, type Turn, turnsOf } from './move.ts'
import { bothShoot, gunLine, shotsFrom, volley } from './shooting.ts'

/** What a troop does about an enemy who comes near or charges. */
export type Reaction = 'none' | 'turned' | 'aims' | 'shoots' | 'counter' | 'fled' | 'resists' | 'shoots-and-flees'
const REPLIES = ['card', 'evade', 'pass'] as const
export type Reply = (typeof REPLIES)[number]

/**
 * The window itself. It opens on what all can see, and offers the same whatever the card is, so that neither the
 * question nor its options tell anything (TER-REA-01, 02).
 */
const react = question({
  name: 'react',
  kind: 'one',
  rules: ['TER-REA-01', 'TER-REA-02', 'TER-REA-04'],
  window: true,
  with: (a: { unit: number; against: number; charge: boolean }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = g.troops[v.unit]
    const options: Reply[] = []
    if (u.card !== 'none' && (u.where === 'table' || lairIsNear(g, u, g.troops[v.against]))) options.push('card')
    if (v.charge && couldEvade(g, u, g.troops[v.against])) options.push('evade')
    options.push('pass')
    return { of: 'word', options, about: u.id }
  },
  why: (g, v, _draft, pick) => whyNoReply(g, g.troops[v.unit], g.troops[v.against], v.charge, pick),
  take: (_r, _v, picks): Reply => word(picks, 0, REPLIES),
})
function lairIsNear(g: Field, u: Troop, mover: Troop): boolean {
  const e = g.elements.find(x => x.id === u.lair)
  return e !== undefined && distanceTo(elementBody(e), mover) <= inches(6) + 5
}
/** TER-CAV-05, TER-QUA-23 */
export const couldEvade = (g: Field, u: Troop, charger: Troop): boolean =>
  u.where === 'table' &&
  mayFlee(g, u) &&
  u.building < 0 &&
  mayEvade(g, u, charger, isInfantry(g, u) && reachedBy(g, u, 'letsEvade') !== null)

/** May the target of a charge be asked at all? */
export const mayReply = (g: Field, u: Troop, charger: Troop): boolean => u.card !== 'none' || couldEvade(g, u, charger)

/** Turns the card face up, spends it, and rolls for it (TER-REA-03, 04). Gives the order that may be carried out. */
export const reveal = procedure({
  name: 'reveal',
  gives: 'none' as string,
  with: (a: { unit: number; against: number; charge: boolean; reply: Reply; shelters?: true }) => ({
    unit: a.unit,
    against: a.against,
    charge: a.charge,
    reply: a.reply,
    shelters: a.shelters === true,
    card: 'none' as string,
    stance: 'stand',
  }),
  lines: {
    ambush(r, v) {
      if (r.field.troops[v.unit].where === 'ambush') r.call(springAmbush, { unit: v.unit, found: false })
    },
    fortress(r, v) {
      if (mayAbandon(r.field.troops[v.unit])) r.call(leaveFortress, { unit: v.unit })
    },
    turnUp(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      v.card = v.reply === 'evade' ? 'evade' : u.card
      const shown = u.card
      u.shown = ORDERS.find(o => o === shown) ?? 'none'
      u.card = 'none'
      u.blind = u.spied = false
      u.acted = true
      breakJoint(g, u)
      keepTogether(r, u)
      r.tell(event('revealed', ['TER-REA-04'], { unit: u.id, other: v.against, word: shown }))
    },
    announce(r, v) {
      // What it will do is known before the dice are rolled (TER-RUL-08).
      const g = r.field
      const u = g.troops[v.unit]
      if (v.card === 'fire' && !v.shelters && has(g, u, 'harasses') && mayShoot(g, u, 'fire-reaction'))
        r.call(announceFlight, { unit: v.unit }, 'stance')
    },
    check(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const against = g.troops[v.against]
      lift(u, 'act')
      if (v.stance === 'flee') v.card = HARASS
      if (u.effects.some(e => e.is === 'sprung' && e.n !== FOUND)) return r.end(v.card)
      const flees = v.card === 'run' || v.card === 'evade' || v.card === HARASS
      const value = disciplineDice(g, u, {
        reacting: true,
        flank: v.charge && flanks(g, against, u),
        evadesInfantry: v.card === 'evade' && !isCavalry(g, against),
        flees: v.charge && flees ? against : null,
      })
      const dice = roll(r, value.value)
      const n = atLeast(dice, 5)
      r.tell(
        event('order-check', ['TER-REA-03', 'TER-CHK-01'], {
          unit: u.id,
          dice,
          need: 5,
          n,
          sources: allSources(value),
        }),
      )
      if (n === 0) {
        r.tell(event('order-lost', ['TER-REA-03'], { unit: u.id, word: v.card === HARASS ? 'fire' : v.card }))
        return r.end('none')
      }
      r.end(v.card)
    },
  },
})

/** One of a brigade reacts: the others keep a card the enemy now knows (TER-UNI-04). */
function breakJoint(g: Field, u: Troop): void {
  if (u.joint < 0) return
  const { joint } = u
  for (const o of g.troops)
    if (o.joint === joint) {
      o.joint = NOBODY
      if (o !== u) o.spied = true
    }
}

const NOTHING = 'nothing'
/** Attention in reaction: turn or shoot, one of them (TER-REA-10). */
const attentive = question({
  name: 'attentive-reaction',
  kind: 'one',
  rules: ['TER-REA-10'],
  with: (a: { unit: number; against: number; charge: boolean }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = g.troops[v.unit]
    const options: string[] = turnsOf(g, u)
    const clear = v.charge || shotAt(g, u, g.troops[v.against]) !== null
    if (mayShoot(g, u, 'attention-reaction') && clear) options.push('shoot')
    return { of: 'word', options, about: u.id, enough: NOTHING }
  },
  why(g, v, _draft, pick) {
    const u = g.troops[v.unit]
    if (pick !== 'shoot') return TURNS.some(t => t === pick) ? whyNoTurn(g, u) : null
    return whyNoShot(g, u, 'attention-reaction') ?? whyNotShotAt(g, u, v.against, 'attention-reaction')
  },
  take: (_r, _v, picks): string => (picks.length === 0 ? NOTHING : String(picks[0])),
})

/** Fire from a harasser who then flees (TER-CAV-31). */
const HARASS = 'harass'
const STAND = ['stand', 'flee'] as const
/** A harasser says before it shoots whether it will flee (TER-CAV-31, 32). */
const announceFlight = question({
  name: 'announce-flight',
  kind: 'one',
  rules: ['TER-CAV-31', 'TER-CAV-32'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STAND, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, STAND),
})

/** The target's answer to a charge; a shot is kept until just before contact (TER-RUL-10). */
export const chargeReaction = procedure({
  name: 'charge-reaction',
  gives: 'none' as Reaction,
  with: (a: { unit: number; charger: number }) => ({
    unit: a.unit,
    charger: a.charger,
    reply: 'pass' as Reply,
    card: 'none',
    choice: NOTHING,
  }),
  lines: {
    window(r, v) {
      r.call(react, { unit: v.unit, against: v.charger, charge: true }, 'reply')
    },
    check(r, v) {
      if (v.reply === 'pass') {
        r.tell(event('declined', ['TER-REA-02'], { unit: v.unit, other: v.charger }))
        return r.end('none')
      }
      r.call(reveal, { unit: v.unit, against: v.charger, charge: true, reply: v.reply }, 'card')
    },
    choose(r, v) {
      if (v.card === 'attention') r.call(attentive, { unit: v.unit, against: v.charger, charge: true }, 'choice')
      else if (v.card === 'run' || v.card === 'evade') r.call(flight, { unit: v.unit, against: v.charger })
    },
    answer(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const charger = g.troops[v.charger]
      const reaction = replyTo(r, u, charger, v.card, v.choice)
      if (reaction !== 'none')
        r.tell(
          event('reaction', [REACTION_RULES[v.card] ?? 'TER-REA-04'], {
            unit: u.id,
            other: charger.id,
            word: reaction,
          }),
        )
      r.end(reaction)
    },
  },
})
const REACTION_RULES: Readonly<Record<string, string>> = {
  attention: 'TER-REA-10',
  attack: 'TER-REA-20',
  run: 'TER-REA-30',
  evade: 'TER-REA-60',
  fire: 'TER-REA-40',
  harass: 'TER-CAV-31',
  resist: 'TER-REA-50',
}

function replyTo(r: Table, u: Troop, charger: Troop, card: string, choice: string): Reaction {
  const g = r.field
  switch (card) {
    case 'attention': {
      const turn = TURNS.find(t => t === choice)
      if (turn !== undefined) {
        reorient(r, u, turn, ['TER-REA-10'])
        return 'turned'
      }
      return choice === 'shoot' ? 'aims' : 'none'
    }
    case 'attack':
      return mayCounter(g, u, charger) ? 'counter' : 'none'
    case 'run':
    case 'evade':
      return mayFlee(g, u) ? 'fled' : 'none'
    case 'fire':
      return mayShoot(g, u, 'fire-reaction') || u.gun >= 0 ? 'shoots' : 'none'
    case HARASS:
      return 'shoots-and-flees'
    case 'resist':
      put(u, 'resisting')
      return 'resists'
    default:
      return 'none'
  }
}
/** TER-REA-20, TER-RUL-12 */
export function mayCounter(g: Field, u: Troop, charger: Troop): boolean {
  if (u.fortress || u.emplaced || u.building >= 0 || plainSpeed(g, u) === 0) return false
  return Math.abs(turnBetween(u.facing, bearing(u, charger))) <= 9000 && sees(g, u, charger)
}

/** The occasion of a shot in reaction, by the card. */
export const occasionOf = (card: string): Occasion => (card === 'attention' ? 'attention-reaction' : 'fire-reaction')

/** What a mover met on its way: nothing to speak of, a fight after which it may go on, or the end of its move. */
export type Met = 'none' | 'fought' | 'halted'

/** Somebody moves near a troop that still has its card. */
export const approach = procedure({
  name: 'approach',
  gives: 'none' as Met,
  with: (a: { unit: number; mover: number; to: number[] }) => ({
    unit: a.unit,
    mover: a.mover,
    to: a.to,
    reply: 'pass' as Reply,
    card: 'none',
    choice: NOTHING,
    gunFirst: false,
    fought: 'none' as Fought,
  }),
  lines: {
    window(r, v) {
      r.call(react, { unit: v.unit, against: v.mover, charge: false }, 'reply')
    },
    check(r, v) {
      if (v.reply === 'pass') {
        r.tell(event('declined', ['TER-REA-02'], { unit: v.unit, other: v.mover }))
        return r.end('none')
      }
      r.call(reveal, { unit: v.unit, against: v.mover, charge: false, reply: v.reply }, 'card')
    },
    choose(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if (v.card === 'attention') r.call(attentive, { unit: v.unit, against: v.mover, charge: false }, 'choice')
      else if (v.card === 'fire' && bothShoot(g, u, g.troops[v.mover], 'fire-reaction'))
        r.call(chooseFirstShot, { unit: v.unit }, 'gunFirst')
    },
    answer(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const mover = g.troops[v.mover]
      switch (v.card) {
        case 'attention': {
          const turn: Turn | undefined = TURNS.find(t => t === v.choice)
          if (turn !== undefined) reorient(r, u, turn, ['TER-REA-10'])
          else if (v.choice === 'shoot')
            shootBack(r, u, mover, 'attention-reaction', { gunFirst: false, announced: true })
          return
        }
        case 'fire':
          return shootBack(r, u, mover, 'fire-reaction', { gunFirst: v.gunFirst, announced: true })
        case HARASS:
          shootBack(r, u, mover, 'fire-reaction', { gunFirst: false, announced: false })
          if (u.where === 'table' && mover.where === 'table') r.call(flight, { unit: v.unit, against: v.mover })
          return
        case 'run':
          return r.call(flight, { unit: v.unit, against: v.mover })
        case 'resist':
          put(u, 'resisting')
          return r.tell(event('reaction', ['TER-REA-50'], { unit: u.id, other: mover.id, word: 'resists' }))
        case 'attack':
          return r.call(
            interception,
            { unit: v.unit, mover: v.mover, to: v.to, attacks: true, meets: NEAREST },
            'fought',
          )
      }
    },
    after(r, v) {
      if (v.fought === 'won' || r.field.troops[v.mover].where !== 'table') return r.end('halted')
      r.end(v.fought === 'none' ? 'none' : 'fought')
    },
  },
})
/** All that a troop has shoots at whoever made it react: a fortification as often as it has troops (TER-UNI-32). */
export function shootBack(
  r: Table,
  u: Troop,
  target: Troop,
  occasion: Occasion,
  how: { gunFirst: boolean; announced: boolean },
): void {
  const g = r.field
  const shoots = mayShoot(g, u, occasion) && shotAt(g, u, target) !== null
  if (!shoots && (occasion !== 'fire-reaction' || gunLine(g, u, target) === null))
    return r.tell(event('nothing', ['TER-REA-40'], { unit: u.id }))
  volley(r, u, Array<number>(shotsFrom(u)).fill(target.id), occasion, how)
}

export const reactionSteps = [approach, chargeReaction, react, reveal, attentive, announceFlight]
