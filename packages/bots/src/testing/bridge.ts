import {
  asIs,
  type CasedGame,
  type Choice,
  Complaint,
  DUEL,
  differences,
  open,
  type Pick,
  type Position,
  rulebook,
  type Seat,
  type Told,
  thing,
  unchecked,
  word,
} from '@acies/kernel'

// A game as small as can be with all that bots and tables meet: a hand, a die, a window, orders, a battle line.

const LENGTH = 7
const HIDDEN = -1
const LAST_TURN = 30
const STANCES = ['hold', 'fall-back'] as const
const it = asIs('as it is')
const unit = { help: 'a unit', say: (id: number) => nameOf(id) }
const hex = { help: 'a hex', say: (n: number) => `h${n + 1}` }
type Stance = (typeof STANCES)[number]

interface Unit {
  seat: Seat
  hex: number
  strength: number
}
export interface Bridge {
  turn: number
  active: Seat
  units: Unit[]
  /** Cards 0 … 11; each orders as many moves as `worth` says. */
  hands: number[][]
  deck: number[]
}
export type Event = Told &
  (
    | { type: 'card'; seat: Seat; card: number }
    | { type: 'drawn'; card: number }
    | { type: 'move'; unit: number; hex: number }
    | { type: 'fight'; unit: number; target: number; roll: number; lost: boolean }
    | { type: 'fallback'; unit: number; hex: number }
  )

const worth = (card: number) => (card % 3) + 1
const standing = (f: Bridge, seat: Seat) => f.units.flatMap((u, id) => (u.seat === seat && u.strength > 0 ? [id] : []))
const unitAt = (f: Bridge, hex: number) => f.units.findIndex(u => u.strength > 0 && u.hex === hex)
const free = (f: Bridge, hex: number) => hex >= 0 && hex < LENGTH && unitAt(f, hex) < 0
const forward = (seat: Seat) => (seat === 0 ? 1 : -1)
const steps = (f: Bridge, id: number) => [-1, 1].map(d => f.units[id].hex + d).filter(hex => free(f, hex))
const targets = (f: Bridge, id: number) =>
  [-1, 1]
    .map(d => unitAt(f, f.units[id].hex + d))
    .filter(other => other >= 0 && f.units[other].seat !== f.units[id].seat)

const strengthOf = (f: Bridge, seat: Seat) => f.units.reduce((sum, u) => sum + (u.seat === seat ? u.strength : 0), 0)
function leaders(f: Bridge): Seat[] {
  const lead = strengthOf(f, 0) - strengthOf(f, 1)
  return lead === 0 ? [] : [lead > 0 ? 0 : 1]
}

const { procedure, question } = rulebook<Bridge, Event>()

const play = question({
  name: 'play',
  kind: 'one',
  rules: ['BRIDGE-1'],
  with: (a: { seat: Seat }) => a,
  seats: (_, v) => [v.seat],
  next: (f, v, draft) => (draft.length > 0 ? null : { of: 'card', options: f.hands[v.seat] }),
  take(r, v, picks) {
    const card = thing(picks, 0)
    r.field.hands[v.seat] = r.field.hands[v.seat].filter(c => c !== card)
    r.tell({ type: 'card', seat: v.seat, card, rules: ['BRIDGE-1'] })
    return worth(card)
  },
})

const march = question({
  name: 'march',
  kind: 'one',
  rules: ['BRIDGE-2'],
  with: (a: { seat: Seat }) => a,
  seats: (_, v) => [v.seat],
  next(f, v, draft) {
    if (draft.length === 2) return null
    if (draft.length === 1) return { of: 'hex', options: steps(f, thing(draft, 0)), about: thing(draft, 0) }
    return { of: 'unit', options: standing(f, v.seat).filter(id => steps(f, id).length > 0), enough: 'stay' }
  },
  why: (f, v, draft, pick) =>
    draft.length === 0 && f.units[Number(pick)]?.seat === v.seat && f.units[Number(pick)].strength > 0
      ? 'BRIDGE-3'
      : 'BRIDGE-2',
  take(r, _, picks) {
    if (picks.length === 0) return false
    const [unit, hex] = [thing(picks, 0), thing(picks, 1)]
    r.field.units[unit].hex = hex
    r.tell({ type: 'move', unit, hex, rules: ['BRIDGE-2'] })
    return true
  },
})

