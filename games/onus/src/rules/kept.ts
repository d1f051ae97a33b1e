/** How many numbers a finding may depend on at most before nothing is kept of it. */
const LONGEST = 400

/**
 * Findings that are dear, each at a place that follows from the numbers it was found from. All numbers are compared, so
 * nothing is ever taken for another; what comes later to the same place takes it.
 */
export class Kept<T> {
  private readonly mask: number
  private readonly stamps: (readonly number[] | undefined)[]
  private readonly findings: (T | undefined)[]

  constructor(bits: number) {
    this.mask = (1 << bits) - 1
    this.stamps = Array.from({ length: 1 << bits }, () => undefined)
    this.findings = Array.from({ length: 1 << bits }, () => undefined)
  }
  find(stamp: readonly number[], make: () => T): T {
    if (stamp.length > LONGEST) return make()
    const at = hashOf(stamp) & this.mask
    const known = this.findings[at]
    if (known !== undefined && isSame(this.stamps[at], stamp)) return known
    const found = make()
    this.stamps[at] = stamp.slice()
    this.findings[at] = found
    return found
  }
}

function hashOf(stamp: readonly number[]): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < stamp.length; i++) hash = Math.imul(hash ^ stamp[i], 0x01000193)
  return hash ^ (hash >>> 15)
}
function isSame(a: readonly number[] | undefined, b: readonly number[]): boolean {
  if (a === undefined || a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
