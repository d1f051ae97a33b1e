import { describe, expect, test } from 'vitest'
import { type Picks, word } from './pick.ts'
import { type Heard, heardBy, type Position } from './position.ts'
import { Referee } from './referee.ts'
import { sample } from './sample.ts'
import { type AnyStep, amend, rulebook } from './step.ts'

interface Field {
  done: string[]
}
type Event = { type: string; rules: string[] }

const { procedure, question } = rulebook<Field, Event>()

const ask = question({
  name: 'ask',
  kind: 'one',
  rules: ['RULE-ASK'],
  with: (a: { seat: number; options: string[] }) => a,
  seats: (_, v) => [v.seat],
  next: (_, v, draft) => (draft.length === 0 ? { of: 'word', options: v.options } : null),
  take: (r, v, picks) => {
    r.field.done.push(`answered ${picks}`)
    return word(picks, 0, v.options)
  },
})

/** A referee over these steps, the first of them first, and its position after the deal. */
function begun(steps: AnyStep<Field, Event>[], strict = true) {
  const referee = new Referee(steps, steps[0].name, strict)
  const log: Heard<Event>[] = []
  const p = referee.begin({ done: [] }, 1, () => {}, log)
  return { referee, p, log }
}

describe('procedures', () => {
  test('lines run in order; a called step’s value lands in its local', () => {
    const inner = procedure({
      name: 'inner',
      gives: 'by default',
      with: (a: { n: number }) => ({ n: a.n, heard: '' }),
      lines: {
        ask: (r, v) => v.n > 0 && r.call(ask, { seat: 0, options: ['yes', 'no'] }, 'heard'),
        end: (r, v) => v.heard === 'yes' && r.end('at once'),
        last: (r, v) => r.field.done.push(`last ${v.n}`),
      },
    })
    const outer = procedure({
      name: 'outer',
      gives: undefined,
      with: () => ({ value: '', n: 2 }),
      lines: {
        call: (r, v) => r.call(inner, { n: v.n }, 'value'),
        note: (r, v) => r.field.done.push(v.value),
        again: (r, v) => v.n-- > 0 && r.repeat(),
      },
    })
    const { referee, p } = begun([outer, inner, ask])
    expect(p.stack.map(f => [f.step, f.line, f.into])).toEqual([
      ['outer', 'note', ''],
      ['inner', 'end', 'value'],
      ['ask', '', 'heard'],
    ])
    referee.take(p, 0, ['yes'])
    referee.take(p, 0, ['no'])
    expect(p.field.done).toEqual([
      'answered yes',
      'at once',
      'answered no',
      'last 1',
      'by default',
      'last 0',
      'by default',
    ])
    expect(p.stack).toEqual([])
    expect(p.result).toEqual({ winners: [] })
  })
  test('leave ends the nearest step of that name, with its own value, and all above it', () => {
    const deep = procedure({
      name: 'deep',
      gives: 'deep',
      with: () => ({}),
      lines: { out: r => r.leave(middle), never: r => r.field.done.push('never') },
    })
    const middle = procedure({
      name: 'middle',
      gives: 'left',
      with: () => ({ value: '' }),
      lines: { call: r => r.call(deep, {}, 'value'), never: r => r.end('never') },
    })
    const outer = procedure({
      name: 'outer',
      gives: undefined,
      with: () => ({ value: '' }),
      lines: { call: r => r.call(middle, {}, 'value'), note: (r, v) => r.field.done.push(v.value) },
    })
    expect(begun([outer, middle, deep]).p.field.done).toEqual(['left'])
    expect(() => begun([deep, middle])).toThrow('left middle, which had not begun')
  })
  test('finish in mid-step silences every later verb', () => {
    const inner = procedure({
      name: 'inner',
      gives: 1,
      with: () => ({}),
      lines: {
        finish(r) {
          r.finish([1])
          r.finish([0])
          r.call(ask, { seat: 0, options: ['never'] })
          r.repeat()
          r.leave(outer)
          r.end(1)
        },
        never: r => r.field.done.push('never'),
      },
    })
    const outer = procedure({
      name: 'outer',
      gives: undefined,
      with: () => ({ value: 0 }),
      lines: { call: r => r.call(inner, {}, 'value'), never: r => r.field.done.push('never') },
    })
    const { p, referee } = begun([outer, inner, ask])
    expect(p).toMatchObject({ field: { done: [] }, stack: [], result: { winners: [1] } })
    expect(referee.owing(p)).toEqual([])
    expect(referee.refuse(p, 0, ['never'])).toEqual({ rule: 'not-asked', at: 0 })
  })
  test('finish in an answer ends the game there', () => {
    const last = question({
      ...ask,
      name: 'last',
      take(r) {
        r.finish([0])
        return 'a'
      },
    })
    const outer = procedure({
      name: 'outer',
      gives: undefined,
      with: () => ({}),
      lines: {
        call: r => r.call(last, { seat: 0, options: ['a'] }),
        never: r => r.field.done.push('never'),
      },
    })
    const { p, referee } = begun([outer, last])
    referee.take(p, 0, ['a'])
    expect(p).toMatchObject({ field: { done: [] }, stack: [], result: { winners: [0] } })
  })
  test('two verbs in a line are found in strict mode only', () => {
    const twice = procedure({
      name: 'twice',
      gives: undefined,
      with: () => ({}),
      lines: {
        both(r) {
          r.call(ask, { seat: 0, options: ['a'] })
          r.call(ask, { seat: 1, options: ['b'] })
        },
      },
    })
    expect(() => begun([twice, ask])).toThrow('twice: a line may call, repeat or end once')
    expect(begun([twice, ask], false).p.stack).toHaveLength(3)
  })
  test('steps are found by name, each once', () => {
    expect(() => begun([ask, ask])).toThrow('two steps are named ask')
    expect(() => new Referee<Field, Event>([ask], 'task')).toThrow('no step is named task')
  })
  test('an amended step is found wherever it is called', () => {
    const plain = procedure({
      name: 'plain',
      gives: undefined,
      with: () => ({}),
      lines: { a: r => r.field.done.push('a'), b: r => r.field.done.push('b') },
    })
    const outer = procedure({
      name: 'outer',
      gives: undefined,
      with: () => ({}),
      lines: { call: r => r.call(plain, {}) },
    })
    const more = { c: (r: { field: Field }) => void r.field.done.push('c') }
    const done = (step: AnyStep<Field, Event>) => begun([outer, step]).p.field.done.join('')
    expect(done(plain)).toBe('ab')
    expect(done(amend(plain, { before: 'b' }, more))).toBe('acb')
    expect(done(amend(plain, { after: 'b' }, more))).toBe('abc')
    expect(done(amend(plain, { instead: 'a' }, more))).toBe('cb')
    expect(done(amend(plain, { instead: 'a' }, { a: more.c }))).toBe('cb')
    expect(() => amend(plain, { after: 'z' }, more)).toThrow('plain has no line z')
    expect(() => amend(plain, { after: 'a' }, { b: more.c })).toThrow('plain has a line b already')
    expect(() => amend(plain, { instead: 'a' }, { b: more.c })).toThrow('plain has a line b already')
    expect(() => amend(plain, { before: 'a' }, { a: more.c })).toThrow('plain has a line a already')
  })
})