const attack = question({
  name: 'attack',
  kind: 'one',
  rules: ['BRIDGE-4'],
  with: (a: { seat: Seat }) => a,
  seats: (_, v) => [v.seat],
  next(f, v, draft) {
    if (draft.length === 2) return null
    if (draft.length === 1) return { of: 'unit', options: targets(f, thing(draft, 0)) }
    return { of: 'unit', options: standing(f, v.seat).filter(id => targets(f, id).length > 0), enough: 'stay' }
  },
  take: (_r, _v, picks) => (picks.length === 0 ? [] : [thing(picks, 0), thing(picks, 1)]),
})

const brace = question({
  name: 'brace',
  kind: 'one',
  rules: ['BRIDGE-5'],
  window: true,
  with: (a: { unit: number }) => a,
  seats: (f, v) => [f.units[v.unit].seat],
  next(f, v, draft) {
    if (draft.length > 0) return null
    const { seat, hex } = f.units[v.unit]
    return { of: 'word', options: free(f, hex - forward(seat)) ? STANCES : ['hold'], about: v.unit }
  },
  take: (_r, _v, picks): Stance => word(picks, 0, STANCES),
})

const fight = procedure({
  name: 'fight',
  gives: undefined,
  with: (a: { unit: number; target: number }) => ({ stance: 'hold' as Stance, ...a }),
  lines: {
    brace(r, v) {
      r.call(brace, { unit: v.target }, 'stance')
    },
    strike(r, v) {
      const target = r.field.units[v.target]
      if (v.stance === 'fall-back') {
        target.hex -= forward(target.seat)
        r.tell({ type: 'fallback', unit: v.target, hex: target.hex, rules: ['BRIDGE-5'] })
        return
      }
      const roll = r.roll(6) + 1
      if (roll >= 4) target.strength--
      r.tell({ type: 'fight', unit: v.unit, target: v.target, roll, lost: roll >= 4, rules: ['BRIDGE-4'] })
    },
    end(r, v) {
      const { seat } = r.field.units[v.target]
      if (standing(r.field, seat).length === 0) r.finish([1 - seat])
    },
  },
})

const turn = procedure({
  name: 'turn',
  gives: undefined,
  with: (_: object) => ({ moves: 0, moved: true, pair: [] as number[] }),
  lines: {
    play(r, v) {
      v.moved = true
      r.call(play, { seat: r.field.active }, 'moves')
    },
    march(r, v) {
      if (v.moves > 0) r.call(march, { seat: r.field.active }, 'moved')
    },
    again(r, v) {
      v.moves = v.moved ? v.moves - 1 : 0
      if (v.moves > 0) r.call(march, { seat: r.field.active }, 'moved')
    },
    attack(r, v) {
      v.pair = []
      if (standing(r.field, r.field.active).some(id => targets(r.field, id).length > 0)) {
        r.call(attack, { seat: r.field.active }, 'pair')
      }
    },
    fight(r, v) {
      if (v.pair.length > 0) r.call(fight, { unit: v.pair[0], target: v.pair[1] })
    },
    draw(r) {
      const f = r.field
      const card = f.deck.splice(r.roll(f.deck.length), 1)[0]
      f.deck.push(
        ...Array.from({ length: 12 }, (_, c) => c).filter(
          c => !f.hands.flat().includes(c) && c !== card && !f.deck.includes(c),
        ),
      )
      f.hands[f.active].push(card)
      r.whisper(f.active, { type: 'drawn', card, rules: ['BRIDGE-6'] })
    },
    over(r) {
      r.field.active = 1 - r.field.active
      r.field.turn++
      if (r.field.turn > LAST_TURN) r.finish(leaders(r.field))
      else r.repeat()
    },
  },
})

const side = { 0: { es: 'Orilla sur', en: 'South bank' }, 1: { es: 'Orilla norte', en: 'North bank' } }
const nameOf = (id: number) => `${'sn'[id < 2 ? 0 : 1]}${(id % 2) + 1}`

function writePick(choice: Choice, pick: Pick): string {
  if (choice.of === 'unit') return nameOf(Number(pick))
  if (choice.of === 'hex') return `h${Number(pick) + 1}`
  if (choice.of === 'card') return `card-${pick}`
  return `${pick}`
}

function readPick(choice: Choice, text: string): Pick | null {
  const all =
    choice.of === 'word'
      ? STANCES
      : Array.from({ length: 12 }, (_, n) => n).slice(0, choice.of === 'unit' ? 4 : choice.of === 'hex' ? LENGTH : 12)
  return all.find(pick => writePick(choice, pick) === text) ?? null
}

