import type { Decision, Pick, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, it } from 'vitest'
import { put } from '../position.ts'
import { fieldFrom } from '../testing.ts'
import { becauseOf } from './because.ts'

const FOOT = 'foot models=20 files=5'
function told(units: string[], step: string, draft: Picks, pick: Pick, rule: string, more: object = {}) {
  const g = fieldFrom({ units, at: 'remaining', ...more })
  const decision: Decision = { ticket: 0, seat: 0, step, v: {}, kind: 'one', rules: [], window: false, choice: null }
  const say = (lang: 'es' | 'en') => becauseOf({ decision, draft, pick, rule }, g, lang)
  return { g, es: say('es'), en: say('en'), again: () => say('en') }
}

describe('why not, in this case', () => {
  it('says which enemy is too near to march', () => {
    const near = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,24 S`, `b-2 ${FOOT} 10,6 S`]
    expect(told(near, 'move', [0], 'march', 'WAB-MARCH-03').en).toMatch(/ I (is|are) within 8″\.$/)
    const far = [`a-1 ${FOOT} 36,40 N`, `b-1 ${FOOT} 36,6 S`]
    expect(told(far, 'move', [0], 'march', 'WAB-MARCH-03').en).toBeNull()
  })
  it('says of who is not seen whether he is outside the front, or who hides him', () => {
    const behind = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,40 S`]
    const { en, es } = told(behind, 'declare-charges', [0], 1, 'WAB-CHG-05')
    expect(en).toMatch(/ 180° off the front of .*, which sees 45° to each side\.$/)
    expect(es).toMatch(/ a 180° del frente de .*, que ve 45° a cada lado\.$/)
    const aside = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 60,30 S`]
    expect(told(aside, 'declare-charges', [0], 1, 'WAB-CHG-05').en).toMatch(/ 82° off the front of /)
    const screened = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,14 S`, `b-2 ${FOOT} 36,22 S`]
    expect(told(screened, 'declare-charges', [0], 1, 'WAB-CHG-05').en).toMatch(/ II hides? the .* I\.$/)
    const beyond = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,14 S`]
    expect(told(beyond, 'declare-charges', [0], 1, 'WAB-CHG-05').en).toMatch(/^The ground hides /)
  })
  it('says to whom an inch must be kept', () => {
    const units = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,24 S`, `b-2 ${FOOT} 10,6 S`]
    expect(told(units, 'move', [0, 'move', 'ahead'], 4 * INCH, 'WAB-MOV-01').en).toMatch(/closer to .* I: an inch/)
  })
  it('says whom a unit is fighting, and whose it is', () => {
    const units = [`a-1 ${FOOT} 36,30 N`, `b-1 ${FOOT} 36,26 S`]
    const { en } = told(units, 'move', [], 0, 'WAB-MOV-07', { contacts: ['a-1 front b-1 front'] })
    expect(en).toMatch(/ (is|are) fighting the /)
    expect(told(units, 'move', [], 1, 'WAB-GEN-07').es).toMatch(/ del enemigo\.$/)
    expect(told(units, 'declare-shots', [0], 0, 'WAB-SHOOT-01').en).toMatch(/ yours\.$/)
  })
  it('says what is so only where it is', () => {
    const { g, en, again } = told([`a-1 ${FOOT} 36,30 N`], 'declare-shots', [], 0, 'WAB-SHOOT-04')
    expect(en).toBeNull()
    put(g.units[0], 'marched')
    expect(again()).toMatch(/ marched this turn\.$/)
  })
})
