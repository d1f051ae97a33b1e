import type { Said } from '@acies/kernel'

/** Moving, passing through friends, special manoeuvres. */
export const movement = {
  'ONU-MOV-01': {
    es: 'Las unidades activas que no huyen pueden mover y girar hasta su movimiento; no hace falta gastarlo entero.',
    en: 'Active units that are not fleeing may move and turn up to their movement; they need not use it all.',
  },
  'ONU-MOV-02': {
    es: 'Hay tres maneras de mover: normal, marcha forzada y movimiento reducido.',
    en: 'There are three ways to move: normal, forced march and reduced.',
  },
  'ONU-MOV-03': {
    es: 'Movimiento normal: todo recto hasta su movimiento, con giros.',
    en: 'Normal movement: straight ahead up to its movement, with wheels.',
  },
  'ONU-MOV-04': {
    es: 'Un giro rota la unidad hacia delante, hasta 90°, sobre una de sus cuatro esquinas, y cuesta 1 UD sea cual sea el ángulo.',
    en: 'A wheel turns the unit forward, up to 90°, about any of its four corners, and costs 1 UD whatever the angle.',
  },
  'ONU-MOV-05': {
    es: 'Solo se gira hacia delante; para ir hacia atrás está el giro libre.',
    en: 'Wheels go forward only; to turn back there is the free turn.',
  },
  'ONU-MOV-06': {
    es: 'Avances y giros se pueden mezclar en cualquier orden mientras queden UD.',
    en: 'Advances and wheels may be mixed in any order while UD are left.',
  },
  'ONU-MOV-07': {
    es: 'Si gira varias veces, ha de ser sobre la misma esquina y hacia el mismo lado: no se zigzaguea.',
    en: 'Several wheels must use the same corner and go the same way: no zigzag.',
  },
  'ONU-MOV-08': {
    es: 'Lo que barre la carta al girar también cuenta para atravesar y solapar.',
    en: 'What the card sweeps over in a wheel also counts for passing through and overlap.',
  },
  'ONU-MOV-09': { es: 'Con movimiento normal se puede cargar.', en: 'A unit may charge with normal movement.' },
  'ONU-MOV-10': {
    es: 'Marcha forzada: hasta el doble del movimiento. Se anuncia antes de mover y al acabar se pone el marcador.',
    en: 'Forced march: up to twice the movement. It is announced before moving and the marker is put at the end.',
  },
  'ONU-MOV-11': {
    es: 'En marcha forzada también se puede girar, a 1 UD por giro.',
    en: 'A forced march may include wheels, at 1 UD each.',
  },
  'ONU-MOV-12': {
    es: 'Quien va en marcha forzada no carga ni dispara este turno.',
    en: 'A unit on forced march neither charges nor shoots this turn.',
  },
  'ONU-MOV-13': {
    es: 'En formación especial no hay marcha forzada: antes hay que deshacerla.',
    en: 'A unit in special formation cannot force-march: it must drop the formation first.',
  },
  'ONU-MOV-14': {
    es: 'Una línea ampliada puede ir en marcha forzada; las penalizaciones a la moral se suman.',
    en: 'An extended line may force-march; the morale penalties add up.',
  },
  'ONU-MOV-15': {
    es: 'A quien lleva el marcador de marcha forzada se le ataca como por la retaguardia desde cualquier lado: −2/−2 de defensa y −2 de moral.',
    en: 'A unit marked with forced march is attacked as in the rear from every side: −2/−2 defence and −2 morale.',
  },
  'ONU-MOV-16': {
    es: 'El marcador de marcha forzada se queda hasta que la unidad vuelva a activarse.',
    en: 'The forced-march marker stays until the unit is activated again.',
  },
  'ONU-MOV-17': {
    es: 'El movimiento se reduce por las maniobras especiales, por algunas formaciones o por haberse recuperado este turno.',
    en: 'Movement is reduced by special manoeuvres, by some formations, or by having recovered this turn.',
  },
  'ONU-MOV-18': {
    es: 'Movimiento reducido: la mitad, con decimales si hace falta.',
    en: 'Reduced movement: half, fractions included.',
  },
  'ONU-MOV-19': {
    es: 'Con movimiento reducido no se carga, salvo que la maniobra, la formación o una carta lo permitan.',
    en: 'No charge with reduced movement unless the manoeuvre, the formation or a card allows it.',
  },
  'ONU-MOV-20': {
    es: 'Los hostigadores maniobran con el movimiento entero y aun así pueden disparar; pero nunca disparan y cargan en el mismo turno.',
    en: 'Skirmishers manoeuvre with their full movement and may still shoot; but they never shoot and charge in one turn.',
  },
  'ONU-MOV-21': {
    es: 'Quien se mueve más de la mitad ya no puede disparar; los hostigadores sí.',
    en: 'A unit that moves more than half can no longer shoot; Skirmishers can.',
  },

  'ONU-CRO-01': {
    es: 'Nadie atraviesa una unidad enemiga, ni siquiera en parte; solo los elefantes en huida.',
    en: 'Nobody passes through an enemy unit, not even partly; only fleeing elephants do.',
  },
  'ONU-CRO-02': {
    es: 'A las amigas se las puede atravesar, salvo que estén en formación especial, trabadas o sean elefantes en huida.',
    en: 'Friends may be passed through unless they are in special formation, engaged, or fleeing elephants.',
  },
  'ONU-CRO-03': {
    es: 'Una unidad en formación especial no puede atravesar a otras.',
    en: 'A unit in special formation may not pass through others.',
  },
  'ONU-CRO-04': {
    es: 'A la unidad atravesada no le pasa nada si la que pasa está en orden.',
    en: 'The unit passed through suffers nothing if the one passing is in order.',
  },
  'ONU-CRO-05': {
    es: 'Si la que pasa está rota o huye, la atravesada queda rota en el acto.',
    en: 'If the passing unit is broken or fleeing, the unit passed through is broken at once.',
  },
  'ONU-CRO-06': {
    es: 'A quien ya estaba roto o huyendo no le pasa nada más.',
    en: 'A unit that was broken or fleeing already suffers nothing more.',
  },
  'ONU-CRO-07': {
    es: 'Quien atraviesa a una unidad rota queda roto también.',
    en: 'A unit that passes through a broken one is broken itself.',
  },
  'ONU-CRO-08': {
    es: 'Pasar por encima de una esquina ya es atravesar; rozarla sin pisarla, no.',
    en: 'Going over a mere corner already is passing through; touching without lying over it is not.',
  },
  'ONU-CRO-09': {
    es: 'Al acabar la fase ninguna unidad puede quedar encima de otra, salvo las complementarias.',
    en: 'At the end of the phase no unit may lie over another, complementary units excepted.',
  },
  'ONU-CRO-10': {
    es: 'Para atravesar hay que acabar sin solapar; si no, la unidad se detiene antes. Barrer a una amiga con un giro también es atravesarla.',
    en: 'To pass through, the move must end clear; otherwise the unit stops before. Sweeping over a friend in a turn is passing through, too.',
  },
  'ONU-CRO-11': {
    es: 'Dos amigas activas pueden solaparse un momento si la segunda se aparta antes de acabar la fase.',
    en: 'Two active friends may overlap for a while if the second moves clear before the phase ends.',
  },
  'ONU-CRO-12': {
    es: 'Solo cargando se llega al contacto que traba combate; cualquier otro movimiento se detiene antes. Lado contra lado sí se puede.',
    en: 'Only a charge makes contact that is a melee; any other move stops short. Side against side is allowed.',
  },

  'ONU-MAN-01': {
    es: 'Las maniobras especiales reducen el movimiento; cada una dice si permite cargar, disparar y hacerse en formación.',
    en: 'Special manoeuvres reduce movement; each says whether it allows charging, shooting and being done in formation.',
  },
  'ONU-MAN-02': {
    es: 'Movimiento en todas las direcciones: hacia donde quiera sin cambiar de cara, también atrás; con movimiento reducido y sin cargar, ni siquiera los hostigadores.',
    en: 'All-direction move: any way it likes keeping its facing, backwards too; reduced movement and no charge, not even for Skirmishers.',
  },
  'ONU-MAN-03': {
    es: 'Tras moverse en todas las direcciones se puede disparar; en formación especial no se puede hacer.',
    en: 'After an all-direction move a unit may shoot; it cannot be done in special formation.',
  },
  'ONU-MAN-04': {
    es: 'Los hostigadores se mueven en todas las direcciones con el movimiento entero.',
    en: 'Skirmishers make all-direction moves with their full movement.',
  },
  'ONU-MAN-05': {
    es: 'Giro libre: al empezar, gira lo que quiera sobre su centro; el resto va con movimiento reducido. Permite cargar y disparar, también en formación.',
    en: 'Free turn: at the start it turns any angle about its middle; the rest is reduced. It allows charging and shooting, in formation too.',
  },
  'ONU-MAN-06': {
    es: 'Los hostigadores hacen giros libres en cualquier momento, a 1 UD cada uno, y pueden cargar.',
    en: 'Skirmishers make free turns at any moment, 1 UD each, and may charge.',
  },
  'ONU-MAN-07': {
    es: 'Las unidades en Rombo hacen un giro libre gratis por movimiento, cuando quieran, y pueden cargar.',
    en: 'Units in Rhomboid make one free turn a move at no cost, whenever they like, and may charge.',
  },
  'ONU-MAN-08': {
    es: 'Ampliar la línea: un marcador de sección en uno o los dos extremos del frente; acortarla los quita. Movimiento reducido, sin cargar; se puede disparar.',
    en: 'Extend the line: a section marker at one or both ends of the front; shorten takes them off. Reduced movement, no charge; shooting allowed.',
  },
  'ONU-MAN-09': {
    es: 'Trabada, una unidad no amplía la línea; sí puede acortarla, pero cada marcador en contacto le cuesta un ataque gratuito de un dado.',
    en: 'An engaged unit may not extend; it may shorten, but each marker in contact costs it a free attack of one die.',
  },
  'ONU-MAN-10': { es: 'Cada sección ampliada resta 1 a la moral.', en: 'Each extended section costs 1 morale.' },
  'ONU-MAN-11': {
    es: 'Los hostigadores amplían y acortan con el movimiento entero, sin cargar; las maniobrables además pueden cargar.',
    en: 'Skirmishers extend and shorten at full movement without charging; Manoeuvrable units may even charge.',
  },
  'ONU-MAN-12': {
    es: 'Una unidad en formación especial no puede ampliar su línea.',
    en: 'A unit in special formation cannot extend its line.',
  },
  'ONU-MAN-13': {
    es: 'Formación especial: la unidad, activa y sin trabar, la adopta o cambia al principio o al final de su movimiento reducido. Puede cargar, no disparar.',
    en: 'Special formation: an active, unengaged unit adopts or changes it at the start or end of a reduced move. It may charge, not shoot.',
  },
  'ONU-MAN-14': {
    es: 'Las maniobrables y los hostigadores cambian de formación con el movimiento entero; la Bravura nunca reduce el movimiento.',
    en: 'Manoeuvrable units and Skirmishers change formation at full movement; Bravery never reduces it.',
  },
  'ONU-MAN-15': {
    es: 'Quien quiera disparar solo mueve la mitad; los hostigadores, lo normal; la artillería, nada.',
    en: 'A unit that wants to shoot moves half at most; Skirmishers the full distance; artillery not at all.',
  },
  'ONU-MAN-16': {
    es: 'Disparar impide cargar; se puede disparar en formación especial.',
    en: 'Shooting rules out charging; a unit in special formation may shoot.',
  },
  'ONU-MAN-17': {
    es: 'Se pueden combinar varias maniobras si se hacen en el mismo momento, antes o después de mover.',
    en: 'Several manoeuvres may be combined if done at the same moment, before or after the move.',
  },
  'ONU-MAN-18': {
    es: 'Varias maniobras no reducen el movimiento más de una vez.',
    en: 'Several manoeuvres do not halve movement more than once.',
  },
  'ONU-MAN-19': {
    es: 'Al combinar maniobras, lo que prohíbe una queda prohibido.',
    en: 'With combined manoeuvres, what one forbids is forbidden.',
  },
} as const satisfies Record<string, Said>
