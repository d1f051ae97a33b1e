import { distance, inches, meets, overlaps, type Pose, slid } from '@acies/table'
import {
  type Commander,
  enemyOf,
  type Field,
  inPlay,
  kindOf,
  membersOf,
  onTable,
  type Side,
  type Troop,
} from '../position.ts'
import { bodyOf, commanderBody, drawUp } from '../rules/bodies.ts'
import { keepFront } from '../rules/column.ts'
import { interacts, reachedBy } from '../rules/command.ts'
import { impassableUnder } from '../rules/ground.ts'
import { worth } from '../rules/special.ts'
import { staminaOf } from '../rules/troop.ts'
import { changed } from '../rules/values.ts'
import { helps, leads, riderWith, traitsWith } from '../traits/index.ts'
import { atLeast, event, roll, type Table } from './book.ts'

/** TER-MRK-04; disorder does not add up. */
export function disorder(r: Table, u: Troop, rules: readonly string[]): void {
  if (u.disordered || u.where === 'lost') return
  u.disordered = true
  r.tell(event('disordered', rules, { unit: u.id }))
}

/** Adds wear; whoever goes beyond his stamina is checked at once (TER-SHO-09, TER-BRK-01). */
export function wearDown(r: Table, u: Troop, n: number, rules: readonly string[]): void {
  if (n <= 0 || u.where === 'lost') return
  u.wear += n
  r.tell(event('wear', rules, { unit: u.id, n }))
  breakIfWorn(r, u)
}

/** TER-MRK-06 */
export function breakIfWorn(r: Table, u: Troop): void {
  const g = r.field
  while (u.wear > staminaOf(g, u) && u.members > 0) loseMember(r, u)
  const excess = u.wear - staminaOf(g, u)
  if (excess <= 0 || u.where === 'lost') return
  if (holdsFirm(r, u, excess)) u.wear = staminaOf(g, u)
  else destroy(r, u, ['TER-BRK-05'])
}

/** As many sixes as break points, with the list's own discipline (TER-BRK-02, 03). */
function holdsFirm(r: Table, u: Troop, excess: number): boolean {
  const g = r.field
  let dice = kindOf(g, u).discipline
  const [hired] = traitsWith(g, u, 'breaks')
  if (hired !== undefined) {
    const payer = reachedBy(g, u, 'pays')
    if (payer === null) {
      r.tell(event('break-check', ['TER-BRK-06', hired.breaks], { unit: u.id, n: excess, need: 6 }))
      return false
    }
    dice = changed(dice, leads(payer, 'pays')?.pays(payer) ?? 0)
  }
  const faces = roll(r, dice)
  r.tell(event('break-check', ['TER-BRK-01', 'TER-BRK-03'], { unit: u.id, n: excess, dice: faces, need: 6 }))
  if (atLeast(faces, 6) >= excess) return true
  const rider = riderWith(g, u, 'breaksTwice')
  const [again] = traitsWith(g, u, 'breaksTwice')
  if (rider === null || again === undefined) return false
  const second = roll(r, dice)
  r.tell(event('break-check', ['TER-BRK-07', again.breaksTwice], { unit: u.id, n: excess, dice: second, need: 6 }))
  loseCommander(r, rider, [again.breaksTwice])
  return atLeast(second, 6) >= excess
}

/** One of a column or fortification is lost, and its share of the wear with it (TER-BRK-08, TER-UNI-33, TER-CAV-18). */
function loseMember(r: Table, u: Troop): void {
  const g = r.field
  const rear = membersOf(g, u).at(-1)
  if (rear === undefined) {
    u.members = 0
    return
  }
  rear.where = 'lost'
  rear.host = -1
  rear.card = 'none'
  rear.effects = []
  u.members--
  u.wear = Math.max(0, u.wear - (kindOf(g, u).stamina + 1))
  keepFront(g, u)
  drawUp(g, u)
  r.tell(event('destroyed', [u.emplaced ? 'TER-UNI-33' : 'TER-CAV-18', 'TER-BRK-08'], { unit: rear.id, other: u.id }))
  score(r, enemyOf(u.side), worth(g, rear), rear.id, ['TER-UNI-34', 'TER-GLO-05'])
}

function score(r: Table, side: Side, n: number, unit: number, rules: readonly string[]): void {
  r.field.points[side] += n
  r.tell(event('points', rules, { unit, n, other: side }))
}

/** Off the table, with all that hangs on it (TER-BRK-05, TER-CMD-43, 44, 41). */
export function destroy(r: Table, u: Troop, rules: readonly string[]): void {
  const g = r.field
  if (u.where === 'lost') return
  const body = bodyOf(u)
  const wasHere = onTable(u)
  u.where = 'lost'
  u.card = 'none'
  u.leaves = 'none'
  u.joint = -1
  u.building = -1
  u.effects = []
  if (g.moving === u.id) g.moving = -1
  r.tell(event('destroyed', rules, { unit: u.id }))
  score(r, enemyOf(u.side), worth(g, u), u.id, ['TER-GLO-05'])
  loseGun(r, u)
  for (const m of g.troops)
    if (m.host === u.id && m.where === 'joined') {
      m.where = 'lost'
      m.host = -1
      m.card = 'none'
      m.effects = []
      score(r, enemyOf(u.side), worth(g, m), m.id, ['TER-UNI-34', 'TER-GLO-05'])
    }
  const riders = g.commanders.filter(c => c.inside === u.id)
  for (const c of riders) fallWith(r, c)
  if (wasHere)
    for (const c of g.commanders) {
      if (riders.includes(c)) continue
      if (c.side !== u.side || c.where !== 'table' || c.inside >= 0) continue
      if (distance(commanderBody(c), body) > inches(6) + 5) continue
      const company = g.troops.some(
        o => o.where === 'table' && interacts(g, c, o) && distance(commanderBody(c), bodyOf(o)) <= inches(6) + 5,
      )
      if (!company) coward(r, c)
    }
  unneeded(r, u.side)
  endIfNobodyIsLeft(r, u.side)
}

