import type { Said } from '@acies/kernel'
import type { ArmyId } from '../data/armies/index.ts'

export interface ArmyWords {
  name: Said
  /** how a side is called at the table */
  short: Said
  /** in a sentence an article goes before it */
  article?: Said
  /** with a masculine noun: el ejército francés */
  adjective: Said
  /** with a feminine noun: la caballería francesa */
  feminine: Said
  people: Said
  /** the army in two sentences, for whoever chooses one */
  about: Said
}

export const armyWords = {
  spain: {
    name: { es: 'Monarquía de España', en: 'Spanish Monarchy' },
    short: { es: 'España', en: 'Spain' },
    adjective: { es: 'español', en: 'Spanish' },
    feminine: { es: 'española', en: 'Spanish' },
    people: { es: 'los españoles', en: 'the Spaniards' },
    about: {
      es: 'Tercios que no se rompen y bocas de fuego de sobra, con una caballería correcta. Avanza despacio y aguanta lo que le echen.',
      en: 'Tercios that do not break and plenty of shot, with fair cavalry. It advances slowly and bears whatever is thrown at it.',
    },
  },
  france: {
    name: { es: 'Reino de Francia', en: 'Kingdom of France' },
    short: { es: 'Francia', en: 'France' },
    adjective: { es: 'francés', en: 'French' },
    feminine: { es: 'francesa', en: 'French' },
    people: { es: 'los franceses', en: 'the French' },
    about: {
      es: 'Caballería ardorosa, batallones sólidos y suizos a sueldo. Gana por las alas, si sus jinetes vuelven a tiempo.',
      en: 'Fiery cavalry, solid battalions and hired Swiss. It wins on the wings, if its horsemen come back in time.',
    },
  },
  sweden: {
    name: { es: 'Reino de Suecia', en: 'Kingdom of Sweden' },
    short: { es: 'Suecia', en: 'Sweden' },
    adjective: { es: 'sueco', en: 'Swedish' },
    feminine: { es: 'sueca', en: 'Swedish' },
    people: { es: 'los suecos', en: 'the Swedes' },
    about: {
      es: 'Brigadas que disparan y cargan a la vez, piezas ligeras y jinetes que atacan al galope. Pega muy fuerte y aguanta menos.',
      en: 'Brigades that fire and charge in one, light guns and horsemen who attack at the gallop. It hits very hard and lasts less.',
    },
  },
  empire: {
    name: { es: 'Imperio y Liga Católica', en: 'Empire and Catholic League' },
    short: { es: 'Imperio', en: 'Empire' },
    article: { es: 'el', en: 'the' },
    adjective: { es: 'imperial', en: 'Imperial' },
    feminine: { es: 'imperial', en: 'Imperial' },
    people: { es: 'los imperiales', en: 'the Imperials' },
    about: {
      es: 'Grandes escuadrones de picas, coraceros que pesan y croatas que molestan. Lento y enorme: que el enemigo venga a él.',
      en: 'Great pike squadrons, weighty cuirassiers and bothersome Croats. Slow and huge: let the enemy come to it.',
    },
  },
  poland: {
    name: { es: 'Polonia-Lituania', en: 'Poland-Lithuania' },
    short: { es: 'Polonia', en: 'Poland' },
    adjective: { es: 'polaco', en: 'Polish' },
    feminine: { es: 'polaca', en: 'Polish' },
    people: { es: 'los polacos', en: 'the Poles' },
    about: {
      es: 'Húsares alados que cargan en columna y jinetes que disparan y huyen, con muy poca infantería. Una carga a tiempo decide la batalla.',
      en: 'Winged hussars who charge in column and riders who shoot and flee, with very little foot. One charge in time decides the battle.',
    },
  },
  muscovy: {
    name: { es: 'Zarato de Moscovia', en: 'Tsardom of Muscovy' },
    short: { es: 'Moscovia', en: 'Muscovy' },
    adjective: { es: 'moscovita', en: 'Muscovite' },
    feminine: { es: 'moscovita', en: 'Muscovite' },
    people: { es: 'los moscovitas', en: 'the Muscovites' },
    about: {
      es: 'Streltsí tras sus muros de madera, cañones enormes y mucha caballería ligera. Espera a cubierto y deja que el enemigo se estrelle.',
      en: 'Streltsi behind their wooden walls, huge guns and plenty of light horse. It waits under cover and lets the enemy dash himself to pieces.',
    },
  },
  cossacks: {
    name: { es: 'Hueste cosaca y tártara', en: 'Cossack and Tatar host' },
    short: { es: 'Ucrania', en: 'Ukraine' },
    adjective: { es: 'cosaco', en: 'Cossack' },
    feminine: { es: 'cosaca', en: 'Cossack' },
    people: { es: 'los cosacos', en: 'the Cossacks' },
    about: {
      es: 'Carros encadenados, campesinos furiosos y nubes de jinetes que actúan de dos en dos. Cada unidad vale poco: todas juntas ahogan.',
      en: 'Chained wagons, furious peasants and clouds of riders who act two by two. Each unit is worth little: all together they smother.',
    },
  },
} as const satisfies Record<ArmyId, ArmyWords>

