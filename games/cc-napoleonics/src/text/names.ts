import type { SectionName } from '@acies/commands-colors'
import type { NationWords, UnitNames } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'
import type { Commander, LeaderSlug } from '../data/battles/index.ts'
import type { Allies, Nation, UnitType } from '../data/codes.ts'
import type { TerrainId } from '../data/terrain.ts'
import type { UnitClass } from '../data/units.ts'

export const unitNames = {
  'line-infantry': {
    name: { es: 'Infantería de línea', en: 'Line infantry' },
    one: { es: 'unidad de línea', en: 'line unit' },
    many: { es: 'unidades de línea', en: 'line units' },
  },
  'light-infantry': {
    name: { es: 'Infantería ligera', en: 'Light infantry' },
    one: { es: 'unidad de infantería ligera', en: 'light infantry unit' },
    many: { es: 'unidades de infantería ligera', en: 'light infantry units' },
  },
  'rifle-light-infantry': {
    name: { es: 'Fusileros ligeros', en: 'Rifle light infantry' },
    one: { es: 'unidad de fusileros ligeros', en: 'rifle unit' },
    many: { es: 'unidades de fusileros ligeros', en: 'rifle units' },
  },
  'grenadier-infantry': {
    name: { es: 'Granaderos', en: 'Grenadiers' },
    one: { es: 'unidad de granaderos', en: 'grenadier unit' },
    many: { es: 'unidades de granaderos', en: 'grenadier units' },
  },
  'guard-grenadier-infantry': {
    name: { es: 'Granaderos de la Guardia', en: 'Guard grenadiers' },
    one: { es: 'unidad de granaderos de la Guardia', en: 'Guard grenadier unit' },
    many: { es: 'unidades de granaderos de la Guardia', en: 'Guard grenadier units' },
  },
  'young-guard': {
    name: { es: 'Joven Guardia', en: 'Young Guard' },
    one: { es: 'unidad de la Joven Guardia', en: 'Young Guard unit' },
    many: { es: 'unidades de la Joven Guardia', en: 'Young Guard units' },
  },
  'old-guard': {
    name: { es: 'Vieja Guardia', en: 'Old Guard' },
    one: { es: 'unidad de la Vieja Guardia', en: 'Old Guard unit' },
    many: { es: 'unidades de la Vieja Guardia', en: 'Old Guard units' },
  },
  'militia-infantry': {
    name: { es: 'Milicia', en: 'Militia' },
    one: { es: 'unidad de milicia', en: 'militia unit' },
    many: { es: 'unidades de milicia', en: 'militia units' },
  },
  'light-cavalry': {
    name: { es: 'Caballería ligera', en: 'Light cavalry' },
    one: { es: 'unidad de caballería ligera', en: 'light cavalry unit' },
    many: { es: 'unidades de caballería ligera', en: 'light cavalry units' },
  },
  'heavy-cavalry': {
    name: { es: 'Caballería pesada', en: 'Heavy cavalry' },
    one: { es: 'unidad de caballería pesada', en: 'heavy cavalry unit' },
    many: { es: 'unidades de caballería pesada', en: 'heavy cavalry units' },
  },
  'cuirassier-cavalry': {
    name: { es: 'Coraceros', en: 'Cuirassiers' },
    one: { es: 'unidad de coraceros', en: 'cuirassier unit' },
    many: { es: 'unidades de coraceros', en: 'cuirassier units' },
  },
  'guard-heavy-cavalry': {
    name: { es: 'Caballería pesada de la Guardia', en: 'Guard heavy cavalry' },
    one: { es: 'unidad de caballería pesada de la Guardia', en: 'Guard heavy cavalry unit' },
    many: { es: 'unidades de caballería pesada de la Guardia', en: 'Guard heavy cavalry units' },
  },
  'foot-artillery': {
    name: { es: 'Artillería a pie', en: 'Foot artillery' },
    one: { es: 'batería a pie', en: 'foot battery' },
    many: { es: 'baterías a pie', en: 'foot batteries' },
  },
  'guard-foot-artillery': {
    name: { es: 'Artillería a pie de la Guardia', en: 'Guard foot artillery' },
    one: { es: 'batería a pie de la Guardia', en: 'Guard foot battery' },
    many: { es: 'baterías a pie de la Guardia', en: 'Guard foot batteries' },
  },
  'horse-artillery': {
    name: { es: 'Artillería a caballo', en: 'Horse artillery' },
    one: { es: 'batería a caballo', en: 'horse battery' },
    many: { es: 'baterías a caballo', en: 'horse batteries' },
  },
} as const satisfies Record<UnitType, UnitNames>

