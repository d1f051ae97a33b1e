import type { Said, Scenario } from '@acies/kernel'
import { BATTLES } from './data/battles.ts'
import { armyNames } from './text/names.ts'

const both = (es: string, en: string): Said => ({ es, en })
const TITLES: Readonly<Record<string, { title: Said; history: Said }>> = {
  'pitched-1000': {
    title: both('Batalla campal, 1000 puntos', 'Pitched battle, 1000 points'),
    history: both(
      'Llano abierto, despliegue alterno a doce pulgadas del borde, seis turnos por bando.',
      'Open ground, deployment turn about within twelve inches of the edge, six turns a side.',
    ),
  },
  'pitched-1000-ground': {
    title: both('Batalla campal con terreno, 1000 puntos', 'Pitched battle with terrain, 1000 points'),
    history: both(
      'Una colina en el centro, bosques a los lados, un pantano, una tapia y un seto.',
      'A hill in the middle, woods on both sides, a marsh, a wall and a hedge.',
    ),
  },
}
export const scenarioList: readonly Scenario[] = BATTLES.map(battle => ({
  id: battle.id,
  ...TITLES[battle.id],
  armies: both('Roma imperial contra bárbaros', 'Imperial Rome against barbarians'),
  sides: [armyNames.rome, armyNames.barbarians],
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
  minutes: 90,
  reconstructed: false,
}))
