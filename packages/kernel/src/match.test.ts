import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { openPart } from './game.ts'
import { Match } from './match.ts'
import { type Ending, OtherRules, readMatch, sealMatch, writeMatch } from './match-file.ts'
import { type Pick, type Picks, thing, word } from './pick.ts'
import { Referee } from './referee.ts'
import { Replay } from './replay.ts'
import { headerOf, Rules } from './rules.ts'
import { open } from './sight.ts'
import { rulebook } from './step.ts'
import { council } from './testing/fixtures/council/game.ts'
import { ford } from './testing/fixtures/ford/game.ts'
import { tiny } from './testing/fixtures/tiny.ts'
import { playRandom } from './testing/play.ts'
import { Complaint } from './words.ts'

const HIDDEN = -1

interface Field {
  log: string[]
  /** Seen by its seat alone until it is shown to both. */
  cards: Record<number, number>
  shown: boolean
}
type Event = { type: 'rolled' | 'shown'; rules: string[] }

const { procedure, question } = rulebook<Field, Event>()

/** Seat 0 says what comes next; most of it asks seat 1 in some way. */
const say = question({
  name: 'say',
  kind: 'one',
  rules: ['TINY-1'],
  with: (a: object) => a,
  seats: () => [0],
  next: (_, __, draft) =>
    draft.length === 0 ? { of: 'word', options: ['go', 'roll', 'show', 'force', 'window', 'both', 'reply'] } : null,
  take(r, _, picks) {
    const said = word(picks, 0, ['go', 'roll', 'show', 'force', 'window', 'both', 'reply'])
    if (said === 'roll') r.field.log.push(`${r.roll(1000)}`)
    else r.field.log.push(said)
    if (said === 'show') r.field.shown = true
    return said
  },
})
const reply = question({
  name: 'reply',
  kind: 'one',
  rules: ['TINY-1'],
  with: (a: { options: string[] }) => a,
  seats: () => [1],
  next: (_, v, draft) => (draft.length === 0 ? { of: 'word', options: v.options } : null),
  take: (r, v, picks) => void r.field.log.push(word(picks, 0, v.options)),
})
const windowed = question({ ...reply, name: 'windowed', window: true })
const both = question({
  name: 'both',
  kind: 'number',
  rules: ['TINY-1'],
  with: (a: object) => a,
  seats: () => [0, 1],
  next: (_, __, draft) => (draft.length === 0 ? { of: 'number', min: 0, max: 9 } : null),
  takeAll: (r, _, handed) => void r.field.log.push(`${thing(handed[0], 0)}${thing(handed[1], 0)}`),
})
const loop = procedure({
  name: 'loop',
  gives: undefined,
  with: () => ({ said: 'go' as string }),
  lines: {
    say: r => r.call(say, {}, 'said'),
    answer(r, v) {
      if (v.said === 'force') r.call(reply, { options: ['only'] })
      if (v.said === 'window') r.call(windowed, { options: ['only'] })
      if (v.said === 'reply') r.call(reply, { options: ['yes', 'no'] })
      if (v.said === 'both') r.call(both, {})
    },
    again: r => r.repeat(),
  },
})
const talk = tiny<Field, Event>({
  field: { log: [], cards: { 0: 5, 1: 6 }, shown: false },
  first: 'loop',
  steps: () => [loop, say, reply, windowed, both],
  sight: {
    log: open,
    cards: (cards, seat, g) =>
      g.shown ? cards : { 0: seat === 0 ? cards[0] : HIDDEN, 1: seat === 1 ? cards[1] : HIDDEN },
    shown: open,
  },
  hidden: g => Object.values(g.cards).filter(card => card === HIDDEN).length,
})

function talking(...answers: [seat: number, ...string[]][]): Match<Field, Event> {
  const match = new Match(new Rules(talk, {}, true), headerOf(talk, 'only', 1))
  for (const [seat, ...picks] of answers) expect(match.play(seat, picks)).toBeNull()
  return match
}