describe('questions', () => {
  const several = question({
    name: 'several',
    kind: 'several',
    rules: ['RULE-SEVERAL'],
    with: (a: object) => a,
    seats: () => [0],
    next(_, __, draft) {
      const options = [3, 1, 2].filter(id => !draft.includes(id))
      return { of: 'unit', options, enough: 'done' }
    },
    why: (_, __, draft, pick) => (draft.includes(pick) ? 'RULE-TWICE' : null),
    forbids: (_, __, picks) => (picks.length === 0 ? 'RULE-SOME' : picks.length === 3 ? 'RULE-NOT-ALL' : null),
    take: (r, _, picks) => void r.field.done.push(`${picks}`),
  })

  test('an answer is refused by the first thing wrong with it', () => {
    const { referee, p } = begun([several])
    expect(referee.decision(p, 0)).toMatchObject({ ticket: 0, seat: 0, step: 'several', window: false })
    const opened = begun([{ ...several, window: true }])
    expect(opened.referee.decision(opened.p, 0).window).toBe(true)
    const refusals: [Picks, string | undefined, number?][] = [
      [[1, 2], undefined],
      [[1, 1], 'RULE-TWICE', 1],
      [[9], 'RULE-SEVERAL', 0],
      [[], 'RULE-SOME', 0],
      [[1, 2, 3], 'RULE-NOT-ALL', 2],
      [[1, 2, 3, 4], 'RULE-SEVERAL', 3],
    ]
    for (const [picks, rule, at] of refusals) {
      expect(referee.refuse(p, 0, picks)).toEqual(rule === undefined ? null : { rule, at })
    }
    expect(referee.refuse(p, 1, [1])).toEqual({ rule: 'not-asked', at: 0 })
  })
  test('an answer may be too short or too long', () => {
    const { referee, p } = begun([asking(['a', 'b']), ask])
    expect(referee.refuse(p, 0, [])).toEqual({ rule: 'unfinished', at: 0 })
    expect(referee.refuse(p, 0, ['a', 'b'])).toEqual({ rule: 'too-much', at: 1 })
    expect(referee.why(p, 0, ['a'], 'b')).toBe('too-much')
    expect(referee.why(p, 0, [], 'b')).toBeNull()
    expect(referee.why(p, 0, [], 'c')).toBe('RULE-ASK')
  })
  test('a set is taken in its stored order, whatever the order of picking', () => {
    for (const picks of [
      [3, 1],
      [1, 3],
    ]) {
      const { referee, p } = begun([several])
      expect(referee.answer(p, 0, picks)).toBeNull()
      expect(p.field.done).toEqual(['1,3'])
      expect(picks).toHaveLength(2)
    }
  })
  test('a refused answer changes nothing', () => {
    const { referee, p } = begun([several])
    const was = JSON.stringify(p)
    expect(referee.answer(p, 0, [9])).not.toBeNull()
    expect(JSON.stringify(p)).toBe(was)
  })
  test('all hand in secretly, then all are taken together', () => {
    const secret = question({
      name: 'secret',
      kind: 'number',
      rules: [],
      with: (a: object) => a,
      seats: () => [0, 1, 2],
      next: (_, __, draft) => (draft.length === 0 ? { of: 'number', min: 0, max: 9 } : null),
      takeAll: (r, _, handed) => void r.field.done.push(JSON.stringify(handed)),
    })
    const { referee, p } = begun([secret])
    expect(referee.owing(p)).toEqual([0, 1, 2])
    const mine = [7]
    expect(referee.answer(p, 2, mine)).toBeNull()
    mine[0] = 8
    expect(referee.answer(p, 0, [5])).toBeNull()
    expect(referee.owing(p)).toEqual([1])
    expect(referee.refuse(p, 2, [1])).toEqual({ rule: 'not-asked', at: 0 })
    expect(referee.why(p, 1, [], 99)).toBe('not-offered')
    expect(p.field.done).toEqual([])
    expect(referee.answer(p, 1, [6])).toBeNull()
    expect(p.field.done).toEqual(['{"0":[5],"1":[6],"2":[7]}'])
  })
  test('of several seats that are asked, the first to answer decides', () => {
    const shared = question({
      ...ask,
      name: 'shared',
      seats: () => [1, 2],
      take: (r, _, __, seat) => void r.field.done.push(`seat ${seat}`),
    })
    const { referee, p } = begun([asking(['a'], shared), shared])
    expect(referee.owing(p)).toEqual([1, 2])
    referee.take(p, 2, ['a'])
    expect(p.field.done).toEqual(['seat 2'])
  })
  test('events reach all, or the one they are whispered to', () => {
    const telling = procedure({
      name: 'telling',
      gives: undefined,
      with: () => ({}),
      lines: {
        tell(r) {
          r.tell({ type: 'all', rules: [] })
          r.whisper(1, { type: 'one', rules: [] })
        },
      },
    })
    const { log } = begun([telling])
    expect(heardBy(log, 0).map(e => e.type)).toEqual(['all'])
    expect(heardBy(log, 1).map(e => e.type)).toEqual(['all', 'one'])
  })
})

