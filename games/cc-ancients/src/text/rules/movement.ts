import type { Said } from '@acies/kernel'

export const movement = {
  'CCA-MOV-01': {
    es: 'Las unidades se mueven de una en una, en el orden que se quiera; hay que acabar un movimiento antes de empezar otro.',
    en: 'Units move one at a time in any order; each move must be finished before the next begins.',
  },
  'CCA-MOV-02': {
    es: 'Todos los movimientos se hacen antes del primer combate: una vez empezada la batalla ya no se mueve.',
    en: 'All moves come before the first combat: once the battle phase starts there is no more moving.',
  },
  'CCA-MOV-03': {
    es: 'Una unidad se mueve una sola vez por turno; la única excepción es la carta «Mueve-dispara-mueve».',
    en: 'A unit moves only once per turn; the sole exception is the Move-Fire-Move card.',
  },
  'CCA-MOV-04': {
    es: 'Una unidad con orden puede pasar de una sección a otra al moverse.',
    en: 'An ordered unit may move from one section into another.',
  },
  'CCA-MOV-05': {
    es: 'Las unidades no salen del tablero salvo que la batalla lo permita por el borde superior o inferior. Un líder sale únicamente por su propio borde y al evadirse.',
    en: 'Units never leave the board unless the battle allows it over the top or bottom edge. A leader leaves only over his own edge, when evading.',
  },
  'CCA-MOV-06': {
    es: 'Nunca hay dos unidades en el mismo hexágono.',
    en: 'Two units never share a hex.',
  },
  'CCA-MOV-07': {
    es: 'Una unidad no puede entrar ni pasar por un hexágono ocupado por otra unidad o por un líder, sean amigos o enemigos.',
    en: 'A unit may not enter or pass through a hex held by another unit or a leader, friend or enemy.',
  },
  'CCA-MOV-08': {
    es: 'Solo la infantería ligera y la auxiliar pueden atravesar una unidad amiga, y solo con «Orden a tropas ligeras» o «Mueve-dispara-mueve».',
    en: 'Only light infantry and auxilia may pass through a friendly unit, and only under Order Light Troops or Move-Fire-Move.',
  },
  'CCA-MOV-09': {
    es: 'El terreno puede detener el movimiento o impedir combatir el turno en que se entra.',
    en: 'Terrain may stop a move or forbid battle on the turn it is entered.',
  },
  'CCA-MOV-10': {
    es: 'La retirada no es un movimiento con orden: sigue sus propias reglas.',
    en: 'A retreat is not an ordered move: it follows its own rules.',
  },
  'CCA-MOV-11': {
    es: 'La infantería ligera, con arcos u hondas también, mueve hasta 2 hexágonos y puede combatir.',
    en: 'Light infantry, bows and slings included, moves up to 2 hexes and may battle.',
  },
  'CCA-MOV-12': {
    es: 'La infantería auxiliar mueve 1 hexágono y puede combatir, o mueve 2 y ya no puede ni disparar ni combatir cuerpo a cuerpo.',
    en: 'Auxilia move 1 hex and may battle, or move 2 and may then neither fire nor fight in close combat.',
  },
  'CCA-MOV-13': {
    es: 'La infantería media mueve 1 hexágono y puede combatir.',
    en: 'Medium infantry moves 1 hex and may battle.',
  },
  'CCA-MOV-14': {
    es: 'Los guerreros mueven 1 hexágono, o 2 si acaban junto a un enemigo al que puedan atacar: entonces el combate cuerpo a cuerpo es obligatorio mientras les quede un objetivo.',
    en: 'Warriors move 1 hex, or 2 if they end next to an enemy they can attack: close combat is then compulsory as long as a target remains.',
  },
  'CCA-MOV-15': {
    es: 'La infantería pesada mueve 1 hexágono y puede combatir.',
    en: 'Heavy infantry moves 1 hex and may battle.',
  },
  'CCA-MOV-16': {
    es: 'La caballería ligera mueve hasta 4 hexágonos y puede combatir.',
    en: 'Light cavalry moves up to 4 hexes and may battle.',
  },
  'CCA-MOV-17': {
    es: 'La caballería media mueve hasta 3 hexágonos y puede combatir.',
    en: 'Medium cavalry moves up to 3 hexes and may battle.',
  },
  'CCA-MOV-18': {
    es: 'La caballería pesada mueve hasta 2 hexágonos y puede combatir.',
    en: 'Heavy cavalry moves up to 2 hexes and may battle.',
  },
  'CCA-MOV-19': {
    es: 'Los elefantes mueven hasta 2 hexágonos y pueden combatir.',
    en: 'Elephants move up to 2 hexes and may battle.',
  },
  'CCA-MOV-20': {
    es: 'Los carros pesados mueven hasta 2 hexágonos y pueden combatir.',
    en: 'Heavy chariots move up to 2 hexes and may battle.',
  },
  'CCA-MOV-21': {
    es: 'Las piezas no tienen frente: se mueven en cualquiera de las seis direcciones.',
    en: 'Pieces have no facing: they move in any of the six directions.',
  },
  'CCA-MOV-22': {
    es: 'No hay zonas de control: pasar junto a un enemigo, o alejarse de él, no cuesta nada.',
    en: 'There are no zones of control: passing or leaving an enemy costs nothing.',
  },
  'CCA-LDM-01': {
    es: 'Un líder que se mueve solo avanza hasta 3 hexágonos.',
    en: 'A leader moving on his own moves up to 3 hexes.',
  },
  'CCA-LDM-02': {
    es: 'Un líder que se mueve solo puede atravesar unidades amigas, pero no entrar ni pasar por un hexágono con una unidad o un líder enemigos.',
    en: 'A leader moving on his own may pass through friendly units, but may not enter or pass a hex with an enemy unit or leader.',
  },
  'CCA-LDM-03': {
    es: 'Dos líderes no pueden acabar su movimiento en el mismo hexágono.',
    en: 'Two leaders may not end a move in the same hex.',
  },
  'CCA-LDM-04': {
    es: 'Un líder en el hexágono de una unidad amiga está unido a ella y va con ella cuando se mueve.',
    en: 'A leader in the hex of a friendly unit is attached to it and goes along when it moves.',
  },
  'CCA-LDM-05': {
    es: 'Un líder que se mueve con su unidad acaba en el mismo hexágono que ella.',
    en: 'A leader moving with his unit ends in the same hex as the unit.',
  },
  'CCA-LDM-06': {
    es: 'Un líder unido solo se separa con una carta de sección, «Orden a tropas montadas» o un casco de «Soy Espartaco»; debe mover al menos 1 hexágono y antes que su unidad.',
    en: 'An attached leader detaches only under a Section card, Order Mounted or a helmet of I Am Spartacus; he must move at least 1 hex, and before his unit does.',
  },
  'CCA-LDM-07': {
    es: 'Cuando un líder se separa, las demás órdenes de la carta pueden ir a otras unidades, incluida la que deja.',
    en: 'When a leader detaches, the card’s other orders may go to other units, including the one he leaves.',
  },
  'CCA-LDM-08': {
    es: 'En un mismo movimiento, un líder puede separarse de una unidad y unirse a otra.',
    en: 'In a single move a leader may leave one unit and join another.',
  },
  'CCA-LDM-09': {
    es: 'Un líder que ya se ha movido solo no vuelve a moverse este turno: la unidad a la que se une, si aún no ha movido, ya no puede hacerlo, aunque sí combatir.',
    en: 'A leader who has moved alone moves no more this turn: the unit he joins, if it has not moved yet, can no longer do so, though it may battle.',
  },
  'CCA-LDM-10': {
    es: 'Que un líder se una a una unidad no le da orden a esa unidad.',
    en: 'A leader joining a unit does not give that unit an order.',
  },
  'CCA-LDM-11': {
    es: 'Un líder solo no puede combatir.',
    en: 'A lone leader cannot battle.',
  },
} as const satisfies Record<string, Said>
