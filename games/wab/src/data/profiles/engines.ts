import type { Gift, Profile } from '../kinds.ts'

const blank = { weapons: ['hand-weapon'], armour: [], traits: [], options: {} } as const

/** The crew of a machine: on bases of its own beside it, and a unit of its own once it is driven off (WAB-WAR-05). */
const crew: Profile = {
  ...blank,
  id: 'machine-crew',
  troop: 'infantry',
  line: [4, 3, 3, 3, 3, 1, 3, 1, 7],
  points: 8,
  order: 'loose',
  traits: ['machine-crew'],
}
/** WAB-ROM-27 */
const romanCrew: Profile = { ...crew, id: 'rom-crew', traits: ['machine-crew', 'stubborn'] }
const machine = (id: string, more: Partial<Profile>): Profile => ({
  ...blank,
  id,
  troop: 'machine',
  line: [0, 0, 0, 0, 6, 3, 0, 0, 0],
  points: 0,
  order: 'open',
  weapons: [],
  crew: [{ profile: crew, n: 3 }],
  ...more,
})
const wheels: Gift = { points: 5, traits: ['wheeled'] }
const lightCrew: Gift = { points: 2, per: 'crew', crewArmour: ['light'] }
const men = (n: number): Gift => ({ points: 8, per: 'crew', crew: n, group: 'crew' })

/** Machines, at prices without their crew, which is paid at 8 a man (WAB-WAR-24, 40, 53, 64, WAB-MIS-210). */
const MACHINES: readonly Profile[] = [
  machine('catapult', {
    points: 40,
    base: [60, 80],
    traits: ['war-machine', 'catapult'],
    options: {
      large: { points: 26, traits: ['large-catapult'] },
      huge: { points: 56, traits: ['huge-catapult'] },
      wheels,
      crew3: men(3),
    },
  }),
  machine('bolt-thrower', {
    points: 30,
    line: [0, 0, 0, 5, 5, 2, 0, 0, 0],
    weapons: ['heavy-bolt'],
    traits: ['war-machine', 'bolt-thrower'],
    options: { wheels, crew3: men(3) },
  }),
  machine('light-bolt-thrower', {
    points: 20,
    line: [0, 0, 0, 4, 5, 2, 0, 0, 0],
    weapons: ['light-bolt'],
    traits: ['war-machine', 'bolt-thrower'],
    crew: [{ profile: crew, n: 2 }],
    options: { crew2: men(2), crew3: men(3) },
  }),
  machine('cannon', {
    points: 51,
    base: [60, 80],
    traits: ['war-machine', 'cannon'],
    options: { wheels, crew3: men(3) },
  }),
  machine('organ-gun', {
    points: 36,
    line: [0, 0, 0, 4, 5, 2, 0, 0, 0],
    traits: ['war-machine', 'organ-gun'],
    options: { crew3: men(3) },
  }),
  // WAB-ROM-28 to 31
  machine('rom-scorpion', {
    points: 20,
    line: [0, 0, 0, 4, 6, 2, 0, 0, 0],
    weapons: ['light-bolt'],
    traits: ['war-machine', 'bolt-thrower'],
    crew: [{ profile: romanCrew, n: 2 }],
    options: {
      crew2: men(2),
      crew3: men(3),
      'crew-light': lightCrew,
      cart: { points: 10, values: { m: 8 }, traits: ['carroballista'] },
    },
  }),
  machine('rom-ballista', {
    points: 30,
    line: [0, 0, 0, 5, 6, 2, 0, 0, 0],
    weapons: ['heavy-bolt'],
    traits: ['war-machine', 'bolt-thrower'],
    crew: [{ profile: romanCrew, n: 3 }],
    options: { crew3: men(3), 'crew-light': lightCrew },
  }),
  machine('rom-tormenta', {
    points: 40,
    line: [0, 0, 0, 6, 7, 3, 0, 0, 0],
    traits: ['war-machine', 'catapult'],
    crew: [{ profile: romanCrew, n: 3 }],
    options: { crew3: men(3), crew4: men(4), 'crew-light': lightCrew },
  }),
]

const chariot = (id: string, more: Partial<Profile>): Profile => ({
  ...blank,
  id,
  troop: 'chariot',
  line: [8, 4, 4, 3, 4, 1, 4, 2, 8],
  points: 40,
  order: 'open',
  ...more,
})
/** WAB-CHA-14, WAB-MIS-205, WAB-ARB-12 */
const CHARIOTS: readonly Profile[] = [
  chariot('light-chariots', {
    weapons: ['hand-weapon', 'javelin'],
    traits: ['war-chariot', 'chariot-light'],
    options: {
      // The javelins are left at home.
      bows: { points: 2, weapons: ['bow'], instead: ['javelin'] },
    },
  }),
  chariot('barb-chariots', {
    line: [8, 4, 4, 3, 4, 1, 4, 2, 6],
    points: 36,
    weapons: ['hand-weapon', 'javelin'],
    armour: ['light'],
    traits: ['war-chariot', 'chariot-light'],
    options: {
      shield: { points: 4, armour: ['shield'] },
      throwing: { points: 4, weapons: ['throwing-spear'] },
      spear: { points: 4, weapons: ['thrusting-spear'] },
      // Their light horse rides before them.
      screen: { points: 0, traits: ['briton-screen'], tribes: ['britons'], given: 'always', rule: 'WAB-ARB-23' },
    },
  }),
  chariot('heavy-chariots', {
    line: [7, 4, 4, 5, 5, 3, 4, 3, 8],
    points: 60,
    base: [60, 80],
    traits: ['war-chariot', 'chariot-heavy'],
    options: { bows: { points: 2, weapons: ['bow'] }, light: { points: 3, armour: ['light'] } },
  }),
  chariot('scythed-chariot', {
    line: [7, 3, 0, 7, 5, 2, 3, 1, 7],
    points: 55,
    base: [60, 80],
    traits: ['war-chariot', 'chariot-scythed'],
  }),
]

