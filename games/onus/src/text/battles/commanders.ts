import type { Said } from '@acies/kernel'

/** The men of the battles: short, for the table, and in full, for the briefing; and how they led, by what is told of them. */
export const commanderNames = {
  antiochus: {
    name: { es: 'Antíoco', en: 'Antiochus' },
    full: { es: 'Antíoco III el Grande', en: 'Antiochus III the Great' },
    temperament: 'bold',
  },
  crassus: {
    name: { es: 'Craso', en: 'Crassus' },
    full: { es: 'Marco Licinio Craso', en: 'Marcus Licinius Crassus' },
    temperament: 'cautious',
  },
  decebalus: {
    name: { es: 'Decébalo', en: 'Decebalus' },
    full: { es: 'Decébalo, rey de los dacios', en: 'Decebalus, king of the Dacians' },
    temperament: 'wily',
  },
  diegis: {
    name: { es: 'Diegis', en: 'Diegis' },
    full: { es: 'Diegis, hermano de Decébalo', en: 'Diegis, brother of Decebalus' },
    temperament: 'bold',
  },
  eumenes: {
    name: { es: 'Eumenes', en: 'Eumenes' },
    full: { es: 'Eumenes II de Pérgamo', en: 'Eumenes II of Pergamon' },
    temperament: 'wily',
  },
  flamininus: {
    name: { es: 'Flaminino', en: 'Flamininus' },
    full: { es: 'Tito Quincio Flaminino', en: 'Titus Quinctius Flamininus' },
    temperament: 'balanced',
  },
  hannibal: {
    name: { es: 'Aníbal', en: 'Hannibal' },
    full: { es: 'Aníbal Barca', en: 'Hannibal Barca' },
    temperament: 'wily',
  },
  legate: {
    name: { es: 'El legado', en: 'The legate' },
    full: { es: 'Un legado sin nombre', en: 'A legate without a name' },
    temperament: 'steady',
  },
  osroes: {
    name: { es: 'Osroes', en: 'Osroes' },
    full: { es: 'Osroes I, rey de reyes', en: 'Osroes I, king of kings' },
    temperament: 'cautious',
  },
  'philip-v': {
    name: { es: 'Filipo V', en: 'Philip V' },
    full: { es: 'Filipo V de Macedonia', en: 'Philip V of Macedon' },
    temperament: 'bold',
  },
  scipio: {
    name: { es: 'Escipión', en: 'Scipio' },
    full: { es: 'Publio Cornelio Escipión, el Africano', en: 'Publius Cornelius Scipio Africanus' },
    temperament: 'balanced',
  },
  'scipio-asiaticus': {
    name: { es: 'Lucio Escipión', en: 'Lucius Scipio' },
    full: { es: 'Lucio Cornelio Escipión, el Asiático', en: 'Lucius Cornelius Scipio Asiaticus' },
    temperament: 'steady',
  },
  seleucus: {
    name: { es: 'Seleuco', en: 'Seleucus' },
    full: { es: 'Seleuco, hijo de Antíoco', en: 'Seleucus, son of Antiochus' },
    temperament: 'balanced',
  },
  sempronius: {
    name: { es: 'Sempronio', en: 'Sempronius' },
    full: { es: 'Tiberio Sempronio Longo', en: 'Tiberius Sempronius Longus' },
    temperament: 'bold',
  },
  surena: {
    name: { es: 'Surena', en: 'Surena' },
    full: { es: 'Surena, de la casa de Surén', en: 'Surena, of the house of Suren' },
    temperament: 'wily',
  },
  trajan: {
    name: { es: 'Trajano', en: 'Trajan' },
    full: { es: 'Marco Ulpio Trajano', en: 'Marcus Ulpius Traianus' },
    temperament: 'steady',
  },
  varro: {
    name: { es: 'Varrón', en: 'Varro' },
    full: { es: 'Gayo Terencio Varrón', en: 'Gaius Terentius Varro' },
    temperament: 'bold',
  },
} as const satisfies Record<string, { name: Said; full: Said; temperament: string }>

export type CommanderId = keyof typeof commanderNames
