import type { BattleEntry } from '../catalogue/catalogue.ts'

export const ORDERS = ['year', 'difficulty', 'length'] as const
export type Order = (typeof ORDERS)[number]

const by: Record<Order, (battle: BattleEntry) => number> = {
  year: battle => battle.year ?? Number.POSITIVE_INFINITY,
  difficulty: battle => battle.difficulty,
  length: battle => battle.minutes,
}

/** What is equal stays as the book has it. */
export const sorted = (battles: readonly BattleEntry[], order: Order): BattleEntry[] =>
  [...battles].sort((a, b) => (by[order](a) === by[order](b) ? 0 : by[order](a) - by[order](b)))
