import type { RuleTexts, Said } from '@acies/kernel'
import { ADVANCE_RULES } from './advance.ts'
import { BOARD_RULES } from './board.ts'
import { CAVALRY_RULES } from './cavalry.ts'
import { COMBINED_ARMS_RULES } from './combined-arms.ts'
import { FIRE_RULES } from './fire.ts'
import { LEADER_RULES } from './leaders.ts'
import { MELEE_RULES } from './melee.ts'
import { MOVEMENT_RULES } from './movement.ts'
import { ORDER_RULES } from './orders.ts'
import { RETREAT_RULES } from './retreats.ts'
import { SECTION_CARD_RULES } from './section-cards.ts'
import { SIGHT_RULES } from './sight.ts'
import { SQUARE_RULES } from './square.ts'
import { START_RULES } from './start.ts'
import { TACTIC_CARD_RULES } from './tactic-cards.ts'
import { TERRAIN_RULES } from './terrain.ts'
import { UNIT_RULES } from './units.ts'

/** The chapters of the rules, in the order of the book; a rule belongs to the chapter of its prefix. */
export const CHAPTERS = [
  { prefix: 'CCN-CMP', title: { es: 'Componentes', en: 'Components' } },
  { prefix: 'CCN-BRD', title: { es: 'Tablero', en: 'Board' } },
  { prefix: 'CCN-DIE', title: { es: 'Dados', en: 'Dice' } },
  { prefix: 'CCN-UNT', title: { es: 'Unidades y líderes', en: 'Units and leaders' } },
  { prefix: 'CCN-SET', title: { es: 'Preparación', en: 'Set-up' } },
  { prefix: 'CCN-OBJ', title: { es: 'Victoria', en: 'Victory' } },
  { prefix: 'CCN-TRN', title: { es: 'El turno', en: 'The turn' } },
  { prefix: 'CCN-CRD', title: { es: 'Jugar una carta', en: 'Playing a card' } },
  { prefix: 'CCN-ORD', title: { es: 'Órdenes', en: 'Orders' } },
  { prefix: 'CCN-MOV', title: { es: 'Movimiento', en: 'Movement' } },
  { prefix: 'CCN-LDR', title: { es: 'Movimiento de líderes', en: 'Leader movement' } },
  { prefix: 'CCN-CBT', title: { es: 'Combate', en: 'Combat' } },
  { prefix: 'CCN-RNG', title: { es: 'Combate a distancia', en: 'Ranged combat' } },
  { prefix: 'CCN-LOS', title: { es: 'Línea de visión', en: 'Line of sight' } },
  { prefix: 'CCN-MEL', title: { es: 'Melé', en: 'Melee' } },
  { prefix: 'CCN-BB', title: { es: 'Responder', en: 'Battle back' } },
  { prefix: 'CCN-LCC', title: { es: 'Bajas de líderes', en: 'Leader casualties' } },
  { prefix: 'CCN-RET', title: { es: 'Retiradas', en: 'Retreats' } },
  { prefix: 'CCN-MOR', title: { es: 'Moral', en: 'Morale' } },
  { prefix: 'CCN-LRT', title: { es: 'Retirada y escape de líderes', en: 'Leader retreat and escape' } },
  { prefix: 'CCN-TG', title: { es: 'Ocupar el terreno', en: 'Taking ground' } },
  { prefix: 'CCN-BRK', title: { es: 'Avance de la caballería', en: 'Cavalry breakthrough' } },
  { prefix: 'CCN-BON', title: { es: 'Melé de bonificación', en: 'Bonus melee' } },
  { prefix: 'CCN-END', title: { es: 'Robo y fin del turno', en: 'Draw and end of turn' } },
  { prefix: 'CCN-RR', title: { es: 'Retirarse y reformarse', en: 'Retire and Reform' } },
  { prefix: 'CCN-SQ', title: { es: 'Cuadro de infantería', en: 'Infantry square' } },
  { prefix: 'CCN-CA', title: { es: 'Armas combinadas', en: 'Combined Arms' } },
  { prefix: 'CCN-TER', title: { es: 'Terreno', en: 'Terrain' } },
  { prefix: 'CCN-SEC', title: { es: 'Cartas de sección', en: 'Section cards' } },
  { prefix: 'CCN-TAC', title: { es: 'Cartas tácticas', en: 'Tactic cards' } },
] as const satisfies readonly { prefix: string; title: Said }[]

/** Every rule in a sentence or two: the "why not?" and "by which rule" of the table. */
export const RULES = {
  ...BOARD_RULES,
  ...UNIT_RULES,
  ...START_RULES,
  ...ORDER_RULES,
  ...MOVEMENT_RULES,
  ...FIRE_RULES,
  ...SIGHT_RULES,
  ...MELEE_RULES,
  ...LEADER_RULES,
  ...RETREAT_RULES,
  ...ADVANCE_RULES,
  ...CAVALRY_RULES,
  ...SQUARE_RULES,
  ...COMBINED_ARMS_RULES,
  ...TERRAIN_RULES,
  ...SECTION_CARD_RULES,
  ...TACTIC_CARD_RULES,
} as const satisfies Record<string, Said>

export type RuleId = keyof typeof RULES

/** The book of rules, to be fetched apart. */
export const texts: RuleTexts = {
  rules: RULES,
  chapters: CHAPTERS,
}
