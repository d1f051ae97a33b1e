import type { Trait } from '../trait.ts'
import { elephant } from './elephant.ts'
import { machine, machineCrew } from './machine.ts'
import { boltThrower, carroballista, catapult } from './throwers.ts'

/** Chariots, elephants, war machines, wagons. */
export const engines: readonly Trait[] = [machine, machineCrew, catapult, boltThrower, carroballista, elephant]
