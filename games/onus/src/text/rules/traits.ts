import type { Said } from '@acies/kernel'

/** Formations and skills. */
export const traits = {
  'ONU-FRM-01': {
    es: 'Se adopta en la fase de movimiento, con la unidad activa y sin trabar; el movimiento es reducido, salvo para maniobrables y hostigadores, y se puede cargar.',
    en: 'Adopted in the movement phase by an active, unengaged unit; movement is reduced, except for Manoeuvrable units and Skirmishers, and it may charge.',
  },
  'ONU-FRM-02': {
    es: 'Otro turno, activa y sin trabar, puede deshacerla y mover con normalidad o en marcha forzada.',
    en: 'In a later turn, active and unengaged, it may drop it and move normally or force-march.',
  },
  'ONU-FRM-03': {
    es: 'Una unidad tiene como mucho una formación especial.',
    en: 'A unit has one special formation at most.',
  },
  'ONU-FRM-04': {
    es: 'Las ventajas de la formación se suman a las de las habilidades.',
    en: 'The benefits of a formation add to those of skills.',
  },
  'ONU-FRM-05': {
    es: 'Se puede empezar la batalla en formación, si el escenario no lo prohíbe.',
    en: 'Units may start the battle in formation unless the scenario forbids it.',
  },
  'ONU-FRM-06': { es: 'Al huir se pierde la formación.', en: 'Flight ends the formation.' },
  'ONU-FRM-10': {
    es: 'Muro de escudos: +1/+1 de defensa contra todo.',
    en: 'Shield Wall: +1/+1 defence against everything.',
  },
  'ONU-FRM-11': {
    es: 'En Muro de escudos el movimiento es reducido; se puede cargar.',
    en: 'In Shield Wall movement is reduced; it may charge.',
  },
  'ONU-FRM-20': {
    es: 'La Falange solo sirve si al menos una sección de su frente toca al enemigo.',
    en: 'Phalanx works only if at least one of its front sections touches the enemy.',
  },
  'ONU-FRM-21': {
    es: 'La Falange lucha como Lanceros, y se suma contra montados.',
    en: 'Phalanx fights as Spearmen, and that adds up against mounted units.',
  },
  'ONU-FRM-22': { es: 'Falange: +1/+1 al ataque contra cualquiera.', en: 'Phalanx: +1/+1 attack against anyone.' },
  'ONU-FRM-23': {
    es: 'Falange: prioridad en el primer combate con cada enemigo, ataque o defienda.',
    en: 'Phalanx: priority in the first combat with each enemy, attacking or defending.',
  },
  'ONU-FRM-24': {
    es: 'En Falange el movimiento es reducido; se puede cargar.',
    en: 'In Phalanx movement is reduced; it may charge.',
  },
  'ONU-FRM-25': {
    es: 'La Falange sigue puesta tras el combate, hasta que se deshaga al activarla.',
    en: 'Phalanx stays on after the combat until it is dropped on an activation.',
  },
  'ONU-FRM-26': {
    es: 'Falange contra otra unidad con prioridad: se anulan.',
    en: 'Phalanx against another unit with priority: they cancel.',
  },
  'ONU-FRM-30': {
    es: 'En Cuadro no hay penalización por flanco ni retaguardia.',
    en: 'In Square there is no penalty for flank or rear.',
  },
  'ONU-FRM-31': {
    es: 'Cuadro: +2/+2 de defensa cuerpo a cuerpo contra montados.',
    en: 'Square: +2/+2 melee defence against mounted units.',
  },
  'ONU-FRM-32': { es: 'Cuadro: −1/−1 de defensa contra disparos.', en: 'Square: −1/−1 defence against shots.' },
  'ONU-FRM-33': { es: 'En Cuadro la unidad no puede moverse.', en: 'In Square the unit cannot move.' },
  'ONU-FRM-40': {
    es: 'Punta de flecha: +1/+1 al ataque solo cuando carga.',
    en: 'Wedge: +1/+1 attack only when charging.',
  },
  'ONU-FRM-41': {
    es: 'La Punta de flecha se deshace tras el primer combate.',
    en: 'Wedge is lost after the first combat.',
  },
  'ONU-FRM-42': { es: 'En Punta de flecha se mueve con normalidad.', en: 'In Wedge movement is normal.' },
  'ONU-FRM-50': {
    es: 'Rombo: como la Punta de flecha, y además un giro libre gratis cada turno.',
    en: 'Rhomboid: as Wedge, plus one free turn each turn at no cost.',
  },
  'ONU-FRM-60': {
    es: 'Bravura: +1/+1 al ataque y −1/−1 a la defensa.',
    en: 'Bravery: +1/+1 attack and −1/−1 defence.',
  },
  'ONU-FRM-61': {
    es: 'La Bravura se pone y se quita al activar la unidad, también trabada, y no reduce el movimiento.',
    en: 'Bravery is switched on and off when the unit is activated, engaged or not, and does not reduce movement.',
  },
  'ONU-FRM-62': {
    es: 'La Bravura no es propiamente una formación: no le valen las prohibiciones de las demás.',
    en: 'Bravery is not really a formation: what the others forbid does not apply to it.',
  },

  'ONU-SKL-01': { es: 'Las habilidades valen siempre y se suman.', en: 'Skills are always on and add up.' },
  'ONU-SKL-02': { es: 'Montaraces: el bosque no los perjudica.', en: 'Foresters: woods do not hinder them.' },
  'ONU-SKL-03': {
    es: 'Montañeses: las laderas y la montaña no los perjudican.',
    en: 'Mountaineers: slopes and mountains do not hinder them.',
  },
  'ONU-SKL-04': { es: 'Anfibios: cruzan los ríos como vados.', en: 'Amphibious: they cross rivers as fords.' },
  'ONU-SKL-05': { es: 'Atletas: 1 UD más de movimiento al cargar.', en: 'Athletes: 1 UD more movement when charging.' },
  'ONU-SKL-10': {
    es: 'Embestir: solo al cargar contra infantería, y solo en el primer ataque de la carga.',
    en: 'Impact: only when charging infantry, only in the first attack of the charge.',
  },
  'ONU-SKL-11': { es: 'Embestir: +1/+1 al ataque.', en: 'Impact: +1/+1 attack.' },
  'ONU-SKL-12': { es: 'Embestir: combate con prioridad.', en: 'Impact: priority in the combat.' },
  'ONU-SKL-13': {
    es: 'Embestir: si el cargado huye o cae, quien cargó puede seguir hasta la mitad de su movimiento, sin cargar otra vez.',
    en: 'Impact: if the defender flees or falls, the charger may go on up to half its movement, without charging again.',
  },
  'ONU-SKL-14': {
    es: 'Embestir contra infantería con prioridad: se anulan las prioridades.',
    en: 'Impact against infantry with priority: both priorities cancel.',
  },
  'ONU-SKL-20': {
    es: 'Hostigadores: maniobran y disparan con movimiento normal en vez de reducido.',
    en: 'Skirmishers: they manoeuvre and shoot with normal instead of reduced movement.',
  },
  'ONU-SKL-21': {
    es: 'Hostigadores: pueden repartir el movimiento antes y después de disparar.',
    en: 'Skirmishers: they may split their movement before and after shooting.',
  },
  'ONU-SKL-22': {
    es: 'Maniobrables: cambian de formación, amplían y acortan con movimiento normal y pueden cargar el mismo turno.',
    en: 'Manoeuvrable: they change formation, extend and shorten with normal movement and may charge in the same turn.',
  },
  'ONU-SKL-23': {
    es: 'Profesionales: repiten una vez cada 1 al impactar y al herir, cuerpo a cuerpo o a distancia.',
    en: 'Professional: they re-roll each 1 once, to hit and to wound, in melee or at range.',
  },
  'ONU-SKL-30': {
    es: 'Terror: quien combate con ella tiene −1 en sus chequeos de moral.',
    en: 'Terror: units in melee with it have −1 on their morale checks.',
  },
  'ONU-SKL-31': {
    es: 'Terror: quien combate con ella chequea tras cada combate, aunque no lo hayan herido.',
    en: 'Terror: units in melee with it check after every combat, even unwounded.',
  },
  'ONU-SKL-32': {
    es: 'Firmeza: puede quedar rota, pero solo huye si su dueño quiere.',
    en: 'Steadfast: it can be broken, but flees only if its owner wishes.',
  },
  'ONU-SKL-40': {
    es: 'Impetuosa: si tiene un enemigo al alcance de su carga debe cargar, activa o no, con todas las secciones que pueda.',
    en: 'Impetuous: if an enemy is within charge reach it must charge, active or not, with as many sections as it can.',
  },
  'ONU-SKL-41': { es: 'Si tiene varios al alcance, elige su dueño.', en: 'With several in reach its owner chooses.' },
  'ONU-SKL-42': {
    es: 'No vale contra quien está dentro de una construcción.',
    en: 'It does not apply against units inside buildings.',
  },
  'ONU-SKL-43': {
    es: 'Sin enemigos al alcance, la impetuosa solo se mueve si se la activa.',
    en: 'With no enemy in reach an Impetuous unit moves only if activated.',
  },
  'ONU-SKL-50': {
    es: 'Jabalinas: puede aprovechar «Lanzad jabalinas», ataque o defienda.',
    en: 'Javelins: it may use Throw Javelins, attacking or defending.',
  },
  'ONU-SKL-51': {
    es: 'Lanceros: +1/+1 al ataque contra caballería y demás montados.',
    en: 'Spearmen: +1/+1 melee attack against cavalry and other mounts.',
  },
  'ONU-SKL-52': {
    es: 'Mortal: cuerpo a cuerpo, cada 6 al herir causa 2 heridas.',
    en: 'Deadly: in melee each 6 on the wound roll inflicts 2 wounds.',
  },
  'ONU-SKL-53': {
    es: 'Precisión: si no se ha movido, cada 6 al herir de sus disparos causa 2 heridas.',
    en: 'Precise: if it did not move, each 6 on the wound roll of its shots inflicts 2 wounds.',
  },
  'ONU-SKL-54': { es: 'Sarissas: valen como Lanceros.', en: 'Sarissas: they count as Spearmen.' },
  'ONU-SKL-55': {
    es: 'Sarissas en Falange: en vez de prioridad, ataque único.',
    en: 'Sarissas in Phalanx: a single attack instead of priority.',
  },
  'ONU-SKL-56': {
    es: 'Sarissas en Falange contra quien tenga prioridad: la prioridad es suya.',
    en: 'Sarissas in Phalanx against a unit with priority: priority is theirs.',
  },
  'ONU-SKL-60': {
    es: 'Complementarias: la principal y su auxiliar pueden desplegarse juntas, la auxiliar debajo.',
    en: 'Complementary units: a principal and its auxiliary may deploy stacked, the auxiliary below.',
  },
  'ONU-SKL-61': {
    es: 'Activar la principal activa las dos; después pueden moverse por separado.',
    en: 'Activating the principal activates both; then they may move apart.',
  },
  'ONU-SKL-62': {
    es: 'Mientras van juntas, la principal tiene 1 UD más de movimiento.',
    en: 'While stacked the principal has 1 UD more movement.',
  },
  'ONU-SKL-63': {
    es: 'Juntas combaten con el ataque y la defensa de la principal.',
    en: 'Stacked, they fight with the principal’s attack and defence.',
  },
  'ONU-SKL-64': { es: 'Juntas, toda herida la sufren las dos.', en: 'Stacked, every wound is suffered by both.' },
  'ONU-SKL-65': {
    es: 'La auxiliar puede disparar desde debajo y, si tiene jabalinas, lanzarlas.',
    en: 'The auxiliary may shoot from below and, if it has Javelins, throw them.',
  },
  'ONU-SKL-66': {
    es: 'Se separan en la fase de movimiento o al huir, y por completo.',
    en: 'They separate in the movement phase or by flight, and completely.',
  },
  'ONU-SKL-67': {
    es: 'Una vez separadas no vuelven a juntarse, y cada una conserva sus heridas.',
    en: 'Once apart they never join again, and each keeps its wounds.',
  },
} as const satisfies Record<string, Said>
