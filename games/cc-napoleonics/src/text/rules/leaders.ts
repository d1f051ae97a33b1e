import type { Said } from '@acies/kernel'

/** Leader casualties, leader retreat and escape. */
export const LEADER_RULES = {
  'CCN-LCC-01': {
    es: 'La comprobación la tira el rival. El líder alcanzado se retira del tablero y da un estandarte.',
    en: 'The opponent rolls the check. A leader who is hit is removed and gives a banner.',
  },
  'CCN-LCC-02': {
    es: 'Si la unidad pierde bloques pero sobrevive, se tiran 2 dados: el líder vinculado cae solo con dos sables.',
    en: 'If the unit loses blocks but survives, 2 dice are rolled: the attached leader falls only on two sabres.',
  },
  'CCN-LCC-03': {
    es: 'Se comprueba por bajas de fuego, de melé, de una retirada sin completar o de una caballería que se repliega.',
    en: 'The check follows losses from fire, melee, a retreat not completed, or Retire and Reform.',
  },
  'CCN-LCC-04': {
    es: 'Cada tirada de combate causa una comprobación como mucho, aunque haya bajas por impactos y por retirada.',
    en: 'Each combat roll causes at most one check, even with losses from both hits and a failed retreat.',
  },
  'CCN-LCC-05': {
    es: 'La comprobación se hace después de quitar bloques y antes de atender a las banderas.',
    en: 'The check is made after blocks are removed and before flags are dealt with.',
  },
  'CCN-LCC-06': {
    es: 'Si la unidad es eliminada, se tira 1 dado: el líder cae con un sable. Si no, debe retirarse 1, 2 o 3 hexágonos.',
    en: 'If the unit is eliminated, 1 die is rolled: the leader falls on a sabre. Otherwise he must retreat 1, 2 or 3 hexes.',
  },
  'CCN-LCC-07': {
    es: 'Un líder que sobrevive en su propia línea base debe salir del mapa por ella. Salir por el borde propio no da estandarte.',
    en: 'A leader who survives on his own baseline must retreat off the map. Leaving by one’s own edge gives no banner.',
  },
  'CCN-LCC-08': {
    es: 'Si la unidad muere al retirarse, el líder se retira desde el hexágono donde cayó el último bloque.',
    en: 'If the unit dies while retreating, the leader retreats from the hex where its last block was lost.',
  },
  'CCN-LCC-09': {
    es: 'Si la unidad murió porque el enemigo cerraba toda la retirada, el líder tiene que escapar a través de él.',
    en: 'If the unit died because enemies held every retreat hex, the leader must escape through them.',
  },
  'CCN-LCC-10': {
    es: 'Si la unidad murió en el borde propio del mapa, el líder sale del mapa.',
    en: 'If the unit died at its own map edge, the leader leaves the map.',
  },
  'CCN-LCC-11': {
    es: 'Si la retirada era intransitable y el líder tampoco puede pasar, queda eliminado y da un estandarte.',
    en: 'If the retreat was impassable and the leader cannot pass either, he is eliminated and gives a banner.',
  },
  'CCN-LCC-12': {
    es: 'Las banderas de la tirada que eliminó a la unidad no afectan al líder, que se retira de 1 a 3 hexágonos igual.',
    en: 'Flags of the roll that eliminated the unit do not affect the leader; he still retreats 1 to 3 hexes.',
  },
  'CCN-LCC-13': {
    es: 'En melé, el atacante puede avanzar al hexágono cuando el líder ya lo ha dejado.',
    en: 'In melee, the attacker may advance into the hex once the leader has left it.',
  },
  'CCN-LCC-14': {
    es: 'Contra un líder solo se tiran los dados normales de melé: un sable, lo tire quien lo tire, lo elimina.',
    en: 'Against a lone leader the normal melee dice are rolled: one sabre, whoever rolls it, eliminates him.',
  },
  'CCN-LCC-15': {
    es: 'Si se libra, debe retirarse de 1 a 3 hexágonos. Las banderas no le afectan, y el atacante puede avanzar.',
    en: 'If missed he must retreat 1 to 3 hexes. Flags do not affect him, and the attacker may advance.',
  },
  'CCN-LRT-01': {
    es: 'Un líder se retira 1, 2 o 3 hexágonos hacia su lado. Su dueño elige cuántos y por dónde.',
    en: 'A leader retreats 1, 2 or 3 hexes towards his own side. His owner chooses how many and which way.',
  },
  'CCN-LRT-02': {
    es: 'Se retira cuando su unidad es eliminada y él sobrevive, o cuando lo atacan solo en melé y se libra.',
    en: 'He retreats when his unit is eliminated and he survives, or when he is attacked alone in melee and missed.',
  },
  'CCN-LRT-03': {
    es: 'El terreno transitable no lo frena; el intransitable le cierra el paso. Si por eso no puede retirarse, queda eliminado y da un estandarte.',
    en: 'Passable terrain does not slow him; impassable terrain bars him. If that leaves him no retreat, he is eliminated and gives a banner.',
  },
  'CCN-LRT-04': {
    es: 'No puede acabar donde haya otro líder amigo, una unidad enemiga o un líder enemigo. Si no le queda sitio ni salida, es eliminado.',
    en: 'He may not end with another friendly leader, an enemy unit or an enemy leader. With no place and no way out, he is eliminated.',
  },
  'CCN-LRT-05': {
    es: 'Puede salir del tablero por su propia línea base, no por los costados, sin dar estandarte.',
    en: 'He may leave the board by his own baseline, not by the sides, and gives no banner.',
  },
  'CCN-LRT-06': {
    es: 'Puede atravesar unidades y líderes amigos sin afectarlos, o detenerse en una unidad sin líder y vincularse.',
    en: 'He may pass through friendly units and leaders without affecting them, or stop on a unit without a leader and attach.',
  },
  'CCN-LRT-07': {
    es: 'Puede pasar por un hexágono con una unidad enemiga, escapando. Donde solo hay un líder enemigo no puede entrar.',
    en: 'He may pass through a hex with an enemy unit, by escaping. A hex with only an enemy leader is closed to him.',
  },
  'CCN-LRT-08': {
    es: 'Al escapar entra en el hexágono enemigo y esa unidad tira sus dados normales de melé, sin terreno: cualquier sable lo elimina y da un estandarte.',
    en: 'To escape he enters the enemy hex and that unit rolls its normal melee dice, terrain aside: any sabre eliminates him and gives a banner.',
  },
  'CCN-LRT-09': {
    es: 'Si se libra, sigue. Otro hexágono enemigo exige escapar otra vez.',
    en: 'If missed he goes on. Another enemy hex needs another escape.',
  },
  'CCN-LRT-10': {
    es: 'Si el tercer hexágono también es del enemigo, el líder queda eliminado y da un estandarte.',
    en: 'If the third hex is also held by the enemy, he is eliminated and gives a banner.',
  },
  'CCN-LRT-11': {
    es: 'Atravesar al enemigo es una elección: puede detenerse antes en un hexágono válido.',
    en: 'Running through an enemy is a choice: he may stop earlier in a legal hex.',
  },
} as const satisfies Record<string, Said>
