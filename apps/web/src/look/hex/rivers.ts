import { at, blob, closed, n1, open, type Point, scatter } from '../ink/curves.ts'
import { type Stream, stream } from '../ink/random.ts'
import { across, centre, key, type Place } from './geometry.ts'

/** Rivers run through the hexes that touch, from where they enter the map to where they leave it, as one band of water. */
interface RiverHex extends Place {
  ford?: boolean
}

const HALF = 15
const SIDES = [0, 1, 2, 3, 4, 5] as const

interface Land {
  rivers: ReadonlyMap<string, RiverHex>
  /** All hexes of the board: beyond them a river flows off the map. */
  board: ReadonlySet<string>
  lakes: ReadonlySet<string>
}

const riverNeighbours = (land: Land, place: Place): RiverHex[] =>
  SIDES.flatMap(side => land.rivers.get(key(across(place, side))) ?? [])

const onEdge = (land: Land, place: Place): boolean => SIDES.some(side => !land.board.has(key(across(place, side))))

/** Splits the river hexes into courses, each from one end to the other. */
const courses = (land: Land): RiverHex[][] => {
  const left = new Set(land.rivers.keys())
  const free = (place: Place): RiverHex[] => riverNeighbours(land, place).filter(n => left.has(key(n)))
  const found: RiverHex[][] = []
  while (left.size > 0) {
    const waiting = [...land.rivers.values()].filter(hex => left.has(key(hex)))
    const rank = (hex: RiverHex): number => free(hex).length * 2 - (onEdge(land, hex) ? 1 : 0)
    const start = waiting.reduce((best, hex) => (rank(hex) < rank(best) ? hex : best))
    const course: RiverHex[] = []
    for (let next: RiverHex | undefined = start; next; ) {
      left.delete(key(next))
      course.push(next)
      next = free(next).sort((a, b) => free(a).length - free(b).length)[0]
    }
    found.push(course)
  }
  return found
}

interface Course {
  hexes: readonly RiverHex[]
  line: readonly Point[]
  /** Rises at its beginning, dies away at its end. */
  springs: readonly [boolean, boolean]
}

/** Where a course goes beyond its last hex: into a lake, into the river it joins, off the map, or nowhere. */
const beyond = (land: Land, course: readonly RiverHex[], end: RiverHex, before: RiverHex | undefined): Point[] => {
  const here = centre(end)
  const around = SIDES.map(side => across(end, side))
  const lake = around.find(place => land.lakes.has(key(place)))
  if (lake) return [centre(lake)]
  const joined = riverNeighbours(land, end).find(place => !course.includes(place))
  if (joined) return [centre(joined)]
  const outward = around.filter(place => !land.board.has(key(place)))
  if (outward.length === 0) return []
  const came: Point = before ? centre(before) : [here[0] - 100, here[1]]
  const straight = (place: Place): number => {
    const [x, y] = centre(place)
    return (x - here[0]) * (here[0] - came[0]) + (y - here[1]) * (here[1] - came[1])
  }
  const exit = centre(outward.reduce((best, place) => (straight(place) > straight(best) ? place : best)))
  const dx = exit[0] - here[0]
  const dy = exit[1] - here[1]
  return [exit, [exit[0] + dx * 1.1 - dy * 0.2, exit[1] + dy * 1.1 + dx * 0.2], [exit[0] + dx * 3, exit[1] + dy * 3]]
}

/** A spring lies a little beyond the middle of the last hex. */
const spring = (end: Point, before: Point): Point[] =>
  [0.2, 0.38].map(t => [end[0] + (end[0] - before[0]) * t, end[1] + (end[1] - before[1]) * t])

