import type { Said } from '@acies/kernel'
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
  { prefix: 'CMP', title: { es: 'Componentes', en: 'Components' } },
  { prefix: 'BRD', title: { es: 'Tablero', en: 'Board' } },
  { prefix: 'DIE', title: { es: 'Dados', en: 'Dice' } },
  { prefix: 'UNT', title: { es: 'Unidades y líderes', en: 'Units and leaders' } },
  { prefix: 'SET', title: { es: 'Preparación', en: 'Set-up' } },
  { prefix: 'OBJ', title: { es: 'Victoria', en: 'Victory' } },
  { prefix: 'TRN', title: { es: 'El turno', en: 'The turn' } },
  { prefix: 'CRD', title: { es: 'Jugar una carta', en: 'Playing a card' } },
  { prefix: 'ORD', title: { es: 'Órdenes', en: 'Orders' } },
  { prefix: 'MOV', title: { es: 'Movimiento', en: 'Movement' } },
  { prefix: 'LDR', title: { es: 'Movimiento de líderes', en: 'Leader movement' } },
  { prefix: 'CBT', title: { es: 'Combate', en: 'Combat' } },
  { prefix: 'RNG', title: { es: 'Combate a distancia', en: 'Ranged combat' } },
  { prefix: 'LOS', title: { es: 'Línea de visión', en: 'Line of sight' } },
  { prefix: 'MEL', title: { es: 'Melé', en: 'Melee' } },
  { prefix: 'BB', title: { es: 'Responder', en: 'Battle back' } },
  { prefix: 'LCC', title: { es: 'Bajas de líderes', en: 'Leader casualties' } },
  { prefix: 'RET', title: { es: 'Retiradas', en: 'Retreats' } },
  { prefix: 'MOR', title: { es: 'Moral', en: 'Morale' } },
  { prefix: 'LRT', title: { es: 'Retirada y escape de líderes', en: 'Leader retreat and escape' } },
  { prefix: 'TG', title: { es: 'Ocupar el terreno', en: 'Taking ground' } },
  { prefix: 'BRK', title: { es: 'Avance de la caballería', en: 'Cavalry breakthrough' } },
  { prefix: 'BON', title: { es: 'Melé de bonificación', en: 'Bonus melee' } },
  { prefix: 'END', title: { es: 'Robo y fin del turno', en: 'Draw and end of turn' } },
  { prefix: 'RR', title: { es: 'Retirada y Reforma', en: 'Retire and Reform' } },
  { prefix: 'SQ', title: { es: 'Cuadro de infantería', en: 'Infantry square' } },
  { prefix: 'CA', title: { es: 'Armas Combinadas', en: 'Combined Arms' } },
  { prefix: 'TER', title: { es: 'Terreno', en: 'Terrain' } },
  { prefix: 'SEC', title: { es: 'Cartas de Sección', en: 'Section cards' } },
  { prefix: 'TAC', title: { es: 'Cartas Tácticas', en: 'Tactic cards' } },
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
