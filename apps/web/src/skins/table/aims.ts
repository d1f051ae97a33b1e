import type { Lang } from '@acies/kernel'
import { ANY_DISTANCE, chargeTo, type Field, isCommander, lineTo, speedOf, type Troop } from '@acies/tercios'
import type { Asking } from '../skin.ts'
import { INCH } from './places.ts'
import { tableWords } from './words.ts'

/** A line to an enemy that is about to be shot at or charged. */
export interface Aim {
  from: { x: number; y: number }
  to: { x: number; y: number }
  text: string
  reached: boolean
  charge: boolean
}

/** Who takes aim now: a troop that is asked for an enemy. */
export function aimer({ view, choice, decision }: Asking<Field>): Troop | null {
  if (choice?.of !== 'unit' || choice.about === undefined || isCommander(choice.about)) return null
  const u = view.field.troops[choice.about]
  const aims = choice.options.some(id => !isCommander(id) && view.field.troops[id].side !== u.side)
  return aims && u.where === 'table' && u.side === decision.seat ? u : null
}

/** The line from the one who aims to what is pointed at. */
export function aimAt(asking: Asking<Field>, at: number | null, lang: Lang): Aim | null {
  const u = aimer(asking)
  if (u === null || at === null || asking.choice?.of !== 'unit' || !asking.choice.options.includes(at)) return null
  const g = asking.view.field
  const target = g.troops[at]
  const say = tableWords[lang]
  const line = lineTo(g, u, target, ANY_DISTANCE)
  if (line === null) return null
  const far = say.inches(line.length / INCH)
  if (asking.decision.step !== 'choose-charge')
    return { from: line.from, to: line.to, text: far, reached: true, charge: false }
  const approach = chargeTo(g, u, target)
  const most = say.inches(speedOf(g, u, 'attack').value)
  const text = approach === null ? say.falls(far, most) : say.cost(say.inches(approach.length / INCH), most, 0)
  return { from: u, to: line.to, text, reached: approach !== null, charge: true }
}
