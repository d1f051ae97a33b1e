import { type Field, hexUnder } from '@acies/commands-colors'
import { type RefObject, useEffect } from 'react'
import type { PaneHandle } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import { hexAt, isOnMap, pointOf } from './places.ts'
import type { Showing } from './showing.ts'

/** Nearer to the edge than this a hex is hard to see, in pixels. */
const EDGE = 24

interface Sight {
  root: RefObject<HTMLDivElement | null>
  pane: RefObject<PaneHandle | null>
  props: StageProps<Field>
  shown: Showing
  /** Those who fight. */
  engaged: ReadonlySet<number>
  turned: boolean
}

/** On a phone the board is pushed until what a question or an advice is about is seen; and anywhere until a hex is. */
export function useBringIn({ root, pane, props, shown, engaged, turned }: Sight): (hex: number) => void {
  const { field: g, asking, hint, phone } = props
  /** Where more than half of these lie beyond the edges, or any of a few. */
  const bringIn = (sought: readonly number[], few = false): void => {
    const { clientWidth, clientHeight } = root.current ?? { clientWidth: 0, clientHeight: 0 }
    const points = sought.filter(isOnMap).map(hex => pointOf(hex, turned))
    const hidden = points.filter(point => {
      const [x, y] = pane.current?.screenOf(...point) ?? [0, 0]
      return x < EDGE || y < EDGE || x > clientWidth - EDGE || y > clientHeight - EDGE
    })
    if (few ? hidden.length === 0 : hidden.length * 2 <= points.length) return
    const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length
    pane.current?.centreOn(middle(0), middle(1))
  }
  const question = asking === null ? '' : `${asking.decision.ticket} ${asking.draft.length}`
  useEffect(() => {
    if (!phone || asking === null) return
    bringIn(shown.live.size > 0 ? [...shown.live].map(hexAt) : [...engaged].map(piece => hexUnder(g, piece)))
  }, [phone, question])

  const advised = `${hint ?? ''}`
  useEffect(() => {
    if (!phone || advised === '') return
    const lit = shown.lights.filter(({ kind }) => kind === 'proposed').map(({ hex }) => hexAt(hex))
    const led = shown.arrows.flatMap(({ through }) => through)
    bringIn([...lit, ...led], true)
  }, [phone, advised])
  return hex => bringIn([hex])
}