const starts = (hexes: number[]): Unit[] => hexes.map((hex, id) => ({ seat: id < 2 ? 0 : 1, hex, strength: 2 }))
const scenario = (id: string, es: string, en: string) => ({
  id,
  title: { es, en },
  year: -200,
  armies: { es: 'Sur contra norte', en: 'South against north' },
  history: { es: 'Un puente.', en: 'A bridge.' },
  sides: [side[0], side[1]],
  hints: [],
  special: [],
  slides: [],
  difficulty: 1 as const,
  minutes: 5,
  reconstructed: false,
})

const rule = (es: string, en: string) => ({ es, en })

export const bridge: CasedGame<Bridge, Event> = {
  id: 'bridge',
  version: '1',
  name: { es: 'El puente', en: 'The Bridge' },
  seating: () => DUEL,
  scenarios: [scenario('dawn', 'Amanecer', 'Dawn'), scenario('dusk', 'Ocaso', 'Dusk')],
  options: [],
  first: 'turn',
  steps: () => [turn, play, march, attack, fight, brace],
  setUp: header => ({
    turn: 1,
    active: 0,
    units: starts(header.scenario === 'dawn' ? [0, 1, 5, 6] : [1, 2, 4, 5]),
    hands: [[], []],
    deck: Array.from({ length: 12 }, (_, n) => n),
  }),
  deal(r) {
    r.shuffle(r.field.deck)
    for (const hand of r.field.hands) hand.push(...r.field.deck.splice(0, 3))
  },
  copy: f => ({
    turn: f.turn,
    active: f.active,
    units: f.units.map(u => ({ ...u })),
    hands: f.hands.map(h => h.slice()),
    deck: f.deck.slice(),
  }),
  sight: {
    turn: open,
    active: open,
    units: [{ seat: open, hex: open, strength: open }],
    hands: (hands, seat) => hands.map((h, s) => (s === seat ? h : h.map(() => HIDDEN))),
    deck: deck => deck.map(() => HIDDEN),
  },
  hidden: f => [...f.hands.flat(), ...f.deck].filter(c => c === HIDDEN).length,
  guess(f, _seat, random) {
    const unseen = Array.from({ length: 12 }, (_, n) => n).filter(n => !f.hands.flat().includes(n))
    const fill = (pile: number[]) => pile.map(c => (c === HIDDEN ? unseen.splice(random(unseen.length), 1)[0] : c))
    f.hands = f.hands.map(fill)
    f.deck = fill(f.deck)
  },
  check(f) {
    const hexes = f.units.filter(u => u.strength > 0).map(u => u.hex)
    if (new Set(hexes).size < hexes.length) return 'two units in a hex'
    return hexes.some(hex => hex < 0 || hex >= LENGTH) ? 'a unit off the board' : null
  },
  score(f, seat) {
    const ground = (of: Seat) => standing(f, of).reduce((sum, id) => sum + forward(of) * f.units[id].hex, 0)
    return 10 * (strengthOf(f, seat) - strengthOf(f, 1 - seat)) + ground(seat) - ground(1 - seat)
  },
  notation: { write: writePick, read: readPick },
  texts: {
    rules: {
      'BRIDGE-1': rule('Juega una carta.', 'Play a card.'),
      'BRIDGE-2': rule('Una unidad da un paso a un hexágono libre.', 'A unit steps into a free hex.'),
      'BRIDGE-3': rule('Una unidad encajonada no se mueve.', 'A unit that is boxed in does not move.'),
      'BRIDGE-4': rule(
        'Una unidad ataca a un enemigo contiguo: 4 o más le hace una baja.',
        'A unit attacks a neighbour: 4 or more takes a strength.',
      ),
      'BRIDGE-5': rule('El atacado puede ceder terreno.', 'The target may fall back.'),
      'BRIDGE-6': rule('Al final se roba una carta.', 'At the end a card is drawn.'),
    },
    chapters: [{ prefix: 'BRIDGE', title: rule('El puente', 'The bridge') }],
  },
  speech: {
    ask: (d, _f, lang) =>
      ({
        play: rule('¿Qué carta juegas?', 'Which card do you play?'),
        march: rule('¿Quién avanza?', 'Who marches?'),
        attack: rule('¿Quién ataca?', 'Who attacks?'),
        brace: rule('¿Aguantas?', 'Do you hold?'),
      })[d.step]?.[lang] ?? d.step,
    name(choice, pick, f, lang) {
      if (choice.of === 'unit')
        return `${lang === 'es' ? 'Unidad' : 'Unit'} ${nameOf(Number(pick))} (${f.units[Number(pick)].strength})`
      if (choice.of === 'card')
        return lang === 'es' ? `Orden de ${worth(Number(pick))}` : `Order ${worth(Number(pick))}`
      if (pick === 'hold') return lang === 'es' ? 'aguantar' : 'hold'
      if (pick === 'fall-back') return lang === 'es' ? 'ceder' : 'fall back'
      return writePick(choice, pick)
    },
    tell(e, _f, lang) {
      const es = lang === 'es'
      if (e.type === 'card')
        return es
          ? `${side[e.seat as 0].es} juega una orden de ${worth(e.card)}.`
          : `${side[e.seat as 0].en} plays an order ${worth(e.card)}.`
      if (e.type === 'drawn') return es ? `Robas una orden de ${worth(e.card)}.` : `You draw an order ${worth(e.card)}.`
      if (e.type === 'move')
        return es ? `${nameOf(e.unit)} avanza a h${e.hex + 1}.` : `${nameOf(e.unit)} marches to h${e.hex + 1}.`
      if (e.type === 'fallback')
        return es ? `${nameOf(e.unit)} cede a h${e.hex + 1}.` : `${nameOf(e.unit)} falls back to h${e.hex + 1}.`
      return es
        ? `${nameOf(e.unit)} ataca a ${nameOf(e.target)}: ${e.lost ? 'una baja' : 'nada'}.`
        : `${nameOf(e.unit)} attacks ${nameOf(e.target)}: ${e.lost ? 'a loss' : 'nothing'}.`
    },
    enough: (_word, lang) => (lang === 'es' ? 'quedarse' : 'stay'),
    seat: (seat, _f, lang) => side[seat as 0][lang],
  },
  cases: {
    position: unchecked,
    outcome: unchecked,
    example: {
      game: 'bridge',
      title: 'A step forward',
      rules: ['BRIDGE-2'],
      position: { line: '.a.b...', hand: [2] },
      answers: [{ seat: 0, picks: ['card-2'] }],
      expect: { decision: { step: 'march' } },
    },
    read(written) {
      const { line, hand } = written as { line?: unknown; hand?: unknown }
      if (typeof line !== 'string' || !/^[.ab]{7}$/.test(line)) throw new Complaint('position.line: not seven of . a b')
      if (!Array.isArray(hand)) throw new Complaint('position.hand: not a list of cards')
      const p: Position<Bridge> = {
        field: { turn: 1, active: 0, units: [], hands: [hand.map(Number), [0]], deck: [3, 4, 5] },
        stack: [{ step: 'turn', line: 'play', v: { moves: 0, moved: true, pair: [] }, into: '', handed: null }],
        dice: { seed: 1, drawn: 0 },
        result: null,
      }
      const hexes = [line.indexOf('a'), -1, line.indexOf('b'), -1]
      p.field.units = hexes.map((hex, id) => ({ seat: id < 2 ? 0 : 1, hex, strength: hex < 0 ? 0 : 1 }))
      return p
    },
    compare: (expected, p) =>
      differences(
        expected,
        { line: Array.from({ length: LENGTH }, (_, hex) => '.aabb'[unitAt(p.field, hex) + 1]).join('') },
        '',
      ),
    faces: ['1', '2', '3', '4', '5', '6'],
    events: {
      card: { seat: it, card: it },
      drawn: { card: it },
      move: { unit, hex },
      fight: { unit, target: unit, roll: it, lost: it },
      fallback: { unit, hex },
    },
    words: [...STANCES],
    lists: {},
    die: text => (/^[1-6]$/.test(text) ? Number(text) - 1 : null),
  },
  draw: (view, _lang, lit, colour) => [
    Array.from({ length: LENGTH }, (_, hex) => {
      const id = unitAt(view.field, hex)
      const text = id < 0 ? ' · ' : `${nameOf(id)}${view.field.units[id].strength}`
      const isLit =
        lit !== null &&
        'options' in lit &&
        lit.options.some(o => o === (lit.of === 'hex' ? hex : lit.of === 'unit' ? id : null))
      return isLit ? (colour ? `\u001b[7m${text}\u001b[0m` : `[${text}]`) : ` ${text} `
    }).join(''),
  ],
}
