import type { BattleData } from './battle.ts'

export const sorauren = {
  id: 'sorauren',
  number: 13,
  year: 1813,
  date: '1813-07-28',
  banners: 6,
  first: 'top',
  top: {
    nation: 'france',
    commander: 'soult',
    cards: 5,
    units:
      'A4:LT A7:LN+soult A10:LC A11:LN B3:LN+clausel B4:LN B5:LN B7:FA B8:LN B10:LN B11:LT C6:LN C8:LN+reille C10:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellington',
    cards: 6,
    units:
      'E4:P-LT F3:LN F5:LN F6:P-LN F7:LN+cole F8:FA F10:P-LN G5:P-LN G6:LT G8:LN H2:LN+pack H3:LN H6:LN+wellington I2:P-LN I11:LC',
  },
  terrain: {
    hill: 'A6 A7 A8 B6 B7 B8 F3 F4 F5 F6 F7 F8 F10 G4 G5 G6 G7 G8 G9 G11',
    forest: 'C9 D3 D8 E12 H10',
    town: 'C3 E4',
    river: 'A2 B2 D1 E1',
    bridge: 'C2',
    ford: 'A12 B12 C13',
  },
  objectives: [{ id: 'sorauren-heights', side: 'top', hexes: 'E4 F10', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: ['spanish-knoll'],
  source: 'reconstructed',
  known: [],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
