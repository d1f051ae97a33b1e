import type { Growing, Sampled } from '@acies/kernel'

/** Figures are sure enough when none is off by more than a hundredth, 95 times of 100. */
const SURE = 0.01
/** Tries at a time, whatever the clock says: so the same question ends with the same figures. */
const LOT = 20

/** Odds that are being counted: lot by lot, as long as there is time, until they are sure enough. */
export class Inquiry {
  found: Sampled | null = null
  private readonly grown: Growing<Sampled> | null

  /** Null where there is nothing to count. */
  constructor(grown: Growing<Sampled> | null) {
    this.grown = grown
  }
  get isFinal(): boolean {
    return this.grown === null || (this.found !== null && this.found.within <= SURE)
  }
  /** One lot at least. */
  countFor(milliseconds: number, now: () => number): void {
    const until = now() + milliseconds
    while (this.grown !== null && !this.isFinal) {
      this.found = this.grown(LOT)
      if (now() >= until) return
    }
  }
}
