import type { MatchFile } from '@acies/kernel'

/** The guided battle: the same cards and the same dice for everybody. */
export const FIRST_BATTLE = { game: 'cc-ancients', scenario: 'akragas', seed: 24075, seat: 0 } as const

/**
 * How the lesson goes while the pupil follows it: his answers are what the teacher proposes, the others are the
 * enemy's. Two turns of each, in which the dice show fire, evasion, close combat, flags, momentum and battle back.
 */
export const line: MatchFile['answers'] = [
  // Syracuse: three units of the center; the bows go ahead and shoot.
  [0, 14],
  [0, 1, 7, 8],
  [0, 1, 59],
  [0, 7, 84],
  [0, 8, 85],
  [0],
  [0, 1, 22],
  [0],
  // Carthage: light horse rides at the bows, which evade; chariots follow.
  [1, 10],
  [1, 19, 23],
  [1, 19, 46],
  [1, 23, 61],
  [1],
  [1, 19, 1],
  [0, 'evade'],
  [0, 72, 86],
  [1],
  // Syracuse: Dionysius charges the chariots, follows them and breaks them.
  [0, 19],
  [0, 2, 10, 11],
  [0, 11, 74],
  [0, 2, 75],
  [0, 10, 87],
  [0],
  [0, 11, 23],
  [1, 'stand'],
  [1, 48, 36],
  [0, 61],
  [0, 48],
  [0, 23],
  [1, 'stand'],
  [0],
  [0],
  // Carthage: the light horse turns on the auxilia, which battle back.
  [1, 21],
  [1, 16, 19, 21],
  [1, 19, 73],
  [1, 16, 32],
  [1, 21, 43],
  [1],
  [1, 19, 10],
  [0, 'stand'],
  [0, 'battle-back'],
  [1, 60, 46, 33, 19],
  [1],
]

/** The answers of a game's guided battle; none where the pupil is free from the start. */
export const lineOf = (game: string): MatchFile['answers'] => (game === FIRST_BATTLE.game ? line : [])
