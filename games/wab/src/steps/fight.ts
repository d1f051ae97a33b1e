import { type Choice, type Pick, type Picks, thing } from '@acies/kernel'
import {
  type Combat,
  type Field,
  has,
  isCharacter,
  isFleeing,
  modelsIn,
  onTable,
  put,
  roundsOf,
  type Side,
  type Unit,
} from '../position.ts'
import { filesOf, inRank, ranksOf } from '../rules/bodies.ts'
import { crewsAt, kindsIn, ridersOf } from '../rules/crew.ts'
import { foesOf } from '../rules/engaged.ts'
import { type Group, groupsOf } from '../rules/fight.ts'
import { touchOf } from '../rules/mixed.ts'
import { bodyGuard, charactersIn } from '../rules/ranks.ts'
import { becomesDue, reckoned, refusal } from '../traits/index.ts'
import { takeWeapons, unarmed } from './arming.ts'
import { ownerOf, procedure, question, sum, type Table } from './book.ts'
import { secondThrow, strikeKind } from './choices.ts'
import { duel, duelSteps, mayChallenge } from './duel.ts'
import { isDead } from './losses.ts'
import { ableToStrike, type Named, repliesOf, repliesToName } from './replies.ts'
import { crash, type Lost, land, type Swing, spend, swing, swungAgain } from './strike.ts'
import { settleDue } from './tests.ts'

/** One combat: challenge, then blows in their order, each step done before the next (WAB-MELEE-03 to 25). */
export const fight = procedure({
  name: 'fight',
  gives: undefined,
  with: (a: { combat: number }) => ({
    combat: a.combat,
    groups: [] as Group[],
    lost: [] as Lost[],
    aim: [] as Pick[],
  }),
  lines: {
    duel(r, v) {
      const g = r.field
      const c = g.combats[v.combat]
      leanToFlanks(g, c)
      if (c.duel.length === 0 && mayChallenge(g, v.combat, 0).length > 0 && mayChallenge(g, v.combat, 1).length > 0)
        r.call(duel, { combat: v.combat })
    },
    arms(r, v) {
      const units = unarmed(r.field, r.field.combats[v.combat])
      if (units.length > 0) r.call(takeWeapons, { units })
    },
    round(r, v) {
      const g = r.field
      for (const id of g.combats[v.combat].units) {
        const u = g.units[id]
        if (!onTable(u)) continue
        becomesDue('startOfRound', g, u, { combat: g.combats[v.combat] })
        becomesDue('beforeBlows', g, u, { combat: g.combats[v.combat] })
      }
      settleDue(r)
    },
    order(r, v) {
      v.groups = inTurn(r, v.combat, groupsOf(r.field, r.field.combats[v.combat]))
    },
    blows(r, v) {
      if (v.groups.length > 0) r.call(blows, { combat: v.combat, groups: v.groups })
    },
    /** Who was caught in flight from a charge dies now (WAB-REACT-13, WAB-RUL-142). */
    fallen(r, v) {
      const g = r.field
      for (const id of g.combats[v.combat].units) {
        const u = g.units[id]
        if (onTable(u) && isFleeing(u)) {
          const by = foesOf(g, u)[0]?.unit
          if (by !== undefined)
            r.tell({ type: 'caught', rules: ['WAB-REACT-13', 'WAB-RUL-142'], unit: u.id, other: by.id })
          if (by !== undefined) put(by, 'ran-down')
          put(u, 'destroyed')
        }
        if (onTable(u)) {
          put(u, 'round', roundsOf(u) + 1)
        }
      }
    },
  },
})
/** A short last rank closes up to the flank that is attacked (WAB-MELEE-11). */
function leanToFlanks(g: Field, c: Combat): void {
  for (const id of c.units) {
    const u = g.units[id]
    const last = inRank(u, ranksOf(u) - 1)
    if (!onTable(u) || last === filesOf(u)) continue
    const foes = foesOf(g, u)
    const left = foes.filter(f => f.own === 'left').length
    const right = foes.filter(f => f.own === 'right').length
    if (left !== right) u.lean = left > right ? -1 : 1
  }
}

