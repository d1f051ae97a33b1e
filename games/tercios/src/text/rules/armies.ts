import type { Said } from '@acies/kernel'

export const armies = {
  'TER-ARM-01': {
    es: 'El ejército se compra con puntos y no puede pasar del límite acordado.',
    en: 'The army is bought with points and may not exceed the agreed limit.',
  },
  'TER-ARM-02': {
    es: 'Las tropas y sus opciones salen de la lista de la facción. Mezclar siglos se puede, pero no se aconseja.',
    en: 'Troops and their options come from the faction’s list. Mixing centuries is allowed, but not advised.',
  },
  'TER-ARM-03': {
    es: 'La lista debe cumplir uno de los tres organigramas que admite su facción (Estándar, de Caballería o de Compañías) y las reglas de esta.',
    en: 'The list must satisfy one of the three charts its faction allows (Standard, Cavalry or Company) and the faction’s own rules.',
  },
  'TER-ARM-04': {
    es: 'Un General y, bajo él, Mandos de infantería, de caballería o de compañías y baterías, tantos como pida y permita el organigrama; cada Mando con su jefe.',
    en: 'One Commander-in-chief and, under him, infantry, cavalry or company Commands and batteries, as many as the chart demands and allows; each Command with its Commander.',
  },
  'TER-ARM-05': {
    es: 'Cada Mando tiene un mínimo y un máximo de Tropas de cada clase.',
    en: 'Each Command has a minimum and a maximum of Troops of each kind.',
  },
  'TER-ARM-06': {
    es: 'Organigrama Estándar: la unidad de Élite es Caballería, Formación o Compañía; la regla Élite cuesta 15 y +1 de Disciplina, 10.',
    en: 'Standard chart: the Elite slot is Cavalry, a Formation or a Company; the Elite rule costs 15 and +1 Discipline 10.',
  },
  'TER-ARM-07': {
    es: 'Organigrama de Caballería: la unidad de Élite debe ser de Caballería, con las mismas opciones.',
    en: 'Cavalry chart: the Elite slot must be Cavalry, with the same options.',
  },
  'TER-ARM-08': {
    es: 'Organigrama de Compañías: la unidad de Élite es Caballería o Compañía, con las mismas opciones.',
    en: 'Company chart: the Elite slot is Cavalry or a Company, with the same options.',
  },
  'TER-ARM-09': {
    es: 'Las unidades de Élite despliegan con el General.',
    en: 'Elite-slot units deploy with the Commander-in-chief.',
  },
  'TER-ARM-10': {
    es: 'Las Cualidades no se repiten en el ejército, cada Nivel limita cuántas hay, y Cartógrafo es solo para el General.',
    en: 'Qualities are unique in the army, each Level limits how many, and Cartographer is for the Commander-in-chief only.',
  },
  'TER-ARM-11': {
    es: 'Si no se acuerda otra cosa, el tipo de batalla se sortea.',
    en: 'Unless agreed otherwise, the type of battle is drawn by lot.',
  },
  'TER-ALL-01': {
    es: 'Las tropas aliadas son parte del ejército en todo, pero el General no puede tratar con ellas si no es Diplomático.',
    en: 'Allied Troops are part of the army in everything, but the Commander-in-chief cannot interact with them unless he is a Diplomat.',
  },
  'TER-ALL-02': {
    es: 'Con varios Generales, cada uno trata solo con su contingente; la alianza se activa como un solo ejército.',
    en: 'With several Commanders-in-chief, each interacts only with his own contingent; the alliance activates as one army.',
  },
} as const satisfies Record<string, Said>
