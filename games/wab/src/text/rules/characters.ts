import type { Said } from '@acies/kernel'

export const characters = {
  'WAB-CMD-01': {
    es: 'El grupo de mando va en el centro de la primera fila, o más atrás si se quiere.',
    en: 'The command group stands in the middle of the front rank, or farther back if its owner likes.',
  },
  'WAB-CMD-02': {
    es: 'Va armado como la mayoría de su unidad.',
    en: 'It is armed like most of its unit.',
  },
  'WAB-CMD-03': {
    es: 'Las bajas se pueden quitar de la tropa antes que del mando.',
    en: 'Losses may be taken from the ranks before the command group.',
  },
  'WAB-CMD-04': {
    es: 'Si cae otro en su lugar, quien es del mando ya no golpea esa ronda si no lo había hecho.',
    en: 'When an ordinary man falls in its place, a command model that has not yet struck does not strike this round.',
  },
  'WAB-CMD-05': {
    es: 'Cuando no queda tropa caen, por este orden, el músico, el estandarte y el campeón, salvo que el dueño diga otra cosa.',
    en: 'When no ordinary men are left, musician, standard and champion fall in that order, unless the owner says otherwise.',
  },
  'WAB-CHMP-01': {
    es: 'Cada unidad puede tener un campeón, que nunca la deja.',
    en: 'Any unit may have a champion, who never leaves it.',
  },
  'WAB-CHMP-02': {
    es: 'El campeón tira un dado más.',
    en: 'The champion rolls one extra die.',
  },
  'WAB-CHMP-03': {
    es: 'El campeón tira ese dado solo si está donde puede luchar.',
    en: 'The champion rolls that extra die only if he is in a position to fight.',
  },
  'WAB-CHMP-04': {
    es: 'Al reordenar filas puede ponerse donde se lucha.',
    en: 'When ranks are dressed, he may step into the fighting.',
  },
  'WAB-CHMP-05': {
    es: 'Un campeón que ya estaba luchando no cambia de sitio.',
    en: 'A champion who was already fighting does not change places.',
  },
  'WAB-CHMP-06': {
    es: 'Campeón, estandarte y músico ni desafían ni aceptan desafíos.',
    en: 'Command models neither issue nor accept challenges.',
  },
  'WAB-STD-01': {
    es: 'Una unidad puede llevar estandarte; su portador lucha como los demás.',
    en: 'A unit may carry a standard; its bearer fights like the rest.',
  },
  'WAB-STD-02': {
    es: 'El estandarte suma 1 al resultado del combate.',
    en: 'A standard adds 1 to the combat result.',
  },
  'WAB-STD-03': {
    es: 'Se captura si la unidad huye del combate y la persiguen, o si es aniquilada en él.',
    en: 'It is captured if the unit flees from combat and is pursued, or is wiped out in it.',
  },
  'WAB-STD-04': {
    es: 'El enemigo se lo queda, y vale puntos de victoria.',
    en: 'The enemy keeps it, and it is worth victory points.',
  },
  'WAB-STD-05': {
    es: 'Un estandarte capturado no se recupera.',
    en: 'A captured standard cannot be recovered.',
  },
  'WAB-MUS-01': {
    es: 'Una unidad puede llevar músico, que lucha como los demás.',
    en: 'A unit may have a musician, who fights like the rest.',
  },
  'WAB-MUS-02': {
    es: 'Hace falta un músico para marchar y para reorganizarse.',
    en: 'A musician is needed to march and to reform.',
  },
  'WAB-MUS-03': {
    es: 'En un empate cada músico tira un dado; el más alto da el ímpetu a su bando.',
    en: 'On a draw each musician rolls a die; the highest gives his side momentum.',
  },
  'WAB-MUS-04': {
    es: 'Si solo un bando tiene músico, el ímpetu es suyo.',
    en: 'If only one side has a musician, momentum is theirs.',
  },
  'WAB-MUS-05': {
    es: 'El combate sigue siendo un empate: nadie chequea.',
    en: 'The combat remains a draw: nobody tests.',
  },
  'WAB-PERS-01': {
    es: 'Un personaje es una unidad de una sola miniatura: va en solitario o manda otra unidad.',
    en: 'A character is a unit of one model: he goes alone or leads another unit.',
  },
  'WAB-PERS-02': {
    es: 'En solitario mueve con libertad y acaba mirando a donde quiera.',
    en: 'On his own he moves freely and ends up facing any way he likes.',
  },
  'WAB-PERS-03': {
    es: 'En solitario no puede cargar; dentro de una unidad carga con ella.',
    en: 'On his own he cannot charge; in a unit he charges with it.',
  },
  'WAB-PERS-04': {
    es: 'Sobre un elefante sí puede cargar; en un carro, solo dentro de una unidad de carros.',
    en: 'On an elephant he may charge; in a chariot, only as part of a chariot unit.',
  },
  'WAB-PERS-05': {
    es: 'En solitario puede intentar reagruparse, y no chequea pánico por unos hostigadores.',
    en: 'On his own he may try to rally, and takes no panic test because of skirmishers.',
  },
  'WAB-PERS-06': {
    es: 'Ve dentro de su arco, como todos.',
    en: 'He sees only within his arc, like everyone else.',
  },
  'WAB-PERS-07': {
    es: 'En solitario puede mover hasta el triple, si no hay enemigos demasiado cerca.',
    en: 'On his own he may move up to three times his move, unless enemies are too close.',
  },
  'WAB-PERS-08': {
    es: 'Se une a una unidad tocándola, y se coloca en la primera fila, junto al mando.',
    en: 'He joins a unit by moving into contact, and stands in its front rank beside the command group.',
  },
  'WAB-PERS-09': {
    es: 'Para unirse a unos hostigadores basta con que quede a 2″ de cualquiera de ellos.',
    en: 'To join skirmishers he need only be within 2″ of any of them.',
  },
  'WAB-PERS-10': {
    es: 'A pie no puede unirse a la caballería; a carros o elefantes, solo si él va en carro o elefante.',
    en: 'On foot he cannot join cavalry; he can join chariots or elephants only if he rides one himself.',
  },
  'WAB-PERS-11': {
    es: 'A caballo puede unirse a la infantería: desmonta y lucha a pie.',
    en: 'If mounted he may join infantry: he dismounts and fights on foot.',
  },
  'WAB-PERS-12': {
    es: 'Como mucho la mitad de la primera fila pueden ser personajes.',
    en: 'At most half the front rank may be characters.',
  },
  'WAB-PERS-13': {
    es: 'Unirse gasta su movimiento; si la unidad aún no ha movido, no va más lejos de lo que a él le quede.',
    en: 'Joining uses up his move; a unit that has not moved yet may then go no farther than he has left.',
  },
  'WAB-PERS-14': {
    es: 'Un personaje no puede unirse a una unidad trabada.',
    en: 'A character cannot join an engaged unit.',
  },
  'WAB-PERS-15': {
    es: 'Si no tiene enemigo delante, puede pasar a la lucha al reordenar filas.',
    en: 'If no enemy is in contact with him, he may move into contact when ranks are dressed.',
  },
  'WAB-PERS-16': {
    es: 'Dentro de una unidad, mueve y huye con ella.',
    en: 'In the unit he moves and flees with it.',
  },
  'WAB-PERS-17': {
    es: 'Si va montado, toma el paso de la caballería a la que se une.',
    en: 'If mounted, he keeps pace with any cavalry he joins.',
  },
  'WAB-PERS-18': {
    es: 'Si va a pie, frena a una unidad más rápida.',
    en: 'On foot he slows a faster unit.',
  },
  'WAB-PERS-19': {
    es: 'Puede dejarla en otro turno, si la unidad no ha movido ni está obligada a mover.',
    en: 'He may leave in a later movement phase, if the unit has not moved and is not under a compulsory move.',
  },
  'WAB-PERS-20': {
    es: 'Si la unidad carga, él también, y no puede dejarla hasta que todo acabe.',
    en: 'If the unit charges so does he, and he cannot leave until it is all over.',
  },
  'WAB-PERS-21': {
    es: 'Al irse, otro ocupa su puesto.',
    en: 'When he leaves, another man takes his place.',
  },
  'WAB-PERS-22': {
    es: 'Un personaje no puede dejar una unidad que lucha.',
    en: 'A character cannot leave a unit in combat.',
  },
  'WAB-PERS-23': {
    es: 'En un mismo turno puede dejar una unidad y unirse a otra, pero no unirse a una y dejarla.',
    en: 'In one turn he may leave one unit and join another, but not join and leave the same one.',
  },
  'WAB-PERS-24': {
    es: 'Su unidad puede usar su Liderazgo; si hay varios personajes, el mejor.',
    en: 'His unit may use his Leadership; with several characters, the best.',
  },
  'WAB-PERS-25': {
    es: 'Los hostigadores y demás tropa no formada no pueden usar el Liderazgo de un personaje.',
    en: 'Skirmishers and other unformed troops may not use a character’s Leadership.',
  },
  'WAB-PERS-26': {
    es: 'En solitario chequea con su propio Liderazgo.',
    en: 'On his own he tests on his own Leadership.',
  },
  'WAB-PERS-27': {
    es: 'Dentro de una unidad vale la psicología de esta y no la suya, salvo el odio.',
    en: 'In a unit its psychology applies, not his own, except for hatred.',
  },
  'WAB-PERS-28': {
    es: 'La unidad comparte su odio mientras él lucha.',
    en: 'The unit shares his hatred while he fights.',
  },
  'WAB-PERS-29': {
    es: 'Mientras la psicología obligue a la unidad, él no puede dejarla.',
    en: 'While psychology forces the unit to act, he cannot leave it.',
  },
  'WAB-PERS-30': {
    es: 'Sus heridas se apuntan; cuando no le quedan, cae.',
    en: 'His wounds are recorded; when none are left, he falls.',
  },
  'WAB-PERS-31': {
    es: 'Si muere luchando, su puesto se ocupa al acabar la ronda.',
    en: 'If he dies fighting, his place is filled at the end of the round.',
  },
  'WAB-PERS-32': {
    es: 'Si muere de otro modo, su puesto se ocupa en el acto.',
    en: 'If he dies in any other way, his place is filled at once.',
  },
  'WAB-PSHOOT-01': {
    es: 'A un personaje en solitario solo se le puede disparar si es el blanco más cercano.',
    en: 'A lone character may be shot at only if he is the nearest target.',
  },
  'WAB-PSHOOT-02': {
    es: 'Se le dispara a −1, además de los demás modificadores.',
    en: 'Shots at him are at −1, on top of other modifiers.',
  },
  'WAB-PSHOOT-03': {
    es: 'Dentro de una unidad no se le puede apuntar.',
    en: 'He cannot be targeted inside a unit.',
  },
  'WAB-PSHOOT-04': {
    es: 'Si el tiro de una máquina le cae encima dentro de una unidad, solo le alcanza con un 1.',
    en: 'If a machine’s shot lands on him in a unit, he is hit only on a 1.',
  },
  'WAB-PSHOOT-05': {
    es: 'En carro o en elefante se le dispara como a cualquier otro carro o elefante.',
    en: 'In a chariot or on an elephant he is shot at like any other chariot or elephant.',
  },
  'WAB-PSHOOT-06': {
    es: 'Los impactos en un carro le dan con un 6; en un elefante, según su tabla.',
    en: 'Hits on a chariot strike him on a 6; on an elephant, use its table.',
  },
  'WAB-PMELEE-01': {
    es: 'Si lo cargan en solitario, reacciona como cualquier unidad.',
    en: 'A lone character who is charged reacts like any unit.',
  },
  'WAB-PMELEE-02': {
    es: 'En solitario, si pierde, se desmoraliza sin chequeo.',
    en: 'If he loses on his own, he breaks without a test.',
  },
  'WAB-PMELEE-03': {
    es: 'Puede golpear a cualquier enemigo que toque.',
    en: 'He may strike any enemy he touches.',
  },
  'WAB-PMELEE-04': {
    es: 'Quien lo toca a él y también a la tropa elige a quién golpea.',
    en: 'Enemies touching both him and ordinary men choose whom to strike.',
  },
  'WAB-PMELEE-05': {
    es: 'Lo mismo vale entre personajes, salvo en un desafío.',
    en: 'The same goes for characters, except in a challenge.',
  },
  'WAB-PMOUNT-01': {
    es: 'Va en su carro o elefante toda la batalla; si lo pierde, sigue a pie.',
    en: 'He stays with his chariot or elephant all battle; if he loses it, he goes on foot.',
  },
  'WAB-PMOUNT-02': {
    es: 'Quien toca el carro puede golpear al personaje.',
    en: 'Anyone touching the chariot may strike at the character.',
  },
  'WAB-PMOUNT-03': {
    es: 'Contra un carro se dice antes de tirar a quién van los golpes.',
    en: 'Attacks on a chariot are declared on crew or character before rolling.',
  },
  'WAB-PMOUNT-04': {
    es: 'Sobre un elefante le dan con 5 o 6 si va solo, y con 6 si lleva más dotación.',
    en: 'On an elephant he is hit on 5 or 6 if he is the only crew, otherwise on 6.',
  },
  'WAB-PMOUNT-05': {
    es: 'Tiene la misma salvación que la dotación.',
    en: 'He has the same save as the crew.',
  },
  'WAB-CHAL-01': {
    es: 'En cada combate puede haber un desafío por turno.',
    en: 'There may be one challenge in each combat each turn.',
  },
  'WAB-CHAL-02': {
    es: 'Desafía primero quien tiene el turno, con un personaje que luche en ese combate.',
    en: 'The player whose turn it is may challenge first, with a character in that combat.',
  },
  'WAB-CHAL-03': {
    es: 'Si no lo hace, puede desafiar el otro.',
    en: 'If he does not, his opponent may.',
  },
  'WAB-CHAL-04': {
    es: 'El enemigo lo acepta con un personaje del mismo combate, o lo rechaza.',
    en: 'The enemy accepts with a character in the same combat, or refuses.',
  },
  'WAB-CHAL-05': {
    es: 'Quien va en carro solo puede desafiar a quien va en carro.',
    en: 'Characters in chariots fight challenges only against others in chariots.',
  },
  'WAB-CHAL-06': {
    es: 'Quien va en elefante solo puede desafiar a quien va en elefante.',
    en: 'Characters on elephants fight challenges only against others on elephants.',
  },
  'WAB-CHAL-07': {
    es: 'Si lo rechaza, el rival elige qué personaje se esconde: ese turno no hace nada.',
    en: 'If he refuses, his opponent picks a character who must hide: he does nothing that turn.',
  },
  'WAB-CHAL-08': {
    es: 'Mientras, su unidad no usa su Liderazgo ni sus reglas.',
    en: 'Meanwhile his unit cannot use his Leadership or his special rules.',
  },
  'WAB-CHAL-09': {
    es: 'Vuelve a su fila al acabar la fase, si la unidad sigue en pie.',
    en: 'He returns to his rank at the end of the phase, if the unit is still standing.',
  },
  'WAB-CHAL-10': {
    es: 'Los dos luchan solo entre sí y nadie más los toca.',
    en: 'The two fight only each other, and nobody else may attack them.',
  },
  'WAB-CHAL-11': {
    es: 'No hay otro desafío hasta que uno muera o huya.',
    en: 'There is no new challenge in that combat until one of them dies or flees.',
  },
  'WAB-CHAL-12': {
    es: 'Conservan las ventajas de la formación de su unidad.',
    en: 'They keep the benefits of their unit’s formation.',
  },
  'WAB-CHAL-13': {
    es: 'En carros o elefantes luchan los personajes entre sí, y las dotaciones aparte.',
    en: 'On chariots or elephants the characters fight each other, and the crews fight separately.',
  },
  'WAB-GENL-01': {
    es: 'Un ejército puede tener un general.',
    en: 'An army may have one general.',
  },
  'WAB-GENL-02': {
    es: 'A 12″ o menos de él se puede usar su Liderazgo en cualquier chequeo.',
    en: 'Units within 12″ of him may use his Leadership for any test.',
  },
  'WAB-GENL-03': {
    es: 'El Liderazgo del general vale también para reagruparse a 12″ o menos.',
    en: 'The general’s Leadership may also be used to rally within 12″.',
  },
  'WAB-GENL-04': {
    es: 'Mientras el general huye, no ayuda a nadie.',
    en: 'While the general flees he helps nobody.',
  },
  'WAB-GENL-05': {
    es: 'El general chequea antes que los demás.',
    en: 'The general tests before the others.',
  },
  'WAB-GENL-06': {
    es: 'Si muere, todas sus unidades chequean pánico.',
    en: 'If he is killed, all his units take a panic test.',
  },
  'WAB-BSB-01': {
    es: 'Un ejército puede llevar un portaestandarte de batalla, que es un personaje.',
    en: 'An army may have a battle standard bearer, a character.',
  },
  'WAB-BSB-02': {
    es: 'Cuando va con una unidad, suma otro +1 al resultado.',
    en: 'When he is with a unit he adds another +1 to the result.',
  },
  'WAB-BSB-03': {
    es: 'A 12″ o menos se repite un chequeo de desmoralización fallado, uno por unidad y turno.',
    en: 'Units within 12″ may re-roll a failed break test, once per unit per turn.',
  },
  'WAB-BSB-04': {
    es: 'El estandarte de batalla no ayuda mientras huye.',
    en: 'The battle standard is no help while its bearer is fleeing.',
  },
  'WAB-BSB-05': {
    es: 'El estandarte de batalla solo permite repetir chequeos de desmoralización.',
    en: 'The battle standard allows re-rolls of break tests only.',
  },
  'WAB-BSB-06': {
    es: 'Se captura si su portador huye del combate y lo persiguen, o si su unidad es aniquilada en él.',
    en: 'It is captured if its bearer flees from combat and is pursued, or his unit is wiped out in it.',
  },
  'WAB-BSB-07': {
    es: 'Si su portador muere de otro modo, se pierde la ayuda, pero el estandarte no se captura.',
    en: 'If its bearer dies in any other way the benefit is lost, but the standard is not captured.',
  },
} as const satisfies Readonly<Record<string, Said>>
