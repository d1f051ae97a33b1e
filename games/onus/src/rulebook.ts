import type { GameRules, Hand } from '@acies/kernel'
import { copyField } from './copies.ts'
import type { Event } from './events.ts'
import { check, hidden, sight } from './hidden.ts'
import type { Field } from './position.ts'
import { SCENARIOS, seating, setUp } from './set-up.ts'
import { stepsFor } from './steps/index.ts'
import { OPTIONS } from './vocabulary.ts'

/** The rules of ONUS! */
export const rules: GameRules<Field, Event> = {
  id: 'onus',
  version: '8',
  seating,
  scenarios: SCENARIOS,
  options: OPTIONS.map(id => ({ id })),
  first: 'battle',
  steps: stepsFor,
  setUp,
  deal,
  copy: copyField,
  sight,
  hidden,
  check,
}

/** Which unit has which card is drawn by lot, or a number would tell what lies face down. */
function deal(r: Hand<Field, Event>): void {
  const g = r.field
  if (g.zones.length === 0) return
  for (let seat = 0; seat < g.side.length; seat++) {
    const own = g.units.filter(u => u.seat === seat)
    const cards = own.map(({ kind, rank, bought }) => ({ kind, rank, bought }))
    const lots = own.map((_, i) => i)
    r.shuffle(lots)
    own.forEach((u, i) => {
      Object.assign(u, cards[lots[i]])
    })
  }
}
