import { type Body, overlaps, type Pose, wrapChain } from '@acies/table'
import { ENDS, type End, type Field, NOBODY, type Pair, SECTION, stands, type Unit, type Wrap } from '../position.ts'
import { areFacing, contactOf, frontContacts } from './contacts.ts'
import { hasRoom, LEFT, lineOf, outlineOf, RIGHT, wrapBody } from './stance.ts'

/** Markers that could be laid at one end of a front: round whom, and where, in order. */
export interface Chain {
  readonly foe: number
  readonly markers: readonly Pose[]
}
const NO_CHAIN: Chain = Object.freeze({ foe: NOBODY, markers: Object.freeze([]) })

/** Markers of one end, nearest to the card first. */
export const wrapsAt = (u: Unit, end: End): readonly Wrap[] => u.wraps.filter(w => w.end === end)

/** Front sections at an end, from the outermost inward, that touch nobody and feed no marker yet (ONU-ENV-07). */
export function freeAt(u: Unit, end: End, touched: readonly number[]): number {
  let free = 0
  const n = touched.length
  while (free < n && touched[end === 'left' ? free : n - 1 - free] === NOBODY) free++
  for (const w of u.wraps) if (w.end === end && !w.extension) free--
  return free
}

/**
 * The chain that the free sections at one end can lay round the enemy who is touched nearest to that end (ONU-ENV-01 to 03);
 * `taken` are bodies that are not on the table yet, the markers of the other end.
 */
export function chainAt(g: Field, u: Unit, end: End, taken: readonly Body[] = []): Chain {
  const touched = frontContacts(g, u)
  const free = freeAt(u, end, touched)
  if (free <= 0 || touched.every(foe => foe === NOBODY)) return NO_CHAIN
  const n = touched.length
  let at = end === 'left' ? 0 : n - 1
  while (touched[at] === NOBODY) at += end === 'left' ? 1 : -1
  const foe = g.units[touched[at]]
  const enemy = outlineOf(foe)
  const laid = wrapsAt(u, end)
  const last = laid.length > 0 ? laid[laid.length - 1] : outlineOf(u)[at]
  const from = enemy.findIndex(t => areFacing(last, t))
  if (from === -1) return NO_CHAIN
  return { foe: foe.id, markers: chainFrom(g, foe, from, end === 'right' ? -1 : 1, free, taken) }
}

/** How many sections of its front are free to wrap at an end, room or not (ONU-ENV-01). */
export const freeSections = (g: Field, u: Unit, end: End): number => freeAt(u, end, frontContacts(g, u))

/** Markers round an enemy from one of his sections on, while there is room (ONU-ENV-03). */
function chainFrom(
  g: Field,
  foe: Unit,
  from: number,
  sense: 1 | -1,
  count: number,
  taken: readonly Body[],
  counts: (u: Unit) => boolean = () => true,
): readonly Pose[] {
  const room = (body: Body) => !overlapsAny(body, taken) && hasRoom(g, body, counts)
  return wrapChain(outlineOf(foe), from, sense, count, SECTION, room).markers
}
const overlapsAny = (body: Body, others: readonly Body[]): boolean => others.some(o => overlaps(body, o))

/** Lays so many markers of a chain. The extension of that end goes into it, as its farthest marker (ONU-R-55). */
export function layWraps(u: Unit, end: End, { foe, markers }: Chain, n: number): void {
  if (n === 0) return
  const extended = u[end]
  if (extended) u[end] = false
  const had = u.wraps.some(w => w.end === end && w.extension)
  const laid = markers.slice(0, n).map((m, i): Wrap => {
    const extension = extended && !had && i === n - 1
    return { x: m.x, y: m.y, facing: m.facing, end, extension, on: foe }
  })
  u.wraps = [...u.wraps, ...laid]
}

/** Puts an extension back into its line where there is room for it (ONU-R-55). */
function backIntoLine(g: Field, u: Unit, end: End): void {
  u[end] = true
  if (!hasRoom(g, lineOf(u), o => o.id !== u.id) || u.wraps.some(w => overlaps(lineOf(u), wrapBody(w)))) u[end] = false
}

/** Takes markers off; extensions go back into the line if they are to and can. */
export function dropWraps(g: Field, u: Unit, drop: (w: Wrap) => boolean, extensions: 'line' | 'gone'): number {
  const gone = u.wraps.filter(drop)
  if (gone.length === 0) return 0
  u.wraps = u.wraps.filter(w => !drop(w))
  if (extensions === 'line') for (const w of gone) if (w.extension) backIntoLine(g, u, w.end)
  return gone.length
}

/** All section markers off, those in the line too (ONU-FLE-01, ONU-ENG-32, ONU-R-74). */
export function stripMarkers(u: Unit): number {
  const n = u.wraps.length + (u.left ? 1 : 0) + (u.right ? 1 : 0)
  if (n === 0) return 0
  u.wraps = NO_WRAPS
  u.left = false
  u.right = false
  return n
}
const NO_WRAPS: readonly Wrap[] = Object.freeze([])

/** A marker holds while its front lies on a section of its enemy and those nearer to its card hold (ONU-ENV-06, ONU-R-79). */
export function holdsOn(g: Field, u: Unit): Set<Wrap> {
  const held = new Set<Wrap>()
  for (const end of ENDS) {
    for (const w of wrapsAt(u, end)) {
      const foe = g.units[w.on]
      if (!stands(foe) || !outlineOf(foe).some(t => areFacing(w, t))) break
      held.add(w)
    }
  }
  return held
}

/**
 * Takes off every marker that holds no longer and ends every pair that has no front contact left (ONU-ENV-06, ONU-R-78).
 * Gives the pairs that ended.
 */
export function loosen(g: Field): Pair[] {
  for (const u of g.units) {
    if (u.wraps.length === 0) continue
    const held = stands(u) ? holdsOn(g, u) : new Set<Wrap>()
    if (held.size < u.wraps.length) dropWraps(g, u, w => !held.has(w), stands(u) ? 'line' : 'gone')
  }
  const ended: Pair[] = []
  for (const pair of g.pairs) {
    const a = g.units[pair.a]
    const b = g.units[pair.b]
    if (!stands(a) || !stands(b) || contactOf(a, b).dice === 0) ended.push(pair)
  }
  if (ended.length > 0) g.pairs = g.pairs.filter(p => !ended.includes(p))
  return ended
}

/** The enemies that touch an extension in the line: they strike when it is taken back (ONU-ENG-04). */
export function extensionTouches(g: Field, u: Unit, end: End): number[] {
  const part = end === 'left' ? LEFT : RIGHT
  const own = outlineOf(u).filter(s => s.part === part)
  const found: number[] = []
  for (const pair of g.pairs) {
    const id = pair.a === u.id ? pair.b : pair.b === u.id ? pair.a : NOBODY
    if (id === NOBODY) continue
    const foe = g.units[id]
    const touch = own.some(
      s =>
        foe.wraps.some(w => areFacing(w, s)) ||
        outlineOf(foe).some(t => (s.side === 'front' || t.side === 'front') && areFacing(s, t)),
    )
    if (touch) found.push(id)
  }
  return found
}
