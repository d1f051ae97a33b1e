import { NOWHERE } from '@acies/hexes'
import { distanceOf, enemyOf, neighbours, type Side } from './battlefield.ts'
import { bookOf, type Roll } from './book.ts'
import {
  afterLastOf,
  besideEnemyUnit,
  type Field,
  firstOf,
  isAlone,
  NOBODY,
  type Piece,
  pieceAt,
  sideOf,
  type Unit,
} from './field.ts'
import { NO_SIDE, sees } from './sight.ts'

/** Whom a unit could attack or fire at now. */
export function targetsOf(g: Field, u: Unit): Piece[] {
  const targets: Piece[] = []
  visitTargets(g, u, target => {
    targets.push(target)
    return false
  })
  return targets
}
export const hasTarget = (g: Field, u: Unit): boolean => visitTargets(g, u, () => true)

/** Whom a unit could attack in close combat, from where it stands. */
export function closeTargets(g: Field, u: Unit, bonus: boolean): Piece[] {
  const targets: Piece[] = []
  visitClose(g, u, bonus, target => {
    targets.push(target)
    return false
  })
  return targets
}
export const hasCloseTarget = (g: Field, u: Unit, bonus: boolean): boolean => visitClose(g, u, bonus, () => true)

type Visit = (target: Piece) => boolean

/** Shows each target until one is taken. */
function visitTargets(g: Field, u: Unit, visit: Visit): boolean {
  return visitClose(g, u, false, visit) || visitFire(g, u, visit)
}
function visitClose(g: Field, u: Unit, bonus: boolean, visit: Visit): boolean {
  const book = bookOf(g)
  if (!book.mayClose(g, u)) return false
  const around = neighbours(u.hex)
  for (let i = 0; i < around.length; i++) {
    const piece = pieceAt(g, around[i])
    if (piece === NOBODY || sideOf(g, piece) === u.side) continue
    if ((hasDice(g, u.id, piece, 'attack', bonus) || book.isHelped(g, u, piece)) && visit(piece)) return true
  }
  return false
}
function visitFire(g: Field, u: Unit, visit: Visit): boolean {
  const book = bookOf(g)
  const range = book.range(g, u)
  if (range < 2 || besideEnemyUnit(g, u.side, u.hex)) return false
  const enemy = enemyOf(u.side)
  const over = book.firesOver(g, u) ? u.side : NO_SIDE
  for (let i = firstOf(g, enemy); i < afterLastOf(g, enemy); i++) {
    if (inSight(g, u, g.units[i].hex, range, over) && mayHit(g, u, i) && visit(i)) return true
  }
  if (!book.firesAtLeaders) return false
  for (let i = 0; i < g.leaders.length; i++) {
    const l = g.leaders[i]
    if (l.side === enemy && isAlone(g, l) && inSight(g, u, l.hex, range, over) && mayHit(g, u, l.id) && visit(l.id))
      return true
  }
  return false
}
function inSight(g: Field, u: Unit, hex: number, range: number, over: Side | typeof NO_SIDE): boolean {
  if (hex === NOWHERE) return false
  const far = distanceOf(u.hex, hex)
  return far > 1 && far <= range && sees(g, u.hex, hex, over)
}
const mayHit = (g: Field, u: Unit, target: Piece): boolean => hasDice(g, u.id, target, 'fire', false)

// Filled anew at each call; one object spares the collector thousands.
const trial: Roll = {
  roller: 0,
  target: 0,
  mode: 'attack',
  bonus: false,
  rollerFresh: false,
  targetFresh: false,
  extra: 0,
}

/** Whether there would be any die to roll. */
function hasDice(g: Field, roller: Piece, target: Piece, mode: Roll['mode'], bonus: boolean): boolean {
  trial.roller = roller
  trial.target = target
  trial.mode = mode
  trial.bonus = bonus
  return bookOf(g).dice(g, trial) > 0
}

/** A roll as it would be made now. */
export function rollOf(g: Field, roller: Piece, target: Piece, mode: Roll['mode'], bonus: boolean): Roll {
  return { roller, target, mode, bonus, rollerFresh: isFresh(g, roller), targetFresh: isFresh(g, target), extra: 0 }
}
/** At full strength; leaders always are. */
export function isFresh(g: Field, piece: Piece): boolean {
  const u = g.units[piece]
  return u === undefined || u.blocks === bookOf(g).types[u.type].blocks
}
