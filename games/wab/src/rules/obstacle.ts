import { type Body, crosses } from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import { type Field, has, kindOf, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { filePoint, filesOf, groundOf, middle } from './bodies.ts'
import { foesOf } from './engaged.ts'
import { BEHIND } from './sight.ts'

/** The obstacle before a unit's front rank, if it is one that could defend it: foot only (WAB-OBST-01, WAB-RUL-105). */
function wallBefore(g: Field, u: Unit): Body | null {
  if (kindOf(g, u).troop !== 'infantry' || refusal('defend', g, u) !== null) return null
  const { bodies } = groundOf(g)
  for (let i = 0; i < bodies.length; i++) {
    if (!GROUND_DATA[g.ground[i].kind].obstacle) continue
    const { x, y } = filePoint(g, u, u, filesOf(u) >> 1)
    if (nearTo(bodies[i], x, y)) return bodies[i]
  }
  return null
}
function nearTo(body: Body, x: number, y: number): boolean {
  for (const p of body.pieces) {
    const dx = x - p.x
    const dy = y - p.y
    const forth = Math.abs(dx * p.ux + dy * p.uy) - p.halfDepth
    const side = Math.abs(dy * p.ux - dx * p.uy) - p.halfWidth
    if (forth <= BEHIND && side <= 0) return true
  }
  return false
}
/** What lies between a unit and those who defend it: flush with them it has not come over it, wherever it seems to stand (WAB-RUL-106). */
export function stormed(g: Field, u: Unit): Body[] {
  return foesOf(g, u).flatMap(f => {
    const wall = defendsAgainst(g, f.unit, u)
    return wall === null ? [] : [wall]
  })
}
/** The obstacle that a unit defends against somebody: it lies between them (WAB-OBST-01, 02). */
export function defendsAgainst(g: Field, u: Unit, enemy: Unit): Body | null {
  if (g.ground.length === 0 || has(u, 'charged') || has(u, 'burst-in') || has(u, 'storms')) return null
  const wall = wallBefore(g, u)
  return wall !== null && crosses(wall, middle(g, u), middle(g, enemy)) ? wall : null
}
