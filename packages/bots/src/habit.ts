import {
  type Mood,
  type Picks,
  type Position,
  type Random,
  type Rules,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'

/** What a seat answers without thinking: the only thing it can, its habit, or anything. */
export function byHabit<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  mood: Mood,
  random: Random,
): Picks {
  const { referee, game } = rules
  const habit = game.knowledge?.habit(p, seat, draft => referee.next(p, seat, draft), mood, random)
  return habit ?? referee.forced(p, seat) ?? sample(referee, p, seat, random)
}
