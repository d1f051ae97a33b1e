import type { RuleId } from './pick.ts'

/** One line of a ledger: what it adds, and by which rule. */
export interface LedgerLine {
  readonly n: number
  readonly rule: RuleId
}

/** A number with its reasons: the referee rolls against it, the log, the odds and the page show it line by line. */
export class Ledger {
  /** What the number started from. */
  readonly base: number
  readonly lines: LedgerLine[] = []
  total: number

  constructor(base: number) {
    this.base = base
    this.total = base
  }
  /** Adds a line; nothing is entered where nothing changes. */
  add(n: number, rule: RuleId): this {
    if (n === 0) return this
    this.lines.push({ n, rule })
    this.total += n
    return this
  }
  /** Takes the lines of a rule out again: what another rule makes void. */
  strike(rule: RuleId): this {
    for (let i = this.lines.length - 1; i >= 0; i--) {
      if (this.lines[i].rule !== rule) continue
      this.total -= this.lines[i].n
      this.lines.splice(i, 1)
    }
    return this
  }
  /** Not less than this, by the rule that says so. */
  atLeast(least: number, rule: RuleId): this {
    return this.add(Math.max(0, least - this.total), rule)
  }
  /** Not more than this, by the rule that says so. */
  atMost(most: number, rule: RuleId): this {
    return this.add(Math.min(0, most - this.total), rule)
  }
}
