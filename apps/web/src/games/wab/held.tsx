import type { Lang, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import {
  allowanceOf,
  blockOf,
  copyUnit,
  type Field,
  laidOut,
  modelsIn,
  onTable,
  reformedBlock,
  SHAPES,
  scatter,
  type Unit,
  unitName,
} from '@acies/wab'
import { Block } from '../../look/table/Block.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Held } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { groundHeld } from './GroundTray.tsx'
import { manHeld } from './men.tsx'
import { blockFor } from './pieces.tsx'
import { wheelled } from './wheel.tsx'
import { wabWords } from './words.ts'

/** A unit whose pose is asked for: deployed, or a lone character on his way. */
export function held(asking: Asking<Field>, about: number | undefined, prefix: Picks, lang: Lang): Held | null {
  const g = asking.view.field
  const [first] = prefix
  if (asking.decision.step === 'lay-ground') return groundHeld(g, prefix, lang)
  const known = g.units[about ?? (typeof first === 'number' ? first : -1)]
  if (known === undefined) return null
  if (asking.decision.step === 'charge-wheel') return wheelled(asking, known.id, lang)
  if (asking.decision.step === 'reform-rallied') return turned(g, known, Number(prefix[0]), lang)
  const man = manHeld(asking, known, prefix, lang)
  if (man !== null) return man
  const u = shapedAs(g, known, prefix.slice(1))
  const { width, depth } = blockOf(g, u)
  const from: PosePick | null = known.where === 'table' ? [known.x, known.y, known.facing] : null
  return {
    piece: u.id,
    name: unitName(g, u.id, lang),
    from,
    width,
    depth,
    shape: 'base',
    turns: true,
    straight: false,
    draw: (_at, seen) => <Block {...blockFor(g, u)} {...seen} unit={undefined} id="ghost" />,
    cost: at => (from === null ? unitName(g, u.id, lang) : gone(g, u, from, at, lang)),
    tidy: from === null ? drawnUp(g, u, width, depth) : [],
  }
}

/** Those who rallied, in so many files, as they are turned on the spot (WAB-RALLY-03). */
function turned(g: Field, u: Unit, files: number, lang: Lang): Held | null {
  if (!(files > 0)) return null
  const { x, y, facing, width, depth } = reformedBlock(g, u, files, u.facing)
  return {
    piece: u.id,
    name: unitName(g, u.id, lang),
    from: [x, y, facing],
    width,
    depth,
    shape: 'base',
    turns: true,
    straight: false,
    facing: true,
    draw: (_at, seen) => <Block {...blockFor(g, { ...u, files })} {...seen} unit={undefined} id="ghost" />,
    cost: () => wabWords[lang].formation(files, Math.ceil(modelsIn(u) / files)),
  }
}

/** How far it goes of how far it may. */
function gone(g: Field, u: Unit, from: PosePick, to: PosePick, lang: Lang): string {
  const { inches, of } = wabWords[lang]
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  return of(inches(far / INCH), inches(allowanceOf(g, u, 'move') / INCH))
}

/** Skirmishers in the shape that was chosen (WAB-SKI-05), others in so many files. */
export function shapedAs(g: Field, u: Unit, form: Picks): Unit {
  const files = form.at(-1)
  if (typeof files === 'number') return { ...u, files }
  const shape = SHAPES.find(s => form.includes(s))
  if (shape === undefined || shape === 'as-they-stand') return u
  const ghost = copyUnit(u)
  scatter(g, ghost, laidOut(g, u, shape, u))
  return ghost
}

/** Nearer than an inch to a friend, or among loose men. */
function isCrowded(g: Field, u: Unit, x: number, far: number, width: number, depth: number): boolean {
  const south = g.armies[u.side].edge === 'south'
  return g.units.some(o => {
    if (o.side !== u.side || !onTable(o)) return false
    const { width: w, depth: d } = blockOf(g, o)
    const front = south ? g.depth - o.y : o.y
    return Math.abs(o.x - x) < (w + width) / 2 + INCH / 2 && front > far - depth && front - d < far
  })
}

/** Places of a line of battle at the front of one's zone, the middle first. */
function drawnUp(g: Field, u: Unit, width: number, depth: number): PosePick[] {
  const south = g.armies[u.side].edge === 'south'
  const places: PosePick[] = []
  for (const row of [0, 1])
    for (let i = 0; i * INCH < g.width / 2; i++)
      for (const sign of i === 0 ? [1] : [1, -1]) {
        const x = g.width / 2 + sign * i * INCH
        if (x < width / 2 || x > g.width - width / 2) continue
        const far = g.zone - row * (depth + 2 * INCH)
        if (far < depth || isCrowded(g, u, x, far, width, depth)) continue
        places.push([Math.round(x), Math.round(south ? g.depth - far : far), south ? 0 : 18000])
      }
  return places
}
