import { type Event, type Field, isLeader, sideOf } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import type { Moment } from '../../table/moment.ts'
import type { Counted } from '../skin.ts'
import { hexWords } from './words.ts'

/** What the battle cost, side by side. */
export function statistics(moments: readonly Moment[], lang: Lang): Counted[] {
  const say = hexWords[lang].statistics
  const rows = {
    banners: [0, 0],
    units: [0, 0],
    blocks: [0, 0],
    leaders: [0, 0],
    dice: [0, 0],
    hits: [0, 0],
    flags: [0, 0],
    retreats: [0, 0],
    evasions: [0, 0],
    turns: [0, 0],
  }
  for (const moment of moments) {
    // Moments of a match of the series hold its fields and its events.
    const g = moment.position.field as Field
    for (const heard of moment.heard) {
      const e = heard.event as Event
      switch (e.type) {
        case 'turn':
          rows.turns[e.side]++
          break
        case 'banner':
          rows.banners[e.side] = e.banners
          break
        case 'lost-blocks':
          rows.blocks[sideOf(g, e.unit)] += e.blocks
          break
        case 'eliminated':
          rows[isLeader(e.piece) ? 'leaders' : 'units'][sideOf(g, e.piece)]++
          break
        case 'rolled':
          rows.dice[sideOf(g, e.roller)] += e.faces.length
          rows.hits[sideOf(g, e.roller)] += e.hits
          rows.flags[sideOf(g, e.roller)] += e.flags
          break
        case 'retreated':
          rows.retreats[sideOf(g, e.unit)]++
          break
        case 'evaded':
          rows.evasions[sideOf(g, e.piece)]++
          break
        default:
      }
    }
  }
  const names = [
    'banners',
    'units',
    'blocks',
    'leaders',
    'dice',
    'hits',
    'flags',
    'retreats',
    'evasions',
    'turns',
  ] as const
  return names.map(name => ({ name: say[name], seats: rows[name].map(n => `${n}`) }))
}
