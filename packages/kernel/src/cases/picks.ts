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
