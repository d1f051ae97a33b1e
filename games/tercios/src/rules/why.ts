import { inches } from '@acies/table'
import { type Commander, commanderOf, type Field, isCommander, type Side, type Troop } from '../position.ts'
import { has, isCommon, markedWith, ruleOfTrait, TRAITS, traitsWith } from '../traits/index.ts'
import type { Hooks } from '../traits/trait.ts'
import { actionNamed } from './actions.ts'
import { Sighting } from './aim.ts'
import { waitsForLeavers } from './column.ts'
import { commanderSees, interacts, reaches } from './command.ts'
import { isReaction, mayShoot, missileOf, type Occasion, rangeOf, shotBarred } from './fighting.ts'
import { chargeTo, plainSpeed } from './movement.ts'
import { ANY_DISTANCE, lineTo, unseenBy } from './sight.ts'
import { isArtillery, isCavalry, isInfantry } from './troop.ts'

/** Why not: the rule that really forbids what was picked. What is allowed is never asked here; null: nothing to add. */
type Why = string | null
type Acts = NonNullable<Hooks['acts']>

const troopOf = (g: Field, pick: unknown): Troop | undefined =>
  typeof pick === 'number' && !isCommander(pick) ? g.troops[pick] : undefined

/** Why a troop may not be activated now (TER-ACT-05, 06; what binds whom: TER-QUA-06, 11, 18, 45, 46, TER-CMD-32). */
export function whyNotActive(g: Field, side: Side, pick: unknown): Why {
  const u = troopOf(g, pick)
  if (u === undefined || u.side !== side) return 'TER-ACT-01'
  if (u.where === 'lost') return 'TER-BRK-05'
  if (u.where === 'joined') return 'TER-CAV-19'
  if (u.where === 'integrated') return 'TER-ART-14'
  if (waitsForLeavers(g, u)) return 'TER-CAV-21'
  if (u.acted || u.card === 'none') return 'TER-ACT-06'
  if (g.forced[side] >= 0 && g.forced[side] !== u.id) return 'TER-QUA-11'
  const mates = u.joint < 0 ? [u] : g.troops.filter(o => o.joint === u.joint)
  const threat = mates.map(o => boundTo(o, 'in-reaction')).find(rule => rule !== null)
  if (threat !== undefined) return threat
  if (mates.some(o => o.id === g.barred[side])) return 'TER-QUA-45'
  const pair = g.troops.find(o => o.side === side && !o.acted && boundTo(o, 'together') !== null)
  if (pair !== undefined && boundTo(u, 'together') === null) return boundTo(pair, 'together')
  if (g.must.some(id => id !== u.id && g.troops[id]?.side === side && !g.troops[id].acted)) return 'TER-CMD-32'
  return boundTo(u, 'last')
}
/** By which rule its turn to act is not its own, or null. */
export const boundTo = (u: Troop, how: Acts): Why => markedWith(u, 'acts').find(t => t.acts === how)?.rules[0] ?? null

/** Why an enemy may not be charged (TER-ORD-23, TER-CHG-03, 06, TER-UNI-21, 29). */
export function whyNotCharged(g: Field, u: Troop, pick: unknown): Why {
  const target = troopOf(g, pick)
  if (target === undefined) return isCommander(Number(pick)) ? 'TER-CMD-08' : 'TER-CHG-02'
  if (target.side === u.side) return 'TER-CHG-02'
  if (target.where === 'ambush') return 'TER-UNI-09'
  if (target.where !== 'table') return 'TER-CHG-06'
  const unseen = unseenBy(g, u, target)
  if (unseen !== null) return unseen === 'TER-TRR-06' ? 'TER-TRR-10' : 'TER-CHG-06'
  return chargeTo(g, u, target) === null ? 'TER-ORD-23' : null
}

/** Why a troop may not shoot on this occasion at all. */
export function whyNoShot(g: Field, u: Troop, occasion: Occasion): Why {
  const missile = missileOf(g, u)
  if (missile === null) return 'TER-SHO-01'
  if (u.limbered) return 'TER-ART-04'
  if (mayShoot(g, u, occasion)) return null
  if (missile.gun) return 'TER-WPN-16'
  const special = shotBarred(g, u, occasion)
  if (special !== null) return special
  return isReaction(occasion) ? 'TER-REA-41' : 'TER-SHO-01'
}

