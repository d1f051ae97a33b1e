import type { Lang } from '@acies/kernel'
import { INCH } from '@acies/table'
import { allowanceOf, blockOf, type Field, unitName, waysIn } from '@acies/wab'
import { Block } from '../../look/table/Block.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Foreseen, Held, Settled } from '../../skins/table/dress.ts'
import type { Place, PosePick } from '../../skins/table/places.ts'
import { blockFor } from './pieces.tsx'
import { wabWords } from './words.ts'

type Way = ReturnType<typeof waysIn>[number]
const endOf = ({ end }: Way): PosePick => [end.x, end.y, end.facing]
const apart = (a: PosePick, b: PosePick): number => Math.hypot(a[0] - b[0], a[1] - b[1])
/** A hand farther than this from every place wants what the rule forbids. */
const FAR = 1.5 * INCH

/** A charger that is drawn along the side it strikes: where its front comes to lie, and how many will touch (WAB-CMOV-09). */
export function wheelled({ view, decision }: Asking<Field>, unit: number, lang: Lang): Held | null {
  const g = view.field
  const u = g.units[unit]
  const charge = g.charges.find(c => c.unit === unit && c.state === 'declared')
  const ways = charge === undefined ? [] : waysIn(g, u, charge)
  const open = ends(decision.v.ends)
  const offered = ways.filter(way => open.some(end => apart(end, endOf(way)) === 0))
  const [best] = [...offered].sort((a, b) => a.cost - b.cost)
  if (best === undefined) return null
  const { width, depth } = blockOf(g, u)
  const wayTo = (at: PosePick): Way => [...offered].sort((a, b) => apart(endOf(a), at) - apart(endOf(b), at))[0]
  return {
    piece: unit,
    name: unitName(g, unit, lang),
    from: null,
    width,
    depth,
    shape: 'base',
    turns: false,
    straight: false,
    draw: (_at, seen) => <Block {...blockFor(g, u)} {...seen} unit={undefined} id="ghost" />,
    cost: at => told(g, unit, wayTo(at), lang),
    settle: wanted => settled(endOf(wayTo(wanted)), wanted),
    tidy: [endOf(best)],
    foresee: at => way(g, unit, wayTo(at)),
  }
}
const ends = (flat: unknown): PosePick[] =>
  Array.isArray(flat)
    ? Array.from({ length: flat.length / 3 }, (_, i) => flat.slice(3 * i, 3 * i + 3) as unknown as PosePick)
    : []

/** The nearest place that brings as many into contact; beyond them the rule says why. */
function settled(pose: PosePick, wanted: PosePick): Settled {
  const there: PosePick = [wanted[0], wanted[1], pose[2]]
  return apart(pose, there) > FAR ? { pose, rule: 'WAB-CMOV-09', wanted: there } : { pose, rule: null, wanted: there }
}

function told(g: Field, unit: number, { cost, advance, models, own = 0 }: Way, lang: Lang): string {
  const { inches, wheel } = wabWords[lang]
  const far = (units: number): string => inches(units / INCH)
  const reach = allowanceOf(g, g.units[unit], 'charge')
  return `${wheel(far(cost - advance), far(advance), far(cost), far(reach))} · ${wabWords[lang].touch(own, models - own)}`
}

/** The strip its front sweeps after the wheel. */
function way(g: Field, unit: number, { wheeled, met }: Way): Foreseen {
  const { width } = blockOf(g, g.units[unit])
  const front = (p: Way['met']): [Place, Place] => {
    const a = (p.facing / 18000) * Math.PI
    const [x, y] = [(Math.cos(a) * width) / 2, (Math.sin(a) * width) / 2]
    return [
      { x: p.x - x, y: p.y - y },
      { x: p.x + x, y: p.y + y },
    ]
  }
  const [a, b] = front(wheeled)
  const [d, c] = front(met)
  return { overlay: { areas: [{ kind: 'reach', outline: [a, b, c, d] }], contacts: [{ from: d, to: c }] } }
}
