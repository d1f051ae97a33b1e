import { type Choice, type Pick, type Picks, thing } from '@acies/kernel'
import type { Rule } from '../events.ts'
import {
  type Combat,
  enemyOf,
  type Field,
  has,
  isCharacter,
  isFleeing,
  kindOf,
  modelsIn,
  onTable,
  put,
  roundsOf,
  type Side,
  type Unit,
} from '../position.ts'
import { attacksOf, onDie, saveOf, strengthOf, toHitBlow, toWound, weakened } from '../rules/blows.ts'
import { filesOf, inRank, ranksOf } from '../rules/bodies.ts'
import { crewOf, crewsAt, ridersOf } from '../rules/crew.ts'
import { type Foe, foesOf, placesAgainst } from '../rules/engaged.ts'
import { champions, contextOf, type Group, groupsOf, mayMeet } from '../rules/fight.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { bodyGuard, charactersIn, hasStandard, menIn, takeOff } from '../rules/ranks.ts'
import { adding, becomesDue, refusal } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { takeWeapons, unarmed } from './arming.ts'
import { dice, Ledger, ownerOf, procedure, question, seatsOf, type Table, throwDice, told } from './book.ts'
import { isDead, lose, takeArmyStandard, winBack, woundCharacter } from './losses.ts'
import { hurt, type Part, partsStruck } from './parts.ts'
import { settle } from './tests.ts'

export function amendCombat(g: Field, i: number, more: Partial<Combat>): void {
  g.combats = g.combats.map((c, k) => (k === i ? { ...c, ...more } : c))
}

