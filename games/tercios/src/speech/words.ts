import type { Said } from '@acies/kernel'
import { actionNames, commandActionNames, elementNames, orderNames } from '../text/names.ts'
import { qualityWords, virtueWords } from '../text/qualities.ts'

/** Words that are picked, and words on buttons. */
const OWN: Readonly<Record<string, Said>> = {
  none: { es: 'ninguna', en: 'none' },
  hidden: { es: 'boca abajo', en: 'face down' },
  me: { es: 'Empiezo yo', en: 'I begin' },
  enemy: { es: 'Que empiece el enemigo', en: 'Let the enemy begin' },
  north: { es: 'Lado norte', en: 'North side' },
  south: { es: 'Lado sur', en: 'South side' },
  card: { es: 'Reaccionar con la carta', en: 'React with the card' },
  evade: { es: 'Evadirse', en: 'Evade' },
  pass: { es: 'No reaccionar', en: 'Do not react' },
  right: { es: 'Hacia su derecha', en: 'To its right' },
  left: { es: 'Hacia su izquierda', en: 'To its left' },
  rear: { es: 'Media vuelta', en: 'About face' },
  enter: { es: 'Ocupar un edificio', en: 'Occupy a building' },
  join: { es: 'Unirse', en: 'Join' },
  keep: { es: 'Dejarlo como está', en: 'Leave it as it is' },
  abandon: { es: 'Abandonar la fortaleza', en: 'Abandon the fortress' },
  stay: { es: 'Quedarse', en: 'Stay' },
  move: { es: 'Mover', en: 'Move' },
  nimble: { es: 'Pasar a otra unidad', en: 'Pass to another unit' },
  fearless: { es: 'Unirse y cargar', en: 'Join and charge' },
  stand: { es: 'Disparar y aguantar', en: 'Shoot and stand' },
  flee: { es: 'Disparar y huir', en: 'Shoot and flee' },
  nothing: { es: 'Nada', en: 'Nothing' },
  done: { es: 'Terminar', en: 'Done' },
  hold: { es: 'No disparar', en: 'Hold fire' },
  together: { es: 'Siguen juntas', en: 'They stay together' },
  apart: { es: 'Cada una con su carta', en: 'Each with its own card' },
  share: { es: 'Compartir carta', en: 'Share a card' },
  anywhere: { es: 'Donde quepa', en: 'Wherever there is room' },
  'no-commander': { es: 'Sin mando', en: 'No commander' },
  'no-element': { es: 'No colocar más', en: 'Lay no more' },
  'bad-war': { es: 'Mala Guerra', en: 'Bad War' },
  decline: { es: 'Dejarlo así', en: 'Let it be' },
  cancel: { es: 'Intentar anularla', en: 'Try to cancel it' },
  'let-be': { es: 'Dejarla pasar', en: 'Let it pass' },
  place: { es: 'Desplegar', en: 'Deploy' },
  limbered: { es: 'Desplegar atalajada', en: 'Deploy limbered' },
  integrate: { es: 'Integrar en una formación', en: 'Integrate in a formation' },
  ambush: { es: 'Dejar en emboscada', en: 'Leave in ambush' },
  column: { es: 'Formar columna tras otra', en: 'Form column behind another' },
  emplace: { es: 'Emplazar junto a otra', en: 'Emplace with another' },
  leave: { es: 'Dejar el terreno', en: 'Leave the ground' },
  shift: { es: 'Desplazar un elemento', en: 'Shift an element' },
  add: { es: 'Añadir un elemento', en: 'Add an element' },
  remove: { es: 'Quitar un elemento', en: 'Remove an element' },
  combat: { es: 'Combate', en: 'Combat' },
  normal: { es: 'normal', en: 'normal' },
  difficult: { es: 'difícil', en: 'difficult' },
  'very-difficult': { es: 'muy difícil', en: 'very difficult' },
  impassable: { es: 'intransitable', en: 'impassable' },
  turned: { es: 'se orienta', en: 'turns' },
  aims: { es: 'apunta', en: 'takes aim' },
  shoots: { es: 'dispara', en: 'shoots' },
  'shoots-and-flees': { es: 'dispara y huye', en: 'shoots and flees' },
  counter: { es: 'contracarga', en: 'counter-charges' },
  fled: { es: 'huye', en: 'flees' },
  resists: { es: 'aguanta a pie firme', en: 'stands firm' },
}

const named = (list: Readonly<Record<string, { name: Said }>>): Record<string, Said> =>
  Object.fromEntries(Object.entries(list).map(([id, { name }]) => [id, name]))

/** Later lists win: an order is called by its card. */
export const WORDS: Readonly<Record<string, Said>> = {
  ...named(virtueWords),
  ...named(qualityWords),
  ...elementNames,
  ...actionNames,
  ...commandActionNames,
  ...OWN,
  ...orderNames,
}
export const wordFor = (id: string): Said => (Object.hasOwn(WORDS, id) ? WORDS[id] : { es: id, en: id })
