import type { Lang, Said } from '@acies/kernel'
import type { Blue, Phase } from '@acies/onus'
import type { IconName } from '../../look/symbols/icons.ts'

export const PHASE_ICONS: Readonly<Partial<Record<Phase, IconName>>> = {
  activation: 'harangue',
  movement: 'boots',
  shooting: 'LB',
  skirmish: 'LI',
  melee: 'swords',
  flight: 'run',
  end: 'end',
}

export const FORMATION_ICONS: Readonly<Record<Blue, IconName>> = {
  'shield-wall': 'shieldwall',
  phalanx: 'phalanx',
  square: 'square',
  wedge: 'wedge',
  rhomboid: 'rhomboid',
  bravery: 'bravery',
}

const decimal = (n: number, lang: Lang): string => n.toLocaleString(lang, { maximumFractionDigits: 1 })

const es = {
  ud: (n: number) => `${decimal(n, 'es')} UD`,
  plain: (n: number) => decimal(n, 'es'),
  wheel: 'giro 1',
  of: (parts: readonly string[], sum: string, most: string) =>
    `${parts.length > 1 ? `${parts.join(' + ')} = ` : ''}${sum} de ${most}`,
  turn: (n: number) => `Turno ${n}`,
  oneOfTheOrder: 'falta al menos una de las que nombra la orden',
  ordered: (names: string) => `Reciben la orden: ${names}.`,
  turnedUp: (names: string) => `Se descubren: ${names}.`,
  phases: 'Fases del turno',
  toWin: {
    casualties: 'bajas · chequeo por encima del 50 %',
    annihilation: 'bajas · a muerte',
    'death-of-general': 'bajas · pierde quien pierda a su general',
  },
  limit: (n: number) => `${n} turnos`,
  wounds: (n: number, life: number) => `${n === 1 ? '1 herida' : `${n} heridas`} de ${life}`,
  states: {
    active: 'activa',
    broken: 'rota',
    fleeing: 'en huida',
    engaged: 'trabada',
    marched: 'con marcha forzada',
    general: 'con el general',
    hero: 'con un héroe',
    leaderless: 'sin oficiales',
    veteran: 'veterana',
    elite: 'de élite',
  },
  sums: { cards: 'cartas', hand: 'mano', breaks: 'chequeo a' },
  values: { attack: 'Ataque', ranged: 'Distancia', defence: 'Defensa', morale: 'Moral', life: 'Vida', move: 'Mov.' },
  points: (n: number) => (n === 1 ? '1 punto' : `${n} puntos`),
  formation: 'Formación',
  formations: 'Formaciones',
  skills: 'Habilidades',
  general: 'General',
  leads: (radius: number, leadership: number) => `radio ${radius} UD · liderazgo ${leadership}`,
  principal: (mate: string) => `Puede empezar la batalla apilada sobre su auxiliar: ${mate}.`,
  auxiliary: (above: string) => `Puede empezar la batalla bajo ${above}, como su auxiliar.`,
  influence: (radius: number) => `radio ${radius} UD`,
  noHand: 'Sin cartas: al final del turno robas tres.',
  deck: 'mazo',
  out: (n: number) => `${n} fuera`,
  deckLabel: (deck: number, out: number) => `Mazo, ${deck === 1 ? '1 carta' : `${deck} cartas`}; descarte, ${out}`,
  hand: 'Cartas de acción',
  see: 'Ver mis cartas',
  covered: 'Las cartas están boca abajo',
  inPlay: 'en juego',
  playedBy: (who: string) => `de ${who}`,
  byChance: 'del azar',
  ofMany: (n: number, most: number) => `${n} de ${most}`,
  offers: {
    drawUp: (n: number) => `Formar ${n} en línea`,
    all: (n: number) => `Las ${n}`,
    advance: (n: number, far: string) => `Avanzan ${n}, ${far}`,
    wrap: (n: number) => (n === 1 ? 'Envolver con 1' : `Envolver con ${n}`),
    noWrap: 'No envolver',
  },
  longer: {
    left: 'Ampliar por la izquierda',
    right: 'Ampliar por la derecha',
    both: 'Ampliar por los dos lados',
  },
  standing: {
    title: 'Sin preguntar',
    names: {
      'play-event': 'sin evento, si ninguno sirve',
      'next-shot': 'no disparar, si nadie está cerca',
      'use-favour': 'sin habilidad del general, si no hay a quién ayudar',
      'voluntary-flight': 'aguantar, si queda más de media vida',
      'next-flight': 'orden de las huidas',
      'next-combat': 'orden de los combates',
      'next-in-stampede': 'orden de la estampida',
    } as Readonly<Record<string, string>>,
  },
  waiting: 'Unidades por desplegar',
  briefly: (attack: string, defence: string, move: number) =>
    `ataca ${attack} · defiende ${defence} · mueve ${decimal(move, 'es')}`,
  ofUse: { melee: 'sirve en el choque', shot: 'sirve en el tiro' },
  onlyShooting: 'solo disparo',
  onlyFighting: 'solo combate',
  onlyCharging: 'solo tras cargar',
  order: 'orden',
  event: 'evento',
  dice: (n: number) => (n === 1 ? '1 dado' : `${n} dados`),
  sections: (n: number, side: string) => `${n === 1 ? '1 sección' : `${n} secciones`} de ${side}`,
  needs: (need: number, what: 'hit' | 'wound') => (what === 'hit' ? `impactan a ${need}+` : `hieren a ${need}+`),
  shot: (range: number) => `tiro ${range} UD`,
  march: (n: string) => `mueve ${n}`,
  charge: (n: string) => `carga ${n}`,
  tooFar: (range: number) => `alcanza ${range} UD`,
  forecast: {
    title: 'Si carga aquí',
    strikes: 'golpea con',
    answers: 'le responden con',
    mean: 'heridas que espera',
    needs: 'impacta · hiere',
    against: (who: string, side: string) => `${who}, por ${side}`,
  },
  reference: {
    units: (who: string) => `Unidades: ${who}`,
    orders: 'Órdenes',
    events: 'Eventos',
    generals: 'Generales',
    formations: 'Formaciones y habilidades',
  },
  counted: {
    losses: 'Bajas (%)',
    units: 'Unidades perdidas',
    wounds: 'Heridas sufridas',
    charges: 'Cargas',
    orders: 'Órdenes jugadas',
    events: 'Eventos jugados',
    flights: 'Huidas',
  },
  confirm: { charge: 'Cargar', move: 'Mover' },
  giveOrder: 'Dar la orden',
  odds: {
    title: 'Lo que puede pasar',
    dice: (n: number) => (n === 1 ? '1 dado' : `${n} dados`),
    needs: (hit: number, wound: number) => (wound === 0 ? `impacta a ${hit}+` : `impacta a ${hit}+, hiere a ${wound}+`),
    manner: (manner: 'simultaneous' | 'priority' | 'single', own: boolean): string =>
      manner === 'simultaneous'
        ? 'pegan a la vez'
        : manner === 'priority'
          ? own
            ? 'pega antes'
            : 'el enemigo pega antes'
          : own
            ? 'solo pega él'
            : 'solo pega el enemigo',
    outOfRange: 'Fuera de alcance: el tiro se perdería.',
    noDice: 'No llega a pegar.',
    unmeasured: 'Sin medir: si llega…',
    near: 'De cerca (4 dados), alguna herida',
    far: 'De lejos (2 dados), alguna herida',
    mean: 'heridas de media',
    meanFar: 'heridas de media, de lejos',
    dimly: (dim: number, dark: number) =>
      `con poca luz: −1 a más de ${decimal(dim, 'es')} UD, y a más de ${decimal(dark, 'es')} no se ve`,
    destroyed: 'El enemigo, destruido',
    flees: 'El enemigo huye',
    broken: 'El enemigo, roto',
    ownDestroyed: 'La tuya, destruida',
    ownFlees: 'La tuya huye',
    ownBroken: 'La tuya, rota',
    ownMean: 'heridas propias de media',
    noCards: 'sin cartas de la mano',
  },
  spots: {
    click: 'pulsa en la mesa hasta dónde',
    at: (n: number, end: 'left' | 'right') => `${end === 'left' ? 'Izquierda' : 'Derecha'}: ${n}`,
    wrap: (n: number, end: 'left' | 'right') =>
      `Envolver con ${n === 1 ? '1 sección' : `${n} secciones`} por la ${end === 'left' ? 'izquierda' : 'derecha'}`,
    takeBack: (n: number, end: 'left' | 'right') =>
      `Quitar ${n === 1 ? '1 marcador' : `${n} marcadores`} por la ${end === 'left' ? 'izquierda' : 'derecha'}`,
    extend: (end: 'left' | 'right') => `Ampliar la línea por la ${end === 'left' ? 'izquierda' : 'derecha'}`,
    shorten: (end: 'left' | 'right') => `Acortar la línea por la ${end === 'left' ? 'izquierda' : 'derecha'}`,
  },
  contact: (n: number, side: string) =>
    `${n === 1 ? '1 sección' : `${n} secciones`}, ${side}: ${n === 1 ? '1 dado' : `${n} dados`}`,
}

