import { cosine, type Section, type Side, sine, turnBetween } from '@acies/table'
import { areEnemies, type Field, NOBODY, SECTION, stands, type Unit, WIDTH } from '../position.ts'
import { isFar, outlineOf, type Stance, stanceOf } from './stance.ts'

/** Poses are rounded to whole units, and so are middles of sections. */
const ALIKE = 10
/** Hundredths of a degree by which two sections that face each other may be out of true. */
const TRUE = 50

/** Two sections that touch along half an edge: of two as near, the one to the left as each looks at the other counts. */
const HALF = SECTION / 2
const FAR = HALF + ALIKE

/**
 * Do two sections lie face to face? A charger is in line with the sections of one enemy; against another who stands flush with
 * him each section counts with the one it touches most (ONU-R-56, ONU-R-99).
 */
export function areFacing(a: { x: number; y: number; facing: number }, b: Section): boolean {
  const dx = a.x - b.x
  if (dx > FAR || dx < -FAR) return false
  const dy = a.y - b.y
  if (dy > FAR || dy < -FAR) return false
  const off = turnBetween(a.facing, b.facing)
  if (off <= 18000 - TRUE && off >= TRUE - 18000) return false
  if (dx <= ALIKE && dx >= -ALIKE && dy <= ALIKE && dy >= -ALIKE) return true
  const [cos, sin] = [cosine(a.facing), sine(a.facing)]
  const apart = dx * sin - dy * cos
  const along = dx * cos + dy * sin
  return apart <= ALIKE && apart >= -ALIKE && along <= HALF + ALIKE / 2 && along > ALIKE / 2 - HALF
}

/** How two units touch, seen from the first. */
export interface Contact {
  /** Contacts in which at least one of the touching sections is front or a marker: the dice of both (ONU-MEL-04). */
  readonly dice: number
  /** Of these, the ones where a front section of the first unit's line or a marker of its touches: what strikes. */
  readonly strikes: number
  /** Of these, the ones where a front section of the line itself touches. */
  readonly fronts: number
  /** The sides of the other that a front or a marker of the first strikes (ONU-MOD-01 to 03, ONU-R-92). */
  readonly flank: boolean
  readonly rear: boolean
}
const APART: Contact = Object.freeze({ dice: 0, strikes: 0, fronts: 0, flank: false, rear: false })

/** What a unit shows to another: its stance and its markers. */
export type Shown = Pick<Unit, 'x' | 'y' | 'facing' | 'left' | 'right' | 'wraps'>

/** The contact of two units as they stand. */
export function contactOf(a: Shown, b: Shown): Contact {
  const far = 2 * (WIDTH + 2 * SECTION)
  const dx = a.x - b.x
  const dy = a.y - b.y
  if (dx > far || dx < -far || dy > far || dy < -far) return APART
  const one = stanceOf(a)
  const other = stanceOf(b)
  let dice = 0
  let strikes = 0
  let fronts = 0
  let flank = false
  let rear = false
  const struck = (side: Side) => {
    strikes++
    if (side === 'rear') rear = true
    else if (side !== 'front') flank = true
  }
  if (mayTouch(one, other)) {
    for (const s of outlineOf(a)) {
      for (const t of outlineOf(b)) {
        if (!areFacing(s, t)) continue
        if (s.side === 'front') {
          dice++
          fronts++
          struck(t.side)
        } else if (t.side === 'front') dice++
      }
    }
  }
  for (const w of a.wraps) {
    for (const t of outlineOf(b)) {
      if (!areFacing(w, t)) continue
      dice++
      struck(t.side)
    }
  }
  for (const w of b.wraps) {
    for (const s of outlineOf(a)) {
      if (!areFacing(w, s)) continue
      dice++
      // A front that looks on a marker touches its unit; a marker has no flank and no rear (ONU-R-92).
      if (s.side !== 'front') continue
      strikes++
      fronts++
    }
  }
  return dice === 0 ? APART : { dice, strikes, fronts, flank, rear }
}

const mayTouch = (a: Stance, b: Stance): boolean =>
  a.line.minX <= b.line.maxX + ALIKE &&
  b.line.minX <= a.line.maxX + ALIKE &&
  a.line.minY <= b.line.maxY + ALIKE &&
  b.line.minY <= a.line.maxY + ALIKE

/** Enemies whose lines or markers may touch the unit. */
export function enemiesNear(g: Field, u: Unit): Unit[] {
  const found: Unit[] = []
  for (const o of g.units)
    if (stands(o) && areEnemies(g, u, o) && !isFar(o, u, u.wraps.length > 0 ? 4 * WIDTH : 2 * WIDTH)) found.push(o)
  return found
}

/** The enemies that touch a unit in a way that makes a melee (ONU-CHG-08, ONU-R-78), engaged with it or not. */
export const touching = (g: Field, u: Unit): Unit[] => enemiesNear(g, u).filter(o => contactOf(u, o).dice > 0)

/** Which enemy each front section of the line touches, from left to right; NOBODY where none. */
export function frontContacts(g: Field, u: Unit): number[] {
  const { fronts } = stanceOf(u)
  const outline = outlineOf(u)
  const touched: number[] = []
  const near = enemiesNear(g, u)
  for (let i = 0; i < fronts; i++) {
    const s = outline[i]
    let foe = NOBODY
    for (const o of near) {
      if (o.wraps.some(w => areFacing(w, s)) || outlineOf(o).some(t => areFacing(s, t))) foe = o.id
      if (foe !== NOBODY) break
    }
    touched.push(foe)
  }
  return touched
}
