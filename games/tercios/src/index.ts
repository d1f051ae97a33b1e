export * from './data/armies/index.ts'
export { BATTLES } from './data/battles/index.ts'
export * from './data/profile.ts'
export { LEVELS, QUALITIES, type Quality } from './data/qualities.ts'
export { ELEMENTS, type ElementKind, type GroundQuality } from './data/terrain.ts'
export { VIRTUES, type Virtue } from './data/virtues.ts'
export { type Event, type EventType, event } from './events.ts'
export { battleFingerprint } from './fingerprint.ts'
export { tercios } from './game.ts'
export { readUnit, writeUnit } from './notation.ts'
export { played } from './played.ts'
export * from './position.ts'
export { ARMY_BOOKS, findingsOf, listOf, pointsOf, readList, rosterOf, writeList } from './rules/army.ts'
export { bodyOf, centresOf, commanderBody, elementBody } from './rules/bodies.ts'
export { commandDistance, inCommand } from './rules/command.ts'
export {
  combatDice,
  courageInCombat,
  courageUnderFire,
  fireDice,
  missileOf,
  rangeOf,
  shotAt,
} from './rules/fighting.ts'
export { qualitiesOf } from './rules/ground.ts'
export { chargeTo, landing, moveFault, reorientedPose, speedOf } from './rules/movement.ts'
export { lineTo, reactRadius, sees } from './rules/sight.ts'
export * from './screen.ts'
export { sideName, sideNoun } from './speech/index.ts'
export { unitName } from './speech/naming.ts'
export { elementAt } from './steps/scenery.ts'
export { leadAfter } from './steps/turn.ts'
export { armyNames } from './text/army-names.ts'
export { ruleOfTrait } from './traits/index.ts'
