import type { Said } from '@acies/kernel'

/** Retreats and morale. */
export const RETREAT_RULES = {
  'CCN-RET-01': {
    es: 'Tras los impactos, cada bandera no ignorada hace retirarse a la unidad 1 hexágono hacia su lado. Las banderas se suman.',
    en: 'After hits, each flag not ignored makes the unit retreat 1 hex towards its own side. Flags add up.',
  },
  'CCN-RET-02': {
    es: 'La milicia se retira 3 hexágonos por bandera.',
    en: 'Militia retreats 3 hexes per flag.',
  },
  'CCN-RET-03': {
    es: 'El dueño de la unidad elige el camino, entre los que completan más hexágonos de retirada.',
    en: 'The owner of the unit chooses the path, among those that complete the most retreat hexes.',
  },
  'CCN-RET-04': {
    es: 'Cada hexágono de retirada debe estar más cerca del borde propio: nunca de lado ni hacia el enemigo, venga de donde venga el ataque.',
    en: 'Every retreat hex must be nearer one’s own edge: never sideways or towards the enemy, wherever the attack came from.',
  },
  'CCN-RET-05': {
    es: 'El terreno transitable no frena ni detiene una retirada.',
    en: 'Passable terrain neither slows nor stops a retreat.',
  },
  'CCN-RET-06': {
    es: 'El terreno intransitable impide la retirada y cuesta bloques.',
    en: 'Impassable terrain prevents the retreat and costs blocks.',
  },
  'CCN-RET-07': {
    es: 'Una unidad no puede retirarse a través de otra unidad, amiga o enemiga, ni de un líder enemigo.',
    en: 'A unit may not retreat into or through another unit, friend or enemy, or an enemy leader.',
  },
  'CCN-RET-08': {
    es: 'El líder vinculado se retira con su unidad.',
    en: 'An attached leader retreats with his unit.',
  },
  'CCN-RET-09': {
    es: 'Una unidad sin líder puede retirarse hasta un líder amigo solo: se le vincula, la retirada acaba ahí y el resto no cuenta.',
    en: 'A unit without a leader may retreat onto a lone friendly leader: he is attached, the retreat ends there and the rest is ignored.',
  },
  'CCN-RET-10': {
    es: 'Se pierde un bloque por cada hexágono de retirada que no se puede completar.',
    en: 'One block is lost for every retreat hex that cannot be completed.',
  },
  'CCN-RET-11': {
    es: 'Un cuadro no se mueve: pierde un bloque por cada hexágono de retirada exigido. La milicia, tres por bandera.',
    en: 'A square cannot move: it loses one block per retreat hex required. Militia loses three per flag.',
  },
  'CCN-RET-12': {
    es: 'La tarjeta de una nación puede cambiar la distancia de retirada.',
    en: 'A nation’s card may change retreat distances.',
  },
  'CCN-MOR-01': {
    es: 'Ignorar banderas es voluntario: puedes ignorar unas y aceptar otras.',
    en: 'Ignoring flags is optional: you may ignore some and accept others.',
  },
  'CCN-MOR-02': {
    es: 'Se pueden ignorar banderas en cada ataque, y los motivos se suman.',
    en: 'Flags may be ignored at every attack, and the reasons add up.',
  },
  'CCN-MOR-03': {
    es: 'Una unidad con líder vinculado ignora 1 bandera, si él sobrevive a la comprobación de esa misma tirada.',
    en: 'A unit with an attached leader may ignore 1 flag, if he survives the check of that same roll.',
  },
  'CCN-MOR-04': {
    es: 'Una unidad con dos o más unidades amigas adyacentes ignora 1 bandera. Más apoyos no ignoran más.',
    en: 'A unit with two or more friendly units adjacent may ignore 1 flag. More supporters do not ignore more.',
  },
  'CCN-MOR-05': {
    es: 'Un líder amigo solo y adyacente cuenta como una unidad de apoyo.',
    en: 'A lone friendly leader in an adjacent hex counts as one supporting unit.',
  },
  'CCN-MOR-06': {
    es: 'Un cuadro da apoyo a otras unidades, pero no puede recibirlo.',
    en: 'A square gives support to other units but cannot receive it.',
  },
  'CCN-MOR-07': {
    es: 'Hay terreno que deja ignorar 1 bandera al defensor, como las fortificaciones.',
    en: 'Some terrain lets the defender ignore 1 flag, such as fieldworks.',
  },
  'CCN-MOR-08': {
    es: 'Los granaderos ignoran 1 bandera.',
    en: 'Grenadiers may ignore 1 flag.',
  },
  'CCN-MOR-09': {
    es: 'Los coraceros ignoran 1 bandera.',
    en: 'Cuirassiers may ignore 1 flag.',
  },
  'CCN-MOR-10': {
    es: 'La Guardia ignora 1 o 2 banderas, según la tarjeta de su nación. No se añade la de los granaderos.',
    en: 'Guard units may ignore 1 or 2 flags, as their national card says. The grenadiers’ flag is not added.',
  },
  'CCN-MOR-11': {
    es: 'La caballería nunca ignora las banderas de rechazo que tira un cuadro.',
    en: 'Cavalry can never ignore the bounce flags rolled by a square.',
  },
  'CCN-MOR-12': {
    es: 'Un cuadro puede ignorar banderas por su líder vinculado y por su tipo de tropa.',
    en: 'A square may ignore flags for its attached leader and for its troop type.',
  },
} as const satisfies Record<string, Said>
