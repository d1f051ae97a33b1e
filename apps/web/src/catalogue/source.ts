import { ancients } from '@acies/cc-ancients'
import { napoleonics } from '@acies/cc-napoleonics'
import type { Field } from '@acies/commands-colors'
import { type Game, headerOf, type Told } from '@acies/kernel'
import { ground } from '../games/cc-ancients/ground.ts'
import { ground as napoleonicGround } from '../games/cc-napoleonics/ground.ts'
import type { ThumbMap } from '../look/thumb/Thumb.tsx'
import { thumbOf } from '../skins/hexes/ground.ts'
import type { BattleEntry, GameEntry } from './catalogue.ts'

/** Made when the page is built, so that the home needs no game's code. */
export function catalogueOfGames(): GameEntry[] {
  return [
    {
      id: ancients.id,
      name: ancients.name,
      note: { es: 'hexágonos · cartas · dados propios', en: 'hexes · cards · special dice' },
      icon: 'HI',
      featured: 'cannae',
      shown: ['akragas', 'trasimene', 'metaurus', 'zama'],
      battles: battlesOf(ancients, field => thumbOf(field, ground)),
    },
    {
      id: napoleonics.id,
      name: napoleonics.name,
      note: { es: 'hexágonos · cartas · cuadros', en: 'hexes · cards · squares' },
      icon: 'eagle',
      featured: 'rolica',
      shown: ['vimeiro', 'corunna', 'talavera', 'waterloo'],
      battles: battlesOf(napoleonics, field => thumbOf(field, napoleonicGround)),
    },
  ]
}

function battlesOf<E extends Told>(game: Game<Field, E>, map: (field: Field) => ThumbMap): BattleEntry[] {
  return game.scenarios.map(({ id, title, year, armies, sides, difficulty, minutes, reconstructed }) => ({
    id,
    title,
    year,
    armies,
    sides,
    difficulty,
    minutes,
    reconstructed,
    map: map(game.setUp(headerOf(game, id, 1))),
  }))
}
