import { type Choice, word } from '@acies/kernel'
import { bodyAt, facedAbout, farthestFrom, INCH, leavesAfter, normal, opposite, SLACK, slid, sweep } from '@acies/table'
import { enemyOf, has, lift, onTable, put, stateOf, type Unit } from '../../position.ts'
import { blockAt, blockOf, bodyOf, groundOf, middle, place } from '../../rules/bodies.ts'
import { meet, strikeAhead } from '../../rules/contact.ts'
import { comeToItself } from '../../rules/crew.ts'
import { cutAll, foesOf, isEngaged } from '../../rules/engaged.ts'
import { standsFree } from '../../rules/route.ts'
import { becomesDue } from '../../traits/index.ts'
import { noteTurned } from '../arrive.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from '../book.ts'
import { lose } from '../losses.ts'
import { settleDue, test } from '../tests.ts'

/** Runs as it must: on the mahout's word while he lives (WAB-ELE-34, 35, 38, WAB-RUL-280). */
const stampedeTest = procedure({
  name: 'stampede-test',
  gives: undefined,
  with: (a: { unit: number; tests: number; now: boolean }) => ({ wild: false, ...a }),
  lines: {
    test(r, v) {
      const u = r.field.units[v.unit]
      if (!onTable(u) || has(u, 'stampede')) return r.end(undefined)
      lift(u, 'lost-riders')
      lift(u, 'shot-hurt')
      for (let i = 0; i < v.tests && !v.wild; i++) v.wild = !test(r, u, 'stampede')
      if (!v.wild) return r.end(undefined)
      // In the middle of a combat it strikes no more and goes with those who flee (WAB-RUL-344).
      put(u, 'wild')
      if (v.now && !isEngaged(r.field, u)) r.call(stampede, { unit: v.unit })
    },
  },
})

/** Off it goes: out of a combat away from its enemies, otherwise wherever the die points (WAB-ELE-36 to 45). */
const stampede = procedure({
  name: 'stampede',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit }),
  lines: {
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return
      comeToItself(u)
      const foes = foesOf(g, u).map(f => middle(g, f.unit))
      const faces = dice(r, 2)
      const before = stateOf(u, 'stampede')
      // Beaten while it ran wild it turns round (WAB-ELE-45).
      const bearing =
        foes.length === 0
          ? r.roll(360) * 100
          : before !== undefined
            ? opposite(headingOf(u))
            : farthestFrom(middle(g, u), foes, Math.max(1, sum(faces)) * INCH)
      cutAll(g, u)
      u.states = u.states.filter(s => s.until !== 'combat')
      runWild(r, u, bearing, faces)
      settleDue(r)
    },
  },
})
/** Every own turn it runs on along its line (WAB-ELE-40, 41). */
const stampedeOn = procedure({
  name: 'stampede-on',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit }),
  lines: {
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isEngaged(g, u)) return
      comeToItself(u)
      runWild(r, u, headingOf(u), dice(r, 2))
      settleDue(r)
    },
  },
})
/** Its line: the way it faces since its last run or pursuit (WAB-ELE-44), or the one it could not turn to. */
function headingOf(u: Unit): number {
  const kept = stateOf(u, 'stampede')?.n ?? -1
  return kept < 0 ? u.facing : kept
}

/** Straight along a bearing into whatever comes; round what nobody passes by another throw of the die (WAB-ELE-39, 40). */
function runWild(r: Table, u: Unit, bearing: number, faces: readonly number[]): void {
  const g = r.field
  const path = [u.x, u.y, u.facing]
  let left = sum(faces) * INCH
  let way = normal(bearing)
  let met: Unit | null = null
  let off = false
  for (let tries = 0; tries < 4 && left > 0; tries++) {
    const turned = facedAbout(blockOf(g, u), way)
    const faces2 = standsFree(g, u, turned)
    if (faces2) place(u, turned)
    put(u, 'stampede', faces2 ? -1 : way)
    const body = bodyAt(blockAt(g, u, u))
    const others = g.units.filter(o => o !== u && onTable(o))
    const hit = sweep(
      body,
      way,
      left + SLACK,
      others.map(o => bodyOf(g, o)),
    )
    const rock = sweep(body, way, Math.min(left, hit.free), groundOf(g).impassable)
    const edge = leavesAfter({ width: g.width, depth: g.depth }, body, way)
    if (edge <= rock.free) {
      place(u, slid(u, way, edge))
      off = true
      break
    }
    if (rock.met < 0 && hit.met >= 0 && faces2) {
      const o = others[hit.met]
      if (burstInto(r, u, o, left)) {
        met = o
        break
      }
    }
    const free = Math.max(0, Math.min(rock.free, hit.free) - (hit.met >= 0 || rock.met >= 0 ? 20 : 0))
    place(u, slid(u, way, free))
    left -= free
    if (rock.met < 0) break
    way = r.roll(360) * 100
  }
  path.push(u.x, u.y, u.facing)
  r.tell({
    type: 'stampeded',
    rules: ['WAB-ELE-39', 'WAB-ELE-40'],
    unit: u.id,
    dice: faces,
    distance: sum(faces),
    path,
  })
  if (off) return lose(r, u, 'fled', ['WAB-ELE-41'])
  if (met === null) return
  becomesDue('contact', g, u, { other: met, charging: true, side: 'front' })
  becomesDue('contact', g, met, { other: u })
}
/** Whoever stands in its path is attacked, be he friend or enemy: it counts as a charge (WAB-ELE-43, WAB-RUL-277, 278). */
function burstInto(r: Table, u: Unit, o: Unit, left: number): boolean {
  const g = r.field
  const found = strikeAhead(g, u, u, left + 10, o)
  if (found === null) return false
  // Among friends it is a side of its own, for as long as it is with them.
  if (o.side === u.side) {
    put(u, 'rogue', u.side)
    u.side = enemyOf(u.side)
  }
  place(u, found.end)
  meet(g, u, o, found.side)
  if (g.phase === 'combat') put(u, 'burst-in', g.turn)
  else put(u, 'charged')
  noteTurned(g, u, o, found.side)
  r.tell({
    type: 'contact',
    rules: ['WAB-ELE-43', 'WAB-RUL-277'],
    unit: u.id,
    other: o.id,
    side: found.side,
    path: [],
    models: 1,
  })
  return true
}
/** Its crew need not strike at friends (WAB-ELE-43, WAB-RUL-345). */
const crewJoins = question({
  name: 'crew-joins',
  kind: 'one',
  rules: ['WAB-ELE-43'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: JOINS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, JOINS),
})
const JOINS = ['spare', 'strike'] as const
const sparesFriends = procedure({
  name: 'spares-friends',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, word: '' }),
  lines: {
    ask(r, v) {
      r.call(crewJoins, { unit: v.unit }, 'word')
    },
    note(r, v) {
      if (v.word === 'spare') put(r.field.units[v.unit], 'spares')
    },
  },
})
export const beastSteps = [stampedeTest, stampede, stampedeOn, crewJoins, sparesFriends]
