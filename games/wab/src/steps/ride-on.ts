import { type Choice, type Pick, type Picks, pose as posePick, word } from '@acies/kernel'
import { INCH, pickOf, poseOf, slid } from '@acies/table'
import { type Field, isFleeing, onTable, put, type Unit } from '../position.ts'
import { isCloud } from '../rules/bodies.ts'
import { laidOut, roamed, SHAPES, scatter } from '../rules/cloud.ts'
import { isEngaged } from '../rules/engaged.ts'
import { paceOf } from '../rules/pace.ts'
import { ownerOf, procedure, question } from './book.ts'

/** It has shot, and may ride on at once as far as its move goes (WAB-FRM-80, WAB-RUL-255). */
const rideOn = procedure({
  name: 'ride-on',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, picks: [] as Pick[] }),
  lines: {
    ask(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || !isCloud(u) || isFleeing(u) || isEngaged(g, u)) return r.end(undefined)
      put(u, 'parted')
      r.call(parthianMove, { unit: u.id }, 'picks')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.picks.length === 0) return
      const path = [u.x, u.y, u.facing]
      const { models, farthest } = ridden(g, u, v.picks)
      scatter(g, u, models)
      path.push(u.x, u.y, u.facing)
      r.tell({ type: 'moved', rules: ['WAB-FRM-80'], unit: u.id, way: 'skirmish', path, cost: farthest })
    },
  },
})
const ridden = (g: Field, u: Unit, picks: Picks) => {
  const models = laidOut(g, u, word(picks, 0, SHAPES), poseOf(posePick(picks, 1)))
  return { models, ...roamed(g, u, models, paceOf(g, u) * INCH) }
}
/** The rule against riding on so, or null. */
export const ridesInto = (g: Field, u: Unit, picks: Picks) => (picks.length === 0 ? null : ridden(g, u, picks).rule)
/** Where to, or nowhere (WAB-FRM-80). */
const parthianMove = question({
  name: 'parthian-move',
  kind: 'pose',
  rules: ['WAB-FRM-80', 'WAB-FRM-79'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next(_g, v, draft): Choice | null {
    if (draft.length === 0) return { of: 'word', options: SHAPES, about: v.unit, enough: 'as-it-stands' }
    return draft.length === 1 ? { of: 'pose', about: v.unit } : null
  },
  forbids: (g, v, picks) => ridesInto(g, g.units[v.unit], picks),
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.units[v.unit]
    const found: Picks[] = [[]]
    for (let i = 0; i < n; i++) {
      const far = Math.floor((paceOf(g, u) * INCH * (1 + random(4))) / 4)
      const picks: Picks = ['as-they-stand', pickOf(slid(u, random(360) * 100, far))]
      if (ridesInto(g, u, picks) === null) found.push(picks)
    }
    return n === 1 ? found.slice(-1) : found
  },
  take: (_r, _v, picks): Pick[] => picks.map(p => (typeof p === 'object' ? [p[0], p[1], p[2]] : p)),
})
export const rideOnSteps = [rideOn, parthianMove]
