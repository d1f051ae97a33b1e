import type { AnyStep } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { activation } from './activation.ts'
import { placeAmbush, springAmbush, stumble } from './ambush.ts'
import { attention, chooseDeed, enter } from './attention.ts'
import { battle } from './battle.ts'
import { charge, chooseCharge, chooseMeeting, chooseShelter } from './charge.ts'
import { chooseColumn, fallIn, fallOut, fallOutTo, shareWear } from './column.ts'
import { combat, invokeBadWar } from './combat.ts'
import { commanderSteps } from './commander.ts'
import { caracole, chooseCaracole, chooseFirstShot, chooseTargets, fire } from './fire.ts'
import { chooseFlight, chooseFlightSide, flight } from './flight.ts'
import { leaveFortress } from './fortress.ts'
import { interception } from './interception.ts'
import { chooseMove, chooseWindow, march, mobility, run, stopHere } from './move.ts'
import { consolidate, outcome, spare } from './outcome.ts'
import { pass } from './pass.ts'
import { brigades, columns, leaveColumn, placeOrders, planning, shareCard } from './planning.ts'
import { reactionSteps } from './reaction.ts'
import { scenerySteps } from './scenery.ts'
import { deploymentSteps } from './set-up.ts'
import { chooseAside, stepAside } from './step-aside.ts'
import { brigadeAct, chooseFromBrigade, chooseTroop, troopStep } from './troop-step.ts'
import { actions, chooseFirst, turn } from './turn.ts'
import { vanguardSteps } from './vanguard.ts'

/** The steps in the order of play. */
export const steps: AnyStep<Field, Event>[] = [
  battle,
  ...scenerySteps,
  ...deploymentSteps,
  ...vanguardSteps,
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
  chooseFromBrigade,
  activation,
  leaveFortress,
  mobility,
  fallIn,
  fallOut,
  fallOutTo,
  shareWear,
  chooseColumn,
  attention,
  chooseDeed,
  enter,
  run,
  chooseMove,
  march,
  chooseWindow,
  stopHere,
  stepAside,
  chooseAside,
  ...reactionSteps,
  chooseFlight,
  chooseFlightSide,
  flight,
  interception,
  springAmbush,
  stumble,
  placeAmbush,
  fire,
  chooseTargets,
  chooseFirstShot,
  caracole,
  chooseCaracole,
  charge,
  chooseCharge,
  chooseShelter,
  chooseMeeting,
  combat,
  invokeBadWar,
  outcome,
  spare,
  consolidate,
]
