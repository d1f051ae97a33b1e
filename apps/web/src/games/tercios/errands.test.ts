import { describe, expect, it } from 'vitest'
import { throughWord } from '../../play/picking.ts'
import { askedIn, facing } from './asked.ts'
import { dropped, goesOn, missed, offersFor, pulled, together, turned } from './errands.ts'

const [TERCIO, FOE, COMMANDER] = [0, 1, 1000]

/** The pass of a side that has a tercio with this card and a commander who may act. */
const passing = (card: string, step = 'pass', more: object = {}): object => ({
  ...facing(card, 20, more),
  begin: { step, args: { side: 0 } },
})

describe('to point at a troop while a commander is asked for', () => {
  const asking = askedIn(passing('run'))
  it('means no commander', () => {
    expect(asking.decision.step).toBe('choose-commander')
    expect(goesOn(asking, { unit: [TERCIO] })).toBe('give')
  })
  it('means nothing of an enemy, of a commander, of whoever has acted', () => {
    expect(goesOn(asking, { unit: [FOE] })).toBeNull()
    expect(goesOn(asking, { unit: [COMMANDER] })).toBeNull()
    expect(goesOn(askedIn(passing('none')), { unit: [TERCIO] })).toBeNull()
  })
})

describe('a piece that is dragged', () => {
  it('is a troop that acts: no commander, this one, its move', () => {
    expect(pulled(askedIn(passing('run')), TERCIO)).toEqual({ give: [] })
    expect(pulled(askedIn(passing('run', 'troop-step', SECOND)), TERCIO)).toEqual({ give: [TERCIO] })
    expect(pulled(askedIn(facing('attention', 20)), TERCIO)).toEqual({ draft: ['move'] })
  })
  it('is a commander who rides', () => {
    const asking = askedIn(passing('run'))
    expect(pulled(asking, COMMANDER)).toEqual({ give: [COMMANDER] })
    const { rules, view } = asking
    rules.referee.take(view, 0, [COMMANDER])
    const riding: typeof asking = { ...asking, decision: rules.referee.decision(view, 0) }
    expect(riding.decision.step).toBe('move-commander')
    expect(pulled(riding, COMMANDER)).toEqual({ draft: ['move'] })
    expect(dropped(riding, COMMANDER, TERCIO)).toEqual({ give: ['join', TERCIO] })
    expect(dropped(riding, COMMANDER, FOE)).toBeNull()
  })
  it('is nobody who stands firm, and no enemy', () => {
    expect(pulled(askedIn(passing('resist')), TERCIO)).toBeNull()
    expect(pulled(askedIn(passing('run')), FOE)).toBeNull()
  })
  it('is let go over whom it charges or shoots at', () => {
    const charging = askedIn(facing('attack', 6))
    expect(charging.decision.step).toBe('choose-charge')
    expect(dropped(charging, TERCIO, FOE)).toEqual({ give: [FOE] })
    expect(dropped(charging, TERCIO, TERCIO)).toBeNull()
    expect(dropped(askedIn(facing('attention', 6)), TERCIO, FOE)).toEqual({ give: ['shoot', FOE] })
    expect(dropped(askedIn(facing('attention', 26)), TERCIO, FOE)).toBeNull()
  })
  it('says why, when that is nobody he may strike: how far he is, and how far one shoots', () => {
    const far = askedIn(facing('attention', 26))
    const no = missed(far, TERCIO, FOE)
    expect(no).toEqual({ rule: 'TER-SHO-03', draft: ['shoot'], pick: FOE })
    const { decision, rules, view } = far
    if (no === null) throw new Error('he is struck')
    expect(rules.game.speech.because?.({ decision, ...no }, view.field, 'en')).toMatch(/″ away; .* reaches? \d+″\.$/)
    expect(missed(far, TERCIO, TERCIO)).toBeNull()
    expect(missed(askedIn(facing('attention', 6)), TERCIO, FOE)).toBeNull()
    expect(missed(askedIn(facing('run', 26)), TERCIO, FOE)).toBeNull()
  })
})
const SECOND = { 'a-2': { type: 'SPA-02', at: [40, 30], card: 'run' } }

describe('Attention', () => {
  it('shoots at whom one points at, without the word', () => {
    const asking = askedIn(facing('attention', 6))
    expect(throughWord(asking, { unit: [FOE] })).toEqual(['shoot', FOE])
    expect(throughWord(asking, { unit: [TERCIO] })).toBeNull()
  })
  it('turns by a key', () => {
    expect(turned(askedIn(facing('attention', 20)), 'left')).toEqual({ give: ['reorient', 'left'] })
    expect(turned(askedIn(facing('run', 20)), 'left')).toBeNull()
  })
})

describe('the free turn of horse', () => {
  const horse = (card: string): object => ({
    ...facing(card, 20),
    troops: {
      'a-1': { type: 'SPA-10', at: [30, 30], card },
      'b-1': { type: 'FRA-02', at: [30, 10], facing: 180, card: 'fire' },
    },
  })
  it('is a key, before its move and after it was passed over', () => {
    const asking = askedIn(horse('run'))
    expect(asking.decision.step).toBe('mobility')
    expect(turned(asking, 'right')).toEqual({ give: ['right'] })
    const { rules, view } = asking
    rules.referee.take(view, 0, [])
    const after: typeof asking = { ...asking, decision: rules.referee.decision(view, 0) }
    expect(after.decision.step).toBe('choose-move')
    const said = turned(after, 'right')
    if (said === null || !('back' in said)) throw new Error('nothing is taken back')
    expect(said.back(askedIn(horse('run')))).toEqual({ give: ['right'] })
  })
})

describe('a line that goes together', () => {
  const brigade = passing('run', 'pass', SECOND)
  it('is a brigade under one card', () => {
    const asking = askedIn(brigade)
    expect(together.who(asking)).toEqual([])
    const names = asking.view.field.troops.filter(u => u.side === 0).map(u => u.id)
    for (const id of names) asking.view.field.troops[id].joint = names[0]
    expect(together.who(asking)).toEqual(names)
    expect(together.go(asking, names, { x: 0, y: -5000 })).toEqual({ give: [] })
  })
  it('goes by the same way, each as far as it may', () => {
    const asking = askedIn(facing('run', 20))
    const { x, y } = asking.view.field.troops[TERCIO]
    expect(together.go(asking, [TERCIO], { x: 0, y: -5080 })).toEqual({ give: [[x, y - 5080, 0]] })
    expect(together.go(asking, [TERCIO], { x: 0, y: -90_000 })).toBeNull()
    expect(together.go(asking, [5], { x: 0, y: -5080 })).toBeNull()
  })
})

describe('what is offered in one go', () => {
  it('is nothing in the middle of a battle', () => {
    expect(offersFor(askedIn(passing('run')), 'es')).toEqual([])
  })
})
