import { type Book, type Field, NO_CARD, NOBODY, publish, type Side, type Unit } from '@acies/commands-colors'
import { cardTypes, deck } from './data/cards.ts'
import { terrains } from './data/terrain.ts'
import { types } from './data/types.ts'
import { isHelped } from './rules/combined-arms.ts'
import { dice, diceLines, escapeDice } from './rules/dice.ts'
import { effectOf, effectOn, kindOf } from './rules/effect.ts'
import { firesOver, rangeOf, rangeRule } from './rules/fire.ts'
import { ARM_OF_FACE, FACES, FLAG, rollRules, SABER, strike } from './rules/hits.ts'
import { ignorable, perFlag } from './rules/morale.ts'
import {
  allowance,
  arrived,
  battleRule,
  leaderMove,
  leaderMoved,
  moveRule,
  staysBehind,
  stops,
  terrainRule,
} from './rules/movement.ts'
import { inSquare, MOST_SQUARES, orderedWith, whyNoSquare } from './rules/square.ts'
import { special } from './special.ts'
import { fell, reacted } from './steps/squares.ts'
import type { RuleId } from './text/rules/index.ts'

const isFirstStrike = (card: number): boolean => card >= 0 && cardTypes[deck[card]].id === 'first-strike'
/** A square that cavalry attacks strikes first by itself. */
const strikesFirst = (_g: Field, u: Unit, attacker: Unit): boolean => inSquare(u) && kindOf(attacker).arm === 'cavalry' // CCN-SQ-13

