import type { MatchFile } from '@acies/kernel'

/** The guided battle: the same cards and the same dice for everybody. */
export const FIRST_BATTLE = { game: 'cc-ancients', scenario: 'akragas', seed: 24075, seat: 0 } as const
export const ROLICA = { game: 'cc-napoleonics', scenario: 'rolica', seed: 1821, seat: 0 } as const

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

/**
 * As good a beginning at Roliça: fire, a melee with the guns, the enemy's horse and the square that stops it; two turns of
 * each again.
 */
export const napoleonicsLine: MatchFile['answers'] = [
  // Britain: the rifles and the guns of the centre fire at the skirmishers.
  [0, 12],
  [0, 3, 4],
  [0, 4, 86],
  [0],
  [0, 4, 22],
  [0, 3, 22],
  [1, 1],
  [0],
  // France answers the fire.
  [1, 56],
  [1, 20, 21],
  [1, 20, 70],
  [1],
  [1, 20, 2],
  [1, 21, 12],
  [1],
  // Britain forward: the rifles close with the battery's help and break the skirmishers; the line fires.
  [0, 44],
  [0, 1, 2, 3, 4, 5, 10],
  [0, 4, 72],
  [0, 1, 94],
  [0, 10, 93],
  [0],
  [0, 4, 22],
  [0, 3],
  [1, 'stand'],
  [0],
  [0, 2, 20],
  [1, 57],
  [0, 5, 20],
  [0],
  // France: the chasseurs charge the rifles, which form square.
  [1, 34],
  [1, 15],
  [1, 15, 60],
  [1],
  [1, 15, 4],
  [0, 'square'],
  [1],
]
