import type { Picks } from '@acies/kernel'
import { type Field, kindOf, rangeTo, UD } from '@acies/onus'
import type { Asking } from '../../skins/skin.ts'

/** Questions to which there is hardly another answer: it is given unasked until somebody wants to be asked. */
export const USUAL: readonly string[] = ['play-event', 'next-shot', 'use-favour', 'voluntary-flight', 'next-flight']

/** The answer that is given without asking; null where one is to be asked. */
export function standing(asking: Asking<Field>): Picks | null {
  const { decision, choice } = asking
  switch (decision.step) {
    // No card that would do anything.
    case 'play-event':
      return choice?.of === 'card' && choice.options.length === 0 ? [] : null
    // In the fog everybody is asked, whether there is somebody to favour or not.
    case 'use-favour':
      return choice === null ? [] : null
    case 'next-shot':
      return isHopeless(asking) ? [] : null
    case 'voluntary-flight':
      return isSound(asking) ? ['stand'] : null
    case 'next-flight':
    case 'next-combat':
    case 'next-in-stampede':
      return first(asking)
    default:
      return null
  }
}

/** Everybody who could be shot at is more than twice as far as the shot carries: that is seen without a ruler. */
function isHopeless({ rules, view, decision, choice, draft }: Asking<Field>): boolean {
  const g = view.field
  if (choice?.of !== 'unit' || draft.length > 0) return false
  return choice.options.every(id => {
    const targets = rules.referee.next(view, decision.seat, [id])
    const far = 2 * kindOf(g, g.units[id]).range * UD
    return targets?.of === 'unit' && targets.options.every(foe => rangeTo(g.units[id], g.units[foe]) > far)
  })
}

/** It has more than half of its life left. */
function isSound({ view, decision }: Asking<Field>): boolean {
  const u = view.field.units[Number(decision.v.unit)]
  return u !== undefined && 2 * u.wounds < kindOf(view.field, u).life
}

/** Whoever comes first, and of whom he meets the first. */
function first({ rules, view, decision }: Asking<Field>): Picks | null {
  const picks: number[] = []
  for (;;) {
    const choice = rules.referee.next(view, decision.seat, picks)
    if (choice === null) return picks
    if (choice.of !== 'unit' || choice.options.length === 0) return null
    picks.push(choice.options[0])
  }
}
