import { type Bridge, bridge } from '@acies/bots/testing'
import { type AnyGame, Complaint, type Knowledge } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type Finding, Study } from './index.ts'

/** What is known of the bridge by one who never attacks, though strength is all that counts. */
const timid: Knowledge<Bridge> = {
  terms: { strength: { es: 'la fuerza', en: 'strength' } },
  weigh: (field, seat) => ({ strength: bridge.score(field, seat) }),
  scale: 2,
  turn: field => field.turn,
  toMove: field => field.active,
  habit: p => (p.stack.at(-1)?.step === 'attack' ? [] : null),
  reason: () => ({ es: '', en: '' }),
}
function studied(knowledge: Knowledge<Bridge>): Finding[] {
  const game: AnyGame = { ...bridge, knowledge }
  const study = new Study(game, { seed: 3, looks: 16, every: 2 })
  for (let n = 0; n < 12; n++) study.play(n)
  return study.findings
}
const gainAt = (findings: Finding[], question: string): Finding => {
  const found = findings.find(f => f.question === question)
  if (found === undefined) throw new Error(`${question} was not studied`)
  return found
}

describe('a study', () => {
  it('finds where habit could be bettered', () => {
    const { gain, error, asked, studied: n } = gainAt(studied(timid), 'attack')
    expect(gain).toBeGreaterThan(error)
    expect(asked).toBeGreaterThan(0)
    expect(n).toBeGreaterThan(10)
  })

  it('takes no luck for gain: where nothing is at stake there is none', () => {
    const idle = { ...timid, weigh: () => ({ strength: 0 }), turn: () => 0, horizon: () => 0 }
    for (const { gain } of studied(idle)) expect(gain).toBeCloseTo(0)
  })

  it('comes to the same by the same seed', () => {
    expect(studied(timid)).toEqual(studied(timid))
  })

  it('needs a game that something is known of', () => {
    expect(() => new Study({ ...bridge, knowledge: undefined } as AnyGame, { seed: 1, looks: 2, every: 1 })).toThrow(
      Complaint,
    )
  })
})
