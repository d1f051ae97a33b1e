import { corners, hexPath } from '../hex/geometry.ts'
import { blob, closed, n1, type Point, polygon, scaled, scatter } from '../ink/curves.ts'
import { hachures, house, trees, tuft } from '../ink/marks.ts'
import { stream } from '../ink/random.ts'

/** One drawing for each kind of terrain, centred on the origin. Kinds that often repeat have two or three seeds. */
const ground = (kind: string): string => `<path class="tile ${kind}" d="${hexPath(0.985)}"/>`
const clipped = (drawing: string): string => `<g clip-path="url(#hex-clip)">${drawing}</g>`
const dot = (x: number, y: number): string => `M${n1(x)} ${n1(y)}h.01`

const plain = (seed = 31): string => {
  const random = stream(seed)
  let stipple = ''
  let tufts = ''
  for (const [x, y] of scatter(random, corners(0.8), 15, 400)) {
    if (random() < 0.3) tufts += tuft(x, y, 4.5)
    else stipple += dot(x, y)
  }
  return `${ground('g-open')}<path class="stip" d="${stipple}"/><path class="ink-f faint" d="${tufts}"/>`
}

const hill = (seed = 4, steep = false): string => {
  const random = stream(seed)
  const crest = blob(random, -4, -6, steep ? 17 : 20, steep ? 13 : 14, 0.2, 10)
  const middle = scaled(crest, 1.75, -4, -6)
  const upper = steep ? { gap: 2.3, length: 15, weight: 1.9 } : { gap: 3.1, length: 12, weight: 1.35 }
  const lower = steep ? { gap: 2.7, length: 14, weight: 1.7 } : { gap: 3.6, length: 11, weight: 1.15 }
  return (
    ground('g-hill') +
    clipped(
      `<path class="hill-lo" d="${closed(scaled(crest, 2.35, -3, -4))}"/><path class="hill-mid" d="${closed(middle)}"/>` +
        `<path class="hill-top" d="${closed(crest)}"/>` +
        `<path class="ink-h" d="${hachures(random, crest, upper)}${hachures(random, middle, lower)}"/>`,
    )
  )
}

const forest = (seed = 7): string => {
  const random = stream(seed)
  const floor = closed(blob(random, 0, 2, 46, 47, 0.1, 12))
  return (
    ground('g-forest') + clipped(`<path class="forest-lo" d="${floor}"/>${trees(random, corners(0.82), 13.5, 8.6)}`)
  )
}

const broken = (seed = 9): string => {
  const random = stream(seed)
  let rocks = ''
  let ink = ''
  let stipple = ''
  for (const [x, y] of scatter(random, corners(0.74), 17, 500)) {
    const s = 4 + random() * 5.5
    if (random() < 0.62) {
      rocks += polygon(
        Array.from({ length: 6 }, (_, i): Point => {
          const angle = (i / 6) * 6.283 + random() * 0.5
          return [
            x + Math.cos(angle) * s * (0.8 + random() * 0.4),
            y + Math.sin(angle) * s * 0.72 * (0.8 + random() * 0.4),
          ]
        }),
      )
      ink +=
        `M${n1(x + s * 0.1)} ${n1(y + s * 0.55)}L${n1(x + s * 0.6)} ${n1(y - s * 0.1)}` +
        `M${n1(x + s * 0.35)} ${n1(y + s * 0.55)}L${n1(x + s * 0.75)} ${n1(y + s * 0.1)}` +
        `M${n1(x - s * 0.3)} ${n1(y - s * 0.4)}L${n1(x)} ${n1(y + s * 0.1)}`
    } else ink += tuft(x, y, 5 + random() * 3)
  }
  for (const [x, y] of scatter(random, corners(0.86), 5.5, 700)) stipple += dot(x, y)
  return (
    `${ground('g-broken')}<path class="stip" d="${stipple}"/><path class="rock" d="${rocks}"/>` +
    `<path class="ink-f" d="${ink}"/>`
  )
}

const lake = (): string => {
  const random = stream(51)
  let waves = ''
  for (const [x, y] of scatter(random, corners(0.72), 15, 400)) {
    const k = 6 + random() * 9
    waves += `M${n1(x - k)} ${n1(y)}q${n1(k / 2)} -3 ${n1(k)} 0t${n1(k)} 0`
  }
  return `<path class="water" d="${hexPath(1)}"/><path class="flow" d="${waves}"/>`
}

const marsh = (): string => {
  const random = stream(41)
  let level = ''
  let reeds = ''
  for (const [x, y] of scatter(random, corners(0.8), 12, 600)) {
    if (random() < 0.55) {
      const w = 6 + random() * 9
      level += `M${n1(x - w)} ${n1(y)}h${n1(w * 2)}`
    } else reeds += tuft(x, y, 7)
  }
  return (
    ground('g-marsh') +
    clipped(
      `<path class="pool" d="${closed(blob(random, -2, 4, 34, 28, 0.22, 11))}"/><path class="reed-line" d="${level}"/>` +
        `<path class="ink-f" d="${reeds}"/>`,
    )
  )
}