export const classNames = {
  regular: { es: 'Regular', en: 'Regular' },
  irregular: { es: 'Irregular', en: 'Irregular' },
  elite: { es: 'Élite', en: 'Elite' },
  guard: { es: 'Guardia', en: 'Guard' },
} as const satisfies Record<UnitClass, Said>

export const terrainNames = {
  open: { es: 'Terreno abierto', en: 'Open ground' },
  forest: { es: 'Bosque', en: 'Forest' },
  hill: { es: 'Colina', en: 'Hill' },
  'rugged-hill': { es: 'Colina escarpada', en: 'Rugged hill' },
  town: { es: 'Pueblo', en: 'Town' },
  windmill: { es: 'Molino de viento', en: 'Windmill' },
  river: { es: 'Río', en: 'River' },
  ford: { es: 'Río vadeable', en: 'Fordable river' },
  bridge: { es: 'Puente', en: 'Bridge' },
  'sand-quarry': { es: 'Cantera de arena', en: 'Sand quarry' },
  fieldworks: { es: 'Fortificación', en: 'Fieldworks' },
} as const satisfies Record<TerrainId | 'fieldworks', Said>

/** `name` for headings, `within` inside a sentence */
export const sectionNames = {
  left: {
    name: { es: 'Flanco izquierdo', en: 'Left flank' },
    within: { es: 'en el flanco izquierdo', en: 'on the left flank' },
  },
  center: {
    name: { es: 'Centro', en: 'Centre' },
    within: { es: 'en el centro', en: 'in the centre' },
  },
  right: {
    name: { es: 'Flanco derecho', en: 'Right flank' },
    within: { es: 'en el flanco derecho', en: 'on the right flank' },
  },
} as const satisfies Record<SectionName, { name: Said; within: Said }>

/** `name` is the drawing, `one` and `many` what a player calls it when counting a roll */
export const faceNames = {
  inf: {
    name: { es: 'Infantería', en: 'Infantry' },
    one: { es: 'infantería', en: 'infantry' },
    many: { es: 'infanterías', en: 'infantry' },
  },
  cav: {
    name: { es: 'Caballería', en: 'Cavalry' },
    one: { es: 'caballería', en: 'cavalry' },
    many: { es: 'caballerías', en: 'cavalry' },
  },
  art: {
    name: { es: 'Artillería', en: 'Artillery' },
    one: { es: 'artillería', en: 'artillery' },
    many: { es: 'artillerías', en: 'artillery' },
  },
  flag: {
    name: { es: 'Bandera', en: 'Flag' },
    one: { es: 'bandera', en: 'flag' },
    many: { es: 'banderas', en: 'flags' },
  },
  saber: {
    name: { es: 'Sables cruzados', en: 'Crossed sabres' },
    one: { es: 'sable', en: 'sabre' },
    many: { es: 'sables', en: 'sabres' },
  },
} as const satisfies Record<'inf' | 'cav' | 'art' | 'flag' | 'saber', UnitNames>

export const nationNames = {
  france: {
    name: { es: 'Francia', en: 'France' },
    adjective: { es: 'francés', en: 'French' },
    feminine: { es: 'francesa', en: 'French' },
    people: { es: 'los franceses', en: 'the French' },
  },
  britain: {
    name: { es: 'Gran Bretaña', en: 'Britain' },
    adjective: { es: 'británico', en: 'British' },
    feminine: { es: 'británica', en: 'British' },
    people: { es: 'los británicos', en: 'the British' },
  },
  portugal: {
    name: { es: 'Portugal', en: 'Portugal' },
    adjective: { es: 'portugués', en: 'Portuguese' },
    feminine: { es: 'portuguesa', en: 'Portuguese' },
    people: { es: 'los portugueses', en: 'the Portuguese' },
  },
  /** Dutch, Belgians, Nassauers, Brunswickers and Hanoverians of 1815 */
  netherlands: {
    name: { es: 'Países Bajos y Alemania', en: 'Netherlands and Germany' },
    adjective: { es: 'aliado', en: 'allied' },
    feminine: { es: 'aliada', en: 'allied' },
    people: { es: 'los aliados', en: 'the allies' },
  },
} as const satisfies Record<Nation | Allies, NationWords>

