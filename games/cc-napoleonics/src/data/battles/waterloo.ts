import type { BattleData } from './battle.ts'

export const waterloo = {
  id: 'waterloo',
  number: 15,
  year: 1815,
  date: '1815-06-18',
  banners: 8,
  first: 'bottom',
  top: {
    nation: 'britain',
    allies: 'netherlands',
    commander: 'wellington',
    cards: 6,
    units:
      'A7:P-LC B2:LT B3:LC B4:HA B5:LN+wellington B6:HC+uxbridge B8:HC B9:LN B11:LC C2:FA C3:GG C4:LN C5:P-LN+orange C6:LN C7:FA C8:LN+picton C9:LN C10:P-LN D6:RL D9:P-LN D11:P-LN E3:GG E6:LT E13:P-LT',
  },
  bottom: {
    nation: 'france',
    commander: 'napoleon',
    cards: 6,
    units:
      'G1:LC G11:LT H1:LT H2:LN+jerome H3:LN H4:LN+reille H5:LN H6:GF H7:FA H8:FA H9:LN+derlon H10:LN H11:LN I4:HA I5:CU I6:YG I7:OG I8:CU+ney I9:GH I10:LN I11:LC',
  },
  terrain: {
    hill: 'C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 G7 G8 H6 H7 H8',
    forest: 'F2 F3 G3 G13 H12',
    town: 'E3 E6 E13 I12',
    'sand-quarry': 'D6',
  },
  objectives: [
    { id: 'waterloo-farms', side: 'bottom', hexes: 'E3 E6 E13', banners: 1, per: 'hex', lasts: 'while-held' },
  ],
  rules: ['brown-brigades'],
  source: 'reconstructed',
  known: ['hands', 'banners', 'objectives'],
  difficulty: 3,
  minutes: 90,
} as const satisfies BattleData
