import { headerOf } from '@acies/kernel'
import { lazy, Suspense, useRef } from 'react'
import { useHouse } from '../app/house.ts'
import { useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/route.ts'
import { Unopened } from '../app/Unopened.tsx'
import { Button } from '../look/Button.tsx'
import { beginMatch, branchMatch } from '../store/begin.ts'
import { saveAsFile } from '../store/share.ts'
import { BattleScreen } from './BattleScreen.tsx'
import { useMatch } from './useMatch.ts'
import { useSharing } from './useSharing.ts'

const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(m => ({ default: m.ReplayPage })))
const Coach = lazy(() => import('../learn/Coach.tsx').then(m => ({ default: m.Coach })))

/** Plays a match that lies on this device. */
export const PlayPage = ({ id }: { id: string }) => {
  const house = useHouse()
  const words = useWords()
  const say = words.play
  const match = useMatch(id)
  const wait = useRef(false)

  const table = match.is === 'open' ? match.table : null
  const share = useSharing(table)

  switch (match.is) {
    case 'loading':
      return <Notice title={words.app.loading} quiet />
    case 'gone':
      return <Notice title={say.gone} text={say.goneText} home />
    case 'older':
      return <ReplayPage id={id} />
    case 'damaged':
      return <Unopened why={match.why} />
    case 'elsewhere':
    case 'taken':
      return (
        <Notice title={match.is === 'taken' ? say.taken : say.elsewhere} text={say.elsewhereText} home>
          <Button kind="primary" onClick={match.takeOver}>
            {say.takeOver}
          </Button>
        </Notice>
      )
    case 'open': {
      const { table, played, keeper } = match
      return (
        <BattleScreen
          key={id}
          table={table}
          played={played}
          thinker={house.counter}
          mode="play"
          matchId={id}
          onBranch={async n => {
            const kept = await branchMatch(house.shelf, played, keeper.match, n)
            go({ at: 'play', match: kept.id })
          }}
          onReplay={() => go({ at: 'replay', match: id })}
          onRematch={async swapped => {
            const { header } = table.file()
            const again = headerOf(played.game, header.scenario, 0, { ...header, hidden: header.secret.setup })
            const players = swapped ? [...table.players.slice(1), ...table.players.slice(0, 1)] : table.players
            const kept = await beginMatch(house.shelf, played, again, players)
            go({ at: 'play', match: kept.id })
          }}
          onExport={() => saveAsFile(table.file(), table.state().result !== null)}
          onShare={share}
          wait={keeper.match.lessons && wait}
          coach={
            keeper.match.lessons &&
            ((battle, screen) => (
              <Suspense fallback={null}>
                <Coach battle={battle} keeper={keeper} screen={screen} wait={wait} />
              </Suspense>
            ))
          }
        />
      )
    }
  }
}
