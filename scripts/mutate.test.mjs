import { describe, expect, it } from 'vitest'
import { mutantsOf, mutated } from './mutate.mjs'

const all = source => mutantsOf(source).map(mutant => mutated(source, mutant))

describe('mutants', () => {
  it('flip comparisons and connectives', () => {
    expect(all('const a = b < c')).toEqual(['const a = b <= c'])
    expect(all('const a = b === c || d')).toEqual(['const a = b !== c || d', 'const a = b === c && d'])
    expect(all('const a = !b')).toEqual(['const a = b'])
  })
  it('swap constants, and sums', () => {
    expect(all('const a = b + 2')).toEqual(['const a = b - 2', 'const a = b + 3'])
    expect(all('const a = [true, 0]')).toEqual(['const a = [false, 0]', 'const a = [true, 1]'])
    expect(all("const a = 'b' + c")).toEqual([])
  })
  it('drop statements', () => {
    expect(all('f()\ng(x)')).toEqual([';\ng(x)', 'f()\n;'])
  })
  it('leave types and imports alone', () => {
    expect(all("import { a } from 'b'\ntype T = 1 | 2\nconst c: 3 | true = d as 4\ninterface E { f: 5 }")).toEqual([])
    expect(all('const c = (d < e) as F')).toEqual(['const c = (d <= e) as F'])
  })
})
