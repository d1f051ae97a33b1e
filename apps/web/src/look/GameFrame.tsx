import { type ReactNode, useSyncExternalStore } from 'react'

export type FrameKind = 'desktop' | 'narrow' | 'phone'

const PHONE = '(max-width: 699px), (max-height: 500px)'
const NARROW = '(max-width: 1099px)'

const subscribe = (changed: () => void): (() => void) => {
  const queries = [PHONE, NARROW].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

const frame = (): FrameKind =>
  window.matchMedia(PHONE).matches ? 'phone' : window.matchMedia(NARROW).matches ? 'narrow' : 'desktop'

/** Which frame the window has room for. */
export const useFrame = (): FrameKind => useSyncExternalStore(subscribe, frame)

interface GameFrameProps {
  top: ReactNode
  /** The parts of a turn, above the board. */
  track?: ReactNode
  /** The board and what floats over it. */
  stage: ReactNode
  prompt?: ReactNode
  hand?: ReactNode
  replay?: ReactNode
  /** The index tabs of the right column, and what it shows. */
  tabs?: ReactNode
  side?: ReactNode
  /** In a narrow window the column is a drawer: is it open? */
  sideOpen?: boolean
}

/** The screen of a battle on a desk: the board takes what the others leave. */
export const GameFrame = ({
  top,
  track,
  stage,
  prompt,
  hand,
  replay,
  tabs,
  side,
  sideOpen = false,
}: GameFrameProps) => (
  <div className="game-frame">
    {top}
    <main className={track ? 'frame-stage tracked' : 'frame-stage'}>
      {track}
      {stage}
    </main>
    {prompt}
    {hand}
    <aside className={sideOpen ? 'frame-side open' : 'frame-side'}>
      {tabs}
      <div className="frame-drawer">{side}</div>
    </aside>
    {replay}
  </div>
)

interface PhoneFrameProps {
  top: ReactNode
  stage: ReactNode
  /** Usually a BottomSheet. */
  sheet: ReactNode
}

export const PhoneFrame = ({ top, stage, sheet }: PhoneFrameProps) => (
  <div className="phone-frame">
    {top}
    <main className="frame-stage">{stage}</main>
    {sheet}
  </div>
)
