import type { AnyPlayedGame, Header } from '@acies/kernel'
import type { Player } from '../table/table.ts'
import type { SetUpChoice } from './choice.ts'
import { botFor } from './Opponent.tsx'

/** Who sits where. Chance decides only when the battle begins. */
export function playersFor(choice: SetUpChoice, game: AnyPlayedGame, { scenario, seats }: Header): Player[] {
  const { how, side, levels, manners, sitters, trusting } = choice
  const person: Player = trusting && isShared(choice, seats.length) ? { kind: 'person', trusting } : { kind: 'person' }
  const mine = side === 'random' ? Math.floor(Math.random() * seats.length) : side
  return seats.map((_, seat): Player => {
    const bot: Player = {
      kind: 'bot',
      bot: botFor(game, scenario, seat, levels[seat] ?? levels[1], manners[seat] ?? manners[1]),
    }
    if (seats.length > 2) return sitters[seat] === 'person' ? person : bot
    return how === 'two' ? person : how === 'watch' ? bot : seat === mine ? person : bot
  })
}

/** More than one person at this device. */
export const isShared = ({ how, sitters }: SetUpChoice, seats: number): boolean =>
  seats > 2 ? sitters.slice(0, seats).filter(sitter => sitter === 'person').length > 1 : how === 'two'
