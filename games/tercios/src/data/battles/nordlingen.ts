import { type Battle, block, facing, leader, NORTH, oval, SOUTH, strip, TABLE } from './battle.ts'

const catholic = facing(SOUTH)
const swede = facing(NORTH)

export const nordlingen: Battle = {
  id: 'nordlingen',
  year: 1634,
  source: 'reconstructed',
  table: TABLE,
  ground: [
    oval('albuch', 'large-hill', 52, 17, 18, 9),
    strip('west-redoubt', 'wall', 0.4, 44.7, 19.15, 49.3, 19.15),
    strip('middle-redoubt', 'wall', 0.4, 49.7, 19.15, 54.3, 19.15),
    strip('east-redoubt', 'wall', 0.4, 54.7, 19.15, 59.3, 19.15),
    oval('heselberg', 'wood', 37.5, 33, 6, 7),
    oval('landle', 'hill', 24, 31, 12, 6),
    oval('arnsberg', 'steep-hill', 58, 45, 12, 5),
    strip('rezen', 'river', 1.5, 72, 36.5, 56, 40, 42, 43, 36, 48),
    block('rezen-ford', 'ford', 56, 38, 5, 4),
    block('herkheim', 'small-building', 40, 5, 3, 3),
  ],
  crops: 0,
  flow: 'difficult',
  top: {
    army: 'spain',
    chart: 'standard',
    points: 1540,
    chief: leader('cardinal-infante', 3, ['presence'], ['diplomat', 'honourable'], 49, 9.4),
    elite: [catholic('idiaquez', 'SPA-02+swordsmen+elite+discipline', 52, 13.2)],
    commands: [
      {
        kind: 'infantry',
        commander: leader('cerbellon', 2, ['will'], ['undaunted'], 52, 14.9),
        troops: [
          catholic('salm', 'SPA-04', 47, 18.9),
          catholic('toralto', 'SPA-03', 52, 18.9),
          catholic('wurmser', 'SPA-04', 57, 18.9),
          catholic('fuenclara', 'SPA-02', 46.5, 13.2),
          catholic('san-severo', 'SPA-03', 57.5, 13.2),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('gambacorta', 2, ['dexterity'], ['determined'], 66, 15.4),
        troops: [catholic('neapolitan-horse', 'SPA-08', 64.2, 18), catholic('lombard-horse', 'SPA-09', 68, 18)],
      },
      {
        kind: 'infantry',
        allied: true,
        commander: leader('gallas', 3, ['loyalty'], ['stoic', 'authoritarian'], 28, 13.6),
        troops: [
          catholic('imperial-foot', 'IMP-02', 22.5, 17),
          catholic('bavarian-foot', 'IMP-02', 28, 17),
          catholic('league-foot', 'IMP-02', 33.5, 17),
        ],
      },
      {
        kind: 'cavalry',
        allied: true,
        commander: leader('lorraine', 2, ['elan'], ['fearless'], 11.8, 14.2),
        troops: [
          catholic('werth', 'IMP-07', 13.4, 17),
          catholic('billehe', 'IMP-09', 9.4, 17),
          catholic('croats', 'IMP-10', 5.2, 16.5),
        ],
      },
      { kind: 'battery', commander: null, troops: [catholic('hill-guns', 'ART-M+entrenched', 42.2, 17.8)] },
      { kind: 'battery', commander: null, allied: true, troops: [catholic('plain-guns', 'ART-M', 25.2, 19.4)] },
    ],
  },
  bottom: {
    army: 'sweden',
    chart: 'standard',
    points: 1455,
    chief: leader('horn', 3, ['loyalty'], ['diligent', 'authoritarian'], 47.4, 34.7),
    elite: [swede('black-and-yellow', 'SWE-02+elite', 51.5, 35.2)],
    commands: [
      {
        kind: 'infantry',
        commander: leader('vitzthum', 2, ['will'], ['stoic'], 54.4, 34.2),
        troops: [
          swede('horns-brigade', 'SWE-03', 46.5, 31),
          swede('scots-brigade', 'SWE-04', 52, 31),
          swede('rantzau', 'SWE-03', 57.5, 31),
          swede('pfuel', 'SWE-03', 57.5, 35.2),
          swede('scots-guns', 'SWE-11', 52, 31, { within: 'scots-brigade' }),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('witzleben', 1, [], ['aggressive'], 65, 32.9),
        troops: [
          swede('livonians', 'SWE-07', 63.2, 30.5),
          swede('witzlebens-horse', 'SWE-07', 67, 30.5),
          swede('german-horse', 'SWE-09', 65, 34.2),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('bernhard', 3, ['elan'], ['bold', 'fearless'], 10.8, 33.7),
        troops: [
          swede('bernhards-life-guard', 'SWE-07', 14.6, 31),
          swede('courville', 'SWE-09', 10.8, 31),
          swede('ohm', 'SWE-09', 7, 31),
          swede('taupadel', 'SWE-10', 12.7, 35.4),
          swede('beckermann', 'SWE-09', 8.9, 35.4),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('cratz', 1, [], ['protector'], 25.5, 35),
        troops: [
          swede('weimar-brigade', 'SWE-03', 20.5, 31.5),
          swede('limbach', 'SWE-03', 26, 31.5),
          swede('bulach', 'SWE-03', 31.5, 31.5),
          swede('wurttembergers', 'FRA-03', 25.5, 37),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [swede('weimar-guns', 'ART-M', 23.2, 29.6), swede('horns-guns', 'ART-M', 60.4, 28.6)],
      },
    ],
  },
  rules: [
    { id: 'the-albuch', is: 'hold', ground: 'albuch', points: 4, seats: ['bottom'] },
    { id: 'the-redoubts', is: 'prize', troops: ['salm', 'toralto', 'wurmser'], points: 4 },
  ],
  difficulty: 2,
  minutes: 150,
}
