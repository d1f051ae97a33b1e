import type { ReactNode } from 'react'
import { Button } from '../look/Button.tsx'
import { Curtain } from '../look/Curtain.tsx'
import { Drawer } from '../look/Dialog.tsx'
import type { BattleScreenProps } from './BattleScreen.tsx'
import { FirstTime } from './FirstTime.tsx'
import { Menu, Shortcuts } from './Menu.tsx'
import type { Battle } from './useBattle.ts'
import type { Screen } from './useScreen.ts'
import { Victory } from './Victory.tsx'

interface WindowsProps {
  battle: Battle
  screen: Screen
  on: BattleScreenProps
  book: ReactNode
}

/** What opens over the table. */
export const Windows = ({ battle, screen, on, book }: WindowsProps) => {
  const { words, curtain, seatSpoken } = battle
  const say = words.play
  return (
    <>
      {/* The teacher tells it all himself. */}
      {on.coach === undefined && <FirstTime battle={battle} />}
      <Menu
        battle={battle}
        open={screen.menu}
        onClose={() => screen.setMenu(false)}
        onShortcuts={() => {
          screen.setMenu(false)
          screen.setHelp(true)
        }}
        onExport={on.onExport}
        onShare={on.onShare}
        matchId={on.matchId}
      />
      <Shortcuts battle={battle} open={screen.help} onClose={() => screen.setHelp(false)} />
      <Drawer
        open={screen.drawer}
        title={say.rules}
        closeLabel={words.app.close}
        onClose={() => screen.setDrawer(false)}
      >
        {book}
      </Drawer>
      <Victory
        battle={battle}
        open={screen.ended}
        onClose={() => screen.setEnded(false)}
        onRematch={on.onRematch}
        onReplay={on.onReplay}
      />
      <Curtain
        closed={curtain !== null}
        title={curtain === null ? '' : say.curtain(seatSpoken(curtain))}
        text={say.curtainText[battle.played.skin.secrets ?? 'cards']}
      >
        {curtain !== null && (
          <Button kind="primary" size="large" onClick={battle.openCurtain}>
            {say.curtainOpen(seatSpoken(curtain))}
          </Button>
        )}
      </Curtain>
    </>
  )
}
