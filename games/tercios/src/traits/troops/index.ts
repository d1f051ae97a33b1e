import type { TerciosTrait } from '../trait.ts'
import { ambush } from './ambush.ts'
import { brigade } from './brigade.ts'
import { caracole } from './caracole.ts'
import { choragiew } from './choragiew.ts'
import { dragoon } from './dragoon.ts'
import { draughtHorses } from './draught-horses.ts'
import { elite } from './elite.ts'
import { entrenched } from './entrenched.ts'
import { experimental } from './experimental.ts'
import { extendedArc } from './extended-arc.ts'
import { frenzied } from './frenzied.ts'
import { greatBattery } from './great-battery.ts'
import { harasser } from './harasser.ts'
import { heavyCavalry } from './heavy-cavalry.ts'
import { impetuous } from './impetuous.ts'
import { integrable } from './integrable.ts'
import { light } from './light.ts'
import { mercenaries } from './mercenaries.ts'
import { mobileFortress } from './mobile-fortress.ts'
import { numerous } from './numerous.ts'
import { openOrder } from './open-order.ts'
import { sheltered } from './sheltered.ts'
import { skirmishers } from './skirmishers.ts'
import { squares } from './squares.ts'
import { vanguard } from './vanguard.ts'

/** In the order of the rulebook. */
export const TROOP_TRAITS: readonly TerciosTrait[] = [
  brigade,
  squares,
  elite,
  ambush,
  skirmishers,
  mobileFortress,
  frenzied,
  light,
  mercenaries,
  numerous,
  sheltered,
  extendedArc,
  heavyCavalry,
  caracole,
  choragiew,
  dragoon,
  impetuous,
  openOrder,
  harasser,
  vanguard,
  draughtHorses,
  experimental,
  entrenched,
  integrable,
  greatBattery,
]
