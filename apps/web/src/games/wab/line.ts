import type { Choice, Picks } from '@acies/kernel'
import { allowanceOf, type Field, isCloud, kindOf, onTable, type Unit, type Way } from '@acies/wab'
import type { Saying } from '../../skins/errand.ts'
import type { Answering, Asking } from '../../skins/skin.ts'
import type { Shift, Together } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'

/** A unit straight ahead by so much, or by as much of it as is free; a march that is barred becomes a move. */
export function aheadBy(unit: number, way: Way, far: number): Answering<Field> {
  return ({ rules, view, decision }) => {
    const { seat } = decision
    const g = view.field
    const next = (picks: Picks) => rules.referee.next(view, seat, picks)
    const ways = next([unit])
    if (ways?.of !== 'word') return null
    const open = (picks: Picks): boolean => rules.referee.refuse(view, seat, picks) === null
    for (const part of [1, 0.75, 0.5, 0.25]) {
      const picks = ways.options.includes('skirmish')
        ? skirmishing(g, unit, far * part)
        : legged(unit, ways.options.includes(way) ? way : 'move', far * part, next)
      if (picks !== null && open(picks)) return picks
    }
    return null
  }
}
function legged(unit: number, way: Way, far: number, next: (picks: Picks) => Choice | null): Picks | null {
  const bounds = next([unit, way, 'ahead'])
  if (bounds?.of !== 'number') return null
  const n = Math.floor(Math.min(far, bounds.max))
  return n < bounds.min || n <= 0 ? null : [unit, way, 'ahead', n]
}
function skirmishing(g: Field, unit: number, far: number): Picks {
  return [unit, 'skirmish', 'as-they-stand', aheadOf(g.units[unit], far)]
}
function aheadOf({ x, y, facing }: Unit, far: number): PosePick {
  const a = (facing / 18000) * Math.PI
  return [Math.round(x + Math.sin(a) * far), Math.round(y - Math.cos(a) * far), facing]
}

/** Who is nearest to the enemy goes first: those behind have his room. */
export function inOrder(g: Field, units: readonly number[]): number[] {
  const ahead = (id: number): number => {
    const u = g.units[id]
    const a = (u.facing / 18000) * Math.PI
    return u.x * Math.sin(a) - u.y * Math.cos(a)
  }
  return [...units].sort((a, b) => ahead(b) - ahead(a))
}

const movable = ({ rules, view, decision }: Asking<Field>): readonly number[] => {
  const choice = decision.step === 'move' ? rules.referee.next(view, decision.seat, []) : null
  return choice?.of === 'unit' ? choice.options : []
}

/** A unit that is dragged before anybody has said how it goes: it moves. */
export function pulled(asking: Asking<Field>, unit: number): Saying<Field> | null {
  const { rules, view, decision, draft } = asking
  // Who rides on after a volley goes as he stands.
  if (decision.step === 'parthian-move' && decision.v.unit === unit && draft.length === 0)
    return { draft: ['as-they-stand'] }
  // Who was to form anew and is dragged goes instead.
  const inHand = draft[0] === unit && draft[1] !== 'reform'
  if (inHand || !movable(asking).includes(unit)) return null
  const ways = rules.referee.next(view, decision.seat, [unit])
  if (ways?.of !== 'word') return null
  if (ways.options.includes('skirmish')) return { draft: [unit, 'skirmish', 'as-they-stand'] }
  return ways.options.includes('move') ? { draft: [unit, 'move'] } : null
}

/** How far a shift takes a unit straight ahead. */
function aheadIn(g: Field, unit: number, by: Shift): number {
  const a = (g.units[unit].facing / 18000) * Math.PI
  return by.x * Math.sin(a) - by.y * Math.cos(a)
}

/** A line of units: each straight ahead as far as the drag goes that way, at a march where a move is too short. */
export const together: Together<Field> = {
  who: asking => movable(asking).filter(id => mayGoAlong(asking.view.field, id)),
  go(asking, members, by) {
    const g = asking.view.field
    for (const unit of inOrder(
      g,
      members.filter(id => movable(asking).includes(id)),
    )) {
      const far = aheadIn(g, unit, by)
      const picks = far <= 0 ? null : aheadBy(unit, wayFor(g, unit, far), far)(asking)
      if (picks !== null) return { give: picks }
    }
    return null
  },
  lands({ rules, view, decision }, unit, by) {
    const g = view.field
    const far = Math.max(0, aheadIn(g, unit, by))
    const ways = rules.referee.next(view, decision.seat, [unit])
    const open = (way: Way): boolean => ways?.of === 'word' && ways.options.includes(way)
    const way = isCloud(g.units[unit]) || !open('march') ? 'move' : wayFor(g, unit, far)
    return aheadOf(g.units[unit], Math.min(far, allowanceOf(g, g.units[unit], way)))
  },
}
const wayFor = (g: Field, unit: number, far: number): Way =>
  far > allowanceOf(g, g.units[unit], 'move') ? 'march' : 'move'
const mayGoAlong = (g: Field, unit: number): boolean => onTable(g.units[unit]) && !kindOf(g, g.units[unit]).character