/** Asks one thing and is done. */
function asking(options: string[], step: AnyStep<Field, Event> = ask) {
  return procedure({
    name: 'asking',
    gives: undefined,
    with: () => ({}),
    lines: { ask: r => r.call(step, { seat: 0, options }) },
  })
}

describe('forced answers', () => {
  const forcedOf = (q: Partial<typeof ask>) => {
    const step = { ...ask, name: 'q', ...q }
    const { referee, p } = begun([asking(['a', 'b'], step), step])
    return referee.forced(p, 0)
  }
  test('the only answer is found, level by level', () => {
    expect(forcedOf({})).toBeNull()
    expect(forcedOf({ next: (_, __, d) => (d.length === 0 ? { of: 'word', options: ['a'] } : null) })).toEqual(['a'])
    expect(
      forcedOf({
        next: (_, __, d) =>
          d.length === 0
            ? { of: 'unit', options: [4] }
            : d.length === 1
              ? { of: 'number', min: 2, max: 2 }
              : { of: 'hex', options: [], enough: 'halt' },
      }),
    ).toEqual([4, 2])
  })
  test('there is no only answer where one may stop or go on, place freely, or is in a window', () => {
    expect(forcedOf({ next: () => ({ of: 'word', options: ['a'], enough: 'done' }) })).toBeNull()
    expect(forcedOf({ next: () => ({ of: 'pose' }) })).toBeNull()
    expect(
      forcedOf({ window: true, next: (_, __, d) => (d.length === 0 ? { of: 'word', options: ['a'] } : null) }),
    ).toBeNull()
  })
})

