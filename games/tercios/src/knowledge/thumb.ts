/** Rules of thumb, in victory points unless it says otherwise. The lab found them: matches between bots that differ in one. */
export const thumb = {
  // what troops are worth besides their victory points
  strengthByWorth: 0.4,
  /** Points of the list that are as good as a victory point. */
  price: 250,
  disorder: 0.45,
  limit: 0.25,

  // the enemy's next blow
  /** The share of those in reach who will strike, before they have acted and after. */
  soon: 0.3,
  later: 0.2,
  /** How soon a crowd gets in its own way. */
  crowd: 0.4,
  flank: 1.6,
  shaken: 1.35,

  // a single fight
  retreat: 0.35,
  /** How often an enemy who still has a card answers a charge with fire. */
  answered: 0.3,
  /** The share of a charge that is not lost on the way. */
  arrives: 0.9,

  // orders
  /** For every inch nearer, a troop that would reach nobody. */
  step: 0.045,
  /** A card that may still serve when the enemy comes. */
  reply: 0.8,
  recover: 0.8,
  /** The share that is left of what is in reach, but in nobody's sight or way yet. */
  unseen: 0.4,
  /** The share of its exposure that a troop escapes by running, when the battle is won as it stands. */
  away: 0.4,
  /** The share that recovering is still worth when this turn decides. */
  tooLate: 0.2,

  // where to stand
  /** A troop that keeps no line with its neighbour, and a square for every inch it lags behind its side. */
  line: 0.09,
  lag: 0.015,
  outOfCommand: 0.06,
  lure: 0.4,

  // commanders
  errand: 0.02,
  peril: 0.5,
  /** What leading a charge himself costs him, by level. */
  daring: 0.03,
}
