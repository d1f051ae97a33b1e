import { inches } from '@acies/table'
import { type Commander, commanderOf, isCommander, NOBODY, put, type Troop } from '../position.ts'
import { actionNamed } from '../rules/actions.ts'
import type { Deeds } from '../traits/action.ts'
import { leads } from '../traits/index.ts'
import { event, type Table } from './book.ts'
import { drawBack } from './draw-back.ts'
import { breakIfWorn, destroy, disorder, getOff, loseCommander, wearDown } from './losses.ts'
import { reorient, TURNS } from './move.ts'
import { orderCheck } from './shooting.ts'

/** What a Command Action does: n successes, 0 when it failed. What each does stands in its own file in `traits/`. */
export function takeEffect(
  r: Table,
  c: Commander,
  name: string,
  targets: readonly (string | number)[],
  n: number,
): void {
  const g = r.field
  const action = actionNamed(name)
  const [first, second] = targets
  if (typeof first !== 'number') return
  const deeds = deedsOn(r)
  if (isCommander(first)) {
    if (n > 0) action.worksOn?.(deeds, commanderOf(g, first), c)
    return
  }
  const u = g.troops[first]
  if (n === 0) return action.fails?.(deeds, u)
  if (action.marks !== undefined) put(u, action.marks)
  action.works?.(deeds, u, second, n, c)
  if (action.next === true) deeds.next(u)
}

/** The verbs of actions, on this table. */
export const deedsOn = (r: Table): Deeds => ({
  field: r.field,
  tell: (type, rules, told) => r.tell(event(type, rules, told)),
  whisper: (side, type, rules, told) => r.whisper(side, event(type, rules, told)),
  roll: sides => r.roll(sides),
  leads: (c, hook) => leads(c, hook) !== null,
  check: u => orderCheck(r, u),
  next: u => {
    r.field.must.push(u.id)
  },
  turn(u, side, rule) {
    const to = TURNS.find(t => t === side)
    if (to !== undefined) reorient(r, u, to, [rule])
  },
  show(u, card, rule) {
    u.card = card
    u.spied = true
    u.blind = false
    u.joint = NOBODY
    r.field.must.push(u.id)
    r.tell(event('changed-card', [rule], { unit: u.id, word: card }))
  },
  loseCard(u, rule) {
    if (u.card === 'none') return
    u.card = 'none'
    u.joint = NOBODY
    u.acted = true
    r.tell(event('order-lost', [rule], { unit: u.id }))
  },
  recover(u, n, rule) {
    const gone = Math.min(n, u.wear)
    u.wear -= gone
    r.tell(event('recovered', [rule], { unit: u.id, n: gone }))
  },
  wear: (u, n, rule) => wearDown(r, u, n, [rule]),
  disorder: (u, rule) => disorder(r, u, [rule]),
  breakIfWorn: u => breakIfWorn(r, u),
  loseCommander: (c, rule) => loseCommander(r, c, [rule]),
  dismantle(u, rule) {
    for (const rider of r.field.commanders) if (rider.inside === u.id) getOff(r, rider, u)
    destroy(r, u, [rule])
  },
})

/** TER-QUA-55, TER-RUL-91 */
export function stepBack(r: Table, u: Troop, far: number, failed: boolean): void {
  drawBack(r, u, inches(far), 'TER-QUA-55')
  if (failed) disorder(r, u, ['TER-QUA-55'])
}
