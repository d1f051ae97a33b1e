import type { BattleData } from './battle.ts'

export const rolica = {
  id: 'rolica',
  number: 1,
  year: 1808,
  date: '1808-08-17',
  banners: 5,
  first: 'bottom',
  top: {
    nation: 'france',
    commander: 'delaborde',
    cards: 5,
    units: 'B5:LC B9:LC D5:LN+brenier D6:LN D7:LN+delaborde D8:LN E6:LT E7:FA E8:LT',
  },
  bottom: {
    nation: 'britain',
    allies: 'portugal',
    commander: 'wellesley',
    cards: 6,
    units:
      'H2:LN+ferguson H3:LN H6:LN H7:FA H8:LT H9:FA H10:P-LT H11:P-LN+trant H12:P-LN I2:HC I3:HA I7:LN+wellesley I9:LN I12:P-LC',
  },
  terrain: {
    hill: 'A5 A9 C1 C2 C7 C12 C13 D1 D2 D5 D6 D7 D8 D12 E6 E7 E8',
    forest: 'B6 D4 D10 E1 E11 F1 F10',
    town: 'B7 C6',
    ford: 'A2 B2 B3 C4 D3 E3 F3 G3 G4 H4 H5 I6',
  },
  objectives: [{ id: 'rolica-passes', side: 'bottom', hexes: 'A5 A9', banners: 1, per: 'hex', lasts: 'while-held' }],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'terrain', 'objectives'],
  difficulty: 1,
  minutes: 45,
} as const satisfies BattleData