/** Greater keys first; enemies of one key by who won last, or by a roll-off (WAB-MELEE-05, WAB-RUL-122). */
function inTurn(r: Table, combat: number, groups: Group[]): Group[] {
  const g = r.field
  const c = g.combats[combat]
  const sideOf = (x: Group): Side => g.units[x.unit].side
  let first: Side | -1 = c.round > 0 ? c.momentum : -1
  const tied = groups.some(a => groups.some(b => a.key === b.key && sideOf(a) !== sideOf(b)))
  if (first === -1 && tied) first = rollOff(r)
  const rank = (x: Group) => (sideOf(x) === first ? 0 : 1)
  const order = (x: Group) => (x.who === 'character' ? 0 : x.who === 'champion' ? 1 : x.who === 'men' ? 2 : 3)
  return groups.sort(
    (a, b) => b.key - a.key || rank(a) - rank(b) || order(a) - order(b) || a.unit - b.unit || a.kind - b.kind,
  )
}
function rollOff(r: Table): Side {
  for (;;) {
    const a = r.roll(6) + 1
    const b = r.roll(6) + 1
    if (a === b) continue
    const side: Side = a > b ? 0 : 1
    r.tell({ type: 'roll-off', rules: ['WAB-RUL-122'], dice: [a, b], side, what: 'blows' })
    return side
  }
}

/** One group after another: whom it strikes at, then the blows. */
const blows = procedure({
  name: 'blows',
  gives: undefined,
  with: (a: { combat: number; groups: Group[] }) => ({
    combat: a.combat,
    groups: [...a.groups],
    lost: [] as Lost[],
    aim: [] as Pick[],
    wants: '',
    swings: [] as Swing[],
    again: '',
    named: [] as Named[],
    spent: 0,
    i: 0,
  }),
  lines: {
    replies(r, v) {
      const found = repliesToName(v.groups, v.i, v.lost, v.named)
      v.spent = found?.min ?? -1
      if (found !== null && found.min < found.max) r.call(repliesOf, { unit: v.groups[v.i].unit, ...found }, 'spent')
    },
    aim(r, v) {
      const g = r.field
      v.aim = []
      if (v.spent >= 0) {
        const { unit, kind } = v.groups[v.i]
        v.named.push({ unit, kind, n: v.spent })
      }
      const group = v.groups[v.i]
      if (group === undefined) return r.end(undefined)
      const choice = livingTargets(g, group)
      if (choice.some(c => c.targets.length > 1) && onTable(g.units[group.unit]))
        r.call(aim, { combat: v.combat, group: { ...group, reach: choice } }, 'aim')
    },
    /** Who touches men of both kinds in a combined formation says at whom he strikes (WAB-FRM-42). */
    kinds(r, v) {
      const g = r.field
      v.wants = ''
      const group = v.groups[v.i]
      const u = g.units[group.unit]
      const targets = livingTargets(g, group).flatMap(c => c.targets)
      const foe = foesOf(g, u).find(f => targets.includes(f.unit.id) && touchOf(g, u, f).both > 0)
      if (foe !== undefined && onTable(u)) r.call(strikeKind, { unit: u.id, other: foe.unit.id }, 'wants')
    },
    strike(r, v) {
      const g = r.field
      const group = v.groups[v.i]
      const u = g.units[group.unit]
      v.swings = []
      v.again = ''
      // Whoever may throw all his dice again sees them first (WAB-FRM-106).
      const waits = group.who === 'men' && refusal('throw-again', g, u) !== null
      if (onTable(u) && !has(u, 'wild') && !(group.who === 'character' && isDead(g, g.units[group.id])))
        for (const { target, n } of sharedOut(livingTargets(g, group), v.aim)) {
          const able = ableIn(g, u, group, v, target, n)
          if (able > 0 && group.who === 'impact') crash(r, v.combat, group, target, Math.min(able, modelsIn(u)), v.lost)
          else if (able > 0)
            for (const thrown of swing(r, v.combat, group, target, able, v.wants))
              if (waits) v.swings.push(thrown)
              else land(r, v.combat, group, thrown, v.lost)
        }
      const [dice, hits] = [sum(v.swings.map(s => s.attacks)), sum(v.swings.map(s => s.hits.n))]
      if (dice > hits) r.call(secondThrow, { unit: u.id, dice, hits }, 'again')
    },
    land(r, v) {
      const g = r.field
      const group = v.groups[v.i++]
      const u = g.units[group.unit]
      if (v.again === 'again') put(u, 'veteran-used')
      for (const thrown of v.swings)
        land(r, v.combat, group, v.again === 'again' ? swungAgain(r, group, thrown) : thrown, v.lost)
      if (group.who === 'impact') spend(r, u)
      for (const id of g.combats[v.combat].units)
        if (has(g.units[id], 'lost-riders')) becomesDue('ridersLost', g, g.units[id])
      settleDue(r)
    },
    settle(r) {
      settleDue(r)
    },
    again(r) {
      r.repeat()
    },
  },
})
/** Targets that still stand; where all the men are gone, the characters among them. */
function livingTargets(g: Field, group: Group): Group['reach'] {
  const alive = (t: number): number[] => {
    const o = g.units[t]
    if (isCharacter(g, o)) return !isDead(g, o) && onTable(bodyGuard(g, o)) ? [t] : []
    if (!onTable(bodyGuard(g, o)) || modelsIn(o) === 0) return []
    const heroes = charactersIn(g, o)
    return modelsIn(o) > heroes.length ? [t] : heroes.filter(h => !has(h, 'withdrawn')).map(h => h.id)
  }
  return group.reach
    .map(({ targets, n }) => ({ n, targets: [...new Set(targets.flatMap(alive))] }))
    .filter(c => c.targets.length > 0)
}
/** By the answer; what it leaves open goes at the men, the first target of each (WAB-MELEE-08, WAB-MIS-124). */
function sharedOut(reach: Group['reach'], aimed: Picks): { target: number; n: number }[] {
  const wanted = new Map<number, number>()
  for (let i = 0; i + 1 < aimed.length; i += 2)
    wanted.set(thing(aimed, i), (wanted.get(thing(aimed, i)) ?? 0) + thing(aimed, i + 1))
  const shares = new Map<number, number>()
  const give = (t: number, n: number) => shares.set(t, (shares.get(t) ?? 0) + n)
  // Those with least choice first, so that what was wanted can be had.
  for (const { targets, n } of [...reach].sort((a, b) => a.targets.length - b.targets.length)) {
    let left = n
    for (const t of targets) {
      const take = Math.min(left, wanted.get(t) ?? 0)
      if (take === 0) continue
      give(t, take)
      wanted.set(t, (wanted.get(t) ?? 0) - take)
      left -= take
    }
    if (left > 0) give(targets[0], left)
  }
  return [...shares].map(([target, n]) => ({ target, n }))
}
/** Of those aboard only the living strike. */
const crewLeft = (g: Field, u: Unit, group: Group): number => {
  const served = crewsAt(g, u)
  if (served.length > 0) return sum(served.flatMap(s => kindsIn(g, s)).map(x => (x.index === group.kind ? x.n : 0)))
  const left = ridersOf(g, u).find(x => x.index === group.kind)?.n ?? 0
  return left > 0 ? left + reckoned('blowsAboard', 0, g, u) : left
}
/** Of so many who reach a target those who still can strike. */
function ableIn(
  g: Field,
  u: Unit,
  group: Group,
  { groups, lost, named }: { groups: readonly Group[]; lost: readonly Lost[]; named: readonly Named[] },
  target: number,
  n: number,
): number {
  if (group.who === 'character' || group.who === 'impact') return n
  if (group.who === 'mount' && group.id !== group.unit) return isDead(g, g.units[group.id]) ? 0 : n
  return group.who === 'crew' ? Math.min(n, crewLeft(g, u, group)) : ableToStrike(lost, named, groups, group, target, n)
}

