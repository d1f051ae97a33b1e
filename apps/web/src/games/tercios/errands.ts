import type { Lang, Picks } from '@acies/kernel'
import { bearing } from '@acies/table'
import { cardToAct, eligible, type Field, isCommander, isMobile, startOf, type Troop } from '@acies/tercios'
import type { Errand, Offer, Saying } from '../../skins/errand.ts'
import type { Asking, Pointed } from '../../skins/skin.ts'
import type { Shift, Together } from '../../skins/table/dress.ts'
import { faultAt } from '../../skins/table/hand.ts'
import type { PosePick } from '../../skins/table/places.ts'
import type { Missed } from '../../skins/table/useAiming.ts'
import { drawnUp } from './deployment.ts'
import { commandOf } from './names.ts'
import { tableWords } from './words.ts'

type Ask = Asking<Field>

/** What may be picked next after a draft of things or words. */
function optionsAfter({ rules, view, decision }: Ask, draft: Picks): readonly unknown[] {
  const choice = rules.referee.next(view, decision.seat, draft)
  return choice !== null && 'options' in choice ? choice.options : []
}
const offers = (asking: Ask, draft: Picks, pick: unknown): boolean => optionsAfter(asking, draft).includes(pick)

/** A troop of one's own that could act now. */
const mayActNow = ({ view: { field: g }, decision: { seat } }: Ask, id: number): boolean =>
  eligible(g, seat === 0 ? 0 : 1).some(u => u.id === id)
/** Orders that take a troop somewhere, or are aimed at somebody. */
const isForSomebody = (u: Troop): boolean => ['attention', 'run', 'attack', 'fire'].includes(cardToAct(u))

/** A troop may be pointed at instead of a commander. */
export const mayWaive = ({ view: { field: g }, decision: { seat } }: Ask): boolean =>
  eligible(g, seat === 0 ? 0 : 1).length > 0

/** To point at a troop while a commander is asked for means that none is wanted. */
export const goesOn = (asking: Ask, { unit = [] }: Pointed): 'give' | null => {
  const [id] = unit
  const meant = asking.decision.step === 'choose-commander' && typeof id === 'number' && !isCommander(id)
  return meant && mayActNow(asking, id) ? 'give' : null
}

/** A commander or a troop that is dragged acts: whatever is asked before its move is answered by that. */
export function pulled(asking: Ask, piece: number): Saying<Field> | null {
  const { decision, draft, view } = asking
  const { step, v } = decision
  if (draft.length > 0) return null
  switch (step) {
    case 'choose-commander':
      if (offers(asking, [], piece)) return { give: [piece] }
      return !isCommander(piece) && mayActNow(asking, piece) && isForSomebody(view.field.troops[piece])
        ? { give: [] }
        : null
    case 'choose-troop':
    case 'choose-from-brigade':
      return offers(asking, [], piece) && isForSomebody(view.field.troops[piece]) ? { give: [piece] } : null
    case 'mobility':
      return v.unit === piece ? { give: [] } : null
    case 'move-commander':
      return v.commander === piece && offers(asking, [], 'move') ? { draft: ['move'] } : null
    case 'choose-deed':
      return v.unit === piece && offers(asking, [], 'move') ? { draft: ['move'] } : null
    default:
      return null
  }
}

/** A commander let go over a troop joins it; a troop let go over an enemy charges him or shoots at him, as its card says. */
export function dropped(asking: Ask, piece: number, onto: number): Saying<Field> | null {
  const { step, v } = asking.decision
  if (v.unit !== piece && v.commander !== piece) return null
  switch (step) {
    case 'choose-charge':
      return offers(asking, [], onto) ? { give: [onto] } : null
    case 'choose-targets':
      // A fortification says of each of its troops at whom it shoots.
      return offers(asking, [], onto) && v.shots === 1 ? { give: [onto] } : null
    case 'move-commander':
      return offers(asking, ['join'], onto) ? { give: ['join', onto] } : null
    case 'choose-deed':
      if (offers(asking, ['shoot'], onto)) return { give: ['shoot', onto] }
      return offers(asking, ['join'], onto) ? { give: ['join', onto] } : null
    default:
      return null
  }
}

/** Under what a troop strikes at whom it is let go over. */
const STRIKES: Readonly<Record<string, Picks>> = { 'choose-charge': [], 'choose-targets': [], 'choose-deed': ['shoot'] }
/** Why the enemy over whom a troop was let go is neither charged nor shot at. */
export function missed({ decision, rules, view }: Ask, piece: number, onto: number): Missed | null {
  const { seat, step, v } = decision
  if (v.unit !== piece || !Object.hasOwn(STRIKES, step) || view.field.troops[onto]?.side !== 1 - seat) return null
  const draft = STRIKES[step]
  const rule = rules.referee.why(view, seat, draft, onto)
  return rule === null ? null : { rule, draft, pick: onto }
}

