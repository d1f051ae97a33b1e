import type { AnyStep } from '@acies/kernel'
import type { Book } from '../book.ts'
import type { Event } from '../events.ts'
import type { Field } from '../field.ts'
import { attack, attackLeader } from './attack.ts'
import { announceCombat, battle } from './battle.ts'
import { casualties } from './casualties.ts'
import { battleBack, closeCombat, defend, exchange, firstStrike } from './close-combat.ts'
import { commandDice, orderByDice, rally, restoreBlocks } from './command-dice.ts'
import { evade, evadePath } from './evade.ts'
import { fire, shootAgain } from './fire.ts'
import { flags, ignoreFlags, retreat, retreatPath } from './flags.ts'
import { escapeThrough, leaderEvade, leaderPath } from './leader-evade.ts'
import { advance, bonusCombat, momentum } from './momentum.ts'
import { movement, movePiece } from './movement.ts'
import { giveOrders, orderGroup, orderLeader, orderOne, orderUnits } from './orders.ts'
import { playCard } from './play-card.ts'
import { turn } from './turn.ts'

/** The turn, in the order of play. Games amend some of these and add their own. */
export const steps = {
  turn,
  playCard,
  giveOrders,
  orderUnits,
  orderOne,
  orderGroup,
  orderLeader,
  commandDice,
  orderByDice,
  rally,
  restoreBlocks,
  movement,
  movePiece,
  battle,
  announceCombat,
  fire,
  shootAgain,
  closeCombat,
  defend,
  exchange,
  battleBack,
  firstStrike,
  attack,
  attackLeader,
  casualties,
  flags,
  ignoreFlags,
  retreat,
  retreatPath,
  evade,
  evadePath,
  leaderEvade,
  leaderPath,
  escapeThrough,
  momentum,
  advance,
  bonusCombat,
}

/** A game's steps; its book says by which rules the questions are asked. */
export function assemble(book: Book, named: Readonly<Record<string, AnyStep<Field, Event>>>): AnyStep<Field, Event>[] {
  return Object.values(named).map(step =>
    'next' in step ? { ...step, rules: book.asks[step.name] ?? step.rules } : step,
  )
}
