import type { Add } from '@acies/kernel'

/** By chart and key, what each column came to. */
export type Counts = Record<string, Record<string, number[]>>

export function addTo(counts: Counts): Add {
  return (chart, key, column, amount) => {
    counts[chart] ??= {}
    counts[chart][key] ??= []
    const row = counts[chart][key]
    // Columns that have nothing yet stand at nought: JSON knows no gaps.
    while (row.length <= column) row.push(0)
    row[column] += amount
  }
}

/** Adds one match's counts to those of many; the order does not matter, for they are whole numbers. */
export function merge(all: Counts, one: Counts): void {
  const add = addTo(all)
  for (const chart in one) {
    for (const key in one[chart]) {
      const row = one[chart][key]
      for (let column = 0; column < row.length; column++) add(chart, key, column, row[column])
    }
  }
}

/** The same by the alphabet, so that it reads the same in whatever order it was counted. */
export function sorted(counts: Counts): Counts {
  return byName(Object.entries(counts).map(([chart, rows]) => [chart, byName(Object.entries(rows))]))
}
function byName<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
