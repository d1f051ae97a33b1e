import { type Choice, lifted, type Picks, word } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { acting, type Field, IDLE, NOBODY } from '../position.ts'
import { cardOfGeneral, isLeading, leadershipOf } from '../rules/command.ts'
import { abilityWith } from '../traits/index.ts'
import { event, only, procedure, question, tellSide } from './book.ts'
import { discardCards, drawCards } from './cards.ts'
import { change } from './generals.ts'

/**
 * Cards are drawn, given and thrown away; markers of the turn come off (ONU-END-01 to 05). Team-mates who play together do each
 * of it together: nobody is handed a card after he has thrown away what is too many (ONU-MUL-03).
 */
export const endOfTurn = procedure({
  name: 'end-of-turn',
  gives: undefined,
  with: (_: object, g: Field) => {
    const seats = acting(g).filter(seat => !g.out[seat])
    return { drawing: seats, giving: seats, limited: seats }
  },
  lines: {
    draw(r, v) {
      const [seat, ...others] = v.drawing
      v.drawing = others
      if (seat !== undefined) r.call(replenishing, { seat })
    },
    give(r, v) {
      if (v.drawing.length > 0) return r.repeat()
      const [seat, ...others] = v.giving
      v.giving = others
      const g = r.field
      if (seat !== undefined && g.hands[seat].length > 0 && mates(g, seat).length > 0) r.call(giveCards, { seat })
    },
    limit(r, v) {
      if (v.giving.length > 0) return r.repeat()
      const [seat, ...others] = v.limited
      v.limited = others
      if (seat !== undefined) r.call(limiting, { seat })
    },
    again(r, v) {
      if (v.limited.length > 0) r.repeat()
    },
  },
})

export const replenishing = procedure({
  name: 'replenishing',
  gives: undefined,
  with: (args: { seat: number }) => ({ choice: '', cards: [] as number[], ...args }),
  lines: {
    draw(r, v) {
      if (r.field.ordered[v.seat]) drawCards(r, v.seat, 1, ['ONU-END-01'])
      else r.call(replenish, { seat: v.seat }, 'choice')
    },
    discard(r, v) {
      if (v.choice === 'draw-three') drawCards(r, v.seat, 3, ['ONU-END-02'])
      else if (v.choice === 'discard') r.call(discard, { seat: v.seat }, 'cards')
    },
    drawAnew(r, v) {
      if (v.choice !== 'discard') return
      discardCards(r, v.seat, v.cards, ['ONU-END-02'])
      drawCards(r, v.seat, v.cards.length + 1, ['ONU-END-02', 'ONU-R-52'])
    },
    courier(r, v) {
      v.choice = ''
      if (messenger(r.field, v.seat) !== NOBODY && tooMany(r.field, v.seat) < 0)
        r.call(sendCourier, { seat: v.seat }, 'choice')
    },
    arrives(r, v) {
      if (v.choice !== 'use') return
      const g = r.field
      const general = g.generals[messenger(g, v.seat)]
      change(g, general, { uses: general.uses + 1, usedIn: g.turn })
      r.tell(event('ability-used', ['ONU-G-M3'], { seat: v.seat, unit: general.unit }))
      drawCards(r, v.seat, 1, ['ONU-G-M3'])
    },
  },
})

/** Nobody keeps more than his general can hold together, and his turn is over (ONU-END-04). */
export const limiting = procedure({
  name: 'limiting',
  gives: undefined,
  with: (args: { seat: number }) => ({ cards: [] as number[], ...args }),
  lines: {
    limit(r, v) {
      if (tooMany(r.field, v.seat) > 0) r.call(handLimit, { seat: v.seat }, 'cards')
    },
    clear(r, v) {
      const g = r.field
      discardCards(r, v.seat, v.cards, ['ONU-END-04'])
      g.ordered[v.seat] = false
      g.bonus[v.seat] = 0
      for (const u of g.units) {
        if (u.seat === v.seat && u.where === 'table') {
          u.doings = IDLE
          u.effects = lifted(u.effects, 'end-phase')
        }
        u.effects = lifted(u.effects, 'turn')
      }
    },
  },
})

/** Team-mates still in the battle (ONU-END-03, ONU-MUL-08). */
const mates = (g: Field, seat: number): number[] =>
  g.side.flatMap((side, s) => (s !== seat && side === g.side[seat] && !g.out[s] ? [s] : []))
/** How many cards are over the limit (ONU-LDR-06, ONU-CRD-08); negative for room. */
const tooMany = (g: Field, seat: number): number => g.hands[seat].length - leadershipOf(g, seat) - g.bonus[seat]
/** The general who may send for a card, once a battle. */
function messenger(g: Field, seat: number): number {
  const found = g.generals.find(
    general =>
      general.seat === seat &&
      general.uses === 0 &&
      isLeading(g, general) &&
      abilityWith(cardOfGeneral(general), 'courier') !== undefined,
  )
  return found === undefined ? NOBODY : found.id
}

const oneOf = <W extends string>(name: string, rules: readonly Rule[], words: readonly W[]) =>
  question({
    name,
    kind: 'one',
    rules,
    with: (a: { seat: number }) => a,
    seats: (_g, v) => only(v.seat),
    next: (_g, _v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: words }),
    take: (_r, _v, picks) => word(picks, 0, words) as string,
  })
/** Without an order: three cards, or some thrown away and one more drawn (ONU-END-02). */
export const replenish = oneOf('replenish', ['ONU-END-02'], ['draw-three', 'discard'])
export const sendCourier = oneOf('send-courier', ['ONU-G-M3'], ['use', 'keep'])

/** Any number of cards (ONU-END-02, ONU-R-52). */
export const discard = question({
  name: 'discard',
  kind: 'several',
  rules: ['ONU-END-02'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next(g, v, draft): Choice | null {
    const options = g.hands[v.seat].filter(card => !draft.includes(card))
    return options.length === 0 ? null : { of: 'card', options, enough: 'no-more' }
  },
  take: (_r, _v, picks) => picks.map(Number),
})

/** Exactly as many as are too many (ONU-END-04). */
export const handLimit = question({
  name: 'hand-limit',
  kind: 'several',
  rules: ['ONU-END-04', 'ONU-LDR-06'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (g, v, draft): Choice | null =>
    draft.length >= tooMany(g, v.seat)
      ? null
      : { of: 'card', options: g.hands[v.seat].filter(card => !draft.includes(card)) },
  take: (_r, _v, picks) => picks.map(Number),
})

/** A card and the team-mate who gets it, card after card (ONU-END-03). */
export const giveCards = question({
  name: 'give-cards',
  kind: 'assign',
  rules: ['ONU-END-03', 'ONU-MUL-08'],
  window: true,
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next(g, v, draft): Choice | null {
    if (draft.length % 2 === 1) return { of: 'word', options: mates(g, v.seat).map(s => `seat-${s + 1}`) }
    const options = g.hands[v.seat].filter(card => !draft.includes(card))
    return options.length === 0 ? null : { of: 'card', options, enough: 'keep' }
  },
  take(r, v, picks: Picks) {
    const g = r.field
    for (let i = 0; i + 1 < picks.length; i += 2) {
      const to = Number(String(picks[i + 1]).slice(5)) - 1
      g.hands[v.seat] = g.hands[v.seat].filter(card => card !== picks[i])
      g.hands[to].push(Number(picks[i]))
      r.tell(event('gave', ['ONU-END-03'], { seat: v.seat, to, n: 1 }))
      tellSide(r, to, event('cards-seen', ['ONU-END-03'], { seat: to, cards: [Number(picks[i])] }))
    }
  },
})
