import type { Order } from '../position.ts'
import { byArm } from './lore.ts'

const byOrder = (
  attention: number,
  run: number,
  attack: number,
  fire: number,
  resist: number,
): Readonly<Record<Order, number>> => ({ attention, run, attack, fire, resist })

/**
 * What practice has taught, in victory points unless it says otherwise. The lab found all of it together: pairs of
 * matches by habit in which one side had every figure moved a little one way or the other at random and its enemy the
 * opposite; then each figure went where it had won more. Few of them say much alone.
 */
export const practice = {
  // orders: what a card is worth besides what it does at first sight
  order: {
    attention: byArm(0.02, 0.08, -0.02, -0.01, -0.02),
    run: byArm(-0.01, 0.03, 0.08, 0.02, -0.01),
    attack: byArm(-0.05, 0, 0.01, -0.03, 0),
    fire: byArm(0.01, 0.05, -0.03, -0.01, 0.11),
    resist: byArm(0.01, -0.01, -0.03, -0.01, -0.02),
  },
  /** For every point that a charge could cost, and that all who threaten could. */
  threatened: byOrder(0.03, 0.22, -0.06, 0.06, 0.05),
  exposed: byOrder(-0.09, 0.06, 0.07, 0.36, 0.05),
  /** For every point that a shot could bring, and a charge. */
  shot: byArm(0.32, 0.33, 0, -0.1, 0.04),
  charge: byArm(-0.05, 0.16, 0.33, -0.03, 0),
  /** Attention, for every point of a shot after a step; and after the third turn. */
  stepAndShoot: -0.13,
  late: 0.07,
  /** Resist, for those about to break. */
  spent: 0.07,

  // who acts first
  hurry: byArm(0.01, 0.01, -0.2, -0.01, 0.01),
  haste: {
    charge: 0.65,
    noCharge: -0.22,
    shot: 0.14,
    noShot: -0.56,
    reform: 0.24,
    attention: 0.01,
    run: 0.06,
    resist: -0.02,
    /** For every point: of a shot after a step, that all who threaten could cost, that a charge could; and for shooters. */
    step: 0.41,
    exposed: 0.23,
    wary: 0.18,
    awaits: 0.33,
  },

  // where to stand
  /** The share that counts of what is within reach from there, and of what may come. */
  reach: byArm(0.66, 0.7, 0.95, 0.54, 0.6),
  mindful: byArm(0.92, 0.86, 0.64, 0.8, 0.75),
  /** Of the distance an arm wants to be at, the part it goes to. */
  near: byArm(0.93, 1, 0.99, 1, 1),
  /** For every inch to the nearest friend, and ahead of the others. */
  room: byArm(0.019, 0, 0.009, 0.003, 0.001),
  ahead: byArm(0.001, 0.001, 0.007, 0.001, 0),
  /** What a turn on the spot must bring. */
  turn: 0.045,

  // when the enemy comes
  /** The share of its own deed that a card is kept for, when he charges and when he moves. */
  kept: { charge: 0.3, move: 0.84 },
  reply: { charge: 0.08, move: -0.04 },
  react: byOrder(1.2, 1, 1.2, 1.3, 1.1),

  // whom to strike
  charged: byArm(-0.01, 0.05, 0.03, -0.05, 0.06),
  aimed: byArm(0.06, -0.1, 0.09, -0.02, -0.06),
  /** For every point he could do harm. */
  menacing: 0.05,

  // deployment, in inches
  /** How far behind its row an arm is held. */
  held: byArm(1.2, -0.35, -0.38, 0.43, 0.55),
  /** How far behind the front of the zone a commander begins, and behind his men he rides. */
  behind: { deployed: 4.9, fighting: 2 },
} as const
