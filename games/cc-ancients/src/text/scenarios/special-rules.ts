import type { Said } from '@acies/kernel'
import type { SpecialRule } from '../../data/scenarios.ts'

export const specialRuleWords = {
  'sacred-band': {
    name: { es: 'La Banda Sagrada', en: 'The Sacred Band' },
    text: {
      es: 'La unidad marcada de infantería pesada cartaginesa es la Banda Sagrada. En el cuerpo a cuerpo cada casco que saca es un impacto, sin necesidad de líder, y puede ignorar una bandera. Lo conserva hasta perder el último bloque.',
      en: 'The marked Carthaginian heavy infantry unit is the Sacred Band. In close combat every helmet it rolls is a hit, with no need of a leader, and it may ignore one flag. It keeps this until its last block is lost.',
    },
  },
  'trebbia-ambush': {
    name: { es: 'La emboscada de Magón', en: 'Mago’s ambush' },
    text: {
      es: 'Magón aguarda fuera del tablero con una unidad de caballería media y dos de guerreros. A partir de su segundo turno, cuando Cartago juega una carta de liderazgo, las tres aparecen en hexágonos libres del borde romano, en la sección de la carta (en cualquiera si la carta vale para todas). Aparecer cuesta el primer hexágono de su movimiento. Estas unidades se retiran hacia el lado cartaginés, como las demás.',
      en: 'Mago waits off the board with one medium cavalry unit and two of warriors. From its second turn on, when Carthage plays a Leadership card, all three appear on free hexes of the Roman edge, in the section of the card (in any, if the card serves them all). Appearing costs the first hex of their move. These units retreat towards the Carthaginian side, like the rest.',
    },
  },
  'trasimene-hand': {
    name: { es: 'Sorprendidos en la niebla', en: 'Caught in the fog' },
    text: {
      es: 'Roma empieza con dos cartas y Mando 2. En sus dos primeros turnos juega una carta y roba dos, de modo que su Mando pasa a 3 y luego a 4. Desde el tercero roba una, y su Mando queda en 4.',
      en: 'Rome begins with two cards and Command 2. On its first two turns it plays one card and draws two, so its Command rises to 3 and then to 4. From the third turn on it draws one, and its Command stays at 4.',
    },
  },
  'beneventum-hand': {
    name: { es: 'La libertad prometida', en: 'Freedom promised' },
    text: {
      es: 'En el momento en que Roma gana su tercer estandarte roba dos cartas, y desde entonces su Mando es 6.',
      en: 'The moment Rome gains its third banner it draws two cards, and from then on its Command is 6.',
    },
  },
  'castulo-exit': {
    name: { es: 'Abrirse paso', en: 'Breaking out' },
    text: {
      es: 'Una unidad romana que está en el borde cartaginés, en el centro o en la sección derecha de Roma, puede salir del tablero gastando un hexágono de su movimiento. Deja la batalla con su líder, si lo lleva, y Roma gana un estandarte. No se sale al retirarse, al evadirse ni al avanzar.',
      en: 'A Roman unit on the Carthaginian edge, in the centre or in Rome’s right section, may leave the board for one hex of its move. It is out of the battle together with its leader, if it has one, and Rome gains a banner. No unit leaves by retreating, evading or advancing.',
    },
  },
  'castulo-leader': {
    name: { es: 'La vida del general', en: 'The general’s life' },
    text: {
      es: 'Si Publio Escipión muere o abandona el tablero solo, Cartago gana en el acto. Si sale con una unidad que se abre paso, está a salvo.',
      en: 'If Publius Scipio is killed or leaves the board alone, Carthage wins at once. If he leaves with a unit that breaks out, he is safe.',
    },
  },
  'baecula-camps': {
    name: { es: 'Los campamentos', en: 'The camps' },
    text: {
      es: 'La primera vez que una unidad romana entra en cada hexágono de campamento, al mover o al avanzar, Roma gana un estandarte. Lo conserva aunque después deje el campamento.',
      en: 'The first time a Roman unit enters each camp hex, by a move or by an advance, Rome gains a banner. It keeps it even if it leaves the camp later.',
    },
  },
} as const satisfies Record<SpecialRule, { name: Said; text: Said }>
