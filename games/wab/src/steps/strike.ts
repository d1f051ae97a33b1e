import type { Reckoning, Roll, Rule } from '../events.ts'
import { type Field, has, isCharacter, kindOf, modelsIn, onTable, put, type Unit } from '../position.ts'
import { attacksOf, onDie, saveOf, strengthOf, toHitBlow, toWound, weakened } from '../rules/blows.ts'
import { filesOf } from '../rules/bodies.ts'
import { crewOf, crewsAt } from '../rules/crew.ts'
import { amendCombat, type Foe, foesOf, placesAgainst } from '../rules/engaged.ts'
import { contextOf, type Group } from '../rules/fight.ts'
import { asKind, menStruck } from '../rules/mixed.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { bodyGuard, hasStandard, takeOff } from '../rules/ranks.ts'
import { contextWith } from '../traits/context.ts'
import { reckoned, refusal } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { dice, type Table, throwDice, told } from './book.ts'
import { isDead, lose, takeArmyStandard, winBack, woundCharacter } from './losses.ts'
import { hurt, type Part, partsStruck } from './parts.ts'

export interface Lost {
  unit: number
  by: number
  n: number
}

/** Blows that have been thrown: at whom, at which kind of his men, how many dice, what came of them. */
export interface Swing {
  target: number
  as: number
  attacks: number
  strength: number
  hits: Roll
  ledger: Reckoning
}
function contextAt(g: Field, combat: number, group: Group, body: Unit): { context: Context; foe: Foe | undefined } {
  const u = g.units[group.unit]
  const c = g.combats[combat]
  const foe = foesOf(g, u).find(f => f.unit === body)
  const wall = !c.stormed && foe?.theirs === 'front' && defendsAgainst(g, body, u) !== null
  const context: Context = contextWith(contextOf(u, c, foe), { man: group.kind, occasion: 'blow' })
  // Over a defended wall nobody has anything of his charge but the first blow (WAB-OBST-03).
  if (wall || refusal('be-wall', g, body, { other: u }) !== null) context.charging = false
  if (wall) context.leg = 'wall'
  return { context, foe }
}
const strikerOf = (g: Field, group: Group): Unit =>
  group.who === 'crew' ? asKind(g.units[group.unit], group.kind) : g.units[group.id]
/** Dice of one group to hit one target (WAB-MELEE-12 to 16). */
export function swing(r: Table, combat: number, group: Group, target: number, n: number, wants: string): Swing[] {
  const g = r.field
  const u = g.units[group.unit]
  const struck = g.units[target]
  const body = bodyGuard(g, struck)
  const kind = g.kinds[group.kind]
  const striker = strikerOf(g, group)
  const { context, foe } = contextAt(g, combat, group, body)
  return menStruck(g, u, foe, struck, n, wants).map(({ as, n: able }) => {
    const attacks =
      attacksOf(g, striker, kind, group.who === 'champion', contextWith(context, { other: body })).total * able
    const need = toHitBlow(g, striker, kind, body, kindOf(g, as), context)
    const strength = strengthOf(g, striker, kind, body, context).total - weakened(need.total)
    const again = reckoned('again', 0, g, striker, contextWith(context, { other: body })) > 0
    const hits =
      need.total <= 1
        ? { faces: [0, 0, 0, 0, 0, 0], need: 1, n: attacks, again: [] }
        : throwDice(r, attacks, onDie(need.total), again)
    const rules: readonly Rule[] = need.total <= 1 ? ['WAB-MELEE-16'] : ['WAB-MELEE-12']
    const ledger = told(need)
    r.tell({ type: 'blows', rules, unit: group.id, other: target, who: group.who, roll: hits, ledger })
    return { target, as: as.kind, attacks, strength, hits, ledger }
  })
}
/** All the dice again, those that hit as well; what falls now stands (WAB-FRM-106). */
export function swungAgain(r: Table, group: Group, swing: Swing): Swing {
  const hits = throwDice(r, swing.attacks, swing.hits.need)
  const { target, ledger } = swing
  r.tell({ type: 'blows', rules: ['WAB-FRM-106'], unit: group.id, other: target, who: group.who, roll: hits, ledger })
  return { ...swing, hits }
}
/** Hits of one group on one target: wounds, saves, losses (WAB-MELEE-17 to 25). */
export function land(
  r: Table,
  combat: number,
  group: Group,
  { target, as, strength, hits }: Swing,
  lost: Lost[],
): void {
  const g = r.field
  const struck = g.units[target]
  const { context, foe } = contextAt(g, combat, group, bodyGuard(g, struck))
  const by = { combat, group, striker: strikerOf(g, group), strength, foe, lost }
  for (const part of partsStruck(r, struck, hits.n, contextWith(context, { other: g.units[group.unit] })))
    strikePart(r, by, struck, part.as === struck ? { ...part, as: asKind(struck, as) } : part, context)
}
/** Hits without a die to hit, at its own Strength; not on characters in the ranks (WAB-CHA-26 to 28, WAB-RUL-272). */
export function crash(r: Table, combat: number, group: Group, target: number, n: number, lost: Lost[]): void {
  const g = r.field
  const u = g.units[group.unit]
  const struck = g.units[target]
  const c = g.combats[combat]
  const foe = foesOf(g, u).find(f => f.unit === struck)
  const context: Context = contextWith(contextOf(u, c, foe), { man: group.kind, occasion: 'blow' })
  const heavy = reckoned('impact', 0, g, u, contextWith(context, { charging: true })) === 1
  const faces = dice(r, heavy ? n : 1)
  const hits = heavy ? faces.reduce((sum, f) => sum + Math.ceil(f / 2), 0) : faces[0] + 2
  const rules: readonly Rule[] = heavy ? ['WAB-CHA-27'] : ['WAB-CHA-28']
  r.tell({ type: 'impact', rules, unit: u.id, other: target, dice: faces, n: hits })
  if (!heavy && faces[0] >= 2) put(u, 'spent')
  const by = { combat, group, striker: u, strength: kindOf(g, u).s, foe, lost }
  for (const part of partsStruck(r, struck, hits, contextWith(context, { other: u })))
    strikePart(r, by, struck, part, context)
}
/** A scythed chariot ends in its own impact, unless the die was a 1 (WAB-CHA-28, WAB-RUL-271). */
export function spend(r: Table, u: Unit): void {
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
  const saver = part.saver ?? part.as
  const save = saveOf(g, saver, kindOf(g, saver), strength, saving, group.kind)
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
  if (isCharacter(g, part.unit)) {
    score(woundCharacter(r, part.unit, unsaved, u))
    if (isDead(g, part.unit)) slay(r, part.unit, body, u)
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
