import type { BattleData } from './battle.ts'

export const salamancaRight = {
  id: 'salamanca-right',
  number: 11,
  year: 1812,
  date: '1812-07-22',
  banners: 6,
  first: 'top',
  top: {
    nation: 'britain',
    commander: 'wellington',
    cards: 6,
    units:
      'A9:GG A10:LC B2:LC B5:LN B6:LN B7:LN B8:HA B9:GG C2:HC+le-marchant C3:HC C6:LN+wellington C7:LT C8:FA C9:RL D4:LN+cole D5:LN D6:LN',
  },
  bottom: {
    nation: 'france',
    commander: 'marmont-clausel',
    cards: 5,
    units: 'F8:FA F9:LT F12:LT G3:LT G4:LN+clausel G5:LN G7:LN G8:LN+marmont H4:LN H5:FA H6:LN H12:LN I7:LN I9:LC',
  },
  terrain: {
    hill: 'B3 B4 B8 C8 D11 D12 F8 G3 G4 G5 G8 G9 H3 H4 H5 H6',
    forest: 'H8 I5',
    town: 'C4 C5 F12 G13',
    ford: 'A12 B11 C10 C11 D9 E9 E10 F11 G12 H10 H11 I10',
    bridge: 'F10',
  },
  objectives: [],
  rules: ['fordable-streams'],
  source: 'reconstructed',
  known: ['order', 'hands', 'banners', 'first', 'terrain'],
  difficulty: 2,
  minutes: 60,
} as const satisfies BattleData
