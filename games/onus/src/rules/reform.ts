import { type Body, overlaps, type Pose, pose, type Section, spotX, spotY, wrapChain } from '@acies/table'
import { DEPTH, type End, type Field, pairOf, SECTION, type Unit, WIDTH, type Wrap } from '../position.ts'
import { areFacing, contactOf, enemiesNear } from './contacts.ts'
import { bodiesOf, type Drawn, drawnAt, hasRoom, outlineOf, stanceOf } from './stance.ts'

/** A place where a unit can re-form by 90°, with the markers it must lay to hold what the enemy held (ONU-R-96). */
export interface Reform {
  readonly at: Pose
  readonly markers: readonly Wrap[]
}

/** An enemy front section or marker that lies against the unit. */
interface Hold {
  readonly foe: Unit
  readonly at: Pose
  /** Its place in the outline of the enemy; -1 for a marker. */
  readonly section: number
}
const NO_WRAPS: readonly Wrap[] = []

/** What of the enemies' fronts touches a line, or markers that it has laid. */
function heldBy(line: Drawn, wraps: readonly Wrap[], near: readonly Unit[]): Hold[] {
  const own = outlineOf(line)
  const held: Hold[] = []
  for (const foe of near) {
    const outline = outlineOf(foe)
    const { fronts } = stanceOf(foe)
    for (let i = 0; i < fronts; i++) {
      const s = outline[i]
      if (own.some(t => areFacing(s, t)) || wraps.some(w => areFacing(w, s))) held.push({ foe, at: s, section: i })
    }
    for (const w of foe.wraps) if (own.some(t => areFacing(w, t))) held.push({ foe, at: w, section: -1 })
  }
  return held
}
const isSame = (a: Hold, b: Hold): boolean => a.foe.id === b.foe.id && a.at.x === b.at.x && a.at.y === b.at.y

/**
 * Every place on the lattice of sections where the card can turn by 90° so that its enemies keep the very sections they had
 * in contact, with markers of its own where need be (ONU-ENG-10 to 12, ONU-R-96).
 */
export function reforms(g: Field, u: Unit): Reform[] {
  const near = enemiesNear(g, u)
  if (near.length === 0) return []
  const before = heldBy(u, u.wraps, near)
  const others = (o: Unit) => o.id !== u.id && o.under !== u.id
  const found: Reform[] = []
  for (const turn of [9000, -9000]) {
    // Two cells wide and four deep now; at least one of them shared with the old place.
    for (let i = -1; i <= 3; i++) {
      for (let j = -3; j <= 1; j++) {
        const line = turnedCard(u, i, j, turn)
        if (!hasRoom(g, stanceOf(line).line, others)) continue
        const markers = markersFor(g, u, line, near, before)
        if (markers !== null && !meetsOthers(g, u, line, markers, near))
          found.push({ at: pose(line.x, line.y, line.facing), markers })
      }
    }
  }
  return found
}

/** Would its new front lie on an enemy it is not in melee with? Only a charge may do that (ONU-CRO-12). */
const meetsOthers = (g: Field, u: Unit, line: Drawn, wraps: readonly Wrap[], near: readonly Unit[]): boolean =>
  near.some(foe => pairOf(g, u.id, foe.id) === undefined && contactOf({ wraps, ...line }, foe).dice > 0)

function turnedCard(u: Unit, i: number, j: number, turn: number): Drawn {
  const right = SECTION * (i + 1) - WIDTH / 2
  const back = SECTION * (j + 2)
  const middle = { x: spotX(u, right, -back), y: spotY(u, right, -back), facing: u.facing + turn }
  const to = pose(spotX(middle, 0, DEPTH / 2), spotY(middle, 0, DEPTH / 2), middle.facing)
  return drawnAt(u, to)
}

/** The markers that a re-formed card needs; null when it cannot hold just what was held. */
function markersFor(g: Field, u: Unit, line: Drawn, near: readonly Unit[], before: readonly Hold[]): Wrap[] | null {
  const now = heldBy(line, NO_WRAPS, near)
  if (now.some(h => !before.some(b => isSame(h, b)))) return null
  const lost = before.filter(b => !now.some(h => isSame(h, b)))
  if (lost.length === 0) return []
  const [{ foe }] = lost
  if (lost.some(h => h.foe.id !== foe.id || h.section === -1)) return null
  for (const end of ['left', 'right'] as const) {
    const markers = holding(g, u, line, end, foe, lost, before)
    if (markers !== null) return markers
  }
  return null
}

/** A prefix of the chain at one end that takes back all that was lost and no front section besides. */
function holding(
  g: Field,
  u: Unit,
  line: Drawn,
  end: End,
  foe: Unit,
  lost: readonly Hold[],
  before: readonly Hold[],
): Wrap[] | null {
  const own = stanceOf(line)
  const outline = outlineOf(line)
  const enemy = outlineOf(foe)
  const touched = outline.slice(0, own.fronts).map(s => enemiesNear(g, u).some(o => touches(s, o)))
  let free = 0
  while (free < touched.length && !touched[end === 'left' ? free : touched.length - 1 - free]) free++
  const start = startOf(outline, own.fronts, end, free, enemy)
  if (start === null) return null
  const elsewhere = g.units.filter(o => o.where === 'table' && o.id !== u.id).flatMap(bodiesOf)
  const room = (body: Body) =>
    !overlaps(body, own.line) && !elsewhere.some(other => overlaps(body, other)) && hasRoom(g, body, () => false)
  const chain = wrapChain(enemy, start.from, start.sense, free, SECTION, room)
  const wanted = new Set(lost.map(h => h.section))
  const markers: Wrap[] = []
  for (let k = 0; k < chain.sections.length && wanted.size > 0; k++) {
    const section = chain.sections[k]
    const isFront = enemy[section].side === 'front'
    if (isFront && !before.some(h => h.foe.id === foe.id && h.section === section)) return null
    wanted.delete(section)
    const { x, y, facing } = chain.markers[k]
    markers.push({ x, y, facing, end, extension: false, on: foe.id })
  }
  return wanted.size === 0 ? markers : null
}
const touches = (s: Section, o: Unit): boolean =>
  o.wraps.some(w => areFacing(w, s)) || outlineOf(o).some(t => areFacing(s, t))

/** Where a chain begins: beside the last front section in contact at that end, or beside the flank that joins it (ONU-R-96). */
function startOf(
  own: readonly Section[],
  fronts: number,
  end: End,
  free: number,
  enemy: readonly Section[],
): { from: number; sense: 1 | -1 } | null {
  const at = (s: Section) => enemy.findIndex(t => areFacing(s, t))
  if (free < fronts) {
    const from = at(own[end === 'left' ? free : fronts - 1 - free])
    return from === -1 ? null : { from, sense: end === 'left' ? 1 : -1 }
  }
  // No front section touches: the flank beside that end, and the other way round.
  const flank = end === 'left' ? own[own.length - 1] : own[fronts]
  const from = at(flank)
  return from === -1 ? null : { from, sense: end === 'left' ? -1 : 1 }
}