/** Why an enemy may not be shot at (TER-SHO-03, TER-LOS). */
export function whyNotShotAt(g: Field, u: Troop, pick: unknown, occasion: Occasion): Why {
  const target = troopOf(g, pick)
  if (target === undefined) return isCommander(Number(pick)) ? 'TER-CMD-08' : 'TER-SHO-02'
  if (target.side === u.side) return 'TER-SHO-02'
  if (target.where === 'ambush') return 'TER-UNI-09'
  if (target.where !== 'table') return 'TER-SHO-02'
  const missile = missileOf(g, u)
  const unarmed = whyNoShot(g, u, occasion)
  if (unarmed !== null || missile === null) return unarmed
  const [unseen] = markedWith(target, 'unseen')
  if (unseen !== undefined) return unseen.rules[0]
  const line = lineTo(g, u, target, ANY_DISTANCE, missile.bow)
  if (line === null) return unseenBy(g, u, target, missile.bow) ?? 'TER-LOS-01'
  return line.length > inches(rangeOf(u, missile)) + 5 ? 'TER-SHO-03' : null
}

/** Why a commander may not be activated. */
export function whyNoCommander(g: Field, side: Side, pick: unknown): Why {
  if (typeof pick !== 'number' || !isCommander(pick)) return 'TER-ACT-02'
  const c = commanderOf(g, pick)
  if (c === undefined || c.side !== side) return 'TER-ACT-01'
  if (c.where === 'lost') return 'TER-CMD-40'
  if (c.exhausted) return 'TER-MRK-07'
  if (c.inside >= 0 && (c.fresh || g.troops[c.inside].acted)) return 'TER-CMD-16'
  return g.shrewd[side] >= 0 && g.shrewd[side] !== c.id ? 'TER-QUA-60' : null
}

/** Why he may not join a troop. */
export function whyNotJoined(g: Field, c: Commander, pick: unknown): Why {
  const u = troopOf(g, pick)
  if (u === undefined || u.where !== 'table') return 'TER-CMD-12'
  if (u.id === c.inside) return 'TER-CMD-17'
  return interacts(g, c, u) ? 'TER-CMD-14' : 'TER-CMD-03'
}

/** Why he may not do that, or not to them (TER-CMD-20, TER-CMD-30, TER-ART-21). */
export function whyNoAction(g: Field, c: Commander, action: string, draft: readonly unknown[], pick: unknown): Why {
  if (draft.length === 0) return whyNotDone(g, c, String(pick))
  const rule = ruleOfTrait(action)
  const u = troopOf(g, pick)
  if (u === undefined || u.where !== 'table') return rule
  const { targets, guns, anywhere } = actionNamed(action)
  const friends = targets(new Sighting(g, c), [])
  const own =
    friends !== null && 'options' in friends && friends.options.some(o => g.troops[Number(o)]?.side === c.side)
  if (u.side === c.side && own) {
    if (isArtillery(g, u) && guns !== true) return 'TER-ART-21'
    if (!interacts(g, c, u)) return 'TER-CMD-03'
    if (anywhere !== true && !reaches(g, c, u)) return 'TER-CMD-05'
    if (!commanderSees(g, c, u)) return 'TER-CMD-20'
    return rule
  }
  if (u.side !== c.side && isArtillery(g, u)) return 'TER-ART-21'
  return u.side !== c.side && !commanderSees(g, c, u) ? 'TER-CMD-20' : rule
}
function whyNotDone(g: Field, c: Commander, name: string): Why {
  if (isCommon(name))
    return actionNamed(name).possible?.(new Sighting(g, c)) === false ? ruleOfTrait(name) : 'TER-CMD-20'
  if (!c.qualities.some(q => q === name)) return 'TER-CMD-30'
  return TRAITS.named(name).action === undefined ? 'TER-CMD-35' : ruleOfTrait(name)
}

