/** A case to copy from: full-strength warriors with a leader strike heavy cavalry, which battles back. */
export const example = {
  game: 'cc-ancients',
  title: 'Full-strength warriors with a leader attack heavy cavalry',
  rules: ['CCA-CC-11', 'CCA-HIT-04', 'CCA-BB-01'],
  position: {
    bottom: { units: 'F6:WA+scipio!o', command: 5 },
    top: { units: 'E6:HC E7:HI' },
    card: 'order-3-center',
    at: 'battle',
  },
  dice: [
    { for: 'attack', faces: 'R H G B' },
    { for: 'attack', faces: 'G G G G' },
  ],
  answers: [
    { seat: 0, picks: ['F6', 'E6'] },
    { seat: 1, picks: ['stand'] },
    { seat: 1, picks: ['battle-back'] },
  ],
  expect: {
    position: { hexes: { E6: 'HC/1', F6: 'WA/4+scipio' } },
    events: [
      { type: 'rolled', roller: 'F6', target: 'E6', mode: 'attack', hits: 2, flags: 0 },
      { type: 'rolled', mode: 'battle-back', hits: 0 },
    ],
  },
}
