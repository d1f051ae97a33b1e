import { symbolsOf } from './file.ts'
import icons from './ui.svg?raw'

export const draw = (): string => symbolsOf(icons)
