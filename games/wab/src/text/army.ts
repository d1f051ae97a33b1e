import { both, type Said } from '@acies/kernel'
import type { ArmyNames } from '@acies/tabletop'
import { bookNames, profileNames } from './names.ts'

const variants: Readonly<Record<string, Said>> = {
  tribes: both('De varios pueblos', 'Of several peoples'),
  britons: both('Britanos', 'Britons'),
  dacians: both('Dacios', 'Dacians'),
  gauls: both('Galos', 'Gauls'),
  germans: both('Germanos', 'Germans'),
}
const sections: Readonly<Record<string, Said>> = {
  characters: both('Personajes', 'Characters'),
  warriors: both('Guerreros', 'Warriors'),
  mounted: both('Caballería y carros', 'Horse and chariots'),
  support: both('Apoyo', 'Support'),
  legionaries: both('Legionarios', 'Legionaries'),
  auxiliaries: both('Auxiliares', 'Auxiliaries'),
  special: both('Unidades especiales', 'Special units'),
  foot: both('Infantería', 'Foot'),
  horse: both('Caballería', 'Horse'),
  engines: both('Carros, elefantes y máquinas', 'Chariots, elephants and engines'),
}
const options: Readonly<Record<string, Said>> = {
  C: both('Campeón', 'Champion'),
  S: both('Estandarte', 'Standard'),
  M: both('Músico', 'Musician'),
  light: both('Armadura ligera', 'Light armour'),
  heavy: both('Armadura pesada', 'Heavy armour'),
  plate: both('Coraza completa', 'Full plate'),
  shield: both('Escudo', 'Shield'),
  shields: both('Escudos', 'Shields'),
  large: both('Escudo grande', 'Large shield'),
  buckler: both('Rodela', 'Buckler'),
  pavise: both('Pavés', 'Pavise'),
  barding: both('Bardas', 'Barding'),
  bare: both('Sin armadura', 'Unarmoured'),
  screen: both('Tras su caballería ligera', 'Behind their light horse'),
  horse: both('Caballo', 'Horse'),
  warhorse: both('Caballo de guerra', 'Warhorse'),
  chariot: both('Carro', 'Chariot'),
  elephant: both('Elefante', 'Elephant'),
  javelins: both('Jabalinas', 'Javelins'),
  spear: both('Lanza de empuje', 'Thrusting spear'),
  spears: both('Lanzas de empuje', 'Thrusting spears'),
  throwing: both('Venablos', 'Throwing spears'),
  half: both('La mitad con lanzas de empuje', 'Half with thrusting spears'),
  kontos: both('Kontos', 'Kontos'),
  lance: both('Lanza de caballería', 'Lance'),
  slings: both('Hondas', 'Slings'),
  bows: both('Arcos', 'Bows'),
  long: both('Arcos largos', 'Long bows'),
  falx: both('Falces', 'Falx'),
  axes: both('Hachas a dos manos', 'Two-handed axes'),
  drilled: both('Adiestrados', 'Drilled'),
  stubborn: both('Tozudos', 'Stubborn'),
  picked: both('Adiestrados y tozudos', 'Drilled and stubborn'),
  veteran: both('Regla de veteranos', 'Veterans’ rule'),
  elite: both('Escogidos', 'Picked men'),
  unreliable: both('Poco fiables', 'Unreliable'),
  accustomed: both('Hechos a los elefantes', 'Used to elephants'),
  trained: both('Falange entrenada', 'Trained phalanx'),
  macedonian: both('Falange macedonia', 'Macedonian phalanx'),
  medieval: both('Falange medieval', 'Medieval phalanx'),
  phalanx: both('En falange', 'In phalanx'),
  finest: both('Los mejores caballos', 'Finest horses'),
  parthian: both('Disparo parto', 'Parthian shot'),
  feigned: both('Huida fingida', 'Feigned flight'),
  expert: both('Jinetes expertos', 'Expert horsemen'),
  standard: both('Estandarte de batalla', 'Battle standard'),
  huge: both('Enorme', 'Huge'),
  wheels: both('Ruedas', 'Wheels'),
  cart: both('Sobre carro', 'On a cart'),
  crew2: both('Dos sirvientes', 'Two crew'),
  crew3: both('Tres sirvientes', 'Three crew'),
  crew4: both('Cuatro sirvientes', 'Four crew'),
  'crew-light': both('Dotación con armadura ligera', 'Crew in light armour'),
  third: both('Un guerrero más', 'One more warrior'),
  tarasnice: both('Tarasnice', 'Tarasnice'),
  leader: both('Jefe', 'Leader'),
  ancient: both('Arcos compuestos', 'Composite bows'),
  defenders: both('Diez defensores', 'Ten defenders'),
  looser: both('Guerreros en orden abierto', 'Warriors in open order'),
}
/** Kinds of entries and groups of options, in the plural. */
const kinds: Readonly<Record<string, Said>> = {
  mount: both('Monturas', 'Mounts'),
  spear: both('Lanzas', 'Spears'),
  missiles: both('Armas de proyectiles', 'Missile weapons'),
  phalanx: both('Clases de falange', 'Kinds of phalanx'),
  crew: both('Dotaciones', 'Crews'),
  'bolt-thrower': both('Lanzavirotes', 'Bolt throwers'),
  infantry: both('Infantería', 'Foot'),
  cavalry: both('Caballería', 'Horse'),
}
const own: Readonly<Record<string, (v: Readonly<Record<string, number | string>>) => Said>> = {
  'special-share': v =>
    both(
      `Las unidades especiales y los aliados suman ${v.spent} puntos, como mucho ${v.most}.`,
      `Special units and allies come to ${v.spent} points, at most ${v.most}.`,
    ),
  'special-units': v =>
    both(
      `Unidades especiales: ${v.n}, y caben tantas como legionarias y auxiliares juntas (${v.most}).`,
      `Special units: ${v.n}, and as many may be had as legionary and auxiliary units together (${v.most}).`,
    ),
  'no-crew': v =>
    both(
      `${profileNames[v.entry]?.es ?? v.entry}: falta la dotación.`,
      `${profileNames[v.entry]?.en ?? v.entry}: it needs a crew.`,
    ),
  'looser-gauls': () => both('Solo los galos luchan en orden abierto.', 'Only Gauls may fight in open order.'),
}
const named =
  (names: Readonly<Record<string, Said>>) =>
  (id: string): Said =>
    names[id] ?? both(id, id)

/** What the books’ things are called. */
export const armyNames: ArmyNames = {
  book: named(bookNames),
  variant: named(variants),
  entry: named(profileNames),
  option: named(options),
  section: named(sections),
  slot: () => both('Ejército', 'Army'),
  kind: named(kinds),
  own: (key, values) => own[key]?.(values) ?? both(key, key),
}