interface Lost {
  unit: number
  by: number
  n: number
}

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
      if (g.due.length > 0) r.call(settle, {})
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
    i: 0,
  }),
  lines: {
    aim(r, v) {
      const g = r.field
      v.aim = []
      const group = v.groups[v.i]
      if (group === undefined) return r.end(undefined)
      const choice = livingTargets(g, group)
      if (choice.some(c => c.targets.length > 1) && onTable(g.units[group.unit]))
        r.call(aim, { combat: v.combat, group: { ...group, reach: choice } }, 'aim')
    },
    strike(r, v) {
      const g = r.field
      const group = v.groups[v.i++]
      const u = g.units[group.unit]
      if (onTable(u) && !has(u, 'wild') && !(group.who === 'character' && isDead(g, g.units[group.id])))
        for (const { target, n } of sharedOut(livingTargets(g, group), v.aim)) {
          const able =
            group.who === 'character' || group.who === 'impact'
              ? n
              : group.who === 'crew'
                ? Math.min(n, crewLeft(g, u, group))
                : ableToStrike(v.lost, v.groups, group, target, n)
          if (able > 0 && group.who === 'impact') crash(r, v.combat, group, target, Math.min(able, modelsIn(u)), v.lost)
          else if (able > 0) strike(r, v.combat, group, target, able, v.lost)
        }
      if (group.who === 'impact') spend(r, u)
      for (const id of g.combats[v.combat].units)
        if (has(g.units[id], 'lost-riders')) becomesDue('ridersLost', g, g.units[id])
      if (g.due.length > 0) r.call(settle, {})
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
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
  if (served.length > 0) return served.reduce((sum, s) => sum + (s.kind === group.kind ? menIn(s) : 0), 0)
  return ridersOf(g, u).find(x => x.index === group.kind)?.n ?? 0
}
/** Each comrade who fell before takes away one reply: of the men first, the champion last (WAB-MELEE-24, WAB-CMD-04, WAB-RUL-189). */
function ableToStrike(
  lost: readonly Lost[],
  groups: readonly Group[],
  group: Group,
  target: number,
  n: number,
): number {
  const own = lost.filter(l => l.unit === group.unit)
  const all = own.reduce((sum, l) => sum + l.n, 0)
  if (all === 0) return n
  const men = groups
    .filter(x => x.unit === group.unit && x.who === 'men')
    .reduce((sum, x) => sum + x.reach.reduce((s, c) => s + c.n, 0), 0)
  if (group.who === 'champion') return all > men ? 0 : n
  const byTarget = own.filter(l => l.by === target).reduce((sum, l) => sum + l.n, 0)
  const others = all - byTarget
  const elsewhere = Math.max(0, men - n)
  return Math.max(0, n - byTarget - Math.max(0, others - elsewhere))
}

/** Blows of one group at one target: hits, wounds, saves, losses (WAB-MELEE-12 to 25). */
function strike(r: Table, combat: number, group: Group, target: number, n: number, lost: Lost[]): void {
  const g = r.field
  const u = g.units[group.unit]
  const struck = g.units[target]
  const body = bodyGuard(g, struck)
  const c = g.combats[combat]
  const kind = g.kinds[group.kind]
  const striker = group.who === 'crew' ? { ...u, kind: group.kind } : g.units[group.id]
  const foe = foesOf(g, u).find(f => f.unit === body)
  const wall = !c.stormed && foe?.theirs === 'front' && defendsAgainst(g, body, u) !== null
  const context: Context = { ...contextOf(u, c, foe), man: group.kind, occasion: 'blow' }
  // Over a defended wall nobody has anything of his charge but the first blow (WAB-OBST-03).
  if (wall) context.charging = false
  if (wall) context.leg = 'wall'
  const attacks = attacksOf(g, striker, kind, group.who === 'champion', { ...context, other: body }).total * n
  const need = toHitBlow(g, striker, kind, body, kindOf(g, struck), context)
  const strength = strengthOf(g, striker, kind, body, context).total - weakened(need.total)
  const again = adding('again', new Ledger(0), g, striker, { ...context, other: body }).total > 0
  const hits =
    need.total <= 1
      ? { faces: [0, 0, 0, 0, 0, 0], need: 1, n: attacks, again: [] }
      : throwDice(r, attacks, onDie(need.total), again)
  const rules: readonly Rule[] = need.total <= 1 ? ['WAB-MELEE-16'] : ['WAB-MELEE-12']
  r.tell({ type: 'blows', rules, unit: group.id, other: target, who: group.who, roll: hits, ledger: told(need) })
  for (const part of partsStruck(r, struck, hits.n, { ...context, other: u })) {
    const by = { combat, group, striker, strength, foe, lost }
    strikePart(r, by, struck, part, context)
  }
}
/** Hits without a die to hit, at its own Strength; not on characters in the ranks (WAB-CHA-26 to 28, WAB-RUL-272). */
function crash(r: Table, combat: number, group: Group, target: number, n: number, lost: Lost[]): void {
  const g = r.field
  const u = g.units[group.unit]
  const struck = g.units[target]
  const c = g.combats[combat]
  const foe = foesOf(g, u).find(f => f.unit === struck)
  const context: Context = { ...contextOf(u, c, foe), man: group.kind, occasion: 'blow' }
  const heavy = adding('impact', new Ledger(0), g, u, { ...context, charging: true }).total === 1
  const faces = dice(r, heavy ? n : 1)
  const hits = heavy ? faces.reduce((sum, f) => sum + Math.ceil(f / 2), 0) : faces[0] + 2
  const rules: readonly Rule[] = heavy ? ['WAB-CHA-27'] : ['WAB-CHA-28']
  r.tell({ type: 'impact', rules, unit: u.id, other: target, dice: faces, n: hits })
  if (!heavy && faces[0] >= 2) put(u, 'spent')
  const by = { combat, group, striker: u, strength: kindOf(g, u).s, foe, lost }
  for (const part of partsStruck(r, struck, hits, { ...context, other: u })) strikePart(r, by, struck, part, context)
}
/** A scythed chariot ends in its own impact, unless the die was a 1 (WAB-CHA-28, WAB-RUL-271). */
function spend(r: Table, u: Unit): void {
  if (!has(u, 'spent') || !onTable(u)) return
  const n = modelsIn(u)
  takeOff(r.field, u, n)
  r.tell({ type: 'fallen', rules: ['WAB-CHA-28'], unit: u.id, n, wounds: 0, by: u.id })
  lose(r, u, 'killed', ['WAB-CHA-28'])
}
interface Blow {
  combat: number
  group: Group
  striker: Unit
  strength: number
  foe: Foe | undefined
  lost: Lost[]
}
/** Hits of one group on what they have struck: wounds, saves, losses. */
function strikePart(r: Table, blow: Blow, struck: Unit, part: Part, context: Context): void {
  const g = r.field
  const { group, striker, strength, foe } = blow
  const u = g.units[group.unit]
  const body = bodyGuard(g, struck)
  const kind = kindOf(g, part.as)
  const wounding = toWound(g, striker, body, strength, kind.t, context)
  if (part.hits === 0 || wounding === null) return
  const wounds = throwDice(r, part.hits, wounding.total)
  r.tell({
    type: 'wounds',
    rules: ['WAB-MELEE-17', 'WAB-TOWOUND-01'],
    unit: group.id,
    other: part.unit.id,
    roll: wounds,
    ledger: told(wounding),
  })
  let unsaved = wounds.n
  const saving: Context = { occasion: 'blow', other: striker, combat: g.combats[blow.combat] }
  if (foe !== undefined) Object.assign(saving, { side: foe.theirs, theirs: foe.own })
  const save = saveOf(g, part.as, kind, strength, saving, group.kind)
  if (unsaved > 0 && save.total <= 6) {
    const saved = throwDice(r, unsaved, save.total)
    const unit = part.unit.id
    r.tell({ type: 'saves', rules: ['WAB-SAVE-01'], unit, other: group.id, roll: saved, ledger: told(save) })
    unsaved -= saved.n
  }
  if (unsaved === 0) return
  const score = (n2: number) => {
    const wounded = g.combats[blow.combat].wounds.slice()
    wounded[u.side] += n2
    amendCombat(g, blow.combat, { wounds: wounded })
  }
  if (isCharacter(g, struck)) {
    score(woundCharacter(r, struck, unsaved, u))
    if (isDead(g, struck)) slay(r, struck, body, u)
    return
  }
  const bore = hasStandard(part.unit)
  const { fallen, wounds: suffered } = hurt(
    r,
    part,
    unsaved,
    u,
    ['WAB-MELEE-20', 'WAB-MELEE-24'],
    endsTouched(g, part.unit),
  )
  score(suffered)
  if (fallen > 0) {
    blow.lost.push({ unit: part.unit.id, by: u.id, n: fallen })
    r.tell({ type: 'replies-lost', rules: ['WAB-MELEE-24'], unit: part.unit.id, n: fallen })
  }
  if (modelsIn(part.unit) === 0) wipeOut(r, part.unit, u, bore)
}
/** Which ends of a single rank are in contact. */
function endsTouched(g: Field, u: Unit): { left: boolean; right: boolean } {
  const files = filesOf(u)
  const touched = foesOf(g, u).flatMap(f => placesAgainst(g, u, f))
  return { left: touched.includes(0), right: touched.includes(files - 1) }
}
function slay(r: Table, hero: Unit, body: Unit, by: Unit): void {
  const g = r.field
  const { standard } = g.armies[hero.side]
  lose(r, hero, 'killed', ['WAB-PERS-30', 'WAB-PERS-31'])
  // A battle standard that falls with its last men is taken; otherwise it is only lost (WAB-BSB-06, 07).
  if (hero !== body && modelsIn(body) === 0) {
    if (hero.id === standard) takeArmyStandard(r, hero, by)
    wipeOut(r, body, by, false)
  }
}
/** WAB-STD-03 */
function wipeOut(r: Table, u: Unit, by: Unit, bore: boolean): void {
  const g = r.field
  winBack(r, u, by)
  if (bore) {
    g.trophies = [...g.trophies, { by: by.id, from: u.id, army: false }]
    r.tell({ type: 'captured', rules: ['WAB-STD-03', 'WAB-STD-04'], unit: by.id, other: u.id, army: false })
  }
  const body = bodyGuard(g, u)
  if (!onTable(body)) return
  const crew = crewOf(g, u)
  lose(r, u, 'killed', ['WAB-PANIC-09'])
  put(u, 'wiped')
  // Without their machine they do not fight (WAB-WAR-07).
  if (crew !== null) put(crew, 'broken', 0)
  // Who kills the crew has the machine as well (WAB-WAR-12).
  if (body !== u && crewsAt(g, body).length === 0) wipeOut(r, body, by, false)
}

/** Models that touch more than one kind of target share themselves out before they roll (WAB-MELEE-08, WAB-PMELEE-03 to 05). */
export const aim = question({
  name: 'aim',
  kind: 'assign',
  rules: ['WAB-MELEE-08', 'WAB-PMELEE-04', 'WAB-MIS-124'],
  with: (a: { combat: number; group: Group }) => a,
  seats: (g, v) => ownerOf(g, v.group.unit),
  next(_g, v, draft): Choice | null {
    const about = v.group.id
    if (draft.length % 2 === 1) {
      const t = thing(draft, draft.length - 1)
      return { of: 'number', min: 1, max: Math.max(1, canAim(v.group, t, draft.slice(0, -1))), about }
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

/** A challenge: the side whose turn it is first, then the other (WAB-CHAL-01 to 11, WAB-RUL-178). */
const duel = procedure({
  name: 'duel',
  gives: undefined,
  with: (a: { combat: number }) => ({ combat: a.combat, by: -1, answer: -1, hides: -1 }),
  lines: {
    first(r, v) {
      const g = r.field
      r.call(challenge, { combat: v.combat, side: g.active }, 'by')
    },
    second(r, v) {
      const g = r.field
      if (v.by < 0) r.call(challenge, { combat: v.combat, side: enemyOf(g.active) }, 'by')
    },
    told(r, v) {
      if (v.by < 0) return r.end(undefined)
      r.tell({ type: 'challenged', rules: ['WAB-CHAL-01', 'WAB-CHAL-02'], unit: v.by, other: -1 })
      r.call(accept, { combat: v.combat, by: v.by }, 'answer')
    },
    accepted(r, v) {
      const g = r.field
      if (v.answer >= 0) {
        amendCombat(g, v.combat, { duel: [v.by, v.answer] })
        r.tell({ type: 'accepted', rules: ['WAB-CHAL-04', 'WAB-CHAL-10'], unit: v.answer, other: v.by })
        return r.end(undefined)
      }
      r.call(withdraw, { combat: v.combat, by: v.by }, 'hides')
    },
    refused(r, v) {
      const g = r.field
      put(g.units[v.hides], 'withdrawn')
      r.tell({ type: 'refused', rules: ['WAB-CHAL-07', 'WAB-CHAL-08'], unit: v.hides, other: v.by })
    },
  },
})
const eligible = (g: Field, combat: number, side: Side): number[] =>
  champions(g, g.combats[combat], side).filter(id => refusal('challenge', g, g.units[id]) === null)
/** Those who have somebody to fight (WAB-RUL-154). */
const mayChallenge = (g: Field, combat: number, side: Side): number[] =>
  eligible(g, combat, side).filter(id => eligible(g, combat, enemyOf(side)).some(e => mayMeet(g, id, e)))
const mayAccept = (g: Field, combat: number, by: number): number[] =>
  eligible(g, combat, enemyOf(g.units[by].side)).filter(id => mayMeet(g, id, by))

/** WAB-CHAL-01 to 03 */
export const challenge = question({
  name: 'challenge',
  kind: 'one',
  rules: ['WAB-CHAL-02', 'WAB-CHAL-01'],
  with: (a: { combat: number; side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayChallenge(g, v.combat, v.side), enough: 'none' },
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})
/** WAB-CHAL-04 */
export const accept = question({
  name: 'accept',
  kind: 'one',
  rules: ['WAB-CHAL-04'],
  with: (a: { combat: number; by: number }) => a,
  seats: (g, v) => seatsOf(g, enemyOf(g.units[v.by].side)),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayAccept(g, v.combat, v.by), about: v.by, enough: 'refuse' },
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})
/** The challenger's side names who must hide (WAB-CHAL-07, WAB-RUL-154). */
export const withdraw = question({
  name: 'withdraw',
  kind: 'one',
  rules: ['WAB-CHAL-07'],
  with: (a: { combat: number; by: number }) => a,
  seats: (g, v) => seatsOf(g, g.units[v.by].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: mayAccept(g, v.combat, v.by), about: v.by },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const fightSteps = [fight, blows, aim, duel, challenge, accept, withdraw]
