import type { Told } from '@acies/kernel'
import type { Sound } from './instruments.ts'

/** What is heard when something happens, by the name of the event: games give their events the same names. */
const BY_SOUND: readonly (readonly [sound: Sound, events: readonly string[]])[] = [
  ['drum', ['turn', 'turn-began', 'drawn-game']],
  ['card', ['card', 'order', 'orders', 'drew', 'order-played', 'event-played', 'discarded']],
  ['march', ['moved', 'marched', 'advanced', 'advance', 'force-marched', 'fell-back', 'followed']],
  ['march', ['retreated', 'evaded', 'fled', 'ran', 'gave-ground', 'disengaged']],
  ['march', ['charge', 'charged', 'countercharge', 'countercharged', 'pursued', 'overran']],
  ['volley', ['shot', 'volley', 'shot-measured', 'bolt', 'stone', 'ball', 'salvo']],
  ['clash', ['struck', 'combat', 'combat-began', 'blows', 'impact', 'contact', 'engaged']],
  ['trumpet', ['won', 'ended']],
]
const BY_TYPE: ReadonlyMap<string, Sound> = new Map(
  BY_SOUND.flatMap(([sound, events]) => events.map(type => [type, sound] as const)),
)

/** The sound of an event, or null where it makes none. A roll is a volley, a clash or just dice. */
export function soundOf(event: Told & { readonly mode?: unknown }): Sound | null {
  if (event.type === 'rolled') return event.mode === 'fire' ? 'volley' : event.mode === 'attack' ? 'clash' : null
  return BY_TYPE.get(event.type) ?? null
}
