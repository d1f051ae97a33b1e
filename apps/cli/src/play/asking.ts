import { advise } from '@acies/bots'
import {
  type Choice,
  type Decision,
  fits,
  type Game,
  type Lang,
  optionsOf,
  type Pick,
  type Picks,
  type Position,
  type Rules,
  randomFrom,
  readNumber,
  type Seat,
  type Told,
} from '@acies/kernel'
import { columns, type Ink, inkOf, widthOf, wrap } from '../style.ts'
import type { Terminal } from '../terminal.ts'
import { type Words, words } from '../words.ts'
import type { Chronicle } from './chronicle.ts'
import { readCommand } from './command.ts'
import { Draft } from './draft.ts'
import { oddsLines } from './odds.ts'

/** Rules with all that a terminal shows of a game. */
export type WholeRules = Rules<unknown, Told, Game<unknown, Told>>

/** What came of a question: an answer, or a wish that the table must grant. */
export type Reply = { answer: Picks } | 'undo' | 'redo' | 'quit' | { save: string }

const NEWS_SHOWN = 14
const PREPARED = 8
/** What a search counts as, -1 lost … 1 won, in hundredths. */
const chanceOf = (promise: number): number => Math.round((promise + 1) * 50)

/** Puts one question to a person, level by level. */
export class Asking {
  private readonly terminal: Terminal
  private readonly rules: WholeRules
  private readonly chronicle: Chronicle
  private readonly lang: Lang
  private readonly say: Words
  private readonly ink: Ink
  private readonly view: Position<unknown>
  private readonly decision: Decision
  private readonly seat: Seat
  private readonly news: string[]
  private readonly prepared: readonly Picks[]
  private readonly draft: Draft
  /** Why the machines did what they did last. */
  private readonly motives: readonly string[]
  /** What is said once, above the prompt. */
  private readonly notice: string[]

  constructor(
    table: {
      terminal: Terminal
      rules: WholeRules
      chronicle: Chronicle
      lang: Lang
      motives: readonly string[]
    },
    view: Position<unknown>,
    seat: Seat,
    notice: readonly string[] = [],
  ) {
    this.terminal = table.terminal
    this.rules = table.rules
    this.chronicle = table.chronicle
    this.lang = table.lang
    this.say = words[table.lang]
    this.ink = inkOf(table.terminal.colour)
    this.view = view
    this.seat = seat
    this.decision = table.rules.referee.decision(view, seat)
    this.news = this.sentences(table.chronicle.news(seat))
    this.draft = new Draft(table.rules, view, seat)
    this.prepared = this.preparedAnswers()
    this.motives = table.motives
    this.notice = [...notice]
  }

  async reply(): Promise<Reply> {
    for (let redraw = true; ; ) {
      if (redraw) this.show()
      for (const line of this.notice.splice(0)) this.terminal.print(line)
      const line = await this.terminal.ask(this.say.prompt)
      const reply = line === null ? 'quit' : this.read(line)
      if (reply !== 'again' && reply !== 'look') return reply
      redraw = reply === 'look'
    }
  }

  /** 'look' when the screen must be drawn again, 'again' when what was printed should stay on it. */
  private read(line: string): Reply | 'again' | 'look' {
    const { draft, say } = this
    const command = readCommand(line)
    switch (command.do) {
      case 'look':
        return 'look'
      case 'help':
        return this.tell([...say.help, '', ...this.decision.rules.flatMap(id => this.ruleLines(id))])
      case 'log': {
        const all = this.sentences(this.chronicle.all(this.seat))
        return this.tell(all.length > 0 ? all : [say.nothingYet])
      }
      case 'rule':
        return this.tell(this.rulesAsked(command.what).flatMap(id => this.ruleLines(id)))
      case 'why':
        return this.tell(this.why(command.what))
      case 'odds':
        return this.tell(this.odds(command.what))
      case 'hint':
        return this.tell(this.hint())
      case 'motive':
        return this.tell(this.motives.length > 0 ? this.motives : [say.noMotive])
      case 'save':
        return command.what === '' ? this.tell([say.nameIt('s acies.json')]) : { save: command.what }
      case 'quit':
        return 'quit'
      case 'back':
        return draft.back() ? 'look' : 'undo'
      case 'undo':
        return draft.back() ? 'look' : 'undo'
      case 'redo':
        return 'redo'
      case 'stop':
        // A number may itself be 0.
        if (draft.choice?.of === 'number' && line.trim() === '0') return this.pick(['0'])
        return draft.whole ? { answer: draft.answer() } : this.tell([say.nothingToStop])
      case 'pick':
        return this.pick(command.what)
    }
  }

