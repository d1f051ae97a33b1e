import { type Choice, thing } from '@acies/kernel'
import { aheadOf, asideOf, INCH } from '@acies/table'
import { MISSILES } from '../../data/weapons.ts'
import { type Field, isFleeing, lift, onTable, put, type Unit } from '../../position.ts'
import { blockOf, distanceBetween, middle, place } from '../../rules/bodies.ts'
import { isEmpty, machinesFor } from '../../rules/crew.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { allowanceOf } from '../../rules/pace.ts'
import { rushed } from '../../rules/route.ts'
import { mayNotBeShot, seesToShoot } from '../../rules/shots.ts'
import { ownerOf, procedure, question } from '../book.ts'
import { flight } from '../flight.ts'
import { lose } from '../losses.ts'
import { test } from '../tests.ts'
import { volley } from '../volley.ts'

/** A wagon that loses its nerve or its last man is overrun; friends see it (WAB-WAG-20, 21, WAB-RUL-264). */
const overrunWagon = procedure({
  name: 'overrun-wagon',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    fall(r, v) {
      const u = r.field.units[v.unit]
      if (!onTable(u)) return
      lose(r, u, 'killed', ['WAB-WAG-20', 'WAB-WAG-21'])
      put(u, 'wiped')
    },
  },
})
/** The men of a tabor without their wagon: a test at once (WAB-WAG-35). */
const taborLost = procedure({
  name: 'tabor-lost',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    test(r, v) {
      const u = r.field.units[v.unit]
      if (!onTable(u) || isFleeing(u) || test(r, u, 'panic-shots')) return
      r.call(flight, { unit: u.id, why: 'edge', from: [] })
    },
  },
})

/** Within 90° over one of its long sides, and seen (WAB-WAG-12). */
function marksOf(g: Field, u: Unit): number[] {
  const block = blockOf(g, u)
  return g.units
    .filter(t => {
      if (t.side === u.side || !onTable(t) || isEngaged(g, t)) return false
      const { x, y } = middle(g, t)
      const aside = Math.abs(asideOf(block, x, y)) - block.width / 2
      const along = Math.abs(aheadOf(block, x, y) + block.depth / 2)
      return aside > 0 && along <= aside + block.depth / 2 && seesToShoot(g, u, t) && mayNotBeShot(g, u, t) === null
    })
    .map(t => t.id)
}
const fireTarasnice = question({
  name: 'fire-tarasnice',
  kind: 'one',
  rules: ['WAB-WAG-12'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: marksOf(g, g.units[v.unit]), about: v.unit, enough: 'hold-fire' },
  why: () => 'WAB-WAG-12',
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})
/** One bolt like a scorpion's; he who works it does not shoot besides (WAB-WAG-12). */
const tarasniceShot = procedure({
  name: 'tarasnice-shot',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, target: -1 }),
  lines: {
    ask(r, v) {
      v.target = -1
      const u = r.field.units[v.unit]
      if (onTable(u) && !isEngaged(r.field, u) && marksOf(r.field, u).length > 0)
        r.call(fireTarasnice, { unit: v.unit }, 'target')
    },
    fire(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.target < 0 || !onTable(u)) return
      put(u, 'shoots-with', MISSILES.indexOf('light-bolt'))
      volley(r, u, g.units[v.target], [0], '')
      lift(u, 'shoots-with')
      put(u, 'at-the-gun')
    },
  },
})
/** Men of a tabor who are outside go back into it, or toward it, as soon as they can (WAB-WAG-32). */
const backToWagon = procedure({
  name: 'back-to-wagon',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isFleeing(u) || isEngaged(g, u)) return
      const [near] = machinesFor(g, u).sort((a, b) => distanceBetween(g, u, a) - distanceBetween(g, u, b))
      put(u, 'moved', 1)
      if (near !== undefined) {
        u.where = 'aboard'
        u.host = near.id
        return r.tell({ type: 'manned', rules: ['WAB-WAG-32'], unit: u.id, other: near.id })
      }
      const wagons = g.units.filter(o => o.side === u.side && onTable(o) && isEmpty(g, o, u))
      const goal = wagons.sort((a, b) => distanceBetween(g, u, a) - distanceBetween(g, u, b))[0]
      if (goal === undefined) return lift(u, 'moved')
      const path = [u.x, u.y, u.facing]
      const [end] = rushed(g, u, goal, allowanceOf(g, u, 'move'), INCH)
      if (end !== undefined) place(u, end)
      r.tell({
        type: 'moved',
        rules: ['WAB-WAG-32'],
        unit: u.id,
        way: 'skirmish',
        path: [...path, u.x, u.y, u.facing],
        cost: 0,
      })
    },
  },
})

export const wagonSteps = [overrunWagon, taborLost, backToWagon, fireTarasnice, tarasniceShot]
