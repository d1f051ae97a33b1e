import { behindOf } from '@acies/table'
import type { Who } from '../events.ts'
import {
  CHAMPION,
  type Combat,
  characterIn,
  type Field,
  has,
  isCharacterPlace,
  isFleeing,
  isMan,
  kindOf,
  onTable,
  roundsOf,
  type Unit,
} from '../position.ts'
import { contextWith } from '../traits/context.ts'
import { reckoned } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { heroesAboard, heroesOf, heroesTouched, mountOf } from './aboard.ts'
import { fightingRanks, fightsAs } from './blows.ts'
import { crewsAt, kindsIn, type Riding, ridersOf } from './crew.ts'
import { type Foe, foesOf } from './engaged.ts'
import { asKind } from './mixed.ts'
import { bodyGuard, ranksFor } from './ranks.ts'
import { touchedBy } from './touch.ts'

/** Models that strike at one moment: how many may strike at which of these targets (a unit's men, or a character). */
export interface Group {
  unit: number
  who: Who
  /** The character, or the unit itself. */
  id: number
  kind: number
  key: number
  reach: { targets: number[]; n: number }[]
}

/** Whom a place may strike at: the men of each unit it touches, the characters it touches who are free. */
function targetsOf(g: Field, foe: Unit, places: readonly number[], duel: readonly number[]): number[] {
  const targets: number[] = crewsAt(g, foe).map(u => u.id)
  if (places.some(p => !isCharacterPlace(foe.places[p]))) targets.push(foe.id)
  for (const p of places) {
    if (!isCharacterPlace(foe.places[p])) continue
    const c = characterIn(g, foe.places[p])
    if (!duel.includes(c.id) && !has(c, 'withdrawn')) targets.push(c.id)
  }
  for (const c of heroesTouched(g, foe, places)) if (!duel.includes(c.id)) targets.push(c.id)
  return targets
}

/** How a unit stands to a foe in this round. */
export function contextOf(u: Unit, c: Combat, foe: Foe | undefined): Context {
  const charging = has(u, 'charged') || has(u, 'burst-in') || has(u, 'countercharged')
  return contextWith(
    { round: roundsOf(u), charging, combat: c },
    { other: foe?.unit, side: foe?.own, theirs: foe?.theirs },
  )
}
/** When it strikes: chargers, then those who met them, then by Initiative (WAB-MELEE-03 to 06, WAB-RUL-152). */
function keyOf(g: Field, u: Unit, c: Combat, man: number, striker: Unit, foe: Foe | undefined): number {
  const { i } = g.kinds[man]
  const base = has(u, 'charged') || has(u, 'burst-in') ? 1000 + i : has(u, 'countercharged') ? 900 + i : i
  return reckoned('strikeKey', base, g, striker, contextWith(contextOf(u, c, foe), { man }))
}

