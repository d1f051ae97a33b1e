import { describe, expect, it } from 'vitest'
import { engage, type Field, NOBODY, UD, type Unit } from '../position.ts'
import { fieldOf, inMelee, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'

const fled: Partial<Unit> = { fleeing: true, broken: true, fledIn: 0 }
const far = unit(1, 'C1', 24, 2, 180)
const miss = [1, 1, 1, 1]
const ud = (u: Unit): [number, number] => [Math.round((u.x / UD) * 100) / 100, Math.round((u.y / UD) * 100) / 100]

describe('a unit that flees', () => {
  it('loses its formation and markers and runs home at once, at full movement (ONU-FLE-01, ONU-FLE-03, ONU-FLE-09, ONU-FRM-06)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10, 0, { left: true }), { ...far })
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(g.units[0]).toMatchObject({ fleeing: true, broken: true, left: false, formation: 'none', fledIn: g.turn })
    // Four UD towards the southern edge, turned about for nothing (ONU-FLE-04, ONU-FLE-21).
    expect(g.units[0].facing).toBe(18000)
    expect(Math.round((g.units[0].y / UD) * 10) / 10).toBe(14.8)
  })
  it('takes off the markers that enemies hold against it, and ends the melee (ONU-FLE-18, ONU-ENV-06)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10.8, 10, 180), { ...far })
    inMelee(g, 0, 1)
    g.units[1].wraps = [{ x: 9.2 * UD, y: 10.2 * UD, facing: 9000, end: 'right', extension: false, on: 0 }]
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect([g.units[1].wraps, g.pairs]).toEqual([[], []])
  })
  it('breaks friends on its way, unless they are broken already (ONU-FLE-05, ONU-FLE-17)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10), unit(0, 'R1', 10, 12), { ...far })
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(g.units[1].broken).toBe(true)
  })
  it('is lost when it leaves the table, with its general (ONU-FLE-10, ONU-R-42, ONU-LDR-02)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 15), unit(0, 'R1', 20, 14), { ...far })
    g.generals = [{ id: 0, seat: 0, card: 'GR3', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect([g.units[0].where, g.generals[0].state]).toEqual(['lost', 'dead'])
  })
  it('of artillery is destroyed instead (ONU-FLE-08, ONU-DX-18)', () => {
    const g = fieldOf(unit(0, 'R8', 10, 10), unit(0, 'R1', 20, 14), { ...far })
    new Play(g, 'flee', { unit: 0, voluntary: true })
    expect(g.units[0].where).toBe('lost')
  })
  it('takes its general along, whose help ends, until it rallies (ONU-LDR-10, ONU-LDR-11)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(0, 'R1', 12, 10), { ...far })
    g.generals = [{ id: 0, seat: 0, card: 'GR3', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(g.generals[0]).toMatchObject({ state: 'well', unit: 0 })
  })
  it('lets Osroes change to the nearest unit first, once (ONU-LDR-08)', () => {
    const g = fieldOf(unit(0, 'P1', 10, 10), unit(0, 'P6', 13, 10), unit(0, 'P6', 12, 10), { ...far })
    g.generals = [{ id: 0, seat: 0, card: 'GP2', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(g.generals[0]).toMatchObject({ unit: 2, uses: 1 })
  })
  it('and is Steadfast flees only if its owner wants it to (ONU-SKL-32, ONU-DX-17)', () => {
    const g = fieldOf(unit(0, 'R3', 10, 10, 0, { broken: true, wounds: 5 }), { ...far })
    const play = new Play(g, 'aftermath', { unit: 0, by: 1, kind: 'shot', side: 'front' }, [6])
    expect(play.options()).toEqual(['stand', 'flee'])
    play.answer('stand')
    expect(play.asks).toBe('voluntary-flight')
    play.answer('stand')
    expect(g.units[0].fleeing).toBe(false)
  })
})

/** Shut in by enemies on all four sides. */
function shutIn(): Field {
  const g = fieldOf(
    unit(0, 'R1', 10, 10),
    unit(1, 'C1', 10, 10, 180),
    unit(1, 'C1', 10, 10.8, 0),
    unit(1, 'C1', 9.2, 10.4, 90),
    unit(1, 'C1', 10.8, 10.4, 270),
    unit(0, 'R1', 20, 14),
  )
  for (const id of [1, 2, 3, 4]) inMelee(g, 0, id)
  return g
}

describe('a unit that is shut in', () => {
  it('stays in melee, its own markers gone (ONU-FLE-02)', () => {
    const g = shutIn()
    const play = new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(play.events('shut-in')).toHaveLength(1)
    expect([g.units[0].shut, ud(g.units[0]), g.pairs.length]).toEqual([true, [10, 10], 4])
  })
  it('flees at once when it is freed in the same turn; in a later one it waits for the flight phase (ONU-FLE-06)', () => {
    for (const [fledIn, due] of [
      [1, 1],
      [0, 0],
    ] as const) {
      const g = shutIn()
      Object.assign(g.units[0], { ...fled, fledIn, shut: true })
      g.turn = 1
      g.options = ['no-random-events']
      // The one behind it falls to a shot.
      g.units[2].wounds = 5
      g.units[5] = unit(0, 'R6', 10, 13, 0, { id: 5 })
      new Play(g, 'shot', { unit: 5, target: 2 }, [6, 1, 1, 1, 6])
      expect(g.due.filter(d => d.step === 'run')).toHaveLength(due)
    }
  })
  it('checks in the flight phase too, and then neither moves nor turns (ONU-FLE-13)', () => {
    const g = shutIn()
    Object.assign(g.units[0], { ...fled, shut: true })
    const play = new Play(g, 'flight-phase', {}, [1])
    expect([play.isOver, g.units[0].fleeing, g.units[0].broken, ud(g.units[0])]).toEqual([true, false, false, [10, 10]])
  })
})

describe('the flight phase', () => {
  it('is for own units that did not begin this turn, in any order (ONU-FLE-11, ONU-FLE-19, ONU-R-40)', () => {
    const g = fieldOf(
      unit(0, 'R1', 4, 10, 0, { ...fled, wounds: 5 }),
      unit(0, 'R1', 8, 10, 0, { ...fled, wounds: 5 }),
      unit(0, 'R1', 12, 10, 0, { ...fled, fledIn: 1 }),
      unit(1, 'C1', 16, 4, 180, { ...fled }),
      unit(0, 'R1', 20, 14),
    )
    const play = new Play(g, 'flight-phase', {}, [6, 6])
    expect([play.asks, play.options()]).toEqual(['next-flight', [0, 1]])
    play.answer(1)
    expect(g.units.map(u => u.y > 10 * UD)).toEqual([true, true, false, false, true])
  })
  it('lets who passes stay and choose a facing; wounds stay (ONU-FLE-12, ONU-UNI-13)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10, 0, { ...fled, wounds: 2 }), { ...far })
    const play = new Play(g, 'flight-phase', {}, [2])
    play.answer(27000)
    expect(g.units[0]).toMatchObject({ fleeing: false, broken: false, wounds: 2, facing: 27000 })
  })
  it('is harder where that is agreed (ONU-R-08)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10, 0, { ...fled }), { ...far })
    g.options = ['rally-penalty']
    const play = new Play(g, 'flight-phase', {}, [6])
    expect(play.events('morale-checked')[0].morale).toBe(8 - 1 - 2)
  })
})

