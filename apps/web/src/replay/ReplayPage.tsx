import { following } from '@acies/kernel'
import { useEffect, useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useWords, wordsNow } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/route.ts'
import { Unopened } from '../app/Unopened.tsx'
import { type Played, playedGame } from '../games/registry.ts'
import { allSymbols } from '../look/symbols/load.ts'
import { BattleScreen } from '../play/BattleScreen.tsx'
import { useSharing } from '../play/useSharing.ts'
import { branchMatch, keepNew } from '../store/begin.ts'
import { matchFromLink, saveAsFile } from '../store/share.ts'
import type { Kept } from '../store/shelf.ts'
import { checkedMoments, inSlices } from '../table/moment.ts'
import { ReplayTable } from './ReplayTable.ts'

type Opened =
  | { is: 'loading' }
  | { is: 'gone' }
  | { is: 'damaged'; why: string }
  | { is: 'open'; table: ReplayTable; played: Played; kept: Kept; mayGoOn: boolean }

async function fromLink(data: string): Promise<Kept> {
  const file = await matchFromLink(data)
  const { sitter } = await import('../store/importing.ts')
  const players = file.header.seats.map(sitter)
  const summary = { turn: 0, score: [0, 0], asks: null, over: false, winners: [] } as const
  return { id: '', name: '', file, players, created: 0, updated: 0, summary }
}

/** A match to look at: from the shelf, or out of a link. */
export const ReplayPage = ({ id, data }: { id?: string; data?: string }) => {
  const house = useHouse()
  const words = useWords()
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })
  useEffect(() => {
    let left = false
    const open = async (): Promise<Opened> => {
      const kept = data === undefined ? await house.shelf.get(id ?? '') : await fromLink(data)
      if (kept === null) return { is: 'gone' }
      const played = await playedGame(kept.file.header.game)
      await allSymbols(played.skin.symbols)
      const file = await inSlices(following(played.game, kept.file))
      if (file !== kept.file && !left) house.tell(wordsNow().play.older(file.answers.length, kept.file.answers.length))
      const table = new ReplayTable(played.game, file, kept.players, await checkedMoments(played.game, file))
      // Under other rules it can only be looked at.
      const mayGoOn = file === kept.file && table.state().result === null
      return { is: 'open', played, kept, table, mayGoOn }
    }
    open()
      .catch((error: unknown): Opened => ({ is: 'damaged', why: error instanceof Error ? error.message : `${error}` }))
      .then(state => !left && setOpened(state))
    return () => {
      left = true
    }
  }, [id, data, house])
  const share = useSharing(opened.is === 'open' ? opened.table : null)

  switch (opened.is) {
    case 'loading':
      return <Notice title={words.app.loading} quiet />
    case 'gone':
      return <Notice title={words.play.gone} text={words.play.goneText} home />
    case 'damaged':
      return <Unopened why={opened.why} />
    case 'open': {
      const { table, played, kept, mayGoOn } = opened
      const goOn = async (): Promise<void> => {
        const match = id ?? (await keepNew(house.shelf, played, kept.file, kept.players)).id
        go({ at: 'play', match })
      }
      return (
        <BattleScreen
          table={table}
          played={played}
          thinker={house.counter}
          mode="replay"
          matchId={id}
          onBranch={async n => {
            const branch = await branchMatch(house.shelf, played, { ...kept, file: table.file() }, n)
            go({ at: 'play', match: branch.id })
          }}
          onGoOn={mayGoOn ? goOn : undefined}
          onExport={() => saveAsFile(kept.file, table.state().result !== null)}
          onShare={share}
        />
      )
    }
  }
}