const follow = (land: Land, hexes: readonly RiverHex[], random: Stream): Course => {
  const through: Point[] = []
  hexes.forEach((hex, i) => {
    const [x, y] = centre(hex)
    const last = hexes[i - 1]
    if (last) {
      const [ax, ay] = centre(last)
      const bend = (random() - 0.5) * 0.16
      through.push([(ax + x) / 2 - (y - ay) * bend, (ay + y) / 2 + (x - ax) * bend])
    }
    through.push([x + (random() - 0.5) * 22, y + (random() - 0.5) * 22])
  })
  const first = hexes[0]
  const source = beyond(land, hexes, first, hexes[1])
  const mouth = beyond(land, hexes, hexes[hexes.length - 1], hexes.at(-2))
  if (hexes.length === 1) {
    // A river in a single hex crosses it from west to east.
    const [x, y] = centre(first)
    return {
      hexes,
      line: [[x - 300, y], [x - 60, y + 4], ...through, [x + 60, y - 4], [x + 300, y]],
      springs: [false, false],
    }
  }
  const rises = source.length > 0 ? source : spring(through[0], through[1])
  const ends = mouth.length > 0 ? mouth : spring(through[through.length - 1], through[through.length - 2])
  return { hexes, line: [...rises.reverse(), ...through, ...ends], springs: [source.length === 0, mouth.length === 0] }
}

const band = ({ line, springs }: Course, random: Stream): string => {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const a = line[Math.max(0, i - 1)]
    const b = line[Math.min(line.length - 1, i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (b[1] - a[1]) / length
    const ny = -(b[0] - a[0]) / length
    const nearSpring = Math.min(springs[0] ? i : 3, springs[1] ? line.length - 1 - i : 3)
    const k = HALF * (0.92 + random() * 0.16) * Math.min(1, 0.12 + nearSpring * 0.45)
    left.push([x + nx * k, y + ny * k])
    right.push([x - nx * k, y - ny * k])
  })
  const lane = (k: number): string =>
    open(
      left.map((l, i): Point => {
        const r = right[i]
        return [(l[0] * (1 + k) + r[0] * (1 - k)) / 2, (l[1] * (1 + k) + r[1] * (1 - k)) / 2]
      }),
    )
  const flows: readonly (readonly [lane: number, dashes: string])[] = [
    [-0.62, '14 9'],
    [-0.2, '22 15'],
    [0.25, '17 12'],
    [0.66, '25 10'],
  ]
  return (
    `<path class="water" d="${open(left)}L${open([...right].reverse()).slice(1)}Z"/>` +
    `<path class="water-edge" d="${open(left)}${open(right)}"/>` +
    flows.map(([k, dashes]) => `<path class="flow" style="stroke-dasharray:${dashes}" d="${lane(k)}"/>`).join('')
  )
}

const crossing: readonly Point[] = [
  [-13, -16],
  [13, -16],
  [15, 16],
  [-11, 16],
]

/** A pale shoal with pebbles and a track that crosses the stream. */
const ford = (line: readonly Point[], hex: RiverHex): string => {
  const random = stream(11)
  const [cx, cy] = centre(hex)
  const nearest = line.reduce((best, p, i) => {
    const q = line[best]
    return Math.hypot(p[0] - cx, p[1] - cy) < Math.hypot(q[0] - cx, q[1] - cy) ? i : best
  }, 0)
  const [x, y] = line[nearest]
  const a = line[Math.max(0, nearest - 1)]
  const b = line[Math.min(line.length - 1, nearest + 1)]
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  let pebbles = ''
  for (const [px, py] of scatter(random, crossing, 4.6, 300)) {
    pebbles += `M${n1(px - 1.6)} ${n1(py)}a1.7 1.3 0 1 0 3.3 0a1.7 1.3 0 1 0-3.3 0`
  }
  return (
    `<g transform="translate(${at([x, y])}) rotate(${n1(turn)})"><path class="shoal" d="${closed(blob(random, 1, 1, 19, 17, 0.12, 12))}"/>` +
    `<path class="pebble" d="${pebbles}"/><path class="track" d="M-3 -42C-5 -34 -2 -26 -1 -19M3 19C5 28 0 34 2 42"/></g>`
  )
}

export const rivers = (hexes: readonly RiverHex[], board: readonly Place[], lakes: readonly Place[] = []): string => {
  const land: Land = {
    rivers: new Map(hexes.map(hex => [key(hex), hex])),
    board: new Set(board.map(key)),
    lakes: new Set(lakes.map(key)),
  }
  const streams = courses(land).map((course, i) => follow(land, course, stream(3 + i)))
  return (
    streams.map((course, i) => band(course, stream(41 + i))).join('') +
    streams.flatMap(course => course.hexes.filter(hex => hex.ford).map(hex => ford(course.line, hex))).join('')
  )
}
