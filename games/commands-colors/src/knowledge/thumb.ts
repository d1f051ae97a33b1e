/** Rules of thumb, in banners unless it says otherwise. The lab found them: matches between bots that differ in one. */
export const thumb = {
  // what units and leaders are worth
  /** A unit besides its banner: less than nothing when it is spent, more by strength and by its blow. */
  standing: -0.22,
  strength: 0.24,
  strengthByBlow: 0.64,
  leader: 0.78,

  // the enemy's next turn
  /** The share of those in reach who will be ordered; and how soon a crowd gets in its own way. */
  ordered: 0.17,
  crowd: 0.1,
  shotInDanger: 0.79,

  // a single attack
  retreat: 0.1,
  /** The share of a first blow's damage that a second one does. */
  second: 0.37,
  leaderInPeril: 0.03,
  /** Fire first: it costs nothing and softens what is attacked later. */
  fireFirst: 0.18,

  // who is to be ordered
  /** How often a struck unit is still there to strike back. */
  struckBack: 0.41,
  stepOrder: 0.043,
  escape: 0.58,
  loneLeaderOrder: 0.13,
  /** A command that dice decide, against one of choice. */
  byDice: 0.39,

  // where to stand
  friend: 0.018,
  step: 0.088,
  /** A skirmisher beside an enemy. */
  crowded: 0.17,
  /** The share of its exposure that a unit minds when it attacks. */
  mindful: 0.62,
  exposure: 0.73,
  ledWeak: 0.45,

  // answers
  /** Ground given up without a fight, and a card kept for later. */
  ground: 0.046,
  cardKept: 0.34,
  square: 0.4,
  /** A spent unit in more danger than this goes back when it may. */
  flee: 0.51,
}
