import { assemble, steps as core, type Event, type Field, NO_CARD, unit } from '@acies/commands-colors'
import { type AnyStep, amend } from '@acies/kernel'
import { book } from '../book.ts'
import { ELEPHANTS } from '../data/units.ts'
import { effectOf } from '../rules/effect.ts'
import { ambush, mayAmbush, placeAmbush } from './ambush.ts'
import { moveAgain } from './move-again.ts'
import { blockersBehind, blockersPay, rampage, trample } from './rampage.ts'

/** CCA-TAC-26: on Move-Fire-Move the light troops move a second time, after all fire. */
const turn = amend(
  core.turn,
  { after: 'battle' },
  {
    moveAgain(r) {
      if (r.field.card !== NO_CARD && effectOf(r.field).moveAgain) r.call(moveAgain, {})
    },
  },
)

/** A leadership card may call the ambush instead of giving orders. */
const giveOrders = amend(
  core.giveOrders,
  { before: 'order' },
  {
    ambush(r, v) {
      v.sprung = false
      if (mayAmbush(r.field)) r.call(ambush, {}, 'sprung')
    },
    sprung(r, v) {
      if (v.sprung) r.end(undefined)
    },
  },
)

/** CCA-RMP-01: rampage first, then the retreat. */
const flags = amend(
  core.flags,
  { before: 'retreat' },
  {
    rampage(r, v) {
      const u = unit(r.field, v.target)
      if (u.type === ELEPHANTS && v.flags > v.ignored) r.call(rampage, { unit: v.target })
    },
  },
)

/** CCA-RMP-06: elephants that cannot go back lose nothing if somebody stands in their way; he pays. */
const retreat = amend(
  core.retreat,
  { before: 'losses' },
  {
    blockers(r, v) {
      const u = unit(r.field, v.unit)
      if (u.type !== ELEPHANTS || v.made >= v.hexes) return
      const blockers = blockersBehind(r.field, u)
      const blocks = v.hexes - v.made
      if (blockers.length === 0) return
      v.made = v.hexes
      r.call(blockersPay, { blockers, blocks })
    },
  },
)

const own = { ambush, placeAmbush, rampage, trample, blockersPay, moveAgain }

/** All steps of a turn. */
export const stepsFor = (): AnyStep<Field, Event>[] =>
  assemble(book, { ...core, turn, giveOrders, flags, retreat, ...own })
