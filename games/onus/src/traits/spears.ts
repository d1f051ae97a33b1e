import type { Rule } from '../events.ts'
import { isOn, kindOf } from '../position.ts'
import { isMounted } from '../vocabulary.ts'
import { both, type Clash, type Two } from './trait.ts'

const SPEARS: readonly string[] = ['ONU-SKL-51', 'ONU-SKL-54', 'ONU-FRM-21'] satisfies Rule[]

/** 1 more against the mounted; once, whatever spears a unit has, unless it is agreed that they add up (ONU-R-23). */
export function spears(c: Clash, two: Two, rule: Rule): void {
  if (c.foe === null || !isMounted(kindOf(c.g, c.foe).class)) return
  if (isOn(c.g, 'stack-spearmen') || !two.hit.lines.some(l => SPEARS.includes(l.rule))) both(two, 1, rule)
}
