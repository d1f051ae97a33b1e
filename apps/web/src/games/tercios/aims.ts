import type { Lang } from '@acies/kernel'
import { ANY_DISTANCE, chargeTo, type Field, isCommander, lineTo, speedOf, type Troop } from '@acies/tercios'
import type { Asking } from '../../skins/skin.ts'
import type { Overlay } from '../../skins/table/dress.ts'
import { INCH } from '../../skins/table/places.ts'
import { poseOfUnit } from './places.ts'
import { rangesOf } from './sights.ts'
import { tableWords } from './words.ts'

/** Who takes aim now: a troop that is asked for an enemy. */
function aimer({ view, choice, decision }: Asking<Field>): Troop | null {
  if (choice?.of !== 'unit' || choice.about === undefined || isCommander(choice.about)) return null
  const u = view.field.troops[choice.about]
  const aims = choice.options.some(id => !isCommander(id) && view.field.troops[id].side !== u.side)
  return aims && u.where === 'table' && u.side === decision.seat ? u : null
}

/** How far the one who aims reaches, and the line to what is pointed at. */
export function aim(asking: Asking<Field>, at: number | null, lang: Lang): Overlay | null {
  const u = aimer(asking)
  if (u === null) return null
  const g = asking.view.field
  const arcs = [{ at: poseOfUnit(g, u.id), ranges: rangesOf(g, u, lang) }]
  const offered = at !== null && asking.choice?.of === 'unit' && asking.choice.options.includes(at)
  const line = offered ? lineBetween(asking, u, g.troops[at], lang) : null
  return { arcs, lines: line === null ? [] : [line] }
}

type Line = NonNullable<Overlay['lines']>[number]
function lineBetween(
  { view: { field: g }, decision }: Asking<Field>,
  u: Troop,
  target: Troop,
  lang: Lang,
): Line | null {
  const say = tableWords[lang]
  const line = lineTo(g, u, target, ANY_DISTANCE)
  if (line === null) return null
  const far = say.inches(line.length / INCH)
  if (decision.step !== 'choose-charge') return { from: line.from, to: line.to, text: far, reached: true }
  const approach = chargeTo(g, u, target)
  const most = say.inches(speedOf(g, u, 'attack').value)
  const text = approach === null ? say.falls(far, most) : say.cost(say.inches(approach.length / INCH), most, 0)
  return { from: u, to: line.to, text, reached: approach !== null, charge: true }
}
