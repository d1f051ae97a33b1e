import type { Ledger } from '@acies/kernel'
import type { Rule } from '../../events.ts'
import { type Field, has, type Unit } from '../../position.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import type { Context } from '../trait.ts'
import { isOnFoot } from './hands.ts'

/** The weight of the horse behind a point, when it charged over open ground (WAB-WPN-20, 31, 33, WAB-RUL-213). */
export function couch(ledger: Ledger, g: Field, u: Unit, c: Context, n: number, rule: Rule): void {
  if (c.charging === true && !isOnFoot(g, u, c) && !has(bodyGuard(g, u), 'rough-charge')) ledger.add(n, rule)
}
