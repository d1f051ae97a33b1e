import type { Said } from '@acies/kernel'

/** Cavalry Retire and Reform. */
export const CAVALRY_RULES = {
  'CCN-RR-01': {
    es: 'La caballería atacada en melé por infantería, también en Armas combinadas, puede retirarse y reformarse, es decir, replegarse, en vez de combatir.',
    en: 'Cavalry attacked in melee by infantry, also in Combined Arms, may retire instead of fighting.',
  },
  'CCN-RR-02': {
    es: 'El defensor decide si se repliega antes de que se tiren los dados.',
    en: 'The defender decides whether to retire before dice are rolled.',
  },
  'CCN-RR-03': {
    es: 'No puede replegarse si no tiene 2 hexágonos libres hacia su lado. El segundo puede ser el de un líder amigo solo, si la unidad no lleva líder.',
    en: 'It may not retire without 2 free hexes towards its own side. The second may hold a lone friendly leader, if the unit has none.',
  },
  'CCN-RR-04': {
    es: 'Si no quiere o no puede replegarse, la melé es normal.',
    en: 'If it will not or cannot retire, the melee is normal.',
  },
  'CCN-RR-05': {
    es: 'El atacante tira primero sus dados normales de melé, con los de la artillería si hay Armas combinadas.',
    en: 'The attacker first rolls its normal melee dice, with the artillery’s in Combined Arms.',
  },
  'CCN-RR-06': {
    es: 'Solo impactan las caras de caballería. Sables, banderas y lo demás no cuentan.',
    en: 'Only cavalry faces hit. Sabres, flags and the rest are ignored.',
  },
  'CCN-RR-07': {
    es: 'Si hay impactos y un líder vinculado, se comprueba si es baja. Después la unidad, con su líder, retrocede 2 hexágonos.',
    en: 'If it is hit and has a leader, check him. Then the unit, with its leader, moves 2 hexes towards its own side.',
  },
  'CCN-RR-08': {
    es: 'La infantería atacante puede ocupar el terreno que deja la caballería.',
    en: 'The attacking infantry may take the ground the cavalry leaves.',
  },
  'CCN-RR-09': {
    es: 'La caballería que se repliega no responde.',
    en: 'Cavalry that retires does not battle back.',
  },
  'CCN-RR-10': {
    es: 'No hay repliegue ante una infantería que responde, ni cuando la caballería ataca y la infantería juega Primer ataque.',
    en: 'There is no retiring from an infantry battle back, nor when the cavalry attacks and the infantry plays First Strike.',
  },
  'CCN-RR-11': {
    es: 'La caballería también puede replegarse cuando la ataca una infantería en cuadro.',
    en: 'Cavalry may also retire when the attacker is infantry in square.',
  },
  'CCN-RR-12': {
    es: 'Nunca ante el fuego a distancia.',
    en: 'Never from ranged combat.',
  },
} as const satisfies Record<string, Said>
