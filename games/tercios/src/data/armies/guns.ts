import { artillery, CREW } from './army.ts'
import { draughtHorses, entrenched } from './options.ts'

/** Guns that every army may take. */
export const GUNS = [
  artillery(
    'ART-L',
    'gun',
    [[2, 5], 1, 2, 3, 2, 2],
    CREW,
    ['gun-light'],
    ['integrable'],
    45,
    draughtHorses(5),
    entrenched(10),
  ),
  artillery('ART-M', 'gun', [[0, 4], 1, 3, 3, 2, 2], CREW, ['gun-medium'], [], 65, draughtHorses(10), entrenched(10)),
  artillery('ART-H', 'gun', [[0, 3], 1, 4, 3, 2, 3], CREW, ['gun-heavy'], [], 95, draughtHorses(10), entrenched(10)),
  artillery(
    'ART-G',
    'battery',
    [[0, 3], 1, 5, 3, 2, 4],
    [3, 3, 5, 4],
    ['gun-medium'],
    ['great-battery'],
    110,
    draughtHorses(15),
    entrenched(15),
  ),
  artillery(
    'ART-R',
    'gun',
    [[0, 3], 1, 2, 3, 2, 2],
    CREW,
    ['gun-medium', 'mortar'],
    [],
    50,
    draughtHorses(10),
    entrenched(10),
  ),
]
