import type { Said } from '@acies/kernel'

/** Flight, elephants that run wild, the end of the turn. */
export const flight = {
  'ONU-FLE-01': {
    es: 'Al huir, la unidad pierde su formación y sus marcadores de sección, y se quitan los que la envolvían.',
    en: 'A unit that flees loses its formation and section markers, and those that wrapped it come off.',
  },
  'ONU-FLE-02': {
    es: 'Si está bloqueada, los marcadores enemigos se quedan y sigue en combate hasta que pueda moverse.',
    en: 'If it is blocked, enemy markers stay and it remains in melee until it can move.',
  },
  'ONU-FLE-03': {
    es: 'La primera huida es inmediata y a movimiento entero: se aleja del atacante hacia su borde por el camino más corto.',
    en: 'The first flight move is immediate and at full movement: away from the attacker, to its own edge by the shortest way.',
  },
  'ONU-FLE-04': {
    es: 'Antes de correr se vuelve hacia su borde, si hace falta.',
    en: 'It turns towards its own edge first, if need be.',
  },
  'ONU-FLE-05': {
    es: 'Atraviesa a las amigas que encuentre sin formación especial, y las rompe.',
    en: 'It passes through friends in its way that are not in special formation, and breaks them.',
  },
  'ONU-FLE-06': {
    es: 'La bloqueada que queda libre este mismo turno huye en el acto; si es más tarde, en la fase de huida.',
    en: 'A blocked one that comes free in the same turn flees at once; if later, in the flight phase.',
  },
  'ONU-FLE-07': {
    es: 'Huida voluntaria: tras un ataque en que la hayan herido, su dueño puede hacerla huir.',
    en: 'Voluntary flight: after an attack that wounded it, its owner may make it flee.',
  },
  'ONU-FLE-08': { es: 'La artillería no huye: queda destruida.', en: 'Artillery does not flee: it is destroyed.' },
  'ONU-FLE-09': {
    es: 'Quien huye no se mueve en la fase de movimiento, no forma, no amplía, no dispara y solo combate si lo atacan o está bloqueado.',
    en: 'A fleeing unit does not move in the movement phase, form, extend or shoot, and fights only if attacked or blocked.',
  },
  'ONU-FLE-10': {
    es: 'Si al huir se sale de la mesa, aunque sea en parte, queda eliminada.',
    en: 'A fleeing unit that leaves the table, even partly, is eliminated.',
  },
  'ONU-FLE-11': {
    es: 'Fase de huida: cada unidad propia que ya huía de antes chequea su moral y, si falla, corre.',
    en: 'Flight phase: each own unit that was fleeing before this turn checks morale and runs if it fails.',
  },
  'ONU-FLE-12': {
    es: 'Si lo pasa se reorganiza donde está, mirando adonde quiera su dueño; las heridas y demás marcadores se quedan.',
    en: 'If it passes it rallies on the spot, facing as its owner likes; wounds and other markers stay.',
  },
  'ONU-FLE-13': {
    es: 'Las trabadas y bloqueadas también chequean: si pasan dejan de huir, pero ni se mueven ni giran.',
    en: 'Engaged and blocked ones check too: if they pass they stop fleeing, but neither move nor turn.',
  },
  'ONU-FLE-14': {
    es: 'En la fase de huida corre a movimiento entero, con los giros que necesite, por el camino más corto a su borde.',
    en: 'In the flight phase it runs at full movement, with any turns it needs, by the shortest way to its edge.',
  },
  'ONU-FLE-15': {
    es: 'No atraviesa enemigos, amigas en formación ni elefantes en huida: los rodea.',
    en: 'It does not pass through enemies, friends in formation or fleeing elephants: it goes round them.',
  },
  'ONU-FLE-16': {
    es: 'Si fuera a acabar encima de una amiga, se detiene justo antes.',
    en: 'If it would end on top of a friend it stops just before.',
  },
  'ONU-FLE-17': { es: 'Las amigas que atraviesa quedan rotas.', en: 'Friends it passes through are broken.' },
  'ONU-FLE-18': {
    es: 'Cuando huye se quitan los marcadores que la envolvían; los que envuelven a otras se quedan.',
    en: 'When it flees the markers wrapped round it come off; those round others stay.',
  },
  'ONU-FLE-19': {
    es: 'En la fase de huida solo actúan las del jugador activo.',
    en: 'Only the active player’s fleeing units act in the flight phase.',
  },
  'ONU-FLE-20': {
    es: 'Las amigas trabadas no frenan una huida: las atraviesa y las rompe, salvo en formación especial.',
    en: 'Engaged friends do not stop a flight: it passes through and breaks them, unless in special formation.',
  },
  'ONU-FLE-21': {
    es: 'Dar media vuelta hacia su borde no cuesta nada.',
    en: 'Facing about towards its edge costs nothing.',
  },
  'ONU-FLE-22': {
    es: 'En el combate de su propio turno, quien huye sin estar bloqueado no combate.',
    en: 'In its owner’s own melee phase a fleeing unit that is not blocked does not fight.',
  },

  'ONU-ELE-01': {
    es: 'Los elefantes en huida se vuelven hacia su borde y corren en línea recta.',
    en: 'Fleeing elephants turn towards their edge and run straight for it.',
  },
  'ONU-ELE-02': {
    es: 'No se desvían: arrollan a todo el que pillan, amigo o enemigo, esté como esté.',
    en: 'They do not swerve: they trample whoever they cross, friend or foe, whatever its formation.',
  },
  'ONU-ELE-03': {
    es: 'Han de poder cruzar del todo a la unidad; si no, se detienen justo antes.',
    en: 'They must be able to cross the unit completely; otherwise they stop just before it.',
  },
  'ONU-ELE-04': {
    es: 'Arrollar: un ataque sin eventos ni réplica, con tantos dados como secciones de los elefantes la cruzan.',
    en: 'Trample: an attack without events or reply, with as many dice as elephant sections cross it.',
  },
  'ONU-ELE-05': {
    es: 'Si la arrollada huye, lo hace cuando los elefantes acaben de correr.',
    en: 'If the trampled unit flees, it does so when the elephants have finished running.',
  },
  'ONU-ELE-06': {
    es: 'La arrollada que aguanta queda rota de todos modos.',
    en: 'A trampled unit that holds is broken anyway.',
  },
  'ONU-ELE-07': {
    es: 'Si al reorganizarse sacan justo su moral, el dueño puede hacer que los cornacas los maten.',
    en: 'If their rally roll exactly equals their morale, the owner may have the drivers kill them.',
  },
  'ONU-ELE-08': {
    es: 'Quien va a ser arrollado puede plantarles cara: los elefantes se alinean y se combate sin eventos.',
    en: 'A unit about to be trampled may stand and fight: the elephants align with it and fight without events.',
  },
  'ONU-ELE-09': {
    es: 'Si los dos aguantan quedan trabados; cuando el otro se va o cae, los elefantes siguen su huida.',
    en: 'If both hold they are engaged; when the other leaves or falls, the elephants go on fleeing.',
  },
  'ONU-ELE-10': {
    es: 'A unos elefantes en huida no los atraviesa nadie.',
    en: 'Nobody passes through fleeing elephants.',
  },

  'ONU-END-01': {
    es: 'Si ha jugado alguna orden, el jugador activo roba una carta.',
    en: 'If he has played an order, the active player draws one card.',
  },
  'ONU-END-02': {
    es: 'Si no ha jugado ninguna, elige: descartar las que quiera y robar una más de las descartadas, o robar tres.',
    en: 'If he has played none he chooses: discard any number and draw one more than that, or draw three.',
  },
  'ONU-END-03': { es: 'Los compañeros de bando pueden pasarse cartas.', en: 'Team-mates may give each other cards.' },
  'ONU-END-04': {
    es: 'Después se descarta hasta quedarse en el liderazgo del general.',
    en: 'Then he discards down to the general’s leadership.',
  },
  'ONU-END-05': {
    es: 'Si el mazo se agota se baraja el descarte.',
    en: 'If the deck is empty the discard pile is shuffled.',
  },
} as const satisfies Record<string, Said>
