import { headerOf } from '@acies/kernel'
import { useHouse } from '../app/house.ts'
import { go } from '../app/route.ts'
import { playedGame } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { beginMatch } from '../store/begin.ts'

export const BattlePage = ({ game, battle }: { game: string; battle: string }) => {
  const house = useHouse()
  return (
    <Button
      onClick={async () => {
        const played = await playedGame(game)
        const kept = await beginMatch(house.shelf, played, headerOf(played.game, battle, 0), [
          { kind: 'person' },
          { kind: 'bot', bot: 'greedy' },
        ])
        go({ at: 'play', match: kept.id })
      }}
    >
      start
    </Button>
  )
}
