import { describe, expect, test } from 'vitest'
import type { CasedGame } from '../game.ts'
import { thing } from '../pick.ts'
import type { Told } from '../position.ts'
import { open } from '../sight.ts'
import { type AnyStep, amend } from '../step.ts'
import { PROPERTIES } from './accept.ts'
import { council } from './fixtures/council/game.ts'
import { commandOf, type Event, type Field } from './fixtures/ford/field.ts'
import { ford } from './fixtures/ford/game.ts'
import { parade } from './fixtures/parade/game.ts'
import { tryOut } from './trial.ts'

type Asking<F, E> = Extract<AnyStep<F, E>, { next: unknown }>
type Doing<F, E> = Extract<AnyStep<F, E>, { lines: unknown }>

/** The game with one question asked otherwise. */
function asking<F, E extends Told>(
  game: CasedGame<F, E>,
  name: string,
  change: (q: Asking<F, E>) => Partial<Asking<F, E>>,
): CasedGame<F, E> {
  const steps = (options: readonly string[]) =>
    game.steps(options).map(s => (s.name === name && 'next' in s ? { ...s, ...change(s) } : s))
  return { ...game, steps }
}

/** The game with one procedure done otherwise. */
function doing<F, E extends Told>(
  game: CasedGame<F, E>,
  name: string,
  change: (p: Doing<F, E>) => Doing<F, E>,
): CasedGame<F, E> {
  const steps = (options: readonly string[]) =>
    game.steps(options).map(s => (s.name === name && 'lines' in s ? change(s) : s))
  return { ...game, steps }
}

function stepOf<F, E extends Told>(game: CasedGame<F, E>, name: string): AnyStep<F, E> {
  const step = game.steps([]).find(s => s.name === name)
  if (step === undefined) throw new Error(`no step is named ${name}`)
  return step
}

