import type { AnyStep } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { alignPlace, alignSide, charge } from './charge.ts'
import { engaged, engagedAction, reform, reformAbout, reformQuarter, takeBack, takingBack } from './engaged.ts'
import { answerFallBack, fallBack, holdOrFollow, howFarBack, keepWraps } from './fall-back.ts'
import { freeAttack, freeAttacks } from './free-attack.ts'
import { manoeuvre } from './manoeuvre.ts'
import { move } from './move.ts'
import { movementPhase, nextMover, skirmishPhase } from './movement.ts'
import { withdraw } from './withdraw.ts'
import { wrap } from './wrap.ts'

/** Everything that moves: the movement and the skirmishers' phase. */
export const MOVEMENT_STEPS: readonly AnyStep<Field, Event>[] = [
  movementPhase,
  skirmishPhase,
  nextMover,
  move,
  manoeuvre,
  charge,
  alignSide,
  alignPlace,
  wrap,
  engaged,
  engagedAction,
  takingBack,
  takeBack,
  reformQuarter,
  reformAbout,
  reform,
  fallBack,
  answerFallBack,
  howFarBack,
  holdOrFollow,
  keepWraps,
  withdraw,
  freeAttack,
  freeAttacks,
]
