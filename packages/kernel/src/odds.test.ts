import { describe, expect, test } from 'vitest'
import { readPosition } from './cases/index.ts'
import { odds } from './odds.ts'
import { copyPosition, type Heard, type Position } from './position.ts'
import { Referee } from './referee.ts'
import { Rules } from './rules.ts'
import { sample } from './sample.ts'
import { rulebook } from './step.ts'
import type { Event, Field } from './testing/fixtures/ford/field.ts'
import { ford } from './testing/fixtures/ford/game.ts'

const rules = new Rules(ford, {}, true)

/** Red fights blue; what blue holds besides these cards is anybody's guess. */
function fight(blue: number[]): Position<Field> {
  const units = {
    'red-1': 'B2 1',
    'blue-1': 'C2 1',
    'red-2': 'A5 3',
    'blue-2': 'D5 3',
    'red-3': 'A4 3',
    'blue-3': 'D4 3',
  }
  const p = readPosition(ford, { active: 0, units, hands: [[0, 4], blue], begin: 'combats' })
  rules.referee.resume(p)
  return p
}

const struck = (heard: readonly Heard<Event>[]) => {
  const names: string[] = heard.flatMap(({ event }) => (event.type === 'hit' ? [`hit ${event.unit}`] : []))
  return names.length > 0 ? names : ['nothing']
}
const until = (p: Position<Field>) => p.stack.every(frame => frame.step !== 'exchange')