/** Where Napoleonics differs from its sisters. */
export const book: Book = publish({
  id: 'cc-napoleonics',
  types,
  terrains,
  edgeTerrain: 'fieldworks',
  cardTypes,
  cards: deck,
  faces: FACES,
  leaderFace: SABER,
  special,
  cite: {
    turn: 'CCN-TRN-01',
    playCard: 'CCN-CRD-01',
    cardHeld: 'CCN-CRD-01',
    order: 'CCN-ORD-01',
    orderOnce: 'CCN-ORD-03',
    orderSection: 'CCN-SEC-02',
    orderLimit: 'CCN-CRD-02',
    orderLeader: 'CCN-ORD-05',
    orderLeaderAlone: 'CCN-ORD-05',
    orderWithUnit: 'CCN-ORD-13',
    orderFallback: 'CCN-CRD-04',
    orderAll: 'CCN-CRD-04',
    ownUnits: 'CCN-ORD-02',
    move: 'CCN-MOV-01',
    moveOnce: 'CCN-MOV-02',
    moveOrdered: 'CCN-ORD-02',
    leaveField: 'CCN-MOV-08',
    occupied: 'CCN-MOV-05',
    passing: 'CCN-MOV-04',
    impassable: 'CCN-MOV-10',
    leaderMove: 'CCN-LDR-02',
    leaderEnemy: 'CCN-LDR-05',
    leaderShare: 'CCN-LDR-03',
    leaderJoin: 'CCN-LDR-04',
    leaderDetach: 'CCN-LDR-06',
    leaderStays: 'CCN-LDR-08',
    leaderBattle: 'CCN-LDR-09',
    battle: 'CCN-CBT-01',
    battleOnce: 'CCN-CBT-05',
    battleOrdered: 'CCN-ORD-02',
    oneTarget: 'CCN-CBT-04',
    fire: 'CCN-RNG-02',
    fireAdjacent: 'CCN-RNG-03',
    fireRange: 'CCN-RNG-08',
    fireLeader: 'CCN-RNG-25',
    noDice: 'CCN-CBT-07',
    sight: 'CCN-LOS-02',
    close: 'CCN-MEL-01',
    reaction: 'CCN-MEL-02',
    evade: 'CCN-RR-01',
    evadePath: 'CCN-RR-07',
    evadeShort: 'CCN-RR-03',
    evadeBlocked: 'CCN-RR-03',
    firstStrike: 'CCN-TAC-16',
    firstStrikeDraw: 'CCN-END-02',
    battleBack: 'CCN-BB-01',
    noBattleBack: 'CCN-BB-03',
    hits: 'CCN-CBT-09',
    elimination: 'CCN-OBJ-02',
    leaderElimination: 'CCN-OBJ-02',
    banner: 'CCN-OBJ-01',
    leaderCheck: 'CCN-LCC-02',
    leaderLastCheck: 'CCN-LCC-06',
    loneLeader: 'CCN-LCC-14',
    leaderEvade: 'CCN-LRT-01',
    leaderEvadeEnd: 'CCN-LRT-04',
    leaderEvadeEnemy: 'CCN-LRT-10',
    leaderExit: 'CCN-LRT-05',
    leaderTrapped: 'CCN-LRT-10',
    escape: 'CCN-LRT-08',
    ignoreFlags: 'CCN-MOR-01',
    retreat: 'CCN-RET-01',
    retreatPath: 'CCN-RET-04',
    retreatRoute: 'CCN-RET-10',
    retreatTerrain: 'CCN-RET-06',
    retreatOccupied: 'CCN-RET-07',
    retreatLoss: 'CCN-RET-10',
    retreatOntoLeader: 'CCN-RET-09',
    advance: 'CCN-TG-01',
    extraHex: 'CCN-BRK-01',
    bonus: 'CCN-BON-01',
    noThird: 'CCN-BON-07',
    draw: 'CCN-END-01',
    reshuffle: 'CCN-END-03',
    reshuffleCard: 'CCN-END-04',
    victory: 'CCN-OBJ-01',
    copyCard: 'CCN-TAC-09',
    copySection: 'CCN-TAC-09',
    wall: 'CCN-TER-14',
    commandDice: 'CCN-TAC-10',
    rally: 'CCN-TAC-28',
    limit: 'CCN-OBJ-01',
  },
  asks: {
    'play-card': ['CCN-CRD-01'],
    'order-units': ['CCN-ORD-01'],
    'order-one': ['CCN-CRD-04'],
    'order-by-dice': ['CCN-TAC-10'],
    'restore-blocks': ['CCN-TAC-28'],
    'move-piece': ['CCN-MOV-01'],
    'announce-combat': ['CCN-CBT-01'],
    defend: ['CCN-MEL-02', 'CCN-RR-02', 'CCN-SQ-03', 'CCN-MEL-04'],
    'battle-back': ['CCN-BB-01'],
    'ignore-flags': ['CCN-MOR-01'],
    'retreat-path': ['CCN-RET-03', 'CCN-RET-04'],
    'evade-path': ['CCN-RR-07'],
    'leader-path': ['CCN-LRT-01', 'CCN-LRT-07'],
    advance: ['CCN-TG-01', 'CCN-BRK-01'],
    'bonus-combat': ['CCN-BON-01'],
  },

  /** CCN-ORD-08: the cards in hand, the one just played included. */
  command: (g, side) => g.hands[side].length + (g.active === side && g.card !== NO_CARD ? 1 : 0),
  /** First Strike may be thrown away in one's own turn, unless the table keeps it for the answer. */
  playable: (g, side, type) =>
    type.id !== 'first-strike' ||
    !g.switches.includes('first-strike-kept') ||
    g.hands[side].every(card => card < 0 || isFirstStrike(card)),
  /** CCN-TAC-09: whatever the opponent played in his last turn, be it a First Strike thrown away. */
  isCopied: () => true,
  firstStrike: (g, u, attacker) =>
    strikesFirst(g, u, attacker) ? NO_CARD : (g.hands[u.side].find(isFirstStrike) ?? NO_CARD),
  orderedWith,
  /** CCN-TAC-10: a unit of the face's arm; a flag any unit, or a leader. */
  diceOrder: (g, face, piece) =>
    face === FLAG || (piece < g.units.length && ARM_OF_FACE[face] === kindOf(g.units[piece]).arm),
  diceRestore: (_g, face, u) => ARM_OF_FACE[face] === kindOf(u).arm,
  reshuffles: g => effectOf(g).reshuffles,
  draws: g => (effectOf(g).keepsOne ? 2 : 1),

  allowance,
  stops,
  stopsAcross: true,
  passesFriends: () => false,
  leaderMove,
  joinsLeaders: () => true,
  mayEnd: () => null,
  arrived,
  staysBehind,
  leaderMoved,
  moveRule,
  terrainRule,

  range: rangeOf,
  rangeRule,
  mayClose: (g, u) => effectOn(g, u).closes,
  battleRule,
  firesAtLeaders: false,
  hillsMustJoin: false,
  firesOver,
  isHelped,
  dice,
  diceLines,
  strike,
  rollRules,
  /** CCN-RR-01 */
  evades: (_g, u, attacker) => kindOf(u).arm === 'cavalry' && kindOf(attacker).arm === 'infantry',
  evasion: 'retire',
  evadeAtLeast: 2,
  evadesOntoLeaders: g => !g.switches.includes('no-retiring-onto-leaders'),
  reactions: (g, u, attacker) => (whyNoSquare(g, u, attacker) === null ? SQUARE : NOTHING_ELSE),
  reacted,
  strikesFirst,
  pursues: true,
  ignorable,
  perFlag,
  isRooted: (_g, u) => inSquare(u), // CCN-RET-11
  checksRetreatLoss: (_g, _last, checked) => !checked, // CCN-LCC-04
  runsThrough: true,
  escapeDice: (_g, u) => escapeDice(u),

  /** CCN-TG-06, CCN-TG-07 */
  advances: (_g, u) => kindOf(u).arm !== 'artillery' && !inSquare(u),
  advanceRule: u => (kindOf(u).arm === 'cavalry' ? 'CCN-BRK-01' : 'CCN-TG-01'),
  goesFurther: (_g, u) => kindOf(u).arm === 'cavalry',
  mayBonus: (_g, u) => kindOf(u).arm === 'cavalry', // CCN-BON-02
  strikesOn: () => true,
  shots: () => 1,
  fell,
  check,
  why(g, step, pick, about, against = NOBODY): RuleId | null {
    if (step === 'play-card') return 'CCN-TAC-16'
    if (step === 'move-piece') return allowance(g, g.units[about]) > 0 ? null : moveRule(g, g.units[about])
    if (step === 'defend' && pick === 'retire') return 'CCN-RR-01'
    return step === 'defend' && pick === 'square' ? whyNoSquare(g, g.units[about], g.units[against]) : null
  },
})

const SQUARE = ['square'] as const
const NOTHING_ELSE = [] as const

/** CCN-SQ-08: as many cards on a track as squares, each with its own number; no hand above its size. */
function check(g: Field): string | null {
  for (const side of [0, 1] as const) {
    const numbers = g.units.filter(u => u.side === side && inSquare(u) && u.hex >= 0).map(u => u.mark)
    if (numbers.length !== g.aside[side].length || new Set(numbers).size !== numbers.length)
      return `side ${side} has squares ${numbers.join(' ')} and ${g.aside[side].length} cards aside`
    if (tooMany(g, side)) return `side ${side} has ${g.hands[side].length} cards and ${numbers.length} aside`
  }
  return null
}
/** One more while a scout's card is chosen. */
const tooMany = (g: Field, side: Side): boolean =>
  g.aside[side].length > MOST_SQUARES || g.hands[side].length + g.aside[side].length > g.command[side] + 1
