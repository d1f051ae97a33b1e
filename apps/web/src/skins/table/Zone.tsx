import type { Field } from '@acies/tercios'
import type { Asking, Hover } from '../skin.ts'

/** Nobody deploys nearer to the middle than this, in millimetres (TER-GLO-02). */
const NO_MANS_LAND = 12 * 25.4

/** Where one deploys, or would by the side one points at. */
function zoneIn(asking: Asking<Field> | null, hover: Hover, turned: boolean): 'above' | 'below' | null {
  const step = asking?.decision.step
  if (step === 'place-unit') return 'below'
  if (step !== 'choose-side' || hover?.of !== 'word') return null
  return (hover.word === 'north') === turned ? 'below' : 'above'
}

interface ZoneProps {
  asking: Asking<Field> | null
  hover: Hover
  turned: boolean
  width: number
  depth: number
}
export const Zone = ({ asking, hover, turned, width, depth }: ZoneProps) => {
  const zone = zoneIn(asking, hover, turned)
  if (zone === null) return null
  const y = zone === 'below' ? depth / 2 + NO_MANS_LAND : 3
  return <rect className="zone" x={3} y={y} width={width - 6} height={depth / 2 - NO_MANS_LAND - 3} />
}