/** A palisade of stakes with two gates, four tents, a pennon. */
const camp = (): string => {
  const wall: Point[] = [
    [-30, -24],
    [30, -24],
    [34, 26],
    [-34, 26],
  ]
  let stakes = ''
  wall.forEach(([ax, ay], i) => {
    const [bx, by] = wall[(i + 1) % 4]
    for (let k = 0; k <= 13; k++) {
      const t = k / 13
      const gate = (i === 2 && t > 0.4 && t < 0.6) || (i === 0 && t > 0.42 && t < 0.58)
      if (gate) continue
      const x = ax + (bx - ax) * t
      const y = ay + (by - ay) * t
      stakes += `M${n1(x - 1.4)} ${n1(y + 2.5)}L${n1(x)} ${n1(y - 4)}L${n1(x + 1.4)} ${n1(y + 2.5)}Z`
    }
  })
  const tent = (x: number, y: number): string => {
    const s = 8.5
    return (
      `<path class="tent" d="M${x - s} ${y + s * 0.6}L${x} ${y - s * 0.75}L${x + s} ${y + s * 0.6}Z"/>` +
      `<path class="tent-dark" d="M${x} ${y - s * 0.75}L${x + s} ${y + s * 0.6}H${x + s * 0.28}Z"/>`
    )
  }
  return (
    `${ground('g-open')}<path class="camp-floor" d="M-31 -22H31L35 27H-35Z"/>` +
    `<path class="ink-f faint" d="M-30 -24H30L34 26H-34Z"/><path class="stake" d="${stakes}"/>` +
    tent(-18, -9) +
    tent(18, -9) +
    tent(-20, 12) +
    tent(20, 12) +
    `<path class="flagpole" d="M0 10V-14"/><path class="campflag" d="M0 -14h11l-3 4 3 4H0Z"/>`
  )
}

/** Seven roofs and a tower. */
const town = (): string =>
  ground('g-town') +
  house(-26, -22, 22, 12, -8) +
  house(2, -27, 18, 11, 6) +
  house(24, -12, 13, 19, 8) +
  house(-31, 2, 13, 20, -4) +
  house(-6, -4, 21, 15, 2) +
  house(20, 16, 22, 12, -10) +
  house(-12, 24, 24, 12, 5) +
  `<g transform="translate(-4 -5)"><path class="roof2" d="M-5 -5H5V5H-5Z"/><path class="roof-line" d="M-5 -5L5 5M5 -5L-5 5"/></g>`

/** A redan: bank, outward ticks, gabions behind it. */
const fieldworks = (): string => {
  const line: Point[] = [
    [-34, 8],
    [-18, -14],
    [0, -22],
    [18, -14],
    [34, 8],
  ]
  let ticks = ''
  for (let i = 0; i < 4; i++) {
    const [px, py] = line[i]
    const [qx, qy] = line[i + 1]
    const dx = qx - px
    const dy = qy - py
    const length = Math.hypot(dx, dy)
    for (let k = 0; k < 8; k++) {
      const t = (k + 0.5) / 8
      ticks += `M${n1(px + dx * t)} ${n1(py + dy * t)}l${n1((dy / length) * 11)} ${n1((-dx / length) * 11)}`
    }
  }
  const bank = `M${line.map(p => p.join(' ')).join('L')}`
  const gabion = (x: number, y: number): string =>
    `<circle class="gabion" cx="${x}" cy="${y}" r="5"/><circle class="gabion-in" cx="${x}" cy="${y}" r="2.2"/>`
  return (
    `${ground('g-open')}<path class="ink-m" d="${ticks}"/><path class="bank-lo" d="${bank}"/><path class="bank" d="${bank}"/>` +
    gabion(-26, 10) +
    gabion(-13, 0) +
    gabion(0, -7) +
    gabion(13, 0) +
    gabion(26, 10) +
    `<path class="ink-f faint" d="M-22 30h44M-16 36h32"/>`
  )
}

const tiles: Record<string, string> = {
  open: plain(),
  open2: plain(33),
  open3: plain(37),
  hill: hill(),
  hill2: hill(8),
  hill3: hill(23),
  steep: hill(14, true),
  forest: forest(),
  forest2: forest(17),
  forest3: forest(29),
  broken: broken(),
  broken2: broken(19),
  lake: lake(),
  marsh: marsh(),
  camp: camp(),
  town: town(),
  fieldworks: fieldworks(),
}

export const draw = (): string =>
  `<clipPath id="hex-clip"><path d="${hexPath(0.985)}"/></clipPath>` +
  Object.entries(tiles)
    .map(
      ([name, drawing]) => `<symbol id="ter-${name}" viewBox="-60 -60 120 120" overflow="visible">${drawing}</symbol>`,
    )
    .join('')