describe('elephants in flight', () => {
  const herd = (): Unit => unit(0, 'C8', 10, 10, 180, { broken: true })
  it('run straight over whoever stands there, friend or enemy; it breaks if it does not flee (ONU-ELE-01, ONU-ELE-02, ONU-ELE-04, ONU-ELE-06)', () => {
    const g = fieldOf(herd(), unit(0, 'R1', 10, 11.2), unit(0, 'R1', 20, 14), { ...far })
    const play = new Play(g, 'flee', { unit: 0, voluntary: false }, miss)
    expect(play.options()).toEqual(['fight', 'be-trampled'])
    play.answer('be-trampled')
    expect(play.events('trampled')[0]).toMatchObject({ unit: 1, dice: 4 })
    expect([g.units[1].broken, ud(g.units[0])[1] > 12]).toEqual([true, true])
  })
  it('stop before what they cannot cross wholly (ONU-ELE-03)', () => {
    const g = fieldOf(herd(), unit(0, 'R1', 10, 12.4), unit(0, 'R1', 20, 14), { ...far })
    const play = new Play(g, 'flee', { unit: 0, voluntary: false })
    expect(play.events('trampled')).toEqual([])
    expect(ud(g.units[0])[1]).toBeCloseTo(12.4, 1)
  })
  it('who flees from them runs when they have passed (ONU-ELE-05)', () => {
    const g = fieldOf(herd(), unit(0, 'R6', 10, 11.2, 0, { broken: true, wounds: 2 }), unit(0, 'R1', 20, 14), {
      ...far,
    })
    const play = new Play(g, 'flee', { unit: 0, voluntary: false }, [6, 1, 1, 1, 6, 6])
    play.answer('be-trampled')
    play.answer('left')
    const told = play.told.flatMap(e => (e.type === 'ran' ? [e.unit] : []))
    expect(told).toEqual([0, 1])
  })
  it('are fought by who stands up to them: without events, as a first combat (ONU-ELE-08, ONU-R-62, ONU-R-91)', () => {
    const g = fieldOf(herd(), unit(1, 'M1', 10, 11.2, 0, { formation: 'phalanx' }), unit(0, 'R1', 20, 14), { ...far })
    g.hands = [[1], [2]]
    // Four dice that miss, and the check that Terror asks for.
    const play = new Play(g, 'flee', { unit: 0, voluntary: false }, [...miss, 1])
    play.answer('fight')
    expect(play.events('combat-began')[0]).toMatchObject({ unit: 0, foe: 1, manner: 'single', first: 1, dice: 4 })
    // Nobody fell: they are in melee, and run again when the other is gone (ONU-ELE-09).
    expect([g.pairs.length, g.units[0].shut]).toEqual([1, true])
  })
  it('may be killed by their drivers on the very number (ONU-ELE-07, ONU-R-21)', () => {
    const g = fieldOf(unit(0, 'C8', 10, 10, 0, { ...fled, wounds: 2 }), unit(0, 'R1', 20, 14), { ...far })
    const play = new Play(g, 'flight-phase', {}, [4])
    expect(play.options()).toEqual(['rally', 'kill'])
    play.answer('kill')
    expect(g.units[0].where).toBe('lost')
  })
  it('cannot be passed through (ONU-ELE-10)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10), unit(0, 'C8', 10, 12, 180, { ...fled }), unit(0, 'R1', 20, 14), { ...far })
    const play = new Play(g, 'flee', { unit: 0, voluntary: false })
    if (!play.isOver) play.answer('left')
    expect(g.units[1].broken).toBe(true)
    expect(play.events('broke')).toEqual([])
  })
})

describe('a charge upon one in flight', () => {
  it('is fought at once; it stays and defends (ONU-CHG-16, ONU-R-63)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C1', 10, 10, 180, { ...fled }), { ...far })
    engage(g, 0, 0, 1)
    g.options = ['no-random-events']
    const play = new Play(g, 'melee', {}, [...miss, ...miss])
    expect([play.events('combat-began').length, g.pairs.length]).toEqual([1, 1])
  })
})
