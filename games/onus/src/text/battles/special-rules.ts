import type { Said } from '@acies/kernel'

/** What a battle adds to the rules, in the words of its briefing. */
export const specialRuleWords: Readonly<Record<string, Said>> = {
  'cold-and-unfed': {
    es: 'Frío y hambre: los auxiliares, que cruzan los primeros, empiezan con una herida.',
    en: 'Cold and unfed: the auxiliaries, who wade across first, begin with one wound.',
  },
  'magos-ambush': {
    es: 'La emboscada de Magón: al empezar el cuarto turno de Cartago aparecen sus scutarii y sus númidas a la espalda de Roma.',
    en: 'Mago’s ambush: as Carthage’s fourth turn begins his scutarii and Numidians appear behind Rome.',
  },
  'packed-legions': {
    es: 'Legiones apretadas: ninguna unidad romana empieza en formación ni ampliada.',
    en: 'Packed legions: no Roman unit begins in formation or extended.',
  },
  'raw-elephants': {
    es: 'Elefantes sin domar: los de Cartago tienen moral 6.',
    en: 'Raw elephants: those of Carthage have morale 6.',
  },
  'masinissas-numidians': {
    es: 'Los númidas de Masinisa cuentan como romanos y los manda Escipión.',
    en: 'Masinissa’s Numidians count as Roman and are led by Scipio.',
  },
  'king-in-phalanx': {
    es: 'El ala del rey empieza en Falange.',
    en: 'The king’s wing begins in Phalanx.',
  },
  'nicanors-wing': {
    es: 'El ala de Nicanor aún llega: sus falangitas empiezan con el marcador de marcha forzada y sin formar.',
    en: 'Nicanor’s wing is still coming up: its phalangites begin force-marched and unformed.',
  },
  'night-falls': {
    es: 'Cae la noche: trece turnos por jugador; si Roma no ha sido vencida, gana.',
    en: 'Night falls: thirteen turns each; if Rome has not been beaten, it wins.',
  },
  'own-contingents': {
    es: 'Cada general ayuda solo a las unidades de su jugador.',
    en: 'Each general helps only the units of his own player.',
  },
  'phalanx-of-magnesia': {
    es: 'Los falangitas y los argiráspidas empiezan en Falange.',
    en: 'The phalangites and the Silver Shields begin in Phalanx.',
  },
}
