import { describe, expect, test } from 'vitest'
import { Ledger } from './ledger.ts'
import { Referee } from './referee.ts'
import { rulebook } from './step.ts'
import { barred, type Due, type Lasting, lasting, lifted, settling, type Trait, Traits } from './trait.ts'

interface Skill extends Trait {
  courage?(ledger: Ledger): void
  bars?(deed: string): string | null
  loses?(due: Due[]): void
}
const stoic: Skill = { name: 'stoic', rules: ['R-1'], courage: l => l.add(2, 'R-1') }
const heavy: Skill = { name: 'heavy', rules: ['R-2'], bars: deed => (deed === 'run' ? 'R-2' : null) }
const frantic: Skill = {
  name: 'frantic',
  rules: ['R-3'],
  courage: l => l.add(-1, 'R-3'),
  loses: due => due.push({ step: 'rage', v: { unit: 7 } }),
}
const traits = new Traits([stoic, heavy, frantic])

describe('a ledger', () => {
  test('adds up its lines, and enters nothing that changes nothing', () => {
    const ledger = new Ledger(4).add(2, 'R-1').add(0, 'R-2').add(-1, 'R-3')
    expect(ledger.total).toBe(5)
    expect(ledger.lines).toEqual([
      { n: 2, rule: 'R-1' },
      { n: -1, rule: 'R-3' },
    ])
  })
  test('strikes out what another rule makes void', () => {
    const ledger = new Ledger(0).add(2, 'R-1').add(-1, 'R-3').add(1, 'R-1').strike('R-1')
    expect([ledger.total, ledger.lines]).toEqual([-1, [{ n: -1, rule: 'R-3' }]])
  })
  test('is held within bounds by a rule, with a line for it', () => {
    expect(new Ledger(1).add(-3, 'R-1').atLeast(1, 'R-9').lines.at(-1)).toEqual({ n: 3, rule: 'R-9' })
    expect(new Ledger(9).atMost(6, 'R-8').total).toBe(6)
    expect(new Ledger(5).atLeast(1, 'R-9').atMost(6, 'R-8').lines).toEqual([])
  })
})

describe('traits', () => {
  test('only those with the hook are asked, in the order of names, whatever the list says', () => {
    const ledger = new Ledger(0)
    for (const t of traits.of(['stoic', 'heavy', 'frantic', 'stoic']).with('courage')) t.courage(ledger)
    expect(ledger.lines.map(l => l.rule)).toEqual(['R-3', 'R-1'])
  })
  test('a set knows whom it holds', () => {
    const set = traits.of(['stoic', 'heavy'])
    expect([set.has('stoic'), set.has('frantic')]).toEqual([true, false])
    expect(traits.of([]).has('stoic')).toBe(false)
  })
  test('the same names give the same set', () => {
    expect(traits.of(['heavy', 'stoic'])).toBe(traits.of(['stoic', 'heavy']))
  })
  test('the first rule against something is named', () => {
    const asked = (deed: string) => barred(traits.of(['stoic', 'heavy']).with('bars'), t => t.bars(deed))
    expect([asked('run'), asked('walk')]).toEqual(['R-2', null])
  })
  test('a name that stands in the tables of two hooks is told apart, whichever is asked first', () => {
    interface Dread extends Trait {
      adds?: { dread?: number; pace?: number }
      refuses?: { dread?: string }
    }
    const grim: Dread = { name: 'grim', rules: ['R-4'], adds: { dread: 2 }, refuses: { dread: 'R-4' } }
    const mild: Dread = { name: 'mild', rules: ['R-5'], adds: { dread: 1, pace: 3 } }
    const set = new Traits([grim, mild]).of(['grim', 'mild'])
    for (const _ of ['looked up', 'known']) {
      expect(set.at('adds', 'dread')).toEqual([2, 1])
      expect(set.at('refuses', 'dread')).toEqual(['R-4'])
      expect(set.at('adds', 'pace')).toEqual([3])
    }
  })
  test('unknown and doubled names are errors', () => {
    expect(() => traits.of(['brave'])).toThrow('no trait is named brave')
    expect(() => new Traits([stoic, stoic])).toThrow('two traits')
  })
})

test('what is due is done in its order, and what it makes due after it', () => {
  interface Field {
    due: Due[]
    done: string[]
  }
  const { procedure } = rulebook<Field, { type: string; rules: string[] }>()
  const settle = settling<Field, { type: string; rules: string[] }>()
  const rage = procedure({
    name: 'rage',
    with: (a: { unit: number }) => a,
    gives: undefined,
    lines: {
      rage(r, v) {
        r.field.done.push(`rage ${v.unit}`)
        if (v.unit > 5) r.field.due.push({ step: 'rage', v: { unit: v.unit - 5 } })
      },
    },
  })
  const first = procedure({
    name: 'first',
    with: () => ({}),
    gives: undefined,
    lines: {
      lose: r => {
        for (const t of traits.of(['frantic']).with('loses')) t.loses(r.field.due)
        r.field.due.push({ step: 'rage', v: { unit: 1 } })
      },
      settle: r => r.call(settle, {}),
      end: r => r.finish([]),
    },
  })
  const p = new Referee([first, settle, rage], 'first', true).begin({ due: [], done: [] }, 1, () => {}, [])
  expect(p.field).toEqual({ due: [], done: ['rage 7', 'rage 1', 'rage 2'] })
})

test('what lasts is lifted by what ends it', () => {
  const effects: Lasting<string, 'turn' | 'battle'>[] = [
    { is: 'tired', n: 1, until: 'turn' },
    { is: 'tired', n: 2, until: 'battle' },
  ]
  expect(lasting(effects, 'tired')).toBe(3)
  const left = lifted(effects, 'turn')
  expect(lasting(left, 'tired')).toBe(2)
  expect(lifted(left, 'turn')).toBe(left)
  expect(lasting(lifted(left, 'battle'), 'tired')).toBe(0)
})
