/** A case to copy from: a tercio charges another, which takes two wear and disengages. */
export const example = {
  game: 'tercios',
  title: 'TER-EX-20: a tercio charges another and drives it back three inches',
  rules: ['TER-EX-20', 'TER-ORD-22', 'TER-CBT-03', 'TER-CBT-04', 'TER-OUT-02'].slice(1),
  position: {
    troops: {
      'a-1': { at: [36, 28], card: 'attack' },
      'b-1': { at: [36, 23], facing: 180 },
    },
    commanders: { 'a-c1': { at: [36, 34], chief: true }, 'b-c1': { at: [36, 16], chief: true } },
    begin: { step: 'activation', args: { unit: 'a-1' } },
  },
  dice: ['6', '5', '4', '3', '2', '1', '5', '2', '1', '4', '4', '1', '1', '6', '5', '1'],
  answers: [{ seat: 0, picks: ['b-1'] }],
  expect: {
    position: {
      troops: {
        'a-1': { wear: 0 },
        'b-1': { at: [36, 20], facing: 180, wear: 2, disordered: false },
      },
    },
    events: [
      { type: 'struck', n: 3, need: 4 },
      { type: 'resisted', n: 1 },
      { type: 'struck', n: 2 },
      { type: 'resisted', n: 2 },
      { type: 'disengaged' },
    ],
  },
}
