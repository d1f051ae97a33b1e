import type { Trait } from '../trait.ts'
import { chariot, chariotHeavy, chariotLight, chariotScythed } from './chariot.ts'
import { elephant } from './elephant.ts'
import { cannon, organGun } from './guns.ts'
import { machine, machineCrew } from './machine.ts'
import { ownChariot } from './own-chariot.ts'
import { boltThrower, carroballista, catapult } from './throwers.ts'
import { tabor, taborDefenders, tarasnice, wagonCrew, wagonLeader, warWagon } from './wagon.ts'

/** Chariots, elephants, war machines, wagons. */
export const engines: readonly Trait[] = [
  ...[machine, machineCrew, catapult, boltThrower, carroballista, cannon, organGun],
  ...[chariot, chariotLight, chariotHeavy, chariotScythed, ownChariot],
  elephant,
  ...[warWagon, wagonLeader, wagonCrew, tarasnice, tabor, taborDefenders],
]
