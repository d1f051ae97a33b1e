import type { Add, Position, Said, Statistics } from '@acies/kernel'
import { INCH } from '@acies/table'
import { squaresOf } from '@acies/tabletop'
import type { Event } from './events.ts'
import { commanderOf, type Field, isCommander, kindOf, ORDERS } from './position.ts'
import { TABLES } from './set-up.ts'
import { wordFor } from './speech/words.ts'
import { profileNames } from './text/armies.ts'

/** The table is counted in squares of so many inches. */
const SQUARE = 3
/** The lab plays on it. */
const [WIDTH, DEPTH] = TABLES.small

const COMMANDER = 'commander'
const GIVEN = 0
const LOST = 1
const CAUSED = 2
const SUFFERED = 3
const DESTROYED = 4

type Spot = readonly [x: number, y: number]
const NOWHERE: Spot = [0, 0]
const squares = squaresOf(WIDTH, DEPTH, SQUARE, INCH, '″')
const names: Readonly<Record<string, Said>> = profileNames
const troopName = (key: string): Said =>
  key === COMMANDER ? { es: 'Mandos', en: 'Commanders' } : (names[key] ?? { es: key, en: key })

/** Losses by kind of troop, what orders achieve, where armies move and die. */
export const statistics: Statistics<Field, Event> = {
  charts: {
    losses: { title: { es: 'Unidades perdidas', en: 'Units lost' }, columns: 'sides', name: troopName },
    wear: { title: { es: 'Desgaste sufrido', en: 'Wear suffered' }, columns: 'sides', name: troopName },
    orders: {
      title: { es: 'Lo que logra cada orden', en: 'What each order achieves' },
      columns: [
        { es: 'veces dada', en: 'times given' },
        { es: 'perdida', en: 'lost' },
        { es: 'Desgaste causado', en: 'Wear caused' },
        { es: 'Desgaste sufrido', en: 'Wear suffered' },
        { es: 'unidades destruidas', en: 'units destroyed' },
      ],
      per: GIVEN,
      name: wordFor,
    },
    reactions: { title: { es: 'Reacciones', en: 'Reactions' }, columns: 'sides', name: wordFor },
    actions: { title: { es: 'Acciones de los mandos', en: 'Commanders’ actions' }, columns: 'sides', name: wordFor },
    movement: {
      title: { es: 'Por dónde se mueven', en: 'Where they move' },
      columns: 'sides',
      map: true,
      name: squares.name,
    },
    casualties: {
      title: { es: 'Dónde se desgastan', en: 'Where they wear down' },
      columns: 'sides',
      map: true,
      name: squares.name,
    },
  },
  places: { shape: 'square', at: squares.at },
  counter,
  turn: g => g.turn,
  begins: e => (e.type === 'first' ? e.other : null),
}

function counter(start: Position<Field>, add: Add): (event: Event) => void {
  const g = start.field
  const sideOf = (unit: number): number => (isCommander(unit) ? commanderOf(g, unit) : g.troops[unit]).side
  const at = new Map<number, Spot>(g.troops.map(u => [u.id, [u.x, u.y]]))
  /** Whose activation it is, and by which order. */
  let acting = -1
  let order = ''
  return e => {
    if (e.unit >= 0 && !isCommander(e.unit) && e.path.length >= 3) follow(e)
    switch (e.type) {
      case 'turn':
        order = ''
        break
      case 'activated':
        acting = e.unit
        order = e.word
        if (isOrder(order)) add('orders', order, GIVEN, 1)
        break
      case 'order-lost':
        if (e.unit === acting && isOrder(order)) add('orders', order, LOST, 1)
        break
      case 'wear': {
        const side = sideOf(e.unit)
        add('wear', kindOf(g, g.troops[e.unit]).profile, side, e.n)
        add('casualties', squares.of(...(at.get(e.unit) ?? NOWHERE)), side, e.n)
        if (isOrder(order)) add('orders', order, side === sideOf(acting) ? SUFFERED : CAUSED, e.n)
        break
      }
      case 'destroyed': {
        const side = sideOf(e.unit)
        add('losses', kindOf(g, g.troops[e.unit]).profile, side, 1)
        if (isOrder(order) && side !== sideOf(acting)) add('orders', order, DESTROYED, 1)
        break
      }
      case 'commander-lost':
        add('losses', COMMANDER, sideOf(e.unit), 1)
        break
      case 'reaction':
        add('reactions', e.word, sideOf(e.unit), 1)
        break
      case 'action':
        add('actions', e.word, sideOf(e.unit), 1)
        break
    }
  }

  /** Where it has gone; every square on the way, as the crow flies, is one it moved through. */
  function follow({ unit, path }: Event): void {
    const end = path.length < 6 ? 0 : 3
    const to: Spot = [path[end], path[end + 1]]
    at.set(unit, to)
    if (path.length < 6) return
    const [x, y] = path
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - x), Math.abs(to[1] - y)) / (SQUARE * INCH)))
    const seen = new Set<string>([squares.of(x, y)])
    for (let i = 1; i <= steps; i++) {
      const square = squares.of(x + ((to[0] - x) * i) / steps, y + ((to[1] - y) * i) / steps)
      if (!seen.has(square)) add('movement', square, sideOf(unit), 1)
      seen.add(square)
    }
  }
}
const isOrder = (word: string): boolean => ORDERS.some(order => order === word)
