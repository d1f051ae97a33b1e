import type { CardWords } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'
import type { CardId } from '../data/cards.ts'
import { sectionNames } from './names.ts'

const LEFT = sectionNames.left.name
const CENTER = sectionNames.center.name
const RIGHT = sectionNames.right.name
const SCOUT: Said = { es: 'Explorar', en: 'Scout' }
const PROBE: Said = { es: 'Tantear', en: 'Probe' }
const ATTACK: Said = { es: 'Atacar', en: 'Attack' }
const ASSAULT: Said = { es: 'Asaltar', en: 'Assault' }
const SECTION: Said = { es: 'Sección', en: 'Section' }
const TACTIC: Said = { es: 'Táctica', en: 'Tactic' }
const REACTION: Said = { es: 'Táctica: en el turno rival', en: 'Tactic: in the enemy turn' }

export const cardWords = {
  'scout-left': {
    name: SCOUT,
    subtitle: LEFT,
    text: {
      es: 'Da orden a 1 unidad o líder en tu flanco izquierdo. Al robar, toma dos cartas, quédate una y descarta la otra.',
      en: 'Order 1 unit or leader on your left flank. When you draw, take two cards, keep one and discard the other.',
    },
  },
  'scout-center': {
    name: SCOUT,
    subtitle: CENTER,
    text: {
      es: 'Da orden a 1 unidad o líder en tu centro. Al robar, toma dos cartas, quédate una y descarta la otra.',
      en: 'Order 1 unit or leader in your centre. When you draw, take two cards, keep one and discard the other.',
    },
  },
  'scout-right': {
    name: SCOUT,
    subtitle: RIGHT,
    text: {
      es: 'Da orden a 1 unidad o líder en tu flanco derecho. Al robar, toma dos cartas, quédate una y descarta la otra.',
      en: 'Order 1 unit or leader on your right flank. When you draw, take two cards, keep one and discard the other.',
    },
  },
  'probe-left': {
    name: PROBE,
    subtitle: LEFT,
    text: {
      es: 'Da orden hasta a 2 unidades o líderes en tu flanco izquierdo.',
      en: 'Order up to 2 units or leaders on your left flank.',
    },
  },
  'probe-center': {
    name: PROBE,
    subtitle: CENTER,
    text: {
      es: 'Da orden hasta a 2 unidades o líderes en tu centro.',
      en: 'Order up to 2 units or leaders in your centre.',
    },
  },
  'probe-right': {
    name: PROBE,
    subtitle: RIGHT,
    text: {
      es: 'Da orden hasta a 2 unidades o líderes en tu flanco derecho.',
      en: 'Order up to 2 units or leaders on your right flank.',
    },
  },
  'attack-left': {
    name: ATTACK,
    subtitle: LEFT,
    text: {
      es: 'Da orden hasta a 3 unidades o líderes en tu flanco izquierdo.',
      en: 'Order up to 3 units or leaders on your left flank.',
    },
  },
  'attack-center': {
    name: ATTACK,
    subtitle: CENTER,
    text: {
      es: 'Da orden hasta a 3 unidades o líderes en tu centro.',
      en: 'Order up to 3 units or leaders in your centre.',
    },
  },
  'attack-right': {
    name: ATTACK,
    subtitle: RIGHT,
    text: {
      es: 'Da orden hasta a 3 unidades o líderes en tu flanco derecho.',
      en: 'Order up to 3 units or leaders on your right flank.',
    },
  },
  'assault-left': {
    name: ASSAULT,
    subtitle: LEFT,
    text: {
      es: 'Da orden en tu flanco izquierdo a tantas unidades o líderes como tu Mando: las cartas de tu mano, contando esta.',
      en: 'On your left flank, order as many units or leaders as your Command: the cards in your hand, counting this one.',
    },
  },
  'assault-center': {
    name: ASSAULT,
    subtitle: CENTER,
    text: {
      es: 'Da orden en tu centro a tantas unidades o líderes como tu Mando: las cartas de tu mano, contando esta.',
      en: 'In your centre, order as many units or leaders as your Command: the cards in your hand, counting this one.',
    },
  },
  'assault-right': {
    name: ASSAULT,
    subtitle: RIGHT,
    text: {
      es: 'Da orden en tu flanco derecho a tantas unidades o líderes como tu Mando: las cartas de tu mano, contando esta.',
      en: 'On your right flank, order as many units or leaders as your Command: the cards in your hand, counting this one.',
    },
  },
  'coordinated-advance': {
    name: { es: 'Avance coordinado', en: 'Coordinated Advance' },
    subtitle: SECTION,
    text: {
      es: 'Da orden a 1 unidad o líder en tu flanco izquierdo, a 2 en el centro y a 1 en el derecho.',
      en: 'Order 1 unit or leader on your left flank, 2 in the centre and 1 on the right.',
    },
  },
  'flank-attack': {
    name: { es: 'Ataque por los flancos', en: 'Flank Attack' },
    subtitle: SECTION,
    text: {
      es: 'Da orden hasta a 2 unidades o líderes en cada flanco.',
      en: 'Order up to 2 units or leaders on each flank.',
    },
  },
  forward: {
    name: { es: '¡Adelante!', en: 'Forward' },
    subtitle: SECTION,
    text: {
      es: 'Da orden hasta a 2 unidades o líderes en cada sección.',
      en: 'Order up to 2 units or leaders in each section.',
    },
  },
  'recon-in-force': {
    name: { es: 'Reconocimiento en fuerza', en: 'Recon in Force' },
    subtitle: SECTION,
    text: {
      es: 'Da orden a 1 unidad o líder en cada sección.',
      en: 'Order 1 unit or leader in each section.',
    },
  },
  'bayonet-charge': {
    name: { es: 'A la bayoneta', en: 'Bayonet Charge' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a 4 unidades de infantería. Mueven hasta 2 hexágonos y pueden atacar en melé, no disparar. La infantería de la Guardia tira 1 dado más. Si no te queda infantería, da orden a 1 unidad.',
      en: 'Order up to 4 infantry units. They move up to 2 hexes and may melee, not fire. Guard infantry rolls 1 more die. If you have no infantry left, order 1 unit.',
    },
  },
  bombard: {
    name: { es: 'Bombardeo', en: 'Bombard' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a 4 unidades de artillería. Cada una mueve hasta 3 hexágonos y no combate, o no mueve y combate con 2 dados más (3 la Guardia). Si no te queda artillería, da orden a 1 unidad.',
      en: 'Order up to 4 artillery units. Each moves up to 3 hexes and does not battle, or stays and battles with 2 more dice (Guard 3). If you have no artillery left, order 1 unit.',
    },
  },
  'cavalry-charge': {
    name: { es: 'Carga de caballería', en: 'Cavalry Charge' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a 4 unidades de caballería, que combaten todo el turno con 2 dados más (3 la Guardia). La pesada puede mover 3 hexágonos. Entre las 4 puede haber artillería a caballo, sin dados extra. Si no te queda caballería, da orden a 1 unidad.',
      en: 'Order up to 4 cavalry units; they battle all turn with 2 more dice (Guard 3). Heavy cavalry may move 3 hexes. Horse artillery may be among the 4, without extra dice. If you have no cavalry left, order 1 unit.',
    },
  },
  'counter-attack': {
    name: { es: 'Contraataque', en: 'Counter-Attack' },
    subtitle: TACTIC,
    text: {
      es: 'Vale por la carta que tu rival jugó en su último turno. Si era de sección, izquierda y derecha se cambian. Si aún no ha jugado ninguna, no da orden a nadie.',
      en: 'Stands for the card your opponent played in his last turn. If it was a Section card, left and right change places. If he has played none yet, it orders nobody.',
    },
  },
  elan: {
    name: { es: 'Ímpetu', en: 'Elan' },
    subtitle: TACTIC,
    text: {
      es: 'Tira tantos dados como tu Mando. Cada arma da orden a 1 unidad de esa arma; cada bandera, a 1 unidad o líder cualquiera; los sables, a nadie. Las unidades con orden combaten con 1 dado más. Al robar se barajan mazo y descartes.',
      en: 'Roll as many dice as your Command. Each arm orders 1 unit of that arm; each flag any 1 unit or leader; sabres nothing. Ordered units battle with 1 more die. Deck and discards are shuffled together before the draw.',
    },
  },
  'fire-and-hold': {
    name: { es: 'Fuego y alto', en: 'Fire and Hold' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a 4 unidades de infantería o artillería que no tengan al lado ninguna unidad enemiga. No mueven, aunque pueden salir del cuadro, y disparan con 1 dado más. Si no te queda ninguna de las dos armas, da orden a 1 unidad.',
      en: 'Order up to 4 infantry or artillery units with no enemy unit adjacent. They do not move, though they may leave square, and fire with 1 more die. If you have neither arm left, order 1 unit.',
    },
  },
  'first-strike': {
    name: { es: 'Primer ataque', en: 'First Strike' },
    subtitle: REACTION,
    text: {
      es: 'Juégala cuando el enemigo declare una melé, antes de los dados. Tu unidad golpea primero; si el atacante sigue en su sitio, combate él. Tu unidad no responde. En tu propio turno no da orden a nadie.',
      en: 'Play it when the enemy declares a melee, before the dice. Your unit strikes first; if the attacker still stands, he fights. Your unit does not battle back. In your own turn it orders nobody.',
    },
  },
  'force-march': {
    name: { es: 'Marcha forzada', en: 'Force March' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a toda tu infantería de una sección. Ligeras, fusileros, granaderos, Guardia y unidades con líder mueven hasta 2 hexágonos y combaten. Las demás, 1 y combaten, o 2 sin combatir. Si no te queda infantería, da orden a 1 unidad.',
      en: 'Order all your infantry in one section. Light, rifles, grenadiers, Guard and units with a leader move up to 2 hexes and battle. The rest move 1 and battle, or 2 without. If you have no infantry left, order 1 unit.',
    },
  },
  'cold-steel': {
    name: { es: 'Que prueben el acero', en: 'Give Them the Cold Steel' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a todas tus unidades que tengan al lado una unidad enemiga. Pueden mover y atacar en melé con 1 dado más; no disparan. La melé de bonificación no lleva el dado extra.',
      en: 'Order all your units that have an enemy unit adjacent. They may move and melee with 1 more die; they may not fire. A bonus melee does not get the extra die.',
    },
  },
  leadership: {
    name: { es: 'Liderazgo', en: 'Leadership' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden a todos tus líderes. La unidad con la que un líder sigue recibe orden y combate con 1 dado más. Un líder puede separarse, pero la unidad a la que se una no recibe orden. Si no te quedan líderes, da orden a 1 unidad.',
      en: 'Order all your leaders. A unit its leader stays with is ordered and battles with 1 more die. A leader may detach, but the unit he joins is not ordered. If you have no leaders left, order 1 unit.',
    },
  },
  'grande-manoeuvre': {
    name: { es: 'La gran maniobra', en: 'La Grande Manoeuvre' },
    subtitle: TACTIC,
    text: {
      es: 'Da orden hasta a 4 unidades o líderes que no estén en cuadro. Mueven hasta 4 hexágonos y no combaten. O, en su lugar, da una orden normal a 1 unidad.',
      en: 'Order up to 4 units or leaders that are not in square. They move up to 4 hexes and do not battle. Or, instead, give 1 unit a normal order.',
    },
  },
  rally: {
    name: { es: 'Reagrupamiento', en: 'Rally' },
    subtitle: TACTIC,
    text: {
      es: 'Tira tantos dados como tu Mando. Cada arma devuelve 1 bloque perdido a una unidad tuya de esa arma, sin pasar de su fuerza inicial; banderas y sables, nada. Las unidades que recuperan bloques reciben orden.',
      en: 'Roll as many dice as your Command. Each arm returns 1 lost block to a unit of yours of that arm, never above its first strength; flags and sabres do nothing. Units that regain blocks are ordered.',
    },
  },
  'short-supply': {
    name: { es: 'Pocos suministros', en: 'Short Supply' },
    subtitle: TACTIC,
    text: {
      es: 'Elige una unidad, tuya o enemiga, que no esté en cuadro. Su dueño la lleva, con su líder, a un hexágono libre de su línea base en la misma sección, o de la fila siguiente si no lo hay. Si es tuya, no combate este turno. No da órdenes.',
      en: 'Choose a unit, yours or the enemy’s, that is not in square. Its owner moves it, with its leader, to a free hex of its baseline in the same section, or of the next row if there is none. If it is yours it may not battle this turn. It gives no orders.',
    },
  },
} as const satisfies Record<CardId, CardWords>
