import type { AnyStep } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { aftermathSteps } from './aftermath.ts'
import { ambushSteps } from './ambush.ts'
import { armingSteps } from './arming.ts'
import { battleSteps } from './battle.ts'
import { beastSteps } from './beasts/stampede.ts'
import { breakSteps } from './breaks.ts'
import { casualties } from './casualties.ts'
import { chargeSteps } from './charge.ts'
import { chariotSteps } from './chariots/chariots.ts'
import { chaseSteps } from './chase.ts'
import { choiceSteps } from './choices.ts'
import { compulsorySteps } from './compulsory.ts'
import { declareSteps } from './declare.ts'
import { dressSteps } from './dress.ts'
import { elementSteps } from './elements.ts'
import { fearSteps } from './fear.ts'
import { feints } from './feign.ts'
import { fightSteps } from './fight.ts'
import { fightingSteps } from './fighting.ts'
import { flight, makeWay } from './flight.ts'
import { forcedSteps } from './forced.ts'
import { formSteps } from './forms.ts'
import { machineSteps } from './machines/index.ts'
import { pursuitSteps } from './pursuit.ts'
import { rally } from './rally.ts'
import { reliabilitySteps } from './reliability.ts'
import { moveSteps } from './remaining.ts'
import { rideOnSteps } from './ride-on.ts'
import { romanSteps } from './romans.ts'
import { scenerySteps } from './scenery.ts'
import { shootingSteps } from './shooting.ts'
import { orderTests, settle } from './tests.ts'
import { turnSteps } from './turn.ts'
import { wagonSteps } from './wagons/wagons.ts'
import { warbandSteps } from './warband.ts'

/** The steps in the order of play. */
export const steps: AnyStep<Field, Event>[] = [
  ...battleSteps,
  ...scenerySteps,
  ...turnSteps,
  settle,
  orderTests,
  casualties,
  ...declareSteps,
  flight,
  makeWay,
  rally,
  ...compulsorySteps,
  ...chaseSteps,
  ...pursuitSteps,
  ...chargeSteps,
  ...moveSteps,
  ...shootingSteps,
  ...armingSteps,
  ...machineSteps,
  ...beastSteps,
  ...chariotSteps,
  ...wagonSteps,
  ...fearSteps,
  ...forcedSteps,
  ...romanSteps,
  ...elementSteps,
  ...fightingSteps,
  ...fightSteps,
  ...choiceSteps,
  ...breakSteps,
  ...aftermathSteps,
  ...dressSteps,
  ...warbandSteps,
  ...reliabilitySteps,
  ...formSteps,
  ...rideOnSteps,
  feints,
  ...ambushSteps,
]
