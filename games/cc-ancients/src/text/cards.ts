import type { CardWords } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'

type Section = 'left' | 'center' | 'right'

type CardWordsId =
  | `order-${2 | 3 | 4}-${Section}`
  | 'coordinated-attack'
  | 'out-flanked'
  | `order-${'light' | 'medium' | 'heavy' | 'mounted'}`
  | 'leadership-any'
  | `inspired-${Section}`
  | 'clash-of-shields'
  | 'counter-attack'
  | 'darken-the-sky'
  | 'double-time'
  | 'first-strike'
  | 'i-am-spartacus'
  | 'line-command'
  | 'move-fire-move'
  | 'mounted-charge'
  | 'rally'

const LEFT: Said = { es: 'Izquierda', en: 'Left' }
const CENTER: Said = { es: 'Centro', en: 'Centre' }
const RIGHT: Said = { es: 'Derecha', en: 'Right' }
const ORDER_TWO: Said = { es: 'Orden a dos unidades', en: 'Order Two Units' }
const ORDER_THREE: Said = { es: 'Orden a tres unidades', en: 'Order Three Units' }
const ORDER_FOUR: Said = { es: 'Orden a cuatro unidades', en: 'Order Four Units' }
const INSPIRED: Said = { es: 'Liderazgo inspirado', en: 'Inspired Leadership' }
const TROOPS: Said = { es: 'Tropas', en: 'Troops' }
const TACTIC: Said = { es: 'Táctica', en: 'Tactic' }

