import {
  BOTTOM,
  drawCards,
  type Event,
  type Field,
  isBaseline,
  SECTIONS,
  type SpecialRule,
  TOP,
  type Unit,
  win,
  winBanner,
} from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Hand } from '@acies/kernel'
import { CAMP } from './data/terrain.ts'

/** The mark of a unit that strikes with helmets and ignores a flag without a leader. */
export const SACRED_BAND = 1

/** CCA-SCN-06: the Roman hand grows from two to four over his first two turns. */
const growingHand: SpecialRule = {
  turnBegins(r) {
    const g = r.field
    // Roman turns are the even ones: Carthage moves first.
    if (g.active === BOTTOM && g.turn > 1 && g.command[BOTTOM] < 4) raise(r, g.command[BOTTOM] + 1)
  },
  draws: g => (g.active === BOTTOM && g.turn <= 4 ? 2 : 1),
}
function raise(r: Hand<Field, Event>, command: number): void {
  r.field.command[BOTTOM] = command
  r.tell({ type: 'command', side: BOTTOM, command, rules: ['CCA-ORD-05'] })
}

const isFreeCamp = (g: Field, u: Unit, hex: Hex): boolean =>
  u.side === BOTTOM && g.terrain[hex] === CAMP && !g.captured.includes(hex)

export const special: Readonly<Record<string, SpecialRule>> = {
  // What these two change is read from the field: the marked unit, the units that wait.
  'sacred-band': {},
  'trebbia-ambush': {},
  'trasimene-hand': growingHand,
  'beneventum-hand': {
    bannerWon(r, side) {
      if (side !== BOTTOM || r.field.banners[BOTTOM] !== 3) return
      raise(r, 6)
      drawCards(r, BOTTOM, 2, 'CCA-ORD-05')
    },
  },
  'castulo-leader': {
    /** CCA-SCN-07 */
    leaderLost(r, l) {
      if (l.side === BOTTOM && l.name === 'publius-scipio') win(r, TOP, 'leader', 'CCA-SCN-07')
    },
  },
  'castulo-exit': {
    /** CCA-SCN-08: over the Carthaginian edge, from the centre or the Roman right. */
    mayExit: (_g, u, hex) => u.side === BOTTOM && isBaseline(TOP, hex) && (SECTIONS[hex] & 6) !== 0,
    exited: r => winBanner(r, BOTTOM, { rule: 'CCA-SCN-08' }),
  },
  'baecula-camps': {
    /** CCA-SCN-09: once for each camp, kept even if the unit goes on or back. */
    gainsBy: isFreeCamp,
    entered(r, u, hex) {
      const g = r.field
      if (!isFreeCamp(g, u, hex)) return
      g.captured.push(hex)
      r.tell({ type: 'captured', hex, side: BOTTOM, rules: ['CCA-SCN-09'] })
      winBanner(r, BOTTOM, { rule: 'CCA-SCN-09' })
    },
  },
}
