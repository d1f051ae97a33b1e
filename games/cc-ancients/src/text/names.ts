import type { NationWords, UnitNames } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'
import type { Commander, LeaderSlug, Nation } from '../data/scenarios.ts'

export const unitNames = {
  'light-infantry': {
    name: { es: 'Infantería ligera', en: 'Light infantry' },
    one: { es: 'unidad de infantería ligera', en: 'light infantry unit' },
    many: { es: 'unidades de infantería ligera', en: 'light infantry units' },
  },
  'light-bow': {
    name: { es: 'Arqueros ligeros', en: 'Light bow infantry' },
    one: { es: 'unidad de arqueros ligeros', en: 'light bow unit' },
    many: { es: 'unidades de arqueros ligeros', en: 'light bow units' },
  },
  'light-sling': {
    name: { es: 'Honderos ligeros', en: 'Light sling infantry' },
    one: { es: 'unidad de honderos ligeros', en: 'light sling unit' },
    many: { es: 'unidades de honderos ligeros', en: 'light sling units' },
  },
  auxilia: {
    name: { es: 'Auxiliares', en: 'Auxilia' },
    one: { es: 'unidad de auxiliares', en: 'auxilia unit' },
    many: { es: 'unidades de auxiliares', en: 'auxilia units' },
  },
  warriors: {
    name: { es: 'Guerreros', en: 'Warriors' },
    one: { es: 'unidad de guerreros', en: 'warrior unit' },
    many: { es: 'unidades de guerreros', en: 'warrior units' },
  },
  'medium-infantry': {
    name: { es: 'Infantería media', en: 'Medium infantry' },
    one: { es: 'unidad de infantería media', en: 'medium infantry unit' },
    many: { es: 'unidades de infantería media', en: 'medium infantry units' },
  },
  'heavy-infantry': {
    name: { es: 'Infantería pesada', en: 'Heavy infantry' },
    one: { es: 'unidad de infantería pesada', en: 'heavy infantry unit' },
    many: { es: 'unidades de infantería pesada', en: 'heavy infantry units' },
  },
  'light-cavalry': {
    name: { es: 'Caballería ligera', en: 'Light cavalry' },
    one: { es: 'unidad de caballería ligera', en: 'light cavalry unit' },
    many: { es: 'unidades de caballería ligera', en: 'light cavalry units' },
  },
  'medium-cavalry': {
    name: { es: 'Caballería media', en: 'Medium cavalry' },
    one: { es: 'unidad de caballería media', en: 'medium cavalry unit' },
    many: { es: 'unidades de caballería media', en: 'medium cavalry units' },
  },
  'heavy-cavalry': {
    name: { es: 'Caballería pesada', en: 'Heavy cavalry' },
    one: { es: 'unidad de caballería pesada', en: 'heavy cavalry unit' },
    many: { es: 'unidades de caballería pesada', en: 'heavy cavalry units' },
  },
  elephants: {
    name: { es: 'Elefantes', en: 'Elephants' },
    one: { es: 'unidad de elefantes', en: 'elephant unit' },
    many: { es: 'unidades de elefantes', en: 'elephant units' },
  },
  'heavy-chariot': {
    name: { es: 'Carros pesados', en: 'Heavy chariots' },
    one: { es: 'unidad de carros pesados', en: 'heavy chariot unit' },
    many: { es: 'unidades de carros pesados', en: 'heavy chariot units' },
  },
  'war-machine': {
    name: { es: 'Máquinas de guerra', en: 'War machines' },
    one: { es: 'unidad de máquinas de guerra', en: 'war machine unit' },
    many: { es: 'unidades de máquinas de guerra', en: 'war machine units' },
  },
} as const satisfies Record<string, UnitNames>

export type UnitType = keyof typeof unitNames

/** the codes in which scenarios are written */
export const unitCodes = {
  LI: 'light-infantry',
  LB: 'light-bow',
  LS: 'light-sling',
  AX: 'auxilia',
  WA: 'warriors',
  MI: 'medium-infantry',
  HI: 'heavy-infantry',
  LC: 'light-cavalry',
  MC: 'medium-cavalry',
  HC: 'heavy-cavalry',
  EL: 'elephants',
  CH: 'heavy-chariot',
  WM: 'war-machine',
} as const satisfies Record<string, UnitType>

export const terrainNames = {
  open: { es: 'Terreno abierto', en: 'Open ground' },
  hill: { es: 'Colina', en: 'Hill' },
  forest: { es: 'Bosque', en: 'Forest' },
  broken: { es: 'Terreno abrupto', en: 'Broken ground' },
  river: { es: 'Río', en: 'River' },
  ford: { es: 'Río vadeable', en: 'Fordable river' },
  lake: { es: 'Lago', en: 'Lake' },
  coast: { es: 'Costa', en: 'Coast' },
  steep: { es: 'Colina empinada', en: 'Steep hill' },
  camp: { es: 'Campamento fortificado', en: 'Fortified camp' },
  rampart: { es: 'Terraplén', en: 'Rampart' },
} as const satisfies Record<string, Said>

/** `name` for headings, `within` inside a sentence */
export const sectionNames = {
  left: {
    name: { es: 'Izquierda', en: 'Left' },
    within: { es: 'en la sección izquierda', en: 'in the left section' },
  },
  center: {
    name: { es: 'Centro', en: 'Centre' },
    within: { es: 'en la sección central', en: 'in the centre section' },
  },
  right: {
    name: { es: 'Derecha', en: 'Right' },
    within: { es: 'en la sección derecha', en: 'in the right section' },
  },
} as const satisfies Record<'left' | 'center' | 'right', { name: Said; within: Said }>