/** What the rows of the lists are called, one unit of each. */
export const profileNames = {
  'ART-L': { es: 'Cañón ligero', en: 'Light gun' },
  'ART-M': { es: 'Cañón medio', en: 'Medium gun' },
  'ART-H': { es: 'Cañón pesado', en: 'Heavy gun' },
  'ART-G': { es: 'Gran batería', en: 'Great battery' },
  'ART-R': { es: 'Mortero', en: 'Mortar' },
  'SPA-01': { es: 'Tercio viejo escuadronado', en: 'Squadroned old tercio' },
  'SPA-02': { es: 'Tercio de españoles', en: 'Spanish tercio' },
  'SPA-03': { es: 'Tercio de italianos o valones', en: 'Italian or Walloon tercio' },
  'SPA-04': { es: 'Regimiento alemán a sueldo', en: 'Hired German regiment' },
  'SPA-05': { es: 'Manga de mosqueteros', en: 'Sleeve of musketeers' },
  'SPA-06': { es: 'Manga de arcabuceros', en: 'Sleeve of arquebusiers' },
  'SPA-07': { es: 'Compañía de piqueros', en: 'Pike company' },
  'SPA-08': { es: 'Caballos corazas', en: 'Cuirassiers' },
  'SPA-09': { es: 'Arcabuceros a caballo', en: 'Mounted arquebusiers' },
  'SPA-10': { es: 'Caballos lanzas', en: 'Lancers' },
  'SPA-11': { es: 'Dragones', en: 'Dragoons' },
  'FRA-01': { es: 'Batallón de los Viejos Cuerpos', en: 'Old Corps battalion' },
  'FRA-02': { es: 'Batallón de línea', en: 'Line battalion' },
  'FRA-03': { es: 'Batallón de leva nueva', en: 'New levy battalion' },
  'FRA-04': { es: 'Regimiento suizo', en: 'Swiss regiment' },
  'FRA-05': { es: 'Hijos perdidos', en: 'Forlorn hope' },
  'FRA-06': { es: 'Fusileros', en: 'Fusiliers' },
  'FRA-07': { es: 'Gendarmes', en: 'Gendarmes' },
  'FRA-08': { es: 'Caballos ligeros', en: 'Light horse' },
  'FRA-09': { es: 'Carabinos', en: 'Carabins' },
  'FRA-10': { es: 'Dragones', en: 'Dragoons' },
  'SWE-01': { es: 'Escuadrón de brigada nacional', en: 'National brigade squadron' },
  'SWE-02': { es: 'Escuadrón de regimiento de color', en: 'Coloured regiment squadron' },
  'SWE-03': { es: 'Escuadrón de reclutas alemanes', en: 'German recruit squadron' },
  'SWE-04': { es: 'Escuadrón escocés', en: 'Scots squadron' },
  'SWE-05': { es: 'Mosqueteros destacados', en: 'Commanded musketeers' },
  'SWE-06': { es: 'Arqueros de las Tierras Altas', en: 'Highland archers' },
  'SWE-07': { es: 'Caballería sueca', en: 'Swedish horse' },
  'SWE-08': { es: 'Hakkapeliitta', en: 'Hakkapeliitta' },
  'SWE-09': { es: 'Caballería alemana a sueldo', en: 'Hired German horse' },
  'SWE-10': { es: 'Dragones', en: 'Dragoons' },
  'SWE-11': { es: 'Pieza de regimiento', en: 'Regimental gun' },
  'SWE-12': { es: 'Cañón de cuero', en: 'Leather gun' },
  'IMP-01': { es: 'Gran escuadrón', en: 'Great squadron' },
  'IMP-02': { es: 'Escuadrón de regimiento', en: 'Regiment squadron' },
  'IMP-03': { es: 'Batallón del final de la guerra', en: 'Late-war battalion' },
  'IMP-04': { es: 'Regimiento a sueldo', en: 'Hired regiment' },
  'IMP-05': { es: 'Destacamento de mosqueteros', en: 'Musketeer detachment' },
  'IMP-06': { es: 'Tiradores tiroleses', en: 'Tyrolean marksmen' },
  'IMP-07': { es: 'Coraceros', en: 'Cuirassiers' },
  'IMP-08': { es: 'Gran escuadrón de coraceros', en: 'Large cuirassier squadron' },
  'IMP-09': { es: 'Arcabuceros montados', en: 'Harquebusiers' },
  'IMP-10': { es: 'Croatas', en: 'Croats' },
  'IMP-11': { es: 'Dragones', en: 'Dragoons' },
  'POL-01': { es: 'Húsares alados', en: 'Winged hussars' },
  'POL-02': { es: 'Pancerni', en: 'Pancerni riders' },
  'POL-03': { es: 'Tártaros lipka', en: 'Lipka Tatars' },
  'POL-04': { es: 'Reitres', en: 'Reiters' },
  'POL-05': { es: 'Dragones', en: 'Dragoons' },
  'POL-06': { es: 'Regimiento de ordenanza extranjera', en: 'Foreign-drill regiment' },
  'POL-07': { es: 'Haiducos', en: 'Haiduks' },
  'MUS-01': { es: 'Streltsí', en: 'Streltsi musketeers' },
  'MUS-02': { es: 'Soldados de nueva ordenanza', en: 'New-order soldiers' },
  'MUS-03': { es: 'Caballería noble', en: 'Noble cavalry' },
  'MUS-04': { es: 'Reitres de nueva ordenanza', en: 'New-order reiters' },
  'MUS-05': { es: 'Jinetes calmucos', en: 'Kalmyk horse' },
  'MUS-06': { es: 'Infantería cosaca', en: 'Cossack foot' },
  'MUS-07': { es: 'Cañón superpesado', en: 'Super-heavy gun' },
  'COS-01': { es: 'Cosacos registrados', en: 'Registered Cossacks' },
  'COS-02': { es: 'Turba de campesinos', en: 'Peasant mob' },
  'COS-03': { es: 'Partida de los bosques', en: 'Forest band' },
  'COS-04': { es: 'Jinetes cosacos', en: 'Cossack horse' },
  'COS-05': { es: 'Arqueros tártaros', en: 'Tatar archers' },
  'COS-06': { es: 'Nobles tártaros', en: 'Tatar nobles' },
} as const satisfies Record<string, Said>

/** `discipline` is the only option that is neither a weapon nor a rule with a name of its own. */
export const optionNames = { discipline: { es: '+1 de Disciplina', en: '+1 Discipline' } } as const satisfies Record<
  string,
  Said
>
