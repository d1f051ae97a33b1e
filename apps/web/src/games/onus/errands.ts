import type { Lang, Picks } from '@acies/kernel'
import {
  areEnemies,
  bestCharges,
  budgetOf,
  chargeFault,
  type Field,
  isEngaged,
  kindOf,
  manoeuvreFault,
  STEP,
  UD,
} from '@acies/onus'
import type { Errand, Offer, Saying } from '../../skins/errand.ts'
import type { Asking, Pointed } from '../../skins/skin.ts'
import type { Shift, Together } from '../../skins/table/dress.ts'
import { faultAt } from '../../skins/table/hand.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { drawnUp } from './held.tsx'
import { onusWords } from './words.ts'

type Ask = Asking<Field>

const unitsOffered = ({ choice }: Ask): readonly number[] => (choice?.of === 'unit' ? choice.options : [])

/** Pointing at another of one's units ends this one's move, or takes back its choice while it has not moved. */
export function goesOn({ view, rules, decision, draft }: Ask, pointed: Pointed): 'give' | 'back' | null {
  if (decision.step !== 'manoeuvre' || decision.v.errand !== 'move') return null
  const g = view.field
  const other = pointed.unit?.find(id => typeof id === 'number' && id !== decision.v.unit)
  const u = typeof other === 'number' ? g.units[other] : undefined
  if (u === undefined || u.seat !== decision.seat || !u.doings.active || u.doings.moved) return null
  if (draft.length === 0) return 'back'
  return rules.referee.refuse(view, decision.seat, draft) === null ? 'give' : null
}

/** A unit that is dragged moves, and whoever was about to is done; before a shot it is the one who shoots. */
export function pulled(asking: Ask, unit: number): Saying<Field> | null {
  const { decision, draft } = asking
  switch (decision.step) {
    case 'next-mover':
      return unitsOffered(asking).includes(unit) ? { give: [unit] } : null
    case 'manoeuvre': {
      const onwards = goesOn(asking, { unit: [unit] })
      if (onwards === null) return null
      return onwards === 'give' ? { give: draft } : { back: then => pulled(then, unit) }
    }
    case 'next-shot':
      return draft.length === 0 && unitsOffered(asking).includes(unit) ? { draft: [unit] } : null
    default:
      return null
  }
}

/** Let go over an enemy, a shooter shoots at him, and who moves charges him by the way that brings most dice. */
export function dropped(asking: Ask, unit: number, onto: number): Saying<Field> | null {
  const { decision, draft, view, rules } = asking
  const g = view.field
  if (decision.step === 'next-shot')
    return draft[0] === unit && unitsOffered(asking).includes(onto) ? { give: [unit, onto] } : null
  if (decision.step !== 'manoeuvre' || decision.v.unit !== unit || g.units[onto] === undefined) return null
  const u = g.units[unit]
  if (!areEnemies(g, u, g.units[onto]) || chargeFault(g, u) !== null) return null
  const picks = bestCharges(g, u).get(onto)?.picks
  return picks !== undefined && rules.referee.refuse(view, decision.seat, picks) === null ? { draft: picks } : null
}

// ---- a line that goes ahead together ----

/** Who may still be sent straight ahead: ordered, in no melee, and where it stood when the turn began. */
function fresh(asking: Ask): readonly number[] {
  if (asking.decision.step !== 'next-mover') return []
  const g = asking.view.field
  return unitsOffered(asking).filter(id => {
    const u = g.units[id]
    return u.doings.active && !u.doings.moved && !isEngaged(g, u) && budgetOf(g, u) > 0
  })
}
/** Straight ahead by so much, or by as much of it as is free; null if it cannot go. */
function aheadBy(g: Field, id: number, far: number): Picks | null {
  const u = g.units[id]
  const most = Math.min(budgetOf(g, u), Math.round(far / STEP))
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const picks: Picks = ['ahead', Math.floor(most * part)]
    if (Number(picks[1]) > 0 && manoeuvreFault(g, u, picks, 'move') === null) return picks
  }
  return null
}
/** How far a shift takes a unit straight ahead. */
function aheadIn(g: Field, id: number, { x, y }: Shift): number {
  const a = (g.units[id].facing / 18000) * Math.PI
  return x * Math.sin(a) - y * Math.cos(a)
}
/** Who is farthest on goes first: those behind have his room. */
function inOrder(g: Field, units: readonly number[]): number[] {
  const ahead = (id: number): number => aheadIn(g, id, g.units[id])
  return [...units].sort((a, b) => ahead(b) - ahead(a))
}
/** What is said so that the next of them goes: it is taken up, and goes. */
function marching(asking: Ask, members: readonly number[], far: (id: number) => number): Saying<Field> | null {
  const { decision, view } = asking
  const g = view.field
  if (decision.step === 'manoeuvre') {
    const id = Number(decision.v.unit)
    const picks = members.includes(id) && asking.draft.length === 0 ? aheadBy(g, id, far(id)) : null
    return picks === null ? null : { give: picks }
  }
  const next = inOrder(
    g,
    fresh(asking).filter(id => members.includes(id)),
  ).find(id => aheadBy(g, id, far(id)) !== null)
  return next === undefined ? null : { give: [next] }
}

