export { CARDS, EVENTS, type EventId, ORDERS, type OrderId } from './data/cards.ts'
export { GENERALS } from './data/generals.ts'
export type { Blue, Kind, Owner } from './data/kind.ts'
export { KINDS } from './data/kinds.ts'
export { PITCHED } from './data/pitched.ts'
export { READY } from './data/ready.ts'
export * from './events.ts'
export { contactEdges, edgesOf } from './foresight/contact.ts'
export { type ClashOdds, clashOdds } from './foresight/odds.ts'
export { type ShotForecast, shotForecast } from './foresight/shot.ts'
export { threatsTo } from './foresight/threat.ts'
export { onus } from './game.ts'
export { writeUnit } from './notation.ts'
export { played } from './played.ts'
export * from './position.ts'
export { BOOKS as ARMY_BOOKS, listOf, rosterOf } from './rules/army.ts'
export { chargeFault, chargeLeft, isRush, rush } from './rules/charge.ts'
export { cardOfGeneral, generalsWith, isLeading } from './rules/command.ts'
export { bestCharges } from './rules/duty.ts'
export { playable } from './rules/favour.ts'
export { budgetOf } from './rules/going.ts'
export { percentLost, wholePercent } from './rules/losses.ts'
export { deedsOf, type Errand, legOf, manoeuvreFault, perform, rehearse } from './rules/manoeuvre.ts'
export { rangeTo } from './rules/sight.ts'
export { outlineOf } from './rules/stance.ts'
export { attackOf, clashOf, defenceOf, moraleOf } from './rules/values.ts'
export { chainAt } from './rules/wrap.ts'
export { generalName, seatName } from './speech/index.ts'
export { armyNames } from './text/army-names.ts'
export {
  eventNames,
  factionNames,
  formationNames,
  generalNames,
  orderNames,
  phaseNames,
  sideNames,
  skillNames,
  victoryNames,
} from './text/names.ts'
export { cards as cardTexts } from './text/rules/cards.ts'
export { FACE_DOWN, unitNames } from './text/units.ts'
export * from './vocabulary.ts'
