import { type Lang, listed, type Noun, type Pick, type Refused, type Said, sentence } from '@acies/kernel'
import {
  distanceOf,
  enemyOf,
  HEXES,
  nameOf,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  sectionOf,
} from '../battlefield.ts'
import { bookOf, ordersOf, terrainAt } from '../book.ts'
import {
  enemiesBeside,
  type Field,
  hexUnder,
  isLeader,
  leader,
  NOBODY,
  type Piece,
  sideOf,
  unit,
  unitsOf,
} from '../field.ts'
import { mostOrders } from '../steps/orders.ts'

/** How the core's sentences name a piece. */
type Naming = (g: Field, piece: Piece, lang: Lang, placed: boolean) => Noun | undefined

const SECTIONS_SAID: Readonly<Record<SectionName, { at: Said; for: Said }>> = {
  left: { at: { es: 'a la izquierda', en: 'on the left' }, for: { es: 'la izquierda', en: 'the left' } },
  center: { at: { es: 'en el centro', en: 'in the centre' }, for: { es: 'el centro', en: 'the centre' } },
  right: { at: { es: 'a la derecha', en: 'on the right' }, for: { es: 'la derecha', en: 'the right' } },
}
/** {hex} stands there, the card is for another place; and so on, one sentence for each way of being refused. */
const SAID = {
  enemy: { es: '{unit} [es|son] del enemigo.', en: '{unit} [belongs|belong] to the enemy.' },
  section: {
    es: '{hex} está {where}; la carta es para {wanted}.',
    en: '{hex} is {where}; the card is for {wanted}.',
  },
  used: {
    es: 'La carta da {most:orden|órdenes} y no queda ninguna.',
    en: 'The card gives {most:order|orders}, and none is left.',
  },
  kind: { es: 'La carta no da órdenes {to unit}.', en: 'The card gives no order to {unit}.' },
  unordered: { es: '{unit} no [tiene|tienen] órdenes este turno.', en: '{unit} [has|have] no order this turn.' },
  moved: { es: '{unit} ya se [ha|han] movido este turno.', en: '{unit} [has|have] moved this turn already.' },
  fought: { es: '{unit} ya [ha|han] combatido este turno.', en: '{unit} [has|have] fought this turn already.' },
  far: {
    es: '{hex} está a {far:hexágono|hexágonos}; {unit} [mueve|mueven] {most}.',
    en: '{hex} is {far:hex|hexes} away; {unit} [moves|move] {most}.',
  },
  taken: { es: 'En {hex} ya [está|están] {unit}.', en: '{unit} [stands|stand] at {hex}.' },
  range: {
    es: '{other} <está|están> a {far:hexágono|hexágonos}; {unit} solo [alcanza|alcanzan] a {most}.',
    en: '{other} <is|are> {far:hex|hexes} away; {unit} [reaches|reach] only {most}.',
  },
  noFire: {
    es: '{other} <está|están> a {far:hexágono|hexágonos}, y {unit} no [dispara|disparan]: solo [lucha|luchan] con quien esté al lado.',
    en: '{other} <is|are> {far:hex|hexes} away, and {unit} [does|do] not fire: [it fights|they fight] only what is adjacent.',
  },
  nobody: {
    es: 'El enemigo más cercano está a {far:hexágono|hexágonos}; {unit} solo [alcanza|alcanzan] a {most}.',
    en: 'The nearest enemy is {far:hex|hexes} away; {unit} [reaches|reach] only {most}.',
  },
  beside: {
    es: '{unit} [está|están] junto {to other}: solo [alcanza|alcanzan] a los de al lado.',
    en: '{unit} [stands|stand] beside {other}: only neighbours can be struck.',
  },
  hidden: { es: 'Algo tapa la vista entre {from} y {hex}.', en: 'Something blocks the view from {from} to {hex}.' },
  friend: { es: '{other} <es tuyo|es tuya|son tuyos|son tuyas>.', en: '{other} <is|are> yours.' },
} as const satisfies Record<string, Said>

interface Case {
  say: keyof typeof SAID
  unit?: Piece
  other?: Piece
  words?: Readonly<Record<string, string>>
}

/** Why a pick is refused in this very case, with its figures. */
export function becauseOf(no: Refused, g: Field, lang: Lang, naming: Naming): string | null {
  const found = caseOf(no, g, lang)
  if (found === null) return null
  const { say, unit: one = NOBODY, other = NOBODY, words = {} } = found
  // Where somebody stands is in the sentence already.
  const placed = say !== 'taken'
  return sentence(SAID[say][lang], { unit: naming(g, one, lang, placed), other: naming(g, other, lang, true), words })
}

function caseOf({ decision: { step }, draft, pick, rule }: Refused, g: Field, lang: Lang): Case | null {
  if (typeof pick !== 'number') return null
  const { cite } = bookOf(g)
  if (step.startsWith('order-')) return isPieceOf(g, pick) ? notOrdered(g, pick, rule, lang) : null
  if (step === 'move-piece') return draft.length === 0 ? notMoved(g, pick) : notThere(g, Number(draft[0]), pick)
  if (step === 'announce-combat' && isPieceOf(g, pick)) {
    if (draft.length === 0) return notFighting(g, pick)
    const attacker = Number(draft[0])
    if (rule === cite.fireAdjacent) return besides(g, attacker)
    return rule === cite.sight ? hidden(g, attacker, pick) : notStruck(g, attacker, pick)
  }
  return null
}

