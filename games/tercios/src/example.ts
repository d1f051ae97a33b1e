/** A case to copy from: a tercio charges another, which takes two wear and disengages. */
export const example = {
  game: 'tercios',
  title: 'TER-EX-20: a tercio charges another and drives it back three inches',
  rules: ['TER-ORD-22', 'TER-CBT-03', 'TER-CBT-04', 'TER-OUT-02'],
  position: {
    units: ['a-1 SPA-02 36,28 N card=attack', 'b-1 SPA-02 36,23 S'],
    commanders: ['a-c1 36,34 chief', 'b-c1 36,16 chief'],
    begin: { step: 'activation', args: { unit: 'a-1' } },
  },
  dice: ['6', '5', '4', '3', '2', '1', '5', '2', '1', '4', '4', '1', '1', '6', '5', '1'],
  answers: [{ seat: 0, picks: ['b-1'] }],
  expect: {
    position: { units: ['a-1 wear=0', 'b-1 36,20 S wear=2 -disordered'] },
    events: [
      { type: 'struck', n: 3, need: 4 },
      { type: 'resisted', n: 1 },
      { type: 'struck', n: 2 },
      { type: 'resisted', n: 2 },
      { type: 'disengaged', unit: 'b-1' },
    ],
  },
}
