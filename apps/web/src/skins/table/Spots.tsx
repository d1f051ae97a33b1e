import type { Picks } from '@acies/kernel'
import { carry } from './carry.ts'
import type { Spot } from './dress.ts'
import { MM, poseSeen, type Sheet } from './places.ts'
import { still } from './useHand.ts'

interface SpotsProps {
  spots: readonly Spot[]
  sheet: Sheet
  onDraft: (draft: Picks) => void
}

/** Places that stand for an answer: a click, or Enter on one, makes its draft. */
export const Spots = ({ spots, sheet, onDraft }: SpotsProps) =>
  spots.map(({ draft, at, width, depth, spoken, picked = false, carries = false }) => {
    const { x, y, facing } = poseSeen(sheet, at)
    const [w, d] = [width / MM, depth / MM]
    return (
      // biome-ignore lint/a11y/useSemanticElements: a section on the table cannot be a <button>
      <g
        key={`${at} ${draft}`}
        ref={still}
        className={carries ? 'spot carries' : picked ? 'spot picked' : 'spot'}
        transform={`translate(${x} ${y}) rotate(${facing})`}
        role="button"
        tabIndex={0}
        aria-label={spoken}
        aria-pressed={picked}
        onPointerDown={event => {
          event.stopPropagation()
          if (carries) carry(() => onDraft(draft))(event)
        }}
        onClick={event => {
          event.stopPropagation()
          onDraft(draft)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          onDraft(draft)
        }}
      >
        <title>{spoken}</title>
        <rect x={-w / 2} width={w} height={d} rx="2" />
        {!carries && <path d={picked ? `M-5 ${d / 2}l4 4 7 -8` : `M0 ${d / 2 - 6}v12M-6 ${d / 2}h12`} />}
      </g>
    )
  })
