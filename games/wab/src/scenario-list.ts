import type { Said, Scenario } from '@acies/kernel'
import { BATTLES, type Battle } from './data/battles.ts'
import { bookNames } from './text/names.ts'

const both = (es: string, en: string): Said => ({ es, en })
const titleOf = ({ points, ground }: Battle): Said =>
  ground.length > 0
    ? both(`Batalla campal con terreno, ${points} puntos`, `Pitched battle with terrain, ${points} points`)
    : both(`Batalla campal, ${points} puntos`, `Pitched battle, ${points} points`)
const historyOf = ({ zone, turns, ground }: Battle): Said =>
  both(
    `${ground.length > 0 ? 'Bosque, colina y setos en medio' : 'Llano abierto'}; despliegue alterno a ${zone} pulgadas del borde, ${turns} turnos por bando. Cada cual trae su lista.`,
    `${ground.length > 0 ? 'Wood, hill and hedges in between' : 'Open ground'}; deployment turn about within ${zone} inches of the edge, ${turns} turns a side. Everybody brings his own list.`,
  )
export const scenarioList: readonly Scenario[] = BATTLES.map(battle => ({
  id: battle.id,
  title: titleOf(battle),
  history: historyOf(battle),
  armies: both('Roma imperial contra bárbaros', 'Imperial Rome against barbarians'),
  sides: [bookNames.rome, bookNames.barbarians],
  hints: [
    both(
      'Aguanta en línea con tus legionarios y cubre sus flancos con los auxiliares.',
      'Hold the line with your legionaries and let the auxiliaries guard their flanks.',
    ),
    both(
      'Llega con toda la masa a la vez: tus filas pesan en el primer choque.',
      'Arrive with the whole mass at once: your ranks tell in the first clash.',
    ),
  ],
  special: [],
  slides: [],
  difficulty: 2,
  minutes: Math.round(battle.points * 0.09),
  reconstructed: false,
}))
