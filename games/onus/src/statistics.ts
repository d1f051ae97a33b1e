import type { Add, Position, Said, Statistics } from '@acies/kernel'
import { CARDS } from './data/cards.ts'
import type { Event } from './events.ts'
import { type Field, kindOf, NOBODY, UD } from './position.ts'
import { eventNames, orderNames } from './text/names.ts'
import { unitNames } from './text/units.ts'

/** The table is counted in squares of so many UD, as far as the widest one reaches. */
const SQUARE = 2
const MOST = 60

type At = readonly [x: number, y: number]
const squareOf = ([x, y]: At): string => {
  const edge = (n: number) => Math.floor(Math.max(0, Math.min(MOST - 1, n / UD)) / SQUARE) * SQUARE
  return `${edge(x)}-${edge(y)}`
}
const squareName = (key: string): Said => {
  const said = `${key.replace('-', ', ')} UD`
  return { es: said, en: said }
}
const kindName = (key: string): Said => unitNames[key]?.name ?? { es: key, en: key }
const named =
  (names: Readonly<Record<string, Said>>) =>
  (key: string): Said =>
    names[key] ?? { es: key, en: key }
const orderName = named(orderNames)
const eventName = named(eventNames)

const PLAYED = 0
const ROUSED = 1
const DEALT = 2
const TAKEN = 3

const fought: readonly Said[] = [
  { es: 'veces', en: 'times' },
  { es: 'heridas causadas', en: 'wounds dealt' },
  { es: 'heridas sufridas', en: 'wounds taken' },
]

/** Losses by kind, what each order and each event achieves, where armies go and die. */
export const statistics: Statistics<Field, Event> = {
  charts: {
    losses: { title: { es: 'Unidades perdidas', en: 'Units lost' }, columns: 'sides', name: kindName },
    wounds: { title: { es: 'Heridas sufridas', en: 'Wounds suffered' }, columns: 'sides', name: kindName },
    flights: { title: { es: 'Huidas', en: 'Flights' }, columns: 'sides', name: kindName },
    orders: {
      title: { es: 'Lo que logra cada orden', en: 'What each order achieves' },
      columns: [
        { es: 'veces jugada', en: 'times played' },
        { es: 'unidades activadas', en: 'units activated' },
        { es: 'heridas que causan', en: 'wounds they deal' },
        { es: 'heridas que sufren', en: 'wounds they take' },
      ],
      per: PLAYED,
      name: orderName,
    },
    drawn: {
      title: { es: 'Lo que trae cada evento aleatorio', en: 'What each random event brings' },
      columns: fought,
      per: 0,
      name: eventName,
    },
    played: {
      title: { es: 'Lo que logra cada evento de la mano', en: 'What each event from a hand achieves' },
      columns: fought,
      per: 0,
      name: eventName,
    },
    movement: {
      title: { es: 'Por dónde se mueven', en: 'Where they move' },
      columns: 'sides',
      map: true,
      name: squareName,
    },
    casualties: { title: { es: 'Dónde caen', en: 'Where they fall' }, columns: 'sides', map: true, name: squareName },
  },
  places: { shape: 'square', at: squares() },
  counter,
  turn: g => g.turn,
  begins: e => (e.type === 'first' ? e.seat : null),
}
function squares(): Record<string, At> {
  const all: Record<string, At> = {}
  for (let y = 0; y < MOST; y += SQUARE)
    for (let x = 0; x < MOST; x += SQUARE) all[`${x}-${y}`] = [x / SQUARE, y / SQUARE]
  return all
}

/** An event of the attack in progress, and the side it was drawn or played for. */
interface Shown {
  chart: 'drawn' | 'played'
  name: string
  seat: number
}

function counter(start: Position<Field>, add: Add): (event: Event) => void {
  const g = start.field
  const seatOf = (unit: number): number => g.units[unit].seat
  const kindId = (unit: number): string => kindOf(g, g.units[unit]).id
  const at = new Map<number, At>(g.units.map(u => [u.id, [u.x, u.y]]))
  /** Which order roused a unit this turn. */
  const order = new Map<number, string>()
  let shown: Shown[] = []
  let attacker = NOBODY

  const go = (unit: number, path: readonly number[]) => {
    const to: At = [path[path.length - 3], path[path.length - 2]]
    at.set(unit, to)
    add('movement', squareOf(to), seatOf(unit), 1)
  }
  const hurt = (unit: number, n: number, by: number) => {
    const seat = seatOf(unit)
    add('wounds', kindId(unit), seat, n)
    add('casualties', squareOf(at.get(unit) ?? [0, 0]), seat, n)
    const dealt = by === NOBODY ? undefined : order.get(by)
    if (dealt !== undefined) add('orders', dealt, DEALT, n)
    const taken = order.get(unit)
    if (taken !== undefined) add('orders', taken, TAKEN, n)
    for (const s of shown) {
      const side = s.seat === NOBODY ? attacker : s.seat
      add(s.chart, s.name, side === seat ? 2 : 1, n)
    }
  }
  return e => {
    switch (e.type) {
      case 'turn-began':
        order.clear()
        break
      case 'order-played':
        add('orders', CARDS[e.card].order, PLAYED, 1)
        break
      case 'activated':
        if (e.card === NOBODY) break
        order.set(e.unit, CARDS[e.card].order)
        add('orders', CARDS[e.card].order, ROUSED, 1)
        break
      case 'deployed':
      case 'arrived':
        at.set(e.unit, [e.to[0], e.to[1]])
        break
      case 'moved':
      case 'ran':
        go(e.unit, e.path)
        break
      case 'shot-declared':
        shown = []
        attacker = seatOf(e.unit)
        break
      case 'event-drawn':
        shown = [{ chart: 'drawn', name: CARDS[e.card].event, seat: NOBODY }]
        add('drawn', CARDS[e.card].event, 0, 1)
        break
      case 'event-redrawn':
        shown = shown.map(s => (s.chart === 'drawn' ? { ...s, name: CARDS[e.card].event } : s))
        add('drawn', CARDS[e.card].event, 0, 1)
        break
      case 'event-played':
        shown = [...shown, { chart: 'played', name: CARDS[e.card].event, seat: e.seat }]
        add('played', CARDS[e.card].event, 0, 1)
        break
      case 'combat-began':
        attacker = seatOf(e.unit)
        break
      case 'phase-began':
        shown = []
        break
      case 'wounded':
        hurt(e.unit, e.n, e.by)
        break
      case 'fled':
        shown = []
        add('flights', kindId(e.unit), seatOf(e.unit), 1)
        break
      case 'destroyed':
      case 'left-the-table':
        add('losses', kindId(e.unit), seatOf(e.unit), 1)
        break
    }
  }
}
