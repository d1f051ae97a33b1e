import { headerOf, type Picks, Rules, randomFrom, sample } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { fieldFrom, troop } from '../testing.ts'
import { knowledge } from './index.ts'

const SENTENCE = /^[A-ZÁÉÍÓÚÑ][^{}]*[^\s]: [^{}]*[^\s]\.$/

test('every answer by habit has a reason, in both languages; turns grow from one planning to the next', () => {
  const rules = new Rules(tercios)
  const { referee } = rules
  for (const scenario of ['campal-500', 'lutzen']) {
    const random = randomFrom(3)
    const p = rules.begin(headerOf(tercios, scenario, 3))
    let turn = Number.NEGATIVE_INFINITY
    for (let n = 0; n < 400 && p.result === null; n++) {
      const [seat] = referee.owing(p)
      const { step } = p.stack[p.stack.length - 1]
      const habit = knowledge.habit(p, seat, draft => referee.next(p, seat, draft), { weights: {}, whim: 0.3 }, random)
      const picks = habit ?? sample(referee, p, seat, random)
      const said = knowledge.reason(p.field, seat, [{ step, picks }], { strength: 0.2 })
      expect(said.es, step).toMatch(SENTENCE)
      expect(said.en, step).toMatch(SENTENCE)
      if (step === 'place-orders' && seat === 0) {
        expect(knowledge.turn(p.field)).toBeGreaterThan(turn)
        turn = knowledge.turn(p.field)
      }
      referee.take(p, seat, picks)
    }
  }
})

describe('why', () => {
  const g = fieldFrom({
    troops: {
      'a-1': { type: 'SPA-08', at: [12, 30], card: 'attack' },
      'b-1': { type: 'FRA-02', at: [12, 26], facing: 180, disordered: true },
    },
  })
  test('a charge names its target, the wing, and what is wrong with him', () => {
    const plan = [{ step: 'choose-charge', picks: [troop(g, 'b-1').id] }]
    const { es, en } = knowledge.reason(g, 0, plan, {})
    expect(es).toMatch(/^Carga contra .* por el ala izquierda: el enemigo está desordenado\.$/)
    expect(en).toMatch(/^Charges .* on the left wing: the enemy is in disorder\.$/)
  })
  test('whoever leads a charge himself says so, when he is sent and when he goes', () => {
    const goes = { step: 'move-commander', picks: ['fearless', troop(g, 'a-1').id] }
    for (const plan of [[goes], [{ step: 'choose-commander', picks: [1000] }, goes]]) {
      const { es, en } = knowledge.reason(g, 0, plan, {})
      expect(es).toMatch(/^Se pone él mismo a la cabeza del? .*: es una carga más\.$/)
      expect(en).toMatch(/^Puts himself at the head of .*: that is one more charge\.$/)
    }
  })
  test('whatever is asked, what is done is named', () => {
    const [own, enemy] = [troop(g, 'a-1').id, troop(g, 'b-1').id]
    /** An answer to questions that give no reason for any other. */
    const ANSWER: Readonly<Record<string, Picks>> = {
      'choose-deed': ['reorganise'],
      'choose-move': [[12 * INCH, 20 * INCH, 0]],
      'choose-vanguard': [[12 * INCH, 20 * INCH, 0]],
      'choose-action': ['inspire', own, 'loyalty'],
      'choose-charge': [enemy],
    }
    for (const step of tercios.steps([])) {
      if (!('seats' in step)) continue
      const plan = [{ step: step.name, picks: ANSWER[step.name] ?? [own] }]
      expect(knowledge.reason(g, 0, plan, {}).en, step.name).not.toMatch(/^(Decides|Gives orders)/)
    }
    expect(knowledge.reason(g, 0, [{ step: 'choose-action', picks: ['diligent', own] }], {}).en).toMatch(
      /^Tries “Diligent” on /,
    )
  })
  test('whoever moves is compared with where he stood, not with those he comes to', () => {
    const line = fieldFrom({
      troops: {
        'a-1': { type: 'SPA-02', at: [24, 34] },
        'a-2': { type: 'SPA-02', at: [30, 24] },
        'b-1': { type: 'FRA-02', at: [30, 8], facing: 180 },
      },
    })
    const heads = (x: number, y: number, facing = 0): string =>
      knowledge.reason(line, 0, [{ step: 'choose-move', picks: [[x * INCH, y * INCH, facing]] }], {}).en
    expect(heads(24, 26)).toMatch(/^Advances/)
    expect(heads(24, 40, 18_000)).toMatch(/^Falls back/)
  })
  test('who is called by the wing is not said to be there again', () => {
    const lutzen = tercios.setUp(headerOf(tercios, 'lutzen', 3))
    for (const { id, side } of lutzen.troops) {
      const { es } = knowledge.reason(lutzen, side, [{ step: 'choose-troop', picks: [id] }], {})
      expect(es).not.toMatch(/(centro|izquierda|derecha) por el (ala )?\1/)
    }
  })
  test('orders are counted', () => {
    const plan = [{ step: 'place-orders', picks: ['fire', 'attack', 'fire'] }]
    expect(knowledge.reason(g, 0, plan, { contact: 1 })).toEqual({
      es: 'Manda disparar a 2 y atacar a 1: acorta la distancia.',
      en: 'Orders 2 to fire and 1 to attack: it closes the distance.',
    })
  })
})

test('each army of each battle has a commander', () => {
  for (const { id } of tercios.scenarios) expect(tercios.commanders?.(id)).toHaveLength(2)
  expect(tercios.commanders?.('lutzen').map(c => c.name.en)).toContain('Wallenstein')
})
