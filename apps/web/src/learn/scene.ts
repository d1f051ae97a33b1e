import type { Decision, Pick, Position, Seat, Told } from '@acies/kernel'
import type { AnySkin } from '../skins/skin.ts'
import type { Moment } from '../table/moment.ts'

/** What the teacher looks at before he speaks. */
export interface Scene {
  turn: number
  /** What the pupil is asked, and the words he may answer with. */
  step: string | null
  words: readonly Pick[]
  /** What has happened since he was last asked. */
  fresh: readonly (Told & Readonly<Record<string, unknown>>)[]
  field: unknown
  /** The turn is the pupil's. */
  mine: boolean
  over: boolean
}

/** What of a game's look tells where one is in the turn. */
export interface Watch {
  turnOf: AnySkin['turnOf']
  activeOf: AnySkin['activeOf']
}

export function sceneOf(
  skin: Watch,
  seat: Seat,
  position: Position<unknown>,
  decision: Decision | null,
  fresh: readonly Moment[],
  options: readonly Pick[],
): Scene {
  const { field } = position
  return {
    turn: skin.turnOf(field),
    step: decision?.step ?? null,
    words: options,
    fresh: fresh.flatMap(moment => moment.heard.map(heard => heard.event as Scene['fresh'][number])),
    field,
    mine: skin.activeOf(field) === seat,
    over: position.result !== null,
  }
}
