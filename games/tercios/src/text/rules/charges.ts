import type { Said } from '@acies/kernel'

export const charges = {
  'TER-CHG-01': {
    es: 'Solo se combate por una orden o reacción de ¡Atacad!, o por un efecto que cuente como tal.',
    en: 'Combat arises only from an Attack order or reaction, or from an effect that counts as one.',
  },
  'TER-CHG-02': {
    es: 'Al declarar la carga, el objetivo puede reaccionar.',
    en: 'When a charge is declared its target may react.',
  },
  'TER-CHG-03': {
    es: 'La carga sigue las reglas de movimiento y llega si el centro enemigo más cercano está dentro de la Velocidad de carga.',
    en: 'A charge follows the movement rules and reaches if the nearest enemy centre lies within charging Speed.',
  },
  'TER-CHG-04': {
    es: 'La unidad que carga se para en cuanto su peana toca la enemiga; las peanas no se alinean.',
    en: 'The charger stops as soon as its base touches the enemy’s; bases are not aligned.',
  },
  'TER-CHG-05': {
    es: 'Si el camino al punto más próximo está cortado, la carga puede ir recta a otro centro o al borde que alcance; siempre por el camino libre más corto.',
    en: 'If the way to the nearest point is blocked, the charge may go straight to another centre or to the edge it can reach, always by the shortest free way.',
  },
  'TER-CHG-06': {
    es: 'Para cargar hay que ver al objetivo.',
    en: 'A charge needs line of sight to its target.',
  },
  'TER-CHG-07': {
    es: 'Si ¡Atacad! no llega, la unidad avanza hacia el objetivo declarado cuanto puede, sin contacto.',
    en: 'If an Attack cannot reach, the unit advances towards its declared target as far as it can, without contact.',
  },
  'TER-FLK-01': {
    es: 'Carga de flanco: al empezar la carga, el centro frontal del atacante está detrás de la línea del frente del objetivo.',
    en: 'Flank charge: as the charge begins, the charger’s front centre is behind the line of the target’s front.',
  },
  'TER-FLK-02': {
    es: 'La unidad flanqueada tiene una reducción de Combate y otra de Coraje en ese combate.',
    en: 'The flanked unit has a reduction to Combat and one to Courage in that combat.',
  },
  'TER-FLK-03': {
    es: 'También tiene una reducción de Disciplina para reaccionar a esa carga.',
    en: 'It also has a reduction to Discipline to react to that charge.',
  },
  'TER-FLK-04': {
    es: 'Nunca se flanquea a una unidad con Cuadros, en un edificio o en una Fortificación Emplazada.',
    en: 'Units with Squares, in a building or in an Emplaced Fortification are never flanked.',
  },
  'TER-FLK-05': {
    es: 'Con un Mando Gallardo dentro, la unidad flanqueada no sufre la reducción de Coraje; la de Combate sigue.',
    en: 'With a Gallant Commander inside, a flanked unit has no reduction to Courage; the one to Combat stays.',
  },
} as const satisfies Record<string, Said>
