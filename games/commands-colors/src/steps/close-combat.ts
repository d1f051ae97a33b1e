import { type Choice, type Hand, word } from '@acies/kernel'
import { bookOf, cite, REACTIONS, type Reaction } from '../book.ts'
import type { Event } from '../events.ts'
import { type Field, hexUnder, isLeader, NO_CARD, onField, type Piece, type Unit, unit } from '../field.ts'
import { isFresh, rollOf } from '../targets.ts'
import { attack, attackLeader, type Outcome } from './attack.ts'
import { evade, hasRoomToEvade } from './evade.ts'
import { momentum } from './momentum.ts'
import { owner, procedure, question } from './rulebook.ts'

interface Combat {
  attacker: Piece
  target: Piece
  /** A second combat after a momentum advance. */
  bonus: boolean
}

/** An attack on an adjacent enemy: his reaction, then the blows. */
export const closeCombat = procedure({
  name: 'close-combat',
  with: (a: Combat, g) => ({
    attacker: a.attacker,
    target: a.target,
    bonus: a.bonus,
    reaction: 'stand' as Reaction,
    attackerFresh: isFresh(g, a.attacker),
    targetFresh: isFresh(g, a.target),
    extra: 0,
    hex: hexUnder(g, a.target),
  }),
  gives: undefined,
  lines: {
    declare(r, v) {
      const { attacker, target, bonus } = v
      r.tell({
        type: 'declared',
        attacker,
        target,
        mode: bonus ? 'bonus' : 'close',
        rules: [cite(r.field)[bonus ? 'bonus' : 'close']],
      })
    },
    react(r, v) {
      if (!isLeader(v.target)) r.call(defend, { unit: v.target, attacker: v.attacker }, 'reaction')
    },
    resolve(r, v) {
      const { attacker, target, bonus, attackerFresh, targetFresh, extra } = v
      const book = bookOf(r.field)
      if (isLeader(target) || v.reaction === book.evasion) {
        const mode = isLeader(target) ? 'attack' : 'evade'
        const roll = { roller: attacker, target, mode, bonus, rollerFresh: attackerFresh, targetFresh, extra } as const
        return isLeader(target) ? r.call(attackLeader, roll) : r.call(evade, roll)
      }
      if (v.reaction === 'first-strike' || book.strikesFirst(r.field, unit(r.field, target), unit(r.field, attacker)))
        return r.call(firstStrike, { attacker, target, bonus, attackerFresh, targetFresh, extra })
      r.call(exchange, { attacker, target, bonus, attackerFresh, targetFresh, extra, answers: true })
    },
    pursue(r, v) {
      if (isLeader(v.target) && bookOf(r.field).pursues)
        r.call(momentum, { unit: v.attacker, hex: v.hex, bonus: v.bonus })
    },
  },
})

