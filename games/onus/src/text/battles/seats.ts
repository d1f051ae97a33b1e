import type { Said } from '@acies/kernel'

/** What each seat of a battle is called: said at the table, long after the battle has been told. */
export const seatNames: Readonly<Record<string, readonly Said[]>> = {
  trebia: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Cartago', en: 'Carthage' },
  ],
  cannae: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Cartago', en: 'Carthage' },
  ],
  zama: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Cartago', en: 'Carthage' },
  ],
  cynoscephalae: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Macedonia', en: 'Macedonia' },
  ],
  carrhae: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Partia', en: 'Parthia' },
  ],
  adamclisi: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Dacia', en: 'Dacia' },
  ],
  magnesia: [
    { es: 'Roma', en: 'Rome' },
    { es: 'Pérgamo', en: 'Pergamon' },
    { es: 'Antíoco', en: 'Antiochus' },
    { es: 'Seleuco', en: 'Seleucus' },
  ],
  'three-standards': [
    { es: 'Roma', en: 'Rome' },
    { es: 'Partia', en: 'Parthia' },
    { es: 'Dacia', en: 'Dacia' },
  ],
}