describe('taking answers', () => {
  test('a ticket names the open question, and another is stale', () => {
    const match = talking()
    const old = match.ticket
    expect(match.decisions().map(d => [d.seat, d.step, d.ticket])).toEqual([[0, 'say', old]])
    expect(match.play(0, ['reply'], old)).toBeNull()
    expect(match.ticket).not.toBe(old)
    expect(match.play(1, ['yes'], old)).toEqual({ rule: 'stale', at: 0 })
    expect(match.length).toBe(1)
  })
  test('what is no answer at all is refused', () => {
    const match = talking([0, 'go'])
    const bare = Object.create(null)
    for (const nonsense of [null, undefined, {}, bare, 'go', [null], [bare], [{}], [[]], [true], [['go']]]) {
      expect(match.play(0, nonsense as Picks)).toMatchObject({ rule: 'not-offered', at: 0 })
      if (nonsense === 'go') continue
      expect(match.rules.referee.why(match.position, 0, [], nonsense as Pick)).toBe('not-offered')
    }
    expect(match.length).toBe(1)
  })
  test('a ticket stays while others hand in', () => {
    const match = talking([0, 'both'])
    const { ticket } = match
    expect(match.play(1, [3], ticket)).toBeNull()
    expect(match.ticket).toBe(ticket)
    expect(match.play(0, [4], ticket)).toBeNull()
    expect(match.ticket).not.toBe(ticket)
    expect(match.position.field.log).toEqual(['both', '43'])
  })
  test('the ticket of a question that was taken back is not given to another', () => {
    const match = talking([0, 'reply'])
    const taken = match.ticket
    expect(match.undo(0)).toBe(true)
    expect(match.play(0, ['window'])).toBeNull()
    expect(match.ticket).not.toBe(taken)
    expect(match.play(1, ['only'], taken)).toEqual({ rule: 'stale', at: 0 })
  })
  test('when the game is over nobody is asked', () => {
    const rules = new Rules(ford, {}, true)
    const { file } = playRandom(rules, headerOf(ford, 'ford', 3), { seed: 3, limit: 500 })
    const match = Match.load(ford, file)
    expect(match.position.result).not.toBeNull()
    expect(match.decisions()).toEqual([])
    expect(match.play(0, [])).toEqual({ rule: 'not-asked', at: 0 })
  })
})

