import type { CasedGame } from '../game.ts'
import type { Choice, Pick, Picks, Seat } from '../pick.ts'
import type { Position, Refusal, Told } from '../position.ts'
import type { Rules } from '../rules.ts'

/** The names of what may be picked next; the ends of a range of numbers; nothing for poses. */
export function optionNames<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, draft: Picks): string[] {
  const choice = rules.referee.next(p, seat, draft)
  if (choice === null || choice.of === 'pose') return []
  if (choice.of === 'number')
    return [choice.min, choice.max]
      .map(n => rules.game.notation.write(choice, n, p.field))
      .filter((n, i, all) => all.indexOf(n) === i)
  return choice.options.map(o => rules.game.notation.write(choice, o, p.field))
}

/** Picks from their names, level by level; a name that is nothing at all is refused as not offered. */
export function readPicks<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  texts: readonly string[],
): { picks: Pick[] } | Refusal {
  if (!rules.referee.owing(p).includes(seat)) return { rule: 'not-asked', at: 0 }
  const picks: Pick[] = []
  for (const text of texts) {
    const choice: Choice | null = rules.referee.next(p, seat, picks)
    if (choice === null) return { rule: 'too-much', at: picks.length }
    const pick = rules.game.notation.read(choice, text, p.field)
    if (pick === null) return { rule: 'not-offered', at: picks.length }
    const rule = rules.referee.why(p, seat, picks, pick)
    if (rule !== null) return { rule, at: picks.length }
    picks.push(pick)
  }
  return { picks }
}

/** Whether a text names anything at all, picked here or not: a misspelling would be refused for nothing. */
export function isName<F, E extends Told>(
  { game }: Rules<F, E, CasedGame<F, E>>,
  field: F,
  choice: Choice,
  text: string,
): boolean {
  if (game.cases.words.includes(text) || game.cases.names?.(text, field) === true) return true
  return choice.of !== 'word' && game.notation.read(choice, text, field) !== null
}

/** A number, an angle or a pose, as every game writes them. */
const FIGURES = /^-?\d+(\.\d+)?°?$|^-?\d+(\.\d+)?,-?\d+(\.\d+)?( \S+)?$/

/** The first of the picks which names nothing; null when all do. After the one that is refused nobody asks for the next. */
export function unknownPick<F, E extends Told>(
  rules: Rules<F, E, CasedGame<F, E>>,
  p: Position<F>,
  seat: Seat,
  texts: readonly string[],
): string | null {
  const { cases, notation } = rules.game
  const picks: Pick[] = []
  let choice = rules.referee.next(p, seat, [])
  for (const text of texts) {
    if (choice === null) {
      if (!FIGURES.test(text) && !cases.words.includes(text) && cases.names?.(text, p.field) === false) return text
      continue
    }
    if (!isName(rules, p.field, choice, text)) return text
    const pick = notation.read(choice, text, p.field)
    const refused = pick === null || rules.referee.why(p, seat, picks, pick) !== null
    if (pick !== null) picks.push(pick)
    choice = refused ? null : rules.referee.next(p, seat, picks)
  }
  return null
}

/** The question that is open and what it offers first, for a message. */
export function openQuestion<F, E extends Told>(rules: Rules<F, E>, p: Position<F>): string {
  const { referee } = rules
  const asked = referee.owing(p).map(seat => {
    const { step, choice } = referee.decision(p, seat)
    const names = optionNames(rules, p, seat, [])
    const range = choice?.of === 'number' ? names.join(' to ') : names.join(' ')
    const offered = choice?.of === 'pose' ? 'a pose' : range || 'nothing'
    return `${step} asks seat ${seat} and offers ${offered}${choice?.enough === undefined ? '' : ', or []'}`
  })
  return asked.join('; ')
}
