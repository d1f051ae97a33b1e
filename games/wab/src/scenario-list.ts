import { both, type Said, type Scenario } from '@acies/kernel'
import { BATTLES, type Host, isLaid, type Laid, type Pitched } from './data/battles/index.ts'
import { briefings, leanings } from './text/battles.ts'
import { bookNames } from './text/names.ts'

const titleOf = ({ points, ground }: Pitched): Said =>
  ground.length > 0
    ? both(`Batalla campal con terreno, ${points} puntos`, `Pitched battle with terrain, ${points} points`)
    : both(`Batalla campal, ${points} puntos`, `Pitched battle, ${points} points`)
const historyOf = ({ zone, turns, ground }: Pitched): Said =>
  both(
    `${ground.length > 0 ? 'Bosque, colina y setos en medio' : 'Llano abierto'}; despliegue alterno a ${zone} pulgadas del borde, ${turns} turnos por bando. Cada cual trae su lista.`,
    `${ground.length > 0 ? 'Wood, hill and hedges in between' : 'Open ground'}; deployment turn about within ${zone} inches of the edge, ${turns} turns a side. Everybody brings his own list.`,
  )
const pitched = (battle: Pitched): Scenario => ({
  id: battle.id,
  title: titleOf(battle),
  history: historyOf(battle),
  armies: both('Dos listas del mismo valor', 'Two lists of the same worth'),
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
  special: battle.id in leanings ? [leanings[battle.id]] : [],
  slides: [],
  difficulty: 2,
  minutes: Math.round(battle.points * 0.09),
  reconstructed: false,
})
const nameOf = ({ called, book }: Host): Said => bookNames[called ?? book] ?? both(book, book)
function laid(battle: Laid): Scenario {
  const { title, history, armies, hints, special, slides, difficulty } = briefings[battle.id]
  return {
    id: battle.id,
    year: battle.year,
    title,
    history,
    armies,
    sides: battle.hosts.map(nameOf),
    hints,
    special: battle.id in leanings ? [...special, leanings[battle.id]] : special,
    slides,
    difficulty,
    minutes: 120,
    reconstructed: true,
  }
}
export const scenarioList: readonly Scenario[] = BATTLES.map(b => (isLaid(b) ? laid(b) : pitched(b)))
