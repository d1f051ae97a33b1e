import { type Event, type Field, isLeader, type Roll, type Tally, unit } from '@acies/commands-colors'
import type { Hand } from '@acies/kernel'
import type { Arm } from '../data/units.ts'
import type { RuleId } from '../text/rules/index.ts'
import { kindOf } from './effect.ts'
import { inSquare } from './square.ts'

/** CCN-DIE-01: two faces of six show infantry. */
export const FACES = ['inf', 'inf', 'cav', 'art', 'flag', 'saber'] as const
export const FLAG = 4
export const SABER = 5
/** The arm that each face strikes. */
export const ARM_OF_FACE: readonly (Arm | null)[] = ['infantry', 'infantry', 'cavalry', 'artillery', null, null]

/** CCN-RNG-22, CCN-MEL-20: the target's arm hits, in melee also sabers; nothing but the arm when it retires. */
export function strike(r: Hand<Field, Event>, roll: Roll, dice: number): Tally {
  const g = r.field
  const { arm } = kindOf(unit(g, roll.target))
  const melee = roll.mode !== 'fire' && roll.mode !== 'evade'
  const sabers = melee && kindOf(unit(g, roll.roller)).saberHits // CCN-MEL-10, CCN-CA-08
  const faces: number[] = []
  let hits = 0
  let flags = 0
  for (let n = dice; n > 0; n--) {
    const face = r.roll(6)
    faces.push(face)
    if (ARM_OF_FACE[face] === arm || (face === SABER && sabers)) hits++
    else if (face === FLAG) flags++
  }
  return { faces, hits, flags: roll.mode === 'evade' ? 0 : flags } // CCN-RR-06
}

/** The rules that decided a roll. */
export function rollRules(g: Field, roll: Roll): RuleId[] {
  const roller = unit(g, roll.roller)
  const rules: RuleId[] = []
  if (inSquare(roller)) rules.push(roll.mode === 'first-strike' ? 'CCN-SQ-13' : 'CCN-SQ-02')
  else if (!isLeader(roll.target) && inSquare(unit(g, roll.target)) && kindOf(roller).arm === 'cavalry')
    rules.push('CCN-SQ-17')
  else rules.push(baseRule(g, roll))
  if (roll.extra > 0) rules.push('CCN-CA-05')
  if (roll.mode === 'evade') rules.push('CCN-RR-05', 'CCN-RR-06')
  else rules.push(roll.mode === 'fire' ? 'CCN-RNG-22' : 'CCN-MEL-20')
  return rules
}
function baseRule(g: Field, roll: Roll): RuleId {
  const roller = unit(g, roll.roller)
  const { arm, horseGuns, heavy, guard, kind, melee } = kindOf(roller)
  if (roll.mode === 'fire') {
    if (arm === 'artillery') return horseGuns ? 'CCN-RNG-16' : 'CCN-RNG-15'
    return roller.moved > 0 ? 'CCN-RNG-12' : 'CCN-RNG-11'
  }
  if (arm === 'cavalry') return heavy ? 'CCN-MEL-12' : 'CCN-MEL-11'
  if (arm === 'artillery') return horseGuns ? 'CCN-MEL-16' : guard ? 'CCN-MEL-15' : 'CCN-MEL-14'
  if (kind === 'old-guard') return 'CCN-MEL-08'
  return melee[1] > 1 ? 'CCN-MEL-09' : 'CCN-MEL-06'
}