  private pick(texts: readonly string[]): Reply | 'again' | 'look' {
    const { draft } = this
    const prepared = /^c(\d+)$/i.exec(texts[0])
    if (prepared !== null && draft.picks.length === 0) {
      const answer = this.prepared[Number(prepared[1]) - 1]
      if (answer !== undefined) return { answer }
    }
    const { choice } = draft
    if (choice === null) return { answer: draft.answer() }
    const begun = draft.picks.length
    const whole = texts.length > 1 ? this.thing(choice, texts.join(' ')) : null
    for (const text of whole === null ? texts : ['']) {
      const now = draft.choice
      // Of a set, the numbers are those on the screen; another kind of thing has a list of its own.
      const pick = whole ?? (now === null ? null : this.thing(now.of === choice.of ? choice : now, text))
      if (pick === null || now === null) return this.refuse([this.say.noSuchChoice(text)], begun)
      if (!fits(now, pick)) return this.refuse(this.whyNot(now, pick), begun)
      draft.pick(pick)
    }
    return draft.full ? { answer: draft.answer() } : 'look'
  }

  /** Says what is wrong; with picks taken before it, below a fresh screen. */
  private refuse(lines: readonly string[], begun: number): 'again' | 'look' {
    if (this.draft.picks.length === begun) return this.tell(lines)
    this.notice.push(...lines)
    return 'look'
  }

  /** What a text stands for: a number in the list, a name on the board, a name in words; offered or not. */
  private thing(choice: Choice, text: string): Pick | null {
    const { notation, speech } = this.rules.game
    const { field } = this.view
    if (choice.of === 'number') return readNumber(choice, text.replace(',', '.'))
    const options = this.listed(choice)
    const listed = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined
    if (listed !== undefined) return listed
    const same = (name: string) => name.toLowerCase() === text.toLowerCase()
    return (
      notation.read(choice, text, field) ??
      notation.read(choice, text.toUpperCase(), field) ??
      notation.read(choice, text.toLowerCase(), field) ??
      options.find(option => same(speech.name(choice, option, field, this.lang))) ??
      null
    )
  }

