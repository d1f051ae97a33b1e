import { ancients } from '@acies/cc-ancients'
import { napoleonics } from '@acies/cc-napoleonics'
import { type AnyGame, EVERYBODY, headerOf, heardBy, Rules, type Told } from '@acies/kernel'
import { playRandom } from '@acies/kernel/testing'
import { onus } from '@acies/onus'
import { type Event, type Field, tercios } from '@acies/tercios'
import { wab } from '@acies/wab'
import { describe, expect, test, vi } from 'vitest'
import { checkedMoments, fieldsAfter, type Moment, momentsOf } from './moment.ts'

/** A match of a few hundred answers at random, moment by moment. */
function played(game: AnyGame, limit: number): { rules: Rules<unknown, Told>; moments: Moment[] } {
  const rules = new Rules<unknown, Told>(game)
  const { file } = playRandom(rules, headerOf(game, rules.terms.scenario, 5), { seed: 9, limit })
  return { rules, moments: momentsOf(game, file) }
}

describe('a match from elsewhere', () => {
  const rules = new Rules(ancients)
  const { file } = playRandom(rules, headerOf(ancients, rules.terms.scenario, 5), { seed: 9, limit: 600 })
  test('is read while the page goes on answering, to the same moments', async () => {
    let answered = 0
    let now = 0
    // However quick the machine is: every look at the clock finds a while gone.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
    const page = setInterval(() => answered++)
    const moments = await checkedMoments(ancients, file)
    clearInterval(page)
    clock.mockRestore()
    expect(answered).toBeGreaterThan(1)
    expect(moments).toEqual(momentsOf(ancients, file))
  })
  test('is refused at its first answer against the rules', async () => {
    const answers = [...file.answers.slice(0, 3), [0, 999] as [number, number]]
    await expect(checkedMoments(ancients, { ...file, answers })).rejects.toThrow('answers.3: refused by')
    const over = { ...file, answers: [], ending: { how: 'resigned', seat: 7 } as const }
    await expect(checkedMoments(ancients, over)).rejects.toThrow('no such seat')
  })
})

describe('the field after each event', () => {
  const games: AnyGame[] = [ancients, napoleonics, tercios, onus, wab]
  for (const game of games)
    test(`${game.id}: one for each event that a viewer hears, and nothing hidden in it`, () => {
      const { rules, moments } = played(game, 120)
      for (const moment of moments.slice(1)) {
        const before = moments[moment.n - 1]
        for (const viewer of [null, ...rules.seats]) {
          const fields = fieldsAfter(rules, before, moment, viewer)
          expect(fields).toHaveLength(heardBy(moment.heard, viewer ?? EVERYBODY).length)
          // What a seat sees holds nothing that it would not see if it looked again.
          if (viewer !== null) for (const field of fields) expect(rules.seen(field, viewer)).toEqual(field)
        }
      }
    })
  test('tercios: whoever has moved stands where he went when it is told, before what comes of it', () => {
    const { rules, moments } = played(tercios, 400)
    let moves = 0
    for (const moment of moments.slice(1)) {
      const fields = fieldsAfter(rules, moments[moment.n - 1], moment, null) as Field[]
      const events = heardBy(moment.heard, EVERYBODY) as Event[]
      events.forEach((event, i) => {
        if (event.type !== 'moved') return
        moves++
        const { x, y } = fields[i].troops[event.unit]
        expect([x, y]).toEqual(event.path.slice(3, 5))
      })
    }
    expect(moves).toBeGreaterThan(5)
  })
})
