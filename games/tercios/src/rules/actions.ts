import type { Commander, Field } from '../position.ts'
import { ACTIONS, COMMAND_TRAITS } from '../traits/index.ts'
import type { Action } from '../traits/trait.ts'

export const actionNamed = (name: string): Action => COMMAND_TRAITS.named(name).action
export const ruleOfAction = (name: string): string => COMMAND_TRAITS.named(name).rules[0]

/** Every commander knows these (TER-CMD-30). */
const COMMON: readonly string[] = ['hurry', 'inspire']

/** What a commander can do now: hurry, inspire, and the qualities that have somebody to work on (TER-CMD-30). */
export const actionsOf = (g: Field, c: Commander): string[] =>
  ACTIONS.filter(name => (COMMON.includes(name) || c.qualities.some(q => q === name)) && isPossible(g, c, name))

function isPossible(g: Field, c: Commander, name: string): boolean {
  const { possible, targets } = actionNamed(name)
  if (possible !== undefined && !possible(g, c)) return false
  const choice = targets(g, c, [])
  return choice === null || !('options' in choice) || choice.options.length > 0
}
