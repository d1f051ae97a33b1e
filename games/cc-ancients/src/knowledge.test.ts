import { headerOf, Rules } from '@acies/kernel'
import { acceptKnowledge } from '@acies/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ancients } from './game.ts'
import { knowledge } from './knowledge.ts'

acceptKnowledge(ancients, knowledge, 150)

describe('a reason', () => {
  const [{ id }] = ancients.scenarios
  const header = headerOf(ancients, id, 1)
  const { field } = new Rules(ancients, header).begin(header)
  const told = (step: string, ...picks: number[]): string => knowledge.reason(field, 0, [{ step, picks }], {}).en
  /** Their reason is what is ordered, moved or struck after them. */
  const follows = /^(play-card|order-.*|move-piece|announce-combat|choose-manoeuvre|force-march)$/

  it('names what is done, whatever is asked', () => {
    for (const step of ancients.steps([])) {
      if (!('seats' in step) || follows.test(step.name)) continue
      expect(told(step.name, 0), step.name).not.toMatch(/^Bides/)
    }
    expect(told('order-units', 0)).toMatch(/^Bides its time/)
    expect(told('move-piece')).toMatch(/^Stops moving/)
  })

  it('is never that a later question is left unanswered', () => {
    const plan = [
      { step: 'play-card', picks: [0] },
      { step: 'announce-combat', picks: [] },
    ]
    expect(knowledge.reason(field, 0, plan, {}).en).toMatch(/^Bides its time/)
    expect(knowledge.reason(field, 0, plan.slice(1), {}).en).toMatch(/^Calls off the attack/)
  })
})
