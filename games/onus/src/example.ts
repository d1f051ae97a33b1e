/** A case to learn from: velites that marched too hard are shot in the flank by archers. */
export const example = {
  game: 'onus',
  title: 'A shot at short range in the flank: four dice, one defence less',
  rules: ['ONU-SHT-09', 'ONU-SHT-22', 'ONU-SHT-23'],
  options: ['no-random-events'],
  position: {
    phase: 'shooting',
    units: ['a1 R6 10,14 N active', 'b1 C1 10,11 E'],
    begin: { step: 'shooting' },
  },
  dice: ['6', '2', '1', '3', '2', '3', '1'],
  answers: [{ seat: 0, picks: ['a1', 'b1'] }],
  expect: {
    events: [{ type: 'rolled', unit: 'a1', roll: 'hit', need: 2, successes: 3 }],
    position: { units: ['b1 wounds=0', 'a1 shot'] },
  },
}
