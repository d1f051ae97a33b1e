import { aside, type Base, bodyAt, INCH, overlaps, type Pose } from '@acies/table'
import { type Field, onTable, type Unit, unitAt } from '../position.ts'
import { blockAt, blockOf, bodyOf, place, touching } from '../rules/bodies.ts'
import { pushedAside, runsWith, scatter } from '../rules/cloud.ts'
import { cutAll, foesOf } from '../rules/engaged.ts'
import { arrived, type Route, standsFree } from '../rules/route.ts'
import type { Table } from './book.ts'

/** Where the charger comes to stand. */
const landing = (g: Field, u: Unit, route: Route): Base => blockAt(g, arrived(u, route), route.end)
/** Runners of the chariots who are under them there. */
const under = (g: Field, u: Unit, block: Base): Unit[] =>
  g.units.filter(o => onTable(o) && runsWith(g, o, u) && overlaps(bodyAt(block), bodyOf(g, o)))

/** Runners who fight stay in the fight beside the chariots, if there is room along its front. */
function besideIn(g: Field, o: Unit, u: Unit, block: Base): Pose | null {
  const foes = foesOf(g, o)
  const most = block.width + blockOf(g, o).width
  for (let far = INCH / 2; far <= most; far += INCH / 2)
    for (const at of [aside(o, far), aside(o, -far)]) {
      const there = unitAt(o, at)
      const clear = !overlaps(bodyAt(blockOf(g, there)), bodyAt(block)) && standsFree(g, o, at, x => x === u)
      if (clear && foes.every(f => touching(g, there, f.unit))) return at
    }
  return null
}
/** Can all of them be shifted, so that the charge comes home? */
export function runnersYield(g: Field, u: Unit, route: Route): boolean {
  const block = landing(g, u, route)
  return under(g, u, block).every(
    o => (foesOf(g, o).length > 0 && besideIn(g, o, u, block) !== null) || pushedAside(g, o, u, block) !== null,
  )
}
/** Chariots charge through their runners, who are shifted aside even out of a fight: beside them, or behind (WAB-FRM-33). */
export function makeRoom(r: Table, u: Unit, route: Route): void {
  const g = r.field
  const block = landing(g, u, route)
  for (const o of under(g, u, block)) {
    const path = [o.x, o.y, o.facing]
    const beside = foesOf(g, o).length > 0 ? besideIn(g, o, u, block) : null
    if (beside !== null) place(o, beside)
    else {
      const models = pushedAside(g, o, u, block)
      if (models === null) continue
      cutAll(g, o)
      scatter(g, o, models)
    }
    r.tell({ type: 'made-way', rules: ['WAB-FRM-33'], unit: o.id, path: [...path, o.x, o.y, o.facing] })
  }
}
