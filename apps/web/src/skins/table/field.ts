import type { Lang } from '@acies/kernel'
import { BATTLES, type Commander, commandDistance, type Field } from '@acies/tercios'
import { placeName } from './names.ts'
import { INCH } from './places.ts'

/** In inches. */
export const commandReach = (c: Commander): number => commandDistance(c) / INCH

/** What the ground is called, in battles that were fought somewhere. */
export function groundNames(g: Field, index: number, lang: Lang): string | undefined {
  const battle = Object.values(BATTLES).find(b => b.id === g.scenario)
  const name = battle?.ground[index]?.name
  const placed = name === undefined ? undefined : placeName(g, name, lang)
  return placed
}
