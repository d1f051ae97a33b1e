import { fits, type Picks } from '@acies/kernel'
import { useCallback, useMemo } from 'react'
import { useLang } from '../app/lang.ts'
import type { Played } from '../games/registry.ts'
import type { Errand } from '../skins/errand.ts'
import type { Asking, Pointed } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import { isOnlyLooked, pointAt } from './picking.ts'
import type { useErrand } from './useErrand.ts'
import type { Marks } from './useMarks.ts'
import type { useShow } from './useShow.ts'

interface Pointer extends Pick<ReturnType<typeof useErrand>, 'errand' | 'send'> {
  table: Table
  played: Played
  asking: Asking<unknown> | null
  show: ReturnType<typeof useShow>
  marks: Marks
  grow: (draft: Picks, things: Pointed | null) => void
}

/** What pointing at things on the board does: pick them, look at them, ask why not. */
export function usePointing({ table, played, asking, show, marks, grow, errand, send }: Pointer) {
  const lang = useLang()
  const { game, skin } = played
  const { pointed, setPointed, setLooked, setRefused } = marks
  const point = useCallback(
    (things: Pointed, place: string | null) => {
      if (show.busy) return show.skip()
      const seen = place !== null && (things.unit?.length ?? 0) > 0 ? { things, place } : null
      if (asking === null) return setLooked(seen)
      if (place !== null) setPointed({ things, place })
      const through = skin.seesThroughWords === true
      const onwards = skin.goesOn?.(asking, things) ?? null
      if (onwards !== null) {
        const { ticket, seat } = asking.decision
        const next: Errand<unknown> = then => {
          if (then.decision.ticket === ticket && onwards === 'give') return { give: then.draft }
          const pointing = pointAt(then, things, through)
          return pointing.does === 'draft' ? pointing : null
        }
        if (onwards === 'give') return send(next)
        errand.current = { seat, next }
        return table.undo(seat)
      }
      const pointing = pointAt(asking, things, through)
      setLooked(pointing.does === 'draft' ? null : seen)
      if (pointing.does === 'draft') grow(pointing.draft, place === null ? null : things)
      else if (pointing.does === 'refuse' && !isOnlyLooked(skin, asking, things))
        setRefused({ rule: pointing.rule, place, pick: pointing.pick })
      else setRefused(null)
    },
    [asking, grow, show.busy, show.skip, skin, send, table],
  )
  const askWhy = useCallback(
    (things: Pointed, place: string | null) => {
      if (place !== null) setPointed({ things, place })
      if (asking === null) return
      const pointing = pointAt(asking, things)
      setRefused(pointing.does === 'refuse' ? { rule: pointing.rule, place, pick: pointing.pick } : null)
    },
    [asking],
  )
  /** Whether pointing at this would pick or unpick something. */
  const picks = (wanted: Pointed): boolean =>
    asking !== null && pointAt(asking, wanted, skin.seesThroughWords === true).does === 'draft'
  /** Other things in the hex of the last pick that may be picked too: a leader with his unit. */
  const others = useMemo(() => {
    const choice = asking?.choice
    const here = choice ? pointed?.things[choice.of] : undefined
    // A number said twice is no second thing in the same place.
    if (!asking || !choice || choice.of === 'number' || !here?.some(thing => asking.draft.includes(thing))) return []
    return here
      .filter(thing => fits(choice, thing))
      .map(thing => ({ pick: thing, text: game.speech.name(choice, thing, asking.view.field, lang) }))
  }, [asking, pointed, game, lang])
  return { point, askWhy, picks, others }
}
