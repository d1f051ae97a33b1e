import { type Choice, type Hand, word } from '@acies/kernel'
import { rear } from '../battlefield.ts'
import { bookOf, cite, terrainAt } from '../book.ts'
import type { Event } from '../events.ts'
import { type Field, isEmpty, isLeader, NO_CARD, onField, type Piece, sideOf, type Unit, unit } from '../field.ts'
import { isFresh, rollOf } from '../targets.ts'
import { deepest } from '../ways-back.ts'
import { attack, attackLeader, type Outcome } from './attack.ts'
import { evade } from './evade.ts'
import { momentum } from './momentum.ts'
import { owner, procedure, question } from './rulebook.ts'

export const REACTIONS = ['stand', 'evade', 'first-strike'] as const
export type Reaction = (typeof REACTIONS)[number]

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
        rules: [cite(r.field, bonus ? 'bonus' : 'close')],
      })
    },
    react(r, v) {
      if (!isLeader(v.target)) r.call(defend, { unit: v.target, attacker: v.attacker }, 'reaction')
    },
    resolve(r, v) {
      const { attacker, target, bonus, attackerFresh, targetFresh } = v
      const roll = { roller: attacker, target, mode: 'attack' as const, bonus, rollerFresh: attackerFresh, targetFresh }
      if (isLeader(target)) return r.call(attackLeader, roll)
      switch (v.reaction) {
        case 'evade':
          return r.call(evade, { ...roll, mode: 'evade' })
        case 'first-strike':
          return r.call(firstStrike, { attacker, target, bonus, attackerFresh, targetFresh })
        case 'stand':
          return r.call(exchange, { attacker, target, bonus, attackerFresh, targetFresh, answers: true })
      }
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
    const u = unit(g, v.unit)
    const options: Reaction[] = ['stand']
    if (bookOf(g).evades(g, u, unit(g, v.attacker)) && hasRoomToEvade(g, u)) options.push('evade')
    if (bookOf(g).firstStrike(g, u.side) !== NO_CARD) options.push('first-strike')
    return { of: 'word', options, about: v.unit }
  },
  why(g, v, _draft, pick) {
    if (pick === 'first-strike') return cite(g, 'firstStrike')
    if (pick !== 'evade') return cite(g, 'reaction')
    if (bookOf(g).evades(g, unit(g, v.unit), unit(g, v.attacker))) return cite(g, 'evadeBlocked')
    return bookOf(g).why?.(g, 'defend', pick, v.unit) ?? cite(g, 'evade')
  },
  take(r, v, picks): Reaction {
    const reaction = word(picks, 0, REACTIONS)
    if (reaction === 'first-strike') playFirstStrike(r, v.unit)
    const rules = [cite(r.field, reaction === 'evade' ? 'evade' : reaction === 'stand' ? 'reaction' : 'firstStrike')]
    r.tell({ type: 'reaction', unit: v.unit, attacker: v.attacker, reaction, rules })
    return reaction
  },
})

function hasRoomToEvade(g: Field, u: Unit): boolean {
  const least = bookOf(g).evadeAtLeast
  if (least > 1) return deepest(g, u, u.hex, least, false) >= least
  return rear(u.side, u.hex).some(hex => isEmpty(g, hex) && !terrainAt(g, hex).impassable)
}

function playFirstStrike(r: Hand<Field, Event>, piece: Piece): void {
  const g = r.field
  const side = sideOf(g, piece)
  const card = bookOf(g).firstStrike(g, side)
  const hand = g.hands[side]
  hand.splice(hand.indexOf(card), 1)
  g.discards.push(card)
  g.struck = true
  r.tell({ type: 'card', side, card, rules: [cite(g, 'firstStrike')] })
}

interface Fight extends Combat {
  attackerFresh: boolean
  targetFresh: boolean
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
    answers: a.answers,
    hex: unit(g, a.target).hex,
    outcome: 'stands' as Outcome,
    back: false,
  }),
  gives: undefined,
  lines: {
    attack(r, v) {
      const { attacker: roller, target, bonus, attackerFresh: rollerFresh, targetFresh } = v
      r.call(attack, { roller, target, mode: 'attack', bonus, rollerFresh, targetFresh }, 'outcome')
    },
    mayBattleBack(r, v) {
      if (v.outcome !== 'stands' || !v.answers || !onField(unit(r.field, v.attacker))) return
      const roll = { ...rollOf(r.field, v.target, v.attacker, 'battle-back', false), rollerFresh: v.targetFresh }
      if (bookOf(r.field).dice(r.field, roll) > 0) r.call(battleBack, { unit: v.target, against: v.attacker }, 'back')
    },
    battleBack(r, v) {
      if (!v.back) return
      const { target: roller, attacker: target, targetFresh: rollerFresh, attackerFresh: targetFresh } = v
      r.call(attack, { roller, target, mode: 'battle-back', bonus: false, rollerFresh, targetFresh })
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
    if (!back) r.tell({ type: 'declined', unit: v.unit, rules: [cite(r.field, 'battleBack')] })
    return back
  },
})

/** The defender's unit strikes first; the attacker answers if he is still there. */
export const firstStrike = procedure({
  name: 'first-strike',
  with: (a: Fight) => ({ ...a, outcome: 'stands' as Outcome }),
  gives: undefined,
  lines: {
    strike(r, v) {
      const { target: roller, attacker: target, targetFresh: rollerFresh, attackerFresh: targetFresh } = v
      r.call(attack, { roller, target, mode: 'first-strike', bonus: false, rollerFresh, targetFresh }, 'outcome')
    },
    answer(r, v) {
      const { attacker, target, bonus, attackerFresh, targetFresh } = v
      if (v.outcome !== 'stands' || !onField(unit(r.field, target))) return
      if (bookOf(r.field).strikesOn(r.field)) {
        return r.call(exchange, { attacker, target, bonus, attackerFresh, targetFresh, answers: false })
      }
      const roll = { roller: attacker, target, mode: 'answer' as const, bonus, rollerFresh: attackerFresh, targetFresh }
      if (bookOf(r.field).dice(r.field, roll) > 0) r.call(attack, roll)
    },
  },
})
