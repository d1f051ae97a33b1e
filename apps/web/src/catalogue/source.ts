import { bots } from '@acies/bots'
import { ancients } from '@acies/cc-ancients'
import { napoleonics } from '@acies/cc-napoleonics'
import { type AnyGame, type Briefing, type Game, headerOf, type Said, type Told } from '@acies/kernel'
import { onus } from '@acies/onus'
import { tercios } from '@acies/tercios'
import { wab } from '@acies/wab'
import { ground } from '../games/cc-ancients/ground.ts'
import { ground as napoleonicGround } from '../games/cc-napoleonics/ground.ts'
import { thumbOf as onusThumb } from '../games/onus/thumb.ts'
import { thumbOf as tableThumb } from '../games/tercios/thumb.ts'
import { thumbOf as wabThumb } from '../games/wab/thumb.ts'
import type { ThumbMap } from '../look/thumb/Thumb.tsx'
import { thumbOf } from '../skins/hexes/ground.ts'
import type { BattleEntry, GameEntry } from './catalogue.ts'

/** Made when the page is built, so that the home needs no game's code. */
export function catalogueOfGames(): GameEntry[] {
  return [
    {
      id: ancients.id,
      name: ancients.name,
      note: { es: 'hexágonos · cartas de mando', en: 'hexes · command cards' },
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
    {
      id: tercios.id,
      name: tercios.name,
      note: { es: 'mesa libre · órdenes secretas · d6', en: 'free table · secret orders · d6' },
      icon: 'pikes',
      featured: 'rocroi',
      shown: ['breitenfeld', 'lutzen', 'nordlingen', 'campal-1000'],
      battles: battlesOf(tercios, tableThumb),
    },
    {
      id: onus.id,
      name: onus.name,
      note: { es: 'mesa libre · cartas de acción · d6', en: 'free table · action cards · d6' },
      icon: 'EL',
      featured: 'zama',
      shown: ['cannae', 'carrhae', 'three-standards', 'campal-1000'],
      battles: battlesOf(onus, onusThumb),
    },
    {
      id: wab.id,
      name: wab.name,
      note: { es: 'mesa libre · filas de miniaturas · d6', en: 'free table · ranks of miniatures · d6' },
      icon: 'leader',
      featured: 'watling-street',
      shown: ['idistaviso', 'tapae', 'hydaspes', 'pitched-1000'],
      battles: battlesOf(wab, wabThumb),
    },
  ]
}

const GAMES: readonly AnyGame[] = [ancients, napoleonics, tercios, onus, wab]
/** What is told before each battle, by `game/battle`. */
export const briefingsOfBattles = (): Record<string, Briefing> =>
  Object.fromEntries(
    GAMES.flatMap(game =>
      game.scenarios.map(({ id, history, hints, special, slides, doubt }) => [
        `${game.id}/${id}`,
        { history, hints, special, slides, doubt },
      ]),
    ),
  )

export const titlesOfBots = (): Record<string, Said> => Object.fromEntries(bots.map(bot => [bot.name, bot.title]))

function battlesOf<F, E extends Told>(game: Game<F, E>, map: (field: F) => ThumbMap): BattleEntry[] {
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