describe('undo', () => {
  test('takes the last answer back, and redo gives it again', () => {
    const match = talking([0, 'go'], [0, 'go'])
    const was = JSON.stringify(match.position)
    expect([match.undoable(0), match.undoable(1)]).toEqual([1, -1])
    expect(match.undo(0) && match.undo(0)).toBe(true)
    expect(match.undo(0)).toBe(false)
    expect(match.position.field.log).toEqual([])
    expect([match.redoer, match.redo(1)]).toEqual([0, false])
    expect(match.redo(0) && match.redo(0)).toBe(true)
    expect([match.redoer, match.redo(0)]).toEqual([null, false])
    expect(JSON.stringify(match.position)).toBe(was)
  })
  test('after another answer there is nothing to give again', () => {
    const match = talking([0, 'go'])
    match.undo(0)
    match.play(0, ['reply'])
    expect(match.redo(0)).toBe(false)
    expect(match.position.field.log).toEqual(['reply'])
  })
  test('stops at a roll, friendly or not', () => {
    const match = talking([0, 'go'], [0, 'roll'])
    expect([match.undoable(0), match.undoable(0, true), match.undo(0)]).toEqual([-1, -1, false])
  })
  test('stops at what was shown to anybody; among friends, at what was shown to oneself', () => {
    const match = talking([0, 'show'])
    expect([match.undoable(0), match.undoable(0, true)]).toEqual([-1, -1])
    // Shown to seat 1 alone: seat 0 knew its card all the time.
    const cards: typeof talk.sight.cards = (all, seat, g) => (g.shown || seat === 0 ? all : { ...all, 0: HIDDEN })
    const half = new Match(new Rules({ ...talk, sight: { ...talk.sight, cards } }, {}, true), headerOf(talk, 'only', 1))
    half.play(0, ['show'])
    expect([half.undoable(0), half.undoable(0, true)]).toEqual([-1, 0])
    expect(half.undo(0)).toBe(false)
    expect(half.undo(0, true)).toBe(true)
    expect(half.position.field.shown).toBe(false)
  })
  test('stops at what another seat has built on', () => {
    const match = talking([0, 'reply'], [1, 'yes'])
    expect(match.undoable(0)).toBe(-1)
    expect(match.undoable(1)).toBe(1)
  })
  test('goes through answers that were forced, and brings them back', () => {
    const match = talking([0, 'go'], [0, 'force'], [1, 'only'])
    const was = JSON.stringify(match.position)
    expect([match.undoable(0), match.undoable(1)]).toEqual([1, -1])
    expect(match.undo(0)).toBe(true)
    expect(match.file().answers).toEqual([[0, 'go']])
    expect(match.decisions()[0]).toMatchObject({ seat: 0, step: 'say' })
    expect(match.redo(0)).toBe(true)
    expect(JSON.stringify(match.position)).toBe(was)
    expect(match.file().answers).toEqual([
      [0, 'go'],
      [0, 'force'],
      [1, 'only'],
    ])
  })
  test('but not through a window, which is never forced', () => {
    expect(talking([0, 'window'], [1, 'only']).undoable(0)).toBe(-1)
  })
  test('a secret answer may be taken back while others still think, and theirs stays', () => {
    const match = talking([0, 'both'])
    match.play(0, [4])
    const { ticket } = match
    expect(match.undo(0)).toBe(true)
    expect(match.ticket).toBe(ticket)
    match.play(1, [7])
    match.play(0, [5])
    expect(match.position.field.log).toEqual(['both', '57'])
  })
  test('what led to the open question is not taken back once somebody has answered that', () => {
    const match = talking([0, 'both'])
    expect(match.undoable(0)).toBe(0)
    match.play(1, [7])
    expect(match.undoable(0)).toBe(-1)
    expect(match.undo(0, true)).toBe(false)
    expect(match.undo(1)).toBe(true)
    expect(match.undoable(0)).toBe(0)
  })
  test('the last to hand in sees the others’ answers, and keeps his own', () => {
    const rules = new Rules(council, {}, true)
    const match = new Match(rules, headerOf(council, 'council', 4))
    for (const seat of [3, 0, 2]) match.play(seat, [1])
    expect(rules.seats.map(seat => match.undoable(seat))).toEqual([1, -1, 2, 0])
    expect(match.undo(0)).toBe(true)
    expect(match.rules.referee.owing(match.position)).toEqual([0, 1])
    expect(match.rules.seats.map(seat => rules.holes(match.position, seat))).toEqual([2, 2, 1, 1])
    match.play(0, [2])
    match.play(1, [0])
    expect(match.position.field.purses).toEqual({ 0: 0, 1: 2, 2: 1, 3: 1 })
    expect(rules.seats.map(seat => match.undoable(seat, true))).toEqual([-1, -1, -1, -1])
  })
})

