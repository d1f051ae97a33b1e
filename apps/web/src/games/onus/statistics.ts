import type { Lang } from '@acies/kernel'
import { type Event, type Field, percentLost, wholePercent } from '@acies/onus'
import type { Counted } from '../../skins/skin.ts'
import type { Moment } from '../../table/moment.ts'
import { onusWords } from './words.ts'

/** What each seat did and suffered. */
export function statistics(moments: readonly Moment[], lang: Lang): Counted[] {
  const say = onusWords[lang].counted
  const last = moments[moments.length - 1].position.field as Field
  const none = (): number[] => last.side.map(() => 0)
  const rows = { units: none(), wounds: none(), charges: none(), orders: none(), events: none(), flights: none() }
  for (const { heard } of moments)
    for (const { event } of heard) {
      const e = event as Event
      const seat = 'unit' in e ? (last.units[e.unit]?.seat ?? -1) : 'seat' in e ? e.seat : -1
      if (seat < 0) continue
      if (e.type === 'destroyed' || e.type === 'left-the-table') rows.units[seat]++
      if (e.type === 'wounded') rows.wounds[seat] += e.n
      if (e.type === 'charged') rows.charges[seat]++
      if (e.type === 'order-played') rows.orders[seat]++
      if (e.type === 'event-played') rows.events[seat]++
      if (e.type === 'fled') rows.flights[seat]++
    }
  const row = (name: string, counts: readonly number[]): Counted => ({ name, seats: counts.map(n => `${n}`) })
  return [
    row(
      say.losses,
      last.side.map((_, seat) => wholePercent(percentLost(last, seat))),
    ),
    row(say.units, rows.units),
    row(say.wounds, rows.wounds),
    row(say.charges, rows.charges),
    row(say.orders, rows.orders),
    row(say.events, rows.events),
    row(say.flights, rows.flights),
  ]
}
