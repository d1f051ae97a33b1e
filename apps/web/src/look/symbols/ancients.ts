import icons from './ancients.svg?raw'
import { blocks } from './blocks.ts'
import { ancientsDice } from './dice.ts'
import { symbolsOf } from './file.ts'

export const draw = (): string => symbolsOf(icons) + blocks() + ancientsDice()
