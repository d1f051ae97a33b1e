import type { Trait } from '../trait.ts'
import { britonScreen } from './briton-screen.ts'
import { camels } from './camels.ts'
import { centurion } from './centurion.ts'
import { romanStandard } from './roman-standard.ts'
import { formsTestudo, testudo } from './testudo.ts'
import { warHounds } from './war-hounds.ts'

/** What only an army list has. */
export const armies: readonly Trait[] = [
  britonScreen,
  camels,
  centurion,
  formsTestudo,
  romanStandard,
  testudo,
  warHounds,
]
