import type { AnyStep } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { activation, leaveFortress } from './activation.ts'
import { placeAmbush, springAmbush } from './ambush.ts'
import { attention, chooseDeed } from './attention.ts'
import { charge, chooseCharge, chooseShelter } from './charge.ts'
import { fallOut, fallOutTo } from './column.ts'
import { combat, invokeBadWar } from './combat.ts'
import { commanderSteps } from './commander.ts'
import { caracole, chooseCaracole, chooseTargets, fire } from './fire.ts'
import { chooseMove, march, mobility, run } from './move.ts'
import { consolidate, outcome, spare } from './outcome.ts'
import { pass } from './pass.ts'
import { brigades, columns, leaveColumn, placeOrders, planning, shareCard } from './planning.ts'
import { reactionSteps } from './reaction.ts'
import { setUpSteps } from './set-up.ts'
import { brigadeAct, chooseTroop, troopStep } from './troop-step.ts'
import { actions, chooseFirst, turn } from './turn.ts'

/** The steps in the order of play. */
export const steps: AnyStep<Field, Event>[] = [
  ...setUpSteps,
  turn,
  planning,
  brigades,
  columns,
  leaveColumn,
  shareCard,
  placeOrders,
  chooseFirst,
  actions,
  pass,
  ...commanderSteps,
  troopStep,
  chooseTroop,
  brigadeAct,
  activation,
  leaveFortress,
  mobility,
  fallOut,
  fallOutTo,
  attention,
  chooseDeed,
  run,
  chooseMove,
  march,
  ...reactionSteps,
  springAmbush,
  placeAmbush,
  fire,
  chooseTargets,
  caracole,
  chooseCaracole,
  charge,
  chooseCharge,
  chooseShelter,
  combat,
  invokeBadWar,
  outcome,
  spare,
  consolidate,
]
