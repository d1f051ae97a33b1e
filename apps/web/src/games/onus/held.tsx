import type { Lang, Picks } from '@acies/kernel'
import { DEPTH, type Field, SECTION, WIDTH } from '@acies/onus'
import { UnitCard } from '../../look/table/UnitCard.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Held } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { nameOf } from './names.ts'
import { cardOf } from './pieces.tsx'

/** A unit whose pose is asked for: deployed, coming on, re-formed. */
export function held(asking: Asking<Field>, about: number | undefined, prefix: Picks, lang: Lang): Held | null {
  const g = asking.view.field
  const named = prefix.find(pick => typeof pick === 'number') ?? asking.decision.v.unit
  const id = about ?? (typeof named === 'number' ? named : -1)
  const u = g.units[id]
  if (u === undefined) return null
  const from: PosePick | null = u.where === 'table' ? [u.x, u.y, u.facing] : null
  const isFacing = asking.decision.step === 'face-about'
  if (asking.decision.kind === 'number' && !isFacing) return null
  return {
    facing: isFacing,
    piece: id,
    name: nameOf(g, u, lang),
    from,
    width: WIDTH,
    depth: DEPTH,
    shape: 'base',
    turns: true,
    straight: false,
    draw: (_at, seen) => <UnitCard {...cardOf(g, u)} {...seen} unit={undefined} id="ghost" />,
    cost: () => nameOf(g, u, lang),
    tidy: from === null ? drawnUp(g, u.seat) : [],
  }
}

/** Places of a line of battle along one's own edge, the middle first. */
export function drawnUp(g: Field, seat: number): PosePick[] {
  const edge = g.edge[seat]
  const along = edge === 'north' || edge === 'south' ? g.width : g.depth
  const step = WIDTH + SECTION
  const places: PosePick[] = []
  for (const row of [0, 1, 2])
    for (let i = 0; i * step < along / 2; i++)
      for (const sign of i === 0 ? [1] : [1, -1]) {
        const x = along / 2 + sign * i * step
        const deep = 2 * DEPTH + row * 1.5 * DEPTH
        places.push(placeAt(g, edge, Math.round(x), deep))
      }
  return places
}
function placeAt(g: Field, edge: string, along: number, deep: number): PosePick {
  switch (edge) {
    case 'north':
      return [along, deep, 18000]
    case 'east':
      return [g.width - deep, along, 27000]
    case 'west':
      return [deep, along, 9000]
    default:
      return [along, g.depth - deep, 0]
  }
}
