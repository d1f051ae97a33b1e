import {
  bookOf,
  type DiceLines,
  distanceOf,
  type Event,
  type Field,
  hexUnder,
  type Piece,
  type Roll,
  rollOf,
  unit,
} from '@acies/commands-colors'
import {
  type Growing,
  type Habit,
  type Heard,
  odds,
  type Picks,
  type Position,
  type Rules,
  type Sampled,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'

/** What a combat brings, as shares of one. */
export interface CombatOdds extends Sampled {
  attacker: Piece
  target: Piece
  dice: number
  /** Why so many: the attacker's own, and what adds to them or takes from them. */
  why: DiceLines
  close: boolean
  /** It is itself the battle back: nobody answers it. */
  isAnswer: boolean
  /** What the target could answer instead of standing, as all may know. */
  otherwise: readonly string[]
  /** By number of hits on the target, from 0. */
  hits: readonly number[]
  /** It gets away with its life. */
  retreats: number
  eliminated: number
  battlesBack: number
  /** The target strikes before the attacker does. */
  strikesFirst: number
  /** Elephants that give way trample the attacker. */
  rampages: number
  /** Blocks the attacker loses, on average. */
  ownLoss: number
  ownEliminated: number
  evaded: number
  blocks: number
  ownBlocks: number
}

/** More ways than these in which the dice may fall are tried out. */
const FALLS = 20_000

/** What players do in passing, so that the figures are those of the fight itself: the first that is offered, if need be. */
const habitIn =
  ({ referee }: Rules<Field, Event>): Habit<Field> =>
  (p, seat) =>
    usual(p) ?? sample(referee, p, seat, () => 0)

function usual(p: Position<Field>): Picks | null {
  const frame = p.stack[p.stack.length - 1]
  switch (frame.step) {
    case 'defend':
      return ['stand']
    case 'battle-back':
      return ['battle-back']
    case 'ignore-flags':
      return [Number(frame.v.may)]
    case 'advance':
    case 'bonus-combat':
    case 'shoot-again':
      return []
    default:
      return null
  }
}

const fighting: readonly string[] = ['close-combat', 'fire', 'exchange', 'evade', 'first-strike']
/** How the target's dice come to fall on the attacker, where it does not battle back. */
const STRUCK_BY: Partial<Record<Roll['mode'], string>> = { 'first-strike': 'first', rampage: 'rampage' }
const isOver = (p: Position<Field>): boolean => !p.stack.some(frame => fighting.includes(frame.step))

interface Pair {
  attacker: Piece
  target: Piece
}
/** The pair that fights: announced by the answer, or already in the stack. */
function pairOf(p: Position<Field>, picks: Picks): Pair | null {
  const top = p.stack[p.stack.length - 1]
  if (top.step === 'announce-combat') return { attacker: Number(picks[0]), target: Number(picks[1]) }
  if (top.step === 'combine-arms') return { attacker: Number(top.v.unit), target: Number(top.v.target) }
  if (top.step === 'bonus-combat') return { attacker: Number(top.v.unit), target: Number(picks[0]) }
  if (top.step === 'shoot-again') return { attacker: Number(top.v.shooter), target: Number(picks[0]) }
  if (top.step === 'defend') {
    const [attacker, unit] = [Number(top.v.attacker), Number(top.v.unit)]
    return picks[0] === 'first-strike' ? { attacker: unit, target: attacker } : { attacker, target: unit }
  }
  if (top.step === 'battle-back') return { attacker: Number(top.v.unit), target: Number(top.v.against) }
  return null
}

function modeOf({ field, stack }: Position<Field>, picks: Picks, { attacker, target }: Pair): Roll['mode'] {
  if (picks[0] === 'first-strike') return 'first-strike'
  if (stack.at(-1)?.step === 'battle-back') return 'battle-back'
  return distanceOf(hexUnder(field, attacker), hexUnder(field, target)) === 1 ? 'attack' : 'fire'
}

/** From an answer to its first roll there are fewer lines than this. */
const MOST_LINES = 60

/** How it stands when the first dice of an answer are rolled, or somebody is asked: the guns have joined, the square is formed. */
function beforeRolling(rules: Rules<Field, Event>, p: Position<Field>, seat: Seat, picks: Picks): Position<Field> {
  let before = p
  for (let lines = 0; lines < MOST_LINES; lines++) {
    const next = rules.copy(p)
    const heard: Heard<Event>[] = []
    rules.referee.take(next, seat, picks, heard, lines)
    if (heard.some(({ event }) => event.type === 'rolled')) break
    before = next
  }
  return before
}

/** What whoever is struck may answer besides standing, whatever cards he holds. */
function otherwiseIn(rules: Rules<Field, Event>, p: Position<Field>, seat: Seat, picks: Picks): readonly string[] {
  const { referee } = rules
  const asked = rules.copy(p)
  const isRolled = referee.takeToDie(asked, seat, picks) !== Number.POSITIVE_INFINITY
  if (isRolled || asked.stack.at(-1)?.step !== 'defend') return []
  const choice = referee.next(asked, referee.owing(asked)[0], [])
  return choice?.of === 'word' ? choice.options.filter(word => !['stand', 'first-strike'].includes(word)) : []
}

/** What makes up the dice of a fight as it stands. */
function linesOf({ field, stack }: Position<Field>, { attacker, target }: Pair, mode: Roll['mode']): DiceLines {
  const fight = stack.findLast(frame => typeof frame.v.extra === 'number')
  const bonus = fight?.v.bonus === true
  const roll = rollOf(field, attacker, target, mode, bonus)
  return bookOf(field).diceLines(field, mode === 'attack' && fight ? { ...roll, extra: Number(fight.v.extra) } : roll)
}
const sumOf = (lines: DiceLines): number => lines.reduce((sum, line) => sum + line.dice, 0)

/** Gives the answers but the last, lets what is left of the movement go, then rolls the last one out many times. */
export function combatOdds(
  anyRules: Rules<unknown, Told>,
  anyView: Position<unknown>,
  seat: Seat,
  answers: readonly Picks[],
): Growing<CombatOdds> | null {
  // The worker hands over what the game's own page has sent it.
  const rules = anyRules as unknown as Rules<Field, Event>
  const p = rules.copy(anyView as Position<Field>)
  const { referee } = rules
  const last = answers[answers.length - 1]
  for (const picks of answers.slice(0, -1)) referee.take(p, seat, picks)
  for (let n = 0; answers.length > 1 && n < 40 && p.stack.at(-1)?.step === 'move-piece'; n++) referee.take(p, seat, [])
  if (p.result !== null || referee.refuse(p, seat, last) !== null) return null
  const pair = pairOf(p, last)
  if (pair === null) return null
  const { attacker, target } = pair
  const mode = modeOf(p, last, pair)
  const told = [beforeRolling(rules, p, seat, last), p].map(at => linesOf(at, pair, mode))
  const otherwise = otherwiseIn(rules, p, seat, last)
  let dice = 0
  let close = true
  const grown = odds(rules, p, seat, last, {
    falls: FALLS,
    seed: 7,
    habit: habitIn(rules),
    until: isOver,
    outcomes(heard) {
      const seen = new Set<string>()
      let hits = -1
      for (const { event: e } of heard) {
        if (e.type === 'rolled' && e.roller === attacker && e.target === target && hits < 0) {
          hits = e.hits
          dice = e.faces.length
          close = e.mode !== 'fire'
        } else if (e.type === 'rolled' && e.roller === target && e.target === attacker)
          seen.add(STRUCK_BY[e.mode] ?? 'back')
        else if (e.type === 'retreated' && e.unit === target) seen.add('retreat')
        else if (e.type === 'evaded' && e.piece === target) seen.add('evaded')
        else if (e.type === 'eliminated' && e.piece === target) seen.add('dead')
        else if (e.type === 'eliminated' && e.piece === attacker) seen.add('own-dead')
      }
      if (hits >= 0) seen.add(`hits:${hits}`)
      if (seen.has('dead')) seen.delete('retreat')
      return [...seen]
    },
    amounts: heard => ({
      own: heard.reduce(
        (sum, { event: e }) => sum + (e.type === 'lost-blocks' && e.unit === attacker ? e.blocks : 0),
        0,
      ),
    }),
  })
  const { field } = p
  return more => {
    const { counts, sums, tries, within } = grown(more)
    const share = (name: string): number => (counts[name] ?? 0) / tries
    const most = Math.max(0, ...Object.keys(counts).map(k => (k.startsWith('hits:') ? Number(k.slice(5)) : 0)))
    return {
      attacker,
      target,
      dice,
      why: told.find(lines => sumOf(lines) === dice) ?? [],
      close,
      isAnswer: mode === 'battle-back',
      otherwise,
      tries,
      within,
      hits: Array.from({ length: Math.max(most, Math.min(dice, 3)) + 1 }, (_, n) => share(`hits:${n}`)),
      retreats: share('retreat'),
      eliminated: share('dead'),
      battlesBack: share('back'),
      strikesFirst: share('first'),
      rampages: share('rampage'),
      ownLoss: (sums.own ?? 0) / tries,
      ownEliminated: share('own-dead'),
      evaded: share('evaded'),
      blocks: unit(field, target)?.blocks ?? 1,
      ownBlocks: unit(field, attacker)?.blocks ?? 1,
    }
  }
}
