import type { Told } from '@acies/kernel'
import { useCallback, useState } from 'react'
import { once } from '../errand.ts'
import type { StageProps } from '../skin.ts'
import type { TableDress } from './dress.ts'
import { type Found, placeOf, pointedAt, poseSeen, type Sheet } from './places.ts'
import { choosePiece } from './shared.ts'
import type { Going } from './useLegs.ts'

interface Pressing<F, E extends Told> {
  dress: TableDress<F, E>
  props: Pick<StageProps<F, E>, 'asking' | 'onPoint' | 'onHover' | 'onSend'>
  found: Found
  sheet: Sheet
  going: Going
  /** One's own are chosen in the tray, not picked. */
  choosing: boolean
}

/** What a press on a piece or on ground means, and over which of them the pointer is. */
export function usePresses<F, E extends Told>({ dress, props, found, sheet, going, choosing }: Pressing<F, E>) {
  const { asking, onPoint, onHover, onSend } = props
  const [hovered, setHovered] = useState<number | null>(null)
  const point = useCallback(
    (code: number) => {
      // Whoever points with the mouse has Enter free for the button.
      const focused = document.activeElement
      if (focused instanceof SVGElement && !focused.matches(':focus-visible')) focused.blur()
      // Of the enemy nobody is chosen: he is looked at.
      if (choosing && found.pieces.get(code)?.seat === asking?.decision.seat) {
        choosePiece(code)
        return onHover(pointedAt(code), placeOf(found, code))
      }
      const foe = going.man === null ? undefined : found.pieces.get(code)
      if (foe === undefined || going.man === null || asking === null || foe.seat === asking.decision.seat)
        return onPoint(pointedAt(code), placeOf(found, code))
      const meant = dress.dropped?.(asking, going.man.piece, code) ?? null
      if (meant === null) going.goAt(poseSeen(sheet, foe.at))
      else onSend(once(asking, meant))
    },
    [found, onPoint, onHover, onSend, choosing, going, asking, sheet, dress],
  )
  const over = useCallback(
    (code: number | null) => {
      setHovered(code)
      onHover(code === null ? null : pointedAt(code), code === null ? null : placeOf(found, code))
    },
    [found, onHover],
  )
  return { hovered, point, over }
}
