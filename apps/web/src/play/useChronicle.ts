import { useMemo } from 'react'
import { useLang } from '../app/lang.ts'
import type { LogEntry } from '../look/LogList.tsx'
import { Log, type Viewer, withoutEmptyParts } from '../table/log.ts'
import type { Moment } from '../table/moment.ts'
import { milestonesOf } from './milestones.ts'
import type { BattleProps } from './useBattle.ts'

interface Telling extends Pick<BattleProps, 'played' | 'mode'> {
  moments: readonly Moment[]
  /** The moment that is shown. */
  shownN: number
  reader: Viewer
}

/** What has happened, in sentences and as milestones. */
export function useChronicle({ played, moments, shownN, reader, mode }: Telling) {
  const lang = useLang()
  const { skin } = played
  const log = useMemo(() => new Log(played), [played])
  const entries: LogEntry[] = useMemo(
    () =>
      withoutEmptyParts(
        moments
          .slice(0, Math.min(mode === 'replay' ? moments.length : shownN + 1))
          .flatMap(m => log.linesOf(m, reader, lang)),
      ),
    [moments, shownN, log, reader, lang, mode],
  )
  const track = useMemo(() => milestonesOf(moments, skin), [moments, skin])
  const shown = useMemo(() => moments.slice(0, shownN + 1), [moments, shownN])
  return { entries, track, shown }
}
