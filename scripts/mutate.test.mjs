import { describe, expect, it } from 'vitest'
import { isProposal, mutantsOf, mutated, remembers, switched } from './mutate.mjs'

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
  it('leave the keys of a record alone', () => {
    expect(all('const a = { 1: b, [2]: c }')).toEqual(['const a = { 1: b, [3]: c }'])
  })
  it('leave out what is proposed to chance', () => {
    const source =
      'const q = { take: a => a > 1, candidates: () => b > 2 }\nfunction some(g: G, random: Random) { return c > 3 }'
    expect(mutantsOf(source, isProposal).map(({ from }) => from)).toEqual(['>', '1'])
    expect(mutantsOf(source)).toHaveLength(6)
  })
  it('know what runs when a module is read', () => {
    expect(mutantsOf('const a = 1\nconst f = () => 2').map(({ early }) => early)).toEqual([true, false])
  })
})

describe('changes behind switches', () => {
  const source = [
    'const f = (a, b) => {',
    '  let n = 0',
    '  for (const x of a) n += x',
    '  b && a.push(n)',
    '  if (!b || n > 1 + 2) a.push(9)',
    '  else a.push(8)',
    '  return [n < 7 && !b, ...a]',
    '}',
    'return f([1, 2, 3], true).join()',
  ].join('\n')
  const board = now => ({ now, hit: [], rounds: 0, most: 100, stop: () => expect.fail('round in circles') })
  const outcome = (text, now) => {
    globalThis.MUTANTS = board(now)
    try {
      return String(new Function(text)())
    } catch (error) {
      return String(error)
    } finally {
      delete globalThis.MUTANTS
    }
  }
  // A function's body is read as a module's is, but for its return.
  const within = text => `return (() => {${text}})()`
  const inModule = text => text.replace(/return f\(.*$/, '')
  const mutants = mutantsOf(inModule(source)).map((mutant, id) => ({ ...mutant, id }))
  const ending = source.slice(inModule(source).length)

  it('do nothing while they are off, and each what it would do alone when it is on', () => {
    const many = within(switched(inModule(source), mutants) + ending)
    expect(outcome(many, null)).toBe(outcome(within(source), null))
    for (const mutant of mutants) {
      const alone = mutated(inModule(source), mutant) + ending
      expect(outcome(many, mutant.id), alone).toBe(outcome(within(alone), null))
    }
    expect(new Set(mutants.map(({ id }) => outcome(many, id))).size).toBeGreaterThan(4)
  })
  it('say which were reached, and count the rounds of loops', () => {
    globalThis.MUTANTS = board(null)
    new Function(within(switched(inModule(source), mutants) + ending))()
    const { hit, rounds } = globalThis.MUTANTS
    delete globalThis.MUTANTS
    expect(rounds).toBe(3)
    const notReached = mutants.filter(({ id }) => hit[id] === undefined).map(({ from }) => from)
    expect(notReached).toEqual(['a.push(8)', '8'])
  })
  it('forget what a module remembers, and know of what it keeps otherwise', () => {
    expect(switched('const a = new Map<b, c>()', [])).toContain('const a = new M.Map<b, c>()')
    expect(switched('const a = () => new Map()', [])).toContain('const a = () => new Map()')
    expect(switched('const a = new Kept<b>(9)', [])).toContain('const a = M.kept(new Kept<b>(9))')
    expect(switched('export const a: b[] = []', [])).toContain('const a: b[] = M.kept([])')
    expect(switched('const a = Array.from(b)\nconst c = () => { const d = [] }', [])).toContain(
      'const a = M.kept(Array.from(b))\nconst c = () => { const d = [] }',
    )
    expect(remembers('let a = 1')).toBe(true)
    expect(remembers('const a = () => { let b = 1 }')).toBe(false)
  })
})