/** A quarter turn, where one is to be had: the free one of horse, that of Attention, that of a reaction. */
export function turned(asking: Ask, way: 'left' | 'right' | 'rear'): Saying<Field> | null {
  const { decision, draft, view } = asking
  const { step, v } = decision
  if (step === 'mobility' || step === 'attentive-reaction')
    return draft.length === 0 && offers(asking, [], way) ? { give: [way] } : null
  if (step !== 'choose-deed' && step !== 'choose-move') return null
  const first = !Array.isArray(v.done) || v.done.length === 0
  // Whoever was dragged past his free turn still has it (TER-CAV-03).
  if (first && typeof v.unit === 'number' && isMobile(view.field, view.field.troops[v.unit])) {
    const { unit } = v
    return { back: then => (then.decision.step === 'mobility' ? { give: [way] } : pulled(then, unit)) }
  }
  if (step !== 'choose-deed' || draft.length > 0 || !offers(asking, [], 'reorient')) return null
  return offers(asking, ['reorient'], way) ? { give: ['reorient', way] } : null
}

/** By a shift, straight ahead or aside: where its front comes to be. */
function shiftedTo({ view: { field: g } }: Ask, id: number, { x, y }: Shift): PosePick {
  const u = g.troops[id]
  const to = { x: u.x + x, y: u.y + y }
  return [to.x, to.y, bearing(startOf(g, u, to), to)]
}
const STEPS_BEFORE_A_TROOP: readonly string[] = ['choose-commander', 'choose-troop', 'choose-from-brigade']
/** A brigade goes under one card, each of its troops after the other (TER-UNI-03). */
export const together: Together<Field> = {
  who(asking) {
    const { view, decision } = asking
    if (!STEPS_BEFORE_A_TROOP.includes(decision.step)) return []
    return eligible(view.field, decision.seat === 0 ? 0 : 1)
      .filter(u => u.joint >= 0 && ['attention', 'run'].includes(u.card))
      .map(u => u.id)
  },
  go(asking, members, by) {
    const { decision, draft } = asking
    const { step, v } = decision
    if (draft.length > 0) return null
    if (step === 'choose-commander') return { give: [] }
    if (step === 'choose-troop' || step === 'choose-from-brigade') {
      const next = members.find(id => offers(asking, [], id))
      return next === undefined ? null : { give: [next] }
    }
    if (typeof v.unit !== 'number' || !members.includes(v.unit)) return null
    if (step === 'mobility') return { give: [] }
    const prefix = step === 'choose-deed' ? ['move'] : []
    if (step !== 'choose-deed' && step !== 'choose-move') return null
    // With its move done it waits for the others.
    if (Array.isArray(v.done) && v.done.length > 0) return { give: [] }
    const to = shiftedTo(asking, v.unit, by)
    return faultAt(asking, prefix, to) === null ? { give: [...prefix, to] } : null
  },
}

/** Where one would put it: beside its own, in line; else wherever the referee thinks. */
function inLine(asking: Ask): Picks | null {
  const { rules, view, decision } = asking
  const id = Number(decision.v.unit)
  const prefix = isCommander(id) ? [] : ['place']
  const tidy = drawnUp(asking, id).find(at => faultAt(asking, prefix, at) === null)
  if (tidy !== undefined) return [...prefix, tidy]
  let state = 1
  const random = (below: number): number => {
    state = (state * 48_271) % 0x7fffffff
    return state % below
  }
  const whole = rules.referee.candidates(view, decision.seat, 12, random) ?? []
  return whole.find(picks => picks.length === prefix.length + 1 && picks[0] === (prefix[0] ?? picks[0])) ?? null
}

/** A command, or all that is left, drawn up in line: commanders behind, troops side by side before them. */
const drawUp =
  (command: number | null): Errand<Field> =>
  asking => {
    const { decision, view, choice } = asking
    switch (decision.step) {
      case 'choose-command':
        return command === null && choice?.of === 'unit' ? { give: [choice.options[0]] } : null
      case 'place-unit': {
        if (command !== null && commandOf(view.field, Number(decision.v.unit)) !== command) return null
        const picks = inLine(asking)
        return picks === null ? null : { give: picks }
      }
      // Who leads from outside sees more of the line.
      case 'ride-along':
        return { give: [] }
      default:
        return null
    }
  }

/** What can be answered in one go: the deployment of a command, or of the army. */
export function offersFor(asking: Ask, lang: Lang): Offer<Field>[] {
  const { decision, view } = asking
  const say = tableWords[lang]
  if (decision.step === 'choose-command') return [{ text: say.drawUpAll, errand: drawUp(null) }]
  if (decision.step !== 'place-unit') return []
  return [{ text: say.drawUp, errand: drawUp(commandOf(view.field, Number(decision.v.unit))) }]
}
