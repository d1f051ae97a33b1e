import type { Said } from '@acies/kernel'

/** Combined Arms. */
export const COMBINED_ARMS_RULES = {
  'CCN-CA-01': {
    es: 'Cuando infantería o caballería con orden ataca en melé, una o más baterías con orden que aún no hayan combatido pueden sumar sus dados.',
    en: 'When ordered infantry or cavalry attacks in melee, one or more ordered artillery units that have not yet fought may add their dice.',
  },
  'CCN-CA-02': {
    es: 'Se declara antes de tirar ningún dado.',
    en: 'It is declared before any die is rolled.',
  },
  'CCN-CA-03': {
    es: 'Cada batería debe tener el blanco al alcance y a la vista, poder combatir tras su movimiento y no estar junto a otra unidad enemiga.',
    en: 'Each artillery unit must have the target in range and in sight, be able to fight after its move, and not be next to another enemy unit.',
  },
  'CCN-CA-04': {
    es: 'La artillería en una colina no puede participar tirando por encima de un amigo: la línea debe estar libre de unidades.',
    en: 'Artillery on a hill may not join by firing over a friend: the line must be free of units.',
  },
  'CCN-CA-05': {
    es: 'La unidad que ataca calcula sus dados con el terreno, se suman los de la artillería y se tiran todos juntos.',
    en: 'The attacking unit works out its dice with terrain, the artillery’s are added, and all are rolled together.',
  },
  'CCN-CA-06': {
    es: 'Aunque la unidad que ataca se quede en 0 dados, se tiran los de la artillería.',
    en: 'Even if the attacking unit has 0 dice, the artillery dice are rolled.',
  },
  'CCN-CA-07': {
    es: 'Los sables impactan en todos los dados, también en los de la artillería.',
    en: 'Sabres hit on all the dice, the artillery’s included.',
  },
  'CCN-CA-08': {
    es: 'Si la unidad que ataca no impacta con sables, los dados de la artillería tampoco.',
    en: 'If the attacking unit does not hit with sabres, neither do the artillery dice.',
  },
  'CCN-CA-09': {
    es: 'Solo se responde contra la infantería o caballería atacante.',
    en: 'The battle back goes only against the attacking infantry or cavalry.',
  },
  'CCN-CA-10': {
    es: 'Contra un cuadro, si su primer dado elimina o rechaza a la caballería, los dados de la artillería se pierden.',
    en: 'Against a square, if its first die eliminates or bounces the cavalry, the artillery dice are lost.',
  },
  'CCN-CA-11': {
    es: 'Si Primer ataque elimina o hace retirarse a la unidad que ataca, los dados de la artillería se pierden.',
    en: 'If First Strike eliminates or drives back the attacking unit, the artillery dice are lost.',
  },
} as const satisfies Record<string, Said>