/** What a place fights: targets it may strike at, foes it stands before. */
interface Fighting {
  targets: number[]
  foes: Foe[]
}
/** Everybody who fights in a combat, as things stand when the round begins (WAB-MELEE-07 to 10, WAB-CHMP-03). */
export function groupsOf(g: Field, c: Combat): Group[] {
  const groups: Group[] = []
  for (const id of c.units) {
    const u = g.units[id]
    if (!onTable(u) || isFleeing(u) || has(u, 'broken')) continue
    const foes = foesOf(g, u).filter(f => onTable(f.unit) && !isFleeing(f.unit))
    const reach = new Map<number, Fighting>()
    const add = (place: number, targets: readonly number[], foe: Foe) => {
      const known = reach.get(place) ?? { targets: [], foes: [] }
      for (const t of targets) if (!known.targets.includes(t)) known.targets.push(t)
      known.foes.push(foe)
      reach.set(place, known)
    }
    for (const foe of foes) {
      const ranksBy = fightingRanksBy(g, u, c, foe)
      const ranks = Math.max(...ranksBy.values())
      for (const [place, touched] of touchedBy(g, u, foe)) {
        add(place, targetsOf(g, foe.unit, touched, c.duel), foe)
        if (ranks > 1)
          behindOf(ranksFor(g, u), place, ranks - 1).forEach((behind, i) => {
            const who = u.places[behind]
            if (!isCharacterPlace(who) && i + 1 < (ranksBy.get(isMan(who) ? who : u.kind) ?? 1))
              add(behind, [foe.unit.id], foe)
          })
      }
    }
    const first = groups.length
    addGroups(g, u, c, reach, foes[0], groups)
    addAboard(g, u, c, reach, foes[0], groups)
    addMounts(g, u, c, foes[0], groups, first)
    const targets = [...new Set([...reach.values()].flatMap(x => x.targets))]
    addRiders(g, u, c, targets, foes[0], groups)
    addImpact(g, u, c, reach, foes[0], groups)
  }
  return groups
}
/** How many ranks fight, by the kind of men: each man has what his own weapon gives (WAB-MELEE-10, WAB-FRM-108). */
function fightingRanksBy(g: Field, u: Unit, c: Combat, foe: Foe): Map<number, number> {
  const context = contextOf(u, c, foe)
  const found = new Map([[u.kind, foe.own === 'front' ? fightingRanks(g, u, context) : 1]])
  if (foe.own === 'front')
    for (const p of u.places)
      if (isMan(p) && !found.has(p)) found.set(p, fightingRanks(g, u, contextWith(context, { man: p })))
  return found
}
function addGroups(
  g: Field,
  u: Unit,
  c: Combat,
  reach: ReadonlyMap<number, Fighting>,
  first: Foe | undefined,
  groups: Group[],
): void {
  const keys = new Map<string, number>()
  /** Who fights several strikes when the worst of his places lets him (WAB-WPN-30). */
  const keyFor = (man: number, striker: Unit, foes: readonly (Foe | undefined)[]): number => {
    let least = Number.POSITIVE_INFINITY
    for (const foe of foes) {
      const name = `${striker.id} ${man} ${foe?.unit.id} ${foe?.own}`
      const key = keys.get(name) ?? keyOf(g, u, c, man, striker, foe)
      keys.set(name, key)
      least = Math.min(least, key)
    }
    return least
  }
  const one = (who: Who, striker: Unit, targets: number[], foes: readonly (Foe | undefined)[]) => {
    const { kind } = striker
    groups.push({
      unit: u.id,
      who,
      id: striker.id,
      kind,
      key: keyFor(kind, striker, foes),
      reach: [{ targets, n: 1 }],
    })
  }
  for (const [place, { targets, foes }] of reach) {
    const who = u.places[place]
    if (who === undefined || targets.length === 0) continue
    if (isCharacterPlace(who)) {
      const hero = characterIn(g, who)
      if (!c.duel.includes(hero.id) && !has(hero, 'withdrawn')) one('character', hero, targets, foes)
      continue
    }
    if (who === CHAMPION) {
      one('champion', u, targets, foes)
      continue
    }
    const kind = isMan(who) ? who : u.kind
    if (g.kinds[kind].a === 0 && g.kinds[kind].crew.length > 0) continue
    const key = keyFor(kind, u, foes)
    let group = groups.find(x => x.unit === u.id && x.who === 'men' && x.kind === kind && x.key === key)
    if (group === undefined) {
      group = { unit: u.id, who: 'men', id: u.id, kind, key, reach: [] }
      groups.push(group)
    }
    const same = group.reach.find(r => r.targets.length === targets.length && r.targets.every(t => targets.includes(t)))
    if (same === undefined) group.reach.push({ targets, n: 1 })
    else same.n++
  }
  // Two who fight a challenge strike at nobody else (WAB-CHAL-10).
  for (const p of u.places) {
    if (!isCharacterPlace(p)) continue
    const hero = characterIn(g, p)
    const i = c.duel.indexOf(hero.id)
    if (i >= 0) one('character', hero, [c.duel[1 - i]], [first])
  }
}