/** Wellesley is Wellington: he took the title after Talavera. */
export const leaderNames = {
  baird: { es: 'Baird', en: 'Baird' },
  barclay: { es: 'Barclay', en: 'Barclay' },
  beckwith: { es: 'Beckwith', en: 'Beckwith' },
  brenier: { es: 'Brenier', en: 'Brenier' },
  brunswick: { es: 'Brunswick', en: 'Brunswick' },
  clausel: { es: 'Clausel', en: 'Clausel' },
  cole: { es: 'Cole', en: 'Cole' },
  craufurd: { es: 'Craufurd', en: 'Craufurd' },
  delaborde: { es: 'Delaborde', en: 'Delaborde' },
  derlon: { es: 'D’Erlon', en: 'D’Erlon' },
  erskine: { es: 'Erskine', en: 'Erskine' },
  fane: { es: 'Fane', en: 'Fane' },
  ferey: { es: 'Ferey', en: 'Ferey' },
  ferguson: { es: 'Ferguson', en: 'Ferguson' },
  foy: { es: 'Foy', en: 'Foy' },
  gazan: { es: 'Gazan', en: 'Gazan' },
  hill: { es: 'Hill', en: 'Hill' },
  hope: { es: 'Hope', en: 'Hope' },
  jerome: { es: 'Jerónimo Bonaparte', en: 'Jérôme Bonaparte' },
  jourdan: { es: 'Jourdan', en: 'Jourdan' },
  junot: { es: 'Junot', en: 'Junot' },
  kellermann: { es: 'Kellermann', en: 'Kellermann' },
  'le-marchant': { es: 'Le Marchant', en: 'Le Marchant' },
  leith: { es: 'Leith', en: 'Leith' },
  loison: { es: 'Loison', en: 'Loison' },
  marchand: { es: 'Marchand', en: 'Marchand' },
  marmont: { es: 'Marmont', en: 'Marmont' },
  maucune: { es: 'Maucune', en: 'Maucune' },
  merle: { es: 'Merle', en: 'Merle' },
  mermet: { es: 'Mermet', en: 'Mermet' },
  moore: { es: 'Moore', en: 'Moore' },
  ney: { es: 'Ney', en: 'Ney' },
  orange: { es: 'Príncipe de Orange', en: 'Prince of Orange' },
  pack: { es: 'Pack', en: 'Pack' },
  pakenham: { es: 'Pakenham', en: 'Pakenham' },
  picton: { es: 'Picton', en: 'Picton' },
  reille: { es: 'Reille', en: 'Reille' },
  reynier: { es: 'Reynier', en: 'Reynier' },
  ruffin: { es: 'Ruffin', en: 'Ruffin' },
  sebastiani: { es: 'Sébastiani', en: 'Sébastiani' },
  sherbrooke: { es: 'Sherbrooke', en: 'Sherbrooke' },
  simon: { es: 'Simon', en: 'Simon' },
  solignac: { es: 'Solignac', en: 'Solignac' },
  soult: { es: 'Soult', en: 'Soult' },
  spencer: { es: 'Spencer', en: 'Spencer' },
  thomieres: { es: 'Thomières', en: 'Thomières' },
  trant: { es: 'Trant', en: 'Trant' },
  uxbridge: { es: 'Uxbridge', en: 'Uxbridge' },
  victor: { es: 'Victor', en: 'Victor' },
  wellesley: { es: 'Wellesley', en: 'Wellesley' },
  wellington: { es: 'Wellington', en: 'Wellington' },
} as const satisfies Record<LeaderSlug, Said>

export const commanderNames = {
  ...leaderNames,
  'marmont-clausel': { es: 'Marmont y Clausel', en: 'Marmont and Clausel' },
  napoleon: { es: 'Napoleón', en: 'Napoleon' },
} as const satisfies Record<LeaderSlug | Commander, Said>
