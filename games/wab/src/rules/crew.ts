import { type Field, type Kind, kindOf, modelsIn, type Unit } from '../position.ts'

/** The crew at a machine, or the defenders in a wagon; null when nobody is there (WAB-WAR-05, WAB-WAG-30). */
export function crewOf(g: Field, machine: Unit): Unit | null {
  const { crew } = kindOf(g, machine)
  if (crew.length === 0) return null
  for (const u of g.units) if (u.host === machine.id && u.where === 'aboard') return modelsIn(u) > 0 ? u : null
  return null
}
/** Somebody aboard: of which kind, and how many are left. */
export interface Riding {
  at: number
  kind: Kind
  index: number
  n: number
}
/** Who rides or serves it now, by kind. */
export function ridersOf(g: Field, u: Unit): Riding[] {
  const { crew } = kindOf(g, u)
  if (crew.length === 0) return NOBODY
  if (u.crew.length > 0)
    return crew.flatMap((c, at) =>
      u.crew[at] > 0 ? [{ at, kind: g.kinds[c.kind], index: c.kind, n: u.crew[at] }] : [],
    )
  const served = crewOf(g, u)
  return served === null ? NOBODY : [{ at: 0, kind: kindOf(g, served), index: served.kind, n: modelsIn(served) }]
}
const NOBODY: Riding[] = []
