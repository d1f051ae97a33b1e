import { type Choice, type Picks, thing, word } from '@acies/kernel'
import { distance, inches } from '@acies/table'
import { commanderOf, type Field, isCommander, NOBODY, ORDERS } from '../position.ts'
import { actionNamed, actionsOf } from '../rules/actions.ts'
import { Sighting } from '../rules/aim.ts'
import { baseOf, commanderMove, distanceFrom } from '../rules/command.ts'
import { type Gait, plainSpeed } from '../rules/movement.ts'
import { whyNoAction } from '../rules/why.ts'
import { leads, ruleOfTrait } from '../traits/index.ts'
import { stepBack, takeEffect } from './action-effects.ts'
import { atLeast, event, procedure, question, roll, seatOf } from './book.ts'
import { charge, closeActivation, sendToAttack } from './charge.ts'
import { commandCheck, moveCommander } from './commander.ts'
import { chooseMove, march } from './move.ts'
import { orderCheck } from './shooting.ts'

/** A Command Action: declared, rolled for, perhaps cancelled, carried out (TER-CMD-20 to 23). */
export const commandAction = procedure({
  name: 'command-action',
  gives: false as boolean,
  with: (a: { commander: number; left?: boolean }) => ({
    commander: a.commander,
    /** He has left a troop in this activation. */
    left: a.left === true,
    action: '',
    targets: [] as (string | number)[],
    picked: [] as (string | number)[],
    n: 0,
    cancelled: false,
    how: '',
    back: 0,
    to: [] as number[],
  }),
  lines: {
    declare(r, v) {
      r.call(chooseAction, { commander: v.commander }, 'picked')
    },
    check(r, v) {
      const c = commanderOf(r.field, v.commander)
      v.action = String(v.picked[0])
      v.targets = v.picked.slice(1)
      const unit = typeof v.targets[0] === 'number' ? v.targets[0] : NOBODY
      const rule = ruleOfTrait(v.action)
      r.tell(
        event('action', [rule, 'TER-CMD-20'], { unit: c.id, other: unit, word: v.action, also: alsoOf(v.targets) }),
      )
      v.n = commandCheck(r, c, actionNamed(v.action).need, [rule])
    },
    cold(r, v) {
      const c = commanderOf(r.field, v.commander)
      const cold = v.n === 0 ? NOBODY : coldAgainst(r.field, c.side, v.targets)
      if (cold !== NOBODY) r.call(stayCold, { commander: cold, against: v.commander }, 'cancelled')
    },
    tire(r, v) {
      const c = commanderOf(r.field, v.commander)
      if (v.n < 2 || actionNamed(v.action).exhausts === true) {
        c.exhausted = true // TER-CMD-22
        r.tell(event('exhausted', ['TER-CMD-22'], { unit: c.id }))
      } else r.tell(event('rested', ['TER-CMD-23'], { unit: c.id }))
      // What is undone is the effect, not the effort (TER-QUA-32).
      if (v.cancelled) v.n = 0
    },
    effect(r, v) {
      takeEffect(r, commanderOf(r.field, v.commander), v.action, v.targets, v.n)
    },
    back(r, v) {
      if (actionNamed(v.action).leadsTo === 'draws-back') r.call(chooseBack, { unit: Number(v.targets[0]) }, 'back')
    },
    protect(r, v) {
      // It goes back all the same when he fails, but in disorder (TER-QUA-55).
      if (actionNamed(v.action).leadsTo === 'draws-back')
        stepBack(r, r.field.troops[Number(v.targets[0])], v.back, v.n === 0)
    },
    followUp(r, v) {
      const g = r.field
      const c = commanderOf(g, v.commander)
      if (v.n === 0) return
      const target = Number(v.targets[0])
      switch (actionNamed(v.action).leadsTo) {
        case 'moves':
          return r.call(
            moveCommander,
            // Not into another troop in the activation in which he has left one (TER-CMD-17).
            { commander: c.id, most: commanderMove(c), joins: !v.left, hurries: true },
            'how',
          )
        case 'sends':
          // A move may bring him into a troop, unless it takes him out of one (TER-CMD-14, TER-CMD-17).
          return r.call(
            moveCommander,
            { commander: target, most: inches(9), joins: commanderOf(g, target).inside < 0, hurries: true },
            'how',
          )
        case 'changes-card':
          return r.call(changeCard, { unit: target })
        case 'marches':
          g.asked.length = 0
          return r.call(chooseMove, { unit: target, gait: 'plain' as Gait }, 'to')
        case 'provokes': {
          const u = g.troops[target]
          if (orderCheck(r, u, 5, v.n)) return
          sendToAttack(r, u)
          return r.call(charge, { unit: target })
        }
        case 'waits':
          r.tell(event('passed', ['TER-QUA-50'], { unit: c.id }))
          return r.end(true)
      }
    },
    march(r, v) {
      if (actionNamed(v.action).leadsTo === 'marches' && v.to.length === 3)
        r.call(march, { unit: Number(v.targets[0]), to: v.to, charge: NOBODY })
    },
    over(r, v) {
      // Whoever was provoked has acted; whoever was sent on a little farther has not.
      const { leadsTo } = actionNamed(v.action)
      const u = leadsTo === 'provokes' ? r.field.troops[Number(v.targets[0])] : null
      if (u !== null || leadsTo === 'marches') closeActivation(r.field, u?.acted === true ? u.id : NOBODY)
      r.field.moving = NOBODY
    },
  },
})

