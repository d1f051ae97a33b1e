export { book } from './book.ts'
export { type ArmyData, type BattleData, battles, type ObjectiveData } from './data/battles/index.ts'
export { type CardId, cardTypes, deck } from './data/cards.ts'
export { terrains } from './data/terrain.ts'
export { type NapoleonicType, types } from './data/types.ts'
export { batteryDice, type Figure, type Origin, unitCards, unitKinds } from './data/units.ts'
export { napoleonics } from './game.ts'
export { inSquare } from './rules/square.ts'
export { briefings, objectiveWords, specialRuleWords } from './text/battles.ts'
export { cardWords } from './text/cards.ts'
export {
  classNames,
  commanderNames,
  faceNames,
  leaderNames,
  nationNames,
  sectionNames,
  terrainNames,
  unitNames,
} from './text/names.ts'
export { placeNames } from './text/places.ts'
export { quotes } from './text/quotes.ts'
