import type { Field, Unit } from '../position.ts'
import { cardOfGeneral, isLost } from './command.ts'

/** Out of the fight for the count of losses: eliminated, or fleeing as long as it does (ONU-VIC-02). */
const counts = (u: Unit): boolean => u.where === 'lost' || u.fleeing

/**
 * What an army has lost, in hundredths of a point: units eliminated or fleeing, and what the general was worth if he is
 * dead, wounded or fleeing (ONU-R-19).
 */
export function casualtiesOf(g: Field, seat: number): number {
  let lost = 0
  for (const u of g.units) if (u.seat === seat && counts(u)) lost += u.bought
  for (const general of g.generals) if (general.seat === seat && isLost(g, general)) lost += worthOf(g, general.id)
  return lost
}
/** What a general adds to the units he leads (ONU-LDR-09, ONU-OPT-17). */
function worthOf(g: Field, general: number): number {
  let units = 0
  for (const u of g.units) if (u.led === general) units += u.bought
  return Math.round((units * cardOfGeneral(g.generals[general]).percent) / 100)
}
/** The army at the start, general included. */
export function armyValue(g: Field, seat: number): number {
  let value = 0
  for (const u of g.units) if (u.seat === seat) value += u.bought
  for (const general of g.generals) if (general.seat === seat) value += worthOf(g, general.id)
  return value
}

/** Losses in hundredths of a percent. */
export const percentLost = (g: Field, seat: number): number =>
  g.initial[seat] === 0 ? 0 : Math.floor((casualtiesOf(g, seat) * 10000) / g.initial[seat])
/** Losses as they are told: what is more than half reads as more, everywhere alike. */
export const wholePercent = (hundredths: number): number => Math.ceil(hundredths / 100)
/** Strictly more than half (ONU-VIC-02). */
export const isOverHalf = (g: Field, seats: readonly number[]): boolean => {
  let lost = 0
  let all = 0
  for (const seat of seats) {
    lost += casualtiesOf(g, seat)
    all += g.initial[seat]
  }
  return 2 * lost > all
}
/** All its units are fleeing or gone (ONU-VIC-06). */
export const isAnnihilated = (g: Field, seat: number): boolean => g.units.every(u => u.seat !== seat || counts(u))
