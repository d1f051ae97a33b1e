import type { Said } from '@acies/kernel'
import type { Branch, Chart, ChosenCommand } from '../data/profile.ts'
import type { ElementKind } from '../data/terrain.ts'
import type { TroopRule } from '../data/troop-rules.ts'
import type { Weapon } from '../data/weapons.ts'
import type { Order } from '../position.ts'

/** `one` and `many` carry no article */
interface Counted {
  name: Said
  one: Said
  many: Said
}

/** as shouted on the card */
export const orderNames = {
  attention: { es: '¡Atención!', en: 'Attention!' },
  attack: { es: '¡Atacad!', en: 'Attack!' },
  run: { es: '¡Corred!', en: 'Run!' },
  fire: { es: '¡Fuego!', en: 'Fire!' },
  resist: { es: '¡Resistid!', en: 'Resist!' },
} as const satisfies Record<Order, Said>

/** what a card does when it is used to react */
export const reactionNames = {
  reorient: { es: 'Orientarse', en: 'Reorient' },
  shoot: { es: 'Disparar', en: 'Shoot' },
  'counter-charge': { es: 'Contracarga', en: 'Counter-charge' },
  interception: { es: 'Intercepción', en: 'Interception' },
  flight: { es: 'Huida', en: 'Flight' },
  resist: { es: 'Resistir', en: 'Resist' },
  evasion: { es: 'Evasión', en: 'Evasion' },
  shelter: { es: 'Resguardo', en: 'Shelter' },
} as const satisfies Record<string, Said>

export const actionNames = {
  move: { es: 'Mover', en: 'Move' },
  reorganise: { es: 'Reorganizar', en: 'Reorganise' },
  reorient: { es: 'Orientar', en: 'Reorient' },
  shoot: { es: 'Disparar', en: 'Shoot' },
  limber: { es: 'Atalajar', en: 'Limber' },
  unlimber: { es: 'Desatalajar', en: 'Unlimber' },
  charge: { es: 'Cargar', en: 'Charge' },
  caracole: { es: 'Caracolear', en: 'Caracole' },
  abandon: { es: 'Abandonar la fortaleza', en: 'Abandon the fortress' },
  disengage: { es: 'Destrabarse', en: 'Disengage' },
  retreat: { es: 'Retirada', en: 'Retreat' },
  consolidate: { es: 'Consolidar', en: 'Consolidate' },
  pursue: { es: 'Perseguir', en: 'Pursue' },
  'bad-war': { es: 'Mala Guerra', en: 'Bad War' },
} as const satisfies Record<string, Said>

/** what a commander may do besides his qualities */
export const commandActionNames = {
  move: { es: 'Mover', en: 'Move' },
  join: { es: 'Unirse', en: 'Join' },
  leave: { es: 'Salir', en: 'Leave' },
  hurry: { es: 'Apresurarse', en: 'Hurry' },
  inspire: { es: 'Inspirar', en: 'Inspire' },
} as const satisfies Record<string, Said>

export const phaseNames = {
  scenery: { es: 'Escenografía', en: 'Scenery' },
  deployment: { es: 'Despliegue', en: 'Deployment' },
  vanguard: { es: 'Vanguardia', en: 'Vanguard' },
  planning: { es: 'Planificación', en: 'Planning' },
  action: { es: 'Acción', en: 'Action' },
  initiative: { es: 'Iniciativa', en: 'Initiative' },
  activation: { es: 'Activación', en: 'Activation' },
  end: { es: 'Fin del turno', en: 'End of turn' },
} as const satisfies Record<string, Said>

export const branchNames = {
  formation: {
    name: { es: 'Formación', en: 'Formation' },
    one: { es: 'formación', en: 'formation' },
    many: { es: 'formaciones', en: 'formations' },
  },
  company: {
    name: { es: 'Compañía', en: 'Company' },
    one: { es: 'compañía', en: 'company' },
    many: { es: 'compañías', en: 'companies' },
  },
  cavalry: {
    name: { es: 'Caballería', en: 'Cavalry' },
    one: { es: 'unidad de caballería', en: 'cavalry unit' },
    many: { es: 'unidades de caballería', en: 'cavalry units' },
  },
  artillery: {
    name: { es: 'Artillería', en: 'Artillery' },
    one: { es: 'unidad de artillería', en: 'artillery unit' },
    many: { es: 'unidades de artillería', en: 'artillery units' },
  },
} as const satisfies Record<Branch, Counted>

export const unitNames = {
  troop: {
    name: { es: 'Tropa', en: 'Troop' },
    one: { es: 'tropa', en: 'troop' },
    many: { es: 'tropas', en: 'troops' },
  },
  infantry: {
    name: { es: 'Infantería', en: 'Infantry' },
    one: { es: 'unidad de infantería', en: 'infantry unit' },
    many: { es: 'unidades de infantería', en: 'infantry units' },
  },
  commander: {
    name: { es: 'Mando', en: 'Commander' },
    one: { es: 'mando', en: 'commander' },
    many: { es: 'mandos', en: 'commanders' },
  },
  chief: {
    name: { es: 'General', en: 'Commander-in-chief' },
    one: { es: 'general', en: 'commander-in-chief' },
    many: { es: 'generales', en: 'commanders-in-chief' },
  },
} as const satisfies Record<string, Counted>

