import { assemble, steps as core, type Event, type Field, unit } from '@acies/commands-colors'
import { type AnyStep, amend } from '@acies/kernel'
import { book } from '../book.ts'
import { gunsFor } from '../rules/combined-arms.ts'
import { effectOf } from '../rules/effect.ts'
import { combineArms } from './combined-arms.ts'
import { forceMarch } from './force-march.ts'
import { keepCard } from './keep-card.ts'
import { leadership } from './leadership.ts'
import { chooseManoeuvre } from './manoeuvre.ts'
import { chooseSupplied, placeSupplied, shortSupply } from './short-supply.ts'
import { comeOut, leaveSquares } from './squares.ts'

/** CCN-SEC-04: whoever has scouted keeps one of his two cards. */
const turn = amend(
  core.turn,
  { after: 'draw' },
  {
    keepOne(r) {
      if (effectOf(r.field).keepsOne) r.call(keepCard, {})
    },
  },
)

/** The Grande Manoeuvre is chosen before its orders; squares are left after all orders. */
const giveOrders = amend(
  amend(
    core.giveOrders,
    { before: 'order' },
    {
      choose(r) {
        if (effectOf(r.field).pace === 'manoeuvre') r.call(chooseManoeuvre, {})
      },
    },
  ),
  { after: 'order' },
  {
    leaveSquares(r) {
      const g = r.field
      if (g.aside[g.active].length > 0) r.call(leaveSquares, {})
    },
  },
)

/** CCN-CA-02: guns join when the attack is declared. */
const closeCombat = amend(
  core.closeCombat,
  { after: 'declare' },
  {
    combine(r, v) {
      const { attacker, target, bonus } = v
      if (gunsFor(r.field, unit(r.field, attacker), target, bonus).length > 0)
        r.call(combineArms, { unit: attacker, target, bonus }, 'extra')
    },
  },
)

const own = {
  forceMarch,
  leadership,
  shortSupply,
  chooseSupplied,
  placeSupplied,
  chooseManoeuvre,
  leaveSquares,
  comeOut,
  combineArms,
  keepCard,
}

/** All steps of a turn. */
export const stepsFor = (): AnyStep<Field, Event>[] => {
  const { orderGroup: _group, orderLeader: _leader, shootAgain: _again, escapeThrough: _escape, ...shared } = core
  return assemble(book, { ...shared, turn, giveOrders, closeCombat, ...own })
}