/** The gun goes with its formation (TER-ART-15, 17). */
export function loseGun(r: Table, u: Troop): void {
  const g = r.field
  if (u.gun < 0) return
  const gun = g.troops[u.gun]
  u.gun = -1
  gun.where = 'lost'
  gun.host = -1
  r.tell(event('destroyed', ['TER-ART-15'], { unit: gun.id, other: u.id }))
  score(r, enemyOf(u.side), worth(g, gun), gun.id, ['TER-ART-17', 'TER-GLO-05'])
}

/** TER-CMD-43, TER-QUA-03 */
function fallWith(r: Table, c: Commander): void {
  const host = r.field.troops[c.inside]
  const lucky = leads(c, 'getsAway')
  if (lucky === null) return loseCommander(r, c, ['TER-CMD-43'])
  const dice = roll(r, c.level)
  const n = atLeast(dice, 5)
  r.tell(event('commander-check', [lucky.getsAway], { unit: c.id, dice, need: 5 }))
  if (n === 0) return loseCommander(r, c, ['TER-CMD-43'])
  if (n < 2) c.exhausted = true
  getOff(r, c, host)
}
/** A commander whose troop is no more stands by it, and his owner will say where (TER-QUA-03, TER-QUA-29). */
export function getOff(r: Table, c: Commander, host: Troop): void {
  c.inside = -1
  standClear(r.field, c, host)
  r.field.displaced.push({ commander: c.id, by: host.id, x: host.x, y: host.y })
}

/** TER-CMD-44 */
function coward(r: Table, c: Commander): void {
  const dice = roll(r, c.level)
  r.tell(event('commander-check', ['TER-CMD-44'], { unit: c.id, dice, need: 5 }))
  if (atLeast(dice, 5) === 0) loseCommander(r, c, ['TER-CMD-44'])
}

/** TER-CMD-41 */
function unneeded(r: Table, side: Side): void {
  const g = r.field
  for (const c of g.commanders)
    if (c.side === side && c.where !== 'lost' && !g.troops.some(u => u.where !== 'lost' && interacts(g, c, u)))
      loseCommander(r, c, ['TER-CMD-41'])
}

export function loseCommander(r: Table, c: Commander, rules: readonly string[]): void {
  const g = r.field
  if (c.where === 'lost') return
  const host = c.inside >= 0 ? g.troops[c.inside] : null
  c.where = 'lost'
  c.inside = -1
  r.tell(event('commander-lost', [...rules, 'TER-CMD-40'], { unit: c.id }))
  if (c.chief) score(r, enemyOf(c.side), 3, c.id, ['TER-GLO-05'])
  if (host !== null && host.where !== 'lost' && helps(c, 'stamina')) breakIfWorn(r, host) // TER-RUL-45
}

/** A commander's token is put beside whatever stands on him, free of everybody. */
export function standClear(g: Field, c: Commander, from: Pose): void {
  for (let d = inches(1); d < inches(30); d += inches(0.5))
    for (let way = 0; way < 36000; way += 3000) {
      const at = slid(from, from.facing + 18000 + way, d)
      if (commanderMayStand(g, c, at.x, at.y)) {
        c.x = at.x
        c.y = at.y
        return
      }
    }
}
/** He is a unit too: on nobody, troop or commander (TER-GEN-01, TER-MOV-08). */
export function commanderMayStand(g: Field, c: Commander, x: number, y: number): boolean {
  const { radius } = c
  if (x < radius || y < radius || x > g.width - radius || y > g.depth - radius) return false
  const body = commanderBody({ x, y, radius })
  if (impassableUnder(g, body, -1) !== null) return false
  for (const u of g.troops) if (u.where === 'table' && meets(body, bodyOf(u))) return false
  return !g.commanders.some(o => o !== c && o.where === 'table' && o.inside < 0 && overlaps(body, commanderBody(o)))
}

/** A side without troops has lost, at once (TER-RUL-97). */
function endIfNobodyIsLeft(r: Table, side: Side): void {
  const g = r.field
  if (g.troops.some(u => u.side === side && (inPlay(u) || u.where === 'reserve'))) return
  const winner = enemyOf(side)
  const lead = Math.abs(g.points[winner] - g.points[side])
  end(r, winner, gradeOf(lead))
}
export const gradeOf = (lead: number): Field['grade'] => (lead >= 5 ? 'decisive' : lead >= 3 ? 'clear' : 'fair')
export function end(r: Table, winner: Side | -1, grade: Field['grade']): void {
  if (r.field.grade !== 'none') return
  r.field.grade = grade
  r.tell(event('ended', ['TER-BAT-04'], { other: winner, word: grade, n: r.field.turn }))
  r.finish(winner < 0 ? [] : [winner])
}
