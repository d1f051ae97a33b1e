import type { Add, Position, Statistics } from '@acies/kernel'
import { INCH } from '@acies/table'
import { squaresOf } from '@acies/tabletop'
import type { Event } from './events.ts'
import { type Field, kindOf } from './position.ts'
import { TABLE } from './set-up.ts'
import { wordFor } from './speech/words.ts'
import { profileNames } from './text/names.ts'

/** The table is counted in squares of so many inches. */
const squares = squaresOf(TABLE.width, TABLE.depth, 3, INCH, '″')
const profileName = (key: string) => profileNames[key] ?? { es: key, en: key }

/** Losses by kind of troop, how charges are met, where armies move and die. */
export const statistics: Statistics<Field, Event> = {
  charts: {
    losses: { title: { es: 'Unidades perdidas', en: 'Units lost' }, columns: 'sides', name: profileName },
    models: { title: { es: 'Miniaturas caídas', en: 'Models fallen' }, columns: 'sides', name: profileName },
    reactions: { title: { es: 'Reacciones', en: 'Reactions' }, columns: 'sides', name: wordFor },
    movement: {
      title: { es: 'Por dónde se mueven', en: 'Where they move' },
      columns: 'sides',
      map: true,
      name: squares.name,
    },
  },
  places: { shape: 'square', at: squares.at },
  counter,
  turn: g => g.turn,
  begins: e => (e.type === 'turn' && e.turn === 1 ? e.side : null),
}
function counter(start: Position<Field>, add: Add): (event: Event) => void {
  const g = start.field
  const kind = (unit: number) => kindOf(g, g.units[unit]).profile
  const side = (unit: number) => g.units[unit].side
  return e => {
    switch (e.type) {
      case 'lost':
        return add('losses', kind(e.unit), side(e.unit), 1)
      case 'fallen':
        return add('models', kind(e.unit), side(e.unit), e.n)
      case 'reacted':
        return add('reactions', e.reaction, side(e.unit), 1)
      case 'moved': {
        const [x, y] = e.path.slice(-3)
        return add('movement', squares.of(x, y), side(e.unit), 1)
      }
      default:
    }
  }
}
