/**
 * What a picture of the battle shows, in a few signs: parts of armies, each by its seat and what follows it.
 *
 *   `1`          the whole of seat 1's army
 *   `0L 0C 0R`   its left, centre, right, as its general sees them; `F` its front half, `B` its rear, `0CF` both
 *   `0:nero`     who is called so, or is of that kind: a word of its name; `0:nero+` with those who stand beside him
 *   `@E3`        a place by its name
 *   `0L>1R`      an arrow from the one to the other; `0L>0B>1R` over a third
 */
export interface Stood {
  /** -1 for a place. */
  seat: number
  x: number
  y: number
  /** How large it is drawn: half its width. */
  half: number
  /** All it may be called by. */
  words: string
}

/** Everything that stands on a picture, in the units of its drawing. */
export interface Plan {
  box: { x: number; y: number; width: number; height: number }
  stood: readonly Stood[]
}

export interface Shown {
  lit: readonly Stood[]
  arrows: readonly (readonly { x: number; y: number }[])[]
}

const PART = /^(?:@(?<place>\S+)|(?<seat>\d)(?<wing>[LCR])?(?<depth>[FB])?(?::(?<word>[^+]+)(?<around>\+)?)?)$/u

/** Beside somebody: within this share of the picture's width. */
const BESIDE = 0.1

const middle = (of: readonly { x: number; y: number }[]): { x: number; y: number } => ({
  x: of.reduce((sum, { x }) => sum + x, 0) / of.length,
  y: of.reduce((sum, { y }) => sum + y, 0) / of.length,
})

/** How far somebody stands to the right of his army's general, and how far ahead of him. */
function sightOf(own: readonly Stood[], others: readonly Stood[]): (one: Stood) => { right: number; ahead: number } {
  const here = middle(own)
  const there = others.length > 0 ? middle(others) : { x: here.x, y: here.y - 1 }
  const far = Math.hypot(there.x - here.x, there.y - here.y) || 1
  const [ax, ay] = [(there.x - here.x) / far, (there.y - here.y) / far]
  return ({ x, y }) => ({
    right: (x - here.x) * -ay + (y - here.y) * ax,
    ahead: (x - here.x) * ax + (y - here.y) * ay,
  })
}

const isCalled = ({ words }: Stood, word: string): boolean => {
  const sought = word.toLowerCase()
  return words
    .toLowerCase()
    .split(/[\s,.;:()’']+/)
    .some(token => token === sought || token.endsWith(`-${sought}`))
}

/** Whom one part of what is shown means; nobody where there is no such part. */
export function partOf({ box, stood }: Plan, part: string): readonly Stood[] {
  const found = PART.exec(part)?.groups
  if (found === undefined) return []
  if (found.place) return stood.filter(one => one.seat < 0 && one.words === found.place)
  const seat = Number(found.seat)
  const own = stood.filter(one => one.seat === seat)
  if (own.length === 0) return own
  const sight = sightOf(
    own,
    stood.filter(one => one.seat >= 0 && one.seat !== seat),
  )
  const seen = own.map(one => ({ one, ...sight(one) }))
  const [least, most] = [Math.min(...seen.map(s => s.right)), Math.max(...seen.map(s => s.right))]
  const deep = (Math.min(...seen.map(s => s.ahead)) + Math.max(...seen.map(s => s.ahead))) / 2
  const third = (right: number): string => 'LCR'[Math.min(2, Math.floor(((right - least) / (most - least || 1)) * 3))]
  const within = seen
    .filter(s => !found.wing || third(s.right) === found.wing)
    .filter(s => !found.depth || (found.depth === 'F') === s.ahead >= deep)
    .map(s => s.one)
  const { word } = found
  const meant = word ? within.filter(one => isCalled(one, word)) : within
  if (!found.around) return meant
  return own.filter(one => meant.some(m => Math.hypot(m.x - one.x, m.y - one.y) <= box.width * BESIDE))
}

const partsOf = (shows: string): string[][] =>
  shows
    .split(' ')
    .filter(Boolean)
    .map(way => way.split('>'))

/** Parts that mean nobody here. */
export const missing = (plan: Plan, shows: string): string[] =>
  partsOf(shows)
    .flat()
    .filter(part => partOf(plan, part).length === 0)

export function shownIn(plan: Plan, shows: string): Shown {
  const ways = partsOf(shows).map(way => way.map(part => partOf(plan, part)))
  return {
    lit: [...new Set(ways.flat(2))],
    arrows: ways.filter(way => way.length > 1).map(way => way.filter(part => part.length > 0).map(middle)),
  }
}

/** How the picture is moved so that what is lit, or else all of it, lies in the window, of which a part is covered on the left. */
export function frameOf({ box }: Plan, { lit }: Shown, covered: number): { scale: number; x: number; y: number } {
  const ends = (axis: 'x' | 'y', whole: number): [least: number, most: number] =>
    lit.length === 0
      ? [0, 1]
      : [
          Math.max(0, (Math.min(...lit.map(one => one[axis] - one.half * 2)) - box[axis]) / whole),
          Math.min(1, (Math.max(...lit.map(one => one[axis] + one.half * 2)) - box[axis]) / whole),
        ]
  const [left, right] = ends('x', box.width)
  const [top, foot] = ends('y', box.height)
  const free = 1 - covered
  const scale = Math.max(free, Math.min(2, free / (right - left), 0.94 / (foot - top)))
  const between = (value: number, a: number, b: number): number =>
    Math.min(Math.max(a, b), Math.max(Math.min(a, b), value))
  return {
    scale,
    x: between(covered + free / 2 - (scale * (left + right)) / 2, 1 - scale, covered),
    // A picture smaller than its window stands in the middle of it.
    y: scale < 1 ? (1 - scale) / 2 : between(0.5 - (scale * (top + foot)) / 2, 1 - scale, 0),
  }
}
