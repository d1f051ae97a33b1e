/** A case to copy from: an about face costs a quarter of the move, so that three of four inches are left. */
export const example = {
  game: 'wab',
  title: 'WAB-EX-103: an about face costs legionaries one inch of their four',
  rules: ['WAB-MAN-06', 'WAB-MOV-03'],
  position: {
    units: ['a-1 foot models=20 files=5 command=CSM 36,30 N', 'b-1 foot models=20 files=5 36,6 S'],
    at: 'remaining',
  },
  answers: [
    { seat: 0, picks: ['a-1', 'move', 'about', 'ahead', '3.001'], refused: 'WAB-MOV-03' },
    { seat: 0, picks: ['a-1', 'move', 'about', 'ahead', '3'] },
  ],
  expect: {
    position: { units: ['a-1 36,36.15 S'] },
    events: [{ type: 'moved', unit: 'a-1', way: 'move', cost: 4 }],
  },
}