export const cardWords = {
  'order-2-left': {
    name: ORDER_TWO,
    subtitle: LEFT,
    text: {
      es: 'Da orden hasta a dos unidades o líderes de tu sección izquierda. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to two units or leaders in your left section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-2-center': {
    name: ORDER_TWO,
    subtitle: CENTER,
    text: {
      es: 'Da orden hasta a dos unidades o líderes de la sección central. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to two units or leaders in the centre section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-2-right': {
    name: ORDER_TWO,
    subtitle: RIGHT,
    text: {
      es: 'Da orden hasta a dos unidades o líderes de tu sección derecha. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to two units or leaders in your right section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-3-left': {
    name: ORDER_THREE,
    subtitle: LEFT,
    text: {
      es: 'Da orden hasta a tres unidades o líderes de tu sección izquierda. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to three units or leaders in your left section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-3-center': {
    name: ORDER_THREE,
    subtitle: CENTER,
    text: {
      es: 'Da orden hasta a tres unidades o líderes de la sección central. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to three units or leaders in the centre section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-3-right': {
    name: ORDER_THREE,
    subtitle: RIGHT,
    text: {
      es: 'Da orden hasta a tres unidades o líderes de tu sección derecha. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to three units or leaders in your right section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-4-left': {
    name: ORDER_FOUR,
    subtitle: LEFT,
    text: {
      es: 'Da orden hasta a cuatro unidades o líderes de tu sección izquierda. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to four units or leaders in your left section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-4-center': {
    name: ORDER_FOUR,
    subtitle: CENTER,
    text: {
      es: 'Da orden hasta a cuatro unidades o líderes de la sección central. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to four units or leaders in the centre section. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-4-right': {
    name: ORDER_FOUR,
    subtitle: RIGHT,
    text: {
      es: 'Da orden hasta a cuatro unidades o líderes de tu sección derecha. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to four units or leaders in your right section. A leader may take an order of his own and leave his unit.',
    },
  },
  'coordinated-attack': {
    name: { es: 'Ataque coordinado', en: 'Coordinated Attack' },
    subtitle: { es: 'Izquierda, centro y derecha', en: 'Left, centre and right' },
    text: {
      es: 'Da una orden en cada una de las tres secciones: a una unidad o a un líder. Un líder puede así separarse de su unidad.',
      en: 'Give one order in each of the three sections: to a unit or to a leader. A leader may thus leave his unit.',
    },
  },
  'out-flanked': {
    name: { es: 'Flanqueo', en: 'Out Flanked' },
    subtitle: { es: 'Izquierda y derecha', en: 'Left and right' },
    text: {
      es: 'Da orden hasta a dos unidades o líderes de tu sección izquierda y hasta dos de la derecha. Un líder puede recibir su propia orden y separarse de su unidad.',
      en: 'Order up to two units or leaders in your left section and up to two in your right. A leader may take an order of his own and leave his unit.',
    },
  },
  'order-light': {
    name: { es: 'Orden a tropas ligeras', en: 'Order Light Troops' },
    subtitle: TROOPS,
    text: {
      es: 'Da orden a tantas unidades ligeras como tu Mando, a pie o montadas, en cualquier sección; los auxiliares cuentan. Las que van a pie pueden atravesar una unidad amiga si mueven dos hexágonos. Si no te queda ninguna ligera, da orden a una unidad cualquiera.',
      en: 'Order as many light units as your Command, foot or mounted, in any section; auxilia count. Those on foot may pass through a friendly unit when they move two hexes. If you have no light unit left, order any one unit.',
    },
  },
  'order-medium': {
    name: { es: 'Orden a tropas medias', en: 'Order Medium Troops' },
    subtitle: TROOPS,
    text: {
      es: 'Da orden a tantas unidades medias como tu Mando, a pie o montadas, en cualquier sección; los guerreros cuentan. Si no te queda ninguna media, da orden a una unidad cualquiera.',
      en: 'Order as many medium units as your Command, foot or mounted, in any section; warriors count. If you have no medium unit left, order any one unit.',
    },
  },
  'order-heavy': {
    name: { es: 'Orden a tropas pesadas', en: 'Order Heavy Troops' },
    subtitle: TROOPS,
    text: {
      es: 'Da orden a tantas unidades pesadas como tu Mando, a pie o montadas, en cualquier sección; elefantes y carros cuentan. Si no te queda ninguna pesada, da orden a una unidad cualquiera.',
      en: 'Order as many heavy units as your Command, foot or mounted, in any section; elephants and chariots count. If you have no heavy unit left, order any one unit.',
    },
  },
  'order-mounted': {
    name: { es: 'Orden a tropas montadas', en: 'Order Mounted' },
    subtitle: TROOPS,
    text: {
      es: 'Da orden a tantas unidades montadas y líderes, en total, como tu Mando, en cualquier sección; elefantes y carros cuentan. Un líder puede recibir su propia orden y separarse de su unidad. Si no te queda ninguna unidad montada, da orden a una unidad cualquiera.',
      en: 'Order as many mounted units and leaders, all told, as your Command, in any section; elephants and chariots count. A leader may take an order of his own and leave his unit. If you have no mounted unit left, order any one unit.',
    },
  },
  'leadership-any': {
    name: { es: 'Liderazgo', en: 'Leadership' },
    subtitle: { es: 'Cualquier sección', en: 'Any section' },
    text: {
      es: 'Elige un líder: reciben orden él, la unidad de su hexágono y hasta tres unidades más que formen con él una cadena de hexágonos adyacentes. Ningún líder puede separarse de su unidad. En lugar de todo ello puedes dar orden a una sola unidad cualquiera.',
      en: 'Choose a leader: he, the unit in his hex and up to three more units that form a chain of adjacent hexes with him are ordered. No leader may leave his unit. Instead of all this you may order any one unit.',
    },
  },
  'inspired-left': {
    name: INSPIRED,
    subtitle: LEFT,
    text: {
      es: 'Elige un líder de tu sección izquierda: reciben orden él, la unidad de su hexágono y hasta cuatro unidades más, también de otra sección, que formen con él una cadena de hexágonos adyacentes. Ningún líder puede separarse de su unidad. En lugar de todo ello puedes dar orden a una sola unidad, en cualquier sección.',
      en: 'Choose a leader in your left section: he, the unit in his hex and up to four more units, even of another section, that form a chain of adjacent hexes with him are ordered. No leader may leave his unit. Instead of all this you may order any one unit, in any section.',
    },
  },
  'inspired-center': {
    name: INSPIRED,
    subtitle: CENTER,
    text: {
      es: 'Elige un líder de la sección central: reciben orden él, la unidad de su hexágono y hasta cuatro unidades más, también de otra sección, que formen con él una cadena de hexágonos adyacentes. Ningún líder puede separarse de su unidad. En lugar de todo ello puedes dar orden a una sola unidad, en cualquier sección.',
      en: 'Choose a leader in the centre section: he, the unit in his hex and up to four more units, even of another section, that form a chain of adjacent hexes with him are ordered. No leader may leave his unit. Instead of all this you may order any one unit, in any section.',
    },
  },
  'inspired-right': {
    name: INSPIRED,
    subtitle: RIGHT,
    text: {
      es: 'Elige un líder de tu sección derecha: reciben orden él, la unidad de su hexágono y hasta cuatro unidades más, también de otra sección, que formen con él una cadena de hexágonos adyacentes. Ningún líder puede separarse de su unidad. En lugar de todo ello puedes dar orden a una sola unidad, en cualquier sección.',
      en: 'Choose a leader in your right section: he, the unit in his hex and up to four more units, even of another section, that form a chain of adjacent hexes with him are ordered. No leader may leave his unit. Instead of all this you may order any one unit, in any section.',
    },
  },
  'clash-of-shields': {
    name: { es: 'Choque de escudos', en: 'Clash of Shields' },
    subtitle: TACTIC,
    text: {
      es: 'Reciben orden todas las unidades que ahora mismo tengas junto a una unidad enemiga. No mueven ni disparan: luchan cuerpo a cuerpo con dos dados más. Pueden avanzar por ímpetu, pero su combate de bonificación es con los dados normales.',
      en: 'Every unit you now have next to an enemy unit is ordered. They neither move nor fire: they fight close combat with two more dice. They may make momentum advances, but a bonus combat uses their normal dice.',
    },
  },
  'counter-attack': {
    name: { es: 'Contraataque', en: 'Counter Attack' },
    subtitle: TACTIC,
    text: {
      es: 'Repite la carta que el rival jugó en su último turno, con tu propio Mando y cambiando izquierda por derecha. Si fue «Liderazgo», de cualquier sección, úsala en la misma sección del tablero que él. Si aún no ha jugado ninguna, da orden a una unidad cualquiera.',
      en: 'Repeat the card your opponent played on his last turn, with your own Command and with left and right exchanged. If it was Leadership in any section, use it in the same section of the board as he did. If he has not played one yet, order any one unit.',
    },
  },
  'darken-the-sky': {
    name: { es: 'El cielo se oscurece', en: 'Darken the Sky' },
    subtitle: TACTIC,
    text: {
      es: 'Reciben orden todas tus unidades que pueden disparar. No mueven ni luchan cuerpo a cuerpo: cada una puede disparar dos veces seguidas, al mismo blanco o a otro. Si no te queda ninguna, da orden a una unidad cualquiera.',
      en: 'All your units with missiles are ordered. They neither move nor fight close combat: each may fire twice running, at the same target or at another. If you have none left, order any one unit.',
    },
  },
  'double-time': {
    name: { es: 'A paso ligero', en: 'Double Time' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a cuatro unidades a pie que formen un solo grupo de hexágonos adyacentes. Pueden mover dos hexágonos y luchar cuerpo a cuerpo, pero no disparar; los guerreros pueden mover tres, y si mueven dos o tres deben luchar. Si no te queda ninguna unidad a pie, da orden a una unidad cualquiera.',
      en: 'Order up to four foot units that form one group of adjacent hexes. They may move two hexes and fight close combat, but not fire; warriors may move three, and must fight if they move two or three. If you have no foot unit left, order any one unit.',
    },
  },
  'first-strike': {
    name: { es: 'Primer golpe', en: 'First Strike' },
    subtitle: { es: 'Reacción', en: 'Reaction' },
    text: {
      es: 'Juégala cuando el rival declare un combate cuerpo a cuerpo contra una unidad tuya y antes de que tire: tu unidad golpea primero y, si el atacante sigue en su hexágono, él responde; nadie avanza. Al final del turno robas una carta antes que el rival. No sirve como carta de turno: si es la única que tienes, la descartas sin dar órdenes.',
      en: 'Play it when your opponent declares close combat against a unit of yours and before he rolls: your unit strikes first and, if the attacker is still in his hex, he battles back; nobody advances. At the end of the turn you draw a card before him. It is no turn card: if it is the only one you hold, you discard it and give no orders.',
    },
  },
  'i-am-spartacus': {
    name: { es: 'Soy Espartaco', en: 'I Am Spartacus' },
    subtitle: TACTIC,
    text: {
      es: 'Tira tantos dados como tu Mando: cada símbolo de color da orden a una unidad de esa clase y cada casco, a una unidad cualquiera o a un líder, en cualquier sección; banderas y espadas no dan ninguna. Las unidades con orden combaten con un dado más durante todo el turno. Al final del turno se barajan juntos el mazo, los descartes y esta carta.',
      en: 'Roll as many dice as your Command: each colour symbol orders one unit of that class and each helmet any unit or a leader, in any section; flags and swords order nothing. The units ordered battle with one more die all turn. At the end of the turn the deck, the discards and this card are shuffled together.',
    },
  },
  'line-command': {
    name: { es: 'Mando en línea', en: 'Line Command' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a cuantas unidades a pie quieras, mientras formen un solo grupo de hexágonos adyacentes. Cada una puede mover un solo hexágono y después disparar o luchar cuerpo a cuerpo. Si no te queda ninguna unidad a pie, da orden a una unidad cualquiera.',
      en: 'Order as many foot units as you like, so long as they form one group of adjacent hexes. Each may move one hex only and then fire or fight close combat. If you have no foot unit left, order any one unit.',
    },
  },
  'move-fire-move': {
    name: { es: 'Mueve-dispara-mueve', en: 'Move-Fire-Move' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a tantas unidades ligeras como tu Mando, a pie o montadas: pueden mover todas, luego disparar todas y luego mover otra vez, pero no luchan cuerpo a cuerpo. Las que van a pie, auxiliares incluidos, pueden atravesar una unidad amiga si mueven dos hexágonos. Si no te queda ninguna ligera, da orden a una unidad cualquiera.',
      en: 'Order as many light units as your Command, foot or mounted: all may move, then all may fire, then all may move again, but they fight no close combat. Those on foot, auxilia included, may pass through a friendly unit when they move two hexes. If you have no light unit left, order any one unit.',
    },
  },
  'mounted-charge': {
    name: { es: 'Carga montada', en: 'Mounted Charge' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a tantas unidades montadas como tu Mando: este turno luchan cuerpo a cuerpo con un dado más, también en el combate de bonificación, y no disparan. Caballería pesada, elefantes y carros pueden mover tres hexágonos y luchar. Si no te queda ninguna montada, da orden a una unidad cualquiera.',
      en: 'Order as many mounted units as your Command: this turn they fight close combat with one more die, bonus combat included, and do not fire. Heavy cavalry, elephants and chariots may move three hexes and fight. If you have no mounted unit left, order any one unit.',
    },
  },
  rally: {
    name: { es: 'Reorganización', en: 'Rally' },
    subtitle: TACTIC,
    text: {
      es: 'Tira tantos dados como tu Mando: cada símbolo de color devuelve un bloque perdido a una unidad de esa clase, y cada casco a una de cualquier clase, si está con un líder o junto a él; nunca a elefantes ni carros. Las unidades que recuperan bloques reciben orden. Si no tienes ningún líder en el tablero, da orden a una unidad cualquiera.',
      en: 'Roll as many dice as your Command: each colour symbol returns a lost block to a unit of that class, and each helmet to one of any class, if it is with a leader or next to one; never to elephants or chariots. Units that regain blocks are ordered. If you have no leader on the board, order any one unit.',
    },
  },
} as const satisfies Record<CardWordsId, CardWords>
