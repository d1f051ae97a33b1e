import type { Lang } from '@acies/kernel'
import { type Event, type Field, phaseNames, seatName } from '@acies/onus'
import type { Motions } from '../../look/hex/animate.ts'
import type { DieFace } from '../../look/symbols/dice.ts'
import { type Side, sideOfSeat } from '../../look/symbols/sides.ts'
import type { Throw } from '../../skins/skin.ts'
import type { Moved } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { nameOf } from './names.ts'
import { onusWords } from './words.ts'

const FACES: readonly DieFace[] = ['1', '2', '3', '4', '5', '6']

export const actor = (e: Event): number => ('unit' in e ? e.unit : -1)

const poseAt = (path: readonly number[], i: number): PosePick => [path[i], path[i + 1], path[i + 2]]

/** A march, a flight. What only ends somewhere is set down there. */
export function moved(e: Event): Moved | null {
  if (e.type !== 'moved' && e.type !== 'ran') return null
  if (e.path.length < 6) return null
  return {
    piece: e.unit,
    from: poseAt(e.path, 0),
    to: poseAt(e.path, e.path.length - 3),
    how: e.type === 'ran' ? 'retreat' : 'move',
  }
}

export function beats(e: Event): Motions {
  switch (e.type) {
    case 'destroyed':
    case 'left-the-table':
    case 'killed-by-drivers':
      return [{ kind: 'eliminate', id: `u${e.unit}` }]
    case 'order-played':
    case 'charged':
    case 'event-played':
    case 'event-drawn':
    case 'broke':
    case 'fled':
      return [{ kind: 'wait', ms: 380 }]
    case 'activated':
    case 'wounded':
      return [{ kind: 'wait', ms: 160 }]
    default:
      return []
  }
}

export function thrown(e: Event, g: Field, lang: Lang): Throw | null {
  const say = onusWords[lang]
  if (e.type === 'rolled')
    return {
      dice: e.dice.map(face => ({ face: FACES[face - 1] ?? '1', state: face >= e.need ? 'hit' : 'miss' })),
      caption: `${nameOf(g, g.units[e.unit], lang)} → ${nameOf(g, g.units[e.foe], lang)}: ${say.needs(e.need, e.roll)}`,
    }
  if (e.type === 'morale-checked')
    return {
      dice: [{ face: FACES[e.die - 1] ?? '1', state: e.passed ? 'hit' : 'miss' }],
      caption: `${nameOf(g, g.units[e.unit], lang)}: ${say.values.morale.toLowerCase()} ${e.morale}`,
    }
  if (e.type === 'first-rolled' || e.type === 'leadership-check')
    return { dice: e.dice.map(face => ({ face: FACES[face - 1] ?? '1', state: 'plain' })), caption: '' }
  return null
}

export function byWhom(e: Event, g: Field): Side | undefined {
  if ('unit' in e && g.units[e.unit] !== undefined) return sideOfSeat(g.units[e.unit].seat)
  return 'seat' in e ? sideOfSeat(e.seat) : undefined
}

/** A heading of the log: whose turn, then its phases. */
export function heading(e: Event, g: Field, lang: Lang): string | null {
  if (e.type === 'turn-began')
    return [onusWords[lang].turn(e.round), ...e.seats.map(seat => seatName(g, seat, lang))].join(' · ')
  return e.type === 'phase-began' ? phaseNames[e.phase][lang] : null
}

/** Everybody an order calls up, everybody of an army who is turned up: in one line. */
export function inOne(events: readonly Event[], g: Field, lang: Lang): { count: number; text: string } | null {
  const say = onusWords[lang]
  const [first] = events
  if (first?.type !== 'activated' && first?.type !== 'revealed') return null
  const { seat } = g.units[first.unit]
  const names: string[] = []
  for (const e of events) {
    if (e.type !== first.type || g.units[e.unit].seat !== seat) break
    names.push(nameOf(g, g.units[e.unit], lang))
  }
  if (names.length < 2) return null
  const all = names.join(', ')
  return { count: names.length, text: first.type === 'activated' ? say.ordered(all) : say.turnedUp(all) }
}