const en: typeof es = {
  ud: n => `${decimal(n, 'en')} UD`,
  plain: n => decimal(n, 'en'),
  wheel: 'wheel 1',
  of: (parts, sum, most) => `${parts.length > 1 ? `${parts.join(' + ')} = ` : ''}${sum} of ${most}`,
  turn: n => `Turn ${n}`,
  oneOfTheOrder: 'at least one of those the order names is missing',
  ordered: names => `Ordered: ${names}.`,
  turnedUp: names => `Turned up: ${names}.`,
  phases: 'Phases of the turn',
  toWin: {
    casualties: 'losses · check beyond 50%',
    annihilation: 'losses · to the death',
    'death-of-general': 'losses · whose general dies loses',
  },
  limit: n => `${n} turns`,
  wounds: (n, life) => `${n === 1 ? '1 wound' : `${n} wounds`} of ${life}`,
  states: {
    active: 'active',
    broken: 'broken',
    fleeing: 'fleeing',
    engaged: 'engaged',
    marched: 'force-marched',
    general: 'with the general',
    hero: 'with a hero',
    leaderless: 'without officers',
    veteran: 'veteran',
    elite: 'elite',
  },
  sums: { cards: 'cards', hand: 'hand', breaks: 'checked at' },
  values: { attack: 'Attack', ranged: 'Ranged', defence: 'Defence', morale: 'Morale', life: 'Life', move: 'Move' },
  points: n => (n === 1 ? '1 point' : `${n} points`),
  formation: 'Formation',
  formations: 'Formations',
  skills: 'Skills',
  general: 'General',
  leads: (radius, leadership) => `radius ${radius} UD · leadership ${leadership}`,
  principal: mate => `May begin the battle stacked on its auxiliary: ${mate}.`,
  auxiliary: above => `May begin the battle below ${above}, as its auxiliary.`,
  influence: radius => `radius ${radius} UD`,
  noHand: 'No cards: you draw three at the end of the turn.',
  deck: 'deck',
  out: n => `${n} out`,
  deckLabel: (deck, out) => `Deck, ${deck === 1 ? '1 card' : `${deck} cards`}; discard, ${out}`,
  hand: 'Action cards',
  see: 'See my cards',
  covered: 'The cards lie face down',
  inPlay: 'in play',
  playedBy: who => `by ${who}`,
  byChance: 'by chance',
  ofMany: (n, most) => `${n} of ${most}`,
  offers: {
    drawUp: n => `Draw up ${n} in line`,
    all: n => `All ${n}`,
    advance: (n, far) => `${n} advance ${far}`,
    wrap: n => `Wrap with ${n}`,
    noWrap: 'No wrapping',
  },
  longer: { left: 'Extend to the left', right: 'Extend to the right', both: 'Extend to both sides' },
  standing: {
    title: 'Not asked',
    names: {
      'play-event': 'no event, if none is of use',
      'next-shot': 'no shot, if nobody is near',
      'use-favour': 'no ability of the general, if there is nobody to help',
      'voluntary-flight': 'stand, with more than half its life',
      'next-flight': 'order of flights',
      'next-combat': 'order of combats',
      'next-in-stampede': 'order of the stampede',
    },
  },
  waiting: 'Units to deploy',
  briefly: (attack, defence, move) => `attacks ${attack} · defends ${defence} · moves ${decimal(move, 'en')}`,
  ofUse: { melee: 'of use in the clash', shot: 'of use in the shot' },
  onlyShooting: 'only when shooting',
  onlyFighting: 'only in melee',
  onlyCharging: 'only after a charge',
  order: 'order',
  event: 'event',
  dice: n => (n === 1 ? '1 die' : `${n} dice`),
  sections: (n, side) => `${n === 1 ? '1 section' : `${n} sections`} of ${side}`,
  needs: (need, what) => (what === 'hit' ? `hit on ${need}+` : `wound on ${need}+`),
  shot: range => `shot ${range} UD`,
  march: n => `moves ${n}`,
  charge: n => `charges ${n}`,
  tooFar: range => `reaches ${range} UD`,
  forecast: {
    title: 'If it charges here',
    strikes: 'strikes with',
    answers: 'is answered with',
    mean: 'wounds to expect',
    needs: 'hits · wounds',
    against: (who, side) => `${who}, on its ${side}`,
  },
  reference: {
    units: who => `Units: ${who}`,
    orders: 'Orders',
    events: 'Events',
    generals: 'Generals',
    formations: 'Formations and skills',
  },
  counted: {
    losses: 'Losses (%)',
    units: 'Units lost',
    wounds: 'Wounds suffered',
    charges: 'Charges',
    orders: 'Orders played',
    events: 'Events played',
    flights: 'Flights',
  },
  confirm: { charge: 'Charge', move: 'Move' },
  giveOrder: 'Give the order',
  odds: {
    title: 'What may come of it',
    dice: n => (n === 1 ? '1 die' : `${n} dice`),
    needs: (hit, wound) => (wound === 0 ? `hits on ${hit}+` : `hits on ${hit}+, wounds on ${wound}+`),
    manner: (manner, own) =>
      manner === 'simultaneous'
        ? 'both strike at once'
        : manner === 'priority'
          ? own
            ? 'strikes first'
            : 'the enemy strikes first'
          : own
            ? 'only it strikes'
            : 'only the enemy strikes',
    outOfRange: 'Out of range: the shot would be lost.',
    noDice: 'It does not come to blows.',
    unmeasured: 'Unmeasured: if it reaches…',
    near: 'Near (4 dice), some wound',
    far: 'Far (2 dice), some wound',
    mean: 'wounds on average',
    meanFar: 'wounds on average, far',
    dimly: (dim, dark) =>
      `in dim light: −1 beyond ${decimal(dim, 'en')} UD, and nothing is seen beyond ${decimal(dark, 'en')}`,
    destroyed: 'The enemy destroyed',
    flees: 'The enemy flees',
    broken: 'The enemy broken',
    ownDestroyed: 'Yours destroyed',
    ownFlees: 'Yours flees',
    ownBroken: 'Yours broken',
    ownMean: 'own wounds on average',
    noCards: 'no cards from hands',
  },
  spots: {
    click: 'click on the table how far',
    at: (n, end) => `${end === 'left' ? 'Left' : 'Right'}: ${n}`,
    wrap: (n, end) => `Wrap with ${n === 1 ? '1 section' : `${n} sections`} on the ${end}`,
    takeBack: (n, end) => `Take back ${n === 1 ? '1 marker' : `${n} markers`} on the ${end}`,
    extend: end => `Extend the line on the ${end}`,
    shorten: end => `Shorten the line on the ${end}`,
  },
  contact: (n, side) => `${n === 1 ? '1 section' : `${n} sections`}, ${side}: ${n === 1 ? '1 die' : `${n} dice`}`,
}
export const onusWords: Readonly<Record<Lang, typeof es>> = { es, en }

