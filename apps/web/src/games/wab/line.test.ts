import { byHabit } from '@acies/bots'
import { headerOf, Rules, randomFrom } from '@acies/kernel'
import { INCH } from '@acies/table'
import { allowanceOf, type Event, type Field, kindOf, wab } from '@acies/wab'
import { describe, expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { tableSkin } from '../../skins/table/skin.tsx'
import { obvious } from './asked.ts'
import { dress } from './dress.tsx'
import { pulled, together } from './line.ts'
import { oddsAsked } from './odds.ts'
import { restAtNearest } from './ShotTray.tsx'
import { standing } from './standing.ts'
import { trayWords } from './table-words.ts'

const rules = new Rules<Field, Event>(wab)
/** Small battles played by habit, one after another, until the first seat is asked this. */
function until(step: string) {
  for (let seed = 3; seed < 20; seed++) {
    const p = rules.begin(headerOf(wab, 'pitched-500', seed))
    for (let n = 1; p.result === null; n++) {
      const [seat] = rules.referee.owing(p)
      const decision = rules.referee.decision(p, seat)
      if (seat === 0 && decision.step === step) return p
      rules.referee.answer(p, seat, byHabit(rules, p, seat, { weights: {}, whim: 0 }, randomFrom(n)), null)
    }
  }
  throw new Error(`${step} was never asked`)
}
function askedIn(p: ReturnType<typeof until>, draft: Asking<Field>['draft'] = []): Asking<Field> {
  const view = rules.view(p, 0)
  const decision = rules.referee.decision(p, 0)
  return { rules: rules as Asking<Field>['rules'], view, decision, draft, choice: rules.referee.next(view, 0, draft) }
}

describe('a line of units', () => {
  it('goes together in one gesture: each straight ahead, those in front first, none farther than the drag', () => {
    const p = until('move')
    const members = together.who(askedIn(p))
    expect(members.length).toBeGreaterThan(2)
    expect(members.every(id => !kindOf(p.field, p.field.units[id]).character)).toBe(true)
    const before = p.field.units.map(u => [u.x, u.y] as const)
    let answers = 0
    for (;;) {
      const said = together.go(askedIn(p), members, { x: 0, y: -3 * INCH })
      if (said === null || !('give' in said)) break
      expect(rules.referee.answer(p, 0, said.give, null)).toBeNull()
      answers++
      if (p.result !== null || rules.referee.owing(p)[0] !== 0) break
    }
    expect(answers).toBeGreaterThan(2)
    const gone = members.map(id => Math.hypot(p.field.units[id].x - before[id][0], p.field.units[id].y - before[id][1]))
    expect(Math.max(...gone)).toBeLessThanOrEqual(3 * INCH + 2)
    expect(gone.filter(far => far > INCH).length).toBe(answers)
  })

  it('is shown where it comes to stand: straight ahead, and no farther than each may go', () => {
    const p = until('move')
    const asking = askedIn(p)
    const g = p.field
    for (const id of together.who(asking)) {
      const u = g.units[id]
      const to = together.lands?.(asking, id, { x: 5 * INCH, y: -30 * INCH }) ?? [0, 0, 0]
      const a = (u.facing / 18000) * Math.PI
      const aside = (to[0] - u.x) * Math.cos(a) + (to[1] - u.y) * Math.sin(a)
      expect(Math.abs(aside)).toBeLessThan(3)
      const far = Math.hypot(to[0] - u.x, to[1] - u.y)
      expect(far).toBeLessThanOrEqual(allowanceOf(g, u, 'march') + 2)
      const said = together.go(asking, [id], { x: 5 * INCH, y: -30 * INCH })
      if (said === null || !('give' in said)) continue
      const after = structuredClone(p)
      rules.referee.answer(after, 0, said.give, null)
      const { x, y } = after.field.units[id]
      // What stands in the way is not seen beforehand: it may halt sooner.
      expect(Math.hypot(x - u.x, y - u.y)).toBeLessThanOrEqual(far + 2)
    }
  })

  it('is taken one by one by dragging: it moves unless something else is said', () => {
    const asking = askedIn(until('move'))
    const [unit] = together.who(asking)
    expect(pulled(asking, unit)).toMatchObject({ draft: [unit, expect.stringMatching(/move|skirmish/)] })
    expect(pulled({ ...asking, draft: [unit, 'move'] }, unit)).toBeNull()
    expect(pulled({ ...asking, draft: [unit, 'reform'] }, unit)).not.toBeNull()
    expect(
      pulled(
        asking,
        asking.view.field.units.findIndex(u => u.seat === 1),
      ),
    ).toBeNull()
  })
})

it('whoever has no target shoots at the nearest he may shoot at, in a whole answer', () => {
  const asking = askedIn(until('declare-shots'))
  const picks = restAtNearest(asking)
  expect(picks.length).toBeGreaterThan(1)
  expect(picks.length % 2).toBe(0)
  expect(rules.referee.refuse(asking.view, 0, picks)).toBeNull()
  expect(restAtNearest({ ...asking, draft: picks })).toEqual(picks)
})

it('the odds of a charge that is said already are those of its two units, whichever is pointed at', () => {
  const p = until('declare-charges')
  const asking = askedIn(p)
  const options = (draft: readonly number[]): readonly number[] => {
    const choice = rules.referee.next(asking.view, 0, draft)
    return choice?.of === 'unit' ? choice.options : []
  }
  const [unit] = options([])
  const [target] = options([unit])
  const said = askedIn(p, [unit, target])
  const other = p.field.units.findIndex(u => u.id !== unit && u.id !== target)
  for (const at of [unit, target]) expect(oddsAsked(said, null, { unit: [at] })?.answers).toEqual([[unit, target]])
  expect(oddsAsked(said, null, { unit: [other] })).toBeNull()
  expect(oddsAsked(asking, null, { unit: [target] })).toBeNull()
  // The same figure as when it was only thought of.
  expect(oddsAsked(said, null, { unit: [target] })?.key).toBe(
    oddsAsked(askedIn(p, [unit]), null, { unit: [target] })?.key,
  )
})

it('only questions with a usual answer may be answered once for all', () => {
  expect(standing(askedIn(until('move')))).toBeNull()
  expect(standing(askedIn(until('declare-charges')))).toBeNull()
})

it('the weapon may be taken up without asking: what hits hardest at first, or carries farthest', () => {
  const asking = askedIn(until('move'))
  const taking = (step: string, options: readonly string[]) =>
    standing({ ...asking, decision: { ...asking.decision, step, choice: { of: 'word', options } } })
  expect(taking('take-weapon', ['hand-weapon', 'halberd'])).toEqual(['halberd'])
  expect(taking('take-weapon', ['double-handed-weapon', 'throwing-spear'])).toEqual(['throwing-spear'])
  expect(taking('take-missile', ['javelin', 'bow'])).toEqual(['bow'])
  expect(taking('take-missile', ['sling', 'sling-rapid'])).toEqual(['sling'])
  for (const step of ['take-weapon', 'take-missile'])
    for (const { names } of [trayWords.es.standing, trayWords.en.standing]) expect(names[step]).toBeTruthy()
})

describe('what is taken back', () => {
  const back = (asking: Asking<Field>) => tableSkin(dress).shorter?.(asking)
  it('is the unit with everything that said itself: formation and first place, or the usual way to go', () => {
    const deploying = until('deploy')
    const choice = askedIn(deploying).choice
    const unit = choice?.of === 'unit' ? choice.options[0] : -1
    expect(back(askedIn(deploying, [unit, 4, [9000, 100000, 0]]))).toEqual([])
    expect(back(askedIn(deploying, [unit, 4]))).toEqual([])
    const moving = until('move')
    const [first] = together.who(askedIn(moving))
    expect(back(askedIn(moving, [first, 'move']))).toEqual([])
  })
})

describe('deployment', () => {
  it('draws up who fights hand to hand in ranks, and scatters who shoots (WAB-FRM-75)', () => {
    const p = until('deploy')
    const light = p.field.units.filter(u => u.side === 0 && kindOf(p.field, u).traits.includes('light-troops'))
    const said = light.map(u => [kindOf(p.field, u).weapons.includes('bow'), obvious(askedIn(p, [u.id]))])
    expect(said.length).toBeGreaterThan(0)
    for (const [shoots, form] of said) expect(form).toBe(shoots ? 'skirmish' : 'open')
  })
})
