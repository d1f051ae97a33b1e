import type { Side } from '../position.ts'
import type { Table } from './book.ts'

/** A die each, again while they are equal. */
export function rollOff(r: Table, what: 'ground' | 'deploy' | 'first'): Side {
  for (;;) {
    const dice = [r.roll(6) + 1, r.roll(6) + 1]
    if (dice[0] === dice[1]) continue
    const side: Side = dice[0] > dice[1] ? 0 : 1
    r.tell({ type: 'roll-off', rules: ['WAB-MIS-101'], dice, side, what })
    return side
  }
}
