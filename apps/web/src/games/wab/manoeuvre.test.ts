import { byHabit } from '@acies/bots'
import { headerOf, type Pick, type Picks, Rules, randomFrom } from '@acies/kernel'
import { cornerOf } from '@acies/table'
import { blockOf, type Event, type Field, wab } from '@acies/wab'
import { expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { manoeuvre } from './manoeuvre.tsx'

const rules = new Rules<Field, Event>(wab)
/** The first legion that may change its front in a small battle played by habit. */
function reforming(): { asking: Asking<Field>; unit: number; most: number } {
  const p = rules.begin(headerOf(wab, 'pitched-1000', 3))
  for (let n = 1; p.result === null; n++) {
    const [seat] = rules.referee.owing(p)
    const decision = rules.referee.decision(p, seat)
    const view = rules.view(p, seat)
    const choice = rules.referee.next(view, seat, [])
    const asking = (draft: Picks): Asking<Field> => ({ rules, view, decision, draft, choice }) as Asking<Field>
    if (decision.step === 'move' && choice?.of === 'unit')
      for (const unit of choice.options) {
        const files = rules.referee.next(view, seat, [unit, 'move', 'files'])
        const found = asking([unit, 'move'])
        if (files?.of === 'number' && manoeuvre(found, 'en')?.walk([unit, 'move', 'files', files.max]).fault === null)
          return { asking: found, unit, most: files.max }
      }
    rules.referee.answer(p, seat, byHabit(rules, p, seat, { weights: {}, whim: 0 }, randomFrom(n)), null)
  }
  throw new Error('nobody forms wider')
}

it('the ghost of a unit that forms wider is as wide as it will be, and wheels about its new corner', () => {
  const { asking, unit, most } = reforming()
  const man = manoeuvre(asking, 'en')
  if (man === null) throw new Error('it does not go by legs')
  const u = asking.view.field.units[unit]
  const legs = (...more: Pick[]): Picks => [unit, 'move', 'files', most, ...more]
  const wider = man.walk(legs())
  expect(wider.form?.width).toBeGreaterThan(man.width)
  expect(wider.ways).toEqual([])
  const [way, ...others] = man.walk(legs('wheel-left', 500)).ways
  expect(others).toEqual([])
  expect(way.width).toBe(wider.form?.width)
  const [x, y, facing] = wider.at
  const block = { x, y, facing, width: wider.form?.width ?? 0, depth: wider.form?.depth ?? 0 }
  expect(way.pivot).toEqual(cornerOf(block, 'front-left'))
  expect(way.pivot).not.toEqual(cornerOf(blockOf(asking.view.field, u), 'front-left'))
})

it('who could strike a unit where it would stand is told to those who agreed to measure, and to nobody else', () => {
  const { asking, unit } = reforming()
  expect(manoeuvre(asking, 'en')?.foresee).toBeUndefined()
  const open = new Rules<Field, Event>(wab, { scenario: 'pitched-1000', options: ['open-measures'] })
  const agreed = { ...asking, rules: open } as Asking<Field>
  const foes = asking.view.field.units.filter(u => u.side !== asking.view.field.units[unit].side)
  const seen = manoeuvre(agreed, 'en')?.foresee?.([unit, 'move'])
  for (const { to, text } of seen?.lines ?? []) {
    expect(foes).toContain(to)
    expect(text).toMatch(/(charges you in the (front|flank|rear)|shoots you).* · [\d.]+″$/)
  }
  expect(seen?.lines).toBeDefined()
})