describe('what is kept', () => {
  const reloaded = (match: Match<Field, Event>) => Match.load(talk, readMatch(writeMatch(match.file())))

  test('what was taken back, and when', () => {
    const match = talking([0, 'go'], [0, 'force'], [1, 'only'])
    expect('undone' in match.file()).toBe(false)
    match.undo(0)
    match.undo(0)
    const undone = [
      {
        at: 1,
        answers: [
          [0, 'force'],
          [1, 'only'],
        ],
      },
      { at: 0, answers: [[0, 'go']] },
    ]
    expect(match.file().undone).toEqual(undone)
    match.play(0, ['reply'])
    expect(reloaded(match).file()).toEqual({ header: match.header, answers: [[0, 'reply']], undone })
  })
  test('tickets, also of questions that were reached anew', () => {
    const match = talking([0, 'go'], [0, 'reply'])
    const { ticket } = match
    match.undo(0)
    match.play(0, ['window'])
    expect(reloaded(match).ticket).toBe(match.ticket)
    expect(reloaded(match).play(1, ['only'], ticket)).toEqual({ rule: 'stale', at: 0 })
    match.undo(0)
    match.undo(0)
    for (const word of ['go', 'window']) match.play(0, [word])
    expect(reloaded(match).ticket).toBe(match.ticket)
    expect(new Set([ticket, match.ticket]).size).toBe(2)
  })
  test('how it ended', () => {
    const ended = (ending: Ending) => {
      const match = talking([0, 'go'])
      expect(match.end(ending)).toBe(true)
      expect([match.end(ending), match.undo(0), match.play(0, ['go'])?.rule]).toEqual([false, false, 'not-asked'])
      const replay = new Replay(talk, readMatch(writeMatch(match.file())))
      const at = [replay.verify(), replay.at(1).position, reloaded(match).position, replay.each(() => undefined)]
      for (const position of at) expect(position).toEqual(match.position)
      expect(replay.at(0).position.result).toBeNull()
      expect(reloaded(match).ending).toEqual(ending)
      return match.position.result
    }
    expect(ended({ how: 'resigned', seat: 0 })).toEqual({ winners: [1] })
    expect(ended({ how: 'timed-out', seat: 1 })).toEqual({ winners: [0] })
    expect(ended({ how: 'agreed' })).toEqual({ winners: [] })
    const team = new Match(new Rules(council), headerOf(council, 'council', 1))
    expect(team.end({ how: 'resigned', seat: 7 })).toBe(false)
    expect(team.end({ how: 'resigned', seat: 2 })).toBe(true)
    expect(team.position.result).toEqual({ winners: [1, 3] })
    const over = { ...team.file(), ending: { how: 'resigned', seat: 9 } } as const
    expect(() => Match.load(council, over)).toThrow('ending')
    expect(() => new Replay(council, over).verify()).toThrow('ending')
  })
  test('a snapshot opens it without playing again what cannot be taken back', () => {
    const match = talking(...Array.from({ length: 70 }, (): [number, string] => [0, 'roll']), [0, 'go'], [0, 'reply'])
    const snapshot = match.snapshot()
    expect(snapshot.n).toBe(64)
    const damaged = match.file()
    damaged.answers[3] = [0, 'nonsense']
    const opened = Match.load(talk, damaged, { snapshot: JSON.parse(JSON.stringify(snapshot)) })
    expect(opened.position).toEqual(match.position)
    expect([opened.length, opened.ticket]).toEqual([72, match.ticket])
    expect(opened.undo(0) && opened.undo(0) && !opened.undo(0)).toBe(true)
    expect(opened.position.field.log).toHaveLength(70)
    expect(() => Match.load(talk, damaged, { snapshot: { ...snapshot, n: 99 } })).toThrow('answers.3')
  })
})

test('however long a match is, to open it from a snapshot and to take back plays a handful of answers again', () => {
  const rolls = Array.from({ length: 5000 }, (): [number, string] => [0, 'roll'])
  const match = talking(...rolls, [0, 'go'], [0, 'reply'])
  const taken = vi.spyOn(Referee.prototype, 'take')
  const opened = Match.load(talk, match.file(), { snapshot: match.snapshot() })
  expect(taken.mock.calls.length).toBeLessThan(40)
  taken.mockClear()
  expect(opened.undo(0)).toBe(true)
  expect(taken.mock.calls.length).toBeLessThan(120)
  taken.mockRestore()
  expect(opened.length).toBe(5001)
})

test('whoever plays it waits for nothing to be played again when he takes back', () => {
  const match = new Match(new Rules(talk, {}, true), headerOf(talk, 'only', 1), true)
  for (let i = 0; i < 200; i++) match.play(0, ['roll'])
  for (let i = 0; i < 4; i++) match.play(0, ['go'])
  const taken = vi.spyOn(Referee.prototype, 'take')
  for (let i = 0; i < 4; i++) expect(match.undo(0)).toBe(true)
  expect([match.length, taken.mock.calls.length, match.undo(0)]).toEqual([200, 0, false])
  taken.mockRestore()
  expect(match.snapshot().n).toBe(200)
})