/** Always asked, whatever the defender holds: not asking would tell. */
export const defend = question({
  name: 'defend',
  kind: 'one',
  rules: [],
  window: true,
  with: (a: { unit: Piece; attacker: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const book = bookOf(g)
    const u = unit(g, v.unit)
    const attacker = unit(g, v.attacker)
    const options: Reaction[] = ['stand']
    if (book.evades(g, u, attacker) && hasRoomToEvade(g, u)) options.push(book.evasion)
    if (book.reactions !== undefined) options.push(...book.reactions(g, u, attacker))
    if (book.firstStrike(g, u, attacker) !== NO_CARD) options.push('first-strike')
    return { of: 'word', options, about: v.unit }
  },
  why(g, v, _draft, pick) {
    const book = bookOf(g)
    if (pick === 'first-strike') return cite(g).firstStrike
    if (pick === book.evasion && book.evades(g, unit(g, v.unit), unit(g, v.attacker))) return cite(g).evadeBlocked
    return book.why?.(g, 'defend', pick, v.unit, v.attacker) ?? cite(g)[pick === book.evasion ? 'evade' : 'reaction']
  },
  take(r, v, picks): Reaction {
    const reaction = word(picks, 0, REACTIONS)
    const g = r.field
    const book = bookOf(g)
    const u = unit(g, v.unit)
    if (reaction === 'first-strike') playFirstStrike(r, u, unit(g, v.attacker))
    const by = reaction === 'first-strike' ? 'firstStrike' : reaction === book.evasion ? 'evade' : 'reaction'
    r.tell({ type: 'reaction', unit: v.unit, attacker: v.attacker, reaction, rules: [cite(g)[by]] })
    book.reacted?.(r, u, reaction)
    return reaction
  },
})

function playFirstStrike(r: Hand<Field, Event>, u: Unit, attacker: Unit): void {
  const g = r.field
  const { side } = u
  const card = bookOf(g).firstStrike(g, u, attacker)
  const hand = g.hands[side]
  hand.splice(hand.indexOf(card), 1)
  g.discards.push(card)
  g.struck++
  r.tell({ type: 'card', side, card, rules: [cite(g).firstStrike] })
}

interface Fight extends Combat {
  attackerFresh: boolean
  targetFresh: boolean
  /** Dice that others add to the attacker's. */
  extra: number
}

/** Blow, then either battle back or momentum: the one needs an occupied hex, the other a vacated one. */
export const exchange = procedure({
  name: 'exchange',
  with: (a: Fight & { answers: boolean }, g) => ({
    attacker: a.attacker,
    target: a.target,
    bonus: a.bonus,
    attackerFresh: a.attackerFresh,
    targetFresh: a.targetFresh,
    extra: a.extra,
    answers: a.answers,
    hex: unit(g, a.target).hex,
    outcome: 'stands' as Outcome,
    back: false,
  }),
  gives: undefined,
  lines: {
    attack(r, v) {
      const { attacker: roller, target, bonus, attackerFresh: rollerFresh, targetFresh, extra } = v
      r.call(attack, { roller, target, mode: 'attack', bonus, rollerFresh, targetFresh, extra }, 'outcome')
    },
    mayBattleBack(r, v) {
      if (v.outcome !== 'stands' || !v.answers || !onField(unit(r.field, v.attacker))) return
      const roll = { ...rollOf(r.field, v.target, v.attacker, 'battle-back', false), rollerFresh: v.targetFresh }
      if (bookOf(r.field).dice(r.field, roll) > 0) r.call(battleBack, { unit: v.target, against: v.attacker }, 'back')
    },
    battleBack(r, v) {
      if (!v.back) return
      const { target: roller, attacker: target, targetFresh: rollerFresh, attackerFresh: targetFresh } = v
      r.call(attack, { roller, target, mode: 'battle-back', bonus: false, rollerFresh, targetFresh, extra: 0 })
    },
    momentum(r, v) {
      if (v.outcome !== 'stands') r.call(momentum, { unit: v.attacker, hex: v.hex, bonus: v.bonus })
    },
  },
})

const BACK = ['battle-back', 'pass'] as const

export const battleBack = question({
  name: 'battle-back',
  kind: 'one',
  rules: [],
  with: (a: { unit: Piece; against: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: BACK, about: v.unit }),
  take(r, v, picks): boolean {
    const back = word(picks, 0, BACK) === 'battle-back'
    if (!back) r.tell({ type: 'declined', unit: v.unit, rules: [cite(r.field).battleBack] })
    return back
  },
})

/** The defender's unit strikes first; the attacker may battle back, or fights on, if he is still there. */
export const firstStrike = procedure({
  name: 'first-strike',
  with: (a: Fight) => ({
    attacker: a.attacker,
    target: a.target,
    bonus: a.bonus,
    attackerFresh: a.attackerFresh,
    targetFresh: a.targetFresh,
    extra: a.extra,
    outcome: 'stands' as Outcome,
    back: false,
  }),
  gives: undefined,
  lines: {
    strike(r, v) {
      const { target: roller, attacker: target, targetFresh: rollerFresh, attackerFresh: targetFresh } = v
      const mode = 'first-strike' as const
      const roll = { roller, target, mode, bonus: false, rollerFresh, targetFresh, extra: 0 }
      if (bookOf(r.field).dice(r.field, roll) > 0) r.call(attack, roll, 'outcome')
    },
    answer(r, v) {
      const { attacker, target, bonus, attackerFresh, targetFresh, extra } = v
      const book = bookOf(r.field)
      if (v.outcome !== 'stands' || !onField(unit(r.field, target))) return
      const mode = book.strikesOn(r.field) ? 'attack' : 'answer'
      const roll = { roller: attacker, target, mode, bonus, rollerFresh: attackerFresh, targetFresh, extra } as const
      if (book.dice(r.field, roll) === 0) return
      if (mode === 'answer') return r.call(battleBack, { unit: attacker, against: target }, 'back')
      r.call(exchange, { attacker, target, bonus, attackerFresh, targetFresh, extra, answers: false })
    },
    battleBack(r, v) {
      if (!v.back) return
      const { attacker: roller, target, bonus, attackerFresh: rollerFresh, targetFresh, extra } = v
      r.call(attack, { roller, target, mode: 'answer', bonus, rollerFresh, targetFresh, extra })
    },
  },
})