/** Units of a line go straight ahead, each as far as the drag goes that way and it may. */
export const together: Together<Field> = {
  who: fresh,
  go: (asking, members, by) => marching(asking, members, id => aheadIn(asking.view.field, id, by)),
  lands({ view: { field: g } }, id, by) {
    const { x, y, facing } = g.units[id]
    const far = Math.min(Math.max(0, aheadIn(g, id, by)), budgetOf(g, g.units[id]) * STEP)
    const a = (facing / 18000) * Math.PI
    return [Math.round(x + Math.sin(a) * far), Math.round(y - Math.cos(a) * far), facing]
  },
}

// ---- deployment ----

/** Foot in the middle, whoever rides on the wings, who skirmishes before them. */
const rowOf = (g: Field, id: number): number => (kindOf(g, g.units[id]).skills.includes('skirmishers') ? 1 : 0)
const fromTheMiddle = (g: Field, id: number): number => (kindOf(g, g.units[id]).class === 'infantry' ? 0 : 1)

/** The next unit where one would put it: in line along the own edge. */
function drawUp(asking: Ask): Saying<Field> | null {
  if (asking.decision.step !== 'deploy-unit') return null
  const g = asking.view.field
  const [id] = [...unitsOffered(asking)].sort((a, b) => fromTheMiddle(g, a) - fromTheMiddle(g, b))
  if (id === undefined) return null
  const places = drawnUp(g, asking.decision.seat)
  const ahead = (at: PosePick): number => Number(places.indexOf(at) >= places.length / 3)
  const wanted = [...places].sort((a, b) => Math.abs(ahead(a) - rowOf(g, id)) - Math.abs(ahead(b) - rowOf(g, id)))
  const at = wanted.find(pose => faultAt(asking, [id], pose) === null)
  return { give: at === undefined ? anywhere(asking) : stacked(asking, [id, at]) }
}
/** Where it asks whether its auxiliary goes below, each stands for itself. */
function stacked({ rules, view, decision }: Ask, picks: Picks): Picks {
  const more = rules.referee.next(view, decision.seat, picks)
  return more?.of === 'word' ? [...picks, more.options[0]] : picks
}
/** Where the line is full: wherever the referee finds room. */
function anywhere({ rules, view, decision }: Ask): Picks {
  let state = 1
  const random = (below: number): number => {
    state = (state * 48_271) % 0x7fffffff
    return state % below
  }
  return rules.referee.candidates(view, decision.seat, 8, random)?.[0] ?? []
}

// ---- buttons ----

/** What can be answered in one go: who is left drawn up, all whom an order reaches, an advance of all. */
export function offersFor(asking: Ask, lang: Lang): Offer<Field>[] {
  const say = onusWords[lang].offers
  const { decision, draft, view } = asking
  switch (decision.step) {
    case 'deploy-unit':
      return draft.length === 0 ? [{ text: say.drawUp(unitsOffered(asking).length), errand: drawUp }] : []
    case 'choose-units': {
      const all = everybody(asking)
      return draft.length === 0 && all !== null ? [{ text: say.all(all.length), errand: once(all) }] : []
    }
    case 'next-mover': {
      const members = fresh(asking)
      if (members.length < 2) return []
      const slowest = Math.min(...members.map(id => budgetOf(view.field, view.field.units[id])))
      const far = slowest * STEP
      const errand: Errand<Field> = then => marching(then, members, () => far)
      // With enemies before all of them nobody goes.
      if (errand(asking) === null) return []
      return [{ text: say.advance(members.length, onusWords[lang].ud(far / UD)), errand }]
    }
    case 'wrap': {
      const most = wrapped(asking)
      const n = most.reduce((sum, at) => sum + at, 0)
      return [
        { text: say.wrap(n), errand: once(most) },
        { text: say.noWrap, errand: once([0, 0]) },
      ]
    }
    default:
      return []
  }
}
/** As many as can be laid, at either end. */
function wrapped({ rules, view, decision }: Ask): number[] {
  const most: number[] = []
  for (let room = rules.referee.next(view, decision.seat, []); room?.of === 'number'; ) {
    most.push(room.max)
    room = rules.referee.next(view, decision.seat, most)
  }
  return most
}
const once = (picks: Picks): Errand<Field> => {
  let said = false
  return () => {
    if (said) return null
    said = true
    return { give: picks }
  }
}
/** All who are offered, where an order has room for them all and there are several. */
function everybody({ rules, view, decision, choice }: Ask): Picks | null {
  if (choice?.of !== 'unit' || choice.options.length < 2) return null
  return rules.referee.refuse(view, decision.seat, choice.options) === null ? choice.options : null
}
