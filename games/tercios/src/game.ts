import type { Game } from '@acies/kernel'
import { READY } from './data/armies/index.ts'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { knowledge } from './knowledge/index.ts'
import { played } from './played.ts'
import type { Field } from './position.ts'
import { statistics } from './statistics.ts'
import { words } from './words.ts'

/** Liber Militum: Tercios. */
export const tercios: Game<Field, Event> = { ...played, ...words, setups, knowledge, statistics, draw }

/** Every ready army of a pitched battle's size against every other. */
function setups(scenario: string): { armies: [string, string] }[] {
  const ready = READY.filter(list => scenario === `campal-${list.points}`).map(list => list.id)
  return ready.flatMap(one =>
    ready.filter(other => other !== one).map(other => ({ armies: [one, other] as [string, string] })),
  )
}
