import { type Choice, type Pick, type Picks, pose as posePick, word } from '@acies/kernel'
import { type Pose, pickOf, poseOf } from '@acies/table'
import { farFrom } from '@acies/tabletop'
import { type Element, type Field, kindOf, NOBODY, type Troop } from '../position.ts'
import { elementBody, stanceAt, troopUnder } from '../rules/bodies.ts'
import { mayShoot, shotAt } from '../rules/fighting.ts'
import { isBuilding } from '../rules/ground.ts'
import { allowance, EASY, type Gait, moveFault, speedOf, wayUpTo } from '../rules/movement.ts'
import { isArtillery, isInfantry } from '../rules/troop.ts'
import { whyNoColumn, whyNoDeed, whyNoTurn, whyNotEntered, whyNotShotAt } from '../rules/why.ts'
import { has } from '../traits/index.ts'
import { clearCommanders } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { columnsFor, fallIn } from './column.ts'
import { caracole, chooseTargets } from './fire.ts'
import { hasRoomToTurn, type Marched, march, mayTurn, moveCandidates, reorient, TURNS, turnsOf } from './move.ts'
import { shotsFrom, volley } from './shooting.ts'

const DEEDS = ['move', 'reorganise', 'reorient', 'shoot', 'limber', 'unlimber', 'enter', 'join'] as const
export type Deed = (typeof DEEDS)[number]

/** Up to two different deeds, in any order (TER-ORD-10). */
export const attention = procedure({
  name: 'attention',
  gives: undefined,
  with: (a: { unit: number; done: Deed[] }) => ({
    unit: a.unit,
    done: a.done,
    picked: [] as (string | number)[],
    targets: [] as number[],
    gone: 'arrived' as Marched,
  }),
  lines: {
    choose(r, v) {
      const u = r.field.troops[v.unit]
      v.gone = 'arrived'
      v.targets = []
      if (v.done.length >= 2 || u.where !== 'table') return r.end(undefined)
      r.call(chooseDeed, { unit: v.unit, done: v.done.slice() }, 'picked')
    },
    carryOut(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const [deed, ...rest] = v.picked
      const known = DEEDS.find(d => d === deed)
      if (known === undefined) {
        if (v.done.length === 0) r.tell(event('nothing', ['TER-ORD-10'], { unit: u.id }))
        return r.end(undefined)
      }
      v.done.push(known)
      switch (known) {
        case 'move':
          return r.call(march, { unit: u.id, to: rest.map(Number), charge: NOBODY }, 'gone')
        case 'reorganise':
          u.disordered = false
          return r.tell(event('reorganised', ['TER-MRK-05', 'TER-ORD-10'], { unit: u.id }))
        case 'reorient':
          return reorient(r, u, word(rest, 0, TURNS), ['TER-MOV-13', 'TER-ORD-10'])
        case 'shoot':
          // A fortification says beforehand at whom each of its troops shoots (TER-UNI-32).
          v.targets = [Number(rest[0])]
          if (shotsFrom(u) === 1) return
          return r.call(chooseTargets, { unit: u.id, options: shotsOf(g, u), shots: shotsFrom(u) }, 'targets')
        case 'limber':
        case 'unlimber':
          u.limbered = known === 'limber'
          v.done.push(known)
          return r.tell(event(u.limbered ? 'limbered' : 'unlimbered', ['TER-ART-03', 'TER-ART-06'], { unit: u.id }))
        case 'enter':
          return r.call(enter, { unit: u.id, building: Number(rest[0]) }, 'gone')
        case 'join':
          return r.call(fallIn, { unit: u.id, column: Number(rest[0]), gait: 'attention' as Gait }, 'gone')
      }
    },
    shoot(r, v) {
      volley(r, r.field.troops[v.unit], v.targets, 'attention', { gunFirst: false })
    },
    caracole(r, v) {
      if (v.targets.length > 0) r.call(caracole, { unit: v.unit })
    },
    again(r, v) {
      // Whoever was beaten on his way does nothing more (TER-REA-23).
      if (v.gone !== 'halted') r.repeat()
    },
  },
})

/** What a troop may still do with Attention. */
function deedsOf(g: Field, u: Troop, done: readonly Deed[]): Deed[] {
  const deeds: Deed[] = []
  const first = done.length === 0
  const squares = has(g, u, 'turnsOrMoves') // TER-ORD-13
  // To enter a building or to join a column is a move.
  const moved = done.includes('move') || done.includes('enter') || done.includes('join')
  const mayMove = !moved && !(squares && done.includes('reorient')) && speedOf(g, u, 'attention').value > 0
  if (mayMove) deeds.push('move')
  if (u.disordered && !done.includes('reorganise')) deeds.push('reorganise')
  if (!done.includes('reorient') && !(squares && moved) && mayTurn(g, u)) deeds.push('reorient')
  if (!done.includes('shoot') && mayShoot(g, u, 'attention') && hasShot(g, u)) deeds.push('shoot')
  if (isArtillery(g, u)) {
    if (first && !u.limbered && has(g, u, 'limbers')) deeds.push('limber') // TER-ART-02, 03
    if (u.limbered && !done.includes('reorganise') && !done.includes('reorient')) deeds.push('unlimber')
  }
  if (mayMove && enterable(g, u).length > 0) deeds.push('enter')
  if (mayMove && columnsFor(g, u, 'attention').length > 0) deeds.push('join')
  return deeds
}
export const shotsOf = (g: Field, u: Troop): number[] => {
  const targets: number[] = []
  for (const o of g.troops) if (o.where === 'table' && o.side !== u.side && shotAt(g, u, o) !== null) targets.push(o.id)
  return targets
}
const hasShot = (g: Field, u: Troop): boolean =>
  g.troops.some(o => o.where === 'table' && o.side !== u.side && shotAt(g, u, o) !== null)

