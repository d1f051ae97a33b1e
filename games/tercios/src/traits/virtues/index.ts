import type { TerciosTrait } from '../trait.ts'
import { dedication } from './dedication.ts'
import { dexterity } from './dexterity.ts'
import { drill } from './drill.ts'
import { elan } from './elan.ts'
import { fame } from './fame.ts'
import { initiative } from './initiative.ts'
import { loyalty } from './loyalty.ts'
import { presence } from './presence.ts'
import { sacrifice } from './sacrifice.ts'
import { will } from './will.ts'
import { zeal } from './zeal.ts'

/** In the order of the rulebook (TER-VIR-01 to 05). */
export const VIRTUE_TRAITS: readonly TerciosTrait[] = [
  dedication,
  dexterity,
  drill,
  loyalty,
  zeal,
  sacrifice,
  will,
  presence,
  elan,
  fame,
  initiative,
]
