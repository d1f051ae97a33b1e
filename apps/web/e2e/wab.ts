import { byHabit } from '@acies/bots'
import {
  type AnyGame,
  headerOf,
  Match,
  type MatchFile,
  type Pick,
  type Picks,
  randomFrom,
  type Seat,
  type Told,
} from '@acies/kernel'
import { type Field, unitName, wab } from '@acies/wab'

interface Asked {
  step: string
  seat: Seat
  field: Field
  /** Whether the last answer has made somebody throw dice lest he break. */
  braved: boolean
  offered: (draft: Picks) => readonly Pick[]
  why: (draft: Picks, pick: Pick) => string | null
}
const load = (file: MatchFile): Match<unknown, Told> => Match.load<unknown, Told>(wab as AnyGame, file)

/** Battles after each other, played by habit until this is asked. */
export function wabUntil(battle: string, fits: (asked: Asked) => boolean): MatchFile {
  for (let seed = 1; seed <= 20; seed++) {
    const match = load({ header: headerOf(wab, battle, seed), answers: [] })
    const { rules } = match
    for (let n = 1; match.position.result === null; n++) {
      const [seat] = rules.referee.owing(match.position)
      const { step } = rules.referee.decision(match.position, seat)
      const offered = (draft: Picks): readonly Pick[] => {
        const choice = rules.referee.next(match.position, seat, draft)
        return choice !== null && 'options' in choice ? choice.options : []
      }
      const why = (draft: Picks, pick: Pick) => rules.referee.why(match.position, seat, draft, pick)
      const braved = match.heard.some(({ event: e }) => e.type === 'tested' && 'why' in e && e.why === 'break')
      if (fits({ step, seat, field: match.position.field as Field, braved, offered, why })) return match.file()
      match.play(seat, byHabit(rules, match.position, seat, { weights: {}, whim: 0.1 }, randomFrom(n)))
    }
  }
  throw new Error(`${battle}: it was never asked`)
}

/** Somebody who may charge, and whom, by their names. */
export function chargeIn(file: MatchFile): readonly [from: string, to: string] {
  const { rules, position } = load(file)
  const [seat] = rules.referee.owing(position)
  const offered = (draft: readonly number[]): readonly number[] => {
    const choice = rules.referee.next(position, seat, draft)
    return choice?.of === 'unit' ? choice.options : []
  }
  for (const from of offered([]))
    for (const to of offered([from]))
      if (rules.referee.refuse(position, seat, [from, to]) === null) {
        const named = (id: number): string => unitName(position.field as Field, id, 'es')
        return [named(from), named(to)]
      }
  throw new Error('nobody may charge')
}
