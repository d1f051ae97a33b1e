import type { BattleData } from './battle.ts'

export const salamancaLeft = {
  id: 'salamanca-left',
  number: 10,
  year: 1812,
  date: '1812-07-22',
  banners: 6,
  first: 'top',
  top: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 6,
    units:
      'A10:LC B8:LN+wellington B9:FA B10:LC C6:FA C7:LN+leith C8:LN C9:LT C10:LN C11:P-LN D2:LN D3:P-LN E2:LN+pakenham E3:P-LN F1:RL G1:P-LC',
  },
  bottom: {
    nation: 'france',
    commander: 'marmont',
    cards: 4,
    units: 'F6:FA F7:LN+maucune F8:LT G5:LT G9:LN H4:LN+thomieres H5:LN H7:LN+brenier H9:LN I3:LC I5:HA I9:LC',
  },
  terrain: {
    hill: 'F3 F4 F5 F6 F7 F8 F9 F10 F11 G3 G4 G5 G6 G7 G8 G9 G10 G11',
    forest: 'D4 I8 I9',
    town: 'C9',
    ford: 'A7 B5 B6 C2 C4 C5 D1 E1',
    bridge: 'C3',
  },
  objectives: [],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['terrain'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
