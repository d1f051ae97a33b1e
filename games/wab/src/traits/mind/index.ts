import type { Trait } from '../trait.ts'
import { causesFear } from './causes-fear.ts'
import { causesTerror } from './causes-terror.ts'
import { frenzy } from './frenzy.ts'
import { hatred } from './hatred.ts'
import { stubborn } from './stubborn.ts'

/** Psychology. Who fears whom is asked by `rules/dread.ts`, when by `steps/fear.ts`. */
export const mind: readonly Trait[] = [causesFear, causesTerror, frenzy, hatred, stubborn]
