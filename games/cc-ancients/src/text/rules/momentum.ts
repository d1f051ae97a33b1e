import type { Said } from '@acies/kernel'

export const momentum = {
  'CCA-MOM-01': {
    es: 'Una unidad con orden que ataca cuerpo a cuerpo y elimina a la unidad enemiga, o la hace dejar su hexágono en retirada, puede ocuparlo. Atacar a un líder solo no da avance.',
    en: 'An ordered unit whose close combat attack eliminates the enemy unit, or makes it retreat out of its hex, may enter that hex. Attacking a lone leader gives no advance.',
  },
  'CCA-MOM-02': {
    es: 'El avance de ímpetu es voluntario, pero sin él no hay combate de bonificación, aunque haya otros enemigos al lado.',
    en: 'The momentum advance is optional, but without it there is no bonus close combat, even with other enemies adjacent.',
  },
  'CCA-MOM-03': {
    es: 'No hay avance de ímpetu contra un enemigo que se ha evadido.',
    en: 'There is no momentum advance against an enemy that evaded.',
  },
  'CCA-MOM-04': {
    es: 'Una unidad que responde no puede hacer un avance de ímpetu.',
    en: 'A unit battling back cannot make a momentum advance.',
  },
  'CCA-MOM-05': {
    es: 'Una unidad que combate gracias a «Primer golpe» no puede hacer un avance de ímpetu.',
    en: 'A unit fighting through First Strike cannot make a momentum advance.',
  },
  'CCA-MOM-06': {
    es: 'Tras el avance de ímpetu, las unidades que tienen derecho a ello pueden hacer un combate cuerpo a cuerpo de bonificación; es voluntario.',
    en: 'After a momentum advance, units entitled to it may make one bonus close combat; it is optional.',
  },
  'CCA-MOM-07': {
    es: 'Una unidad a pie solo hace el combate de bonificación si lleva un líder unido o si es de guerreros.',
    en: 'A foot unit makes a bonus close combat only if it has an attached leader or is warriors.',
  },
  'CCA-MOM-08': {
    es: 'La caballería, tras ocupar el hexágono, puede mover otro hexágono libre y hacer el combate de bonificación; el terreno puede detenerla o impedirle combatir.',
    en: 'Cavalry, once in the vacated hex, may move one more free hex and make a bonus close combat; terrain may stop it or forbid it to battle.',
  },
  'CCA-MOM-09': {
    es: 'Los carros y los elefantes ocupan el hexágono, sin mover más, y pueden hacer un combate cuerpo a cuerpo de bonificación.',
    en: 'Chariots and elephants enter the vacated hex, move no further, and may make a bonus close combat.',
  },
  'CCA-MOM-10': {
    es: 'El combate de bonificación puede ser contra cualquier unidad enemiga adyacente, no solo contra la que se retiró.',
    en: 'The bonus close combat may be against any adjacent enemy unit, not just the one that retreated.',
  },
  'CCA-MOM-11': {
    es: 'Tras ganar el combate de bonificación, la unidad puede ocupar el hexágono que queda libre, pero no combate otra vez este turno.',
    en: 'After winning its bonus close combat the unit may enter the vacated hex, but battles no more this turn.',
  },
  'CCA-MOM-12': {
    es: 'Una unidad a pie sin líder, que no sea de guerreros, también puede avanzar, pero ya no vuelve a combatir.',
    en: 'A foot unit without a leader that is not warriors may still advance, but it does not battle again.',
  },
  'CCA-MOM-13': {
    es: 'El líder unido avanza con su unidad.',
    en: 'An attached leader advances with his unit.',
  },
} as const satisfies Record<string, Said>
