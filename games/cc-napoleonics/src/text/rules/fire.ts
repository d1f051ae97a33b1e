import type { Said } from '@acies/kernel'

/** Combat in general and ranged combat. */
export const FIRE_RULES = {
  'CCN-CBT-01': {
    es: 'El combate es a distancia, contra un blanco al alcance y a la vista, o melé, contra uno adyacente. Cada unidad con orden hace solo uno de los dos por turno.',
    en: 'Combat is ranged, against a target in range and in sight, or melee, against an adjacent one. An ordered unit does only one of them per turn.',
  },
  'CCN-CBT-02': {
    es: 'Las unidades combaten de una en una, en el orden que quieras y mezclando fuego y melé. Cada combate se resuelve entero antes del siguiente.',
    en: 'Units fight one at a time, in any order, mixing fire and melee. Each combat is wholly resolved before the next.',
  },
  'CCN-CBT-03': {
    es: 'Combatir nunca es obligatorio, ni siquiera junto al enemigo.',
    en: 'Fighting is never compulsory, even next to the enemy.',
  },
  'CCN-CBT-04': {
    es: 'Una unidad no puede repartir sus dados entre varios blancos.',
    en: 'A unit may not split its dice between targets.',
  },
  'CCN-CBT-05': {
    es: 'Una unidad combate una vez por turno. Solo la caballería puede ganar una melé de bonificación.',
    en: 'A unit fights once per turn. Only cavalry may earn one bonus melee.',
  },
  'CCN-CBT-06': {
    es: 'Lo normal es tirar un dado por cada bloque que le queda a la unidad: las bajas quitan dados.',
    en: 'A unit normally rolls one die for each block it has left: losses cost dice.',
  },
  'CCN-CBT-07': {
    es: 'El terreno puede dejar a una unidad sin dados. Con cero dados no puede declarar un ataque, salvo que en Armas combinadas la artillería ponga los suyos.',
    en: 'Terrain may leave a unit with no dice. With zero dice it cannot declare an attack, unless artillery adds its own in Combined Arms.',
  },
  'CCN-CBT-08': {
    es: 'Los impactos se resuelven siempre antes que las retiradas.',
    en: 'Hits are always resolved before retreats.',
  },
  'CCN-CBT-09': {
    es: 'Cada impacto quita un bloque y los que sobran se pierden. El último bloque da un estandarte al rival.',
    en: 'Each hit removes one block and surplus hits are lost. The last block gives the opponent a banner.',
  },
  'CCN-RNG-01': {
    es: 'Solo disparan la infantería y la artillería. La caballería y los líderes no.',
    en: 'Only infantry and artillery fire. Cavalry and leaders cannot.',
  },
  'CCN-RNG-02': {
    es: 'Se dispara a 2 hexágonos o más, nunca a un enemigo adyacente.',
    en: 'Fire is at 2 hexes or more, never at an adjacent enemy.',
  },
  'CCN-RNG-03': {
    es: 'Una unidad junto a una unidad enemiga no puede disparar a nadie: si combate, ha de ser en melé. Un líder enemigo solo no lo impide.',
    en: 'A unit next to an enemy unit may not fire at anybody: if it fights, it must be melee. A lone enemy leader does not prevent fire.',
  },
  'CCN-RNG-04': {
    es: 'Al fuego a distancia no se responde.',
    en: 'There is no battle back after ranged combat.',
  },
  'CCN-RNG-05': {
    es: 'La caballería no puede retirarse y reformarse ante el fuego a distancia.',
    en: 'Cavalry may not Retire and Reform from ranged combat.',
  },
  'CCN-RNG-06': {
    es: 'Pasos del fuego: declarar, alcance, línea de visión, fuerza, dados de la carta, terreno, tirada, impactos y retirada.',
    en: 'Steps of fire: declare, range, line of sight, strength, card dice, terrain, roll, hits and retreat.',
  },
  'CCN-RNG-07': {
    es: 'Una unidad dispara a un solo blanco. Si varias disparan al mismo, lo hacen una tras otra.',
    en: 'One unit fires at one target. If several fire at the same one, they do so one after another.',
  },
  'CCN-RNG-08': {
    es: 'El alcance se cuenta en hexágonos, incluido el del blanco y sin el de quien dispara.',
    en: 'Range is counted in hexes, including the target’s and excluding the firer’s.',
  },
  'CCN-RNG-09': {
    es: 'La infantería dispara hasta 2 hexágonos; los fusileros, hasta 3.',
    en: 'Infantry fires up to 2 hexes; rifles up to 3.',
  },
  'CCN-RNG-10': {
    es: 'La artillería a pie alcanza 5 hexágonos y la artillería a caballo, 4.',
    en: 'Foot artillery reaches 5 hexes and horse artillery 4.',
  },
  'CCN-RNG-11': {
    es: 'La infantería que no ha movido dispara con un dado por bloque.',
    en: 'Infantry that has not moved fires with one die per block.',
  },
  'CCN-RNG-12': {
    es: 'La infantería que ha movido 1 hexágono dispara con la mitad de sus bloques: hacia arriba los franceses y británicos, hacia abajo los portugueses.',
    en: 'Infantry that moved 1 hex fires with half its blocks: rounded up for French and British, down for Portuguese.',
  },
  'CCN-RNG-13': {
    es: 'La infantería ligera, los fusileros, los granaderos y la infantería de la Guardia disparan con 1 dado más, sumado después de la mitad por mover.',
    en: 'Light infantry, rifles, grenadiers and Guard infantry fire with 1 more die, added after halving for movement.',
  },
  'CCN-RNG-14': {
    es: 'La infantería ligera, los fusileros y la Joven Guardia no disparan si han movido 2 hexágonos.',
    en: 'Light infantry, rifles and Young Guard may not fire after moving 2 hexes.',
  },
  'CCN-RNG-15': {
    es: 'La artillería a pie dispara hasta 5 hexágonos si no ha movido. Sus dados dependen de los bloques que le quedan y de la distancia.',
    en: 'Foot artillery fires up to 5 hexes if it has not moved. Its dice depend on its blocks and on the distance.',
  },
  'CCN-RNG-16': {
    es: 'La artillería a caballo que no ha movido dispara hasta 4 hexágonos. Sus dados dependen de los bloques que le quedan y de la distancia.',
    en: 'Horse artillery that has not moved fires up to 4 hexes. Its dice depend on its blocks and on the distance.',
  },
  'CCN-RNG-17': {
    es: 'La artillería a caballo que ha movido 1 hexágono puede combatir, pero no disparar a 4 hexágonos.',
    en: 'Horse artillery that moved 1 hex may fight, but may not fire at 4 hexes.',
  },
  'CCN-RNG-18': {
    es: 'La artillería a caballo que ha movido 2 hexágonos o más no combate.',
    en: 'Horse artillery that moved 2 or more hexes may not fight.',
  },
  'CCN-RNG-19': {
    es: 'La artillería a caballo con un solo bloque mueve o combate, nunca las dos cosas.',
    en: 'Horse artillery with one block either moves or fights, never both.',
  },
  'CCN-RNG-20': {
    es: 'Los dados extra de la carta se suman después de la fuerza de la unidad.',
    en: 'Extra dice from the card are added after the strength of the unit.',
  },
  'CCN-RNG-21': {
    es: 'Después se restan los dados del terreno: los del hexágono del blanco y, a veces, los de quien dispara. Los dos se suman.',
    en: 'Then terrain takes dice away: that of the target’s hex and sometimes that of the firer’s. Both add up.',
  },
  'CCN-RNG-22': {
    es: 'Cada dado con el arma del blanco es un impacto. Las demás caras fallan.',
    en: 'Each die showing the target’s arm is a hit. All other faces miss.',
  },
  'CCN-RNG-23': {
    es: 'Los sables nunca impactan en el fuego a distancia.',
    en: 'Sabres never hit in ranged combat.',
  },
  'CCN-RNG-24': {
    es: 'Las banderas no impactan, pero pueden obligar a retirarse.',
    en: 'Flags do not hit, but they may force a retreat.',
  },
  'CCN-RNG-25': {
    es: 'No se puede disparar a un líder solo.',
    en: 'A lone leader can never be fired at.',
  },
  'CCN-RNG-26': {
    es: 'Si el fuego impacta en una unidad con líder, se comprueba si él es baja.',
    en: 'If fire hits a unit with a leader, check whether he is a casualty.',
  },
  'CCN-RNG-27': {
    es: 'Disparar nunca permite ocupar el terreno.',
    en: 'Ranged combat never allows taking ground.',
  },
  'CCN-RNG-28': {
    es: 'Un cuadro puede disparar si no tiene unidades enemigas adyacentes, con 1 dado como mucho.',
    en: 'A square may fire when no enemy unit is adjacent, with 1 die at most.',
  },
} as const satisfies Record<string, Said>
