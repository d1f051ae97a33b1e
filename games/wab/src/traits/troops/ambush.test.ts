import { Rules } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import type { EventOf, EventType } from '../../events.ts'
import { wab } from '../../game.ts'
import { modelsOf } from '../../rules/cloud.ts'
import { isFound, mayNotHide } from '../../rules/cover.ts'
import { positionFrom } from '../../testing.ts'

const WOOD = ['wood 36,14 16x12']
/** A position in which a-1 lies hidden, played on to its first question. */
function lying(units: string[], at: string, faces: number[] = [], active = 0) {
  const p = positionFrom({ units, ground: WOOD, at, active })
  p.field.units[0].where = 'ambush'
  const rules = new Rules(wab, {}, true)
  const dice = faces.map(f => f - 1)
  let spare = 0
  rules.referee.script = { shift: () => dice.shift() ?? spare++ % 2 }
  const heard: { event: { type: string } }[] = []
  rules.referee.resume(p, heard as Parameters<typeof rules.referee.resume>[1])
  const answer = (picks: (string | number)[]) =>
    rules.referee.answer(p, rules.referee.owing(p)[0], picks, heard as Parameters<typeof rules.referee.resume>[1])
  const told = <T extends EventType>(type: T): EventOf<T>[] =>
    heard.map(h => h.event).filter((e): e is EventOf<T> => e.type === type)
  return { p, g: p.field, answer, told, asked: () => p.stack[p.stack.length - 1].step }
}
const HIDDEN = 'a-1 ars-ambushers models=8 files=4 36,20 N'
const FRIEND = 'a-2 foot models=5 files=5 4,44 N'
const FAR = 'b-1 foot models=20 files=5 36,2.5 S'

describe('ambushes (WAB-FRM-20)', () => {
  test('anywhere out of sight, but not in the enemy’s zone (WAB-FRM-20, WAB-FRM-21)', () => {
    const { field: g } = positionFrom({ units: [HIDDEN, FAR], ground: ['wood 36,14 16x12', 'wood 20,0 16x12'] })
    const [u] = g.units
    const at = (x: number, y: number) =>
      mayNotHide(g, u, modelsOf(g, { ...u, loose: [] }, { x: x * INCH, y: y * INCH, facing: 0 }))
    expect(at(36, 20)).toBeNull()
    expect(at(36, 40)).toBe('WAB-FRM-20')
    expect(at(20, 6)).toBe('WAB-FRM-21')
  })
  test('found by whoever comes within 8", or sees it (WAB-FRM-23)', () => {
    const found = (foe: string) => {
      const { field: g } = positionFrom({ units: [HIDDEN, foe], ground: WOOD })
      return isFound(g, g.units[0])
    }
    expect(found(FAR)).toBe(false)
    expect(found('b-1 foot models=20 files=5 36,12.2 S')).toBe(true)
    expect(found('b-1 foot models=20 files=5 36,36 N')).toBe(false)
    expect(found('b-1 foot models=20 files=5 36,29 S')).toBe(true)
  })
  test('an enemy that moves too near makes it rise, in the middle of his turn (WAB-FRM-23)', () => {
    const { g, answer, told } = lying(
      [HIDDEN, FRIEND, 'b-1 foot models=10 files=5 36,8 S', 'b-2 foot models=5 files=5 4,4 S'],
      'remaining',
      [],
      1,
    )
    expect(g.units[0].where).toBe('ambush')
    expect(answer([2, 'move', 'ahead', 4 * INCH])).toBeNull()
    expect(told('revealed')[0]).toMatchObject({ unit: 0, rules: ['WAB-FRM-23'] })
    expect(g.units[0].where).toBe('table')
  })
  test('its owner lets it rise when his turn begins; then it moves like anybody (WAB-FRM-24, WAB-FRM-25)', () => {
    const { g, answer, told, asked } = lying([HIDDEN, FRIEND, 'b-1 foot models=10 files=5 36,10.5 S'], 'start-of-turn')
    expect(asked()).toBe('rise')
    expect(answer([0])).toBeNull()
    expect(told('revealed')[0]).toMatchObject({ unit: 0, rules: ['WAB-FRM-24'] })
    while (asked() === 'declare-charges') answer([])
    expect(asked()).toBe('move')
    expect(answer([0, 'move', 'ahead', 1 * INCH])).toBeNull()
    expect(g.units[0].y).toBe(19 * INCH)
  })
  test('or waits, and is asked again before its other moves (WAB-FRM-24)', () => {
    const { g, answer, asked } = lying([HIDDEN, FRIEND, FAR], 'start-of-turn')
    expect(answer([])).toBeNull()
    expect(g.units[0].where).toBe('ambush')
    while (asked() === 'declare-charges') answer([])
    expect(asked()).toBe('rise')
  })
  test('hidden it is not afraid of anything, but a warband still throws its die and may run out (WAB-FRM-26)', () => {
    const band = 'a-1 ars-ambushers traits=warband models=8 files=4 36,20 N'
    const wild = lying([band, FRIEND, FAR, 'a-3 foot models=5 files=5 36,26 N fleeing=1'], 'start-of-turn', [1, 1, 1])
    expect(wild.answer([])).toBeNull()
    expect(wild.told('tested').filter(e => e.unit === 0)).toEqual([])
    expect(wild.told('thrown')[0]).toMatchObject({ unit: 0, what: 'control', die: 1 })
    expect(wild.told('revealed')[0]).toMatchObject({ unit: 0 })
  })
  test('when all stand its owner says whether it stays or is deployed with the others (WAB-FRM-22)', () => {
    const p = positionFrom({ units: [HIDDEN, FRIEND, FAR], ground: WOOD })
    p.field.units[0].where = 'ambush'
    p.stack = [{ step: 'stays-hidden', line: 'ask', v: { units: [0], unit: -1, word: '' }, into: '', handed: null }]
    const rules = new Rules(wab, {}, true)
    rules.referee.resume(p, [])
    expect(p.stack.at(-1)?.step).toBe('keep-hidden')
    const heard: Parameters<typeof rules.referee.answer>[3] = []
    rules.referee.answer(p, 0, ['come-out'], heard)
    expect(p.field.units[0].where).toBe('reserve')
    // Both hear of it: it stands before them from now on.
    expect(heard).toContainEqual({ to: -1, event: { type: 'came-out', rules: ['WAB-FRM-22'], unit: 0 } })
  })
})
