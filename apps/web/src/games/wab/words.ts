import type { Lang, Said } from '@acies/kernel'
import type { Phase } from '@acies/wab'
import type { IconName } from '../../look/symbols/icons.ts'

const es = {
  inches: (n: number) => `${n.toLocaleString('es', { maximumFractionDigits: 1 })}″`,
  turn: (n: number) => `Turno ${n}`,
  phases: 'Fases del turno',
  victory: 'puntos de victoria',
  of: (used: string, most: string) => `${used} de ${most}`,
  models: (n: number, of: number) => (n === of ? `${n}` : `${n} de ${of}`),
  confirm: 'Mover ahí',
  march: (far: string) => `paso: ${far}`,
  charge: (far: string) => `carga: ${far}`,
  shot: (far: string) => `tiro: ${far}`,
  command: '12″ de mando',
  needs: (n: number) => `con ${n} o más`,
  dice: { blows: 'golpes', wounds: 'heridas', saves: 'salvaciones', volley: 'disparos' },
  test: (ld: number) => `Liderazgo ${ld}`,
  values: { m: 'M', ws: 'HA', bs: 'HP', s: 'F', t: 'R', w: 'H', i: 'I', a: 'A', ld: 'L' },
  facts: {
    models: 'Miniaturas',
    formation: 'Formación',
    command: 'Mando',
    weapons: 'Armas',
    armour: 'Armadura',
    special: 'Reglas',
    led: 'Con',
  },
  formation: (files: number, ranks: number) => `${files} de frente, ${ranks} de fondo`,
  group: { champion: 'campeón', standard: 'estandarte', musician: 'músico' },
  states: {
    fleeing: 'huye',
    engaged: 'luchando',
    marched: 'ha marchado',
    charged: 'ha cargado',
    held: 'no mueve',
    moved: 'ha movido',
    testudo: 'en testudo',
    shieldwall: 'en muro de escudos',
    hedgehog: 'en erizo',
  },
  reference: { profiles: 'Tropas' },
  counted: {
    units: 'Unidades perdidas',
    models: 'Bajas',
    charges: 'Cargas',
    broken: 'Rupturas',
    standards: 'Estandartes tomados',
    points: 'Puntos de victoria',
  },
}
type Words = typeof es
const en: Words = {
  inches: n => `${n.toLocaleString('en', { maximumFractionDigits: 1 })}″`,
  turn: n => `Turn ${n}`,
  phases: 'Phases of the turn',
  victory: 'victory points',
  of: (used, most) => `${used} of ${most}`,
  models: (n, of) => (n === of ? `${n}` : `${n} of ${of}`),
  confirm: 'Move there',
  march: far => `move: ${far}`,
  charge: far => `charge: ${far}`,
  shot: far => `range: ${far}`,
  command: '12″ of command',
  needs: n => `on ${n} or more`,
  dice: { blows: 'blows', wounds: 'wounds', saves: 'saves', volley: 'shots' },
  test: ld => `Leadership ${ld}`,
  values: { m: 'M', ws: 'WS', bs: 'BS', s: 'S', t: 'T', w: 'W', i: 'I', a: 'A', ld: 'Ld' },
  facts: {
    models: 'Models',
    formation: 'Formation',
    command: 'Command',
    weapons: 'Weapons',
    armour: 'Armour',
    special: 'Rules',
    led: 'With',
  },
  formation: (files, ranks) => `${files} wide, ${ranks} deep`,
  group: { champion: 'champion', standard: 'standard', musician: 'musician' },
  states: {
    fleeing: 'fleeing',
    engaged: 'fighting',
    marched: 'has marched',
    charged: 'has charged',
    held: 'may not move',
    moved: 'has moved',
    testudo: 'in testudo',
    shieldwall: 'in shieldwall',
    hedgehog: 'in hedgehog',
  },
  reference: { profiles: 'Troops' },
  counted: {
    units: 'Units lost',
    models: 'Losses',
    charges: 'Charges',
    broken: 'Broken',
    standards: 'Standards taken',
    points: 'Victory points',
  },
}
export const wabWords: Readonly<Record<Lang, Words>> = { es, en }

export const PHASES: readonly { id: Phase; name: Said; icon: IconName }[] = [
  { id: 'start', name: { es: 'Comienzo', en: 'Start' }, icon: 'banner' },
  { id: 'movement', name: { es: 'Movimiento', en: 'Movement' }, icon: 'boots' },
  { id: 'shooting', name: { es: 'Disparo', en: 'Shooting' }, icon: 'LB' },
  { id: 'combat', name: { es: 'Cuerpo a cuerpo', en: 'Close combat' }, icon: 'swords' },
]

/** What to say when a question comes up for the first time. */
export const TIPS: Readonly<Record<string, Said>> = {
  deploy: {
    es: 'Elige una unidad y suéltala en tu franja. La línea delante, la caballería a los lados.',
    en: 'Choose a unit and drop it in your strip. The line in front, cavalry on the sides.',
  },
  'declare-charges': {
    es: 'Toca quién carga y después a quién. No se mide: calcula a ojo. Toca «listo» cuando acabes.',
    en: 'Touch who charges, then whom. Nothing is measured: judge by eye. Press “done” when you have finished.',
  },
  react: {
    es: 'Elige para cada cargado: aguantar, disparar, huir… Los que no digas aguantan.',
    en: 'Choose for each unit charged: hold, shoot, flee… Those you leave out hold.',
  },
  move: {
    es: 'Elige unidad y modo, y arrástrala: recto, o por una esquina para convertir.',
    en: 'Choose a unit and how it goes, then drag it: straight, or by a corner to wheel.',
  },
  'declare-shots': {
    es: 'Toca tirador y blanco. Si queda lejos, el disparo se pierde.',
    en: 'Touch shooter and target. If it is too far the shot is lost.',
  },
}
