import type { Said } from '@acies/kernel'

export const turn = {
  'TER-TRN-01': {
    es: 'Los dos jugadores comparten el turno, que tiene dos fases: Planificación y Acción.',
    en: 'Both players share the turn, which has two phases: Planning and Action.',
  },
  'TER-TRN-02': {
    es: 'En la Planificación se retira el Agotamiento de los Mandos y se coloca una orden boca abajo junto a cada Tropa.',
    en: 'In Planning, Exhausted markers leave the Commanders and an order is placed face down beside every Troop.',
  },
  'TER-TRN-03': {
    es: 'En la Acción se tira la Iniciativa y después los jugadores se alternan en las activaciones.',
    en: 'In the Action phase Initiative is rolled and then the players alternate activations.',
  },
  'TER-INI-01': {
    es: 'Cada turno, con las órdenes ya puestas, cada jugador tira un dado y suma el Nivel de su General. Los empates se repiten.',
    en: 'Every turn, once the orders are down, each player rolls a die and adds the Level of his Commander-in-chief. Ties are rolled again.',
  },
  'TER-INI-02': {
    es: 'Quien gana la Iniciativa elige qué jugador activa primero.',
    en: 'The winner of the Initiative chooses which player activates first.',
  },
  'TER-INI-03': {
    es: 'Con la Virtud Iniciativa el Nivel del General cuenta 2 más en esta tirada.',
    en: 'With the Virtue Initiative the Level of the Commander-in-chief counts 2 more for this roll.',
  },
  'TER-INI-04': {
    es: 'Si el General ha caído no se suma nada.',
    en: 'If the Commander-in-chief has fallen, nothing is added.',
  },
  'TER-ACT-01': {
    es: 'En su pase un jugador puede activar un Mando y después debe activar una Tropa. No hace falta que estén juntos ni que uno mande a la otra.',
    en: 'In his pass a player may activate one Commander and then must activate one Troop. They need not be near, nor belong together.',
  },
  'TER-ACT-02': {
    es: 'El Mando puede omitirse, pero nunca se activa después de la Tropa.',
    en: 'The Commander may be skipped, but is never activated after the Troop.',
  },
  'TER-ACT-03': {
    es: 'Quien ya no tiene Tropas por activar mientras el enemigo sí puede activar un solo Mando en su pase.',
    en: 'A player with no Troop left to activate while the enemy has some may activate just one Commander in his pass.',
  },
  'TER-ACT-04': {
    es: 'El turno acaba en cuanto nadie tiene Tropas por activar, aunque queden Mandos.',
    en: 'The turn ends as soon as nobody has a Troop left to activate, even if Commanders could still act.',
  },
  'TER-ACT-05': {
    es: 'Quien tiene Tropas por activar no puede negarse a activar una. Lo cambian solo Paciente, Meticuloso y Amenazante.',
    en: 'A player who has Troops to activate may not refuse to activate one. Only Patient, Meticulous and Threatening change this.',
  },
  'TER-ACT-06': {
    es: 'La unidad que reacciona, con éxito o sin él, ya ha actuado y no tiene carta. Solo Héroe, Intrépido, Evasión y Precavido le dan algo más.',
    en: 'A unit that reacts, successfully or not, has acted and has no card. Only Hero, Fearless, Evasion and Prudent give it more.',
  },
  'TER-ACT-07': {
    es: 'Un ejército con Horda activa dos Tropas seguidas en cada pase.',
    en: 'An army with Horde activates two Troops in a row in each pass.',
  },
} as const satisfies Record<string, Said>