/** Models that touch more than one kind of target share themselves out before they roll (WAB-MELEE-08, WAB-PMELEE-03 to 05). */
const aim = question({
  name: 'aim',
  kind: 'assign',
  rules: ['WAB-MELEE-08', 'WAB-PMELEE-04', 'WAB-MIS-124'],
  with: (a: { combat: number; group: Group }) => a,
  seats: (g, v) => ownerOf(g, v.group.unit),
  next(_g, v, draft): Choice | null {
    const about = v.group.id
    if (draft.length % 2 === 1) {
      const t = thing(draft, draft.length - 1)
      return { of: 'number', min: 1, max: Math.max(1, canAim(v.group, t, draft.slice(0, -1))), about, counts: 'blows' }
    }
    const open = new Set(v.group.reach.flatMap(c => c.targets))
    const options = [...open].filter(
      t => !draft.some((p, i) => i % 2 === 0 && p === t) && canAim(v.group, t, draft) > 0,
    )
    return options.length === 0 ? null : { of: 'unit', options, about, enough: 'at-the-men' }
  },
  take: (_r, _v, picks): Pick[] => picks.slice(),
})
/** How many more can be aimed at a target, those being spoken for who are. */
function canAim(group: Group, target: number, draft: Picks): number {
  const all = group.reach.reduce((sum, c) => sum + c.n, 0)
  let taken = 0
  for (let i = 1; i < draft.length; i += 2) taken += thing(draft, i)
  const reach = group.reach.filter(c => c.targets.includes(target)).reduce((sum, c) => sum + c.n, 0)
  return Math.min(reach, all - taken)
}

export const fightSteps = [fight, blows, aim, repliesOf, ...duelSteps]
