import { type DiceReason, type Field, isLeader, leader, type Piece, typeOf, unit } from '@acies/commands-colors'
import { inWords } from '@acies/commands-colors/words'
import type { Lang } from '@acies/kernel'
import type { LightKind } from '../../look/hex/HexLights.tsx'
import type { Dress } from './dress.ts'

const blocks = (n: number, of: number, lang: Lang): string =>
  lang === 'es' ? `${n} de ${of} bloques` : `${n} of ${of} blocks`

function bareName(g: Field, piece: Piece, dress: Dress, lang: Lang): string {
  const name = isLeader(piece) ? dress.leaderName(leader(g, piece).name) : dress.unitName(typeOf(g, unit(g, piece)).id)
  return name[lang]
}
function pieceName(g: Field, piece: Piece, dress: Dress, lang: Lang): string {
  const with_ = lang === 'es' ? 'de' : 'of'
  if (isLeader(piece)) {
    const l = leader(g, piece)
    return `${dress.leaderName(l.name)[lang]} ${with_} ${dress.army(g, l.side)[lang]}`
  }
  const u = unit(g, piece)
  const type = typeOf(g, u)
  return `${dress.unitName(type.id)[lang]} ${with_} ${dress.army(g, u.side)[lang]}, ${blocks(u.blocks, type.blocks, lang)}`
}

interface HexWords {
  sections: Record<'left' | 'center' | 'right', string>
  piece: (name: string, blocks: number, full: number, leader: string | undefined) => string
  square: (n: number) => string
  loneLeader: (name: string) => string
  pieceName: typeof pieceName
  bareName: typeof bareName
  strength: (blocks: number, full: number) => string
  led: (leader: string) => string
  moves: string
  lights: Record<LightKind, string>
  legend: Partial<Record<LightKind, string>>
  chooseIn: (n: number, sections: readonly ('left' | 'center' | 'right')[]) => string
  chooseKind: (n: number) => string
  orders: (done: number, of: number) => string
  linked: (done: number) => string
  steps: (done: number, of: number) => string
  nth: (unit: string, n: number) => string
  placing: (unit: string) => string
  ignore: (n: number) => string
  advance: string
  ordered: (names: string) => string
  giveOrders: string
  noOrders: string
  endMovement: string
  endBattle: string
  inPlay: string
  theirs: (army: string) => string
  kinds: Record<'section' | 'troop' | 'leadership' | 'tactic', string>
  helmet: string
  hidden: string
  odds: {
    title: string
    close: string
    fire: string
    ofDice: (n: number) => string
    why: Record<DiceReason, string>
    retreats: string
    eliminated: string
    back: string
    rampages: string
    first: string
    ifItStands: (otherwise: string) => string
    ownLoss: string
    theirLoss: string
    ownEliminated: string
    evaded: string
  }
  hit: string
  miss: string
  hits: (n: number) => string
  flags: (n: number) => string
  leaderCheck: (name: string) => string
  commandDice: string
  turn: (n: number, army: string) => string
  units: string
  cards: string
  terrain: string
  doThis: string
  together: {
    several: string
    key: string
    gather: (n: number) => string
    send: (n: number) => string
    goes: (n: number) => string
    some: (n: number, stay: string) => string
    stayed: (names: string) => string
  }
  keys: readonly (readonly [string, string])[]
  dieFaces: string
  deck: string
  discards: string
  statistics: Record<
    'banners' | 'blocks' | 'units' | 'leaders' | 'dice' | 'hits' | 'flags' | 'retreats' | 'evasions' | 'turns',
    string
  >
}

