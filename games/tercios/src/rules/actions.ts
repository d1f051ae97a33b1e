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
  return known(c).filter(name => isPossible(aim, name))
}
const lists = new WeakMap<readonly string[], readonly string[]>()
/** The actions he has learned. A commander's qualities never change. */
function known({ qualities }: Commander): readonly string[] {
  let list = lists.get(qualities)
  if (list === undefined) {
    list = ACTIONS.filter(name => isCommon(name) || qualities.some(q => q === name))
    lists.set(qualities, list)
  }
  return list
}
function isPossible(aim: Aim, name: string): boolean {
  const { possible, targets } = actionNamed(name)
  if (possible !== undefined && !possible(aim)) return false
  const choice = targets(aim, [])
  return choice === null || !('options' in choice) || choice.options.length > 0
}
