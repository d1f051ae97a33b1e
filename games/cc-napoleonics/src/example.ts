/** A case to copy from: cavalry attacks infantry, which forms square and bounces it off. */
export const example = {
  game: 'cc-napoleonics',
  title: 'Infantry forms square against cavalry and bounces it off',
  rules: ['CCN-SQ-03', 'CCN-SQ-10', 'CCN-SQ-13', 'CCN-SQ-14'],
  position: {
    bottom: { units: 'F6:B-HC+uxbridge!o', hand: ['probe-left'] },
    top: { units: 'E6:F-LN', hand: ['scout-left', 'rally', 'attack-center'] },
    card: 'attack-center#2',
    at: 'battle',
  },
  dice: [
    { for: 'defend', faces: 'I' },
    { for: 'attack', faces: 'F' },
  ],
  answers: [
    { seat: 0, picks: ['F6', 'E6'] },
    { seat: 1, picks: ['square'] },
    { seat: 0, picks: ['G6'] },
  ],
  expect: {
    position: {
      hexes: { E6: 'F-LN!q1', F6: null, G6: 'B-HC+uxbridge' },
      top: { aside: ['scout-left'], cards: 2 },
    },
    events: [
      { type: 'formed', unit: 'E6' },
      { type: 'rolled', mode: 'first-strike', hits: 0, flags: 1 },
      { type: 'retreated', unit: 'F6', path: 'G6' },
    ],
  },
}
