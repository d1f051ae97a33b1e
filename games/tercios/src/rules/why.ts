import { inches } from '@acies/table'
import { AUTOMATIC, QUALITIES } from '../data/qualities.ts'
import { LENT } from '../data/virtues.ts'
import { type Commander, commanderOf, type Field, isCommander, type Side, type Troop, under } from '../position.ts'
import { actionNamed, ruleOfAction } from './actions.ts'
import { waitsForLeavers } from './column.ts'
import { commanderSees, interacts, reaches } from './command.ts'
import { isReaction, mayShoot, missileOf, type Occasion, rangeOf } from './fighting.ts'
import { chargeTo, plainSpeed } from './movement.ts'
import { ANY_DISTANCE, lineTo, unseenBy } from './sight.ts'
import { has, isArtillery, isCavalry, isInfantry } from './traits.ts'

/** Why not: the rule that really forbids what was picked. What is allowed is never asked here; null: nothing to add. */
type Why = string | null

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
  if (mates.some(o => under(o, 'threatened'))) return 'TER-QUA-06'
  if (mates.some(o => o.id === g.barred[side])) return 'TER-QUA-45'
  if (g.troops.some(o => o.side === side && !o.acted && under(o, 'coordinated')) && !under(u, 'coordinated'))
    return 'TER-QUA-18'
  if (g.must.some(id => id !== u.id && g.troops[id]?.side === side && !g.troops[id].acted)) return 'TER-CMD-32'
  return under(u, 'meticulous') ? 'TER-QUA-46' : null
}

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
  if (has(g, u, 'dragoon') && occasion.startsWith('attention')) return 'TER-CAV-22'
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
  if (under(target, 'unseen')) return 'TER-QUA-61'
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
  if (draft.length === 0) return whyNotDone(c, String(pick))
  const rule = ruleOfAction(action)
  const u = troopOf(g, pick)
  if (u === undefined || u.where !== 'table') return rule
  const friends = actionNamed(action).targets(g, c, [])
  const own =
    friends !== null && 'options' in friends && friends.options.some(o => g.troops[Number(o)]?.side === c.side)
  if (u.side === c.side && own) {
    if (isArtillery(g, u) && action !== 'skilled' && action !== 'engineer' && action !== 'prepared') return 'TER-ART-21'
    if (!interacts(g, c, u)) return 'TER-CMD-03'
    if (action !== 'notable' && !reaches(g, c, u)) return 'TER-CMD-05'
    if (!commanderSees(g, c, u)) return 'TER-CMD-20'
    return rule
  }
  if (u.side !== c.side && isArtillery(g, u)) return 'TER-ART-21'
  return u.side !== c.side && !commanderSees(g, c, u) ? 'TER-CMD-20' : rule
}
function whyNotDone(c: Commander, action: string): Why {
  if (action === 'inspire') return c.virtues.some(v => LENT.includes(v)) ? 'TER-CMD-20' : 'TER-CMD-32'
  if (!QUALITIES.some(q => q === action)) return 'TER-CMD-30'
  if (!c.qualities.some(q => q === action)) return 'TER-CMD-30'
  return AUTOMATIC.some(q => q === action) ? 'TER-CMD-35' : ruleOfAction(action)
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
  if (isCavalry(g, u)) return has(g, u, 'heavy-cavalry') && isCavalry(g, charger) ? 'TER-CAV-04' : 'TER-CAV-05'
  return isInfantry(g, u) && has(g, u, 'light') ? 'TER-QUA-23' : 'TER-REA-60'
}

/** Why a deed of Attention is not to be had (TER-ORD-10, 13). */
export function whyNoDeed(g: Field, u: Troop, done: readonly string[], pick: unknown): Why {
  switch (pick) {
    case 'move':
    case 'enter':
    case 'join':
      if (u.emplaced) return 'TER-UNI-29'
      if (has(g, u, 'squares') && done.includes('reorient')) return 'TER-ORD-13'
      if (done.includes('move')) return 'TER-ORD-10'
      if (pick === 'enter') return isInfantry(g, u) ? 'TER-SCN-16' : 'TER-SCN-17'
      if (pick === 'join') return has(g, u, 'choragiew') ? 'TER-CAV-11' : 'TER-CAV-10'
      return plainSpeed(g, u) === 0 ? 'TER-ART-01' : 'TER-ORD-10'
    case 'reorient':
      if (done.includes('reorient')) return 'TER-ORD-10'
      return has(g, u, 'squares') && done.includes('move') ? 'TER-ORD-13' : whyNoTurn(g, u)
    case 'reorganise':
      return u.disordered ? 'TER-ORD-10' : 'TER-MRK-05'
    case 'shoot':
      return done.includes('shoot') ? 'TER-ORD-10' : (whyNoShot(g, u, 'attention') ?? 'TER-LOS-01')
    case 'limber':
    case 'unlimber':
      return !isArtillery(g, u) || !has(g, u, 'draught-horses') ? 'TER-ART-02' : 'TER-ART-03'
    default:
      return null
  }
}