const rider = (id: string, line: Profile['line'], weapons: Profile['weapons']): Profile => ({
  ...blank,
  id,
  troop: 'elephant',
  line,
  points: 0,
  order: 'open',
  weapons,
})
/** WAB-ELE-16 */
const warrior = rider('elephant-warrior', [4, 4, 4, 3, 3, 1, 3, 1, 8], ['hand-weapon', 'javelin'])
const mahout = rider('mahout', [4, 3, 0, 3, 3, 1, 3, 0, 7], [])
const elephant = (id: string, more: Partial<Profile>): Profile => ({
  ...blank,
  id,
  troop: 'elephant',
  line: [6, 4, 0, 7, 6, 6, 3, 4, 5],
  points: 130,
  order: 'open',
  weapons: [],
  crew: [
    { profile: warrior, n: 2 },
    { profile: mahout, n: 1 },
  ],
  ...more,
})
const beast = { third: { points: 10, more: 1 }, bows: { points: 4, crewWeapons: ['bow'] } } as const
/** WAB-ELE-16, WAB-MIS-206 */
const ELEPHANTS: readonly Profile[] = [
  elephant('elephant-indian', {
    traits: ['war-elephant', 'elephant-indian'],
    options: { ...beast, barding: { points: 12, traits: ['elephant-barding'] } },
  }),
  elephant('elephant-african', {
    line: [6, 4, 0, 6, 5, 5, 3, 4, 5],
    points: 100,
    traits: ['war-elephant', 'elephant-african'],
    options: beast,
  }),
]

const wagoner = (id: string, weapons: Profile['weapons']): Profile => ({
  ...blank,
  id,
  troop: 'infantry',
  line: [4, 3, 3, 3, 3, 1, 4, 1, 8],
  points: 0,
  order: 'open',
  weapons,
  armour: ['light'],
  traits: ['wagon-crew'],
})
const defender: Profile = {
  ...blank,
  id: 'tabor-defenders',
  troop: 'infantry',
  line: [4, 2, 3, 3, 3, 1, 2, 1, 7],
  points: 6,
  order: 'loose',
  weapons: ['hand-weapon', 'bow'],
  armour: ['light'],
  traits: ['tabor-defenders', 'different-weapons'],
}
/** WAB-WAG-04, WAB-WAG-26 */
const WAGONS: readonly Profile[] = [
  {
    ...blank,
    id: 'war-wagon',
    troop: 'wagon',
    // Enemies hit by the skill of its crew (WAB-WAG-17).
    line: [6, 3, 0, 0, 6, 4, 0, 0, 8],
    points: 120,
    order: 'open',
    weapons: [],
    traits: ['war-wagon'],
    crew: [
      { profile: wagoner('wagon-shooters', ['hand-weapon', 'wagon-missile']), n: 3 },
      { profile: wagoner('wagon-halberds', ['halberd']), n: 3 },
    ],
    options: {
      tarasnice: { points: 20, traits: ['tarasnice'] },
      standard: { points: 10, traits: ['wagon-standard'] },
      leader: { points: 5, traits: ['wagon-leader'] },
      // An army of before the Middle Ages (WAB-WAG-10).
      ancient: { points: 0, crewWeapons: ['bow'] },
    },
  },
  {
    ...blank,
    id: 'tabor',
    troop: 'wagon',
    line: [0, 0, 0, 0, 4, 3, 0, 0, 0],
    // The wagon alone; its ten defenders cost 6 each (WAB-WAG-26).
    points: 15,
    order: 'open',
    weapons: [],
    traits: ['tabor'],
    crew: [{ profile: defender, n: 10 }],
    options: {
      defenders: { points: 6, per: 'crew', crew: 10 },
      spears: { points: 0, crewWeapons: ['thrusting-spear'], group: 'arms' },
      throwing: { points: 0, crewWeapons: ['throwing-spear'], group: 'arms' },
      half: { points: 0, crewHalf: 'thrusting-spear', group: 'arms', rule: 'WAB-WAG-27' },
    },
  },
]

/** Everything that is drawn, ridden or served rather than drawn up in ranks of men. */
export const engines: readonly Profile[] = [...MACHINES, ...CHARIOTS, ...ELEPHANTS, ...WAGONS]
