import { closer } from '@acies/table'
import type { Rule } from '../events.ts'
import { areEnemies, type Field, kindOf, STEP, stands, type Unit } from '../position.ts'
import { cardsApart } from '../rules/sight.ts'
import { isFar } from '../rules/stance.ts'
import { event, type Table } from './book.ts'

/** A card is turned up, for good (ONU-OPT-33). */
export function reveal(r: Table, u: Unit, rules: readonly Rule[]): void {
  if (!u.veiled) return
  u.veiled = false
  const { rank, formation } = u
  if (rank === 'hidden' || formation === 'hidden') return
  const { cap, when, formed, switched } = u.doings
  const kind = kindOf(r.field, u).id
  r.tell(event('revealed', rules, { unit: u.id, kind, rank, formation, cap, when, formed, switched }))
}

const isSeen = (g: Field, u: Unit): boolean =>
  g.units.some(
    o =>
      stands(o) && areEnemies(g, u, o) && !isFar(o, u, g.fog * STEP + 10_000) && closer(cardsApart(u, o), g.fog * STEP),
  )

/** Every unit nearer to an enemy than the agreed distance is turned up; at the very distance it is not (ONU-OPT-32). */
export function liftFog(r: Table): void {
  const g = r.field
  if (g.phase === 'set-up') return
  for (const u of g.units) if (u.veiled && stands(u) && isSeen(g, u)) reveal(r, u, ['ONU-OPT-32'])
}
