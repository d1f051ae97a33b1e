import { bases } from './bases.ts'
import { pipDice } from './dice.ts'
import { symbolsOf } from './file.ts'
import icons from './formations.svg?raw'

export const draw = (): string => symbolsOf(icons) + bases() + pipDice()
