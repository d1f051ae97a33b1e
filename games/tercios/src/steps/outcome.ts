import { type Choice, thing, word } from '@acies/kernel'
import { distanceTo, INCH, inches, type Pose, pose, slid } from '@acies/table'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { bodyOf, centresOf } from '../rules/bodies.ts'
import { distanceFrom } from '../rules/command.ts'
import { wayOf } from '../rules/ground.ts'
import { bodyHere, hasRoom, leastOf, plainSpeed, reorientedPose, speedOf } from '../rules/movement.ts'
import { armed, isArtillery, isCavalry, isInfantry } from '../rules/troop.ts'
import { pushed, pushedFrom, roomNear } from '../rules/withdrawal.ts'
import { has, leads, traitsWith } from '../traits/index.ts'
import { deedsOn } from './action-effects.ts'
import { goTo, putDown } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { destroy, disorder, loseGun, wearDown } from './losses.ts'
import { leaveBuilding } from './move.ts'
import { orderCheck } from './shooting.ts'
import { stepAside } from './step-aside.ts'

/** What follows a combat (TER-OUT-01 to 14), in the order of TER-RUL-101. */
export const outcome = procedure({
  name: 'outcome',
  gives: undefined,
  with: (a: {
    attacker: number
    defender: number
    lead: number
    attackerShaken: boolean
    defenderShaken: boolean
    flank: boolean
    counter: boolean
    shaky: boolean
  }) => ({
    attacker: a.attacker,
    defender: a.defender,
    lead: a.lead,
    attackerShaken: a.attackerShaken,
    defenderShaken: a.defenderShaken,
    flank: a.flank,
    counter: a.counter,
    shaky: a.shaky,
    loser: NOBODY,
    winner: NOBODY,
    retreats: false,
    spared: false,
    fell: false,
    distance: 0,
    pursues: false,
  }),
  lines: {
    decide(r, v) {
      const g = r.field
      const [a, d] = [g.troops[v.attacker], g.troops[v.defender]]
      v.fell = d.where !== 'table'
      if (a.where !== 'table' || d.where !== 'table') return
      // A tie is lost by whoever charged (TER-OUT-08).
      v.loser = v.lead > 0 ? d.id : a.id
      v.winner = v.lead > 0 ? a.id : d.id
      v.retreats = v.lead !== 0 && (v.loser === a.id ? v.attackerShaken : v.defenderShaken)
      if (v.lead > 0) extraWear(r, a, d, v.shaky)
      // Whoever charges to meet a charge has charged as well (TER-RUL-12).
      if (v.lead < 0 && v.counter) deepColumn(r, d, a)
      v.fell = g.troops[v.defender].where !== 'table'
      const beaten = g.troops[v.loser]
      if (v.lead !== 0) for (const t of traitsWith(g, beaten, 'isBeaten')) t.isBeaten(deedsOn(r), beaten)
    },
    elegant(r, v) {
      const g = r.field
      if (v.loser === NOBODY || !v.retreats || g.troops[v.loser].where !== 'table') return
      // Guns have nowhere to go in any case (TER-ART-22).
      if (isArtillery(g, g.troops[v.loser])) return
      const elegant = elegantFor(g, g.troops[v.loser])
      if (elegant !== NOBODY) r.call(spare, { unit: v.loser, commander: elegant }, 'spared')
    },
    lose(r, v) {
      const g = r.field
      if (v.loser === NOBODY) return
      const [u, winner] = [g.troops[v.loser], g.troops[v.winner]]
      if (u.where !== 'table') return
      if (v.spared) v.retreats = false
      const tied = v.lead === 0
      if (isArtillery(g, u) && !tied) return destroy(r, u, ['TER-ART-22'])
      if (!tied && u.emplaced) {
        v.fell = !holdsOut(r, u, winner, v.retreats)
        return
      }
      if (!tied && u.fortress && !v.retreats) return repel(r, u, winner)
      if (v.retreats && pursues(g, winner, u)) {
        v.pursues = true
        return destroy(r, u, isCavalry(g, u) ? ['TER-WPN-05'] : ['TER-CAV-07', 'TER-OUT-11'])
      }
      const flanked = v.flank && v.loser === v.defender
      if (v.retreats) retreat(r, u, winner, flanked)
      else disengage(r, u, winner, flanked)
      v.fell = v.loser === v.defender && g.troops[v.loser].where !== 'table'
      separate(r, winner)
    },
    aside(r) {
      // Whoever got away from the wreck is out of it before the winner goes on (TER-QUA-03).
      if (r.field.displaced.length > 0) r.call(stepAside, {})
    },
    pursue(r, v) {
      const g = r.field
      const winner = v.winner === NOBODY ? null : g.troops[v.winner]
      if (!v.pursues || winner === null || winner.where !== 'table') return
      goAhead(r, winner, inches(speedOf(g, winner, 'plain').value), 'pursued', ['TER-CAV-07'])
    },
    consolidate(r, v) {
      const g = r.field
      const a = g.troops[v.attacker]
      if (!v.fell || a.where !== 'table' || plainSpeed(g, a) === 0) return
      if (has(g, a, 'impetuous'))
        v.distance = 3 // TER-OUT-10, TER-CAV-24
      else r.call(consolidate, { unit: v.attacker }, 'distance')
    },
    goOn(r, v) {
      if (v.distance > 0) goAhead(r, r.field.troops[v.attacker], inches(v.distance), 'consolidated', ['TER-OUT-09'])
    },
    afterwards(r, v) {
      const g = r.field
      for (const [one, other] of [
        [v.attacker, v.defender],
        [v.defender, v.attacker],
      ]) {
        const [u, foe] = [g.troops[one], g.troops[other]]
        if (u.where !== 'table') continue
        // TER-WPN-07
        if (
          u.id === v.winner &&
          v.lead !== 0 &&
          foe.where === 'table' &&
          armed(g, u, 'two-handed-swords') &&
          !foe.disordered
        )
          if (!orderCheck(r, foe, 6)) disorder(r, foe, ['TER-WPN-07'])
        // Once, whoever else makes it so.
        if (foe.where === 'lost') traitsWith(g, u, 'destroys')[0]?.destroys(deedsOn(r), u)
      }
    },
  },
})

