import { blocks } from './blocks.ts'
import { napoleonicsDice } from './dice.ts'
import { symbolsOf } from './file.ts'
import icons from './napoleonics.svg?raw'

export const draw = (): string => symbolsOf(icons) + blocks() + napoleonicsDice()