describe('allies who answer at the same time', () => {
  const begun = () => {
    const match = new Match(new Rules(council, {}, true), headerOf(council, 'council', 1))
    for (const seat of [0, 1, 2, 3]) match.play(seat, [seat % 2 === 0 ? 1 : 0])
    for (const seat of [0, 1, 2, 3]) match.play(seat, ['advance', 'raid'])
    return match
  }
  test('are both taken, if both are still right', () => {
    const match = begun()
    const { ticket } = match
    expect(match.play(2, [2], ticket)).toBeNull()
    expect(match.play(0, [0], ticket)).toBeNull()
    expect(match.file().answers.slice(-2)).toEqual([
      [2, 2],
      [0, 0],
    ])
  })
  test('but not twice the same, nor an enemy, nor once something else is asked', () => {
    const match = begun()
    const { ticket } = match
    match.play(2, [2], ticket)
    expect(match.play(2, [6], ticket)).toEqual({ rule: 'stale', at: 0 })
    expect(match.play(1, [1], ticket)).toEqual({ rule: 'stale', at: 0 })
    expect(match.play(0, [2], ticket)).toEqual({ rule: 'COUNCIL-ACT', at: 0 })
    // A raid asks for its target first.
    match.play(2, [6])
    expect(match.play(0, [0], ticket)).toEqual({ rule: 'stale', at: 0 })
  })
})

describe('branches', () => {
  const rolls = [1, 2, 3, 4].map((): [number, string] => [0, 'roll'])

  test('share the past and roll anew', () => {
    const match = talking(...rolls)
    const branch = Match.load(talk, match.branch(2, 77))
    expect(branch.position.dice.seed).toBe(77)
    branch.play(0, ['roll'])
    branch.play(0, ['roll'])
    const [was, is] = [match.position.field.log, branch.position.field.log]
    expect(is.slice(0, 2)).toEqual(was.slice(0, 2))
    expect(is.slice(2)).not.toEqual(was.slice(2))
    expect(Match.load(talk, readMatch(writeMatch(branch.file()))).position).toEqual(branch.position)
  })
  test('may be branched again, before or after', () => {
    const first = Match.load(talk, talking(...rolls).branch(2, 77))
    first.play(0, ['roll'])
    expect(first.branch(3, 5).header.secret.branches).toEqual([
      [2, 77],
      [3, 5],
    ])
    expect(first.branch(2, 5).header.secret.branches).toEqual([[2, 5]])
    expect(first.branch(1, 5).header.secret.branches).toEqual([[1, 5]])
    expect(first.branch(99, 5).header.secret.branches).toEqual([
      [2, 77],
      [3, 5],
    ])
  })
  test('keep their past', () => {
    const match = Match.load(talk, talking([0, 'go'], [0, 'go']).branch(1, 77))
    expect(match.undoable(0)).toBe(-1)
    match.play(0, ['go'])
    expect(match.undo(0)).toBe(true)
    expect(match.undo(0)).toBe(false)
    expect(match.position.dice.seed).toBe(77)
  })
})

