import type { Lang } from '@acies/kernel'
import { INCH } from '@acies/table'
import { blockOf, type Field, isCloud, type Unit } from '@acies/wab'
import type { Asking } from '../../skins/skin.ts'
import type { Overlay } from '../../skins/table/dress.ts'
import type { Place } from '../../skins/table/places.ts'
import { wabWords } from './words.ts'

/** How far the zones of a unit are drawn beyond it: they have no end. */
const BEYOND = 5 * INCH

/** Places by how far they are to the right and ahead of the middle of a front. */
const aboutFront = ({ x, y, facing }: Unit) => {
  const a = (facing / 18000) * Math.PI
  return (right: number, ahead: number): Place => ({
    x: x + Math.cos(a) * right + Math.sin(a) * ahead,
    y: y + Math.sin(a) * right - Math.cos(a) * ahead,
  })
}

/** The lines of its front and its rear prolonged: from which side whoever stands there would strike it (WAB-ARC-02, 03). */
function zonesOf(g: Field, u: Unit, lang: Lang): Overlay {
  const { width, depth } = blockOf(g, u)
  const at = aboutFront(u)
  const [half, say] = [width / 2 + BEYOND, wabWords[lang].zones]
  const band = (from: number, to: number): Place[] => [at(-half, from), at(half, from), at(half, to), at(-half, to)]
  return {
    areas: [
      { kind: 'front', outline: band(0, BEYOND), name: say.front },
      { kind: 'flank', outline: band(-depth, 0), name: say.flank },
      { kind: 'rear', outline: band(-depth - BEYOND, -depth), name: say.rear },
    ],
  }
}

/** Which way a unit looks, and from where it would be struck in flank and rear: seen by anybody, without a ruler. */
export function bearing(g: Field, u: Unit, lang: Lang): Overlay | null {
  if (isCloud(u)) return null
  const { areas = [] } = zonesOf(g, u, lang)
  const { width } = blockOf(g, u)
  return { areas: [...areas, { kind: 'reach', outline: arcOf(u, width) }] }
}
/** The arc of its front: 45° outward from its corners (WAB-MIS-103). It has no end; it is drawn as deep as the zones. */
const arcOf = (u: Unit, width: number): Place[] => {
  const at = aboutFront(u)
  const half = width / 2
  return [at(-half, 0), at(half, 0), at(half + BEYOND, BEYOND), at(-half - BEYOND, BEYOND)]
}

/** Of an enemy who might be charged: his zones, as long as one points at him. */
export function aim({ decision, choice, view }: Asking<Field>, hovered: number | null, lang: Lang): Overlay | null {
  if (decision.step !== 'declare-charges' || choice?.of !== 'unit' || hovered === null) return null
  const u = view.field.units[hovered]
  const offered = choice.about !== undefined && choice.options.includes(hovered)
  return offered && !isCloud(u) ? zonesOf(view.field, u, lang) : null
}
