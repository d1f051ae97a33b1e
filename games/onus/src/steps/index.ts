import type { AnyStep } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { activation, favours, ordersOf, playOrder, useFavour } from './activation.ts'
import { battle, deployment, deployUnit, placeGeneral, placement, placing, setFormations } from './battle.ts'
import { check, standOrFlee, voluntaryFlight } from './check.ts'
import { combat } from './combat.ts'
import { faceElephants, routed, runElephants, stampedeLane } from './elephants.ts'
import {
  discard,
  endOfTurn,
  giveCards,
  handLimit,
  limiting,
  replenish,
  replenishing,
  sendCourier,
} from './end-of-turn.ts'
import { chooseRandom, elitePlan, eventsOf, playEvent, redraw, windTarget } from './events.ts'
import { aftermath, flee, flightPhase, flightWay, nextFlight, run } from './flight.ts'
import { javelins } from './javelins.ts'
import { chooseLine, inLines, lineAdvance, payForLine } from './line-advance.ts'
import { melee, nextCombat, rounds } from './melee.ts'
import { MOVEMENT_STEPS } from './movement-steps.ts'
import {
  chooseRival,
  chooseUnits,
  nextInStampede,
  order,
  rallyAll,
  rouse,
  rouseAll,
  stampede,
  takeRally,
} from './orders.ts'
import { faceAbout, killElephants, rally } from './rally.ts'
import { settle } from './settle.ts'
import { nextShot, shooting, shot, struckSide } from './shooting.ts'
import { turn } from './turn.ts'

const ALWAYS: readonly AnyStep<Field, Event>[] = [
  aftermath,
  battle,
  check,
  chooseRandom,
  chooseRival,
  chooseUnits,
  combat,
  deployment,
  deployUnit,
  discard,
  elitePlan,
  endOfTurn,
  faceAbout,
  faceElephants,
  favours,
  flee,
  flightPhase,
  flightWay,
  giveCards,
  handLimit,
  limiting,
  javelins,
  killElephants,
  melee,
  nextCombat,
  nextFlight,
  nextInStampede,
  nextShot,
  order,
  ordersOf,
  placeGeneral,
  placement,
  placing,
  playEvent,
  playOrder,
  rally,
  rallyAll,
  redraw,
  replenish,
  replenishing,
  rounds,
  rouse,
  rouseAll,
  routed,
  run,
  runElephants,
  sendCourier,
  setFormations,
  settle,
  shooting,
  shot,
  stampede,
  stampedeLane,
  standOrFlee,
  struckSide,
  takeRally,
  turn,
  useFavour,
  voluntaryFlight,
  windTarget,
]

/** The turn, phase by phase, as the switches of the rules have it. */
export const stepsFor = (options: readonly string[]): AnyStep<Field, Event>[] => [
  ...ALWAYS,
  ...(options.includes('line-advance') ? [inLines, lineAdvance, chooseLine, payForLine] : [activation]),
  eventsOf(options),
  ...MOVEMENT_STEPS,
]
