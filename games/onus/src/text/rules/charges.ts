import type { Said } from '@acies/kernel'

/** Charging, wrapping round, and what engaged units may do. */
export const charges = {
  'ONU-CHG-01': {
    es: 'Cargar es moverse con una unidad activa hasta tocar al enemigo con el propio frente.',
    en: 'A charge is the move by which an active unit contacts an enemy with its own front.',
  },
  'ONU-CHG-02': {
    es: 'Se carga con movimiento normal; la Falange y el Muro de escudos cargan con movimiento reducido.',
    en: 'Charges use normal movement; Phalanx and Shield Wall charge with reduced movement.',
  },
  'ONU-CHG-03': {
    es: 'La unidad puede girar, avanza hasta el contacto y se alinea sola y gratis.',
    en: 'The unit may wheel, advances to contact and then aligns by itself, free of charge.',
  },
  'ONU-CHG-04': {
    es: 'Se alinea con el lado que toca; si toca una esquina, elige uno de los dos lados.',
    en: 'It aligns with the side it touches; if it touches a corner, it chooses either side.',
  },
  'ONU-CHG-05': {
    es: 'Alineadas, las secciones se enfrentan enteras: la que toca a medias se corre hasta quedar entera.',
    en: 'Once aligned, sections face each other in full: one that half touches is shifted into full contact.',
  },
  'ONU-CHG-06': {
    es: 'Las secciones del frente que queden libres pueden envolver en el acto, si hay sitio.',
    en: 'Front sections left free may wrap at once, if there is room.',
  },
  'ONU-CHG-07': {
    es: 'Si al alinearse tropieza con otra unidad, se alinea hasta donde pueda.',
    en: 'If it bumps into another unit while aligning, it aligns as far as it can.',
  },
  'ONU-CHG-08': {
    es: 'Lado contra lado no es combate: una de las dos ha de tocar con su frente.',
    en: 'Side against side is no melee: one of the two must touch with its front.',
  },
  'ONU-CHG-09': {
    es: 'Cargar de lado o por detrás contra un marcador de sección lo quita y causa una herida a su unidad.',
    en: 'Charging a section marker from its side or back removes it and costs its unit one wound.',
  },
  'ONU-CHG-10': {
    es: 'Los marcadores que así queden separados de su carta también se quitan, con una herida por cada uno.',
    en: 'Markers thereby cut off from their card are removed too, one wound each.',
  },
  'ONU-CHG-11': {
    es: 'Quitados los marcadores, la carga sigue; donde encuentra la carta enemiga se alinea y hay combate.',
    en: 'With the markers gone the charge goes on; where it meets the enemy card it aligns and there is a melee.',
  },
  'ONU-CHG-12': {
    es: 'Cargar de frente contra una línea ampliada no quita la ampliación; las secciones que sobren pueden envolver.',
    en: 'Charging an extended line frontally does not remove the extension; spare sections may wrap.',
  },
  'ONU-CHG-13': {
    es: 'No se carga tras una marcha forzada, tras moverse en todas las direcciones ni tras recuperarse de estar rota.',
    en: 'No charge after a forced march, an all-direction move or recovering from broken.',
  },
  'ONU-CHG-14': { es: 'Quien ha disparado no carga ese turno.', en: 'A unit that has shot does not charge that turn.' },
  'ONU-CHG-15': {
    es: 'Si el frente toca a dos enemigos, combate con cada uno con las secciones que lo tocan.',
    en: 'If its front touches two enemies, it fights each with the sections that touch him.',
  },
  'ONU-CHG-16': { es: 'Se puede cargar contra unidades en huida.', en: 'Fleeing units may be charged.' },
  'ONU-CHG-17': {
    es: 'Tocar un marcador de sección por su frente es un contacto frontal como otro cualquiera: el marcador se queda.',
    en: 'Meeting the front of a section marker is an ordinary frontal contact: the marker stays.',
  },
  'ONU-CHG-18': { es: 'Los atletas cargan con 1 UD más.', en: 'Athletes charge with 1 UD more.' },
  'ONU-CHG-19': {
    es: 'Al cargar se puede atravesar a las amigas que se dejen; alineada, la unidad no puede quedar sobre nadie.',
    en: 'A charge may pass through friends that allow it; once aligned it may lie over nobody.',
  },
  'ONU-CHG-20': {
    es: 'El contacto ha de hacerse con el frente o una esquina suya: si antes fuera a tocar con el lado, la unidad se detiene.',
    en: 'Contact must be made with the front or one of its corners: if a side would touch first, the unit stops short.',
  },

  'ONU-ENV-01': {
    es: 'Cada sección libre del frente puede envolver: se pone un marcador contra el borde enemigo, doblando la esquina.',
    en: 'Each free front section may wrap: a marker is laid against the enemy’s edge, round the corner.',
  },
  'ONU-ENV-02': {
    es: 'Se envuelve primero el flanco y luego el lado siguiente, una casilla por sección.',
    en: 'Wrapping goes along the flank first and then the next side, one slot a section.',
  },
  'ONU-ENV-03': {
    es: 'Los marcadores necesitan sitio: no pueden pisar cartas ni otros marcadores.',
    en: 'Markers need room: they may not lie over cards or other markers.',
  },
  'ONU-ENV-04': {
    es: 'El enemigo envuelto por el flanco o la retaguardia sufre sus penalizaciones.',
    en: 'An enemy wrapped in flank or rear suffers the penalties for it.',
  },
  'ONU-ENV-05': {
    es: 'Los marcadores estorban al enemigo: puede que no le dejen moverse ni recolocarse.',
    en: 'Markers hinder the enemy: they may leave him no room to move or re-form.',
  },
  'ONU-ENV-06': {
    es: 'Cuando el enemigo envuelto huye o cae, sus marcadores se quitan.',
    en: 'When the wrapped enemy flees or is destroyed, the markers come off.',
  },
  'ONU-ENV-07': {
    es: 'Una unidad trabada, activa y sin bloquear puede envolver si toca al enemigo con su frente y le queda alguna sección libre.',
    en: 'An engaged unit that is active and not blocked may wrap if its front touches the enemy and it has a free section.',
  },
  'ONU-ENV-08': {
    es: 'Una unidad atacada solo por el flanco o la retaguardia no puede envolver sin recolocarse antes.',
    en: 'A unit attacked only in flank or rear cannot wrap before it re-forms.',
  },
  'ONU-ENV-09': {
    es: 'Cada sección que envuelve da un dado más a los dos.',
    en: 'Each wrapping section adds one die for both.',
  },

  'ONU-ENG-01': {
    es: 'Trabada, activa y sin bloquear, una unidad hace una de estas cosas: envolver, acortar, recolocarse, replegarse o retirarse.',
    en: 'An engaged unit that is active and not blocked does one of these: wrap, shorten, re-form, fall back or withdraw.',
  },
  'ONU-ENG-02': {
    es: 'Está bloqueada la unidad que no puede moverse en ninguna dirección.',
    en: 'A unit that cannot move in any direction is blocked.',
  },
  'ONU-ENG-03': {
    es: 'Quitar marcadores propios que no tocan al enemigo sale gratis.',
    en: 'Taking back own markers that do not touch the enemy is free.',
  },
  'ONU-ENG-04': {
    es: 'Por cada marcador en contacto que se quita, el enemigo hace en el acto un ataque gratuito de un dado, sin eventos.',
    en: 'For each marker in contact taken back, the enemy makes a free attack of one die at once, without events.',
  },
  'ONU-ENG-05': {
    es: 'Las heridas de esos ataques no cuentan al comparar las del combate.',
    en: 'Wounds from those attacks do not count when the wounds of the melee are compared.',
  },
  'ONU-ENG-06': {
    es: 'Trabada, una unidad no amplía, no adopta formación y no deshace el Muro de escudos ni el Cuadro.',
    en: 'An engaged unit may not extend, adopt a formation, or drop Shield Wall or Square.',
  },
  'ONU-ENG-07': {
    es: 'La Punta de flecha y el Rombo se pierden tras el primer combate.',
    en: 'Wedge and Rhomboid are lost after the first combat.',
  },
  'ONU-ENG-08': {
    es: 'La Bravura se pone o se quita al activar la unidad, incluso trabada.',
    en: 'Bravery may be switched on or off when the unit is activated, even while engaged.',
  },
  'ONU-ENG-10': {
    es: 'Recolocarse 90°: la carta gira un cuarto sobre su sitio, si hay espacio.',
    en: 'Re-form 90°: the card makes a quarter turn about its place, if there is room.',
  },
  'ONU-ENG-11': {
    es: 'Al recolocarse 90°, el enemigo conserva en contacto las mismas secciones; quien se recoloca puede tener que poner marcadores.',
    en: 'When re-forming 90° the enemy keeps the very same sections in contact; the unit may have to lay markers of its own.',
  },
  'ONU-ENG-12': {
    es: 'Al recolocarse no puede pisar unidades ni marcadores.',
    en: 'A re-forming unit may not lie over units or markers.',
  },
  'ONU-ENG-13': {
    es: 'Recolocarse 180°: da media vuelta en su sitio. Sus marcadores en contacto se quitan, con un ataque gratuito de un dado por cada uno.',
    en: 'Re-form 180°: it faces about on the spot. Its markers in contact come off, each with a free attack of one die.',
  },
  'ONU-ENG-14': { es: 'Tras recolocarse, la unidad puede envolver.', en: 'After re-forming the unit may wrap.' },
  'ONU-ENG-20': {
    es: 'Replegarse: la unidad trabada de frente retrocede hasta la mitad de su movimiento, sin girar y dando la cara.',
    en: 'Fall back: a unit engaged to its front goes back up to half its movement, without turning and facing the enemy.',
  },
  'ONU-ENG-21': {
    es: 'Al replegarse no atraviesa a nadie, y su frente ha de tocar a los enemigos que deja.',
    en: 'A unit that falls back passes through nobody, and its front must touch the enemies it leaves.',
  },
  'ONU-ENG-22': {
    es: 'Replegarse no da ataques gratuitos al enemigo.',
    en: 'Falling back gives the enemy no free attack.',
  },
  'ONU-ENG-23': {
    es: 'Cada enemigo que la tocaba elige mantener la posición o seguirla; seguirla no, si está trabado con otra.',
    en: 'Each enemy that touched it chooses to hold or to follow; not to follow if he is engaged with another.',
  },
  'ONU-ENG-24': {
    es: 'Si mantiene la posición, dejan de estar trabadas y se quitan los marcadores de ambas, también las ampliaciones.',
    en: 'If he holds, the two are no longer engaged and the markers of both come off, extensions too.',
  },
  'ONU-ENG-25': {
    es: 'Si la sigue, va tras ella sin cambiar de cara ni de marcadores, y el combate continúa.',
    en: 'If he follows, he goes after it keeping his facing and markers, and the melee goes on.',
  },
  'ONU-ENG-26': {
    es: 'Si el movimiento del que sigue no alcanza, se pierde el contacto.',
    en: 'If the follower’s movement is not enough, contact is lost.',
  },
  'ONU-ENG-27': {
    es: 'Quien sigue puede conservar o quitar sus marcadores.',
    en: 'A follower may keep or take off its wrap markers.',
  },
  'ONU-ENG-30': {
    es: 'Retirarse: al anunciarlo, la unidad sufre un ataque sin réplica con tantos dados como secciones enemigas la tocan, sin eventos.',
    en: 'Withdraw: when it is announced, the unit suffers an unanswered attack with as many dice as enemy sections touch it, without events.',
  },
  'ONU-ENG-31': {
    es: 'Todos los enemigos trabados con ella hacen ese ataque.',
    en: 'Every enemy engaged with it makes that attack.',
  },
  'ONU-ENG-32': {
    es: 'Si no ha huido, se quitan los marcadores y queda destrabada: puede mover y girar.',
    en: 'If it has not fled, the markers come off and it is free: it may move and turn.',
  },
  'ONU-ENG-33': {
    es: 'Tras retirarse, ir hacia atrás es movimiento reducido, salvo los hostigadores.',
    en: 'After withdrawing, moving backwards is reduced, except for Skirmishers.',
  },
} as const satisfies Record<string, Said>