/** What a player should know when a question comes up for the first time. */
export const TIPS: Readonly<Record<string, Said>> = {
  'play-order': {
    es: 'Juega una carta por su mitad de arriba: activa unidades, y solo las activas mueven. La mitad de abajo se pierde con ella.',
    en: 'Play a card for its upper half: it activates units, and only active ones move. Its lower half is gone with it.',
  },
  manoeuvre: {
    es: 'Arrastra la carta, o pulsa adónde: primero gira sobre una esquina (1 UD) y luego avanza. R cambia de esquina; al tocar a un enemigo carga.',
    en: 'Drag the card, or press where to: it wheels about a corner (1 UD) and then advances. R changes the corner; meeting an enemy it charges.',
  },
  'next-shot': {
    es: 'Se declara sin medir: si no llega, el tiro se pierde. Elige quién tira y después a quién.',
    en: 'Shots are declared without measuring: out of range they are lost. Choose who shoots, then at whom.',
  },
  'measured-shot': {
    es: 'Elige quién tira y apunta al enemigo: verás la distancia y lo que puede pasar antes de decidir.',
    en: 'Choose who shoots and point at the enemy: you see the range and what may come of it before you decide.',
  },
  'play-event': {
    es: 'La mitad de abajo de tus cartas: las que sirven en este choque están encendidas. Nadie sabe qué tienes si no juegas.',
    en: 'The lower half of your cards: those of use in this clash are bright. Nobody knows what you hold if you play none.',
  },
  'deploy-unit': {
    es: 'Elige una unidad y arrástrala dentro de tu franja. Quedan boca abajo hasta que todas estén en la mesa.',
    en: 'Choose a unit and drag it within your strip. They lie face down until all are on the table.',
  },
}