/** What the suite has to say against a game. */
function fault<F, E extends Told>(name: keyof typeof PROPERTIES, game: CasedGame<F, E>, limit = 600): string {
  const trial = tryOut(game, { matches: 5, seed: 5, limit, every: 5 })
  try {
    PROPERTIES[name](trial)
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

describe('a game is not accepted', () => {
  test('when a match does not end', () => {
    expect(fault('random matches end, and every position on the way is possible', ford, 9)).toBe(
      'ford, ford, seed 5: not over after 9 answers',
    )
  })
  test('when a position is impossible', () => {
    const game = { ...ford, check: (g: Field) => (g.turn > 2 ? 'too late' : null) }
    expect(fault('random matches end, and every position on the way is possible', game)).toMatch(
      /^ford, ford, seed 5: answer \d+: the position is impossible: too late$/,
    )
  })
  test('when a line has two verbs', () => {
    const game = doing(ford, 'exchange', p =>
      amend(
        p,
        { after: 'effort' },
        {
          both(r) {
            r.repeat()
            r.end('stood')
          },
        },
      ),
    )
    expect(fault('random matches end, and every position on the way is possible', game)).toMatch(
      /exchange: a line may call, repeat or end once/,
    )
  })
  test('when a question asks nobody', () => {
    const game = asking(ford, 'giveOrders', () => ({ seats: () => [] }))
    expect(fault('every seat that is asked has an answer, and no draft is a dead end', game)).toMatch(
      /giveOrders asks nobody/,
    )
  })
  test('when a draft is a dead end', () => {
    const game = asking(council, 'act', q => ({
      next: (g, v, draft, seat) => (draft.length === 1 ? { of: 'hex', options: [] } : q.next(g, v, draft, seat)),
    }))
    expect(fault('every seat that is asked has an answer, and no draft is a dead end', game)).toMatch(
      /act, seat \d: after \[\d\] nothing can be picked/,
    )
  })
  test('when a set offers something twice', () => {
    const game = asking(ford, 'giveOrders', () => ({
      next: (_g, v, draft) => (draft.length === v.orders ? null : { of: 'unit', options: [v.seat], enough: 'done' }),
    }))
    expect(fault('every seat that is asked has an answer, and no draft is a dead end', game)).toMatch(/offered again/)
  })
  test('when a candidate is forbidden', () => {
    const game = asking(parade, 'place', q => ({
      candidates: (...args) => (args[2] === 0 ? [...(q.candidates?.(...args) ?? []), [[-5, 0, 0]]] : [[[0, 0, 0]]]),
    }))
    expect(fault('every candidate is taken', game)).toMatch(/the candidate .* is refused by PARADE-(EDGE|ZONE)/)
  })
  test('when a set must be picked in order', () => {
    const game = asking(ford, 'giveOrders', q => ({
      next(g, v, draft, seat) {
        const choice = q.next(g, v, draft, seat)
        if (choice?.of !== 'unit' || draft.length === 0) return choice
        return { ...choice, options: choice.options.filter(id => id > thing(draft, draft.length - 1)) }
      },
    }))
    expect(fault('several things in any order are the same answer', game)).toMatch(/is taken, .* refused by FORD/)
  })
  test('when looking sorts a hand', () => {
    const game = asking(ford, 'playCard', q => ({
      next(g, v, draft, seat) {
        g.hands[v.seat].sort((a, b) => b - a)
        return q.next(g, v, draft, seat)
      },
    }))
    expect(fault('looking changes nothing', game)).toMatch(/changed the position: field.hands/)
  })
  test('when JSON loses something', () => {
    const game = doing(ford, 'turn', p => ({ ...p, with: () => ({ card: undefined }) }))
    expect(fault('random matches end, and every position on the way is possible', game)).toMatch(
      /JSON would lose something: stack.0.v.card is undefined/,
    )
  })
  test('when two steps share their locals', () => {
    const lent = doing(ford, 'turn', p =>
      amend(
        p,
        { instead: 'command' },
        { command: (r, v) => r.call(stepOf(ford, 'command'), Object.assign(v, { seat: 0 })) },
      ),
    )
    const game = doing(lent, 'command', p =>
      amend(
        p,
        { after: 'obey' },
        {
          close(_, v) {
            v.card = 99
          },
        },
      ),
    )
    expect(fault('a match saved and loaded goes on as it would have', game)).toMatch(/as loaded at \d+: stack.0.v.card/)
  })
  test('when a copy shares a list', () => {
    const game = { ...ford, copy: (g: Field) => ({ ...ford.copy(g), units: g.units }) }
    expect(fault('copies are equal and independent', game)).toMatch(/after its .* was played on: field.units/)
  })
  test('when a copy forgets something', () => {
    const game = { ...ford, copy: (g: Field) => ({ ...ford.copy(g), turn: 0 }) }
    expect(fault('copies are equal and independent', game)).toMatch(/the position and its copy: field.turn/)
  })
  test('when chance comes from elsewhere', () => {
    let calls = 0
    const game = asking(ford, 'effort', () => ({ take: () => 1 + (calls++ % 2) }))
    expect(fault('replays give the same positions and events', game)).toMatch(/^ford, \w+, seed \d: /)
  })
  test('when what was shown is not counted', () => {
    const game = { ...ford, hidden: () => 0 }
    expect(fault('undo and redo change nothing, and nothing rolled or shown is taken back', game)).toMatch(
      /may take back what showed something to seat/,
    )
  })
  test('when an offer depends on the other hand', () => {
    const game = asking(ford, 'chooseAttack', q => ({
      next: (g, v, draft, seat) =>
        g.hands[1 - seat].includes(3) && draft.length === 0
          ? { of: 'unit', options: [], enough: 'done' }
          : q.next(g, v, draft, seat),
    }))
    expect(fault('a question says on the view what it says on the position', game)).toMatch(
      /what is offered after \[\]: options/,
    )
    expect(fault('two worlds that differ in what is hidden look alike', game)).toMatch(/by what is hidden from it/)
  })
  test('when a view has another shape', () => {
    const hands = (all: Field['hands'], seat: number) => ({ ...all, [1 - seat]: [] })
    const game = { ...ford, sight: { ...ford.sight, hands } }
    expect(fault('views keep their shape and hide what they must', game)).toMatch(/hands.[01] has another shape/)
  })
  test('when a view covers with the wrong mark', () => {
    const deck = (cards: number[]) => cards.map((_, i) => -1 - i)
    const game = { ...ford, sight: { ...ford.sight, deck } }
    expect(fault('views keep their shape and hide what they must', game)).toMatch(/which does not cover it/)
  })
  test('when the deck lies open', () => {
    const game = { ...ford, sight: { ...ford.sight, deck: open } }
    expect(fault('guesses agree with the view and can be played', game)).toMatch(/the guess is impossible|as seen/)
  })
  test('when a secret is also written where all can read it', () => {
    const writing = asking(council, 'giveOrders', q => ({
      takeAll(r, v, handed) {
        q.takeAll?.(r, v, handed)
        r.field.orders.forEach((order, id) => {
          Object.assign(r.field.companies[id], { plan: order })
        })
      },
    }))
    const setUp: typeof council.setUp = header => {
      const field = council.setUp(header)
      return { ...field, companies: field.companies.map(c => ({ ...c, plan: 0 })) }
    }
    const copy: typeof council.copy = g => ({ ...council.copy(g), companies: g.companies.map(c => ({ ...c })) })
    const [company] = council.sight.companies
    const sight = { ...council.sight, companies: [{ ...company, plan: open }] as const }
    expect(fault('two worlds that differ in what is hidden look alike', { ...writing, setUp, copy, sight })).toMatch(
      /companies\.\d+\.plan is \d and \d$/,
    )
    expect(fault('views keep their shape and hide what they must', { ...writing, setUp, copy })).toMatch(
      /no sight is given of companies\.\d+\.plan/,
    )
  })
  test('when a watcher sees what a seat does not, or a second look shows more', () => {
    const hands = (all: Field['hands'], seat: number) =>
      seat < 0 ? all : { ...all, [1 - seat]: all[1 - seat].map(() => -1) }
    expect(fault('a watcher sees no more than any seat', { ...ford, sight: { ...ford.sight, hands } })).toMatch(
      /what a watcher sees, and sees of what seat 0 sees: field\.hands/,
    )
    const deck = (cards: number[]) => cards.map(card => (card === -1 ? 0 : -1))
    expect(fault('a view of a view is the view', { ...ford, sight: { ...ford.sight, deck } })).toMatch(
      /the view of seat 0, seen again: field\.deck\.0 is -1 and 0/,
    )
  })
  test('when a guess leaves holes', () => {
    expect(fault('guesses agree with the view and can be played', { ...ford, guess() {} })).toMatch(
      /the guess has \d+ holes/,
    )
  })
  test('when a window opens only to those who can use it', () => {
    const game = doing(ford, 'exchange', p =>
      amend(
        p,
        { instead: 'declare' },
        {
          declare(r, v) {
            r.tell({ type: 'declared', attacker: v.attacker, target: v.target, rules: ['FORD-FIGHT-1'] })
            const hand = r.field.hands[r.field.units[v.target].seat]
            if (!hand.some(card => commandOf(card) === 'parry')) return
            r.call(stepOf(ford, 'defend'), { unit: v.target, attacker: v.attacker }, 'stance')
          },
        },
      ),
    )
    expect(fault('two worlds that differ in what is hidden look alike', game)).toMatch(/sees what it was not told/)
  })
  test('when a card is turned up and nobody is told', () => {
    const game = asking(ford, 'playCard', q => ({
      take: (r, v, picks, seat) =>
        q.take?.({ ...r, field: r.field, roll: r.roll, tell() {} } as typeof r, v, picks, seat),
    }))
    expect(fault('two worlds that differ in what is hidden look alike', game)).toMatch(/sees what it was not told/)
  })
  test('when all are told what one has drawn', () => {
    const deal: typeof ford.deal = r => ford.deal?.(r)
    const game = doing({ ...ford, deal }, 'turn', p => ({
      ...p,
      lines: {
        ...p.lines,
        draw(r, v) {
          const { active, hands, deck } = r.field
          p.lines.draw(r, v)
          if (deck.length > 0) r.tell({ type: 'drew', card: hands[active][2], rules: [] } as Event)
        },
      },
    }))
    expect(fault('two worlds that differ in what is hidden look alike', game)).toMatch(
      /drew tells seat [01] what it may not see/,
    )
  })
  test('when its score does not balance, or differs between allies', () => {
    const balance = 'what is good for one side is bad for the others'
    expect(fault(balance, { ...ford, score: () => 1 })).toMatch(/the scores of all sides together are 2$/)
    expect(fault(balance, { ...ford, score: () => Number.NaN })).toMatch(/the score of seat 0 is NaN$/)
    expect(fault(balance, { ...council, score: (_, seat) => [2, -1, 1, -2][seat] })).toMatch(
      /seats 0 and 2 are allies, and their scores 2 and 1$/,
    )
  })
  test('when somebody wins without his ally', () => {
    const game = doing(council, 'round', p => ({ ...p, lines: { ...p.lines, close: r => r.finish([1]) } }))
    expect(fault('random matches end, and every position on the way is possible', game)).toMatch(
      /seat 1 wins without its ally 3$/,
    )
  })
  test('when a rule is named that is not', () => {
    const game = asking(ford, 'giveOrders', () => ({ why: () => 'FORD-NOWHERE' }))
    expect(fault('there is a rule against everything that is not offered, and none against what is', game)).toMatch(
      /there is no rule FORD-NOWHERE/,
    )
    const told = asking(ford, 'giveOrders', () => ({ rules: ['FORD-NOWHERE'] }))
    expect(fault('rules, battles and switches have words', told)).toBe('giveOrders: there is no rule FORD-NOWHERE')
  })
  test('when garbage makes it stumble', () => {
    const game = asking(ford, 'giveOrders', () => ({
      why: (_g, _v, _d, pick) => ((pick as string).startsWith('x') ? 'FORD-ORDER-1' : null),
    }))
    expect(fault('wrong seats and garbage are refused and leave no trace', game)).toMatch(
      /^ford, \w+, seed \d, answer \d+: giveOrders, seat \d: pick\.startsWith is not a function/,
    )
  })
  test('when words are missing', () => {
    const { speech, texts } = ford
    const rules = { ...texts.rules, 'FORD-END-1': { es: 'Se acabó.', en: '' } }
    expect(fault('rules, battles and switches have words', { ...ford, texts: { ...texts, rules } })).toBe(
      'the rule FORD-END-1, en, has no words',
    )
    const tell = () => `${undefined}`
    expect(fault('events name their rules and have words', { ...ford, speech: { ...speech, tell } })).toMatch(
      /answer 0: draws is said as “undefined”/,
    )
    const name = () => ''
    expect(fault('questions, picks and buttons have words', { ...ford, speech: { ...speech, name } })).toMatch(
      /playCard, seat 0: the card \d+ has no words/,
    )
    const because = () => 'The unit a2 is the enemy’s.'
    expect(fault('refusals and plans have words', { ...ford, speech: { ...speech, because } })).toMatch(
      /why not .* is said with a code instead of a name/,
    )
    const ask: typeof speech.ask = ({ step }) => step
    expect(fault('questions, picks and buttons have words', { ...ford, speech: { ...speech, ask } })).toMatch(
      /the question playCard is said by its name in the program/,
    )
  })
  test('when two things are written alike', () => {
    const notation = { ...ford.notation, write: () => 'A1' }
    expect(fault('what is written is read back', { ...ford, notation })).toMatch(/the card written “A1”/)
  })
  test('when cases lack an event, a field of one, or a word', () => {
    const { declared: _, ...events } = ford.cases.events
    const without = { ...ford.cases, events } as unknown as typeof ford.cases
    expect(fault('events name their rules and have words', { ...ford, cases: without })).toMatch(/no event declared/)
    const bare = { ...ford.cases, events: { ...ford.cases.events, moved: {} } } as unknown as typeof ford.cases
    expect(fault('events name their rules and have words', { ...ford, cases: bare })).toMatch(/no unit of moved/)
    const blind = { ...ford.cases.events.moved.unit, names: () => false }
    const moved = { ...ford.cases.events.moved, unit: blind }
    const wary = { ...ford.cases, events: { ...ford.cases.events, moved } }
    expect(fault('events name their rules and have words', { ...ford, cases: wary })).toMatch(
      /moved.unit is (red|blue)-\d, and cases take it for misspelt: a unit, such as red-1/,
    )
    expect(fault('what is written is read back', { ...ford, cases: { ...ford.cases, words: ['evade'] } })).toMatch(
      /do not list the word stand/,
    )
  })
  test('when its example is wrong', () => {
    const example = { ...ford.cases.example, dice: ['5', '5', '5'] }
    expect(fault('the example case holds', { ...ford, cases: { ...ford.cases, example } })).toMatch(/blue-1/)
  })
})