describe('odds', () => {
  test('are those of the dice: one die hits on two faces of six', () => {
    const view = rules.view(fight([1]), 0)
    const habit = (p: Position<Field>) => (p.stack.at(-1)?.step === 'defend' ? ['stand'] : null)
    const { tries, counts } = odds(rules, view, 0, [0, 1], { seed: 1, until, outcomes: struck, habit })(6000)
    expect(tries).toBe(6000)
    expect(counts['hit 1'] / tries).toBeCloseTo(1 / 3, 1)
    expect(counts['hit 1'] + counts.nothing).toBe(tries)
    expect(counts['hit 0']).toBeUndefined()
  })
  test('come from what the seat can see: another hand behind the same view gives the same', () => {
    const found = (p: Position<Field>) =>
      odds(rules, rules.view(p, 0), 0, [0, 1], { seed: 2, until, outcomes: struck })(300)
    const rich = found(fight([3]))
    expect(found(fight([1]))).toEqual(rich)
    // One guess in four gives blue a parry, and parries hit back.
    expect(rich.counts['hit 0']).toBeGreaterThan(0)
  })
  test('are exact where every fall of the dice can be counted', () => {
    const view = rules.view(fight([1]), 0)
    const habit = (p: Position<Field>, seat: number) =>
      p.stack.at(-1)?.step === 'defend' ? ['stand'] : sample(rules.referee, p, seat, () => 0)
    const how = { seed: 1, falls: 5000, until, outcomes: struck, habit }
    const found = odds(rules, view, 0, [0, 1], how)(10)
    expect(found.within).toBe(0)
    expect(found.counts['hit 1'] + found.counts.nothing).toBeCloseTo(1, 12)
    expect(found.counts['hit 1']).toBeCloseTo(1 / 3, 12)
    // Too many falls, or an answer that is left to chance: sampled, and said so.
    expect(odds(rules, view, 0, [0, 1], { ...how, falls: 1 })(10)).toMatchObject({ tries: 10 })
    expect(odds(rules, view, 0, [0, 1], { ...how, falls: 1 })(10).within).toBeGreaterThan(0.2)
    expect(odds(rules, view, 0, [0, 1], { ...how, habit: undefined })(10).within).toBeGreaterThan(0)
    expect(rules.referee.script).toBeNull()
  })
  test('count dice that are rolled together once for all their orders', () => {
    interface Table {
      sixes: number
    }
    type Rolled = { type: 'rolled'; rules: string[]; n: number }
    const { procedure, question } = rulebook<Table, Rolled>()
    const go = question({
      name: 'go',
      kind: 'one',
      rules: ['R-1'],
      with: (a: Record<string, never>) => a,
      seats: () => [0],
      next: (_g, _v, draft) => (draft.length === 0 ? { of: 'word', options: ['go'] } : null),
      take: () => undefined,
    })
    const battle = procedure({
      name: 'battle',
      with: () => ({}),
      gives: undefined,
      lines: {
        ask: r => r.call(go, {}),
        four: r => {
          const dice = [r.roll(6), r.roll(6), r.roll(6), r.roll(6)]
          r.field.sixes = dice.filter(d => d === 5).length
        },
        one: r => {
          if (r.roll(6) === 0) r.field.sixes = 0
          r.tell({ type: 'rolled', rules: ['R-1'], n: r.field.sixes })
        },
      },
    })
    const referee = new Referee([battle, go], 'battle')
    const p = referee.begin({ sixes: 0 }, 1, () => {}, null)
    const copy = (q: Position<Table>) => copyPosition(q, g => ({ ...g }))
    const small = { referee, copy, guess: copy } as unknown as Rules<Table, Rolled>
    let falls = 0
    const found = odds(small, p, 0, ['go'], {
      seed: 1,
      falls: 1000,
      until: () => false,
      outcomes: (_heard, _before, after) => {
        falls++
        return [`${after.field.sixes}`]
      },
    })(1)
    expect(falls).toBe(126 * 6)
    expect(found.counts['2']).toBeCloseTo(((6 * 25) / 1296) * (5 / 6), 12)
    expect(found.counts['0']).toBeCloseTo(625 / 1296 + (1 - 625 / 1296) / 6, 12)
  })
  test('play what comes before the first die once, where nothing is hidden', () => {
    interface Table {
      hit: boolean
    }
    type Told = { type: 'marched' | 'shot'; rules: string[] }
    const { procedure, question } = rulebook<Table, Told>()
    const asking = (name: string) =>
      question({
        name,
        kind: 'one' as const,
        rules: ['R-1'],
        with: (a: Record<string, never>) => a,
        seats: () => [0],
        next: (_g, _v, draft) => (draft.length === 0 ? { of: 'word', options: ['go'] } : null),
        take: () => undefined,
      })
    const [first, second, third] = ['first', 'second', 'third'].map(asking)
    let [marches, loads] = [0, 0]
    const battle = procedure({
      name: 'battle',
      with: () => ({}),
      gives: undefined,
      lines: {
        ask: r => r.call(first, {}),
        march: r => {
          marches++
          r.tell({ type: 'marched', rules: ['R-1'] })
          r.call(second, {})
        },
        load: () => {
          loads++
        },
        shoot: r => {
          r.field.hit = r.roll(6) === 5
          r.tell({ type: 'shot', rules: ['R-1'] })
          r.call(third, {})
        },
      },
    })
    const referee = new Referee([battle, first, second, third], 'battle')
    const p = referee.begin({ hit: false }, 1, () => {}, null)
    const copy = (q: Position<Table>) => copyPosition(q, g => ({ ...g }))
    const guess = (q: Position<Table>, _seat: number, random: (n: number) => number) => {
      const guessed = copy(q)
      guessed.dice.seed = random(2 ** 31)
      return guessed
    }
    const found = (holes: number) => {
      marches = loads = 0
      return odds({ referee, copy, guess, holes: () => holes } as unknown as Rules<Table, Told>, p, 0, ['go'], {
        seed: 1,
        habit: () => ['go'],
        until: q => q.stack.at(-1)?.step === 'third',
        outcomes: (heard, _before, after) => [`${heard.map(h => h.event.type).join(' ')}: ${after.field.hit}`],
      })(300)
    }
    const open = found(0)
    expect(marches).toBe(1)
    // Up to the very line that throws it: played to find the line, then for all.
    expect(loads).toBe(2)
    expect(Object.keys(open.counts).sort()).toEqual(['marched shot: false', 'marched shot: true'])
    expect(found(1)).toEqual(open)
    expect([marches, loads]).toEqual([300, 300])
  })
  test('leave the view as it was, and are the same for the same seed', () => {
    const view = rules.view(fight([1]), 0)
    const was = JSON.stringify(view)
    const how = { seed: 3, until, outcomes: struck }
    expect(odds(rules, view, 0, [0, 1], how)(50)).toEqual(odds(rules, view, 0, [0, 1], how)(50))
    expect(JSON.stringify(view)).toBe(was)
  })
  test('grow by lots as they would at once, and come nearer to the truth', () => {
    const view = rules.view(fight([1]), 0)
    const how = { seed: 3, until, outcomes: struck }
    const grown = odds(rules, view, 0, [0, 1], how)
    const first = grown(20)
    const later = [grown(70), grown(310)].at(-1)
    expect(later).toEqual(odds(rules, view, 0, [0, 1], how)(400))
    expect(first.tries).toBe(20)
    expect(later?.within).toBeLessThan(first.within)
  })
  test('say how far they may be off: a share of about a third, 95 times of 100', () => {
    const view = rules.view(fight([1]), 0)
    const habit = (p: Position<Field>) => (p.stack.at(-1)?.step === 'defend' ? ['stand'] : null)
    const shares = Array.from({ length: 200 }, (_, seed) =>
      odds(rules, view, 0, [0, 1], { seed, until, outcomes: struck, habit })(100),
    )
    const right = shares.filter(({ counts, within }) => Math.abs((counts['hit 1'] ?? 0) / 100 - 1 / 3) <= within)
    expect(right.length).toBeGreaterThan(180)
    expect(right.length).toBeLessThan(200)
  })
  test('end with a matter that is never settled', () => {
    const view = rules.view(fight([1]), 0)
    const how = { seed: 4, until: () => false, outcomes: () => ['done'] }
    expect(odds(rules, view, 0, [0, 1], how)(2).counts).toEqual({ done: 2 })
  })
})
