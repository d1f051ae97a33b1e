import type { ReactNode } from 'react'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../look/TopBar.tsx'
import type { Parts } from './BattleScreen.tsx'

/** Which battle it is, how far, and how it stands. */
export const Heading = ({ parts, start, tools }: { parts: Parts; start?: ReactNode; tools?: ReactNode }) => {
  const { app } = parts.battle.words
  return (
    <TopBar
      brand={app.name}
      brandHref={hrefOf({ at: 'home' })}
      title={parts.title}
      note={parts.note}
      start={start}
      tools={tools}
    >
      {parts.score}
    </TopBar>
  )
}
