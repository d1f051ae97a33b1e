import { type Battle, block, facing, leader, NORTH, oval, SOUTH, strip, TABLE } from './battle.ts'

const swede = facing(SOUTH)
const imperial = facing(NORTH)

export const breitenfeld: Battle = {
  id: 'breitenfeld',
  year: 1631,
  source: 'reconstructed',
  table: TABLE,
  ground: [
    oval('tillys-ridge', 'large-hill', 36, 37.5, 18, 8),
    oval('gallows-hill', 'hill', 59, 41, 8, 5),
    oval('linkel-wood', 'wood', 20, 45, 10, 5),
    block('breitenfeld', 'small-building', 8, 43, 3, 3),
    block('seehausen', 'small-building', 66, 43, 3, 3),
    block('podelwitz', 'small-building', 46.5, 2, 3, 3),
    strip('duben-road', 'road', 1.5, 49.5, 0, 49, 24, 52, 48),
  ],
  crops: 0,
  flow: 'normal',
  top: {
    army: 'sweden',
    chart: 'standard',
    points: 1885,
    chief: leader('gustavus', 5, ['elan', 'initiative'], ['hero', 'innovator', 'coordinator'], 19.5, 10),
    elite: [swede('west-gothland', 'SWE-07+elite', 19.5, 8)],
    commands: [
      {
        kind: 'cavalry',
        commander: leader('baner', 3, ['dexterity'], ['determined', 'alert'], 10, 9.8),
        troops: [
          swede('finns', 'SWE-08', 4.5, 13),
          swede('musketeers-right', 'SWE-05', 8.3, 13),
          swede('smaland', 'SWE-07', 12.1, 13),
          swede('east-gothland', 'SWE-07', 15.9, 13),
          swede('rhinegrave', 'SWE-09', 10, 8),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('teuffel', 2, ['drill'], ['expert'], 33, 9.6),
        troops: [
          swede('oxenstierna', 'SWE-01', 24.5, 13),
          swede('yellow-brigade', 'SWE-02', 30, 13),
          swede('hand', 'SWE-01', 35.5, 13),
          swede('old-blue', 'SWE-02', 41, 13),
          swede('yellow-guns', 'SWE-11', 30, 13, { within: 'yellow-brigade' }),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('hepburn', 2, ['will'], ['undaunted'], 34.5, 7.6),
        troops: [swede('green-brigade', 'SWE-04', 31, 6.5), swede('black-brigade', 'SWE-03', 38, 6.5)],
      },
      {
        kind: 'cavalry',
        commander: leader('horn', 3, ['loyalty'], ['diligent', 'authoritarian'], 50.5, 9.8),
        troops: [
          swede('baudissin', 'SWE-09', 46.7, 13),
          swede('musketeers-left', 'SWE-05', 50.5, 13),
          swede('kallenbach', 'SWE-09', 54.3, 13),
          swede('sperreuter', 'SWE-09', 50.5, 7),
        ],
      },
      {
        kind: 'infantry',
        allied: true,
        commander: leader('john-george', 1, [], ['protector'], 63.2, 9.4),
        troops: [
          swede('saxon-guard', 'FRA-03', 60.5, 13),
          swede('saxon-levies', 'FRA-03', 66, 13),
          swede('saxon-horse', 'SWE-09', 70.2, 12.5),
          swede('saxon-squires', 'SWE-09', 63.2, 7),
        ],
      },
      { kind: 'battery', commander: null, troops: [swede('torstensson-guns', 'ART-H', 32.8, 15.8)] },
    ],
  },
  bottom: {
    army: 'empire',
    chart: 'standard',
    points: 1630,
    chief: leader('tilly', 4, ['presence', 'loyalty'], ['pious', 'authoritarian'], 39.5, 43),
    elite: [imperial('old-regiments', 'IMP-01+elite', 42.4, 37)],
    commands: [
      {
        kind: 'infantry',
        commander: leader('schonburg', 2, ['will'], ['stoic'], 30.7, 42.6),
        troops: [
          imperial('gallas', 'IMP-01', 25.3, 37),
          imperial('savelli', 'IMP-01', 31, 37),
          imperial('baldiron', 'IMP-01', 36.7, 37),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('pappenheim', 3, ['dexterity'], ['fearless', 'aggressive'], 10.5, 36.8),
        troops: [
          imperial('strozzi', 'IMP-07', 4.5, 34),
          imperial('piccolomini', 'IMP-07', 8.3, 34),
          imperial('merode', 'IMP-09', 12.1, 34),
          imperial('bernstein', 'IMP-07', 8.3, 38),
          imperial('holstein', 'IMP-02', 17.8, 35),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('furstenberg', 2, ['dedication'], ['relentless'], 57.8, 35.8),
        troops: [
          imperial('cronberg', 'IMP-07', 51, 34),
          imperial('schonberg-horse', 'IMP-07', 54.8, 34),
          imperial('isolani', 'IMP-10', 60, 33),
          imperial('croats', 'IMP-10', 64, 33),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [imperial('great-battery', 'ART-G', 35, 34.6)],
      },
    ],
  },
  rules: [
    { id: 'turned-guns', is: 'prize', troops: ['great-battery'], points: 3 },
    { id: 'saxon-recruits', is: 'prize', troops: ['saxon-guard', 'saxon-levies'], points: 0 },
  ],
  difficulty: 3,
  minutes: 180,
}
