// What fits of chances to win have in common.

/** The chance that goes with log-odds. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** By Gauss and Jordan; the matrices are small. */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r][i]) > Math.abs(rows[pivot][i])) pivot = r
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    const by = rows[i][i]
    rows[i] = rows[i].map(x => x / by)
    for (let r = 0; r < n; r++) {
      if (r === i) continue
      const times = rows[r][i]
      rows[r] = rows[r].map((x, c) => x - times * rows[i][c])
    }
  }
  return rows.map(row => row.slice(n))
}
