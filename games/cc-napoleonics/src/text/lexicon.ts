import { armyNames, asWritten, type Lexicon, leaderNamed, lookUp, unitWords } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'
import { battles } from '../data/battles/index.ts'
import { types } from '../data/types.ts'
import { cardWords } from './cards.ts'
import { faceNames, leaderNames, nationNames, unitNames } from './names.ts'
import { placeNames } from './places.ts'

/** The name of a card, and of its section where it is for one. */
const titles: Readonly<Record<string, Said>> = Object.fromEntries(
  Object.entries<{ name: Said; subtitle: Said }>(cardWords).map(([id, { name, subtitle }]) => {
    if (!/-(left|center|right)$/.test(id)) return [id, name]
    const within = (lang: 'es' | 'en') => `${name[lang]} (${subtitle[lang].toLowerCase()})`
    return [id, { es: within('es'), en: within('en') }]
  }),
)

export const lexicon: Lexicon = {
  unit(id) {
    const type = types.find(t => t.id === id)
    return unitWords(type === undefined ? asWritten(id) : unitNames[type.kind].name)
  },
  leader: leaderNamed(leaderNames),
  army: armyNames(battles, nationNames, ['britain', 'france']),
  card: kind => titles[kind] ?? asWritten(kind),
  face: face => lookUp(faceNames, face)?.name ?? asWritten(face),
  place: (battle, hex) => placeNames[battle]?.[hex],
  prompts: {
    'play-card': { es: 'Juega una carta de orden.', en: 'Play an Order card.' },
    'order-by-dice': {
      es: '{card}: ¿a qué pieza da orden cada dado?',
      en: '{card}: which piece does each die order?',
    },
    'restore-blocks': {
      es: '{card}: ¿qué unidad recupera un bloque con cada dado?',
      en: '{card}: which unit regains a block by each die?',
    },
    'force-march': {
      es: '{card}: elige la sección cuya infantería marcha.',
      en: '{card}: choose the section whose infantry marches.',
    },
    'choose-manoeuvre': {
      es: '{card}: ¿la marcha de cuatro o una orden normal a una unidad?',
      en: '{card}: the march of four, or a normal order for one unit?',
    },
    'choose-supplied': {
      es: '{card}: elige la unidad, tuya o enemiga, que vuelve a su línea base.',
      en: '{card}: which unit goes back to its baseline?',
    },
    'place-supplied': {
      es: '{unit} [anda escasa|anda escasa|andan escasos|andan escasas] de suministros: ¿adónde [va|van]?',
      en: '{unit} [is short of supplies: where does it go|are short of supplies: where do they go]?',
    },
    'come-out': { es: 'Elige qué unidades deshacen el cuadro.', en: 'Choose which units come out of square.' },
    'combine-arms': {
      es: 'Armas combinadas: elige las baterías que apoyan {to unit}.',
      en: 'Combined Arms: choose the batteries that support {unit}.',
    },
    'keep-card': { es: 'Elige la carta que conservas.', en: 'Choose the card you keep.' },
    'evade-path': {
      es: '{unit} se [retira|retiran] para reformarse: ¿adónde?',
      en: '{unit} [retires|retire] to reform: where to?',
    },
  },
  words: {
    retire: { es: 'Retirarse y reformarse', en: 'Retire and reform' },
    square: { es: 'Formar cuadro', en: 'Form square' },
    'first-strike': { es: 'Primer ataque', en: 'First Strike' },
    manoeuvre: { es: 'La marcha de cuatro', en: 'The march of four' },
    'one-unit': { es: 'Una orden normal', en: 'One normal order' },
    left: { es: 'Flanco izquierdo', en: 'Left flank' },
    center: { es: 'Centro', en: 'Centre' },
    right: { es: 'Flanco derecho', en: 'Right flank' },
    bonus: { es: 'Melé de bonificación', en: 'Bonus melee' },
  },
  tidings: {
    evaded: { es: '{unit} se [retira|retiran] a {end}.', en: '{unit} [retires|retire] to {end}.' },
  },
}
