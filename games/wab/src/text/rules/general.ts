import type { Said } from '@acies/kernel'

export const general = {
  'WAB-GEN-01': {
    es: 'Se juega entre dos bandos o más, con dados de seis caras y distancias en pulgadas; los dados de artillería solo los usan las máquinas.',
    en: 'Two or more sides play, with six-sided dice and distances in inches; only war machines use the artillery dice.',
  },
  'WAB-GEN-02': {
    es: 'Repetir una tirada es volver a tirar los dados fallados: vale el segundo resultado y ninguna tirada se repite dos veces.',
    en: 'A re-roll throws the failed dice again: the second result stands, and no roll is ever re-rolled twice.',
  },
  'WAB-GEN-03': {
    es: 'Todas las distancias se dan en pulgadas.',
    en: 'All distances are in inches.',
  },
  'WAB-GEN-04': {
    es: 'No se mide antes de declarar: se calcula a ojo. Si el objetivo queda demasiado lejos, la carga falla o los disparos se pierden.',
    en: 'Nothing is measured before declaring: distances are judged by eye. If the target proves too far away, the charge fails or the shots are wasted.',
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
    en: 'Only the army whose turn it is moves and shoots, apart from reactions, flights and what other rules say; in close combat both sides always fight.',
  },
  'WAB-GEN-08': {
    es: 'Las miniaturas deben mostrar qué son y cómo van armadas; en el juego no tiene efecto.',
    en: 'Models should show what they are and what they carry; this has no effect on play.',
  },
  'WAB-PROF-01': {
    es: 'Movimiento (M): las pulgadas de un movimiento normal. La armadura lo reduce; marchar o cargar lo multiplica.',
    en: 'Movement (M): the inches of a normal move. Armour reduces it; marching or charging multiplies it.',
  },
  'WAB-PROF-02': {
    es: 'Habilidad de armas (HA) para el cuerpo a cuerpo y habilidad de proyectiles (HP) para el disparo; lo normal es 3.',
    en: 'Weapon Skill (WS) is for close combat, Ballistic Skill (BS) for shooting; 3 is average.',
  },
  'WAB-PROF-03': {
    es: 'Fuerza (F): lo fuerte que golpea una miniatura. Resistencia (R): lo que cuesta herirla.',
    en: 'Strength (S): how hard a model hits. Toughness (T): how hard it is to wound.',
  },
  'WAB-PROF-04': {
    es: 'Heridas (H): cuántas aguanta una miniatura antes de caer; casi siempre una.',
    en: 'Wounds (W): how many a model can take before it is removed; nearly always one.',
  },
  'WAB-PROF-05': {
    es: 'La Iniciativa (I) ordena los golpes; los Ataques (A) dicen cuántos dados tira cada miniatura.',
    en: 'Initiative (I) decides who strikes first; Attacks (A) are the dice each model rolls.',
  },
  'WAB-PROF-06': {
    es: 'Liderazgo (L): la moral y la disciplina. Con él se hacen todos los chequeos.',
    en: 'Leadership (Ld): morale and discipline. Every test is taken on it.',
  },
  'WAB-PROF-07': {
    es: 'Jinete y montura son una sola miniatura: el movimiento es de la montura, lo demás del jinete, y los golpes van contra él.',
    en: 'Rider and mount are one model: the Movement is the mount’s, everything else is the rider’s, and blows are aimed at the rider.',
  },
  'WAB-PROF-08': {
    es: 'Si cae el jinete, se retira la miniatura entera.',
    en: 'When the rider falls, the whole model is removed.',
  },
  'WAB-PROF-09': {
    es: 'Máquinas y carros tienen un solo perfil, o uno para la máquina y otro para la dotación, según sus reglas.',
    en: 'Machines and chariots have one profile, or separate ones for machine and crew, as their own rules say.',
  },
  'WAB-LD-01': {
    es: 'Chequeo de Liderazgo: 2D6; si el total es igual o menor que el Liderazgo, se supera.',
    en: 'Leadership test: roll 2D6; a total equal to or below Leadership is a pass.',
  },
  'WAB-LD-02': {
    es: 'Se usa el Liderazgo de la unidad o el de quien la manda, con los modificadores que diga la regla.',
    en: 'A unit tests on its own Leadership or on that of whoever leads it, modified as the rule says.',
  },
  'WAB-LD-03': {
    es: 'La caballería, los carros y los elefantes usan el Liderazgo de quien los monta.',
    en: 'Cavalry, chariots and elephants use the Leadership of their riders.',
  },
  'WAB-LD-04': {
    es: 'Una unidad que huye solo hace el chequeo para reagruparse.',
    en: 'A fleeing unit takes no test except to rally.',
  },
  'WAB-UNIT-01': {
    es: 'Las tropas luchan en unidades; la que forma en filas es una unidad formada.',
    en: 'Troops fight in units; one drawn up in ranks is a formed unit.',
  },
  'WAB-UNIT-02': {
    es: 'Una unidad empieza con 5 miniaturas o más, 3 si son carros.',
    en: 'A unit starts with at least 5 models, or 3 if they are chariots.',
  },
  'WAB-UNIT-03': {
    es: 'Una unidad formada es un bloque de filas que miran hacia el mismo lado; solo la última puede estar incompleta.',
    en: 'A formed unit is a block of ranks all facing the same way; only the last may be incomplete.',
  },
  'WAB-UNIT-04': {
    es: 'Campeón, músico y estandarte forman el grupo de mando, normalmente en el centro de la primera fila.',
    en: 'Champion, musician and standard bearer are the command group, normally in the middle of the front rank.',
  },
  'WAB-UNIT-05': {
    es: 'Los carros forman en filas, pero se mueven con reglas propias.',
    en: 'Chariots are formed units, but move by rules of their own.',
  },
  'WAB-UNIT-06': {
    es: 'La tropa formada va en orden cerrado o en orden abierto, y hay que saberlo antes de la batalla.',
    en: 'Formed troops are in close or open order; which must be known before the battle.',
  },
  'WAB-UNIT-07': {
    es: 'Van en orden cerrado la infantería, la caballería bardada, la caballería en masa y los catafractos; en orden abierto, los demás jinetes y los carros.',
    en: 'In close order: infantry, barded or massed cavalry, and cataphracts. In open order: all other riders, and chariots.',
  },
  'WAB-UNIT-08': {
    es: 'La lista de ejército puede decir otra cosa; la infantería ligera suele ir en orden abierto.',
    en: 'An army list may say otherwise; light infantry is usually in open order.',
  },
  'WAB-UNIT-09': {
    es: 'Las tropas ligeras eligen al desplegar, para toda la batalla: orden abierto u hostigadores.',
    en: 'Light troops choose at deployment, for the whole battle: open order or skirmishers.',
  },
  'WAB-UNIT-10': {
    es: 'Una cuña de caballería cuenta como orden abierto, pero gira sobre su eje y no da medias vueltas gratis.',
    en: 'A cavalry wedge counts as open order, but turns on its own axis and gets no free about faces.',
  },
  'WAB-UNIT-11': {
    es: 'La unidad formada que baja de 5 miniaturas, personajes incluidos, deja de estar formada y pierde sus ventajas.',
    en: 'A formed unit that falls below 5 models, characters included, is no longer formed and loses its benefits.',
  },
  'WAB-UNIT-12': {
    es: 'La pérdida es definitiva, aunque vuelva a tener cinco o gane el combate.',
    en: 'The loss is permanent, even if it gets back to five models or wins the combat.',
  },
  'WAB-UNIT-13': {
    es: 'Mientras huye, una unidad no está formada; vuelve a estarlo al reagruparse.',
    en: 'A fleeing unit is not formed; it is formed again once it rallies.',
  },
  'WAB-UNIT-14': {
    es: 'Los hostigadores no van formados: cada miniatura va suelta.',
    en: 'Skirmishers are not formed: the models move loose, one by one.',
  },
  'WAB-UNIT-15': {
    es: 'Un personaje en solitario no va formado, pero puede unirse a una unidad formada.',
    en: 'A lone character is not formed, but may join a formed unit.',
  },
  'WAB-UNIT-16': {
    es: 'Las máquinas, los carros falcados y los elefantes no son unidades formadas.',
    en: 'Machines, scythed chariots and elephants are not formed units.',
  },
  'WAB-UNIT-17': {
    es: 'Donde una regla cuenta miniaturas, los carros y las máquinas cuentan su dotación y los elefantes sus heridas iniciales.',
    en: 'Where a rule counts models, chariots and machines count their crew, and elephants their starting wounds.',
  },
  'WAB-FACE-01': {
    es: 'Cada miniatura mira hacia su frente y ve en un arco de 90°.',
    en: 'Every model faces its front and sees in a 90° arc.',
  },
  'WAB-FACE-02': {
    es: 'Solo se puede cargar, disparar o contracargar contra quien se ve.',
    en: 'You may charge, shoot at or counter-charge only what you can see.',
  },
  'WAB-FACE-03': {
    es: 'El terreno, los edificios y las tropas pueden tapar la vista.',
    en: 'Terrain, buildings and troops may block sight.',
  },
  'WAB-BASE-01': {
    es: 'Cada miniatura va en una peana rectangular, cuya medida depende de su tipo.',
    en: 'Every model stands on a rectangular base, sized by its type.',
  },
  'WAB-BASE-02': {
    es: 'Se admiten peanas algo distintas; aquí todas tienen la medida de la tabla de peanas.',
    en: 'Slightly different bases are allowed; here all follow the table of base sizes.',
  },
} as const satisfies Readonly<Record<string, Said>>