describe('sampling', () => {
  const sampled = (q: Partial<typeof ask>): Picks => {
    const step = { ...ask, name: 'q', ...q }
    const { referee, p } = begun([asking(['a', 'b'], step), step])
    return sample(referee, p, 0, n => (n > 1 ? 1 : 0))
  }
  test('stops where nothing is left to pick', () => {
    expect(sampled({ next: () => ({ of: 'unit', options: [], enough: 'done' }) })).toEqual([])
    expect(sampled({ next: () => ({ of: 'number', min: 1, max: 0, enough: 'done' }) })).toEqual([])
  })
  test('says so where a draft is a dead end, or a pose has no candidates', () => {
    expect(() => sampled({ next: () => ({ of: 'unit', options: [] }) })).toThrow('nothing can be picked after []')
    expect(() => sampled({ next: () => ({ of: 'pose' }) })).toThrow('a question for a pose must give candidates')
  })
  test('takes a candidate where there are some', () => {
    expect(sampled({ candidates: () => [['a'], ['b']] })).toEqual(['b'])
    expect(sampled({ candidates: () => [] })).toEqual(['b'])
  })
})

describe('scripted dice', () => {
  const rolling = procedure({
    name: 'rolling',
    gives: undefined,
    with: () => ({}),
    lines: {
      ask: r => r.call(ask, { seat: 0, options: ['a'] }),
      roll: r => r.field.done.push(`${r.roll(6)} ${r.roll(6)}`),
    },
  })
  const rolled = (script: number[]): Position<Field> => {
    const { referee, p } = begun([rolling, ask])
    referee.script = script
    referee.take(p, 0, ['a'])
    return p
  }
  test('come in order and are counted', () => {
    const p = rolled([5, 2])
    expect(p.field.done).toEqual(['answered a', '5 2'])
    expect(p.dice.drawn).toBe(2)
  })
  test('must be as many and as small as what is rolled', () => {
    expect(() => rolled([5])).toThrow('dice: one more was rolled than the script has')
    expect(() => rolled([5, 6])).toThrow('dice: a scripted roll of 6 on a die of 6')
  })
})