/** a group of troops under one commander */
export const commandNames = {
  chief: { es: 'Cuartel general', en: 'Headquarters' },
  infantry: { es: 'Mando de infantería', en: 'Infantry Command' },
  cavalry: { es: 'Mando de caballería', en: 'Cavalry Command' },
  company: { es: 'Mando de compañías', en: 'Company Command' },
  battery: { es: 'Batería', en: 'Battery' },
} as const satisfies Record<ChosenCommand['kind'] | 'chief', Said>

/** whoever leads and has no name of his own, by what he leads */
export const leaderTitles = {
  general: { es: 'General', en: 'General' },
  chief: { es: 'Jefe del cuartel general', en: 'Headquarters commander' },
  infantry: { es: 'Jefe de la infantería', en: 'Infantry commander' },
  cavalry: { es: 'Jefe de la caballería', en: 'Cavalry commander' },
  company: { es: 'Jefe de las compañías', en: 'Company commander' },
  battery: { es: 'Jefe de la batería', en: 'Battery commander' },
} as const satisfies Record<ChosenCommand['kind'] | 'chief' | 'general', Said>

export const chartNames = {
  standard: { es: 'Ejército estándar', en: 'Standard army' },
  cavalry: { es: 'Ejército de caballería', en: 'Cavalry army' },
  company: { es: 'Ejército de compañías', en: 'Company army' },
} as const satisfies Record<Chart, Said>

/** the values and defences of a profile, whole and for a narrow column */
export const valueNames = {
  speed: { name: { es: 'Velocidad', en: 'Speed' }, short: { es: 'Vel', en: 'Sp' } },
  combat: { name: { es: 'Combate', en: 'Combat' }, short: { es: 'Com', en: 'Cb' } },
  fire: { name: { es: 'Fuego', en: 'Fire' }, short: { es: 'Fue', en: 'Fi' } },
  discipline: { name: { es: 'Disciplina', en: 'Discipline' }, short: { es: 'Dis', en: 'Di' } },
  courage: { name: { es: 'Coraje', en: 'Courage' }, short: { es: 'Cor', en: 'Co' } },
  stamina: { name: { es: 'Aguante', en: 'Stamina' }, short: { es: 'Agu', en: 'St' } },
  'def-infantry': {
    name: { es: 'Defensa contra infantería', en: 'Defence vs Infantry' },
    short: { es: 'D inf', en: 'D inf' },
  },
  'def-cavalry': {
    name: { es: 'Defensa contra caballería', en: 'Defence vs Cavalry' },
    short: { es: 'D cab', en: 'D cav' },
  },
  'def-volley': {
    name: { es: 'Defensa contra salvas', en: 'Defence vs Volleys' },
    short: { es: 'D sal', en: 'D vol' },
  },
  'def-artillery': {
    name: { es: 'Defensa contra artillería', en: 'Defence vs Artillery' },
    short: { es: 'D art', en: 'D art' },
  },
  level: { name: { es: 'Nivel', en: 'Level' }, short: { es: 'Niv', en: 'Lv' } },
} as const satisfies Record<string, { name: Said; short: Said }>

export const markerNames = {
  wear: { es: 'Desgaste', en: 'Wear' },
  disordered: { es: 'Desordenada', en: 'Disordered' },
  exhausted: { es: 'Agotado', en: 'Exhausted' },
  fresh: { es: 'Fresca', en: 'Fresh' },
  'at-limit': { es: 'Al Límite', en: 'At the Limit' },
  flanked: { es: 'Flanqueada', en: 'Flanked' },
  limbered: { es: 'Atalajada', en: 'Limbered' },
  fortified: { es: 'Fortificada', en: 'Fortified' },
  'order-card': { es: 'Carta de orden', en: 'Order card' },
  'victory-points': { es: 'Puntos de victoria', en: 'Victory points' },
  'break-points': { es: 'Puntos de ruptura', en: 'Break points' },
} as const satisfies Record<string, Said>

export const checkNames = {
  order: { es: 'Chequeo de Orden', en: 'Order Check' },
  break: { es: 'Chequeo de Ruptura', en: 'Break Check' },
  discipline: { es: 'Chequeo de Disciplina', en: 'Discipline Check' },
  command: { es: 'Chequeo de Mando', en: 'Command Check' },
  resist: { es: 'Resistir el daño', en: 'Resist damage' },
} as const satisfies Record<string, Said>

