import type { Lang } from '@acies/kernel'
import { type Event, type EventOf, type EventType, type Field, unitName } from '@acies/wab'
import type { Moment } from '../../table/moment.ts'

/** What has happened in the turn that is played, from its beginning. */
export function thisTurn(moments: readonly Moment[]): Event[] {
  const events: Event[] = []
  for (let i = moments.length - 1; i >= 0; i--) {
    const heard = moments[i].heard.map(({ event }) => event as Event)
    const begins = heard.findLastIndex(e => e.type === 'turn')
    events.unshift(...heard.slice(begins + 1))
    if (begins >= 0) break
  }
  return events
}
export const ofType = <T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((e): e is EventOf<T> => e.type === type)

/** A charge from its declaration to what became of it. */
export interface ChargeSlip {
  unit: number
  target: number
  /** What the target answered. */
  reaction: string | null
  /** How far it was, and how far the charger could go: known once it moves. */
  measured: { distance: number; reach: number } | null
  /** Which side was struck, by how many. */
  contact: { side: string; models: number } | null
  failed: string | null
}

/** The charges of this turn, in the order in which they were declared. */
export function chargesIn(events: readonly Event[]): ChargeSlip[] {
  const slips: ChargeSlip[] = []
  const of = (unit: number): ChargeSlip | undefined => slips.findLast(s => s.unit === unit)
  for (const e of events)
    switch (e.type) {
      case 'declared':
        for (const target of e.targets)
          if (!slips.some(s => s.unit === e.unit && s.target === target))
            slips.push({ unit: e.unit, target, reaction: null, measured: null, contact: null, failed: null })
        break
      case 'reacted':
        for (const s of slips) if (s.target === e.unit) s.reaction = e.reaction
        break
      case 'redirected': {
        const s = of(e.unit)
        if (s) Object.assign(s, { target: e.other, reaction: null, measured: null })
        break
      }
      case 'measured': {
        const s = of(e.unit)
        if (s) s.measured = { distance: e.distance, reach: e.reach }
        break
      }
      case 'contact': {
        const own = slips.find(one => one.unit === e.unit && one.target === e.other)
        const s = own ?? of(e.unit)
        // Whom it touches besides is no target of its charge.
        if (s && (own || s.contact === null)) s.contact = { side: e.side, models: e.models }
        break
      }
      case 'failed': {
        const s = of(e.unit)
        if (s) s.failed = e.why
      }
    }
  return slips
}

/** One unit's blows in a round: dice thrown, what hit, wounded and was not saved, who fell. */
export interface Blows {
  unit: number
  other: number
  who: EventOf<'blows'>['who']
  /** Shot, not struck. */
  shot: boolean
  faces: readonly number[]
  need: number
  attacks: number
  hits: number
  wounds: number
  fallen: number
}
const diceIn = (faces: readonly number[]): number => faces.reduce((sum, n) => sum + n, 0)

/** Blow by blow, in the order in which they were struck; shots as well. */
export function blowsIn(events: readonly Event[]): Blows[] {
  const found: Blows[] = []
  for (const e of events) {
    const last = found.at(-1)
    switch (e.type) {
      case 'blows':
      case 'volley':
        found.push({
          unit: e.unit,
          other: e.other,
          who: e.type === 'blows' ? e.who : 'men',
          shot: e.type === 'volley',
          faces: e.roll.faces,
          need: e.roll.need,
          attacks: diceIn(e.roll.faces),
          hits: e.roll.n,
          wounds: 0,
          fallen: 0,
        })
        break
      case 'wounds':
        // A bolt wounds rank by rank.
        if (last) last.wounds += e.roll.n
        break
      case 'fallen': {
        const by = found.findLast(b => b.other === e.unit && (b.unit === e.by || e.by < 0))
        if (by) by.fallen += e.n
      }
    }
  }
  return found
}

/** Names of several units, as a list. */
export const namesOf = (g: Field, units: readonly number[], lang: Lang): string =>
  units.map(id => unitName(g, id, lang)).join(', ')