/** Whom else it is aimed at, besides the first. */
const alsoOf = (targets: readonly (string | number)[]): number[] => targets.slice(1).filter(t => typeof t === 'number')

/** The action and its targets. */
const chooseAction = question({
  name: 'choose-action',
  kind: 'one',
  rules: ['TER-CMD-20', 'TER-CMD-30'],
  with: (a: { commander: number }) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next(g, v, draft): Choice | null {
    const c = commanderOf(g, v.commander)
    if (draft.length === 0) return { of: 'word', options: actionsOf(g, c), about: c.id }
    return actionNamed(String(draft[0])).targets(new Sighting(g, c), draft.slice(1))
  },
  why: (g, v, draft, pick) => whyNoAction(g, commanderOf(g, v.commander), String(draft[0]), draft, pick),
  take: (_r, _v, picks: Picks): (string | number)[] => picks.filter(p => typeof p !== 'object'),
})

/** An enemy commander near what the action touches, who may cancel it (TER-QUA-32). */
function coldAgainst(g: Field, side: 0 | 1, targets: readonly (string | number)[]): number {
  for (const c of g.commanders) {
    if (c.side === side || c.where !== 'table' || c.exhausted || leads(c, 'cancels') === null) continue
    for (const id of targets) {
      if (typeof id !== 'number') continue
      if (isCommander(id)) {
        const other = commanderOf(g, id)
        if (other.side === c.side && distance(baseOf(g, c), baseOf(g, other)) <= inches(6) + 5) return c.id
      } else {
        const u = g.troops[id]
        if (u.side === c.side && u.where === 'table' && distanceFrom(g, c, u) <= inches(6) + 5) return c.id
      }
    }
  }
  return NOBODY
}
const COLD = ['cancel', 'let-be'] as const
const stayCold = question({
  name: 'stay-cold',
  kind: 'one',
  rules: ['TER-QUA-32'],
  with: (a: { commander: number; against: number }) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: COLD, about: v.commander }),
  take(r, v, picks): boolean {
    if (word(picks, 0, COLD) === 'let-be') return false
    const c = commanderOf(r.field, v.commander)
    const dice = roll(r, c.level)
    const n = atLeast(dice, 6)
    r.tell(event('command-check', ['TER-QUA-32'], { unit: c.id, dice, need: 6, n }))
    if (n < 2) {
      c.exhausted = true
      r.tell(event('exhausted', ['TER-QUA-32'], { unit: c.id }))
    }
    if (n > 0) r.tell(event('cancelled', ['TER-QUA-32'], { unit: c.id, other: v.against }))
    return n > 0
  },
})

/** How many inches to the rear (TER-QUA-55, TER-RUL-91). */
const chooseBack = question({
  name: 'choose-back',
  kind: 'number',
  rules: ['TER-QUA-55'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 1, max: plainSpeed(g, g.troops[v.unit]), about: v.unit },
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Another card, face down (TER-QUA-09, TER-QUA-53). */
const changeCard = question({
  name: 'change-card',
  kind: 'one',
  rules: ['TER-QUA-09', 'TER-QUA-53'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: ORDERS, about: v.unit }),
  take(r, v, picks) {
    const u = r.field.troops[v.unit]
    u.card = word(picks, 0, ORDERS)
    u.blind = u.spied = false
    u.joint = NOBODY
    r.tell(event('changed-card', ['TER-QUA-09'], { unit: u.id, word: 'hidden' }))
  },
})
export const actionSteps = [commandAction, chooseAction, stayCold, chooseBack, changeCard]
