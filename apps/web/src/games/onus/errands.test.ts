import { headerOf, Match, randomFrom, sample } from '@acies/kernel'
import { type Event, type Field, onus, UD } from '@acies/onus'
import { expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { dress } from './dress.tsx'
import { offersFor } from './errands.ts'

/** Rome at Zama, when she may move two units or more. */
function marching(): Asking<Field> {
  const match = Match.load<Field, Event>(onus, { header: headerOf(onus, 'zama', 11), answers: [] })
  const { rules, position: view } = match
  const { referee } = rules
  for (let n = 1; ; n++) {
    const [seat] = referee.owing(view)
    const decision = referee.decision(view, seat)
    const choice = referee.next(view, seat, [])
    const asking = { view, rules, decision, choice, draft: [] } as unknown as Asking<Field>
    if (decision.step === 'next-mover' && seat === 0 && offersFor(asking, 'en').length > 0) return asking
    match.play(seat, referee.forced(view, seat) ?? sample(referee, view, seat, randomFrom(n)))
  }
}

it('an advance of all is offered where somebody can go, and not where enemies stand before everybody', () => {
  const asking = marching()
  expect(offersFor(asking, 'en')[0].text).toMatch(/advance/)
  const { units } = asking.view.field
  const foes = units.filter(u => u.seat === 1)
  const own = units.filter(u => u.seat === 0 && u.doings.active)
  expect(own.length).toBeLessThanOrEqual(foes.length)
  own.forEach((u, i) => {
    Object.assign(foes[i], { where: 'table', x: u.x, y: u.y - 0.03 * UD, facing: 18000 })
  })
  expect(offersFor(asking, 'en')).toEqual([])
})

it('an answer about a side names the side, and whose it is', () => {
  const { view } = marching()
  const told = (...picks: (number | string)[]) =>
    dress.answer?.({ decision: { step: 'align-side' }, view } as unknown as Asking<Field>, picks, 'en')
  const foe = view.field.units.find(u => u.seat === 1)?.id ?? -1
  expect(told('left')).toBe('Left flank')
  expect(told(foe, 'rear')).toMatch(/^Rear · \w+/)
})

it('an answer about wrapping is told by its ends', () => {
  const asking = { decision: { step: 'wrap' } } as unknown as Asking<Field>
  const told = (...picks: number[]) => dress.answer?.(asking, picks, 'es')
  expect(told(0, 0)).toBe('No envolver')
  expect(told(2, 0)).toBe('Envolver con 2 secciones por la izquierda')
  expect(told(1, 1)).toBe('Envolver con 1 sección por la izquierda, Envolver con 1 sección por la derecha')
})
