import {
  active,
  type Field,
  HEXES,
  isBarred,
  isBaseline,
  isEmpty,
  NOBODY,
  nothing,
  owner,
  type Piece,
  placeUnit,
  procedure,
  question,
  rear,
  SECTIONS,
  type Unit,
  unit,
  vacated,
} from '@acies/commands-colors'
import { type Hex, NOWHERE } from '@acies/hexes'
import { type Choice, thing } from '@acies/kernel'
import { inSquare } from '../rules/square.ts'

/** CCN-TAC-30: a unit of either side goes back to its baseline; its owner says where. */
export const shortSupply = procedure({
  name: 'short-supply',
  with: () => ({ unit: NOBODY as Piece }),
  gives: undefined,
  lines: {
    choose(r) {
      r.call(chooseSupplied, {}, 'unit')
    },
    place(r, v) {
      if (v.unit !== NOBODY) r.call(placeSupplied, { unit: v.unit })
    },
  },
})

/** CCN-TAC-33: no squares and no lone leaders. */
export const chooseSupplied = question({
  name: 'choose-supplied',
  kind: 'one',
  rules: ['CCN-TAC-30'],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length > 0) return null
    const options = g.units.filter(u => isMovable(g, u)).map(u => u.id)
    return options.length === 0 ? null : { of: 'unit', options }
  },
  why: (g, _v, _draft, pick) => {
    const u = g.units[Number(pick)]
    return u === undefined || inSquare(u) ? 'CCN-TAC-33' : 'CCN-TAC-31'
  },
  take: (_r, _v, picks): Piece => (picks.length === 0 ? NOBODY : thing(picks, 0)),
})
const isMovable = (g: Field, u: Unit): boolean => u.hex !== NOWHERE && !inSquare(u) && placesFor(g, u).length > 0

export const placeSupplied = question({
  name: 'place-supplied',
  kind: 'one',
  rules: ['CCN-TAC-30', 'CCN-TAC-31'],
  with: (a: { unit: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    return draft.length > 0 ? null : { of: 'hex', options: placesFor(g, unit(g, v.unit)), about: v.unit }
  },
  why: () => 'CCN-TAC-30',
  take(r, v, picks) {
    const g = r.field
    const u = unit(g, v.unit)
    const from = u.hex
    const to = thing(picks, 0)
    placeUnit(g, u, to)
    if (u.side === g.active) u.halted = true // CCN-TAC-33
    r.tell({ type: 'moved', piece: u.id, from, to, path: [to], rules: ['CCN-TAC-30'] })
    vacated(r, u, from)
  },
})

/** Free hexes of its baseline in its section, or else of the row before it. */
function placesFor(g: Field, u: Unit): Hex[] {
  const first = freeIn(g, u, hex => isBaseline(u.side, hex))
  return first.length > 0 ? first : freeIn(g, u, hex => isSecondRow(u, hex)) // CCN-TAC-31
}
const isSecondRow = (u: Unit, hex: Hex): boolean => {
  const behind = rear(u.side, hex)
  return behind.length > 0 && isBaseline(u.side, behind[0])
}
function freeIn(g: Field, u: Unit, inRow: (hex: Hex) => boolean): Hex[] {
  const free: Hex[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if ((SECTIONS[hex] & SECTIONS[u.hex]) === 0 || !inRow(hex)) continue
    if (isEmpty(g, hex) && !isBarred(g, u, hex)) free.push(hex)
  }
  return free
}
