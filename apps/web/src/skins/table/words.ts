import type { Choice, Lang, Said } from '@acies/kernel'
import {
  briefings,
  type Commander,
  commanderNames,
  commanderOf,
  commandNames,
  type Field,
  isCommander,
  kindOf,
  type Order,
  profileNames,
  type Troop,
  unitName,
  writeUnit,
} from '@acies/tercios'
import type { IconName } from '../../look/symbols/icons.ts'

const found = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined

const briefingOf = (g: Field) => found<(typeof briefings)[keyof typeof briefings]>(briefings, g.scenario)

/** What stands under a base: its name in history, or its number in the army. */
export function shortName(g: Field, id: number, lang: Lang): string {
  if (isCommander(id)) {
    const { name } = commanderOf(g, id)
    return found<{ name: Said }>(commanderNames, name)?.name[lang] ?? (name === '' ? writeUnit(g, id) : name)
  }
  const { name } = g.troops[id]
  return found<Said>(briefingOf(g)?.troops ?? {}, name)?.[lang] ?? writeUnit(g, id)
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const KIND =
  /’s (?:own )?(?:tercio|regiment|battalion|horse|brigade|cuirassiers|squadron|guns)$|^(?:Tercio|Regimiento|Batallón|Caballería|Brigada|Cañones|Piezas|Coraceros|Escuadrón)(?: de (?:la |los |las )?| del )|^Regimiento (?=\p{Lu})/u
/** On the table the kind of a troop is drawn: its name needs no more than what is its own. */
export function lettered(g: Field, id: number, lang: Lang): string {
  const name = shortName(g, id, lang)
  return KIND.test(name) ? capital(name.replace(KIND, '')) : name
}
/** What it is called in full. */
export function longName(g: Field, id: number, lang: Lang): string {
  if (isCommander(id)) return commanderOf(g, id).name === '' ? unitName(g, id, lang) : shortName(g, id, lang)
  return g.troops[id].name === '' ? unitName(g, id, lang) : shortName(g, id, lang)
}
/** On a tile under the table: a troop without a name by its kind. */
export const tileName = (g: Field, u: Troop, lang: Lang): string =>
  u.name === '' ? kindName(kindOf(g, u).profile, lang) : lettered(g, u.id, lang)
/** A command by its kind, and by who leads it where he has a name or it has a brother. */
export function commandName(g: Field, command: number, lang: Lang): string {
  const { kind, side, commander } = g.commands[command]
  const hasBrother = g.commands.filter(c => c.kind === kind && c.side === side).length > 1
  const isNamed = commander >= 0 && (hasBrother || commanderOf(g, commander).name !== '')
  return `${commandNames[kind][lang]}${isNamed ? ` · ${shortName(g, commander, lang)}` : ''}`
}
/** In a list of leaders: one without a name by what he leads. */
export const leaderName = (g: Field, c: Commander, lang: Lang): string =>
  c.name !== ''
    ? longName(g, c.id, lang)
    : c.chief
      ? tableWords[lang].chief
      : commandNames[g.commands[c.command].kind][lang]
export const kindName = (profile: string, lang: Lang): string => found<Said>(profileNames, profile)?.[lang] ?? profile
export const placeName = (g: Field, name: string, lang: Lang): string | undefined =>
  found<Said>(briefingOf(g)?.places ?? {}, name)?.[lang]

export const ORDER_ICONS: Readonly<Record<Order, IconName>> = {
  attention: 'drum',
  attack: 'swords',
  run: 'run',
  fire: 'gunshot',
  resist: 'surround',
}

export const ORDER_NOTES: Readonly<Record<Order, Said>> = {
  attention: {
    es: 'dos de: mover, girar, reorganizar, disparar',
    en: 'two deeds: move, reorganise, turn, shoot',
  },
  attack: { es: 'carga contra un enemigo visible', en: 'charge an enemy in sight' },
  run: { es: 'un solo movimiento, mucho más largo', en: 'a single, much longer move' },
  fire: { es: 'una descarga a pie quieto', en: 'a volley, standing still' },
  resist: { es: 'quita desgaste o aguanta el golpe', en: 'shake off wear, or stand the blow' },
}

/** What a card does when an enemy comes near, and when he charges. */
export const REACTION_NOTES: Readonly<Record<Order, { near: Said; charged: Said }>> = {
  attention: {
    near: { es: 'se orienta o dispara', en: 'turn or shoot' },
    charged: { es: 'se orienta, o dispara antes del choque', en: 'turn, or shoot before contact' },
  },
  attack: {
    near: { es: 'sale a interceptarlo', en: 'go out to intercept it' },
    charged: { es: 'contracarga', en: 'counter-charge' },
  },
  run: { near: { es: 'huye', en: 'flee' }, charged: { es: 'huye', en: 'flee' } },
  fire: {
    near: { es: 'dispara', en: 'shoot' },
    charged: { es: 'dispara justo antes del choque', en: 'shoot just before contact' },
  },
  resist: {
    near: { es: 'aguanta a pie firme', en: 'stand firm' },
    charged: { es: 'aguanta a pie firme', en: 'stand firm' },
  },
}

/** What a word to choose does, in a few more words. */
export const WORD_NOTES: Readonly<Record<string, Said>> = {
  move: { es: 'marcha hasta donde le llega la Velocidad', en: 'goes as far as its Speed allows' },
  shoot: { es: 'una descarga contra quien tenga a tiro', en: 'a volley at whoever is in range' },
  stay: { es: 'no se mueve de donde está', en: 'does not move' },
  limber: { es: 'engancha la pieza para llevársela', en: 'hitches the gun up to take it away' },
  unlimber: { es: 'pone la pieza en batería', en: 'makes the gun ready to fire' },
  nothing: { es: 'guarda la carta y espera', en: 'keeps the card and waits' },
  hurry: { es: 'mueve otra vez', en: 'moves once more' },
  inspire: { es: 'da una virtud a la tropa que actúe ahora', en: 'lends a virtue to the troop that acts next' },
  reorganise: { es: 'quita el desorden', en: 'puts disorder right' },
  reorient: { es: 'un lado pasa a ser el frente', en: 'another side becomes the front' },
  join: { es: 'cabalga dentro de una tropa cercana', en: 'rides inside a troop nearby' },
  place: { es: 'sobre la mesa, en tu zona', en: 'on the table, in your zone' },
  limbered: { es: 'enganchada y lista para marchar', en: 'hitched up and ready to march' },
  integrate: { es: 'va dentro de una formación y dispara con ella', en: 'goes inside a formation and shoots with it' },
  ambush: { es: 'escondida en un terreno, fuera de la mesa', en: 'hidden in a piece of ground, off the table' },
  column: { es: 'detrás de otra, como una sola tropa', en: 'behind another, as one troop' },
  emplace: { es: 'forma una sola obra con otra', en: 'makes one work with another' },
}

/** What a commander does by words that mean something else for a troop. */
export const COMMANDER_NOTES: Readonly<Record<string, Said>> = {
  move: { es: 'cabalga, y después hace una acción de mando', en: 'rides, and then takes a command action' },
  stay: { es: 'hace su acción de mando desde donde está', en: 'takes his command action from where he is' },
  join: { es: 'entra en una tropa y le da sus virtudes', en: 'goes into a troop and lends it his virtues' },
}

/** What a player should know when a question comes up for the first time. */
export const TIPS: Readonly<Record<string, Said>> = {
  'lay-element': {
    es: 'Cada elemento cuesta puntos de escenario. Elige uno y arrástralo: el árbitro dice dónde cabe y por qué no.',
    en: 'Every piece costs scenery points. Choose one and drag it: the referee says where it fits, and why not.',
  },
  'place-unit': {
    es: 'Arrástrala dentro de la zona verde, o pulsa dónde. Se gira con el botón de su esquina (en el teclado, Q y E).',
    en: 'Drag it within the green zone, or click where. The knob at its corner turns it (Q and E on the keyboard).',
  },
  'place-orders': {
    es: 'Cada tropa recibe una carta que el enemigo no ve. Se descubre cuando actúa, o cuando reacciona.',
    en: 'Every troop gets a card the enemy does not see. It is turned up when the troop acts, or reacts.',
  },
  'choose-side': {
    es: 'Señala un lado y verás cuál es. Elijas el que elijas, después lo tendrás siempre abajo.',
    en: 'Point at a side to see which it is. Whichever you choose, you will have it below from then on.',
  },
  'share-card': {
    es: 'Las unidades de una brigada pueden compartir una sola carta: la descubren juntas y actúan una tras otra.',
    en: 'The units of a brigade may share a single card: they turn it up together and act one after the other.',
  },
  'choose-commander': {
    es: 'Antes de cada tropa puedes activar un mando: cabalga y hace una acción sobre quien tenga cerca. Después queda agotado.',
    en: 'Before each troop you may activate a commander: he rides and takes an action on whoever is near. Then he is exhausted.',
  },
  'choose-charge': {
    es: 'Señala a cada enemigo: verás si llegas y las probabilidades. A quien no está marcado no se le puede cargar.',
    en: 'Point at each enemy: you see whether you reach him, and the odds. Who is not marked cannot be charged.',
  },
  'choose-targets': {
    es: 'Señala a cada enemigo: verás la distancia y las probabilidades antes de disparar.',
    en: 'Point at each enemy: you see the range and the odds before you shoot.',
  },
  'choose-troop': {
    es: 'Actuáis por turnos, una tropa cada vez. La que elijas descubre su carta y hace lo que manda.',
    en: 'You act in turn, one troop at a time. The one you choose turns up its card and does what it says.',
  },
  'choose-move': {
    es: 'La zona verde es hasta donde llega. Mientras la llevas se dice qué vería desde allí y quién reaccionaría.',
    en: 'The green area is how far it goes. As you drag you are told what it would see there, and who would react.',
  },
  react: {
    es: 'Un enemigo se acerca: puedes gastar la carta de la tropa ahora, si su disciplina lo permite, o guardarla.',
    en: 'An enemy comes near: you may spend the troop’s card now, if its discipline allows, or keep it.',
  },
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`

const number = (value: number, lang: Lang): string =>
  value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const es = {
  inches: (n: number) => `${number(n, 'es')}″`,
  cost: (gone: string, most: string, turn: number) => `${gone} de ${most}${turn === 0 ? '' : ` · giro ${turn}°`}`,
  drag: 'arrastra, o pulsa dónde',
  nowhere: 'Desde aquí no puede ir a ningún sitio: deshaz y elige otra cosa.',
  which: {
    unit: '¿a quién?',
    hex: '¿cuál?',
    pose: '¿adónde?',
    number: '¿cuánto?',
    word: '¿cómo?',
    card: '¿cuál?',
    die: '¿cuál?',
  } as Readonly<Record<Choice['of'], string>>,
  where: '¿dónde?',
  deed: (n: number) => `acción ${n} de 2`,
  chief: 'Comandante en jefe',
  here: 'aquí puede estar',
  no: 'no',
  command: (inches: number) => `mando ${inches}″`,
  outOfRange: 'fuera de alcance',
  charge: 'carga',
  falls: (far: string, most: string) => `a ${far}: no llega con ${most}`,
  ghost: (name: string) => `${name}: flechas para mover, Q y E para girar, Mayúsculas para afinar, Intro para colocar`,
  turnKnob: 'Arrastra para girar',
  place: 'Colocar',
  aids: { arcs: 'Arcos y alcances (A)', commands: 'Radios de mando (C)', ruler: 'Regla: arrastra para medir (M)' },
  keys: [
    ['↑ ↓ ← →', 'mover la tropa que tienes en la mano; con Mayúsculas, poco a poco'],
    ['Q · E', 'girarla'],
    ['1 … 5', 'dar la orden; con Mayúsculas, a todo su mando'],
    ['A · C · M', 'arcos y alcances · radios de mando · regla'],
  ] as readonly (readonly [string, string])[],
  troop: (name: string, wear: number, stamina: number, more: readonly string[]) =>
    [name, `desgaste ${wear} de ${stamina}`, ...more].join(', '),
  disordered: 'desordenada',
  acted: 'activada',
  faceDown: 'carta boca abajo',
  exhausted: 'agotado',
  wearOf: (wear: number, stamina: number) => `desgaste ${wear} de ${stamina}`,
  order: 'Orden',
  weapons: 'Armas',
  rules: 'Reglas',
  defence: 'Defensa',
  defences: (d: readonly number[]) => `inf. ${d[0]} · cab. ${d[1]} · salvas ${d[2]} · art. ${d[3]}`,
  level: 'Nivel',
  virtues: 'Virtudes',
  qualities: 'Cualidades',
  inCommandOf: 'Con mando',
  yes: 'sí',
  points: 'Puntos de victoria',
  turn: (n: number) => `Turno ${n}`,
  lead: (turn: number, lead: number) =>
    lead === 0 ? `turno ${turn}: decide cualquier ventaja` : `ventaja de ${lead} al final del turno ${turn}`,
  orders: {
    title: 'Órdenes secretas',
    ready: (n: number) => `${n} cartas preparadas`,
    all: 'Todas igual',
    command: 'A su mando',
    next: 'Siguiente',
    keys: 'teclas 1–5, con Mayúsculas a todo su mando · N y P cambian de tropa',
    give: 'Dar las órdenes',
    advice: (n: number) =>
      n === 0 ? 'Ya son las de la pista' : `Tomar la pista: ${n === 1 ? 'cambia 1 orden' : `cambia ${n} órdenes`}`,
    revealed: 'revelada',
    see: 'Ver mis cartas',
    hide: 'Taparlas',
    covered: 'Las cartas están boca abajo',
  },
  diceOf: (name: string, need: number) => (need > 0 ? `${name}: ${need} o más` : name),
  budget: (n: number) => (n === 1 ? 'Te queda 1 punto de escenario' : `Te quedan ${n} puntos de escenario`),
  dice: 'Dados',
  worn: 'Desgaste sufrido',
  destroyed: 'Tropas perdidas',
  commandersLost: 'Mandos caídos',
  shots: 'Aciertos de fuego',
  blows: 'Aciertos en combate',
  odds: {
    title: 'Probabilidades',
    shot: 'disparo',
    charge: 'carga',
    dice: (n: number, need: number) => `${n === 1 ? '1 dado' : `${n} dados`} a ${need}+`,
    hits: 'cuántos aciertan',
    nothing: 'no llega a combatir',
    givesWay: 'Cede terreno',
    disordered: 'Queda desordenada',
    destroyed: 'Destruida',
    fled: 'Huye antes del choque',
    ownGivesWay: 'Cede la que ataca',
    ownDestroyed: 'Cae la que ataca',
    wear: 'desgaste medio que causa',
    ownWear: 'desgaste medio que sufre',
    answered: 'Vence aunque reaccione',
  },
  react: {
    pass: 'sigue como está y guarda su carta',
    stand: 'sigue como está',
    evade: 'se aparta del camino',
    check: (dice: number, chance: string) => `${dice === 1 ? '1 dado' : `${dice} dados`} a 5+: ${chance}`,
  },
  waiting: (n: number) => (n === 1 ? 'Queda 1 tropa por desplegar' : `Quedan ${n} tropas por desplegar`),
  planning: 'planificación',
  action: 'fase de acción',
  foresight: {
    title: 'Desde aquí vería',
    nothing: 'A nadie.',
    dice: (n: number) => (n === 1 ? '1 dado' : `${n} dados`),
    noHarm: 'sin daño',
    oneWear: '1 desgaste',
    moreWear: '2 o más',
    charge: 'podría cargar',
    reactions: 'Quién reaccionaría',
    nobody: 'Nadie: ningún enemigo con carta queda cerca del camino.',
    flank: 'de flanco',
    command: 'Mando',
    near: (far: string, who: string, reach: number) => `A ${far} de ${who}, que alcanza ${reach}″.`,
    inCommand: 'Con mando.',
    outOfCommand: 'Sin mando.',
    unseen: 'No la ve: sin mando.',
    check: (dice: number, chance: string) =>
      `Chequeo de orden: ${dice === 1 ? '1 dado' : `${dice} dados`} a 5+, ${chance}.`,
  },
  reference: {
    points: (n: number) => `${n} puntos`,
    orders: 'Órdenes',
    ground: 'Terreno',
    troopsOf: (army: string) => `Tropas: ${army}`,
    guns: 'Artillería',
    virtues: 'Virtudes',
    qualities: 'Cualidades',
  },
}

const en: typeof es = {
  inches: n => `${number(n, 'en')}″`,
  cost: (gone, most, turn) => `${gone} of ${most}${turn === 0 ? '' : ` · turn ${turn}°`}`,
  drag: 'drag it, or click where',
  nowhere: 'It can go nowhere from here: undo, and choose something else.',
  which: {
    unit: 'to whom?',
    hex: 'which one?',
    pose: 'where to?',
    number: 'how much?',
    word: 'how?',
    card: 'which one?',
    die: 'which one?',
  },
  where: 'where?',
  deed: n => `deed ${n} of 2`,
  chief: 'Commander-in-chief',
  here: 'it may stand here',
  no: 'no',
  command: inches => `command ${inches}″`,
  outOfRange: 'out of range',
  charge: 'charge',
  falls: (far, most) => `${far} away: ${most} will not do`,
  ghost: name => `${name}: arrows move, Q and E turn, Shift for fine, Enter to place`,
  turnKnob: 'Drag to turn',
  place: 'Place',
  aids: { arcs: 'Arcs and ranges (A)', commands: 'Command ranges (C)', ruler: 'Ruler: drag to measure (M)' },
  keys: [
    ['↑ ↓ ← →', 'move the troop in your hand; with Shift, little by little'],
    ['Q · E', 'turn it'],
    ['1 … 5', 'give the order; with Shift, to its whole command'],
    ['A · C · M', 'arcs and ranges · command ranges · ruler'],
  ],
  troop: (name, wear, stamina, more) => [name, `wear ${wear} of ${stamina}`, ...more].join(', '),
  disordered: 'disordered',
  acted: 'activated',
  faceDown: 'card face down',
  exhausted: 'exhausted',
  wearOf: (wear, stamina) => `wear ${wear} of ${stamina}`,
  order: 'Order',
  weapons: 'Weapons',
  rules: 'Rules',
  defence: 'Defence',
  defences: d => `inf. ${d[0]} · cav. ${d[1]} · volleys ${d[2]} · art. ${d[3]}`,
  level: 'Level',
  virtues: 'Virtues',
  qualities: 'Qualities',
  inCommandOf: 'In command',
  yes: 'yes',
  points: 'Victory points',
  turn: n => `Turn ${n}`,
  lead: (turn, lead) =>
    lead === 0 ? `turn ${turn}: any lead decides` : `a lead of ${lead} at the end of turn ${turn}`,
  orders: {
    title: 'Secret orders',
    ready: n => `${n} cards ready`,
    all: 'All the same',
    command: 'To its command',
    next: 'Next',
    keys: 'keys 1–5, with Shift to its whole command · N and P change troop',
    give: 'Give the orders',
    advice: n => (n === 0 ? 'The hint is taken' : `Take the hint: ${n === 1 ? '1 order' : `${n} orders`} to change`),
    revealed: 'revealed',
    see: 'See my cards',
    hide: 'Cover them',
    covered: 'The cards lie face down',
  },
  diceOf: (name, need) => (need > 0 ? `${name}: ${need} or more` : name),
  budget: n => `You have ${n === 1 ? '1 scenery point' : `${n} scenery points`} left`,
  dice: 'Dice',
  worn: 'Wear suffered',
  destroyed: 'Troops lost',
  commandersLost: 'Commanders fallen',
  shots: 'Hits by fire',
  blows: 'Hits in combat',
  odds: {
    title: 'Odds',
    shot: 'shot',
    charge: 'charge',
    dice: (n, need) => `${n === 1 ? '1 die' : `${n} dice`} at ${need}+`,
    hits: 'how many hit',
    nothing: 'does not come to blows',
    givesWay: 'Gives way',
    disordered: 'Disordered',
    destroyed: 'Destroyed',
    fled: 'Flees before contact',
    ownGivesWay: 'Attacker gives way',
    ownDestroyed: 'Attacker falls',
    wear: 'mean wear caused',
    ownWear: 'mean wear suffered',
    answered: 'Wins even against its card',
  },
  react: {
    pass: 'goes on as it is and keeps its card',
    stand: 'goes on as it is',
    evade: 'gets out of the way',
    check: (dice, chance) => `${dice === 1 ? '1 die' : `${dice} dice`} at 5+: ${chance}`,
  },
  waiting: n => (n === 1 ? '1 troop still to deploy' : `${n} troops still to deploy`),
  planning: 'planning',
  action: 'action phase',
  foresight: {
    title: 'From here it would see',
    nothing: 'Nobody.',
    dice: n => (n === 1 ? '1 die' : `${n} dice`),
    noHarm: 'no harm',
    oneWear: '1 wear',
    moreWear: '2 or more',
    charge: 'could charge',
    reactions: 'Who would react',
    nobody: 'Nobody: no enemy with a card is near the way.',
    flank: 'on its flank',
    command: 'Command',
    near: (far, who, reach) => `${far} from ${who}, who reaches ${reach}″.`,
    inCommand: 'In command.',
    outOfCommand: 'Out of command.',
    unseen: 'He does not see it: out of command.',
    check: (dice, chance) => `Order check: ${dice === 1 ? '1 die' : `${dice} dice`} at 5+, ${chance}.`,
  },
  reference: {
    points: n => `${n} points`,
    orders: 'Orders',
    ground: 'Ground',
    troopsOf: army => `Troops: ${army}`,
    guns: 'Artillery',
    virtues: 'Virtues',
    qualities: 'Qualities',
  },
}

export const tableWords: Readonly<Record<Lang, typeof es>> = { es, en }
