import {
  ANY_SECTION,
  active,
  afterLastOf,
  enemyOf,
  type Field,
  firstOf,
  HEXES,
  isBaseline,
  isEmpty,
  leader,
  nothing,
  order,
  ordersOf,
  placeLeader,
  placeUnit,
  procedure,
  question,
  SECTIONS,
  sectionOf,
  terrainAt,
  type Unit,
  WAITING,
} from '@acies/commands-colors'
import { NOWHERE } from '@acies/hexes'
import { type Choice, thing } from '@acies/kernel'
import { arrived, stops } from '../rules/movement.ts'

/** Units of the active side that wait off the battlefield. */
function waiting(g: Field): Unit[] {
  const units: Unit[] = []
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    if (g.units[i].hex === NOWHERE && g.units[i].blocks > 0 && g.units[i].mark === WAITING) units.push(g.units[i])
  }
  return units
}

/** Free hexes of the enemy's baseline in the section of the leadership card. */
function places(g: Field): number[] {
  const { orders } = ordersOf(g)
  if (orders.how !== 'leader') return []
  const bits = (orders.section === null ? ANY_SECTION : 1 << sectionOf(g.active, orders.section)) & g.within
  const free: number[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (SECTIONS[hex] === 0 || (SECTIONS[hex] & bits) === 0 || !isBaseline(enemyOf(g.active), hex)) continue
    if (isEmpty(g, hex) && !terrainAt(g, hex).impassable) free.push(hex)
  }
  return free
}

/** A leadership card after the side's first turn may call the hidden force instead of ordering others. */
export function mayAmbush(g: Field): boolean {
  const first = g.turn <= 2
  return (
    !first &&
    g.special.includes('trebbia-ambush') &&
    ordersOf(g).orders.how === 'leader' &&
    waiting(g).length > 0 &&
    places(g).length >= waiting(g).length
  )
}

export const ambush = procedure({
  name: 'ambush',
  with: () => ({ sprung: false }),
  gives: false,
  lines: {
    place(r) {
      r.call(placeAmbush, {}, 'sprung')
    },
    done(r, v) {
      r.end(v.sprung)
    },
  },
})

/** A hex for each waiting unit in turn; or none, and the card orders as usual. */
export const placeAmbush = question({
  name: 'place-ambush',
  kind: 'assign',
  rules: ['CCA-SET-07'],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    const units = waiting(g)
    if (draft.length === units.length) return null
    const options = places(g).filter(hex => !draft.includes(hex))
    const about = units[draft.length].id
    return draft.length === 0 ? { of: 'hex', options, enough: 'wait', about } : { of: 'hex', options, about }
  },
  take(r, _v, picks): boolean {
    const g = r.field
    if (picks.length === 0) return false
    const units = waiting(g)
    r.tell({ type: 'ambush', side: g.active, rules: ['CCA-SET-07'] })
    units.forEach((u, i) => {
      const hex = thing(picks, i)
      placeUnit(g, u, hex)
      u.mark = 0
      u.moved = 1 // the placement is the first hex of the move
      u.settled = stops(g, u, hex)
      arrived(g, u, 1)
      r.tell({ type: 'moved', piece: u.id, from: hex, to: hex, path: [hex], rules: ['CCA-MOV-01'] })
      order(r, u.id)
    })
    const chief = g.leaders.find(l => l.side === g.active && l.hex === NOWHERE && l.name === 'mago')
    if (chief !== undefined) placeLeader(g, leader(g, chief.id), units[0].hex)
    g.lastSections[g.active] = SECTIONS[units[0].hex] // he is the leader whom a copy of the card looks for
    return true
  },
})
