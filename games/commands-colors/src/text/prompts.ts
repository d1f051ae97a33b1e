import type { Lang, Said } from '@acies/kernel'

/** What the core's questions ask; `{unit}` is asked for, `{other}` attacks it. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  'play-card': { es: 'Juega una carta de mando.', en: 'Play a command card.' },
  'order-units': { es: '{card}: ¿a quién das órdenes?', en: '{card}: whom do you order?' },
  'order-one': { es: 'Da una orden a una unidad cualquiera.', en: 'Order one unit of your choice.' },
  'order-group': { es: '{card}: elige unidades enlazadas.', en: '{card}: choose linked units.' },
  'order-leader': {
    es: '{card}: elige un líder y sus unidades enlazadas, o una sola unidad.',
    en: '{card}: choose a leader and units linked to him, or a single unit.',
  },
  'move-piece': {
    es: 'Mueve una pieza con órdenes, o termina el movimiento.',
    en: 'Move an ordered piece, or end movement.',
  },
  'announce-combat': {
    es: 'Elige quién combate y contra quién, o termina los combates.',
    en: 'Choose who fights and whom, or end the fighting.',
  },
  'shoot-again': { es: '{unit} [puede|pueden] disparar otra vez: ¿a quién?', en: '{unit} may fire again: at whom?' },
  defend: {
    es: '{other} <ataca|atacan> {to unit}: ¿qué haces?',
    en: '{other} <attacks|attack> {unit}: what do you do?',
  },
  'battle-back': { es: '¿Responder con {unit}?', en: 'Battle back with {unit}?' },
  'ignore-flag': {
    es: '¿[Ignora|Ignoran] una bandera {unit}?',
    en: '[Does|Do] {unit} ignore one flag?',
  },
  'ignore-flags': {
    es: '¿Cuántas banderas [ignora|ignoran] {unit}? Como mucho, {flags}.',
    en: 'How many flags [does|do] {unit} ignore? At most {flags}.',
  },
  'retreat-path': {
    es: '{unit} se [retira|retiran] {hexes}: ¿adónde?',
    en: '{unit} [retreats|retreat] {hexes}: where to?',
  },
  'evade-path': { es: '{unit} se [evade|evaden]: ¿adónde?', en: '{unit} [evades|evade]: where to?' },
  'leader-path': {
    es: '{unit} debe alejarse hasta {hexes}: ¿adónde?',
    en: '{unit} must get away, up to {hexes}: where to?',
  },
  'escape-through': {
    es: '{unit} está rodeado: ¿por qué enemigo intenta escapar?',
    en: '{unit} is cut off: which enemy does he try to slip through?',
  },
  advance: { es: '¿Avanzar con {unit}?', en: 'Advance with {unit}?' },
  'bonus-combat': {
    es: '{unit} [puede|pueden] combatir otra vez: ¿contra quién?',
    en: '{unit} may fight again: against whom?',
  },
}

/** Words on buttons, and what games call differently. */
export const WORDS: Readonly<Record<string, Said>> = {
  done: { es: 'Listo', en: 'Done' },
  pass: { es: 'No', en: 'No' },
  'not-again': { es: 'Otra vez no', en: 'Not again' },
  stop: { es: 'Aquí', en: 'Here' },
  stay: { es: 'Quedarse', en: 'Stay' },
  wait: { es: 'Esperar', en: 'Wait' },
  surrender: { es: 'Rendirse', en: 'Give up' },
  stand: { es: 'Aguantar', en: 'Stand' },
  evade: { es: 'Evadirse', en: 'Evade' },
  'first-strike': { es: 'Primer golpe', en: 'First Strike' },
  'battle-back': { es: 'Responder', en: 'Battle back' },
  exit: { es: 'fuera del campo', en: 'off the field' },
  bonus: { es: 'Combate de bonificación', en: 'Bonus combat' },
  die: { es: 'dado', en: 'die' },
}

const NUMBERS: Readonly<Record<Lang, readonly string[]>> = {
  es: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}
/** A small number in words; `feminine` for the Spanish one. */
export const inWords = (n: number, lang: Lang, feminine = false): string =>
  lang === 'es' && n === 1 && feminine ? 'una' : (NUMBERS[lang][n] ?? `${n}`)

/** Two hexes; one, of flags. */
export const hexesIn = (n: number, lang: Lang): string =>
  `${inWords(n, lang)} ${lang === 'es' ? (n === 1 ? 'hexágono' : 'hexágonos') : n === 1 ? 'hex' : 'hexes'}`
export const flagsIn = (n: number, lang: Lang): string => inWords(n, lang, true)
