import { type Event, type Field, leaderNear, type Roll, type Tally, unit } from '@acies/commands-colors'
import type { Hand } from '@acies/kernel'
import { CAMP } from '../data/terrain.ts'
import { CHARIOTS, ELEPHANTS, type Weight } from '../data/units.ts'
import { SACRED_BAND } from '../special.ts'
import type { RuleId } from '../text/rules/index.ts'
import { throughRampart } from './dice.ts'
import { ancientType } from './effect.ts'

/** CCA-DIE-01: six different faces. */
export const FACES = ['light', 'medium', 'heavy', 'leader', 'flag', 'swords'] as const
export const LEADER_FACE = 3
const FLAG = 4
const SWORDS = 5
const WEIGHT_FACE: Readonly<Record<Weight, number>> = { light: 0, medium: 1, heavy: 2 }

/** Rolls against a unit and counts. Elephants roll scoring swords again until none is left (CCA-ELE-07). */
export function strike(r: Hand<Field, Event>, roll: Roll, dice: number): Tally {
  const g = r.field
  const roller = unit(g, roll.roller)
  const target = unit(g, roll.target)
  const colour = WEIGHT_FACE[ancientType(target).weight]
  const close = roll.mode !== 'fire' && roll.mode !== 'evade' && roll.mode !== 'rampage'
  const swords = close && ancientType(roller).swordsHit && target.type !== ELEPHANTS // CCA-HIT-02, CCA-HIT-03
  const helmets = close && helmetsHit(g, roll)
  let shrugged = close ? swordsIgnored(g, roll) : 0
  // CCA-ELE-10: elephants shrug off one red square of cavalry and chariots.
  let spared = close && target.type === ELEPHANTS && ancientType(roller).mounted && roller.type !== ELEPHANTS ? 1 : 0
  const faces: number[] = []
  let hits = 0
  let flags = 0
  for (let left = dice; left > 0; left--) {
    const face = r.roll(6)
    faces.push(face)
    if (face === colour) {
      if (spared > 0) spared--
      else hits++
    } else if (face === FLAG) flags++
    else if (face === LEADER_FACE && helmets) hits++
    else if (face === SWORDS && swords) {
      if (shrugged > 0) shrugged--
      else {
        hits++
        if (roller.type === ELEPHANTS) left++
      }
    }
  }
  // CCA-EVA-02, CCA-RMP-04: flags do nothing to an evader or in a rampage.
  return { faces, hits, flags: roll.mode === 'fire' || close ? flags : 0 }
}

/** CCA-HIT-04, CCA-HIT-05: with a leader at hand; never for elephants. */
function helmetsHit(g: Field, roll: Roll): boolean {
  const roller = unit(g, roll.roller)
  return roller.type !== ELEPHANTS && (roller.mark === SACRED_BAND || leaderNear(g, roller))
}

/** CCA-CC-18, CCA-TER-31, CCA-TER-37: swords that do not count. */
function swordsIgnored(g: Field, roll: Roll): number {
  const target = unit(g, roll.target)
  let ignored = target.type === CHARIOTS ? 1 : 0
  if (!ancientType(target).mounted) {
    if (g.terrain[target.hex] === CAMP) ignored++
    if (throughRampart(g, roll)) ignored++
  }
  return ignored
}

/** The rules that decided a roll: those that changed it come first to the eye of a player. */
export function rollRules(g: Field, roll: Roll): RuleId[] {
  const roller = unit(g, roll.roller)
  switch (roll.mode) {
    case 'fire':
      return ['CCA-RNG-12', 'CCA-RNG-14']
    case 'evade':
      return ['CCA-EVA-02', ancientType(roller).diceRule]
    case 'rampage':
      return ['CCA-RMP-02', 'CCA-RMP-04']
    case 'battle-back':
      return ['CCA-BB-05', roller.type === CHARIOTS ? 'CCA-CC-17' : ancientType(roller).diceRule]
    case 'first-strike':
    case 'answer':
      return ['CCA-TAC-16', roller.type === CHARIOTS ? 'CCA-CC-17' : ancientType(roller).diceRule]
    default:
      return [ancientType(roller).diceRule, 'CCA-HIT-01']
  }
}
