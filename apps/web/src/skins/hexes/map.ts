import type { Field } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import { bounds } from '../../look/hex/geometry.ts'
import type { MapName } from '../../look/hex/HexBoard.tsx'
import type { MapMargin } from '../../look/hex/sheet.ts'
import type { BoardHex } from '../../look/hex/terrain.ts'
import type { Point } from '../../look/ink/curves.ts'
import type { Dress } from './dress.ts'
import { hexAt, pointOf } from './places.ts'

/** Over the middle of a hex, where its name stands: clear of the blocks. */
const NAME_UP = 38

/** What is written and drawn on a map besides its hexes, as the viewer sees it. */
export function mapOf(
  g: Field,
  turned: boolean,
  hexes: readonly BoardHex[],
  lang: Lang,
  dress: Pick<Dress, 'placeNames' | 'surroundings'>,
): { names: readonly MapName[]; margin: MapMargin | undefined; named: ReadonlySet<string> } {
  const places = Object.entries(dress.placeNames?.(g) ?? {})
  const around = dress.surroundings?.(g)
  const { x, y, width, height } = bounds(hexes)
  const seen = ([px, py]: Point): Point => (turned ? [2 * x + width - px, 2 * y + height - py] : [px, py])
  const written = places.map(([hex, name]): MapName => {
    const [px, py] = pointOf(hexAt(hex), turned)
    return { text: name[lang], at: [px, py - NAME_UP], kind: 'place' }
  })
  const beside = (around?.names ?? []).map(
    ({ text, at, kind, turn }): MapName => ({ text: text[lang], at: seen(at), kind, turn }),
  )
  return {
    names: [...written, ...beside],
    margin: around && {
      rivers: around.rivers?.map(river => river.map(seen)),
      villages: around.villages?.map(seen),
    },
    named: new Set(places.map(([hex]) => hex)),
  }
}
