import { type Event, type Field, type Piece, sideOf } from '@acies/commands-colors'
import type { Decision, Pick, Position } from '@acies/kernel'
import type { Moment } from '../table/moment.ts'
import { FIRST_BATTLE } from './line.ts'

/** What the teacher looks at before he speaks. */
export interface Scene {
  turn: number
  /** What the pupil is asked, and the words he may answer with. */
  step: string | null
  words: readonly Pick[]
  /** What has happened since he was last asked. */
  fresh: readonly Event[]
  field: Field
  /** The turn is the pupil's. */
  mine: boolean
  over: boolean
}

export function sceneOf(
  position: Position<unknown>,
  decision: Decision | null,
  fresh: readonly Moment[],
  options: readonly Pick[],
): Scene {
  // The guided battle is one of Commands & Colors.
  const field = position.field as Field
  return {
    turn: field.turn,
    step: decision?.step ?? null,
    words: options,
    fresh: fresh.flatMap(moment => moment.heard.map(heard => heard.event as Event)),
    field,
    mine: field.active === FIRST_BATTLE.seat,
    over: position.result !== null,
  }
}

export const isMine = (scene: Scene, piece: Piece): boolean => sideOf(scene.field, piece) === FIRST_BATTLE.seat
