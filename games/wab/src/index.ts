export { BOOKS as ARMY_BOOKS } from './data/books/index.ts'
export { PROFILES, profileNamed } from './data/profiles/index.ts'
export { READY, SIZES } from './data/ready.ts'
export { isMissile, MISSILE_DATA, preferred } from './data/weapons.ts'
export type { Event, EventOf, EventType, Reckoning, Roll } from './events.ts'
export { type Afterwards, afterwards } from './foresight/afterwards.ts'
export { type ChargeSheet, chargeSheet } from './foresight/charge.ts'
export {
  type BreakOdds,
  breakOdds,
  type CombatSheet,
  combatSheet,
  type Forfeit,
  fightOf,
  moreThan,
  touchersOf,
} from './foresight/combat.ts'
export { type FightOdds, fightOdds } from './foresight/odds.ts'
export { threatsTo } from './foresight/threat.ts'
export { wab } from './game.ts'
export { isHole } from './hidden.ts'
export { writeUnit } from './notation.ts'
export { played } from './played.ts'
export * from './position.ts'
export { usualFiles } from './rules/army.ts'
export { blockOf, distanceBetween, elementBase, filePoint, filesOf, isCloud, middle, ranksOf } from './rules/bodies.ts'
export { COHERENCY, laidOut, modelsOf, SHAPES, scatter } from './rules/cloud.ts'
export { ridersOf } from './rules/crew.ts'
export { isEngaged } from './rules/engaged.ts'
export { boltPath } from './rules/line.ts'
export { allowanceOf, paceOf, type Way } from './rules/pace.ts'
export { waysIn } from './rules/plan.ts'
export { countOf, formUp, fullRanks, hasStandard } from './rules/ranks.ts'
export { fightersOf } from './rules/result.ts'
export { breakPoint, pointsOf, REWARDS, rewardsOf, valueLeft } from './rules/victory.ts'

export { isBare, LEGS, type Leg, walkOf } from './rules/walk.ts'
export { paraded } from './set-up.ts'

export { sideName, unitName } from './speech/index.ts'
export { sideNoun, unitNoun } from './speech/nouns.ts'
export { menIn } from './steps/move.ts'
export { facingNearest, reformedBlock } from './steps/rally.ts'
export { elementAt, LAYABLE, type LayableKind } from './steps/scenery.ts'
export { armyNames } from './text/army.ts'
export { armourNames, traitTexts, weaponNames } from './text/gear.ts'
export { groundNames } from './text/ground.ts'
export { bookNames, profileNames } from './text/names.ts'
export { inShieldwall } from './traits/troops/shieldwall.ts'
