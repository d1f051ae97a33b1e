import type { Lang } from '@acies/kernel'
import { commanderOf, type Event, type Field, isCommander } from '@acies/tercios'
import type { Counted } from '../../skins/skin.ts'
import type { Moment } from '../../table/moment.ts'
import { tableWords } from './words.ts'

/** What each side did and suffered. */
export function statistics(moments: readonly Moment[], lang: Lang): Counted[] {
  const say = tableWords[lang]
  const wear = [0, 0]
  const destroyed = [0, 0]
  const fallen = [0, 0]
  const shots = [0, 0]
  const blows = [0, 0]
  for (const { heard, position } of moments) {
    const g = position.field as Field
    for (const { event } of heard) {
      const e = event as Event
      if (e.unit < 0) continue
      const side = isCommander(e.unit) ? commanderOf(g, e.unit).side : g.troops[e.unit].side
      if (e.type === 'wear') wear[side] += e.n
      if (e.type === 'destroyed') destroyed[side]++
      if (e.type === 'commander-lost') fallen[side]++
      if (e.type === 'shot') shots[side] += e.n
      if (e.type === 'struck') blows[side] += e.n
    }
  }
  const { points } = moments[moments.length - 1].position.field as Field
  const row = (name: string, counts: readonly number[]): Counted => ({ name, seats: counts.map(n => `${n}`) })
  return [
    row(say.points, points),
    row(say.shots, shots),
    row(say.blows, blows),
    row(say.worn, wear),
    row(say.destroyed, destroyed),
    row(say.commandersLost, fallen),
  ]
}
