import type { CaseBook } from './cases/book.ts'
import type { Random } from './dice.ts'
import type { Commander, Knowledge } from './knowledge.ts'
import type { Choice, Pick as Chosen, Picks, RuleId, Seat, Side } from './pick.ts'
import type { Decision, Position, Seed, Told } from './position.ts'
import type { Sight } from './sight.ts'
import type { Statistics } from './statistics.ts'
import type { AnyStep, Hand } from './step.ts'
import type { Lang, Said } from './words.ts'

/** What decides which rules hold and who sits down. */
export interface Terms {
  scenario: string
  /** Switches of the rules that are on. */
  options: readonly string[]
  /** What a scenario needs besides its name (armies, table); plain JSON, checked by the game. */
  setup?: unknown
}

/** What all may know of a match before its first answer. */
export interface Header extends Terms {
  game: string
  /** The rules version the answers were given under. */
  version: string
  options: string[]
  /** Who sits where: a person's name or a bot's. */
  seats: string[]
}

/** What nobody may know while the match is played: it stays with whoever runs it. */
export interface Secret {
  seed: Seed
  /** What is set up face down, such as armies; plain JSON, checked by the game. */
  setup?: unknown
  /** New dice from the n-th answer on: where the match left the one it was branched from. */
  branches: [at: number, seed: Seed][]
}

/** What a match is started from. */
export interface Opening extends Header {
  secret: Secret
}

/** The part of a match's opening that all may know. */
export function openPart({ secret: _, ...header }: Opening): Header {
  return header
}

/** What is told before a battle. */
export interface Briefing {
  history: Said
  /** A hint for each seat, as many as may sit down. */
  hints: readonly Said[]
  special: readonly Said[]
  /** The battle in pictures. What each shows: parts of armies and arrows between them, `0L>1R`; all of it where not said. */
  slides: readonly { title: Said; text: Said; shows?: string }[]
  /** What is not certain about its set-up or date. */
  doubt?: Said
}

/** A battle to choose. */
export interface Scenario extends Briefing {
  id: string
  title: Said
  /** Negative before Christ; none for a battle that nobody fought. */
  year?: number
  /** One line: who against whom. */
  armies: Said
  /** A name for each seat, as many as may sit down. */
  sides: readonly Said[]
  difficulty: 1 | 2 | 3
  minutes: number
  reconstructed: boolean
}

/** A switch of the rules. */
export interface Option {
  id: string
  /** What it is a matter of: switches of one group stand together. */
  group?: Said
  name: Said
  text: Said
  /** It is about the armies that players bring: nothing where a battle is laid out. */
  armies?: boolean
}

/** The one language of players, cases and files: things by the names printed on the board. */
export interface Notation<F> {
  /** How a pick is written, such as `E6`, `hannibal`, `order-3-center`. */
  write(choice: Choice, pick: Chosen, field: F): string
  /** Reads what was written; null when it names nothing. */
  read(choice: Choice, text: string, field: F): Chosen | null
}

/** What was wanted and may not be had: the pick after the draft, and the rule against it. */
export interface Refused {
  decision: Decision
  draft: Picks
  pick: Chosen
  rule: RuleId
}

/** What the rules say, by id, and the chapters they stand in: as long as all the rest, and fetched by whoever asks. */
export interface RuleTexts {
  rules: Readonly<Record<RuleId, Said>>
  chapters: readonly { prefix: string; title: Said }[]
}

/** Sentences. */
export interface Speech<F, E extends Told> {
  /** What is asked, to the seat that is asked. */
  ask(decision: Decision, field: F, lang: Lang): string
  /** What a pick is called, in words. */
  name(choice: Choice, pick: Chosen, field: F, lang: Lang): string
  /** What happened; empty for what needs no line in the log. */
  tell(event: E, field: F, lang: Lang): string
  /** The word on a stop button. */
  enough(word: string, lang: Lang): string
  /** Of what a number is asked, in a question of its own. */
  counts?(what: string, lang: Lang): string
  /** Why a pick is refused, as it is in this case and with its figures; null where the rule alone says it. */
  because?(no: Refused, field: F, lang: Lang): string | null
  /** A seat by the army it leads. */
  seat(seat: Seat, field: F, lang: Lang): string
}

/** Two seats against each other. */
export const DUEL: readonly Side[] = [0, 1]

/** The rules of a game: all that a referee and a match need, without a word to read. A server loads no more. */
export interface GameRules<F, E extends Told> {
  id: string
  /** Changes whenever old answers could mean something else. */
  version: string
  /** The side of each seat that sits down: `[0, 1]` a duel, `[0, 0, 1, 1]` two teams, `[0, 1, 2]` each for himself. */
  seating(terms: Terms): readonly Side[]
  scenarios: readonly { readonly id: string }[]
  /** Switches of the rules. */
  options: readonly { readonly id: string }[]
  first: string
  steps(options: readonly string[]): AnyStep<F, E>[]
  setUp(opening: Opening): F
  /** What is dealt or rolled before the first question. */
  deal?(r: Hand<F, E>): void
  /** Every key named: a forgotten one does not compile. */
  copy(field: F): F
  /** Who sees what, to the last leaf. Hidden things keep their shape and become holes. */
  sight: Sight<F>
  /** How many holes the view has; none where nothing is hidden. */
  hidden?(view: F): number
  /** What is impossible in this field, or null. */
  check(field: F): string | null
}

/** A game as it is played at a table: its rules, the words said there, and what who thinks about it needs. */
export interface PlayedGame<F, E extends Told> extends GameRules<F, E> {
  name: Said
  options: readonly Option[]
  /** Fills the holes of a view, consistently. */
  guess(view: F, seat: Seat, random: Random): void
  /** How good the field is for the seat: greater is better, the same for allies, zero over all sides together. */
  score(field: F, seat: Seat): number
  /** Who led each seat of a battle in history. */
  commanders?(scenario: string): readonly Commander[]
  /** What it knows of playing it well; without it bots have only the score. A page leaves it to its worker. */
  knowledge?: Knowledge<F>
  notation: Notation<F>
  speech: Speech<F, E>
}

/** The whole of it: with its battles as they are told, its drawing, and what it counts. */
export interface Game<F, E extends Told> extends PlayedGame<F, E> {
  scenarios: readonly Scenario[]
  /** What else than the usual a battle may be set up with, for a lab that plays many: armies against each other. */
  setups?(scenario: string): readonly unknown[]
  /** What the lab counts; without it only victories. */
  statistics?: Statistics<F, E>
  /** What its rules say; a page fetches it when somebody asks. */
  texts?: RuleTexts
  /** The board for a terminal, line by line, with what may be picked lit. */
  draw(view: Position<F>, lang: Lang, lit: Choice | null, colour: boolean): string[]
}

/** Every word of a game that a player reads. */
export type GameWords<F, E extends Told> = Pick<Game<F, E>, 'name' | 'scenarios' | 'options' | 'notation' | 'speech'>

/** A game with the texts of its rules and the book its cases are read by: for terminals and tests. */
export interface CasedGame<F, E extends Told> extends Game<F, E> {
  texts: RuleTexts
  cases: CaseBook<F, E>
}

/** A game whose field and events nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
export type AnyGame = Game<any, any>
// biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
export type AnyPlayedGame = PlayedGame<any, any>
// biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
export type AnyCasedGame = CasedGame<any, any>
