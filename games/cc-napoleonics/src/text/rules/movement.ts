import type { Said } from '@acies/kernel'

/** Movement of units and of leaders. */
export const MOVEMENT_RULES = {
  'CCN-MOV-01': {
    es: 'Las unidades y líderes con orden mueven uno tras otro, en el orden que elija su dueño.',
    en: 'Ordered units and leaders move one after another, in the order their owner chooses.',
  },
  'CCN-MOV-02': {
    es: 'Cada unidad o líder con orden mueve una sola vez por turno, y no está obligado a mover.',
    en: 'An ordered unit or leader moves only once per turn, and need not move.',
  },
  'CCN-MOV-03': {
    es: 'Hay que acabar un movimiento antes de empezar otro.',
    en: 'Finish one move before you start another.',
  },
  'CCN-MOV-04': {
    es: 'Dos unidades nunca comparten hexágono, y una unidad no puede atravesar a otra amiga.',
    en: 'Two units never share a hex, and a unit may not pass through a friendly one.',
  },
  'CCN-MOV-05': {
    es: 'Una unidad no puede entrar ni pasar por un hexágono con una unidad enemiga, un líder enemigo o una unidad amiga.',
    en: 'A unit may not enter or pass through a hex with an enemy unit, an enemy leader or a friendly unit.',
  },
  'CCN-MOV-06': {
    es: 'Una unidad sin líder puede entrar donde hay un líder amigo solo: se detiene, no mueve más este turno y el líder queda vinculado.',
    en: 'A unit without a leader may enter the hex of a lone friendly leader: it stops, moves no more this turn, and he is attached.',
  },
  'CCN-MOV-07': {
    es: 'Una pieza con orden puede pasar de una sección a otra.',
    en: 'An ordered piece may cross from one section to another.',
  },
  'CCN-MOV-08': {
    es: 'Nadie sale del tablero, salvo que el escenario lo permita o sea un líder que se retira por su propio borde.',
    en: 'Nobody leaves the board, unless the scenario allows it or it is a leader retreating off his own edge.',
  },
  'CCN-MOV-09': {
    es: 'El terreno puede detener el movimiento o impedir combatir ese turno.',
    en: 'Terrain may stop a move or forbid combat that turn.',
  },
  'CCN-MOV-10': {
    es: 'Nadie puede entrar ni pasar por terreno intransitable.',
    en: 'Nobody may enter or pass through impassable terrain.',
  },
  'CCN-MOV-11': {
    es: 'La infantería de línea, los granaderos, la Vieja Guardia, los granaderos de la Guardia y la milicia mueven 1 hexágono y combaten.',
    en: 'Line infantry, grenadiers, Old Guard, Guard grenadiers and militia move 1 hex and battle.',
  },
  'CCN-MOV-12': {
    es: 'La infantería ligera, los fusileros y la Joven Guardia mueven 1 hexágono y combaten, o 2 sin combatir de ningún modo.',
    en: 'Light infantry, rifles and Young Guard move 1 hex and battle, or 2 hexes with no combat of any kind.',
  },
  'CCN-MOV-13': {
    es: 'La caballería ligera mueve hasta 3 hexágonos y combate.',
    en: 'Light cavalry moves up to 3 hexes and battles.',
  },
  'CCN-MOV-14': {
    es: 'La caballería pesada, los coraceros y la pesada de la Guardia mueven hasta 2 hexágonos y combaten.',
    en: 'Heavy cavalry, cuirassiers and Guard heavy cavalry move up to 2 hexes and battle.',
  },
  'CCN-MOV-15': {
    es: 'La artillería a pie, también la de la Guardia, mueve 1 hexágono o combate, nunca las dos cosas.',
    en: 'Foot artillery, the Guard’s too, either moves 1 hex or battles, never both.',
  },
  'CCN-MOV-16': {
    es: 'La artillería a caballo mueve 1 hexágono y combate, o 2 sin combatir.',
    en: 'Horse artillery moves 1 hex and battles, or 2 hexes without combat.',
  },
  'CCN-MOV-17': {
    es: 'Retirarse no es mover: tiene sus propias reglas.',
    en: 'A retreat is not a move: it has rules of its own.',
  },
  'CCN-MOV-18': {
    es: 'Una unidad en cuadro no puede mover.',
    en: 'A unit in square cannot move.',
  },
  'CCN-LDR-01': {
    es: 'Un líder recibe orden de mover como mucho una vez por turno.',
    en: 'A leader is ordered to move at most once per turn.',
  },
  'CCN-LDR-02': {
    es: 'Un líder solo, o uno que se separa, mueve de 0 a 3 hexágonos.',
    en: 'A lone leader, or one ordered to detach, moves 0 to 3 hexes.',
  },
  'CCN-LDR-03': {
    es: 'Un líder que mueve solo puede atravesar unidades y líderes amigos, pero no acabar donde haya otro líder amigo.',
    en: 'A leader moving alone may pass through friendly units and leaders, but may not end where another friendly leader is.',
  },
  'CCN-LDR-04': {
    es: 'Un líder puede acabar en el hexágono de una unidad amiga sin líder: queda vinculado a ella.',
    en: 'A leader may end in the hex of a friendly unit without a leader: he is then attached to it.',
  },
  'CCN-LDR-05': {
    es: 'Un líder no puede entrar ni pasar por donde haya unidades o líderes enemigos. Solo al retirarse puede escapar a través de una unidad.',
    en: 'A leader may not enter or pass through enemy units or leaders. Only in retreat may he escape through a unit.',
  },
  'CCN-LDR-06': {
    es: 'Un líder vinculado mueve con su unidad, salvo que reciba orden de separarse.',
    en: 'An attached leader moves with his unit, unless he is ordered to detach.',
  },
  'CCN-LDR-07': {
    es: 'Un líder que se separa y se une a otra unidad ya no mueve más este turno, ni siquiera con ella.',
    en: 'A leader who detaches and joins another unit moves no more this turn, not even with it.',
  },
  'CCN-LDR-08': {
    es: 'Cuando un líder en marcha se une a una unidad, esa unidad ya no mueve este turno, haya movido antes o no. Si tiene orden, puede combatir.',
    en: 'Once a moving leader joins a unit, that unit moves no more this turn, whether it had moved or not. If ordered, it may fight.',
  },
  'CCN-LDR-09': {
    es: 'Un líder solo no combate, ni a distancia ni en melé.',
    en: 'A lone leader cannot fight, neither at range nor in melee.',
  },
  'CCN-LDR-10': {
    es: 'El terreno que detiene a las unidades detiene también a los líderes.',
    en: 'Terrain that stops units stops leaders too.',
  },
} as const satisfies Record<string, Said>