/** `name` is the drawing, `one` and `many` what a player calls it when counting a roll */
export const faceNames = {
  light: {
    name: { es: 'Círculo verde', en: 'Green circle' },
    one: { es: 'ligero', en: 'light' },
    many: { es: 'ligeros', en: 'lights' },
  },
  medium: {
    name: { es: 'Triángulo azul', en: 'Blue triangle' },
    one: { es: 'medio', en: 'medium' },
    many: { es: 'medios', en: 'mediums' },
  },
  heavy: {
    name: { es: 'Cuadrado rojo', en: 'Red square' },
    one: { es: 'pesado', en: 'heavy' },
    many: { es: 'pesados', en: 'heavies' },
  },
  leader: {
    name: { es: 'Casco', en: 'Helmet' },
    one: { es: 'casco', en: 'helmet' },
    many: { es: 'cascos', en: 'helmets' },
  },
  flag: {
    name: { es: 'Bandera', en: 'Flag' },
    one: { es: 'bandera', en: 'flag' },
    many: { es: 'banderas', en: 'flags' },
  },
  swords: {
    name: { es: 'Espadas cruzadas', en: 'Crossed swords' },
    one: { es: 'espadas', en: 'swords' },
    many: { es: 'espadas', en: 'swords' },
  },
} as const satisfies Record<'light' | 'medium' | 'heavy' | 'leader' | 'flag' | 'swords', UnitNames>

export const nationNames = {
  rome: {
    name: { es: 'Roma', en: 'Rome' },
    adjective: { es: 'romano', en: 'Roman' },
    feminine: { es: 'romana', en: 'Roman' },
    people: { es: 'los romanos', en: 'the Romans' },
  },
  carthage: {
    name: { es: 'Cartago', en: 'Carthage' },
    adjective: { es: 'cartaginés', en: 'Carthaginian' },
    feminine: { es: 'cartaginesa', en: 'Carthaginian' },
    people: { es: 'los cartagineses', en: 'the Carthaginians' },
  },
  syracuse: {
    name: { es: 'Siracusa', en: 'Syracuse' },
    adjective: { es: 'siracusano', en: 'Syracusan' },
    feminine: { es: 'siracusana', en: 'Syracusan' },
    people: { es: 'los siracusanos', en: 'the Syracusans' },
  },
} as const satisfies Record<Nation, NationWords>

/** CCA-R-85: names are labels; men of the same name share one, except the Scipios and the famous Hasdrubals */
export const leaderNames = {
  atilius: { es: 'Atilio', en: 'Atilius' },
  bostar: { es: 'Bóstar', en: 'Bostar' },
  captain: { es: 'Capitán', en: 'Captain' },
  cassius: { es: 'Casio', en: 'Cassius' },
  daphnaeus: { es: 'Dafneo', en: 'Daphnaeus' },
  dionysius: { es: 'Dionisio', en: 'Dionysius' },
  flaminius: { es: 'Flaminio', en: 'Flaminius' },
  'gnaeus-scipio': { es: 'Cneo Escipión', en: 'Gnaeus Scipio' },
  gracchus: { es: 'Graco', en: 'Gracchus' },
  hamilcar: { es: 'Amílcar', en: 'Hamilcar' },
  hannibal: { es: 'Aníbal', en: 'Hannibal' },
  hanno: { es: 'Hannón', en: 'Hanno' },
  hasdrubal: { es: 'Asdrúbal', en: 'Hasdrubal' },
  'hasdrubal-barca': { es: 'Asdrúbal Barca', en: 'Hasdrubal Barca' },
  'hasdrubal-gisgo': { es: 'Asdrúbal Giscón', en: 'Hasdrubal Gisgo' },
  himilco: { es: 'Himilcón', en: 'Himilco' },
  laelius: { es: 'Lelio', en: 'Laelius' },
  legate: { es: 'Legado', en: 'Legate' },
  livius: { es: 'Livio', en: 'Livius' },
  mago: { es: 'Magón', en: 'Mago' },
  maharbal: { es: 'Maharbal', en: 'Maharbal' },
  mamercus: { es: 'Mamerco', en: 'Mamercus' },
  marcius: { es: 'Marcio', en: 'Marcius' },
  masinissa: { es: 'Masinisa', en: 'Masinissa' },
  nero: { es: 'Nerón', en: 'Nero' },
  officer: { es: 'Oficial', en: 'Officer' },
  paullus: { es: 'Paulo', en: 'Paullus' },
  porcius: { es: 'Porcio', en: 'Porcius' },
  'publius-scipio': { es: 'Publio Escipión', en: 'Publius Scipio' },
  regulus: { es: 'Régulo', en: 'Regulus' },
  scipio: { es: 'Escipión', en: 'Scipio' },
  sempronius: { es: 'Sempronio', en: 'Sempronius' },
  timoleon: { es: 'Timoleón', en: 'Timoleon' },
  tribune: { es: 'Tribuno', en: 'Tribune' },
  varro: { es: 'Varrón', en: 'Varro' },
  xanthippus: { es: 'Jantipo', en: 'Xanthippus' },
} as const satisfies Record<LeaderSlug, Said>

export const commanderNames = {
  ...leaderNames,
  'scipio-brothers': { es: 'Cneo y Publio Escipión', en: 'Gnaeus and Publius Scipio' },
} as const satisfies Record<LeaderSlug | Commander, Said>