/** Why a troop does not turn (TER-UNI-21, 29, TER-MOV-13, TER-GEN-05). */
export function whyNoTurn(g: Field, u: Troop): string {
  if (u.emplaced) return 'TER-UNI-29'
  if (u.fortress) return 'TER-UNI-21'
  if (u.building >= 0) return 'TER-SCN-18'
  return plainSpeed(g, u) === 0 ? 'TER-ART-01' : 'TER-MOV-13'
}

/** Why a reply is not to be had (TER-REA-04, TER-CAV-05, TER-QUA-23). */
export function whyNoReply(g: Field, u: Troop, charger: Troop, charge: boolean, pick: unknown): Why {
  if (pick === 'card') return u.where === 'ambush' ? 'TER-UNI-09' : 'TER-ACT-06'
  if (pick !== 'evade') return 'TER-REA-02'
  if (!charge) return 'TER-CAV-05'
  if (isCavalry(g, u)) return has(g, u, 'heavy') && isCavalry(g, charger) ? 'TER-CAV-04' : 'TER-CAV-05'
  return isInfantry(g, u) && has(g, u, 'light') ? 'TER-QUA-23' : 'TER-REA-60'
}

/** Why a deed of Attention is not to be had (TER-ORD-10, 13). */
export function whyNoDeed(g: Field, u: Troop, done: readonly string[], pick: unknown): Why {
  const fixed = traitsWith(g, u, 'turnsOrMoves')[0]?.turnsOrMoves ?? null
  switch (pick) {
    case 'move':
    case 'enter':
    case 'join':
      if (u.emplaced) return 'TER-UNI-29'
      if (done.includes('reorient') && fixed !== null) return fixed
      if (done.includes('move')) return 'TER-ORD-10'
      if (pick === 'enter') return isInfantry(g, u) ? 'TER-SCN-16' : 'TER-SCN-17'
      if (pick === 'join') return has(g, u, 'columns') ? 'TER-CAV-11' : 'TER-CAV-10'
      return plainSpeed(g, u) === 0 ? 'TER-ART-01' : 'TER-ORD-10'
    case 'reorient':
      if (done.includes('reorient')) return 'TER-ORD-10'
      return done.includes('move') && fixed !== null ? fixed : whyNoTurn(g, u)
    case 'reorganise':
      return u.disordered ? 'TER-ORD-10' : 'TER-MRK-05'
    case 'shoot':
      return done.includes('shoot') ? 'TER-ORD-10' : (whyNoShot(g, u, 'attention') ?? 'TER-LOS-01')
    case 'limber':
    case 'unlimber':
      return !isArtillery(g, u) || !has(g, u, 'limbers') ? 'TER-ART-02' : 'TER-ART-03'
    default:
      return null
  }
}

/** Why a troop does not fall in with that one (TER-CAV-10 to 12). */
export function whyNoColumn(g: Field, u: Troop, pick: unknown): string {
  const o = troopOf(g, pick)
  const alike = (one: Troop): boolean => one.command === u.command && has(g, one, 'columns')
  if (o === undefined || !alike(u) || !alike(o)) return 'TER-CAV-10'
  return u.disordered || o.disordered ? 'TER-CAV-12' : 'TER-CAV-11'
}

/** Why a troop does not go into that building (TER-SCN-16 to 18). */
export function whyNotEntered(g: Field, u: Troop, pick: unknown): string {
  if (!isInfantry(g, u)) return 'TER-SCN-17'
  return g.troops.some(o => o.building === pick) ? 'TER-SCN-18' : 'TER-SCN-16'
}

/** Why a troop does not take the field in that way (TER-ART-02, 13, TER-CAV-10, TER-UNI-09, 26, 27). */
export function whyNotSo(g: Field, u: Troop, way: unknown): Why {
  switch (way) {
    case 'limbered':
      return 'TER-ART-02'
    case 'integrate':
      return u.entrenched && has(g, u, 'great') ? 'TER-UNI-27' : 'TER-ART-13'
    case 'ambush':
      return 'TER-UNI-09'
    case 'column':
      return 'TER-CAV-10'
    case 'emplace':
      return u.fortress ? 'TER-UNI-26' : 'TER-UNI-24'
    default:
      return null
  }
}