const isPieceOf = (g: Field, piece: Pick): piece is number =>
  typeof piece === 'number' &&
  (isLeader(piece) ? leader(g, piece) : unit(g, piece)) !== undefined &&
  hexUnder(g, piece) >= 0

function notOrdered(g: Field, piece: Piece, rule: string, lang: Lang): Case | null {
  if (sideOf(g, piece) !== g.active) return { say: 'enemy', unit: piece }
  const { cite } = bookOf(g)
  const { orders } = ordersOf(g)
  if (rule === cite.orderLimit) return { say: 'used', words: { most: `${mostOrders(g)}` } }
  if (orders.how === 'sections' && rule === cite.orderSection) {
    const bits = SECTIONS[hexUnder(g, piece)]
    const here = SECTION_NAMES.filter(name => (bits & (1 << sectionOf(g.active, name))) !== 0)
    const wanted = SECTION_NAMES.filter(name => orders.quota[name] > 0)
    // It stands where the card orders: its orders there are given.
    if (here.some(name => wanted.includes(name))) return { say: 'used', words: { most: `${mostOrders(g)}` } }
    const places = (names: readonly SectionName[], how: 'at' | 'for'): string =>
      listed(
        names.map(name => SECTIONS_SAID[name][how][lang]),
        lang,
      )
    const words = { hex: nameOf(hexUnder(g, piece)), where: places(here, 'at'), wanted: places(wanted, 'for') }
    return { say: 'section', words }
  }
  return orders.how === 'kind' && rule === ordersOf(g).rules[0] ? { say: 'kind', unit: piece } : null
}

function notMoved(g: Field, piece: Piece): Case | null {
  if (!isPieceOf(g, piece)) return null
  if (sideOf(g, piece) !== g.active) return { say: 'enemy', unit: piece }
  const { ordered, settled } = isLeader(piece) ? leader(g, piece) : unit(g, piece)
  if (!ordered) return { say: 'unordered', unit: piece }
  return settled ? { say: 'moved', unit: piece } : null
}

function notThere(g: Field, piece: Piece, hex: number): Case | null {
  if (hex < 0 || hex >= HEXES || terrainAt(g, hex) === undefined) return null
  const there = g.unitAt[hex]
  if (there !== NOBODY && there !== piece) return { say: 'taken', unit: there, words: { hex: nameOf(hex) } }
  const led = g.leaderAt[hex]
  if (led !== NOBODY && sideOf(g, led) !== sideOf(g, piece))
    return { say: 'taken', unit: led, words: { hex: nameOf(hex) } }
  const most = isLeader(piece) ? bookOf(g).leaderMove(g) : bookOf(g).allowance(g, unit(g, piece))
  const far = distanceOf(hexUnder(g, piece), hex)
  return far > most ? { say: 'far', unit: piece, words: { hex: nameOf(hex), far: `${far}`, most: `${most}` } } : null
}

function notFighting(g: Field, piece: Piece): Case | null {
  if (sideOf(g, piece) !== g.active) return { say: 'enemy', unit: piece }
  if (isLeader(piece)) return null
  const u = unit(g, piece)
  if (!u.ordered) return { say: 'unordered', unit: piece }
  if (u.fought > 0) return { say: 'fought', unit: piece }
  const far = Math.min(...unitsOf(g, enemyOf(u.side)).map(foe => distanceOf(u.hex, foe.hex)))
  const most = Math.max(1, bookOf(g).range(g, u))
  return far > most ? { say: 'nobody', unit: piece, words: { far: `${far}`, most: `${most}` } } : null
}

function notStruck(g: Field, attacker: Piece, target: Piece): Case | null {
  if (sideOf(g, target) === sideOf(g, attacker)) return { say: 'friend', other: target }
  const far = distanceOf(hexUnder(g, attacker), hexUnder(g, target))
  const range = bookOf(g).range(g, unit(g, attacker))
  if (far <= Math.max(1, range)) return null
  return {
    say: range < 2 ? 'noFire' : 'range',
    unit: attacker,
    other: target,
    words: { far: `${far}`, most: `${range}` },
  }
}

/** An enemy unit beside it keeps it from firing. */
function besides(g: Field, attacker: Piece): Case | null {
  const { side, hex } = unit(g, attacker)
  const foe = enemiesBeside(g, side, hex).find(piece => !isLeader(piece))
  return foe === undefined ? null : { say: 'beside', unit: attacker, other: foe }
}

const hidden = (g: Field, attacker: Piece, target: Piece): Case => ({
  say: 'hidden',
  words: { from: nameOf(hexUnder(g, attacker)), hex: nameOf(hexUnder(g, target)) },
})