/** Wear beyond the round's: deep columns, determined troops (TER-CAV-20, TER-QUA-19). */
function extraWear(r: Table, a: Troop, d: Troop, shaky: boolean): void {
  const g = r.field
  const slower = plainSpeed(g, d) < plainSpeed(g, a)
  deepColumn(r, a, d)
  for (const t of traitsWith(g, a, 'beats')) t.beats(deedsOn(r), d, slower || shaky)
}
function deepColumn(r: Table, winner: Troop, loser: Troop): void {
  if (winner.members > 0 && !winner.emplaced) wearDown(r, loser, winner.members, ['TER-CAV-20'])
}

/** TER-QUA-25 */
function elegantFor(g: Field, u: Troop): number {
  for (const c of g.commanders) {
    if (c.side !== u.side || c.where !== 'table' || c.exhausted || leads(c, 'spares') === null) continue
    if (distanceFrom(g, c, u) <= inches(6) + 5) return c.id
  }
  return NOBODY
}
const SPARE = ['disengage', 'retreat'] as const
export const spare = question({
  name: 'spare',
  kind: 'one',
  rules: ['TER-QUA-25', 'TER-OUT-14'],
  with: (a: { unit: number; commander: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: SPARE, about: v.unit }),
  take(r, v, picks): boolean {
    if (word(picks, 0, SPARE) === 'retreat') return false
    const c = r.field.commanders.find(x => x.id === v.commander)
    if (c !== undefined) c.exhausted = true
    r.tell(event('exhausted', ['TER-QUA-25'], { unit: v.commander, other: v.unit }))
    return true
  },
})

/** Horse destroys foot that retreats, lances also horse (TER-CAV-07, TER-WPN-05). */
const pursues = (g: Field, winner: Troop, loser: Troop): boolean =>
  isCavalry(g, winner) && (isInfantry(g, loser) || (isCavalry(g, loser) && armed(g, winner, 'cavalry-lances')))

/** A wagon fort that lost stands; the attacker goes (TER-UNI-25). */
function repel(r: Table, u: Troop, attacker: Troop): void {
  r.tell(event('stood', ['TER-UNI-25'], { unit: u.id, other: attacker.id }))
  disengage(r, attacker, u, false)
  separate(r, u)
}
/** What is emplaced stays, the worse for it, and the attacker goes (TER-RUL-48); unless it breaks. */
function holdsOut(r: Table, u: Troop, attacker: Troop, retreats: boolean): boolean {
  if (retreats) {
    disorder(r, u, ['TER-UNI-29'])
    wearDown(r, u, 1, ['TER-UNI-29'])
  }
  if (u.where === 'lost') return false
  disengage(r, attacker, u, false)
  return true
}

/** The side of a base that looks at the enemy: 0 front, 1 right, 2 rear, 3 left. */
function sideTowards(u: Troop, foe: Troop): 0 | 1 | 2 | 3 {
  let side: 0 | 1 | 2 | 3 = 0
  let least = Number.POSITIVE_INFINITY
  for (const i of [0, 1, 2, 3] as const) {
    const d = distanceTo(bodyOf(foe), centresOf(u)[i])
    if (d >= least - 5) continue
    least = d
    side = i
  }
  return side
}
/** Whoever was struck in the flank turns that side to the enemy, if there is room for it where it goes (TER-OUT-03). */
function turnedAndPushed(g: Field, u: Troop, foe: Troop, far: number): { pose: Pose; gone: number } {
  const side = sideTowards(u, foe)
  if (side === 0) return pushed(g, u, u.facing + 18000, far)
  const turned = { ...u, ...reorientedPose(u, side) }
  const found = pushedFrom(g, u, turned, turned.facing + 18000, far)
  // Shut in as it is, it goes as it stands.
  return found ?? pushed(g, u, u.facing + side * 9000 + 18000, far)
}