export const hexWords: Record<Lang, HexWords> = {
  es: {
    sections: { left: 'izquierda', center: 'centro', right: 'derecha' },
    piece: (name, n, full, leader) => `${name}, ${blocks(n, full, 'es')}${leader ? `, con ${leader}` : ''}`,
    square: n => `en el cuadro ${n}`,
    loneLeader: name => `${name}, líder solo`,
    pieceName,
    bareName,
    strength: (n, of) => blocks(n, of, 'es'),
    led: leader => `con ${leader}`,
    moves: 'mueve',
    lights: {
      can: 'puede elegirse',
      selected: 'elegida',
      'legal-close': 'puede mover aquí y chocar',
      'legal-fire': 'puede mover aquí y disparar',
      'legal-move': 'puede ir aquí',
      must: 'puede ir aquí y debe combatir',
      target: 'blanco',
      danger: 'enemigo que alcanzaría',
      coming: 'enemigo que podría venir y alcanzar',
      offsec: '',
      path: 'en el camino',
      reach: 'podría ir aquí',
      proposed: 'propuesto',
    },
    legend: {
      'legal-close': 'mover y chocar',
      'legal-fire': 'mover y disparar',
      'legal-move': 'mover, sin combatir',
      must: 'mover: debe combatir',
      target: 'blanco',
      danger: 'te alcanza sin moverse',
      coming: 'puede venir y alcanzarte',
    },
    chooseIn: (n, sections) => {
      const where = { left: 'a la izquierda', center: 'en el centro', right: 'a la derecha' }
      const each = n / sections.length
      if (!Number.isInteger(each)) return `elige hasta ${inWords(n, 'es')} unidades`
      const units = each === 1 ? 'una unidad' : `${inWords(each, 'es')} unidades`
      const place = { 3: 'en cada sección', 2: 'en cada ala', 1: where[sections[0]] }[sections.length] ?? ''
      return `elige ${units} ${place}`
    },
    chooseKind: n => (n === 1 ? 'elige una unidad' : `elige hasta ${inWords(n, 'es')} unidades`),
    orders: (done, of) => `${done} de ${of} ${of === 1 ? 'orden' : 'órdenes'}`,
    linked: done => (done === 1 ? '1 unidad' : `${done} unidades`),
    steps: (done, of) => `${done} de ${of} ${of === 1 ? 'hexágono' : 'hexágonos'}`,
    placing: unit => `Se coloca: ${unit}`,
    nth: (unit, n) =>
      `${unit}: sería la ${['', 'primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'][n] ?? `${n}.ª`} orden`,
    ignore: n => (n === 0 ? 'No ignorar' : `Ignorar ${inWords(n, 'es', true)}`),
    advance: 'Avanzar',
    ordered: names => `Órdenes: ${names}.`,
    giveOrders: 'Dar órdenes',
    noOrders: 'Sin órdenes',
    endMovement: 'Terminar el movimiento',
    endBattle: 'Terminar los combates',
    inPlay: 'en juego',
    theirs: army => army,
    kinds: { section: 'Sección', troop: 'Tropa', leadership: 'Liderazgo', tactic: 'Táctica' },
    helmet: 'un líder puede separarse',
    hidden: 'carta tapada',
    odds: {
      title: 'Probabilidades',
      close: 'cuerpo a cuerpo desde aquí',
      fire: 'a distancia desde aquí',
      ofDice: n => (n === 1 ? '1 dado' : `${n} dados`),
      why: {
        own: 'propios',
        moved: 'por haber movido',
        fresh: 'por estar al completo',
        ground: 'por el terreno',
        camp: 'por el campamento',
        card: 'de la carta',
        square: 'por el cuadro',
        kind: 'contra infantería',
        guns: 'de los cañones',
      },
      retreats: 'Se retira',
      eliminated: 'Eliminada',
      back: 'Responde',
      rampages: 'Pisotea en estampida',
      first: 'Golpea primero',
      ifItStands: otherwise => `si aguanta; también puede ${otherwise}`,
      ownLoss: 'pérdida propia media',
      theirLoss: 'pérdida media de la atacante',
      ownEliminated: 'Cae la atacante',
      evaded: 'Se evade',
    },
    hit: 'impacto',
    miss: 'fallo',
    hits: n => (n === 1 ? '1 impacto' : `${n} impactos`),
    flags: n => (n === 1 ? '1 bandera' : `${n} banderas`),
    leaderCheck: name => `Suerte de ${name}`,
    commandDice: 'Dados de mando',
    turn: (n, army) => `Turno ${n} · ${army}`,
    units: 'Unidades',
    cards: 'Cartas',
    terrain: 'Terreno',
    doThis: 'haz esto',
    together: {
      several: 'Mover varias juntas',
      key: 'Mayús + clic',
      gather: n => (n === 0 ? 'Pulsa las unidades que irán juntas' : '1 reunida: añade otra'),
      send: n => `${n} reunidas: arrastra una, o pulsa adónde iría la última`,
      goes: n => (n === 1 ? 'Va 1' : `Van ${n}`),
      some: (n, stay) => `${n === 1 ? 'Va 1' : `Van ${n}`}. No puede: ${stay}`,
      stayed: names => `Se queda: ${names}`,
    },
    keys: [
      ['← ↑ → ↓', 'moverse por los hexágonos'],
      ['Mayús + clic, Mayús + Intro', 'reunir unidades que mueven juntas'],
      ['? sobre un hexágono', 'por qué no se puede'],
    ],
    dieFaces: 'Dados',
    deck: 'Mazo',
    discards: 'Descartes',
    statistics: {
      banners: 'Estandartes',
      blocks: 'Bloques perdidos',
      units: 'Unidades perdidas',
      leaders: 'Líderes caídos',
      dice: 'Dados tirados',
      hits: 'Impactos',
      flags: 'Banderas sacadas',
      retreats: 'Retiradas',
      evasions: 'Evasiones',
      turns: 'Turnos',
    },
  },
  en: {
    sections: { left: 'left', center: 'centre', right: 'right' },
    piece: (name, n, full, leader) => `${name}, ${blocks(n, full, 'en')}${leader ? `, with ${leader}` : ''}`,
    square: n => `in square ${n}`,
    loneLeader: name => `${name}, leader alone`,
    pieceName,
    bareName,
    strength: (n, of) => blocks(n, of, 'en'),
    led: leader => `with ${leader}`,
    moves: 'moves',
    lights: {
      can: 'may be chosen',
      selected: 'chosen',
      'legal-close': 'may move here and fight',
      'legal-fire': 'may move here and fire',
      'legal-move': 'may go here',
      must: 'may go here and must fight',
      target: 'target',
      danger: 'enemy in reach',
      coming: 'enemy that could come and strike',
      offsec: '',
      path: 'on the way',
      reach: 'could go here',
      proposed: 'proposed',
    },
    legend: {
      'legal-close': 'move and fight',
      'legal-fire': 'move and fire',
      'legal-move': 'move, no battle',
      must: 'move: must fight',
      target: 'target',
      danger: 'reaches you without moving',
      coming: 'can come and reach you',
    },
    chooseIn: (n, sections) => {
      const where = { left: 'on the left', center: 'in the centre', right: 'on the right' }
      const each = n / sections.length
      if (!Number.isInteger(each)) return `choose up to ${inWords(n, 'en')} units`
      const units = each === 1 ? 'one unit' : `${inWords(each, 'en')} units`
      const place = { 3: 'in each section', 2: 'on each wing', 1: where[sections[0]] }[sections.length] ?? ''
      return `choose ${units} ${place}`
    },
    chooseKind: n => (n === 1 ? 'choose one unit' : `choose up to ${inWords(n, 'en')} units`),
    orders: (done, of) => `${done} of ${of} ${of === 1 ? 'order' : 'orders'}`,
    linked: done => (done === 1 ? '1 unit' : `${done} units`),
    steps: (done, of) => `${done} of ${of} ${of === 1 ? 'hex' : 'hexes'}`,
    placing: unit => `To be placed: ${unit}`,
    nth: (unit, n) =>
      `${unit}: would be the ${['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n] ?? `${n}th`} order`,
    ignore: n => (n === 0 ? 'Ignore none' : `Ignore ${inWords(n, 'en')}`),
    advance: 'Advance',
    ordered: names => `Orders: ${names}.`,
    giveOrders: 'Give orders',
    noOrders: 'No orders',
    endMovement: 'End movement',
    endBattle: 'End the fighting',
    inPlay: 'in play',
    theirs: army => army,
    kinds: { section: 'Section', troop: 'Troop', leadership: 'Leadership', tactic: 'Tactic' },
    helmet: 'a leader may leave his unit',
    hidden: 'card face down',
    odds: {
      title: 'Odds',
      close: 'close combat from here',
      fire: 'ranged from here',
      ofDice: n => (n === 1 ? '1 die' : `${n} dice`),
      why: {
        own: 'its own',
        moved: 'for having moved',
        fresh: 'at full strength',
        ground: 'for the ground',
        camp: 'for the camp',
        card: 'from the card',
        square: 'for the square',
        kind: 'against infantry',
        guns: 'from the guns',
      },
      retreats: 'Retreats',
      eliminated: 'Eliminated',
      back: 'Battles back',
      rampages: 'Tramples in a rampage',
      first: 'Strikes first',
      ifItStands: otherwise => `if it stands; it may also ${otherwise}`,
      ownLoss: 'own loss on average',
      theirLoss: 'attacker’s loss on average',
      ownEliminated: 'Attacker falls',
      evaded: 'Evades',
    },
    hit: 'hit',
    miss: 'miss',
    hits: n => (n === 1 ? '1 hit' : `${n} hits`),
    flags: n => (n === 1 ? '1 flag' : `${n} flags`),
    leaderCheck: name => `Fate of ${name}`,
    commandDice: 'Command dice',
    turn: (n, army) => `Turn ${n} · ${army}`,
    units: 'Units',
    cards: 'Cards',
    terrain: 'Terrain',
    doThis: 'do this',
    together: {
      several: 'Move several together',
      key: 'Shift + click',
      gather: n => (n === 0 ? 'Press the units that will go together' : '1 gathered: add another'),
      send: n => `${n} gathered: drag one, or press where the last one would go`,
      goes: n => (n === 1 ? '1 goes' : `${n} go`),
      some: (n, stay) => `${n === 1 ? '1 goes' : `${n} go`}. Cannot: ${stay}`,
      stayed: names => `Stayed: ${names}`,
    },
    keys: [
      ['← ↑ → ↓', 'go from hex to hex'],
      ['Shift + click, Shift + Enter', 'gather units that move together'],
      ['? on a hex', 'why it may not be chosen'],
    ],
    dieFaces: 'Dice',
    deck: 'Deck',
    discards: 'Discards',
    statistics: {
      banners: 'Banners',
      blocks: 'Blocks lost',
      units: 'Units lost',
      leaders: 'Leaders fallen',
      dice: 'Dice rolled',
      hits: 'Hits',
      flags: 'Flags rolled',
      retreats: 'Retreats',
      evasions: 'Evasions',
      turns: 'Turns',
    },
  },
}
