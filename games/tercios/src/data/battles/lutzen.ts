import { type Battle, block, facing, leader, NORTH, oval, SOUTH, strip, TABLE } from './battle.ts'

const imperial = facing(SOUTH)
const swede = facing(NORTH)

export const lutzen: Battle = {
  id: 'lutzen',
  year: 1632,
  source: 'reconstructed',
  table: TABLE,
  ground: [
    strip('leipzig-road', 'road', 1.5, 0, 22.5, 72, 22.5),
    // the town burns: nobody sees through it and nobody enters
    oval('burning-town', 'rocks', 4, 15, 8, 12),
    oval('windmill-hill', 'hill', 14.5, 14, 9, 7),
    block('millers-house', 'small-building', 8.5, 18.5, 3, 3),
    strip('garden-walls', 'wall', 0.4, 6, 25.5, 13, 25.5),
    strip('west-ditch', 'wall', 0.4, 20, 24, 36, 24),
    strip('east-ditch', 'wall', 0.4, 36, 24, 52, 24),
    strip('raft-canal', 'river', 1.5, 72, 14, 68, 24, 65, 36, 62, 48),
    block('canal-bridge', 'bridge', 68.5, 20.5, 4, 4),
    oval('skolzig-wood', 'wood', 68.5, 42, 6, 9),
  ],
  crops: 0,
  flow: 'difficult',
  top: {
    army: 'empire',
    chart: 'standard',
    points: 1850,
    chief: leader('wallenstein', 4, ['presence', 'will'], ['schemer', 'cold'], 34, 19.4),
    elite: [imperial('wallensteins-own', 'IMP-01+elite', 34, 12.2)],
    commands: [
      {
        kind: 'infantry',
        commander: leader('breuner', 2, ['sacrifice'], ['undaunted'], 34, 13.4),
        troops: [
          imperial('breuners-regiment', 'IMP-02', 25.6, 17),
          imperial('grana', 'IMP-02', 31.2, 17),
          imperial('comargo', 'IMP-02', 36.8, 17),
          imperial('baden', 'IMP-02', 42.4, 17),
          imperial('ditch-shot-west', 'IMP-05', 29, 23.75),
          imperial('ditch-shot-east', 'IMP-05', 40, 23.75),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('colloredo', 2, ['drill'], ['stoic'], 16, 19),
        troops: [
          imperial('goetz', 'IMP-07', 21.2, 18.2),
          imperial('desfours', 'IMP-09', 21.2, 14.5),
          imperial('garden-shot', 'IMP-05', 10, 25.25),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('holk', 2, ['dexterity'], ['determined'], 54, 15.4),
        troops: [
          imperial('holks-horse', 'IMP-07', 48.5, 18),
          imperial('piccolomini', 'IMP-07', 52.3, 18),
          imperial('trcka', 'IMP-09', 56.1, 18),
          imperial('isolani', 'IMP-10', 60.4, 18),
        ],
      },
      {
        kind: 'cavalry',
        arrives: 3,
        commander: leader('pappenheim', 3, ['dexterity'], ['fearless', 'aggressive'], 56, 4.2),
        troops: [
          imperial('sparr', 'IMP-07', 52, 3),
          imperial('bonninghausen', 'IMP-07', 56, 3),
          imperial('lamboy', 'IMP-09', 60, 3),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [imperial('windmill-guns', 'ART-G+entrenched', 13.5, 16), imperial('left-guns', 'ART-M', 45.9, 19.6)],
      },
    ],
  },
  bottom: {
    army: 'sweden',
    chart: 'standard',
    points: 1780,
    chief: leader('gustavus', 5, ['elan', 'initiative'], ['hero', 'innovator', 'coordinator'], 50.4, 36),
    elite: [swede('smaland', 'SWE-07+elite', 50.4, 37.5)],
    commands: [
      {
        kind: 'cavalry',
        commander: leader('stalhandske', 2, ['elan'], ['brave'], 54.2, 35.8),
        troops: [
          swede('finns', 'SWE-08', 58, 33),
          swede('musketeers-right', 'SWE-05', 54.2, 33),
          swede('uppland', 'SWE-07', 50.4, 33),
          swede('ingrians', 'SWE-07', 55.2, 37.5),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('brahe', 2, ['drill'], ['expert'], 33.8, 36.6),
        troops: [
          swede('swedish-brigade', 'SWE-01', 42, 33.5),
          swede('yellow-brigade', 'SWE-02', 36.5, 33.5),
          swede('old-blue', 'SWE-02', 31, 33.5),
          swede('green-brigade', 'SWE-03', 25.5, 33.5),
          swede('swedish-guns', 'SWE-11', 42, 33.5, { within: 'swedish-brigade' }),
          swede('yellow-guns', 'SWE-11', 36.5, 33.5, { within: 'yellow-brigade' }),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('knyphausen', 3, ['presence'], ['honourable', 'calm'], 33, 38.2),
        troops: [
          swede('knyphausens-brigade', 'SWE-03', 39, 39.5),
          swede('mitzlaff', 'SWE-03', 33, 39.5),
          swede('thurn', 'SWE-03', 27, 39.5),
          swede('ohm', 'SWE-09', 33, 43.5),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('bernhard', 3, ['elan'], ['bold', 'fearless'], 15.8, 35.8),
        troops: [
          swede('bernhards-life-guard', 'SWE-09', 19.6, 33),
          swede('musketeers-left', 'SWE-05', 15.8, 33),
          swede('courville', 'SWE-09', 12, 33),
          swede('brandenstein', 'SWE-09', 18.2, 37.5),
          swede('anhalt', 'SWE-09', 13.4, 37.5),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [swede('centre-guns', 'ART-M', 33.8, 31.4), swede('left-wing-guns', 'ART-L', 22, 32)],
      },
    ],
  },
  rules: [
    { id: 'november-mist', is: 'mist', through: 2, sight: 12 },
    { id: 'pappenheim-comes', is: 'arrival', commander: 'pappenheim' },
    { id: 'the-windmills', is: 'hold', ground: 'windmill-hill', points: 2, seats: ['top', 'bottom'] },
  ],
  difficulty: 3,
  minutes: 180,
}