describe('match files', () => {
  const file = talking([0, 'both']).file()

  test('are read as they were written', () => {
    expect(readMatch(writeMatch(file))).toEqual(file)
    const key = 'c0ffee00'.repeat(8)
    const secret = { seed: key, setup: { army: 'hidden' }, branches: [[1, 5]] satisfies [number, number][] }
    const header = { ...file.header, secret }
    expect(readMatch(writeMatch({ ...file, header }))).toEqual({ ...file, header })
  })
  test('of a match that is not over show nothing to whoever looks into them', () => {
    const header = {
      ...file.header,
      seats: ['Ñuño', '軍'],
      secret: { seed: 20_260, setup: { army: 'hidden' }, branches: [] },
    }
    const sealed = sealMatch({ ...file, header })
    expect(sealed).toContain(header.scenario)
    for (const word of ['hidden', '20260', 'answers', 'both']) expect(sealed).not.toContain(word)
    expect(readMatch(sealed)).toEqual({ ...file, header })
    for (const broken of ['', 'bm90', '%%%', btoa('{"header":')])
      expect(() => readMatch(JSON.stringify({ sealed: broken }))).toThrow('not a match: sealed: cannot be opened')
    expect(() => readMatch(JSON.stringify({ sealed: btoa('[]') }))).toThrow('not a match: ')
  })
  test('part with what nobody may know', () => {
    const { secret: _, ...open } = file.header
    expect(openPart(file.header)).toEqual(open)
    expect(() => readMatch(JSON.stringify({ ...file, header: open }))).toThrow('not a match: header.secret')
    for (const seed of ['c0ffee', 'C0FFEE00'.repeat(8), 0.5, null]) {
      const header = { ...open, secret: { seed } }
      expect(() => readMatch(JSON.stringify({ header, answers: [] }))).toThrow('not a match: header.secret.seed')
    }
  })
  test('a complaint names the place', () => {
    const complaint = (change: object) => {
      try {
        Match.load(talk, readMatch(JSON.stringify({ ...file, ...change })))
      } catch (error) {
        if (error instanceof Complaint) return error.message
        throw error
      }
      return 'none'
    }
    const header = (change: object) => complaint({ header: { ...file.header, ...change } })
    expect(complaint({})).toBe('none')
    expect(() => readMatch('{')).toThrow(/^not JSON: /)
    expect(
      complaint({
        answers: [
          [0, 'both'],
          [0, 1.5],
        ],
      }),
    ).toMatch(/^not a match: answers.1.1: /)
    expect(complaint({ answers: [[]] })).toMatch(/^not a match: answers.0/)
    expect(complaint({ header: 5 })).toMatch(/^not a match: header: /)
    expect(
      complaint({
        answers: [
          [0, 'both'],
          [0, 12],
        ],
      }),
    ).toBe('answers.1: refused by TINY-1 at pick 0')
    expect(complaint({ answers: [[1, 'both']] })).toBe('answers.0: refused by not-asked at pick 0')
    expect(header({ game: 'chess' })).toBe('header.game: a match of chess, not of tiny')
    expect(header({ version: '0' })).toBe('header.version: played under rules 0; this is 1')
    const older = { header: { ...file.header, version: '0' }, answers: [[0, 'whatever']] satisfies [number, string][] }
    expect(() => Match.load(talk, older)).toThrow(OtherRules)
    expect(header({ seats: ['a'] })).toBe('header.seats: 1, not 2')
    expect(header({ scenario: 'moon' })).toBe('header.scenario: tiny has no moon')
    expect(header({ options: ['fog'] })).toBe('header.options: tiny has no switch fog')
  })
  /** Reads and loads; anything but a complaint is a fault. */
  const swallow = (text: string) => {
    try {
      const match = Match.load(ford, readMatch(text))
      expect(ford.check(match.position.field)).toBeNull()
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      expect(error.message).not.toMatch(/\[object/)
    }
  }
  test('whatever text comes, it is a match or a complaint', () => {
    fc.assert(fc.property(fc.string(), swallow), { seed: 1 })
    fc.assert(fc.property(fc.json(), swallow), { seed: 2 })
  })
  test('whatever is done to a file, it is a match or a complaint', () => {
    const rules = new Rules(ford, {}, true)
    const { file } = playRandom(rules, headerOf(ford, 'ford', 3), { seed: 3, limit: 40 })
    const text = writeMatch(file)
    const places = ['header', 'answers', 'secret', 'seed', 'branches', 'options', 'seats', 'setup', 'scenario']
    const change = fc.record({ at: fc.constantFrom(...places), to: fc.jsonValue(), row: fc.nat(45), column: fc.nat(4) })
    fc.assert(
      fc.property(change, ({ at, to, row, column }) => {
        const json = JSON.parse(text)
        if (at === 'answers')
          json.answers[row] = column === 0 ? to : [...(json.answers[row] ?? [0]).slice(0, column), to]
        else if (at === 'header') json[at] = to
        else if (at === 'seed' || at === 'branches') json.header.secret[at] = to
        else json.header[at] = to
        swallow(JSON.stringify(json))
      }),
      { seed: 3, numRuns: 400 },
    )
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 4 }), (from, length, put) =>
        swallow(text.slice(0, from) + put + text.slice(from + length)),
      ),
      { seed: 4, numRuns: 400 },
    )
  })
  test('very deep, very long and very sly files are complained about', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const { header } = file
    swallow(deep)
    swallow(`{"header":${JSON.stringify(header).slice(0, -1)},"setup":${deep}},"answers":[]}`)
    swallow(JSON.stringify({ header, answers: Array.from({ length: 50_000 }, () => [0]) }))
    swallow('{"__proto__":{"polluted":1},"header":{"__proto__":{"polluted":1}},"answers":[]}')
    swallow(`{"header":${JSON.stringify(header).slice(0, -1)},"setup":{"__proto__":{"polluted":1}}},"answers":[]}`)
    expect('polluted' in {}).toBe(false)
  })
})
