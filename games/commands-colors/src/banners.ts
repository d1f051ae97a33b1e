import type { Hex } from '@acies/hexes'
import type { Hand } from '@acies/kernel'
import { enemyOf, type Side } from './battlefield.ts'
import { bookOf, type Cited, cite, special } from './book.ts'
import type { Event } from './events.ts'
import { type Field, type Leader, removeLeader, removeUnit, type Unit } from './field.ts'

type R = Hand<Field, Event>

/** Whether a side has all the banners it needs. */
export const isDecided = (g: Field): boolean => g.banners[0] >= g.goal[0] || g.banners[1] >= g.goal[1]

/** A side gains a banner; the game ends the instant it has enough, and nothing is counted after that. */
export function winBanner(r: R, side: Side, by: Cited | { rule: string }): void {
  const g = r.field
  if (isDecided(g)) return
  g.banners[side]++
  const rule = typeof by === 'string' ? cite(g)[by] : by.rule
  r.tell({ type: 'banner', side, banners: g.banners[side], goal: g.goal[side], rules: [rule] })
  if (g.banners[side] >= g.goal[side]) return win(r, side, 'banners', cite(g).victory)
  for (const rule of special(g)) rule.bannerWon?.(r, side)
}

/** What a side held is gone, and its banner with it. */
export function loseBanner(r: R, side: Side, rule: string): void {
  const g = r.field
  g.banners[side]--
  r.tell({ type: 'banner-lost', side, banners: g.banners[side], goal: g.goal[side], rules: [rule] })
}

/** A unit has come into hexes: the scenario may have something to say to it. */
export function entered(r: R, u: Unit, hexes: readonly Hex[]): void {
  const rules = special(r.field)
  for (const rule of rules) for (const hex of hexes) rule.entered?.(r, u, hex)
}

/** A unit has left a hex: the scenario may have something to say to it. */
export function vacated(r: R, u: Unit, hex: Hex): void {
  const rules = special(r.field)
  for (let i = 0; i < rules.length; i++) rules[i].vacated?.(r, u, hex)
}

export function win(r: R, side: Side, why: 'banners' | 'leader' | 'limit' | 'conceded', rule: string): void {
  r.tell({ type: 'won', side, why, rules: [rule] })
  r.finish([side])
}

/** The unit's last block is gone. */
export function eliminate(r: R, u: Unit): void {
  const { hex } = u
  bookOf(r.field).fell?.(r, u)
  removeUnit(r.field, u)
  r.tell({ type: 'eliminated', piece: u.id, hex, rules: [cite(r.field).elimination] })
  vacated(r, u, hex)
  winBanner(r, enemyOf(u.side), 'elimination')
}

export function eliminateLeader(r: R, l: Leader, by: Cited = 'leaderElimination'): void {
  const { hex } = l
  const g = r.field
  const winner = enemyOf(l.side)
  removeLeader(g, l)
  r.tell({ type: 'eliminated', piece: l.id, hex, rules: [cite(g)[by]] })
  winBanner(r, winner, 'leaderElimination')
  if (g.banners[winner] < g.goal[winner]) for (const rule of special(g)) rule.leaderLost?.(r, l)
}
