import type { Context } from './trait.ts'

/**
 * A context with something more in it. Made whole, every key in its place: a key that is added to a spread costs the engine
 * more than most traits do, and what all traits look into should be one kind of object.
 */
export const contextWith = (c: Context, more: Context): Context => ({
  other: more.other ?? c.other,
  side: more.side ?? c.side,
  theirs: more.theirs ?? c.theirs,
  man: more.man ?? c.man,
  weapon: more.weapon ?? c.weapon,
  occasion: more.occasion ?? c.occasion,
  round: more.round ?? c.round,
  charging: more.charging ?? c.charging,
  test: more.test ?? c.test,
  reaction: more.reaction ?? c.reaction,
  way: more.way ?? c.way,
  leg: more.leg ?? c.leg,
  turned: more.turned ?? c.turned,
  first: more.first ?? c.first,
  ranks: more.ranks ?? c.ranks,
  combat: more.combat ?? c.combat,
  n: more.n ?? c.n,
})
