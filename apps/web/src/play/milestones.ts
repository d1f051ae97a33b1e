import type { Side } from '../look/symbols/sides.ts'
import type { AnySkin } from '../skins/skin.ts'
import type { Moment } from '../table/moment.ts'

interface Milestones {
  turns: { side: Side; from: number; to: number; number?: string; turn: number }[]
  flags: { side: Side; at: number }[]
}

/** Where turns begin and banners are won, for the track. */
export function milestonesOf(moments: readonly Moment[], skin: AnySkin): Milestones {
  const turns: Milestones['turns'] = []
  const flags: Milestones['flags'] = []
  for (const moment of moments) {
    for (const { event } of moment.heard) {
      const milestone = skin.milestone(event, moment.position.field)
      if (milestone?.kind === 'flag') flags.push({ side: milestone.side, at: moment.n })
      if (milestone?.kind !== 'turn') continue
      const before = turns.at(-1)
      if (before !== undefined) before.to = moment.n
      turns.push({
        side: milestone.side,
        from: moment.n,
        to: moments.length - 1,
        turn: skin.turnOf(moment.position.field),
        number: milestone.number,
      })
    }
  }
  return { turns, flags }
}
