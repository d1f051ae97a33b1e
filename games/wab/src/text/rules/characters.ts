import type { Said } from '@acies/kernel'

export const characters = {
  'WAB-CMD-01': {
    es: 'El mando va en el centro de la primera fila, o más atrás si se quiere.',
    en: 'Command stands in the middle of the front rank, or farther back if one likes.',
  },
  'WAB-CMD-02': {
    es: 'Va armado como la mayoría de su unidad.',
    en: 'It is armed as most of its unit.',
  },
  'WAB-CMD-03': {
    es: 'Las bajas se quitan de la tropa antes que del mando.',
    en: 'Losses may be taken from the men before the command.',
  },
  'WAB-CMD-04': {
    es: 'Cuando cae otro en su lugar, ese mando no golpea si aún no lo ha hecho.',
    en: 'When another falls in its place that command model does not strike if it has not yet.',
  },
  'WAB-CMD-05': {
    es: 'Cuando no queda tropa caen músico, estandarte y campeón, salvo que el dueño diga otra cosa.',
    en: 'When no men are left musician, standard and champion fall, unless the owner says otherwise.',
  },
  'WAB-CHMP-01': {
    es: 'Cada unidad puede tener un campeón, que nunca la deja.',
    en: 'A unit may have a champion, who never leaves it.',
  },
  'WAB-CHMP-02': {
    es: 'El campeón tira un dado más.',
    en: 'The champion rolls one die more.',
  },
  'WAB-CHMP-03': {
    es: 'El campeón tira ese dado solo si está donde puede luchar.',
    en: 'The champion rolls that die only where he can fight.',
  },
  'WAB-CHMP-04': {
    es: 'Al reordenar filas puede ponerse donde se lucha.',
    en: 'When ranks are dressed he may step to where the fighting is.',
  },
  'WAB-CHMP-05': {
    es: 'Un campeón que ya estaba luchando no cambia de sitio.',
    en: 'A champion who was fighting already does not change places.',
  },
  'WAB-CHMP-06': {
    es: 'El mando no desafía ni acepta desafíos.',
    en: 'Command models neither issue nor accept challenges.',
  },
  'WAB-STD-01': {
    es: 'Una unidad puede llevar estandarte; quien lo porta lucha como los demás.',
    en: 'A unit may bear a standard; its bearer fights like the rest.',
  },
  'WAB-STD-02': {
    es: 'El estandarte suma 1 al resultado.',
    en: 'A standard adds 1 to the result.',
  },
  'WAB-STD-03': {
    es: 'Se captura si la unidad huye del combate y es perseguida, o es aniquilada en él.',
    en: 'It is captured if the unit flees combat and is pursued, or is wiped out in it.',
  },
  'WAB-STD-04': {
    es: 'El enemigo se lo queda, y vale puntos de victoria.',
    en: 'The enemy keeps it, and it is worth victory points.',
  },
  'WAB-STD-05': {
    es: 'Un estandarte capturado no se recupera.',
    en: 'A captured standard is not won back.',
  },
  'WAB-MUS-01': {
    es: 'Una unidad puede llevar músico, que lucha como los demás.',
    en: 'A unit may have a musician, who fights like the rest.',
  },
  'WAB-MUS-02': {
    es: 'Hace falta músico para marchar y reorganizarse.',
    en: 'A musician is needed to march and to reform.',
  },
  'WAB-MUS-03': {
    es: 'En un empate cada músico tira un dado; el más alto da el ímpetu a su bando.',
    en: 'In a draw each musician rolls a die; the highest gives his side momentum.',
  },
  'WAB-MUS-04': {
    es: 'Si solo un bando tiene músico, el ímpetu es suyo.',
    en: 'If only one side has a musician momentum is his.',
  },
  'WAB-MUS-05': {
    es: 'El combate sigue empatado: nadie chequea.',
    en: 'The combat is still a draw: nobody tests.',
  },
  'WAB-PERS-01': {
    es: 'Un personaje es una unidad de una miniatura: va solo o manda otra unidad.',
    en: 'A character is a unit of one: he goes alone or leads a unit.',
  },
  'WAB-PERS-02': {
    es: 'Solo, mueve libremente y acaba mirando a donde quiera.',
    en: 'Alone he moves freely and ends facing as he likes.',
  },
  'WAB-PERS-03': {
    es: 'Solo no puede cargar; con una unidad carga con ella.',
    en: 'Alone he cannot charge; with a unit he charges with it.',
  },
  'WAB-PERS-04': {
    es: 'Sobre un elefante sí puede cargar; en un carro, solo dentro de una unidad de carros.',
    en: 'On an elephant he may charge; in a chariot only within a unit of chariots.',
  },
  'WAB-PERS-05': {
    es: 'Solo puede intentar reagruparse, y no chequea por hostigadores.',
    en: 'Alone he may try to rally, and does not test for skirmishers.',
  },
  'WAB-PERS-06': {
    es: 'Ve dentro de su arco, como todos.',
    en: 'He sees within his arc, like all.',
  },
  'WAB-PERS-07': {
    es: 'Solo puede mover hasta el triple, si los enemigos cercanos le dejan.',
    en: 'Alone he may move up to three times his move, if near enemies allow.',
  },
  'WAB-PERS-08': {
    es: 'Se une tocando a la unidad; se pone en la primera fila junto al mando.',
    en: 'He joins by touching the unit and stands in its front rank beside the command.',
  },
  'WAB-PERS-09': {
    es: 'A los hostigadores se une a 2″ de cualquiera de ellos.',
    en: 'He joins skirmishers within 2″ of any of them.',
  },
  'WAB-PERS-10': {
    es: 'A pie no se une a la caballería; a carros o elefantes, solo montado en lo mismo.',
    en: 'On foot he does not join cavalry; chariots or elephants only on the like.',
  },
  'WAB-PERS-11': {
    es: 'A caballo puede unirse a la infantería: desmonta y lucha a pie.',
    en: 'Mounted he may join infantry: he dismounts and fights on foot.',
  },
  'WAB-PERS-12': {
    es: 'La mitad de la primera fila, como mucho, pueden ser personajes.',
    en: 'At most half the front rank may be characters.',
  },
  'WAB-PERS-13': {
    es: 'Unirse gasta su movimiento; la unidad, si no ha movido, no va más lejos de lo que a él le queda.',
    en: 'Joining uses his move; the unit, if it has not moved, goes no farther than he has left.',
  },
  'WAB-PERS-14': {
    es: 'Un personaje no se une a una unidad trabada.',
    en: 'A character does not join an engaged unit.',
  },
  'WAB-PERS-15': {
    es: 'Sin enemigo delante puede acercarse al reordenar filas.',
    en: 'With no enemy before him he may close when ranks are dressed.',
  },
  'WAB-PERS-16': {
    es: 'En la unidad se mueve y huye con ella.',
    en: 'In the unit he moves and flees with it.',
  },
  'WAB-PERS-17': {
    es: 'A caballo toma el paso de la caballería a la que se une.',
    en: 'Mounted he takes the pace of the cavalry he joins.',
  },
  'WAB-PERS-18': {
    es: 'A pie frena a una unidad más rápida.',
    en: 'On foot he slows a faster unit.',
  },
  'WAB-PERS-19': {
    es: 'La deja en un movimiento posterior, si ella no ha movido ni está obligada.',
    en: 'He leaves in a later movement, if it has not moved and is under no compulsion.',
  },
  'WAB-PERS-20': {
    es: 'Si la unidad carga, él también, y no la deja hasta que acabe.',
    en: 'If the unit charges so does he, and does not leave until it is over.',
  },
  'WAB-PERS-21': {
    es: 'Al irse, otro ocupa su lugar.',
    en: 'When he leaves another takes his place.',
  },
  'WAB-PERS-22': {
    es: 'Un personaje no deja una unidad que lucha.',
    en: 'A character does not leave a unit in combat.',
  },
  'WAB-PERS-23': {
    es: 'Puede dejar una y unirse a otra el mismo turno, pero no unirse y dejar la misma.',
    en: 'He may leave one and join another in a turn, but not join and leave the same.',
  },
  'WAB-PERS-24': {
    es: 'Su unidad puede usar su Liderazgo, el mejor si hay varios.',
    en: 'His unit may use his Leadership, the best if there are several.',
  },
  'WAB-PERS-25': {
    es: 'Los hostigadores y demás tropa no formada no se benefician.',
    en: 'Skirmishers and other troops not formed do not benefit.',
  },
  'WAB-PERS-26': {
    es: 'Solo, chequea con su propio Liderazgo.',
    en: 'Alone he tests on his own Leadership.',
  },
  'WAB-PERS-27': {
    es: 'En la unidad vale la psicología de ella, no la suya, salvo el odio.',
    en: 'In a unit its psychology holds, not his, save hatred.',
  },
  'WAB-PERS-28': {
    es: 'Su odio lo comparte la unidad mientras él lucha.',
    en: 'The unit shares his hatred while he fights.',
  },
  'WAB-PERS-29': {
    es: 'Si la psicología obliga a la unidad, él no la deja.',
    en: 'While psychology binds the unit he does not leave it.',
  },
  'WAB-PERS-30': {
    es: 'Sus heridas se apuntan; sin ellas, cae.',
    en: 'His wounds are counted; when they are gone he falls.',
  },
  'WAB-PERS-31': {
    es: 'Si muere luchando, su lugar se llena al acabar la ronda.',
    en: 'If he dies fighting his place is filled as the round ends.',
  },
  'WAB-PERS-32': {
    es: 'Si muere de otro modo, su lugar se llena en el acto.',
    en: 'If he dies otherwise it is filled at once.',
  },
  'WAB-PSHOOT-01': {
    es: 'A un personaje solo se le dispara si es el blanco más cercano.',
    en: 'A lone character is shot at only if he is the nearest target.',
  },
  'WAB-PSHOOT-02': {
    es: 'Se le dispara a −1, además de lo demás.',
    en: 'He is shot at with −1, besides all else.',
  },
  'WAB-PSHOOT-03': {
    es: 'Dentro de una unidad no se le apunta.',
    en: 'Within a unit he cannot be aimed at.',
  },
  'WAB-PSHOOT-04': {
    es: 'Si lo alcanza una máquina dentro de una unidad, solo le da con un 1.',
    en: 'If a machine hits him within a unit it strikes him on a 1 only.',
  },
  'WAB-PSHOOT-05': {
    es: 'En carro o elefante se le dispara como a cualquiera de ellos.',
    en: 'On chariot or elephant he is shot at like any of them.',
  },
  'WAB-PSHOOT-06': {
    es: 'Los impactos en un carro le dan con un 6; en un elefante, según su tabla.',
    en: 'Hits on a chariot strike him on a 6; on an elephant by its table.',
  },
  'WAB-PMELEE-01': {
    es: 'Si lo cargan solo, reacciona como una unidad.',
    en: 'Charged alone he reacts as a unit.',
  },
  'WAB-PMELEE-02': {
    es: 'Solo, si pierde, se desmoraliza sin chequeo.',
    en: 'Alone he breaks without a test if he loses.',
  },
  'WAB-PMELEE-03': {
    es: 'Golpea a quien quiera de los que toca.',
    en: 'He strikes whom he likes of those he touches.',
  },
  'WAB-PMELEE-04': {
    es: 'Quien lo toca a él y a la tropa elige a quién golpea.',
    en: 'Whoever touches both him and men chooses whom to strike.',
  },
  'WAB-PMELEE-05': {
    es: 'Lo mismo entre personajes, salvo en un desafío.',
    en: 'The same between characters, save in a challenge.',
  },
  'WAB-PMOUNT-01': {
    es: 'Con su carro o elefante va toda la batalla; si lo pierde, sigue a pie.',
    en: 'He stays with his chariot or elephant all battle; losing it, he goes on foot.',
  },
  'WAB-PMOUNT-02': {
    es: 'Quien toca el carro puede apuntar al personaje.',
    en: 'Whoever touches the chariot may aim at the character.',
  },
  'WAB-PMOUNT-03': {
    es: 'Contra un carro se dice antes a quién van los golpes.',
    en: 'Against a chariot one says beforehand whom the blows are for.',
  },
  'WAB-PMOUNT-04': {
    es: 'Sobre un elefante le dan con 5 o 6 si va solo, con 6 si hay más gente.',
    en: 'On an elephant he is hit on 5 or 6 if alone, on 6 with other crew.',
  },
  'WAB-PMOUNT-05': {
    es: 'Salva como la dotación.',
    en: 'He saves as the crew does.',
  },
  'WAB-CHAL-01': {
    es: 'En cada combate puede haber un desafío por turno.',
    en: 'Each combat may see one challenge a turn.',
  },
  'WAB-CHAL-02': {
    es: 'Desafía primero quien tiene el turno, con un personaje que esté en el combate.',
    en: 'Whoever is in turn challenges first, with a character in that combat.',
  },
  'WAB-CHAL-03': {
    es: 'Si no lo hace, puede desafiar el otro.',
    en: 'If he does not the other may.',
  },
  'WAB-CHAL-04': {
    es: 'El enemigo acepta con un personaje del mismo combate, o lo rehúsa.',
    en: 'The enemy accepts with a character of the same combat, or refuses.',
  },
  'WAB-CHAL-05': {
    es: 'Quien va en carro desafía solo a quien va en carro.',
    en: 'Those in chariots challenge only those in chariots.',
  },
  'WAB-CHAL-06': {
    es: 'Quien va en elefante desafía solo a quien va en elefante.',
    en: 'Those on elephants challenge only those on elephants.',
  },
  'WAB-CHAL-07': {
    es: 'Si lo rehúsa, el rival elige qué personaje se esconde: no hace nada ese turno.',
    en: 'If refused the opponent names a character who must hide: he does nothing that turn.',
  },
  'WAB-CHAL-08': {
    es: 'Mientras, su unidad no usa su Liderazgo ni sus reglas.',
    en: 'Meanwhile his unit has neither his Leadership nor his rules.',
  },
  'WAB-CHAL-09': {
    es: 'Vuelve a su fila al acabar la fase, si la unidad sigue en pie.',
    en: 'He returns to his rank as the phase ends, if the unit still stands.',
  },
  'WAB-CHAL-10': {
    es: 'Los dos luchan solo entre sí y nadie más los toca.',
    en: 'The two fight only each other and nobody else touches them.',
  },
  'WAB-CHAL-11': {
    es: 'No hay otro desafío hasta que uno muera o huya.',
    en: 'There is no other challenge until one dies or flees.',
  },
  'WAB-CHAL-12': {
    es: 'Conservan las ventajas de la formación de su unidad.',
    en: 'They keep the benefits of their unit’s formation.',
  },
  'WAB-CHAL-13': {
    es: 'En carros o elefantes luchan los personajes entre sí, y las dotaciones aparte.',
    en: 'On chariots or elephants the characters fight each other, the crews apart.',
  },
  'WAB-GENL-01': {
    es: 'Un ejército puede tener un general.',
    en: 'An army may have one general.',
  },
  'WAB-GENL-02': {
    es: 'A 12″ o menos se puede usar su Liderazgo en cualquier chequeo.',
    en: 'Within 12″ his Leadership may be used for any test.',
  },
  'WAB-GENL-03': {
    es: 'El Liderazgo del general vale también para reagruparse a 12″ o menos.',
    en: 'The general’s Leadership also serves to rally within 12″.',
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
    en: 'If he dies all his units test panic.',
  },
  'WAB-BSB-01': {
    es: 'Un ejército puede llevar un portaestandarte de batalla, que es un personaje.',
    en: 'An army may have a battle standard bearer, a character.',
  },
  'WAB-BSB-02': {
    es: 'Con una unidad suma otro +1 al resultado.',
    en: 'With a unit he adds another +1 to the result.',
  },
  'WAB-BSB-03': {
    es: 'A 12″ o menos se repite un chequeo de desmoralización fallado, uno por unidad y turno.',
    en: 'Within 12″ a failed break test is re-rolled, once a unit and turn.',
  },
  'WAB-BSB-04': {
    es: 'El estandarte de batalla no ayuda mientras huye.',
    en: 'The battle standard does not help while it flees.',
  },
  'WAB-BSB-05': {
    es: 'El estandarte de batalla repite solo chequeos de desmoralización.',
    en: 'The battle standard re-rolls break tests only.',
  },
  'WAB-BSB-06': {
    es: 'Se captura si huye del combate y es perseguido, o su unidad es aniquilada en él.',
    en: 'He is captured if he flees combat and is pursued, or his unit is wiped out in it.',
  },
  'WAB-BSB-07': {
    es: 'Si muere de otro modo se pierde la ayuda, pero no se captura.',
    en: 'Killed otherwise the help is lost, but he is not captured.',
  },
} as const satisfies Readonly<Record<string, Said>>
