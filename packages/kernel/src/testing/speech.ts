import { type CaseBook, type Said as SaidEvent, sayEvent, sayingsOf } from '../cases/book.ts'
import { readCase, readPicks, runCase } from '../cases/index.ts'
import type { Random } from '../dice.ts'
import type { Choice, Pick, Picks } from '../pick.ts'
import { type Decision, EVERYBODY, type Told } from '../position.ts'
import { sample } from '../sample.ts'
import { LANGUAGES, type Lang, type Said } from '../words.ts'
import { at, lostInJson, same } from './compare.ts'
import { levels, picksAround, someOptions } from './drafts.ts'
import { styleFault } from './style.ts'
import { atEachDecision, type Property } from './trial.ts'

const BROKEN = /undefined|NaN|\[object/

function mustBeWords(what: string, text: string): void {
  if (typeof text !== 'string' || text.trim() === '') throw new Error(`${what} has no words`)
  mustBeWhole(what, text)
}

/** Words for it, and not its name in the program. */
function mustBeNamed(what: string, id: string, say: (lang: Lang) => string): void {
  for (const lang of LANGUAGES) mustBeWords(what, say(lang))
  // A sentence begins with a capital, also one that is missing.
  if (LANGUAGES.every(lang => say(lang).toLowerCase() === id.toLowerCase()))
    throw new Error(`${what} is said by its name in the program`)
}

function mustBeWhole(what: string, text: string): void {
  if (BROKEN.test(text)) throw new Error(`${what} is said as “${text}”`)
}

/** Whole, with every name filled in, and written as the house writes. */
function mustBeSentence(what: string, text: string, lang: Lang): void {
  mustBeWhole(what, text)
  const fault = styleFault(text, lang)
  if (fault !== null) throw new Error(`${what} is said with ${fault}: “${text}”`)
}

function mustBeSaid(what: string, said: Said): void {
  for (const lang of LANGUAGES) {
    mustBeWords(`${what}, ${lang},`, said[lang])
    mustBeSentence(`${what}, ${lang},`, said[lang], lang)
  }
}

/** Rules, battles and switches have words in every language, and every question names rules there are. */
export const bookIsWritten: Property = ({ game, effort }) => {
  const { rules, chapters } = game.texts
  mustBeSaid('the game', game.name)
  for (const [id, said] of Object.entries(rules)) {
    mustBeSaid(`the rule ${id}`, said)
    if (!chapters.some(c => id.startsWith(c.prefix))) throw new Error(`the rule ${id} stands in no chapter`)
  }
  for (const { prefix, title } of chapters) {
    mustBeSaid(`the chapter ${prefix}`, title)
    if (!Object.keys(rules).some(id => id.startsWith(prefix)))
      throw new Error(`no rule stands in the chapter ${prefix}`)
  }
  for (const { id, name, text } of game.options) {
    mustBeSaid(`the switch ${id}`, name)
    mustBeSaid(`the text of the switch ${id}`, text)
  }
  for (const s of game.scenarios) {
    for (const part of ['title', 'armies', 'history'] as const) mustBeSaid(`the ${part} of ${s.id}`, s[part])
    for (const part of ['sides', 'hints'] as const) {
      const seats = game.seating({ scenario: s.id, options: effort.options ?? [] }).length
      if (s[part].length < seats) throw new Error(`${s.id} has ${s[part].length} ${part} for ${seats} seats`)
    }
    for (const said of [...s.sides, ...s.hints, ...s.special]) mustBeSaid(`something about ${s.id}`, said)
    for (const slide of s.slides) for (const said of [slide.title, slide.text]) mustBeSaid(`a slide of ${s.id}`, said)
  }
  if (new Set(game.scenarios.map(s => s.id)).size < game.scenarios.length) throw new Error('two battles share an id')
  for (const step of game.steps(effort.options ?? [])) {
    if (!('next' in step)) continue
    for (const id of step.rules) if (!Object.hasOwn(rules, id)) throw new Error(`${step.name}: there is no rule ${id}`)
    if ((step.take === undefined) === (step.takeAll === undefined)) {
      throw new Error(`the question ${step.name} needs take or takeAll, one of them`)
    }
  }
}

export const exampleHolds: Property = ({ game }) => {
  same('the example case', [], runCase(game, readCase(game.cases.example)))
}

/** Events of one shape leave blank what their kind does not tell of. */
const isBlank = (value: unknown): boolean =>
  value === -1 || value === 0 || value === '' || (Array.isArray(value) && value.length === 0)

/** Every event names rules there are, and can be told to all who hear it. */
export const eventsAreTold: Property = ({ rules, game, told, unruly }) => {
  if (unruly.length > 0) throw new Error(unruly[0])
  for (const { place, to, event, position } of told) {
    at(place, () => {
      const p = position()
      const views = rules.seats.filter(s => to === EVERYBODY || s === to).map(s => rules.view(p, s))
      for (const { field } of [p, ...views]) {
        for (const lang of LANGUAGES) mustBeSentence(event.type, game.speech.tell(event, field, lang), lang)
      }
      if (!Object.hasOwn(game.cases.events, event.type)) throw new Error(`cases know no event ${event.type}`)
      const said = sayEvent(game.cases, event, p.field)
      mustBeWhole(`${event.type} in a case`, JSON.stringify(said))
      for (const [key, value] of Object.entries(event))
        if (!(key in said) && !isBlank(value)) throw new Error(`cases know no ${key} of ${event.type}`)
      const misspelt = misspeltIn(said, game.cases, p.field)
      if (misspelt !== null) throw new Error(misspelt)
      const lost = lostInJson(event)
      if (lost !== null) throw new Error(`${event.type}: JSON would lose something: ${lost}`)
    })
  }
}

/** What is said of an event and would pass for a misspelling in a case that expects it. */
function misspeltIn<F, E extends Told>(said: SaidEvent, cases: CaseBook<F, E>, field: F): string | null {
  for (const [key, { words, names, help }] of Object.entries(sayingsOf(cases, said.type))) {
    const value = said[key]
    if (typeof value !== 'string') continue
    if (words?.includes(value) === false || names?.(value, field) === false)
      return `${said.type}.${key} is ${value}, and cases take it for misspelt: ${help}`
  }
  return null
}

/** What is asked, what may be picked and where one may stop, said and drawn for the seat that is asked. */
export const decisionsAreSaid: Property = trial => {
  const { rules, game } = trial
  const { referee } = rules
  const { speech } = game
  atEachDecision(trial, (p, seat, { random }) => {
    const view = rules.view(p, seat)
    const { field } = view
    const decision = referee.decision(view, seat)
    mustBeNamed(`the question ${decision.step}`, decision.step, lang => speech.ask(decision, field, lang))
    for (const lang of LANGUAGES) {
      mustBeSentence('what is asked', speech.ask(decision, field, lang), lang)
      for (const s of rules.seats) mustBeWords(`seat ${s}`, speech.seat(s, field, lang))
    }
    for (const { draft, choice } of levels(rules, p, seat, 8, random)) {
      if (choice === null) continue
      const { enough } = choice
      if (choice.of === 'number')
        mustBeCounted(decision, choice, lang => speech.counts?.(choice.counts ?? '', lang) ?? '')
      if (enough !== undefined) mustBeNamed(`the button ${enough}`, enough, lang => speech.enough(enough, lang))
      for (const lang of LANGUAGES) {
        for (const pick of nameable(choice, random, draft)) {
          const name = speech.name(choice, pick, field, lang)
          mustBeWords(`the ${choice.of} ${pick}`, name)
          mustBeSentence(`the ${choice.of} ${pick}`, name, lang)
        }
        const lines = game.draw(view, lang, choice, random(2) === 0)
        if (lines.length === 0) throw new Error('nothing is drawn')
        for (const line of lines) mustBeWhole('a line of the board', line)
      }
    }
  })
}

/** What is answered to who picks what is not offered, and why a plan is followed. */
export const reasonsAreSaid: Property = trial => {
  const { rules, game } = trial
  const { referee } = rules
  const { speech, knowledge } = game
  atEachDecision(trial, (p, seat, { random }) => {
    const view = rules.view(p, seat)
    const { field } = view
    const decision = referee.decision(view, seat)
    for (const { draft, choice } of levels(rules, p, seat, 4, random)) {
      for (const pick of picksAround(choice, [], random)) {
        const rule = referee.why(p, seat, draft, pick)
        if (rule === null) continue
        for (const lang of LANGUAGES) {
          const why = speech.because?.({ decision, draft, pick, rule }, field, lang) ?? null
          if (why !== null) mustBeSentence(`why not ${pick}`, why, lang)
        }
      }
    }
    if (knowledge === undefined) return
    const plan = [{ step: decision.step, picks: sample(referee, p, seat, random) }]
    for (const term of ['', ...Object.keys(knowledge.terms)])
      mustBeSaid(`why ${plan[0].picks}`, knowledge.reason(field, seat, plan, { [term]: 1 }))
  })
}

/** A number in the midst of an answer is a length or an angle, or says of what it is. */
function mustBeCounted({ step, kind }: Decision, { counts, measures }: Numbered, say: (lang: Lang) => string): void {
  if (counts !== undefined) return mustBeNamed(`the number of ${counts}`, counts, say)
  if (kind !== 'number' && measures === undefined)
    throw new Error(`${step} asks for a number, and does not say of what`)
}
type Numbered = Extract<Choice, { of: 'number' }>

function nameable(choice: Choice, random: Random, draft: Picks): readonly Pick[] {
  return choice.of === 'pose' ? draft.filter(pick => typeof pick === 'object') : someOptions(choice, 40, random)
}

/** What is written is read as the same thing; what names nothing is read as nothing, or refused. */
export const notationIsReadBack: Property = trial => {
  const { rules, game } = trial
  const { referee } = rules
  const { notation } = game
  atEachDecision(trial, (p, seat, { random }) => {
    const view = rules.view(p, seat)
    const mustComeBack = (choice: Choice, pick: Pick) => {
      const text = notation.write(choice, pick, view.field)
      mustBeWords(`the ${choice.of} ${pick}`, text)
      same(`the ${choice.of} written “${text}”`, pick, notation.read(choice, text, view.field))
      same(`the ${choice.of} ${pick}, written by who sees all,`, text, notation.write(choice, pick, p.field))
    }
    for (const { choice } of levels(rules, p, seat, 8, random)) {
      if (choice === null) continue
      for (const pick of someOptions(choice, 60, random)) mustComeBack(choice, pick)
      const unlisted = choice.of === 'word' ? choice.options.find(w => !game.cases.words.includes(w)) : undefined
      if (unlisted !== undefined) throw new Error(`cases do not list the word ${unlisted}`)
      for (const text of ['', 'nothing at all', '-1', '999999', '__proto__']) notation.read(choice, text, view.field)
    }
    const picks = sample(referee, p, seat, random)
    const texts = picks.map((pick, i) => {
      const choice = referee.next(p, seat, picks.slice(0, i))
      if (choice === null) throw new Error('an answer goes on after it is whole')
      mustComeBack(choice, pick)
      return notation.write(choice, pick, p.field)
    })
    same(`the answer ${texts.join(' ')}`, { picks }, readPicks(rules, p, seat, texts))
  })
}
