import { describe, expect, test, vi } from 'vitest'
import { Match } from './match.ts'
import type { MatchFile } from './match-file.ts'
import { thing } from './pick.ts'
import type { Position } from './position.ts'
import { Referee } from './referee.ts'
import { followed, Replay } from './replay.ts'
import { headerOf, Rules } from './rules.ts'
import { open } from './sight.ts'
import { rulebook } from './step.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { tiny } from './testing/fixtures/tiny.ts'
import { playRandom } from './testing/play.ts'

interface Field {
  sum: number
  last: number[]
}
type Event = { type: 'added'; n: number; rules: string[] }

const { procedure, question } = rulebook<Field, Event>()
/** Adds numbers and a roll, and is sensitive to the order of a set. */
const add = question({
  name: 'add',
  kind: 'several',
  rules: ['TINY-1'],
  with: (a: object) => a,
  seats: () => [0],
  next: (_, __, draft) => ({ of: 'unit', options: [1, 2, 3].filter(n => !draft.includes(n)), enough: 'done' }),
  take(r, _, picks) {
    r.field.last = picks.map((_pick, i) => thing(picks, i))
    r.field.sum += r.roll(100)
    r.tell({ type: 'added', n: r.field.sum, rules: ['TINY-1'] })
  },
})
const loop = procedure({
  name: 'loop',
  gives: undefined,
  with: () => ({}),
  lines: { add: r => r.call(add, {}), again: r => r.repeat() },
})
const game = tiny<Field, Event>({
  field: { sum: 0, last: [] },
  first: 'loop',
  steps: () => [loop, add],
  deal: r => r.tell({ type: 'added', n: 0, rules: ['TINY-1'] }),
  sight: { sum: open, last: open },
})

const file: MatchFile = {
  header: {
    ...headerOf(game, 'only', 3),
    secret: {
      seed: 3,
      branches: [
        [70, 11],
        [128, 12],
      ],
    },
  },
  answers: Array.from({ length: 200 }, (_, i) => [0, 1 + (i % 3)]),
}

describe('a replay', () => {
  const live: Position<Field>[] = []
  const replay = new Replay(game, file)
  const seats: number[] = []
  replay.each((_n, seat, _heard, p) => {
    seats.push(seat)
    live.push(JSON.parse(JSON.stringify(p)))
  })

  test('tells who gave each answer, and nobody of the deal', () => {
    expect(seats).toEqual([-1, ...file.answers.map(([seat]) => seat)])
  })

  test('is at any moment, in any order, what the match was', () => {
    expect(live).toHaveLength(201)
    for (const order of [
      [200, 0, 64, 65, 63, 1, 128, 127, 129, 192, 193, 199],
      [5, 70, 69, 71, 64, 128, 200],
      Array.from({ length: 201 }, (_, i) => (i * 77) % 201),
    ]) {
      const fresh = new Replay(game, file)
      for (const n of order) expect(fresh.at(n).position).toEqual(live[n])
    }
  })
  test('tells what the last answer brought about, and the deal at the beginning, however often one asks', () => {
    for (const n of [0, 0, 64, 65, 0, 200, 0]) {
      expect(replay.at(n).heard.map(h => h.event.n)).toEqual([live[n].field.sum])
    }
  })
  test('gives a position of its own each time', () => {
    replay.at(64).position.field.last.push(9)
    replay.at(65).position.field.last.push(9)
    expect(replay.at(64).position).toEqual(live[64])
    expect(replay.at(65).position).toEqual(live[65])
  })
  test('stays within the match', () => {
    expect(replay.at(999).position).toEqual(live[200])
    expect(replay.at(-5).position).toEqual(live[0])
  })
  test('has new dice where the match was branched', () => {
    expect([69, 70, 127, 128, 200].map(n => live[n].dice.seed)).toEqual([3, 11, 11, 12, 12])
    expect(replay.verify()).toEqual(live[200])
    expect(Match.load(game, file).position).toEqual(live[200])
  })
  test('takes a set in its order, also where the file has it otherwise', () => {
    const mixed: MatchFile = { ...file, answers: [[0, 3, 1, 2]] }
    const positions = [
      new Replay(game, mixed).at(1).position,
      new Replay(game, mixed).verify(),
      Match.load(game, mixed).position,
    ]
    for (const p of positions) expect(p.field.last).toEqual([1, 2, 3])
  })
  test('complains of the first answer that does not fit', () => {
    const verify = (answers: MatchFile['answers']) => () => new Replay(game, { ...file, answers }).verify()
    expect(
      verify([
        [0, 1],
        [0, 1, 1],
      ]),
    ).toThrow('answers.1: refused by TINY-1 at pick 1')
    expect(
      verify([
        [0, 1],
        [1, 1],
      ]),
    ).toThrow('answers.1: refused by not-asked at pick 0')
  })
})

describe('a match of other rules', () => {
  const rules = new Rules(ford, {}, true)
  const { file } = playRandom(rules, headerOf(ford, 'ford', 6), { seed: 6, limit: 40 })
  const older = { ...file, header: { ...file.header, version: '0' } }

  test('is shown whole where all of it holds under these', () => {
    const ended = { ...older, ending: { how: 'resigned' as const, seat: 0 } }
    expect(() => new Replay(ford, ended)).toThrow('played under rules 0')
    expect(followed(ford, ended)).toEqual({ ...file, ending: ended.ending })
    expect(followed(ford, file)).toBe(file)
  })
  test('is shown up to the first answer that does not, or that breaks the referee', () => {
    const answers: MatchFile['answers'] = [...file.answers.slice(0, 12), [0, 'no such word'], ...file.answers.slice(13)]
    const shown = followed(ford, { ...older, answers, ending: { how: 'agreed' }, undone: [] })
    expect(shown).toEqual({ header: file.header, answers: file.answers.slice(0, 12) })
    expect(new Replay(ford, shown).verify()).toEqual(new Replay(ford, file).at(12).position)
    const broken = vi.spyOn(Referee.prototype, 'refuse').mockImplementation(() => {
      throw new TypeError('no such thing')
    })
    expect(followed(ford, older).answers).toEqual([])
    broken.mockRestore()
  })
  test('is shown to its end and no further, when it ends sooner', () => {
    const { file: whole } = playRandom(rules, headerOf(ford, 'ford', 6), { seed: 6, limit: 9999 })
    const longer = { ...whole, header: older.header, answers: [...whole.answers, whole.answers[0]] }
    expect(followed(ford, longer).answers).toHaveLength(whole.answers.length)
  })
})