/** Who rides with it strikes for himself: from an elephant to every side, from a chariot at whom it touches (WAB-PMOUNT-01). */
function addAboard(
  g: Field,
  u: Unit,
  c: Combat,
  reach: ReadonlyMap<number, Fighting>,
  foe: Foe | undefined,
  groups: Group[],
): void {
  for (const hero of heroesAboard(g, u)) {
    if (has(hero, 'withdrawn')) continue
    const i = c.duel.indexOf(hero.id)
    const targets = i >= 0 ? [c.duel[1 - i]] : [...new Set([...reach.values()].flatMap(x => x.targets))]
    if (targets.length === 0) continue
    const key = keyOf(g, u, c, hero.kind, hero, foe)
    groups.push({ unit: u.id, who: 'character', id: hero.id, kind: hero.kind, key, reach: [{ targets, n: 1 }] })
  }
}
/** A warhorse strikes for itself, beside its rider, but not at wagons (WAB-FRM-107, WAB-MELEE-09, WAB-WAG-24). */
function addMounts(g: Field, u: Unit, c: Combat, foe: Foe | undefined, groups: Group[], from: number): void {
  const steed = g.kinds.findIndex(k => k.profile === 'warhorse')
  if (steed < 0) return
  for (const group of groups.slice(from)) {
    const rider = g.units[group.id]
    if (!g.kinds[group.kind].traits.includes('warhorse') || fightsAs(g, rider, g.kinds[group.kind]) !== 'cavalry')
      continue
    const reach = group.reach
      .map(({ targets, n }) => ({
        n,
        targets: targets.filter(t => kindOf(g, bodyGuard(g, g.units[t])).troop !== 'wagon' && !c.duel.includes(t)),
      }))
      .filter(x => x.targets.length > 0)
    if (reach.length === 0) continue
    const key = keyOf(g, u, c, steed, u, foe)
    groups.push({ unit: u.id, who: 'mount', id: group.id, kind: steed, key, reach })
  }
}
/** What crashes into the enemy strikes before its crew, after pikes (WAB-CHA-22, 26, 29, WAB-RUL-201). */
function addImpact(
  g: Field,
  u: Unit,
  c: Combat,
  reach: ReadonlyMap<number, Fighting>,
  foe: Foe | undefined,
  groups: Group[],
): void {
  const context = contextOf(u, c, foe)
  const charged = has(u, 'charged') || has(u, 'burst-in')
  if (reckoned('impact', 0, g, u, contextWith(context, { charging: charged })) === 0) return
  const targets = [...new Set([...reach.values()].flatMap(x => x.foes.map(f => f.unit.id)))]
  // Nobody crashes into anybody while two fight it out (WAB-CHAL-13).
  if (targets.length === 0 || heroesAboard(g, u).some(h => c.duel.includes(h.id))) return
  const key = keyOf(g, u, c, u.kind, u, foe) + 0.5
  groups.push({ unit: u.id, who: 'impact', id: u.id, kind: u.kind, key, reach: [{ targets, n: reach.size }] })
}
/** Of the men in a wagon five find room on each side that is attacked (WAB-WAG-36). */
function ableAboard(g: Field, u: Unit, men: readonly Riding[]): Riding[] {
  if (kindOf(g, u).troop !== 'wagon') return [...men]
  let room = 5 * new Set(foesOf(g, u).map(f => f.own)).size
  return men.flatMap(x => {
    const n = Math.min(room, x.n)
    room -= n
    return n > 0 ? [{ ...x, n }] : []
  })
}
/** Whoever rides it strikes to every side of it, each kind with its own profile (WAB-ELE-17, 23, WAB-WAG-16, WAB-WAR-18). */
function addRiders(g: Field, u: Unit, c: Combat, targets: number[], foe: Foe | undefined, groups: Group[]): void {
  if (targets.length === 0 || kindOf(g, u).crew.length === 0 || has(u, 'spares')) return
  const served = crewsAt(g, u)
  const riders = served.length > 0 ? served.flatMap(s => ableAboard(g, u, kindsIn(g, s))) : ridersOf(g, u)
  const more = reckoned('blowsAboard', 0, g, u)
  const leads = riders.at(-1)?.index
  for (const { index, kind, n } of riders) {
    if (kind.a === 0) continue
    groups.push({
      unit: u.id,
      who: 'crew',
      id: u.id,
      kind: index,
      key: keyOf(g, u, c, index, asKind(u, index), foe),
      reach: [{ targets, n: index === leads ? n + more : n }],
    })
  }
}

/** Who rides a chariot or an elephant meets only his like (WAB-CHAL-05, 06, WAB-RUL-115). */
export function mayMeet(g: Field, a: number, b: number): boolean {
  const one = mountOf(g, g.units[a])
  const two = mountOf(g, g.units[b])
  return one === two || ![one, two].some(troop => troop === 'chariot' || troop === 'elephant')
}
/** Characters of a side in a combat who could take up a challenge (WAB-CHAL-02, 04, WAB-RUL-154). */
export function champions(g: Field, c: Combat, side: number): number[] {
  const found: number[] = []
  for (const id of c.units) {
    const u = g.units[id]
    if (u.side !== side || !onTable(u) || isFleeing(u)) continue
    for (const hero of heroesOf(g, u)) if (!has(hero, 'withdrawn')) found.push(hero.id)
  }
  return found
}
