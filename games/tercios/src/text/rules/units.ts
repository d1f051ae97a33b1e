import type { Said } from '@acies/kernel'

export const units = {
  'TER-GEN-01': {
    es: 'Una unidad es una Tropa o un Mando. Las Tropas son Infantería (Formación o Compañía), Caballería o Artillería.',
    en: 'A unit is a Troop or a Commander. Troops are Infantry (Formation or Company), Cavalry or Artillery.',
  },
  'TER-GEN-02': {
    es: 'Cada Tropa es una sola peana rectangular; su tamaño depende de su clase y de la escala. Las figuras que lleve no cuentan.',
    en: 'Each Troop is a single rectangular base whose size depends on its kind and on the scale. The figures on it do not count.',
  },
  'TER-GEN-03': {
    es: 'La peana tiene cuatro centros: los puntos medios de sus cuatro lados (frontal, izquierdo, derecho y posterior).',
    en: 'A base has four centres: the mid-points of its four sides (front, left, right and rear).',
  },
  'TER-GEN-04': {
    es: 'Las Tropas miden, ven y mueven desde sus centros, no desde toda la peana, salvo donde una regla diga otra cosa.',
    en: 'Troops measure, see and move from their centres, not from the whole base, unless a rule says otherwise.',
  },
  'TER-GEN-05': {
    es: 'Solo una orden o reacción de ¡Atacad! permite acercarse a menos de 1″ de un centro enemigo. Cualquier otro movimiento voluntario se mantiene a 1″ o más.',
    en: 'Only an Attack order or reaction may come closer than 1″ to an enemy centre. Any other voluntary move stays at 1″ or more.',
  },
  'TER-GEN-06': {
    es: 'Se juega con dados de seis caras y distancias en pulgadas, sobre una mesa de 72″ × 48″ (96″ × 60″ a 28 mm).',
    en: 'The game uses six-sided dice and distances in inches, on a table of 72″ × 48″ (96″ × 60″ at 28 mm).',
  },
  'TER-GEN-07': {
    es: 'Los dos ejércitos usan las mismas peanas: la escala se elige una vez para toda la partida.',
    en: 'Both armies use the same bases: the scale is chosen once for the whole game.',
  },
  'TER-VAL-01': {
    es: 'Los seis Valores: Velocidad (pulgadas que mueve), Combate, Fuego, Disciplina y Coraje (dados que tira) y Aguante (Desgaste que soporta).',
    en: 'The six Values: Speed (inches it moves), Combat, Fire, Discipline and Courage (dice it rolls) and Stamina (Wear it can hold).',
  },
  'TER-VAL-02': {
    es: 'Un Fuego con dos cifras es de arcabuces y mosquetes mezclados: la primera hasta 8″, la segunda más allá, hasta 12″.',
    en: 'A Fire of two figures is of arquebuses and muskets mixed: the first up to 8″, the second beyond that, up to 12″.',
  },
  'TER-VAL-03': {
    es: 'La Artillería tiene dos Velocidades: la primera con las piezas en batería y la segunda atalajada.',
    en: 'Artillery has two Speeds: the first with the guns unlimbered, the second when limbered.',
  },
  'TER-DEF-01': {
    es: 'Las cuatro Defensas (contra Infantería, Caballería, Salvas y Artillería) son el número que el enemigo debe sacar o superar con cada dado.',
    en: 'The four Defences (against Infantry, Cavalry, Volleys and Artillery) are the number each enemy die must reach.',
  },
  'TER-DEF-02': {
    es: 'Ningún aumento ni reducción cambia una Defensa.',
    en: 'No increase or reduction ever changes a Defence.',
  },
  'TER-MOD-01': {
    es: 'Los Valores suben con aumentos (+) y bajan con reducciones (−); un doble aumento (++) cuenta por dos.',
    en: 'Values go up by increases (+) and down by reductions (−); a double increase (++) counts as two.',
  },
  'TER-MOD-02': {
    es: 'Cada aumento anula una reducción; solo importa lo que queda.',
    en: 'Each increase cancels one reduction; only what is left matters.',
  },
  'TER-MOD-03': {
    es: 'Un aumento neto suma al valor original su mitad, redondeada hacia abajo.',
    en: 'One net increase adds half of the original value, rounded down.',
  },
  'TER-MOD-04': {
    es: 'Dos aumentos netos o más doblan el valor original, y no pasa de ahí.',
    en: 'Two net increases or more double the original value, and no more than that.',
  },
  'TER-MOD-05': {
    es: 'Una reducción neta resta al valor original su mitad, redondeada hacia abajo.',
    en: 'One net reduction takes away half of the original value, rounded down.',
  },
  'TER-MOD-06': {
    es: 'Dos reducciones netas o más dejan el valor en 1.',
    en: 'Two net reductions or more leave the value at 1.',
  },
  'TER-MOD-07': {
    es: 'Valores originales 1 a 6: con un aumento 1, 3, 4, 6, 7, 9; con dos, el doble; con una reducción 1, 1, 2, 2, 3, 3; con dos, 1. Por encima de 6 siguen las mismas cuentas.',
    en: 'Originals 1 to 6: with one increase 1, 3, 4, 6, 7, 9; with two, doubled; with one reduction 1, 1, 2, 2, 3, 3; with two, 1. Above 6 the same sums go on.',
  },
  'TER-MOD-08': {
    es: 'Las causas distintas se suman; una misma causa cuenta una sola vez, salvo la orden que ya da un doble aumento.',
    en: 'Different causes add up; the same cause counts only once, except an order that itself gives a double increase.',
  },
  'TER-MOD-09': {
    es: 'Un +1 fijo (Virtudes, Inspirar, Imperturbable) se suma al final, después de aumentos y reducciones.',
    en: 'A flat +1 (Virtues, Inspire, Imperturbable) is added last, after increases and reductions.',
  },
  'TER-MOD-10': {
    es: 'Un valor original de 0 sigue siendo 0 con cualquier modificador.',
    en: 'An original value of 0 stays 0 under any modifier.',
  },
  'TER-MRK-01': {
    es: 'Las Tropas llevan dos clases de marcador: Desgaste, que se cuenta, y Desorden, que se tiene o no se tiene.',
    en: 'Troops carry two kinds of marker: Wear, which is counted, and Disordered, which a unit has or has not.',
  },
  'TER-MRK-02': {
    es: 'Una unidad sin Desgaste está Fresca.',
    en: 'A unit without Wear is Fresh.',
  },
  'TER-MRK-03': {
    es: 'Con tanto Desgaste como Aguante la unidad está Al Límite: reducción de Combate y de Fuego.',
    en: 'With as much Wear as Stamina a unit is At the Limit: a reduction to Combat and to Fire.',
  },
  'TER-MRK-04': {
    es: 'Una unidad Desordenada tiene una reducción de Coraje siempre que resista daño. El Desorden no se acumula.',
    en: 'A Disordered unit has a reduction to Courage whenever it resists damage. Disorder does not add up.',
  },
  'TER-MRK-05': {
    es: 'El Desorden se quita al Reorganizar con ¡Atención! o con un Mando Diligente.',
    en: 'Disorder is removed by Reorganising with Attention or by a Diligent Commander.',
  },
  'TER-MRK-06': {
    es: 'Una unidad nunca guarda más Desgaste que su Aguante: lo que sobra obliga a un Chequeo de Ruptura.',
    en: 'A unit never holds more Wear than its Stamina: the excess forces a Break Check.',
  },
  'TER-MRK-07': {
    es: 'Un Mando Agotado no puede activarse más en ese turno. El marcador se retira en la Planificación.',
    en: 'An Exhausted Commander cannot be activated again that turn. The marker is removed in Planning.',
  },
  'TER-MRK-08': {
    es: 'Un Mando Agotado sigue dando distancia de mando, sus Virtudes a la unidad en que va y sus cualidades automáticas, salvo la que exija no estarlo.',
    en: 'An Exhausted Commander still gives command distance, his Virtues to the unit he is in and his automatic qualities, unless one of them demands otherwise.',
  },
} as const satisfies Record<string, Said>
