import type { Said } from '@acies/kernel'

export const general = {
  'WAB-GEN-01': {
    es: 'Se juega entre dos bandos o más, con dados de seis caras y distancias en pulgadas; los dados de artillería solo los usan las máquinas.',
    en: 'Two sides or more play with six-sided dice and distances in inches; only machines use artillery dice.',
  },
  'WAB-GEN-02': {
    es: 'Repetir una tirada es volver a tirar los dados fallados: vale el segundo resultado y ninguna tirada se repite dos veces.',
    en: 'A re-roll throws the failed dice again: the second result stands, and no roll is repeated twice.',
  },
  'WAB-GEN-03': {
    es: 'Todas las distancias se dan en pulgadas.',
    en: 'All distances are in inches.',
  },
  'WAB-GEN-04': {
    es: 'No se mide antes de declarar: se calcula a ojo, y un objetivo demasiado lejano hace fracasar la carga o perder los disparos.',
    en: 'Nobody measures before declaring: distances are judged by eye, and a target too far away fails the charge or wastes the shots.',
  },
  'WAB-GEN-05': {
    es: 'En la mesa el movimiento no tiene que ser perfecto; aquí el árbitro lo calcula con exactitud.',
    en: 'On a real table movement need not be perfect; here the referee works it out exactly.',
  },
  'WAB-GEN-06': {
    es: 'Las aclaraciones y erratas mandan sobre la regla que corrigen.',
    en: 'Errata and clarifications override the rule they correct.',
  },
  'WAB-GEN-07': {
    es: 'Solo mueve y dispara el ejército en turno, salvo reacciones, huidas y lo que otra regla diga; en cuerpo a cuerpo luchan siempre los dos.',
    en: 'Only the army in turn moves and shoots, save reactions, flights and what other rules say; in close combat both always fight.',
  },
  'WAB-GEN-08': {
    es: 'Las miniaturas deben mostrar qué son y cómo van armadas; no tiene efecto en el juego.',
    en: 'Models should show what they are and carry; it has no effect on play.',
  },
  'WAB-PROF-01': {
    es: 'Movimiento (M): las pulgadas de un movimiento normal. La armadura lo reduce; marchar o cargar lo multiplica.',
    en: 'Movement (M): the inches of a normal move. Armour reduces it; marching or charging multiplies it.',
  },
  'WAB-PROF-02': {
    es: 'Habilidad de armas (HA) para el cuerpo a cuerpo y habilidad de proyectiles (HP) para disparar; lo normal es 3.',
    en: 'Weapon Skill (WS) for close combat, Ballistic Skill (BS) for shooting; 3 is ordinary.',
  },
  'WAB-PROF-03': {
    es: 'Fuerza (F): lo fuerte que golpea. Resistencia (R): lo que cuesta herirlo.',
    en: 'Strength (S): how hard it strikes. Toughness (T): how hard it is to wound.',
  },
  'WAB-PROF-04': {
    es: 'Heridas (H): cuántas aguanta una miniatura antes de retirarse; casi siempre una.',
    en: 'Wounds (W): how many a model takes before it is removed; nearly always one.',
  },
  'WAB-PROF-05': {
    es: 'La Iniciativa (I) ordena los golpes; los Ataques (A) dicen cuántos dados tira cada miniatura.',
    en: 'Initiative (I) orders the blows; Attacks (A) say how many dice each model rolls.',
  },
  'WAB-PROF-06': {
    es: 'Liderazgo (L): la moral y la disciplina, contra las que se hacen todos los chequeos.',
    en: 'Leadership (Ld): morale and discipline, against which every test is taken.',
  },
  'WAB-PROF-07': {
    es: 'Jinete y montura son una sola miniatura: el movimiento es de la montura, lo demás del jinete, y los golpes van contra él.',
    en: 'Rider and mount are one model: movement is the mount’s, all else the rider’s, and blows are aimed at him.',
  },
  'WAB-PROF-08': {
    es: 'Cuando cae el jinete se retira la miniatura entera.',
    en: 'When the rider falls the whole model is removed.',
  },
  'WAB-PROF-09': {
    es: 'Máquinas y carros tienen un perfil conjunto o perfiles separados de máquina y dotación, según sus reglas.',
    en: 'Machines and chariots have one profile, or separate ones for machine and crew, as their rules say.',
  },
  'WAB-LD-01': {
    es: 'Chequeo de Liderazgo: 2D6; si el total es igual o menor que el Liderazgo, se supera.',
    en: 'Leadership test: 2D6; a total equal to or below Leadership passes.',
  },
  'WAB-LD-02': {
    es: 'Se usa el Liderazgo de la unidad o el de quien la manda, con los modificadores que diga la regla.',
    en: 'The unit’s Leadership is used, or that of whoever leads it, modified as the rule says.',
  },
  'WAB-LD-03': {
    es: 'La caballería, los carros y los elefantes usan el Liderazgo de quien los monta.',
    en: 'Cavalry, chariots and elephants use the Leadership of their riders.',
  },
  'WAB-LD-04': {
    es: 'Una unidad que huye no hace más chequeo que el de reagruparse.',
    en: 'A fleeing unit takes no test but the one to rally.',
  },
  'WAB-UNIT-01': {
    es: 'Las tropas luchan en unidades; la que forma en filas es una unidad formada.',
    en: 'Troops fight in units; one drawn up in ranks is a formed unit.',
  },
  'WAB-UNIT-02': {
    es: 'Una unidad empieza con 5 miniaturas o más, 3 si son carros.',
    en: 'A unit starts with 5 models or more, 3 if chariots.',
  },
  'WAB-UNIT-03': {
    es: 'Una unidad formada es un bloque de filas que miran al mismo lado; solo la última puede estar incompleta.',
    en: 'A formed unit is a block of ranks that face one way; only the last may be short.',
  },
  'WAB-UNIT-04': {
    es: 'Campeón, músico y estandarte forman el grupo de mando, normalmente en el centro de la primera fila.',
    en: 'Champion, musician and standard are the command group, normally in the middle of the front rank.',
  },
  'WAB-UNIT-05': {
    es: 'Los carros forman en filas, pero se mueven con reglas propias.',
    en: 'Chariots are formed but move by rules of their own.',
  },
  'WAB-UNIT-06': {
    es: 'La tropa formada va en orden cerrado o abierto, y se sabe antes de la batalla.',
    en: 'Formed troops are in close or open order, known before the battle.',
  },
  'WAB-UNIT-07': {
    es: 'Van en orden cerrado la infantería, la caballería bardada, la que va en masa y los catafractos; en orden abierto, el resto de jinetes y los carros.',
    en: 'Close order: infantry, barded and massed cavalry, cataphracts. Open order: other riders and chariots.',
  },
  'WAB-UNIT-08': {
    es: 'La lista de ejército puede cambiar el orden; la infantería ligera suele ir en orden abierto.',
    en: 'An army list may change the order; light infantry is usually open.',
  },
  'WAB-UNIT-09': {
    es: 'Las tropas ligeras eligen al desplegar: orden abierto o escaramuza, para toda la batalla.',
    en: 'Light troops choose at deployment, for the whole battle: open order or skirmish.',
  },
  'WAB-UNIT-10': {
    es: 'Una cuña de caballería cuenta como orden abierto, pero gira sobre su eje y no da medias vueltas gratis.',
    en: 'A cavalry wedge counts as open order, but pivots on its axis and gets no free about faces.',
  },
  'WAB-UNIT-11': {
    es: 'La unidad formada que baja de 5 miniaturas, personajes incluidos, deja de estar formada y pierde sus ventajas.',
    en: 'A formed unit that falls below 5 models, characters included, is no longer formed and loses its benefits.',
  },
  'WAB-UNIT-12': {
    es: 'Esa pérdida es para siempre, aunque luego vuelva a ser de cinco o gane el combate.',
    en: 'That loss is for good, though it grow to five again or win the combat.',
  },
  'WAB-UNIT-13': {
    es: 'Mientras huye, una unidad no está formada; vuelve a estarlo al reagruparse.',
    en: 'While it flees a unit is not formed; it is again when it rallies.',
  },
  'WAB-UNIT-14': {
    es: 'Los hostigadores no van formados: cada miniatura anda suelta.',
    en: 'Skirmishers are not formed: each model goes loose.',
  },
  'WAB-UNIT-15': {
    es: 'Un personaje solo no va formado, pero puede entrar en una unidad formada.',
    en: 'A lone character is not formed, but may become part of a formed unit.',
  },
  'WAB-UNIT-16': {
    es: 'Las máquinas, los carros falcados y los elefantes no son unidades formadas.',
    en: 'Machines, scythed chariots and elephants are not formed units.',
  },
  'WAB-UNIT-17': {
    es: 'Donde una regla cuenta miniaturas, los carros y las máquinas cuentan su dotación y los elefantes sus heridas iniciales.',
    en: 'Where a rule counts models, chariots and machines count crew, elephants their starting wounds.',
  },
  'WAB-FACE-01': {
    es: 'Cada miniatura mira hacia su frente y ve un arco de 90°.',
    en: 'Every model faces its front and sees an arc of 90°.',
  },
  'WAB-FACE-02': {
    es: 'Solo se carga, se dispara o se reacciona con fuego contra quien se ve.',
    en: 'One charges, shoots at or reacts with fire only against what one sees.',
  },
  'WAB-FACE-03': {
    es: 'El terreno, los edificios y las tropas pueden tapar la vista.',
    en: 'Terrain, buildings and troops may block sight.',
  },
  'WAB-BASE-01': {
    es: 'Cada miniatura tiene una peana rectangular, según su tipo.',
    en: 'Every model has a rectangular base, by its type.',
  },
  'WAB-BASE-02': {
    es: 'Se admiten peanas algo distintas; aquí todas tienen la medida de la tabla.',
    en: 'Slightly different bases are allowed; here all have the size of the table.',
  },
} as const satisfies Readonly<Record<string, Said>>
