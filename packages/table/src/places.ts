/**
 * Who stands in which place of the ranks: rank after rank from the left of the front, as `Ranks` counts its models. The
 * numbers are the game's (a kind of man, a standard, a character). A base larger than one place is named in the first of
 * the places it covers, front left; the others say PART. GAP is a place that nobody can fill beside a deep base.
 */
export type Places = readonly number[]

export const PART = -1000
export const GAP = -1001

/** How many places a base covers, across and deep. */
export type Extent = (who: number) => readonly [across: number, deep: number]

const SINGLE: readonly [number, number] = [1, 1]
const single: Extent = () => SINGLE

/** Those who stand there, from the front left on. */
export const standing = (places: Places): number[] => places.filter(who => who !== PART && who !== GAP)

/** The place where somebody stands who is there once only; -1 when he is not there. */
export const placeOf = (places: Places, who: number): number => places.indexOf(who)

/**
 * Drawn up anew in so many files: the first named in the middle of the front rank, in their order from the left, the
 * others rank after rank in what is left. Serves every change of files, about face and reform.
 */
export function drawnUp(
  leading: readonly number[],
  others: readonly number[],
  files: number,
  extent: Extent = single,
): Places {
  const grid: number[] = []
  const wide = leading.reduce((sum, who) => sum + extent(who)[0], 0)
  // No more can stand in the front rank than it has files: what is too much goes on behind.
  let at = Math.max(0, Math.floor((Math.min(files, total(leading, others, extent)) - wide) / 2))
  for (const who of leading) {
    const [across, deep] = extent(who)
    if (at + across <= files) lay(grid, files, at, who, across, deep)
    else layFirst(grid, 0, files, who, across, deep)
    at += across
  }
  // Nobody is ever laid before the first place that is free.
  let free = 0
  for (const who of others) {
    while (grid[free] !== undefined) free++
    const [across, deep] = extent(who)
    layFirst(grid, free, files, who, across, deep)
  }
  for (let i = 0; i < grid.length; i++) grid[i] ??= GAP
  return grid
}

const total = (leading: readonly number[], others: readonly number[], extent: Extent): number =>
  [...leading, ...others].reduce((sum, who) => sum + extent(who)[0] * extent(who)[1], 0)

function fits(grid: readonly number[], files: number, at: number, across: number, deep: number): boolean {
  for (let rank = 0; rank < deep; rank++)
    for (let file = 0; file < across; file++) if (grid[at + rank * files + file] !== undefined) return false
  return true
}

function lay(grid: number[], files: number, at: number, who: number, across: number, deep: number): void {
  for (let rank = 0; rank < deep; rank++)
    for (let file = 0; file < across; file++) grid[at + rank * files + file] = PART
  grid[at] = who
}

function layFirst(grid: number[], from: number, files: number, who: number, across: number, deep: number): void {
  for (let at = from; ; at++) {
    // A base wider than the files hangs over nothing: it begins its own rank.
    const room = across > files ? at % files === 0 : (at % files) + across <= files
    if (room && fits(grid, files, at, Math.min(across, files), deep))
      return lay(grid, files, at, who, Math.min(across, files), deep)
  }
}

/** The places from which so many fall: from the hindmost on, those who are spared only when nobody else is left. */
export function hindmost(places: Places, count: number, spared: (who: number) => boolean): number[] {
  const back = places.flatMap((who, at) => (who === PART || who === GAP ? [] : [at])).reverse()
  return [...back.filter(at => !spared(places[at])), ...back.filter(at => spared(places[at]))].slice(0, count)
}

/**
 * Without those who have fallen: into each place that falls empty before the last rank the hindmost of those who may
 * step up; who may not stay where they are.
 */
export function steppedUp(places: Places, fallen: readonly number[], maySteps: (who: number) => boolean): Places {
  const next: number[] = places.slice()
  for (const at of fallen) next[at] = GAP
  for (const at of [...fallen].sort((a, b) => a - b)) {
    let from = next.length - 1
    while (from > at && (next[from] === GAP || next[from] === PART || !maySteps(next[from]))) from--
    if (from <= at) continue
    next[at] = next[from]
    next[from] = GAP
  }
  while (next[next.length - 1] === GAP) next.pop()
  return next
}
