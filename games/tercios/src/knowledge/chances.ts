/** Wear is counted up to here. */
const MANY = 9
const ROW = MANY + 1

/** What one roll does to whoever it is made against, by the wear it causes. */
export interface Blow {
  /** The chance of 0, 1, 2 … wear, and of that wear with nothing cancelled. */
  readonly wear: Float64Array
  readonly shaken: Float64Array
  /** The mean wear, and the chance that nothing is cancelled. */
  readonly mean: number
  readonly shakes: number
}

/** By dice and faces that count: the chance of 0, 1, 2 … of them. */
const throws = new Map<number, Float64Array>()
function chancesOf(dice: number, faces: number): Float64Array {
  const key = dice * 8 + faces
  const known = throws.get(key)
  if (known !== undefined) return known
  let row = new Float64Array(dice + 1)
  row[0] = 1
  for (let n = 0; n < dice; n++) {
    const next = new Float64Array(dice + 1)
    for (let k = 0; k <= n; k++) {
      next[k] += (row[k] * (6 - faces)) / 6
      next[k + 1] += (row[k] * faces) / 6
    }
    row = next
  }
  throws.set(key, row)
  return row
}
const facesFrom = (need: number): number => Math.max(0, Math.min(6, 7 - need))

const blows = new Map<number, Blow>()
/** So many dice against a defence, and the courage that cancels hits. */
export function blowOf(dice: number, need: number, courage: number, save: number): Blow {
  const key = ((dice * 8 + need) * 64 + courage) * 8 + save
  const known = blows.get(key)
  if (known !== undefined) return known
  const hits = chancesOf(dice, facesFrom(need))
  const saves = chancesOf(courage, facesFrom(save))
  const wear = new Float64Array(ROW)
  const shaken = new Float64Array(ROW)
  let [mean, shakes] = [0, 0]
  for (let h = 0; h < hits.length; h++)
    for (let c = 0; c < saves.length; c++) {
      const chance = hits[h] * saves[c]
      const n = Math.min(MANY, Math.max(0, h - c))
      wear[n] += chance
      mean += n * chance
      if (h === 0 || c > 0) continue
      shaken[n] += chance
      shakes += chance
    }
  const blow = { wear, shaken, mean, shakes }
  blows.set(key, blow)
  return blow
}

/** How two blows given at once end: who causes more wear, and whether the other is shaken. */
export interface Clash {
  won: number
  lost: number
  /** The chance to win and see him retreat; to lose and retreat. */
  routs: number
  routed: number
}
export function clashOf(given: Blow, taken: Blow): Clash {
  let [won, lost, routs, routed] = [0, 0, 0, 0]
  for (let a = 0; a < ROW; a++)
    for (let b = 0; b < ROW; b++) {
      if (a > b) {
        won += given.wear[a] * taken.wear[b]
        routs += given.shaken[a] * taken.wear[b]
      } else if (b > a) {
        lost += given.wear[a] * taken.wear[b]
        routed += given.wear[a] * taken.shaken[b]
      }
    }
  return { won, lost, routs, routed }
}

/** The chance of at least so many sixes. */
export function sixes(dice: number, wanted: number): number {
  const row = chancesOf(dice, 1)
  let sum = 0
  for (let k = wanted; k < row.length; k++) sum += row[k]
  return sum
}
/** The chance of a single success with fives and sixes. */
export const passes = (dice: number): number => 1 - chancesOf(dice, 2)[0]
