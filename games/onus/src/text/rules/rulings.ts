import type { Said } from '@acies/kernel'

/** Where the rulebook is silent or at odds with itself: how it is played here. */
export const rulings = {
  'ONU-R-01': {
    es: 'Un par n/n que llaman defensa, o que castiga al atacado, es defensa; el número suelto que lo acompaña es moral; los de Punta de flecha, Bravura, Falange y Embestir son ataque.',
    en: 'A pair n/n called defence, or against the unit attacked, is defence; the single number beside it is morale; those of Wedge, Bravery, Phalanx and Impact are attack.',
  },
  'ONU-R-02': {
    es: 'El movimiento reducido no impide por sí solo cargar: manda la tabla de maniobras. La carga tiene entonces solo la mitad del movimiento.',
    en: 'Reduced movement alone does not forbid a charge: the table of manoeuvres decides. The charge then has only half the movement.',
  },
  'ONU-R-03': {
    es: 'Cambian de formación con el movimiento entero las maniobrables, los hostigadores y quien pone o quita la Bravura.',
    en: 'Manoeuvrable units, Skirmishers and Bravery change formation at full movement.',
  },
  'ONU-R-04': {
    es: 'Balista, onagro y scorpiones siguen siempre las mismas reglas.',
    en: 'Ballista, onager and scorpions are always treated alike.',
  },
  'ONU-R-05': {
    es: 'Justo al límite vale: al alcance exacto se puede disparar, y a la mitad exacta es corta distancia.',
    en: 'Exactly at the limit counts: a shot at full range is allowed, at exactly half it is short.',
  },
  'ONU-R-06': {
    es: 'Un estorbo nunca impide disparar. La visión está libre si alguna recta llega a alguna parte del blanco sin cruzar a nadie; quien no tiene ninguna parte dentro de los 180° no puede ser blanco.',
    en: 'An obstacle never forbids a shot. Sight is clear if some straight line reaches some part of the target without crossing anyone; a unit with no part within the 180° cannot be a target.',
  },
  'ONU-R-07': {
    es: 'Estar rota también resta al disparo, y a quien huye se le dispara como de espaldas.',
    en: 'Being broken also costs the shot, and a fleeing unit is shot at as if from behind.',
  },
  'ONU-R-08': {
    es: 'El −2 de moral por huir o por la marcha forzada solo vale cuando la atacan, no al reorganizarse ni en una estampida.',
    en: 'The −2 morale for fleeing or forced march applies only when attacked, not to rallying or a stampede.',
  },
  'ONU-R-09': {
    es: 'El flanco cuenta una vez por combate, aunque toquen los dos flancos; la retaguardia también.',
    en: 'The flank counts once a combat, even if both are touched; so does the rear.',
  },
  'ONU-R-10': {
    es: 'Del ejemplo de la doble ampliación valen las cuentas: tres por detrás, dos de flanco y una de frente dan −3/−3.',
    en: 'Of the example with two extensions the counts stand: three in the rear, two on the flank and one in front make −3/−3.',
  },
  'ONU-R-11': {
    es: 'En el ejemplo de la línea ampliada, el contacto principal es el flanco y lo demás envuelve la retaguardia: cinco dados.',
    en: 'In the example of the extended line the main contact is the flank and the rest wraps to the rear: five dice.',
  },
  'ONU-R-12': {
    es: 'Los iconos solo deciden a quién favorece el evento aleatorio y si vale en disparos; de la mano, favorece a quien lo juega.',
    en: 'Icons decide only whom a random event favours and whether it serves in shots; from hand it favours whoever plays it.',
  },
  'ONU-R-13': {
    es: 'Una unidad trabada y activa puede deshacer la Falange, pero no adoptar otra formación.',
    en: 'An engaged active unit may drop Phalanx, but not adopt another formation.',
  },
  'ONU-R-14': {
    es: 'La Bravura ocupa el sitio de la formación, pero no impide atravesar, ampliar, marchar ni disparar; suma solo al cuerpo a cuerpo y se pierde al huir.',
    en: 'Bravery takes the place of a formation, but hinders neither passing through, extending, marching nor shooting; it adds in melee only and is lost in flight.',
  },
  'ONU-R-15': {
    es: 'La Punta de flecha se mueve con normalidad una vez formada; formarla reduce el movimiento.',
    en: 'Wedge moves normally once formed; forming it reduces movement.',
  },
  'ONU-R-16': {
    es: 'La UD de los atletas solo vale si la carga acaba en contacto.',
    en: 'The Athletes’ UD counts only if the move ends in contact.',
  },
  'ONU-R-17': {
    es: 'Quien ha combatido con el Terror y sigue en pie chequea al final, herido o no; un solo chequeo, con −1.',
    en: 'A unit that fought Terror and survived checks at the end, wounded or not; one check only, at −1.',
  },
  'ONU-R-18': {
    es: 'En un combate prioritario, si la respuesta hiere, se comparan todas las heridas; si no hiere, no hay más chequeos.',
    en: 'In a priority combat all wounds are compared if the answer wounds; if it does not, there are no more checks.',
  },
  'ONU-R-19': {
    es: 'Bajas: lo eliminado y lo que huye, más el recargo del general si está muerto, herido o en huida. Ha de pasar de la mitad.',
    en: 'Losses: what is eliminated or fleeing, plus the general’s surcharge if he is dead, wounded or fleeing. It must exceed half.',
  },
  'ONU-R-20': {
    es: 'La unidad del general suma su moral de la carta y el +1 del radio.',
    en: 'The general’s unit has both the morale of his card and the +1 of the radius.',
  },
  'ONU-R-21': {
    es: 'Si los elefantes sacan justo su moral, su dueño elige entre reorganizarlos o matarlos.',
    en: 'If elephants roll exactly their morale, the owner chooses to rally or to kill them.',
  },
  'ONU-R-22': {
    es: 'Una unidad que se llame falange no está en Falange hasta que la forma.',
    en: 'A unit that is called a phalanx is not in Phalanx until it forms one.',
  },
  'ONU-R-23': {
    es: 'La Falange y los Lanceros suman +2/+2 contra montados; tener además Lanceros o sarissas no suma otro.',
    en: 'Phalanx and Spearmen make +2/+2 against mounted; owning Spearmen or Sarissas as well adds no third.',
  },
  'ONU-R-24': {
    es: 'Ataque único contra ataque único: el combate es simultáneo.',
    en: 'Single against single: the combat is simultaneous.',
  },
  'ONU-R-25': {
    es: 'Cuando las prioridades se anulan, los +1/+1 se conservan.',
    en: 'When priorities cancel, the +1/+1 stay.',
  },
  'ONU-R-26': {
    es: 'Un ataque gratuito que hiere obliga a un chequeo en el acto; varios dados del mismo enemigo son un solo ataque.',
    en: 'A free attack that wounds causes one check at once; several dice of one enemy are one attack.',
  },
  'ONU-R-27': {
    es: 'Al retirarse, cada enemigo tira los dados del combate de esa pareja, con todos los modificadores.',
    en: 'On a withdrawal each enemy rolls the dice of that pair’s melee, with all modifiers.',
  },
  'ONU-R-28': {
    es: 'Las heridas por marcadores cargados no llevan dados ni chequeo ni cuentan en la comparación, pero pueden eliminar.',
    en: 'Wounds for charged markers need no dice, cause no check and are not compared, but may eliminate.',
  },
  'ONU-R-29': {
    es: 'Solo se repliega la unidad que toca con su frente a todas las enemigas con las que está trabada.',
    en: 'Only a unit whose front touches every enemy unit it is engaged with may fall back.',
  },
  'ONU-R-30': {
    es: 'La huida voluntaria se pregunta al final de cada ataque a quien fue herido y no huye; primero al jugador activo.',
    en: 'Voluntary flight is asked at the end of each attack of those wounded and not fleeing; the active player first.',
  },
  'ONU-R-31': {
    es: 'Al huir, ir de lado no cuesta más; girar cuesta 1 UD y solo es obligatorio para los elefantes.',
    en: 'In flight, going sideways costs nothing extra; a turn costs 1 UD and is compulsory only for elephants.',
  },
  'ONU-R-32': {
    es: 'Se huye hacia el borde propio de la mesa, fijado antes de empezar.',
    en: 'A unit flees to its own table edge, fixed before the battle.',
  },
  'ONU-R-33': {
    es: 'Quien atraviesa a una unidad en huida queda roto: también ella lo está.',
    en: 'Passing through a fleeing unit breaks the passer: a fleeing unit is broken too.',
  },
  'ONU-R-34': {
    es: 'Elefantes y carros son montados, nunca infantería; la artillería cuenta como infantería para Embestir.',
    en: 'Elephants and chariots are mounted, never infantry; artillery counts as infantry for Impact.',
  },
  'ONU-R-35': {
    es: 'En la estampida no chequean ni la unidad activada ni las que ya huyen; las trabadas sí. Las firmes quedan rotas en vez de huir.',
    en: 'In a stampede neither the activated unit nor those fleeing already check; engaged ones do. Steadfast units are broken instead of fleeing.',
  },
  'ONU-R-36': {
    es: 'La nueva víctima del viento la elige el favorecido: cualquier unidad del bando del tirador a menos de 1 UD del blanco, salvo el tirador.',
    en: 'The player favoured picks the wind’s new victim: any unit of the shooter’s side less than 1 UD from the target, except the shooter.',
  },
  'ONU-R-37': {
    es: 'Las jabalinas de los dos vuelan a la vez y cada unidad herida chequea; si alguien cae o huye no hay choque. Sus heridas no cuentan luego.',
    en: 'Javelins of both fly at once and each wounded unit checks; if one falls or flees there is no melee. Their wounds are not compared later.',
  },
  'ONU-R-38': {
    es: 'Emboscada: si el enemigo ya estaba roto, solo sufre la herida; si cae, no hay combate.',
    en: 'Ambush: an enemy already broken takes only the wound; if it falls there is no combat.',
  },
  'ONU-R-39': {
    es: 'Veteranas y élites valen también en los disparos; decide primero el atacante, y cada cual cambia una vez.',
    en: 'Veterans and Elites count in shots too; the attacker decides first, and each may redraw once.',
  },
  'ONU-R-40': {
    es: 'Empezar a huir este turno es haber empezado en el turno en curso, por la causa que sea.',
    en: 'Started fleeing this turn means in the current player turn, whatever the cause.',
  },
  'ONU-R-41': {
    es: 'Si lo más cercano es una esquina, se comparan los centros de los dos lados; si están igual, elige el defensor.',
    en: 'If the nearest point is a corner, the middles of the two sides are compared; if equal, the defender chooses.',
  },
  'ONU-R-42': {
    es: 'Solo quien huye puede salirse de la mesa; las demás no cruzan el borde con ninguna parte.',
    en: 'Only fleeing units may leave the table; others may not cross the edge with any part.',
  },
  'ONU-R-43': {
    es: 'La impetuosa trabada o en huida no está obligada; la rota sí. La obligación se mira al acabar la fase de movimiento.',
    en: 'An engaged or fleeing Impetuous unit is not obliged; a broken one is. The duty is checked when the movement phase ends.',
  },
  'ONU-R-44': {
    es: 'Los hostigadores que no han disparado pueden cargar en su fase.',
    en: 'Skirmishers that did not shoot may charge in their phase.',
  },
  'ONU-R-45': {
    es: 'Los hostigadores en marcha forzada ni disparan ni cargan ni mueven después.',
    en: 'Skirmishers on forced march neither shoot, charge nor move on later.',
  },
  'ONU-R-46': {
    es: 'Para Mortal y Precisión cuenta la cara que queda tras repetir.',
    en: 'Deadly and Precise look at the face after any re-roll.',
  },
  'ONU-R-47': {
    es: 'Orden de los eventos: los que anulan otro evento, los que anulan el combate, Emboscada, jabalinas, y luego los demás.',
    en: 'Order of events: those that cancel an event, that cancel the combat, Ambush, javelins, then the rest.',
  },
  'ONU-R-48': {
    es: 'Los enemigos de más cuentan uno a uno, no una sola vez.',
    en: 'Additional enemies count one by one, not once for all.',
  },
  'ONU-R-49': {
    es: 'La Falange tiene prioridad el turno en que cada enemigo entra en contacto por una carga, si hay contacto de frente.',
    en: 'Phalanx has priority in the turn in which each enemy engages by a charge, if there is front contact.',
  },
  'ONU-R-50': {
    es: 'Los enemigos de más son los que haya al tirar: quien cayó o huyó antes no cuenta.',
    en: 'Additional enemies are those engaged at the roll: one that fell or fled earlier does not count.',
  },
  'ONU-R-51': {
    es: 'En Cuadro tampoco hay giro libre: antes hay que deshacerlo.',
    en: 'No free turn in Square either: drop it first.',
  },
  'ONU-R-52': {
    es: 'Se pueden descartar cero cartas y robar una. El avance en línea cuenta como orden jugada.',
    en: 'One may discard no card and draw one. Line advance counts as an order played.',
  },
  'ONU-R-53': {
    es: 'La mitad no se parte otra vez: formación y maniobra juntas dejan la mitad, no un cuarto.',
    en: 'Half is not halved again: formation and manoeuvre together leave half, not a quarter.',
  },
  'ONU-R-54': {
    es: 'El solape pasajero solo vale sobre una amiga activa que aún no se ha movido; si sigue al final, la última vuelve a su sitio.',
    en: 'Temporary overlap is allowed only over an active friend that has not moved; if it remains, the last mover goes back.',
  },
  'ONU-R-55': {
    es: 'La ampliación que envuelve sigue restando moral; al acabar vuelve a la línea si cabe, y si no se quita.',
    en: 'An extension that wraps still costs morale; when the wrap ends it returns to the line if there is room, else it goes.',
  },
  'ONU-R-56': {
    es: 'Una sección toca como mucho a una sección enemiga.',
    en: 'A section touches at most one enemy section.',
  },
  'ONU-R-57': {
    es: 'Con el general en huida, el liderazgo del chequeo es uno menos.',
    en: 'With the general fleeing, leadership for the check is one less.',
  },
  'ONU-R-58': {
    es: 'Perder liderazgo en el turno rival no obliga a descartar hasta el final del propio.',
    en: 'Losing leadership in the enemy’s turn does not force a discard before the end of one’s own.',
  },
  'ONU-R-59': {
    es: 'Tras descubrir las unidades, las formaciones se eligen en secreto y a la vez.',
    en: 'After the reveal formations are chosen secretly and at the same time.',
  },
  'ONU-R-60': {
    es: 'El avance de Embestir es inmediato, hasta la mitad, con giros, y no si sigue trabada con otra.',
    en: 'The Impact move is made at once, up to half, with wheels, and not if still engaged with another.',
  },
  'ONU-R-61': {
    es: 'Al huir solo se quitan los marcadores enemigos que la envolvían a ella.',
    en: 'In flight only enemy markers wrapped round that unit come off.',
  },
  'ONU-R-62': {
    es: 'Al arrollar, los elefantes atacan con sus penalizaciones; la víctima, por el lado que cruzan primero. Se va unidad a unidad.',
    en: 'Trampling elephants attack with their own penalties; the victim counts the side crossed first. Units are taken one by one.',
  },
  'ONU-R-63': {
    es: 'La unidad en huida a la que cargan se defiende donde está, y sigue huyendo en su próxima fase de huida.',
    en: 'A fleeing unit that is charged defends where it is, and flees on in its next flight phase.',
  },
  'ONU-R-64': {
    es: 'La rota que se recupera puede disparar; aun los hostigadores tienen ese turno solo movimiento reducido.',
    en: 'A broken unit that recovers may shoot; even Skirmishers have only reduced movement that turn.',
  },
  'ONU-R-65': {
    es: 'Tras retirarse puede cargar hacia delante, pero no contra quien acaba de dejar.',
    en: 'After withdrawing it may charge forward, but not the enemy it has just left.',
  },
  'ONU-R-66': {
    es: 'A las complementarias juntas se las ataca a la vez; chequea la principal y, si huye, huyen las dos salvo que su dueño las separe.',
    en: 'Stacked units are attacked together; the principal checks and, if it flees, both do unless their owner separates them.',
  },
  'ONU-R-67': {
    es: 'Enemigos de más son los que combaten de verdad: lado contra lado no cuenta.',
    en: 'Additional enemies are those that really fight: side against side does not count.',
  },
  'ONU-R-68': {
    es: 'La activación gratis del general no es una orden: su unidad aún puede recibir una.',
    en: 'The general’s free activation is no order: his unit may still get one.',
  },
  'ONU-R-69': {
    es: 'Las páginas que cita el reglamento no afectan al juego.',
    en: 'The page numbers quoted in the rulebook do not matter.',
  },
  'ONU-R-70': {
    es: 'Adoptar o cambiar de formación reduce el movimiento; solo deshacerla al empezar, no.',
    en: 'Adopting or swapping a formation reduces movement; merely dropping it at the start does not.',
  },
  'ONU-R-71': {
    es: 'Perder el marcador tras mover solo recuerda que ya no dispara: la unidad sigue contando como activada.',
    en: 'Losing the marker after a move only recalls that it cannot shoot: the unit still counts as activated.',
  },
  'ONU-R-72': {
    es: 'Quien falló al activarse vuelve a chequear en la fase de huida; quien se reorganizó, no hace nada en ella.',
    en: 'A unit that failed on activation checks again in the flight phase; one that rallied does nothing there.',
  },
  'ONU-R-73': {
    es: 'Las jabalinas son siempre 4 dados, sea cual sea su alcance.',
    en: 'Javelins are always 4 dice, whatever their range.',
  },
  'ONU-R-74': {
    es: 'Si el enemigo mantiene la posición se quitan todas las ampliaciones de ambas, tocaran o no.',
    en: 'If the enemy holds, all extensions of both come off, in contact or not.',
  },
  'ONU-R-75': {
    es: 'La prioridad por evento también se anula con la de Embestir.',
    en: 'Priority by an event cancels with that of Impact, too.',
  },
  'ONU-R-76': {
    es: 'Quien huye sí atraviesa a las amigas trabadas, y las rompe: manda la regla de la huida.',
    en: 'A fleeing unit does pass through engaged friends and breaks them: the rule of flight goes first.',
  },
  'ONU-R-77': {
    es: 'Quitados los marcadores, la carga sigue recta con lo que quede; si no llega a nadie, ahí se queda y ha cargado igual.',
    en: 'With the markers gone the charge goes straight on with what is left; if it reaches nobody it stops there and has charged all the same.',
  },
  'ONU-R-78': {
    es: 'Solo se traba combate al cargar o al plantar cara a elefantes; se acaba cuando no queda contacto de frente.',
    en: 'Melees arise only from a charge or from standing up to elephants; they end when no front contact is left.',
  },
  'ONU-R-79': {
    es: 'Al seguir, los marcadores del que se replegó se quedan donde están respecto al otro; el que ya no quepa o no toque se quita.',
    en: 'When the enemy follows, the markers of the unit that fell back stay in place against the follower; one that no longer fits or touches is removed.',
  },
  'ONU-R-80': {
    es: 'A quien huye y fue cargado lo atacan en el turno enemigo; en el suyo no combate, salvo que esté bloqueado.',
    en: 'A charged fleeing unit is attacked in the enemy’s turn; in its own it does not fight, unless blocked.',
  },
  'ONU-R-81': {
    es: 'Lo hecho en la fase de movimiento sigue contando en la de hostigadores.',
    en: 'What was done in the movement phase still counts in the skirmishers’ phase.',
  },
  'ONU-R-82': {
    es: 'En el avance en línea, las UD de la más lenta son un tope: se puede ir menos para alinear. El giro lo paga quien lo hace.',
    en: 'In a line advance the slowest’s UD are a limit: one may go less to dress the line. A wheel is paid by the unit that makes it.',
  },
  'ONU-R-83': {
    es: 'Al acabar de huir, la carta da media vuelta gratis si así mira más a su borde. Los elefantes se vuelven antes de correr.',
    en: 'At the end of a flight the card faces about for free if that looks more to its edge. Elephants turn before they run.',
  },
  'ONU-R-84': {
    es: 'Se gira sobre las esquinas y el centro de la carta; las ampliaciones van con ella y necesitan sitio.',
    en: 'Wheels and turns are about the corners and the middle of the card; extensions swing along and need room.',
  },
  'ONU-R-85': {
    es: 'En un disparo, la espada solo cuenta junto a un arco.',
    en: 'In a shot a sword counts only beside a bow.',
  },
  'ONU-R-86': {
    es: 'Un flanco está protegido si por culpa de amigas no cabe un marcador en ninguna de sus dos casillas.',
    en: 'A flank is protected when friends leave room for a marker at neither of its two slots.',
  },
  'ONU-R-87': {
    es: 'Repetir los unos nunca perjudica: se hace sin preguntar.',
    en: 'Re-rolling ones never harms: it is done without asking.',
  },
  'ONU-R-88': {
    es: 'Quien carga necesita sitio en el acto: si no lo hay, se corre sección a sección hasta el hueco más cercano; si no hay ninguno, no puede cargar.',
    en: 'A charger needs room at once: if there is none it slides section by section to the nearest place; if there is none, it may not charge.',
  },
  'ONU-R-89': {
    es: 'El lado se elige solo si el frente da en una esquina enemiga. Si da en dos enemigos a la vez, dice con cuál se alinea.',
    en: 'The side is chosen only where the front meets an enemy corner. If it meets two enemies at once it names one to align with.',
  },
  'ONU-R-90': {
    es: 'Si está bloqueada se mira con la carta sola, sin sus marcadores; a quien huye no lo encierra el borde de la mesa.',
    en: 'Blocked is judged for the bare card without its markers; the table edge does not close in a fleeing unit.',
  },
  'ONU-R-91': {
    es: 'El combate contra elefantes en huida se libra una vez, en la fase de huida y sin eventos; los elefantes no embisten.',
    en: 'A combat with fleeing elephants is fought once, in the flight phase, without events; the elephants have no Impact.',
  },
  'ONU-R-92': {
    es: 'Tocar una ampliación es tocar a su unidad por ese lado: delante frente, al costado flanco, detrás retaguardia.',
    en: 'Contact with an extension is contact with its unit on that side: front, flank or rear.',
  },
  'ONU-R-93': {
    es: 'Para ver si una impetuosa puede cargar se prueba en línea recta, o con un avance y un giro, de 5 en 5 grados; ha de hacerlo con el mayor número de dados.',
    en: 'Whether an Impetuous unit can charge is tried straight on, or with an advance and a wheel in steps of 5°; it must take the most dice.',
  },
  'ONU-R-94': {
    es: 'Normal o reducido no se anuncia: cuenta lo que se ha usado. Solo la marcha forzada se anuncia antes.',
    en: 'Normal or reduced is not announced: what was used decides. Only a forced march is announced first.',
  },
  'ONU-R-95': {
    es: 'Una unidad puede mover en varias veces mientras no empiece otra; lo gastado y la esquina de giro siguen contando.',
    en: 'A unit may move in several steps while no other has begun; what it used and the corner it wheeled on stay binding.',
  },
  'ONU-R-96': {
    es: 'Al recolocarse 90°, la carta queda en la cuadrícula de sus secciones y sobre parte de su sitio; los marcadores que falten salen de su frente libre.',
    en: 'Re-formed by 90° the card lies on the lattice of its sections, over part of its old place; markers needed come from its free front.',
  },
  'ONU-R-97': {
    es: 'En un turno una unidad cambia de formación una sola vez, y cada extremo de su línea una sola vez: lo cambiado no se deshace hasta otro turno.',
    en: 'In one turn a unit changes its formation once, and each end of its line once: what was changed is not undone before another turn.',
  },
  'ONU-R-98': {
    es: 'Las cartas jugadas como órdenes en este turno no vuelven a barajarse hasta que acabe.',
    en: 'Cards played as orders in this turn are not shuffled into a new deck before it is over.',
  },
  'ONU-R-99': {
    es: 'Quien se alinea con un enemigo y queda pegado a otro cuyas secciones no casan con las suyas lucha también con él: cada sección cuenta con la que más toca.',
    en: 'Who lines up with one enemy and lies flush with another whose sections do not match its own fights him too: each section counts with the one it touches most.',
  },

  'ONU-M-01': {
    es: 'Medidas: la sección tiene 2 cm, la carta 8 × 4 y el marcador 2 × 2.',
    en: 'Sizes: a section is 2 cm, a card 8 × 4 and a marker 2 × 2.',
  },
  'ONU-M-02': {
    es: 'El reglamento no trae cartas: las de aquí son una propuesta.',
    en: 'The rulebook prints no cards: those used here are a proposal.',
  },
  'ONU-M-03': {
    es: 'Copias de cada carta por cada 1000 puntos; mercenarios, como mucho un 25 % de los puntos en unidades; un general de la facción o el mercenario.',
    en: 'Copies of each card for every 1000 points; mercenaries at most 25% of the unit points; one general of the faction, or the mercenary one.',
  },
  'ONU-M-04': {
    es: 'Las jabalinas llevan su alcance impreso: 1 UD la infantería cerrada, 2 o 3 los hostigadores.',
    en: 'Javelins have a printed range: 1 UD for close order, 2 or 3 for skirmishers.',
  },
  'ONU-M-05': {
    es: 'Los iconos y textos de los eventos son una propuesta.',
    en: 'Icons and texts of the events are a proposal.',
  },
  'ONU-M-06': { es: 'Dados y marcadores no se acaban.', en: 'Dice and markers never run out.' },
  'ONU-M-07': {
    es: 'Se juega sin terreno; montaraces, montañeses y anfibios no tienen efecto todavía.',
    en: 'There is no terrain; Foresters, Mountaineers and Amphibious have no effect yet.',
  },
  'ONU-M-08': {
    es: 'Batallas campales de 500, 1000 y 1800 puntos, en mesas de 10 × 14, 14 × 16 y 26 × 18 UD.',
    en: 'Pitched battles of 500, 1000 and 1800 points, on tables of 10 × 14, 14 × 16 and 26 × 18 UD.',
  },
  'ONU-M-09': { es: 'Para jugar en solitario está la máquina.', en: 'For solo play there is the machine.' },
  'ONU-M-10': {
    es: 'Al contar cartas de unidad cada una cuenta, aunque dos apiladas se coloquen de una vez.',
    en: 'Each unit card counts, though a stack of two is placed in one step.',
  },
  'ONU-M-11': {
    es: 'Las manos son secretas; cuántas cartas tiene cada cual y el descarte, públicos.',
    en: 'Hands are secret; their sizes and the discard pile are public.',
  },
  'ONU-M-12': {
    es: 'En todos contra todos cada ejército tiene su borde o su esquina, a igual distancia.',
    en: 'In a free-for-all each army has an edge or a corner, equally far apart.',
  },
  'ONU-M-13': { es: 'Cualquier ejército puede contratar mercenarios.', en: 'Any army may hire mercenaries.' },
  'ONU-M-14': { es: 'Si los dos pierden a la vez, empate.', en: 'If both lose at once it is a draw.' },
  'ONU-M-15': {
    es: 'Se puede jugar con un límite de 15 turnos por jugador.',
    en: 'Play may be limited to 15 turns a player.',
  },
  'ONU-M-16': {
    es: 'En todos contra todos, el ejército que pierde deja la mesa y gana el último que quede; por equipos, el bando pierde cuando pierden todos los suyos.',
    en: 'In a free-for-all a beaten army leaves the table and the last one wins; in teams a side loses when all its players have.',
  },
  'ONU-M-17': {
    es: 'Solo se juega una orden que sirva para algo; si no, se descarta al final del turno.',
    en: 'An order may be played only if it changes something; otherwise it can only be discarded at the end of the turn.',
  },
  'ONU-M-18': {
    es: 'Acabados los turnos, gana quien tenga menos bajas en proporción; si son las mismas, empate. Rendirse se puede siempre.',
    en: 'When the turns run out the smaller share of losses wins; equal is a draw. Surrender is always possible.',
  },
} as const satisfies Record<string, Said>
