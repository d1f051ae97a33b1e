import ancients from './ancients.svg?raw'
import { pipDice } from './dice.ts'
import { symbolsOf } from './file.ts'
import minis from './wab.svg?raw'

export const draw = (): string => symbolsOf(minis) + symbolsOf(ancients) + pipDice()

/** Miniatures from above, front up. */
export type Mini =
  | 'legion'
  | 'centurion'
  | 'standard'
  | 'musician'
  | 'auxilia'
  | 'archer'
  | 'slinger'
  | 'warrior'
  | 'warrior2'
  | 'chief'
  | 'general'
  | 'javelin'
  | 'crew'
  | 'pike'
  | 'h-alares'
  | 'h-noble'
  | 'h-punic'
