import type { Commander, Field } from '../position.ts'
import type { Action, Aim } from '../traits/action.ts'
import { ACTIONS, isCommon, TRAITS } from '../traits/index.ts'
import { Sighting } from './aim.ts'

export function actionNamed(name: string): Action {
  const { action } = TRAITS.named(name)
  if (action === undefined) throw new Error(`${name} is no Command Action`)
  return action
}

/** What a commander can do now: hurry, inspire, and the qualities that have somebody to work on (TER-CMD-30). */
export function actionsOf(g: Field, c: Commander): string[] {
  const aim = new Sighting(g, c)
  return ACTIONS.filter(name => (isCommon(name) || c.qualities.some(q => q === name)) && isPossible(aim, name))
}
function isPossible(aim: Aim, name: string): boolean {
  const { possible, targets } = actionNamed(name)
  if (possible !== undefined && !possible(aim)) return false
  const choice = targets(aim, [])
  return choice === null || !('options' in choice) || choice.options.length > 0
}