/** Buildings within reach of a move that nobody holds (TER-SCN-16). */
function enterable(g: Field, u: Troop): number[] {
  if (g.elements.length === 0 || !isInfantry(g, u) || u.building >= 0 || u.fortress || u.emplaced) return []
  const most = allowance(g, u, 'attention', EASY)
  return g.elements
    .filter(e => {
      if (!isBuilding(e) || farFrom(elementBody(e), u, most) || g.troops.some(o => o.building === e.id)) return false
      if (troopUnder(g, elementBody(e), o => o === u) !== null) return false
      if (e.kind === 'small-building' && kindOf(g, u).branch !== 'company') return false
      return doorOf(g, u, e) !== null
    })
    .map(e => e.id)
}
/** Where a troop comes to the building. */
const doorOf = (g: Field, u: Troop, e: Element): Pose | null =>
  wayUpTo(g, u, 'attention', elementBody(e), stanceAt(e.x, e.y, e.facing, e.width, e.depth).centres, {
    column: null,
    building: e.id,
  })

/** Goes to a building, under the eyes of the enemy as in any move, and holds it (TER-SCN-16, TER-SCN-18). */
export const enter = procedure({
  name: 'enter',
  gives: 'arrived' as Marched,
  with: (a: { unit: number; building: number }) => ({ unit: a.unit, building: a.building, gone: 'arrived' as Marched }),
  lines: {
    goThere(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const e = g.elements.find(x => x.id === v.building)
      const to = e === undefined ? null : doorOf(g, u, e)
      if (to === null) return r.end('arrived')
      if (to.x === u.x && to.y === u.y) return
      r.call(march, { unit: v.unit, to: [to.x, to.y, to.facing], charge: NOBODY }, 'gone')
    },
    goIn(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const e = g.elements.find(x => x.id === v.building)
      if (v.gone === 'arrived' && u.where === 'table' && e !== undefined) occupy(r, u, e)
      r.end(v.gone)
    },
  },
})
function occupy(r: Table, u: Troop, e: Element): void {
  const path = [u.x, u.y, u.facing, e.x, e.y, e.facing]
  // While it holds the building, the troop stands for it.
  u.building = e.id
  u.x = e.x
  u.y = e.y
  u.facing = e.facing
  u.width = e.width
  u.depth = e.depth
  clearCommanders(r, u)
  r.tell(event('occupied', ['TER-SCN-16', 'TER-SCN-18'], { unit: u.id, path }))
}

export const chooseDeed = question({
  name: 'choose-deed',
  kind: 'pose',
  rules: ['TER-ORD-10', 'TER-MOV-03'],
  with: (a: { unit: number; done: Deed[] }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    const u = g.troops[v.unit]
    if (draft.length === 0) return { of: 'word', options: deedsOf(g, u, v.done), about: u.id, enough: 'done' }
    if (draft.length > 1) return null
    switch (draft[0]) {
      case 'move':
        return { of: 'pose', about: u.id }
      case 'reorient':
        return { of: 'word', options: turnsOf(g, u), about: u.id }
      case 'shoot':
        return { of: 'unit', options: shotsOf(g, u), about: u.id }
      case 'enter':
        return { of: 'hex', options: enterable(g, u), about: u.id }
      case 'join':
        return { of: 'unit', options: columnsFor(g, u, 'attention'), about: u.id }
      default:
        return null
    }
  },
  why(g, v, draft, pick) {
    const u = g.troops[v.unit]
    switch (draft[0]) {
      case undefined:
        return whyNoDeed(g, u, v.done, pick)
      case 'reorient':
        return whyNoTurn(g, u)
      case 'shoot':
        return whyNotShotAt(g, u, pick, 'attention')
      case 'enter':
        return whyNotEntered(g, u, pick)
      case 'join':
        return whyNoColumn(g, u, pick)
      default:
        return null
    }
  },
  forbids(g, v, picks) {
    if (picks[0] !== 'move') return null
    return moveFault(g, g.troops[v.unit], 'attention', poseOf(posePick(picks, 1)))
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.troops[v.unit]
    const deeds = deedsOf(g, u, v.done)
    const found: Picks[] = []
    const any = <T>(list: readonly T[]): T => list[random(list.length)]
    for (let i = 0; i < n; i++) {
      const deed = deeds.length === 0 || random(8) === 0 ? null : any(deeds)
      const details: Record<string, () => readonly Pick[]> = {
        shoot: () => shotsOf(g, u),
        enter: () => enterable(g, u),
        join: () => columnsFor(g, u, 'attention'),
      }
      if (deed === null) found.push([])
      else if (deed === 'move') {
        const [to] = moveCandidates(g, u, 'attention', 1, random)
        found.push(to === undefined ? [] : ['move', pickOf(to)])
      } else if (deed === 'reorient') {
        // Any one that has room will do: the others need not be looked at.
        const first = random(3)
        const turn = [0, 1, 2].map(k => TURNS[(first + k) % 3]).find(t => hasRoomToTurn(g, u, t))
        found.push(turn === undefined ? [] : [deed, turn])
      } else if (deed in details) found.push([deed, any(details[deed]())])
      else found.push([deed])
    }
    return found
  },
  take(_r, _v, picks): (string | number)[] {
    if (picks.length === 0) return []
    if (picks[0] === 'move') return ['move', ...posePick(picks, 1)]
    return picks.length === 1 ? [word(picks, 0, DEEDS)] : [word(picks, 0, DEEDS), picks[1] as string | number]
  },
})
