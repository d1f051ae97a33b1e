import type { Said } from '@acies/kernel'
import type { Cause } from '../data/causes.ts'

/** What raised or lowered a number of dice, in a word or two. */
export const causeNames = {
  attack: { es: 'al ataque', en: 'attacking' },
  run: { es: 'a la carrera', en: 'running' },
  attention: { es: 'con Atención', en: 'with Attention' },
  difficult: { es: 'terreno difícil', en: 'difficult ground' },
  easy: { es: 'buen camino', en: 'easy going' },
  height: { es: 'desde lo alto', en: 'from above' },
  cover: { es: 'a cubierto', en: 'in cover' },
  protected: { es: 'con protección', en: 'protected' },
  'at-limit': { es: 'al límite', en: 'at the limit' },
  disordered: { es: 'en desorden', en: 'in disorder' },
  flanked: { es: 'por el flanco', en: 'flanked' },
  flank: { es: 'carga de flanco', en: 'charged in flank' },
  firearm: { es: 'arma de fuego en reacción', en: 'firearm in reaction' },
  resist: { es: 'a pie firme', en: 'standing firm' },
  flintlock: { es: 'llave de chispa de cerca', en: 'flintlock close by' },
  pikes: { es: 'picas contra caballería', en: 'pikes against horse' },
  halberds: { es: 'alabardas contra desorden', en: 'halberds against disorder' },
  bayonet: { es: 'bayonetas', en: 'bayonets' },
  'salvo-drill': { es: 'salva al choque', en: 'salvo at impact' },
  'heavy-lances': { es: 'lanzas pesadas', en: 'heavy lances' },
  swordsmen: { es: 'espadas en Mala Guerra', en: 'swords in Bad War' },
  wagons: { es: 'contra carros', en: 'against wagons' },
  fortress: { es: 'tras los carros', en: 'behind wagons' },
  ambush: { es: 'emboscada', en: 'ambush' },
  'no-command': { es: 'sin mando cerca', en: 'no commander near' },
  evasion: { es: 'esquivando a infantería', en: 'evading foot' },
} as const satisfies Record<Cause, Said>
