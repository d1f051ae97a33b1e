import type { BattleData } from './battle.ts'

export const corunna = {
  id: 'corunna',
  number: 4,
  year: 1809,
  date: '1809-01-16',
  banners: 6,
  first: 'bottom',
  top: {
    nation: 'britain',
    commander: 'moore',
    cards: 5,
    units: 'A3:LT A8:LC B2:LT B4:LT B5:GG+moore C4:LN C5:LN+baird C6:FA C7:LN C8:LN C9:LN+hope D10:LN',
  },
  bottom: {
    nation: 'france',
    commander: 'soult',
    cards: 5,
    units:
      'G1:HC G3:FA G4:LT G5:LN+mermet G7:LT G8:LN G10:FA G11:LT H1:HC H4:LN H5:LN H9:LN H10:LN+delaborde H11:LN I7:LN+soult',
  },
  terrain: {
    hill: 'A2 B2 C4 C5 C6 C7 C8 C9 C10 D10 G2 G3 G4 G10 H2 H3 H9 H10',
    forest: 'B3 D12 F1 G6 H6',
    town: 'B6 E4 E8 F11',
    ford: 'D2 E2 E3 E10 E11 E12 E13 F3 F4 F5 F6 F7 F8 F9 G9 H7 H8',
  },
  objectives: [],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'terrain', 'objectives'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
