export * from './data/armies/index.ts'
export { BATTLES } from './data/battles/index.ts'
export {
  type ArmyList,
  BASES,
  CHARTS,
  type Chart,
  type ChosenCommand,
  type ChosenCommander,
  type ChosenTroop,
  type Profile,
  type TroopOption,
} from './data/profile.ts'
export { LEVELS, QUALITIES, type Quality, ruleOfQuality } from './data/qualities.ts'
export { ELEMENTS, type ElementKind } from './data/terrain.ts'
export { VIRTUES, type Virtue } from './data/virtues.ts'
export { ARQUEBUS_RANGE, type Missile } from './data/weapons.ts'
export type { Event, EventType } from './events.ts'
export { tercios } from './game.ts'
export { readUnit, writeUnit } from './notation.ts'
export * from './position.ts'
export { elementBody } from './rules/bodies.ts'
export { commandDistance, inCommand } from './rules/command.ts'
export { missileOf, rangeOf } from './rules/fighting.ts'
export { wayOf } from './rules/ground.ts'
export { allowance, type Gait, leaver, startOf } from './rules/movement.ts'
export { ANY_DISTANCE, lineTo, reactRadius } from './rules/sight.ts'
export { atLimit, has, isLed, staminaOf } from './rules/traits.ts'
export { sideName, unitName } from './speech/index.ts'
export { needsCard } from './steps/planning.ts'
export { elementAt } from './steps/scenery.ts'
export { armyWords, optionNames, profileNames } from './text/armies.ts'
export { briefings, commanderNames } from './text/battles.ts'
export * from './text/names.ts'
export { qualityWords, virtueWords } from './text/qualities.ts'
export { quotes } from './text/quotes.ts'
