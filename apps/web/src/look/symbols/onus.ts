import ancients from './ancients.svg?raw'
import { pipDice } from './dice.ts'
import { symbolsOf } from './file.ts'
import formations from './formations.svg?raw'
import icons from './onus.svg?raw'
import { unitCards } from './unit-cards.ts'

export const draw = (): string =>
  symbolsOf(icons) + symbolsOf(ancients) + symbolsOf(formations) + unitCards() + pipDice()
