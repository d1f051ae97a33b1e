import type { BattleData } from './battle.ts'

export const redinha = {
  id: 'redinha',
  number: 9,
  year: 1811,
  date: '1811-03-12',
  banners: 6,
  first: 'bottom',
  top: {
    nation: 'france',
    commander: 'ney',
    cards: 5,
    units: 'A5:LN A8:LN C4:LC C5:LT C8:HC C9:LC D3:LT D6:LN+ney D8:LN D10:LT E5:LN E6:FA E7:LN+mermet E8:HA E9:LN',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 6,
    units:
      'G2:RL G3:LT+erskine G11:LT H3:P-LT H4:LN H5:LN+cole H6:FA H7:P-LN H8:HA H9:P-LN H10:LN+picton I3:LC I6:GR I7:GG+wellington I8:LN I10:LC',
  },
  terrain: {
    hill: 'A4 A5 A8 A9 D5 D6 D7 D8 E4 E5 E6 E7 E8 E9 E10',
    forest: 'D2 D3 D10 D11 E1 E2 E12 E13 F2 F11 F12',
    town: 'C6 C7',
    river: 'B1 B2 B4 B5 B7 B8 B9 B11 B12',
    ford: 'B3 B10',
    bridge: 'B6',
  },
  objectives: [{ id: 'redinha-village', side: 'bottom', hexes: 'C6 C7', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: [],
  source: 'reconstructed',
  known: [],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
