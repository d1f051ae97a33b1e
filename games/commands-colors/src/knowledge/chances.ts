/** Dice are counted up to here, and what they show up to MANY. */
const MOST_DICE = 12
const MANY = 5
const ROW = MANY + 1

/** By dice, by faces that count (0 … 6): the chance of exactly 0, 1, … of them, and of MANY or more. */
const CHANCES = new Float64Array((MOST_DICE + 1) * 7 * ROW)
for (let faces = 0; faces <= 6; faces++) {
  let row = new Float64Array(ROW)
  row[0] = 1
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    CHANCES.set(row, (dice * 7 + faces) * ROW)
    const next = new Float64Array(ROW)
    for (let k = 0; k < ROW; k++) {
      next[k] += (row[k] * (6 - faces)) / 6
      next[Math.min(MANY, k + 1)] += (row[k] * faces) / 6
    }
    row = next
  }
}

const start = (dice: number, faces: number): number =>
  (Math.max(0, Math.min(MOST_DICE, dice)) * 7 + Math.min(6, faces)) * ROW

/** The chance that at least k of so many dice show one of so many faces. */
export function atLeast(dice: number, faces: number, k: number): number {
  if (k <= 0) return 1
  const from = start(dice, faces)
  let less = 0
  for (let i = 0; i < k && i < ROW; i++) less += CHANCES[from + i]
  return 1 - less
}

/** What is lost, on average, when each such face takes a block: `left[b]` is the worth of what has b blocks. */
export function averageLoss(dice: number, faces: number, blocks: number, left: readonly number[]): number {
  const from = start(dice, faces)
  let sum = 0
  for (let k = 1; k < ROW; k++) sum += CHANCES[from + k] * (left[blocks] - left[Math.max(0, blocks - k)])
  return sum
}

/** The same for a number of hits that is itself an average. */
export function lossFor(hits: number, blocks: number, left: readonly number[]): number {
  if (hits >= blocks) return left[blocks]
  const whole = Math.floor(hits)
  const after = left[blocks - whole]
  return left[blocks] - after + (hits - whole) * (after - left[blocks - whole - 1])
}
