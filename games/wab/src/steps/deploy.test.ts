import { headerOf, Match, type Picks, Rules } from '@acies/kernel'
import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { wab } from '../game.ts'
import { kindOf } from '../position.ts'

/** A small battle about to be deployed: four feet of table, the south first army's. */
function parade(seed: number) {
  const header = headerOf(wab, 'pitched-500', seed, { setup: { armies: ['rome-500', 'barbarians-500'] } })
  const match = new Match(new Rules(wab, header), header)
  const { referee } = match.rules
  const seat = (): number => referee.owing(match.position)[0]
  return {
    g: () => match.position.field,
    seat,
    asked: (): string => referee.decision(match.position, seat()).step,
    able(): number[] {
      const choice = referee.next(match.position, seat(), [])
      return choice !== null && 'options' in choice ? choice.options.map(Number) : []
    },
    refused: (...picks: Picks) => referee.refuse(match.position, seat(), picks)?.rule ?? null,
    answer: (...picks: Picks) => expect(match.play(seat(), picks)).toBeNull(),
  }
}
type Parade = ReturnType<typeof parade>
type At = [x: number, y: number, facing: number]
const south = (x: number, y: number): At => [inches(x), inches(y), 0]
const north = (x: number, y: number): At => [inches(x), inches(y), 18000]
const isLight = (p: Parade, id: number) => kindOf(p.g(), p.g().units[id]).traits.includes('light-troops')
/** Puts one of those who may be placed five abreast at a place in its own zone; gives who it was. */
function put(p: Parade, x: number, who = p.able()[0]): number {
  const where = p.seat() === 0 ? south(x, 30) : north(x, 6)
  const loose = kindOf(p.g(), p.g().units[who]).order === 'loose'
  if (isLight(p, who)) p.answer(who, 'open', 5, where)
  else p.answer(who, loose ? 'knot' : 5, where)
  return who
}

describe('deployment', () => {
  test('unit by unit, turn about; who has none left is passed over; characters find whom to lead when all stand (WAB-MIS-101, WAB-PERS-08)', () => {
    const p = parade(1)
    const order: [seat: number, leads: boolean][] = []
    for (let x = 7; p.asked() !== 'declare-charges' && p.asked() !== 'move'; x += 5) {
      const leads = p.asked() === 'attach-character'
      order.push([p.seat(), leads])
      if (leads) {
        const [host] = p.able()
        expect(p.g().units[host].side).toBe(p.seat())
        p.answer(host)
      } else expect(kindOf(p.g(), p.g().units[put(p, x)]).character).toBe(false)
    }
    const [[first]] = order
    // Three units and a character against four units and one.
    const [fewer, more] = [0, 1]
    const units = order.filter(([, leads]) => !leads).map(([seat]) => seat)
    const turns = first === fewer ? [fewer, more, fewer, more, fewer, more] : [more, fewer, more, fewer, more, fewer]
    expect(units.slice(0, 6)).toEqual(turns)
    expect(units.filter(s => s === more)).toHaveLength(4)
    expect(
      order
        .filter(([, leads]) => leads)
        .map(([seat]) => seat)
        .toSorted(),
    ).toEqual([0, 1])
    expect(p.g().units.filter(u => u.where === 'joined')).toHaveLength(2)
    expect(p.g().units.every(u => u.where !== 'reserve')).toBe(true)
    expect(p.g().turn).toBe(1)
    expect(p.g().armies.map(a => a.value)).toEqual([6, 7])
  })
  test('in its own zone, on ground where it may stand, on nobody else (WAB-MIS-101, WAB-TERRAIN-05, WAB-UNIT-03)', () => {
    const p = parade(2)
    for (let x = 7; p.seat() !== 0; x += 10) put(p, x)
    const first = p.able().find(id => !isLight(p, id)) ?? -1
    expect(p.refused(first, 5, south(20, 26))).toBeNull()
    expect(p.refused(first, 5, south(20, 25.9))).toBe('WAB-MIS-101')
    expect(p.refused(first, 5, north(20, 6))).toBe('WAB-MIS-101')
    expect(p.refused(first, 5, south(1.9, 30))).toBe('WAB-MIS-101')
    expect(p.refused(first, 5, south(20, 33.7))).toBe('WAB-MIS-101')
    expect(p.refused(first, 5, south(20, 33.6))).toBeNull()
    expect(p.refused(first, 0, south(20, 30))).not.toBeNull()
    expect(p.refused(first, 16, south(20, 30))).not.toBeNull()
    p.g().ground = [
      { id: 0, kind: 'lake', x: inches(40), y: inches(29), facing: 0, width: inches(6), depth: inches(4) },
    ]
    expect(p.refused(first, 5, south(40, 30))).toBe('WAB-TERRAIN-05')
    expect(p.refused(first, 5, south(34, 30))).toBeNull()
    put(p, 20, first)
    const { where, files, x, y } = p.g().units[first]
    expect([where, files, x, y]).toEqual(['table', 5, inches(20), inches(30)])
    for (let at = 12; p.seat() !== 0; at += 10) put(p, at)
    expect(p.able()).not.toContain(first)
    const [second] = p.able()
    const form = isLight(p, second) ? ['open'] : []
    expect(p.refused(second, ...form, 5, south(23.9, 31))).toBe('WAB-UNIT-03')
    expect(p.refused(second, ...form, 5, south(24, 31))).toBeNull()
  })
  test('light troops say whether they skirmish, and it holds for the battle (WAB-FRM-75, WAB-UNIT-09)', () => {
    const p = parade(3)
    for (let x = 7; p.seat() !== 1; x += 10) put(p, x)
    const horse = p.able().find(id => isLight(p, id)) ?? -1
    expect(p.refused(horse, 5, north(30, 6))).not.toBeNull()
    expect(p.refused(horse, 'open', 'line', north(30, 6))).not.toBeNull()
    p.answer(horse, 'skirmish', 'wide', north(30, 6))
    expect(kindOf(p.g(), p.g().units[horse]).order).toBe('loose')
    expect(p.g().units[horse].loose).toHaveLength(3 * p.g().units[horse].places.length)
    expect(p.g().units[horse].where).toBe('table')
  })
})
