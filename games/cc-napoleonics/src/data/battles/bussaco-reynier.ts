import type { BattleData } from './battle.ts'

export const bussacoReynier = {
  id: 'bussaco-reynier',
  number: 7,
  year: 1810,
  date: '1810-09-27',
  banners: 6,
  first: 'top',
  top: {
    nation: 'france',
    commander: 'reynier',
    cards: 6,
    units:
      'A5:LN A6:LN+foy A7:LN A9:LC B3:LT B5:LN B6:LT B7:LN B8:LN+reynier B9:LN C3:LN+merle C4:LN C6:LN C7:FA C8:FA C10:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 5,
    units:
      'F3:P-LT F7:LT F9:FA F10:LN G4:LN G6:LN G8:LN+picton G10:P-LN G11:P-FA H3:P-LN+wellington H6:P-LN H12:LN+leith I11:LN I12:P-LN',
  },
  terrain: {
    hill: 'E4 E5 E9 E10 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13',
    forest: 'B4 C5 D2 D7 E12',
    town: 'C9',
    ford: 'A10 B10 B11 C12 C13',
  },
  objectives: [{ id: 'bussaco-crest', side: 'top', hexes: 'G5 G9', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['terrain'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