/** TER-OUT-02 to 04 */
function disengage(r: Table, u: Troop, foe: Troop, flanked: boolean): void {
  const g = r.field
  if (u.where !== 'table' || plainSpeed(g, u) === 0) return
  withdraw(r, u, foe, flanked, inches(3), 'disengaged')
}
/** Twice its movement, disordered, facing the way it went (TER-OUT-06, 07). */
function retreat(r: Table, u: Troop, foe: Troop, flanked: boolean): void {
  const g = r.field
  u.fortress = false // TER-UNI-25
  loseGun(r, u) // TER-RUL-63
  disorder(r, u, ['TER-OUT-06'])
  withdraw(r, u, foe, flanked, inches(2 * plainSpeed(g, u)), 'retreated')
}

function withdraw(
  r: Table,
  u: Troop,
  foe: Troop,
  flanked: boolean,
  far: number,
  how: 'disengaged' | 'retreated',
): void {
  const g = r.field
  const was = [u.x, u.y, u.facing]
  const inside = u.building >= 0
  const { pose: at, gone } = inside
    ? outOfBuilding(g, u, foe, far)
    : flanked
      ? turnedAndPushed(g, u, foe, far)
      : pushed(g, u, u.facing + 18000, far)
  goTo(r, u, at)
  const way = wayOf(g, u, { x: was[0], y: was[1] }, u)
  if (how === 'retreated') {
    // About face: the base covers the same ground.
    const rear = centresOf(u)[2]
    const about = pose(rear.x, rear.y, u.facing + 18000)
    if (hasRoom(g, u, bodyHere(u, about))) putDown(r, u, about)
  }
  r.tell(
    event(how, how === 'retreated' ? ['TER-OUT-06'] : ['TER-OUT-02', 'TER-OUT-01'], {
      unit: u.id,
      other: foe.id,
      n: gone,
      path: [...was, u.x, u.y, u.facing],
    }),
  )
  if (way.disorders) disorder(r, u, ['TER-TRR-03'])
  if (gone >= far - 20) return
  if (how === 'disengaged' && has(g, u, 'keepsCalm')) return // TER-OUT-13
  r.tell(event('blocked', [how === 'retreated' ? 'TER-OUT-07' : 'TER-OUT-04'], { unit: u.id }))
  wearDown(r, u, 1, [how === 'retreated' ? 'TER-OUT-07' : 'TER-OUT-04'])
}
/** Out of the building on the far side, measured from its edge (TER-RUL-102). */
function outOfBuilding(g: Field, u: Troop, foe: Troop, far: number): { pose: Pose; gone: number } {
  const side = sideTowards(u, foe)
  const way = (u.facing + side * 9000 + 18000) % 36000
  const door = centresOf(u)[(side + 2) % 4]
  leaveBuilding(g, u)
  const outside = { ...u, x: door.x, y: door.y, facing: (way + 18000) % 36000 }
  const found = pushedFrom(g, u, outside, way, far)
  if (found !== null) return found
  const at = pose(outside.x, outside.y, outside.facing)
  return { pose: roomNear(g, u, at) ?? at, gone: 0 }
}

/** The winner keeps an inch from every enemy centre (TER-OUT-05, TER-RUL-41). */
function separate(r: Table, u: Troop): void {
  const g = r.field
  if (u.where !== 'table' || plainSpeed(g, u) === 0 || u.building >= 0) return
  const clear = (at: Pose): boolean => {
    const body = bodyHere(u, at)
    return g.troops.every(
      o =>
        o.where !== 'table' ||
        o.side === u.side ||
        Math.abs(o.x - at.x) > 40_000 ||
        centresOf(o).every(c => distanceTo(body, c) >= INCH - 5),
    )
  }
  const here = pose(u.x, u.y, u.facing)
  if (clear(here)) return
  for (const way of [18000, 9000, 27000]) {
    const d = leastOf(n => clear(slid(here, u.facing + way, n)), 2 * INCH)
    const at = slid(here, u.facing + way, d)
    if (!clear(at) || pushed(g, u, u.facing + way, d).gone < d - 5) continue
    putDown(r, u, at)
    const path = [here.x, here.y, here.facing, at.x, at.y, at.facing]
    return r.tell(event('separated', ['TER-OUT-05'], { unit: u.id, n: d, path }))
  }
}

/** Straight ahead, stopping an inch from enemies (TER-RUL-42, 43). */
function goAhead(r: Table, u: Troop, far: number, how: 'pursued' | 'consolidated', rules: readonly string[]): void {
  const g = r.field
  const was = [u.x, u.y, u.facing]
  const { pose: at, gone } = pushed(g, u, u.facing, far, INCH)
  if (gone === 0) return
  const way = wayOf(g, u, u, at)
  goTo(r, u, at)
  r.tell(event(how, rules, { unit: u.id, n: gone, path: [...was, at.x, at.y, at.facing] }))
  if (way.disorders) disorder(r, u, ['TER-TRR-03'])
}

/** Up to three inches ahead (TER-OUT-09). */
export const consolidate = question({
  name: 'consolidate',
  kind: 'number',
  rules: ['TER-OUT-09'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 1, max: 3, about: v.unit, enough: 'stay' },
  take: (_r, _v, picks): number => (picks.length === 0 ? 0 : thing(picks, 0)),
})
