import type { Told } from '@acies/kernel'
import type { Sound } from './instruments.ts'

/** What is heard when something happens, by the name of the event: games give their events the same names. */
const BY_TYPE: Readonly<Record<string, Sound>> = {
  turn: 'drum',
  card: 'card',
  order: 'card',
  orders: 'card',
  drew: 'card',
  moved: 'march',
  marched: 'march',
  advanced: 'march',
  retreated: 'march',
  evaded: 'march',
  fled: 'march',
  pursued: 'march',
  charge: 'march',
  charged: 'march',
  shot: 'volley',
  volley: 'volley',
  struck: 'clash',
  combat: 'clash',
  blows: 'clash',
  contact: 'clash',
  won: 'trumpet',
  ended: 'trumpet',
  'drawn-game': 'drum',
}

/** The sound of an event, or null where it makes none. A roll is a volley, a clash or just dice. */
export function soundOf(event: Told & { readonly mode?: unknown }): Sound | null {
  if (event.type === 'rolled') return event.mode === 'fire' ? 'volley' : event.mode === 'attack' ? 'clash' : null
  return Object.hasOwn(BY_TYPE, event.type) ? BY_TYPE[event.type] : null
}
