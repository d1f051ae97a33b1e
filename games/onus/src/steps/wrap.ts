import { type Choice, type Picks, thing } from '@acies/kernel'
import { markerBody } from '@acies/table'
import { ENDS, type End, type Field, SECTION, type Unit } from '../position.ts'
import { chainAt, freeSections, layWraps } from '../rules/wrap.ts'
import { event, only, question, type Table } from './book.ts'

/** How many markers there is room for at each end, the right one after so many on the left. */
function roomFor(g: Field, u: Unit, end: End, left: number): number {
  if (end === 'left') return chainAt(g, u, 'left').markers.length
  const taken = chainAt(g, u, 'left')
    .markers.slice(0, left)
    .map(m => markerBody(SECTION, m))
  return chainAt(g, u, 'right', taken).markers.length
}
/** Can it lay a marker anywhere? (ONU-ENV-07) */
export const canWrap = (g: Field, u: Unit): boolean => ENDS.some(end => chainAt(g, u, end).markers.length > 0)

/** Lays so many markers at an end and tells it. */
function lay(r: Table, u: Unit, end: End, n: number): void {
  if (n === 0) return
  const chain = chainAt(r.field, u, end)
  layWraps(u, end, chain, n)
  r.tell(event('wrapped', ['ONU-ENV-01', 'ONU-ENV-02'], { unit: u.id, foe: chain.foe, end, n }))
}

/** All there is room for. */
export function wrapAll(r: Table, u: Unit): void {
  for (const end of ENDS) lay(r, u, end, chainAt(r.field, u, end).markers.length)
}

/** How many free sections wrap at the left end, then at the right (ONU-CHG-06, ONU-ENV-01 to 03, ONU-ENV-07). */
export const wrap = question({
  name: 'wrap',
  kind: 'number',
  rules: ['ONU-ENV-01', 'ONU-ENV-03', 'ONU-CHG-06'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft): Choice | null {
    if (draft.length === 2) return null
    const end = ENDS[draft.length]
    const left = draft.length === 0 ? 0 : thing(draft, 0)
    return {
      of: 'number',
      min: 0,
      max: roomFor(g, g.units[v.unit], end, left),
      about: v.unit,
      counts: `sections-${end}`,
    }
  },
  why(g, v, draft, pick) {
    const end = ENDS[draft.length]
    return Number(pick) > freeSections(g, g.units[v.unit], end) ? 'ONU-ENV-01' : 'ONU-ENV-03'
  },
  take(r, v, picks): Picks {
    const u = r.field.units[v.unit]
    lay(r, u, 'left', thing(picks, 0))
    lay(r, u, 'right', thing(picks, 1))
    return picks.slice()
  },
})
