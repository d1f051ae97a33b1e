import type { Trait } from '../trait.ts'
import { ambush } from './ambush.ts'
import { chariotRunners } from './chariot-runners.ts'
import { cataphract, massedCavalry } from './close-cavalry.ts'
import { combinedFormation, differentWeapons } from './combined-formation.ts'
import { drilled } from './drilled.ts'
import { feignedFlight } from './feigned-flight.ts'
import { ferociousCharge } from './ferocious-charge.ts'
import { levy } from './levy.ts'
import { phalanxes } from './phalanx.ts'
import { expertHorsemen, finestHorses, parthianShot } from './riders.ts'
import { shieldwall } from './shieldwall.ts'
import { skirmishers } from './skirmishers.ts'
import { subterfuge } from './subterfuge.ts'
import { unreliable } from './unreliable.ts'
import { veteran } from './veteran.ts'
import { warband } from './warband.ts'

/** Formations and kinds of troops, loose order included. */
export const troops: readonly Trait[] = [
  skirmishers,
  warband,
  unreliable,
  drilled,
  ...phalanxes,
  shieldwall,
  levy,
  ferociousCharge,
  cataphract,
  massedCavalry,
  expertHorsemen,
  finestHorses,
  parthianShot,
  subterfuge,
  feignedFlight,
  ambush,
  combinedFormation,
  differentWeapons,
  veteran,
  chariotRunners,
]
