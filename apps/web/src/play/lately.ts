import type { Seat, Told } from '@acies/kernel'
import { eventsOf, type Viewer } from '../table/log.ts'
import type { Moment } from '../table/moment.ts'

/** What others have done since a seat last did something; to let a thing pass is not to do something. */
export function latelyDone(moments: readonly Moment[], upTo: number, seat: Seat, viewer: Viewer): Told[] {
  let n = Math.min(upTo, moments.length - 1)
  while (n > 0 && moments[n].seat === seat && eventsOf(moments[n], viewer).length === 0) n--
  const events: Told[] = []
  for (; n > 0 && moments[n].seat !== seat; n--) events.unshift(...eventsOf(moments[n], viewer))
  return events
}