export const weaponNames = {
  halberds: { es: 'Alabardas', en: 'Halberds' },
  bardiches: { es: 'Bardiches', en: 'Bardiches' },
  bayonet: { es: 'Bayoneta', en: 'Bayonet' },
  swordsmen: { es: 'Espadachines', en: 'Swordsmen' },
  'cavalry-lances': { es: 'Lanzas de Caballería', en: 'Cavalry Lances' },
  'heavy-lances': { es: 'Lanzas Pesadas', en: 'Heavy Lances' },
  'two-handed-swords': { es: 'Mandobles', en: 'Two-handed Swords' },
  pikes: { es: 'Picas', en: 'Pikes' },
  grenades: { es: 'Granadas', en: 'Grenades' },
  'salvo-drill': { es: 'Salvas', en: 'Salvo drill' },
  mortar: { es: 'Mortero', en: 'Mortar' },
  arquebus: { es: 'Arcabuz', en: 'Arquebus' },
  musket: { es: 'Mosquete', en: 'Musket' },
  'arquebus-musket': { es: 'Arcabuz y mosquete', en: 'Arquebus and musket' },
  flintlock: { es: 'Mosquete de Chispa', en: 'Flintlock Musket' },
  pistol: { es: 'Pistola', en: 'Pistol' },
  bow: { es: 'Arco', en: 'Bow' },
  longbow: { es: 'Arco Largo', en: 'Longbow' },
  crossbow: { es: 'Ballesta', en: 'Crossbow' },
  javelin: { es: 'Jabalina', en: 'Javelin' },
  'gun-light': { es: 'Cañón Ligero', en: 'Light Gun' },
  'gun-medium': { es: 'Cañón Medio', en: 'Medium Gun' },
  'gun-heavy': { es: 'Cañón Pesado', en: 'Heavy Gun' },
  'gun-superheavy': { es: 'Cañón Superpesado', en: 'Super-heavy Gun' },
} as const satisfies Record<Weapon, Said>

export const troopRuleNames = {
  brigade: { es: 'Brigada', en: 'Brigade' },
  squares: { es: 'Cuadros', en: 'Squares' },
  elite: { es: 'Élite', en: 'Elite' },
  ambush: { es: 'Emboscada', en: 'Ambush' },
  skirmishers: { es: 'Escaramuzadores', en: 'Skirmishers' },
  'mobile-fortress': { es: 'Fortaleza Móvil', en: 'Mobile Fortress' },
  frenzied: { es: 'Frenéticos', en: 'Frenzied' },
  light: { es: 'Ligera', en: 'Light' },
  mercenaries: { es: 'Mercenarios', en: 'Mercenaries' },
  numerous: { es: 'Numerosos', en: 'Numerous' },
  sheltered: { es: 'Resguardo', en: 'Sheltered' },
  'extended-arc': { es: 'Ángulo Extendido', en: 'Extended Arc' },
  'heavy-cavalry': { es: 'Caballería Pesada', en: 'Heavy Cavalry' },
  caracole: { es: 'Caracolear', en: 'Caracole' },
  choragiew: { es: 'Choragiew', en: 'Choragiew' },
  dragoon: { es: 'Dragón', en: 'Dragoon' },
  impetuous: { es: 'Impetuosos', en: 'Impetuous' },
  'open-order': { es: 'Formación Abierta', en: 'Open Order' },
  harasser: { es: 'Hostigador', en: 'Harasser' },
  vanguard: { es: 'Vanguardia', en: 'Vanguard' },
  'draught-horses': { es: 'Caballos de Tiro', en: 'Draught Horses' },
  experimental: { es: 'Experimental', en: 'Experimental' },
  entrenched: { es: 'Fortificada', en: 'Entrenched' },
  integrable: { es: 'Integrable', en: 'May be Integrated' },
  'great-battery': { es: 'Gran Batería', en: 'Great Battery' },
} as const satisfies Record<TroopRule, Said>

export const elementNames = {
  road: { es: 'Camino', en: 'Road' },
  hill: { es: 'Colina', en: 'Hill' },
  'large-hill': { es: 'Colina grande', en: 'Large hill' },
  'steep-hill': { es: 'Colina escarpada', en: 'Steep hill' },
  wood: { es: 'Bosque', en: 'Wood' },
  'large-wood': { es: 'Bosque grande', en: 'Large wood' },
  crops: { es: 'Campo de cultivo', en: 'Crops' },
  fence: { es: 'Valla', en: 'Fence' },
  wall: { es: 'Muro', en: 'Wall' },
  bridge: { es: 'Puente', en: 'Bridge' },
  'small-building': { es: 'Edificio pequeño', en: 'Small building' },
  'large-building': { es: 'Edificio grande', en: 'Large building' },
  swamp: { es: 'Ciénaga', en: 'Swamp' },
  'small-lake': { es: 'Lago pequeño', en: 'Small lake' },
  'large-lake': { es: 'Lago grande', en: 'Large lake' },
  rocks: { es: 'Rocas', en: 'Rocks' },
  river: { es: 'Río', en: 'River' },
  ford: { es: 'Vado', en: 'Ford' },
  'built-up': { es: 'Zona urbana', en: 'Built-up area' },
} as const satisfies Record<ElementKind, Said>

/** TER-BAT-04 */
export const victoryNames = {
  decisive: { es: 'Victoria decisiva', en: 'Decisive victory' },
  clear: { es: 'Victoria clara', en: 'Clear victory' },
  fair: { es: 'Victoria justa', en: 'Fair victory' },
  pyrrhic: { es: 'Victoria pírrica', en: 'Pyrrhic victory' },
  draw: { es: 'Empate', en: 'Draw' },
} as const satisfies Record<string, Said>
