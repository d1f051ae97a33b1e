import type { BattleData } from './battle.ts'

export const coa = {
  id: 'coa',
  number: 6,
  year: 1810,
  date: '1810-07-24',
  banners: 7,
  first: 'bottom',
  top: {
    nation: 'france',
    commander: 'ney',
    cards: 4,
    units: 'A5:HA A6:LN+ney A7:LN A8:FA B1:LC B2:LC B3:LT B4:LN+ferey B5:LN B6:LT B7:LN+loison',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'craufurd',
    cards: 4,
    units:
      'E2:LC E4:LT+barclay E6:LN+craufurd E7:HA E9:RL+beckwith F3:RL F4:HA F6:P-LT F8:P-LT G7:LN G9:FA G10:LN H6:LC',
  },
  terrain: {
    hill: 'E6 E7 F9 F10 G8 G9 G10 I11 I12',
    forest: 'D8 F11',
    town: 'C10 E1',
    windmill: 'E4',
    river: 'H8 H10 H11 H12 I8',
    bridge: 'H9',
    fieldworks: 'G9/NW/NE G10/NW/NE',
  },
  objectives: [
    { id: 'coa-far-bank', side: 'bottom', hexes: 'I11 I12', banners: 1, per: 'hex', lasts: 'while-held' },
    { id: 'coa-bridge', side: 'top', hexes: 'H9', banners: 1, per: 'hex', lasts: 'while-held' },
  ],
  rules: [],
  source: 'reconstructed',
  known: ['hands', 'first', 'terrain'],
  difficulty: 3,
  minutes: 60,
} as const satisfies BattleData
