import { inches } from '@acies/table'
import { VIRTUES } from '../data/virtues.ts'
import { type Commander, commanderOf, type EffectName, enemyOf, NOBODY, ORDERS, put, type Troop } from '../position.ts'
import { knows } from '../rules/command.ts'
import { event, type Table } from './book.ts'
import { drawBack } from './draw-back.ts'
import { breakIfWorn, destroy, disorder, getOff, wearDown } from './losses.ts'
import { reorient, TURNS } from './move.ts'

/** Effects that only mark the target, and whether it must act next. */
const MARKS: Readonly<Record<string, { effect: EffectName; next: boolean }>> = {
  threatening: { effect: 'threatened', next: false },
  authoritarian: { effect: 'authoritarian', next: true },
  determined: { effect: 'determined', next: true },
  enthusiast: { effect: 'enthusiast', next: true },
  stoic: { effect: 'stoic', next: false },
  undaunted: { effect: 'undaunted', next: false },
  notable: { effect: 'notable', next: true },
  meticulous: { effect: 'meticulous', next: false },
  terrible: { effect: 'terrible', next: false },
  swift: { effect: 'swift', next: false },
  tenacious: { effect: 'tenacious', next: true },
}

/** What a Command Action does, by its rule; n successes, 0 when it failed. */
export function takeEffect(
  r: Table,
  c: Commander,
  action: string,
  targets: readonly (string | number)[],
  n: number,
): void {
  const g = r.field
  const [first, second] = targets
  const u: Troop | undefined = typeof first === 'number' ? g.troops[first] : undefined
  if (n === 0) {
    // Some things happen all the same.
    if (u !== undefined && action === 'perfectionist') g.must.push(u.id)
    if (u !== undefined && action === 'skilled') loseCard(r, u)
    return
  }
  const foe = enemyOf(c.side)
  const mark = MARKS[action]
  if (u !== undefined && mark !== undefined) {
    put(u, mark.effect)
    if (mark.next) g.must.push(u.id)
    return
  }
  switch (action) {
    case 'comrade':
      commanderOf(g, Number(first)).exhausted = false
      r.tell(event('rested', ['TER-QUA-15'], { unit: Number(first) }))
      return
    case 'intriguer':
      commanderOf(g, Number(first)).exhausted = true
      r.tell(event('exhausted', ['TER-QUA-44'], { unit: Number(first) }))
      return
    case 'shrewd':
      g.shrewd[foe] = Number(first)
      return
  }
  if (u === undefined) return
  switch (action) {
    case 'inspire':
      return inspire(r, c, u, String(second))
    case 'alert':
      return turn(r, u, String(second), 'TER-QUA-08')
    case 'skilled':
      turn(r, u, String(second), 'TER-QUA-24')
      if (n < 2) loseCard(r, u)
      return
    case 'eagle-eyed':
      g.forced[foe] = u.id
      return
    case 'learned':
      g.barred[foe] = u.id
      return
    case 'schemer':
      u.card = ORDERS[r.roll(5)]
      u.blind = true
      u.spied = false
      u.joint = NOBODY
      r.tell(event('changed-card', ['TER-QUA-16'], { unit: u.id, word: 'hidden' }))
      return
    case 'enigmatic':
      return swap(r, u, g.troops[Number(second)])
    case 'coordinator':
      put(u, 'coordinated')
      put(g.troops[Number(second)], 'coordinated')
      return
    case 'ruthless':
      put(u, 'ruthless')
      return breakIfWorn(r, u)
    case 'diligent':
      u.disordered = false
      r.tell(event('reorganised', ['TER-QUA-21'], { unit: u.id }))
      return
    case 'experienced':
      for (const rider of g.commanders) if (rider.inside === u.id) getOff(r, rider, u)
      destroy(r, u, ['TER-QUA-29'])
      return recover(r, g.troops[Number(second)], 2, 'TER-QUA-29')
    case 'hero':
      put(u, 'heroic')
      u.acted = false
      u.card = u.last
      u.spied = true
      g.must.push(u.id)
      if (n < 2) wearDown(r, u, 1, ['TER-QUA-34'])
      return
    case 'honourable':
      return recover(r, u, 1, 'TER-QUA-35')
    case 'engineer':
      return put(u, 'engineer', n)
    case 'mentor':
      put(u, 'mentor', n)
      g.must.push(u.id)
      return
    case 'clever':
      u.spied = true
      r.whisper(c.side, event('spied', ['TER-QUA-40'], { unit: u.id, word: u.card }))
      return
    case 'innovator':
      put(u, 'innovator')
      if (second === 'fire') openCard(r, u, 'fire', 'TER-QUA-41')
      return
    case 'pious':
      // Whoever was to resist already gains by it, said or not.
      if (second !== 'resist' || u.card === 'resist') put(u, 'pious')
      if (second === 'resist') openCard(r, u, 'resist', 'TER-QUA-58')
      g.must.push(u.id)
      return
    case 'officious':
      u.wear--
      g.troops[Number(second)].wear++
      r.tell(event('recovered', ['TER-QUA-49'], { unit: u.id, other: Number(second), n: 1 }))
      return
    case 'perfectionist':
      put(u, 'perfectionist')
      g.must.push(u.id)
      return
    case 'rogue':
      put(u, second === 'fire' ? 'rogue-fire' : 'rogue-combat')
      g.must.push(u.id)
      return
    case 'prepared':
      u.limbered = true
      r.tell(event('limbered', ['TER-QUA-54'], { unit: u.id }))
      return
  }
}

/** TER-CMD-32; with Expert, the whole brigade (TER-QUA-30). */
function inspire(r: Table, c: Commander, u: Troop, virtue: string): void {
  const g = r.field
  const virtues: readonly string[] = VIRTUES
  const n = virtues.indexOf(virtue)
  g.must.push(u.id)
  put(u, 'inspired', n)
  if (!knows(c, 'expert') || u.joint < 0) return
  for (const o of g.troops) if (o.joint === u.joint) put(o, 'inspired', n)
}
function turn(r: Table, u: Troop, side: string, rule: string): void {
  const to = TURNS.find(t => t === side)
  if (to !== undefined) reorient(r, u, to, [rule])
}
function loseCard(r: Table, u: Troop): void {
  if (u.card === 'none') return
  u.card = 'none'
  u.joint = NOBODY
  u.acted = true
  r.tell(event('order-lost', ['TER-QUA-24'], { unit: u.id }))
}
function openCard(r: Table, u: Troop, card: 'fire' | 'resist', rule: string): void {
  u.card = card
  u.spied = true
  u.blind = false
  u.joint = NOBODY
  r.field.must.push(u.id)
  r.tell(event('changed-card', [rule], { unit: u.id, word: card }))
}
function swap(r: Table, a: Troop, b: Troop): void {
  const [card, blind] = [a.card, a.blind]
  a.card = b.card
  a.blind = b.blind
  b.card = card
  b.blind = blind
  for (const u of [a, b]) {
    u.spied = false
    u.joint = NOBODY
  }
  r.tell(event('swapped', ['TER-QUA-26'], { unit: a.id, other: b.id }))
}
function recover(r: Table, u: Troop, n: number, rule: string): void {
  const gone = Math.min(n, u.wear)
  u.wear -= gone
  r.tell(event('recovered', [rule], { unit: u.id, n: gone }))
}
/** TER-QUA-55, TER-RUL-91 */
export function stepBack(r: Table, u: Troop, far: number, failed: boolean): void {
  drawBack(r, u, inches(far), 'TER-QUA-55')
  if (failed) disorder(r, u, ['TER-QUA-55'])
}
