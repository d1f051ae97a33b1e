import { type Pick, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { poseOf } from '@acies/table'
import type { Rule } from '../events.ts'
import { has, hold, lift, put, type Unit } from '../position.ts'
import { isCloud, place } from '../rules/bodies.ts'
import { inLine, isSkirmishing, regroup, scatter } from '../rules/cloud.ts'
import { admit, loneAllowance } from '../rules/company.ts'
import { crewOf } from '../rules/crew.ts'
import { wayToJoin } from '../rules/lone.ts'
import { formUp } from '../rules/ranks.ts'
import { entryAt, leaving } from '../rules/stroll.ts'
import { isBare, walkOf } from '../rules/walk.ts'
import { isLegged, type MoveWay, mayNotMove, WAYS } from '../rules/ways.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { findAmbushes } from './ambush.ts'
import { procedure, type Table } from './book.ts'
import { formShieldwall, formSquare } from './forms.ts'
import { leaveHost } from './losses.ts'
import { legsIn, move, rankIn, roamIn, stopsIn } from './move.ts'
import { reformRallied } from './rally.ts'
import { settleDue, test } from './tests.ts'

/** WAB-TURN-03: everybody else, one after another, until the rest stays. */
export const remaining = procedure({
  name: 'remaining',
  gives: undefined,
  with: (_: object) => ({ picks: [] as Pick[] }),
  lines: {
    ask(r, v) {
      v.picks = []
      const g = r.field
      if (!g.units.some(u => mayNotMove(g, u) === null)) return r.end(undefined)
      r.call(move, {}, 'picks')
    },
    /** Whether it obeys at all (WAB-FRM-03). */
    wants(r, v) {
      const g = r.field
      if (v.picks.length > 0) becomesDue('wants', g, g.units[thing(v.picks, 0)])
      settleDue(r)
    },
    go(r, v) {
      const g = r.field
      if (v.picks.length === 0) {
        closeRanks(r)
        return r.end(undefined)
      }
      const u = g.units[thing(v.picks, 0)]
      const way = word(v.picks, 1, WAYS)
      if (mayNotMove(g, u) !== null) return
      if (way === 'shieldwall') return formShieldwall(r, u)
      if (way === 'reform' || way === 'hedgehog') {
        put(u, 'silent')
        put(u, 'moved')
        // It forms up anew if it passes; if not it neither moves nor shoots (WAB-MAN-12, 14, 15).
        const passed = refusal('reform-freely', g, u) !== null || test(r, u, 'reform')
        hold(u, passed ? 'WAB-MAN-15' : 'WAB-MAN-12')
        if (passed) lift(u, 'hedgehog')
        if (passed && way === 'hedgehog') formSquare(r, u)
        else if (passed) r.call(reformRallied, { unit: u.id, rallied: false })
        return
      }
      carryOut(r, u, way, v.picks)
    },
    settle(r) {
      findAmbushes(r)
      settleDue(r)
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Whoever has lost touch with his mates and was not moved closes up by himself (WAB-SKI-03). */
function closeRanks(r: Table): void {
  const g = r.field
  for (const u of g.units) {
    if (!isCloud(u) || mayNotMove(g, u) !== null) continue
    const path = [u.x, u.y, u.facing]
    if (!regroup(g, u)) continue
    put(u, 'moved', 1)
    path.push(u.x, u.y, u.facing)
    r.tell({ type: 'moved', rules: ['WAB-SKI-03'], unit: u.id, way: 'skirmish', path, cost: 0 })
  }
}

function carryOut(r: Table, u: Unit, way: MoveWay, picks: Picks): void {
  const g = r.field
  const path = [u.x, u.y, u.facing]
  if (isLegged(way)) {
    const legs = legsIn(picks)
    const { walk } = walkOf(g, u, way, legs, false)
    place(u, walk.u)
    if (legs.some(l => l.go === 'files' || isBare(l.go))) formUp(u, walk.u.files)
    put(u, 'moved', walk.allowance - walk.left)
    if (way !== 'move') put(u, 'marched')
    const rules: readonly Rule[] =
      way === 'move' ? ['WAB-MOV-03'] : way === 'march' ? ['WAB-MARCH-01'] : ['WAB-MARCH-10']
    r.tell({ type: 'moved', rules, unit: u.id, way, path: walk.path, cost: walk.allowance - walk.left })
    if (legs.some(l => l.go === 'files'))
      r.tell({ type: 'formed', rules: ['WAB-MAN-09'], unit: u.id, files: u.files, path: [], how: 'files' })
    return
  }
  switch (way) {
    case 'loose-march':
    case 'loosen':
    case 'skirmish': {
      const { models, farthest } = roamIn(g, u, picks)
      scatter(g, u, models)
      put(u, 'moved', farthest)
      path.push(u.x, u.y, u.facing)
      if (way === 'loose-march') put(u, 'marched')
      const rules: readonly Rule[] = isSkirmishing(g, u) ? ['WAB-SKI-05', 'WAB-SKI-07'] : ['WAB-CHA-10', 'WAB-CHA-18']
      r.tell({ type: 'moved', rules, unit: u.id, way, path, cost: farthest })
      return
    }
    case 'ranks': {
      const { files, at, farthest } = rankIn(g, u, picks)
      const { loose, places, files: wide } = inLine(u, files)
      Object.assign(u, { loose, places, files: wide, lean: 0 })
      place(u, at)
      put(u, 'moved', farthest)
      path.push(u.x, u.y, u.facing)
      r.tell({ type: 'moved', rules: ['WAB-CHA-09'], unit: u.id, way, path, cost: farthest })
      return
    }
    case 'go': {
      const stops = stopsIn(picks)
      for (const s of stops) path.push(s.x, s.y, s.facing)
      place(u, stops[stops.length - 1])
      put(u, 'moved', 1)
      return r.tell({ type: 'moved', rules: ['WAB-PERS-02', 'WAB-PERS-07'], unit: u.id, way, path, cost: 0 })
    }
    case 'join': {
      const host = g.units[thing(picks, 2)]
      const all = loneAllowance(g, u)
      const left = Math.max(0, all - (wayToJoin(g, u, host, all) ?? all))
      admit(g, host, u)
      put(u, 'joined', host.id)
      put(u, 'moved', 1)
      // The unit goes no farther than he still could (WAB-PERS-13).
      if (!has(host, 'moved')) put(host, 'bound', left)
      return r.tell({ type: 'joined', rules: ['WAB-PERS-08', 'WAB-PERS-13'], unit: u.id, other: host.id })
    }
    case 'man': {
      const machine = g.units[thing(picks, 2)]
      const crew = crewOf(g, u) ?? u
      crew.where = 'aboard'
      crew.host = machine.id
      put(u, 'moved', 1)
      put(crew, 'moved', 1)
      return r.tell({ type: 'manned', rules: ['WAB-WAR-23', 'WAB-WAR-06'], unit: crew.id, other: machine.id })
    }
    case 'leave': {
      const host = g.units[u.host]
      const to = poseOf(posePick(picks, 2))
      const left = Math.max(0, loneAllowance(g, u) - leaving(g, u, to).cost)
      leaveHost(g, u)
      u.where = 'table'
      place(u, to)
      put(u, 'left', host.id)
      put(u, 'bound', left)
      return r.tell({ type: 'left', rules: ['WAB-PERS-19', 'WAB-PERS-21'], unit: u.id, other: host.id })
    }
    case 'enter': {
      place(u, entryAt(g, u, thing(picks, 2), thing(picks, 3)))
      u.where = 'table'
      u.exit = []
      put(u, 'moved', 1)
      hold(u, 'WAB-PURS-24')
      return r.tell({ type: 'returned', rules: ['WAB-PURS-24', 'WAB-PURS-25'], unit: u.id, path: [u.x, u.y, u.facing] })
    }
    default:
      return
  }
}
export const moveSteps = [remaining, move, reformRallied]
