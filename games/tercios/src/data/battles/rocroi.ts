import { type Battle, facing, leader, NORTH, oval, SOUTH, strip, TABLE } from './battle.ts'

const spaniard = facing(SOUTH)
const frenchman = facing(NORTH)

export const rocroi: Battle = {
  id: 'rocroi',
  year: 1643,
  source: 'reconstructed',
  table: TABLE,
  ground: [
    oval('eastern-wood', 'wood', 66.5, 24, 8, 7),
    oval('sainte-anne-marsh', 'swamp', 6, 24, 10, 8),
    oval('south-eastern-forest', 'wood', 65, 44, 11, 6),
    oval('south-western-forest', 'wood', 6, 44, 10, 6),
    oval('north-eastern-forest', 'wood', 67, 4.5, 9, 6),
    strip('rocroi-road', 'road', 1.5, 47, 48, 47.2, 24, 47, 0),
  ],
  crops: 0,
  flow: 'normal',
  top: {
    army: 'spain',
    chart: 'standard',
    points: 1720,
    chief: leader('melo', 3, ['loyalty'], ['notable', 'honourable'], 41.7, 8.6),
    elite: [spaniard('velandia', 'SPA-01+elite+discipline', 38.8, 15)],
    commands: [
      {
        kind: 'infantry',
        commander: leader('fontaine', 2, ['presence'], ['stoic'], 33.2, 9.6),
        troops: [
          spaniard('tercio-alburquerque', 'SPA-01', 44.2, 15),
          spaniard('villalba', 'SPA-01', 33.4, 15),
          spaniard('strozzi', 'SPA-03', 28, 15),
          spaniard('visconti', 'SPA-03', 22.6, 15),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('ligne', 1, [], ['undaunted'], 27.5, 9.9),
        troops: [
          spaniard('tercio-ligne', 'SPA-03', 24.6, 9),
          spaniard('ribaucourt', 'SPA-03', 30.3, 9),
          spaniard('rittberg', 'SPA-04', 36, 8.9),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('alburquerque', 2, ['dexterity'], ['gallant'], 54.8, 12.5),
        troops: [
          spaniard('flanders-cuirassiers', 'SPA-08', 51, 15),
          spaniard('flanders-horse', 'SPA-09', 54.8, 15),
          spaniard('villamor', 'SPA-09', 58.6, 15),
          spaniard('vera-lancers', 'SPA-10', 54.8, 10.4),
          spaniard('wood-musketeers', 'SPA-06+ambush', 66.5, 22.6, { lair: 'eastern-wood' }),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('isenburg', 2, ['elan'], ['determined'], 11.6, 12.4),
        troops: [
          spaniard('isenburgs-cuirassiers', 'SPA-08', 15.6, 15),
          spaniard('alsace-horse', 'SPA-08', 11.6, 15),
          spaniard('bucquoy-horse', 'SPA-09', 7.6, 15),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [spaniard('right-guns', 'ART-M', 30.7, 17.6), spaniard('left-guns', 'ART-M', 41.5, 17.6)],
      },
    ],
  },
  bottom: {
    army: 'france',
    chart: 'standard',
    points: 1745,
    chief: leader('enghien', 4, ['initiative', 'elan'], ['coordinator', 'bold'], 51, 36),
    elite: [frenchman('royal-horse', 'FRA-08+elite', 51, 37.5)],
    commands: [
      {
        kind: 'cavalry',
        commander: leader('gassion', 3, ['dexterity'], ['fearless', 'aggressive'], 55.9, 35.8),
        troops: [
          frenchman('mestre-de-camp', 'FRA-08', 50.2, 33),
          frenchman('lenoncourt', 'FRA-08', 54, 33),
          frenchman('sully', 'FRA-08', 57.8, 33),
          frenchman('raab-croats', 'FRA-09', 61.6, 33),
          frenchman('kings-fusiliers', 'FRA-06', 55.9, 37.5),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('espenan', 2, ['presence'], ['calm'], 32.6, 36.7),
        troops: [
          frenchman('picardie', 'FRA-01', 43.6, 33.5),
          frenchman('la-marine', 'FRA-02', 38.1, 33.5),
          frenchman('persan', 'FRA-02', 32.6, 33.5),
          frenchman('rambures', 'FRA-02', 27.1, 33.5),
          frenchman('piemont', 'FRA-01', 21.6, 33.5),
        ],
      },
      {
        kind: 'cavalry',
        commander: leader('la-ferte', 2, ['dedication'], ['relentless'], 13.1, 35.8),
        troops: [
          frenchman('la-ferte-horse', 'FRA-08', 15, 33),
          frenchman('coislin', 'FRA-08', 11.2, 33),
          frenchman('guiche', 'FRA-08', 13.1, 37.5),
        ],
      },
      {
        kind: 'infantry',
        commander: leader('sirot', 2, ['loyalty'], ['honourable'], 33.1, 42.2),
        troops: [
          frenchman('molondin', 'FRA-04', 36.2, 38.6),
          frenchman('harcourt', 'FRA-02', 30, 38.6),
          frenchman('gendarmes', 'FRA-07', 33.1, 44),
        ],
      },
      {
        kind: 'battery',
        commander: null,
        troops: [frenchman('la-barre-guns', 'ART-M', 35.3, 31), frenchman('field-pieces', 'ART-L', 29.8, 31)],
      },
    ],
  },
  rules: [
    {
      id: 'the-last-squares',
      is: 'prize',
      troops: ['velandia', 'tercio-alburquerque', 'villalba'],
      points: 3,
    },
  ],
  difficulty: 2,
  minutes: 150,
}
