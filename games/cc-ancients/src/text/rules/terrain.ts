import type { Said } from '@acies/kernel'

export const terrain = {
  'CCA-TER-01': {
    es: 'El terreno abrupto no estorba el movimiento de las unidades a pie.',
    en: 'Broken ground does not hinder the movement of foot units.',
  },
  'CCA-TER-02': {
    es: 'Una unidad montada que entra en terreno abrupto se detiene y no mueve más este turno.',
    en: 'A mounted unit that enters broken ground stops and moves no further this turn.',
  },
  'CCA-TER-03': {
    es: 'Una unidad a pie puede combatir el turno en que entra en terreno abrupto.',
    en: 'A foot unit may battle on the turn it enters broken ground.',
  },
  'CCA-TER-04': {
    es: 'Una unidad montada no puede combatir el turno en que entra en terreno abrupto, tampoco tras un avance de ímpetu.',
    en: 'A mounted unit may not battle on the turn it enters broken ground, not even after a momentum advance.',
  },
  'CCA-TER-05': {
    es: 'Contra una unidad en terreno abrupto, o desde él, se tiran como máximo 2 dados.',
    en: 'At most 2 dice are rolled against a unit in broken ground, or from it.',
  },
  'CCA-TER-06': {
    es: 'Los dados de más que da una carta se suman después del límite del terreno: no se pierden por él.',
    en: 'Extra dice from a card are added after the terrain limit: they are not lost to it.',
  },
  'CCA-TER-07': {
    es: 'El terreno abrupto no corta la línea de visión.',
    en: 'Broken ground does not block the line of sight.',
  },
  'CCA-TER-10': {
    es: 'Quien entra en un bosque, unidad o líder solo, se detiene y no mueve más este turno.',
    en: 'Any unit or lone leader that enters forest stops and moves no further this turn.',
  },
  'CCA-TER-11': {
    es: 'Una unidad no puede combatir el turno en que entra en un bosque, salvo la infantería ligera, con arcos u hondas también, la auxiliar y los guerreros.',
    en: 'A unit may not battle on the turn it enters forest, except light infantry, bows and slings included, auxilia and warriors.',
  },
  'CCA-TER-12': {
    es: 'Contra una unidad en un bosque, o desde él, se tiran como máximo 2 dados.',
    en: 'At most 2 dice are rolled against a unit in forest, or from it.',
  },
  'CCA-TER-13': {
    es: 'El bosque corta la línea de visión.',
    en: 'Forest blocks the line of sight.',
  },
  'CCA-TER-15': {
    es: 'Las colinas no estorban el movimiento.',
    en: 'Hills do not hinder movement.',
  },
  'CCA-TER-16': {
    es: 'Quien combate colina arriba, también al disparar, tira como máximo 2 dados.',
    en: 'A unit battling uphill, fire included, rolls at most 2 dice.',
  },
  'CCA-TER-17': {
    es: 'Una unidad a pie que combate colina abajo, o de colina a colina, tira como máximo 3 dados.',
    en: 'A foot unit battling downhill, or from hill to hill, rolls at most 3 dice.',
  },
  'CCA-TER-18': {
    es: 'Una unidad montada que combate colina abajo, o de colina a colina, tira como máximo 2 dados.',
    en: 'A mounted unit battling downhill, or from hill to hill, rolls at most 2 dice.',
  },
  'CCA-TER-19': {
    es: 'Una colina tapa lo que queda detrás; se ve su primera fila desde abajo, y entre unidades de la misma colina no estorba.',
    en: 'A hill hides what lies behind it; its first row is seen from below, and it does not block sight between units on the same hill.',
  },
  'CCA-TER-20': {
    es: 'La costa es impracticable, también en retirada: ninguna pieza entra ni combate en ella.',
    en: 'Coast is impassable, even in retreat: no piece enters it or battles in it.',
  },
  'CCA-TER-21': {
    es: 'La costa no corta la línea de visión.',
    en: 'Coast does not block the line of sight.',
  },
  'CCA-TER-22': {
    es: 'Un río es impracticable, salvo en los hexágonos que la batalla declare vadeables.',
    en: 'A river is impassable, except in hexes the battle makes fordable.',
  },
  'CCA-TER-23': {
    es: 'Quien entra en un río vadeable, unidad o líder solo, se detiene; al turno siguiente sale sin límite.',
    en: 'Any unit or lone leader that enters a fordable river stops; next turn it leaves freely.',
  },
  'CCA-TER-24': {
    es: 'Una unidad puede combatir el turno en que entra en un río vadeable.',
    en: 'A unit may battle on the turn it enters a fordable river.',
  },
  'CCA-TER-25': {
    es: 'Contra una unidad en un río vadeable, o desde él, se tiran como máximo 2 dados.',
    en: 'At most 2 dice are rolled against a unit in a fordable river, or from it.',
  },
  'CCA-TER-26': {
    es: 'Los ríos vadeables no cortan la línea de visión.',
    en: 'Fordable rivers do not block the line of sight.',
  },
  'CCA-TER-30': {
    es: 'Los terraplenes no estorban el movimiento.',
    en: 'Ramparts do not hinder movement.',
  },
  'CCA-TER-31': {
    es: 'Una unidad a pie ignora una espada de cada tirada hecha contra ella a través de un lado con terraplén, también cuando le responden.',
    en: 'A foot unit ignores one sword of each roll made against it through a rampart hexside, battle backs included.',
  },
  'CCA-TER-32': {
    es: 'El terraplén no protege de un enemigo que ataca por un lado sin terraplén, de costado o por detrás.',
    en: 'A rampart gives no protection from an enemy attacking across a side without one, from the flank or from behind.',
  },
  'CCA-TER-33': {
    es: 'Una unidad a pie puede ignorar una bandera de cada tirada que llega a través de un terraplén, también de un disparo.',
    en: 'A foot unit may ignore one flag of each roll that comes through a rampart, fire included.',
  },
  'CCA-TER-34': {
    es: 'Los terraplenes no protegen a las unidades montadas.',
    en: 'Ramparts do not protect mounted units.',
  },
  'CCA-TER-35': {
    es: 'Los terraplenes no cortan la línea de visión.',
    en: 'Ramparts do not block the line of sight.',
  },
  'CCA-TER-36': {
    es: 'Un campamento fortificado no estorba el movimiento.',
    en: 'A fortified camp does not hinder movement.',
  },
  'CCA-TER-37': {
    es: 'Una unidad a pie en un campamento fortificado ignora una espada de cada tirada contra ella, también cuando le responden.',
    en: 'A foot unit in a fortified camp ignores one sword of each roll against it, battle backs included.',
  },
  'CCA-TER-38': {
    es: 'Una unidad a pie en un campamento fortificado puede ignorar una bandera de cada tirada.',
    en: 'A foot unit in a fortified camp may ignore one flag of each roll.',
  },
  'CCA-TER-39': {
    es: 'Un campamento fortificado protege por sus seis lados.',
    en: 'A fortified camp protects on all six sides.',
  },
  'CCA-TER-40': {
    es: 'Una unidad en un campamento fortificado tira 1 dado menos; si no le queda ninguno, no puede combatir.',
    en: 'A unit in a fortified camp rolls 1 die less; if none is left, it cannot battle.',
  },
  'CCA-TER-41': {
    es: 'Un campamento fortificado no protege a las unidades montadas, pero también ellas tiran 1 dado menos.',
    en: 'A fortified camp does not protect mounted units, yet they too roll 1 die less.',
  },
  'CCA-TER-42': {
    es: 'Un campamento fortificado corta la línea de visión.',
    en: 'A fortified camp blocks the line of sight.',
  },
  'CCA-TER-43': {
    es: 'Ninguna pieza entra nunca en terreno impracticable: ni al mover ni al avanzar, evadirse o retirarse.',
    en: 'No piece ever enters impassable terrain: not when moving, advancing, evading or retreating.',
  },
} as const satisfies Record<string, Said>