  /** What is offered, in the order it is numbered: hexes as they lie on the board, the rest as the game names them. */
  private listed(choice: Choice): readonly Pick[] {
    const options = optionsOf(choice)
    if (choice.of !== 'hex') return options
    const named = options.map(option => [option, this.written(choice, option)] as const)
    return named.sort(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true })).map(([option]) => option)
  }

  private why(text: string): string[] {
    const { choice } = this.draft
    if (text === '' || choice === null) return [this.say.nameIt('w E6')]
    const pick = this.thing(choice, text)
    if (pick === null) return [this.say.noSuchChoice(text)]
    return fits(choice, pick) ? [this.say.offered(this.name(choice, pick))] : this.whyNot(choice, pick)
  }
  private whyNot(choice: Choice, pick: Pick): string[] {
    const rule = this.rules.referee.why(this.view, this.seat, this.draft.picks, pick) ?? 'not-offered'
    const name = this.name(choice, pick)
    const { decision } = this
    const no = { decision, draft: this.draft.picks, pick, rule }
    const here = this.rules.game.speech.because?.(no, this.view.field, this.lang) ?? null
    return [
      `${name}${name === '' ? '' : ': '}${refusalIn(this.rules, rule, this.lang)}`,
      ...(here === null ? [] : [here]),
    ]
  }

  private odds(text: string): string[] {
    const { draft, say } = this
    const { choice } = draft
    if (text === '') return [say.nameIt('o 1')]
    let answer: Draft = draft
    if (choice !== null && !(draft.whole && (text === '0' || text === '.'))) {
      const pick = this.thing(choice, text)
      if (pick === null) return [say.noSuchChoice(text)]
      if (!fits(choice, pick)) return this.whyNot(choice, pick)
      answer = draft.with(pick)
    }
    if (!answer.whole) return [say.oddsFirst]
    return oddsLines(this.rules, this.view, this.seat, answer.answer(), this.lang)
  }

  /** What the search that moves the machines would answer, and what comes next to it. */
  private hint(): string[] {
    const { terminal, rules, view, seat, say } = this
    terminal.status(say.hintThinks)
    const { picks, reason, promise, others } = advise(view, seat, rules, {
      random: randomFrom(1),
      now: () => terminal.now(),
    })
    terminal.status('')
    const inWords = (answer: Picks) => (answer.length === 0 ? say.nothing : this.namesOf(answer).join(', '))
    const next = others.slice(0, 2).map(other => say.hintElse(inWords(other.picks), chanceOf(other.promise)))
    return [say.hintIs(inWords(picks), promise === undefined ? null : chanceOf(promise)), reason[this.lang], ...next]
  }

  private rulesAsked(text: string): readonly string[] {
    if (text === '') return this.decision.rules
    const known = Object.keys(this.rules.game.texts?.rules ?? {})
    const found = known.filter(id => id.toUpperCase() === text.toUpperCase())
    return found.length > 0 ? found : [text]
  }
  private ruleLines(id: string): string[] {
    const text = this.rules.game.texts?.rules[id]?.[this.lang]
    if (text === undefined) return [this.say.noRule(id)]
    return [this.ink.bold(id), ...wrap(text, Math.min(this.terminal.width, 100), '  ')]
  }

  private tell(lines: readonly string[]): 'again' {
    for (const line of lines) this.terminal.print(line)
    return 'again'
  }

  private show(): void {
    const { terminal, rules, view, lang, draft, say, ink } = this
    const { game } = rules
    const { choice } = draft
    terminal.clear()
    const board = game.draw(view, lang, choice, terminal.colour)
    for (const line of board) terminal.print(line)
    terminal.print()
    const widest = Math.max(...board.map(widthOf))
    if (widest > terminal.width) terminal.print(ink.bad(say.tooNarrow(widest)))
    const hidden = this.news.length - NEWS_SHOWN
    if (hidden > 0) terminal.print(ink.dim(say.meanwhile(hidden)))
    for (const line of this.news.slice(-NEWS_SHOWN)) terminal.print(line)
    if (this.news.length > 0) terminal.print()
    const who = ink.dim(`${game.speech.seat(this.seat, view.field, lang)} · `)
    terminal.print(`${who}${ink.bold(game.speech.ask(this.decision, view.field, lang))}`)
    if (draft.picks.length > 0) terminal.print(say.chosen(this.namesOf(draft.picks)))
    if (choice !== null) for (const line of this.choiceLines(choice)) terminal.print(line)
  }

  private choiceLines(choice: Choice): string[] {
    const { say, draft, terminal } = this
    const lines: string[] = []
    if (choice.about !== undefined && choice.about !== draft.picks.at(-1)) {
      const about: Choice = { of: 'unit', options: [choice.about] }
      lines.push(say.about(this.name(about, choice.about)))
    }
    if (draft.picks.length === 0 && this.prepared.length > 0) {
      lines.push(say.prepared, ...this.prepared.map((picks, i) => `  c${i + 1}  ${this.namesOf(picks).join(', ')}`))
    }
    if (choice.of === 'number') lines.push(this.numberAsked(choice))
    else if (choice.of === 'pose') lines.push(say.placeIt)
    const stop = choice.enough === undefined ? [] : [this.rules.game.speech.enough(choice.enough, this.lang)]
    const key = choice.of === 'number' ? '.' : '0'
    const cells = stop.map(word => `${key.padStart(2)}  ${word}`)
    if (choice.of !== 'number' && choice.of !== 'pose') {
      cells.push(
        ...this.listed(choice).map((option, i) => `${String(i + 1).padStart(2)}  ${this.label(choice, option)}`),
      )
    }
    return [...lines, ...columns(cells, terminal.width)]
  }

  /** Of what, and between what. */
  private numberAsked(choice: Choice & { of: 'number' }): string {
    const { say, lang } = this
    const range = say.numberFrom(this.name(choice, choice.min), this.name(choice, choice.max))
    const what =
      choice.counts === undefined
        ? choice.measures && say.measured[choice.measures]
        : this.rules.game.speech.counts?.(choice.counts, lang)
    return what === undefined ? range : `${what} ${range}`
  }

  /** Answers made ready that read differently; to stop has a key of its own. */
  private preparedAnswers(): readonly Picks[] {
    const prepared = this.rules.referee.candidates(this.view, this.seat, PREPARED, randomFrom(1)) ?? []
    const said = new Map(prepared.filter(picks => picks.length > 0).map(picks => [this.namesOf(picks).join(), picks]))
    return [...said.values()]
  }
  /** A thing in words, with its name on the board where that says more. */
  private label(choice: Choice, pick: Pick): string {
    const name = this.name(choice, pick)
    const written = this.written(choice, pick)
    const same = choice.of === 'word' || name.toLowerCase().includes(written.toLowerCase())
    return same ? name : `${name} ${this.ink.dim(written)}`
  }
  private written(choice: Choice, pick: Pick): string {
    return this.rules.game.notation.write(choice, pick, this.view.field)
  }
  private name(choice: Choice, pick: Pick): string {
    return this.rules.game.speech.name(choice, pick, this.view.field, this.lang)
  }
  private namesOf(picks: Picks): string[] {
    return picks.map((pick, i) => {
      const choice = this.rules.referee.next(this.view, this.seat, picks.slice(0, i))
      return choice === null ? String(pick) : this.name(choice, pick)
    })
  }
  private sentences(told: ReturnType<Chronicle['news']>): string[] {
    return told.map(({ text, rules }) => (rules.length > 0 ? `${text} ${this.ink.dim(`[${rules.join(' ')}]`)}` : text))
  }
}

/** Why something is refused, in words. */
export function refusalIn(rules: WholeRules, rule: string, lang: Lang): string {
  const say = words[lang]
  const own: Readonly<Record<string, string>> = say.refusals
  return say.refused(rule, rules.game.texts?.rules[rule]?.[lang] ?? own[rule] ?? rule)
}
