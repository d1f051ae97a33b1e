import { event, type Field } from '@acies/tercios'
import { describe, expect, it } from 'vitest'
import { meet } from '../../look/table/names.ts'
import type { Asking } from '../../skins/skin.ts'
import { letteringOf } from '../../skins/table/lettering.ts'
import { litBy } from '../../skins/table/lights.ts'
import { INCH, type PosePick } from '../../skins/table/places.ts'
import { proposalOf } from '../../skins/table/proposal.ts'
import { tellBegun } from '../../skins/table/shared.ts'
import { tableSkin } from '../../skins/table/skin.tsx'
import { aim } from './aims.ts'
import { askedIn, facing } from './asked.ts'
import { pieces } from './bases.tsx'
import { dress } from './dress.tsx'
import { thrown } from './events.ts'
import { oddsAsked } from './odds.ts'
import { cardsOf, troopsToOrder } from './orders.ts'
import { rangesOf } from './sights.ts'
import { inTray, replyIn } from './WordTray.tsx'

const litOf = (asking: Asking<Field>) =>
  litBy(
    dress,
    asking,
    new Map(pieces(asking.view.field, 'es', null, null).map(piece => [piece.id, piece])),
    null,
    null,
    'es',
  )

describe('what a question lights', () => {
  it('lights whom a charge may strike, and asks for the odds of the one pointed at', () => {
    const asking = askedIn(facing('attack', 4))
    expect(asking.decision.step).toBe('choose-charge')
    expect(litOf(asking).units.get(1)).toBe('target')
    expect(oddsAsked(asking, null, null)).toBeNull()
    expect(oddsAsked(asking, null, { unit: [1] })).toEqual({ key: '1', answers: [[1]], place: 'b-1' })
    expect(aim(asking, 1, 'es')?.lines).toMatchObject([{ charge: true, reached: true }])
  })

  it('asks for the odds of a shot with Attention as soon as one points at an enemy in range', () => {
    const asking = askedIn(facing('attention', 7))
    expect(asking.decision.step).toBe('choose-deed')
    expect(oddsAsked(asking, null, { unit: [1] })).toEqual({ key: 'shoot,1', answers: [['shoot', 1]], place: 'b-1' })
    expect(oddsAsked(asking, null, { unit: [0] })).toBeNull()
    expect(oddsAsked(askedIn(facing('attention', 25)), null, { unit: [1] })).toBeNull()
  })

  it('shows the one who comes, and the one who must answer', () => {
    const asking = askedIn({
      ...facing('attack', 4),
      begin: { step: 'react', args: { unit: 'b-1', against: 'a-1', charge: true } },
    })
    // What comes of it without a reply, and of the reply that is pointed at.
    expect(oddsAsked(asking, null, null)).toEqual({ key: 'pass', answers: [['pass']], place: 'a-1' })
    expect(oddsAsked(asking, { of: 'word', word: 'card' }, null)?.answers).toEqual([['card']])
    const { units, threat } = litOf(asking)
    expect([units.get(1), units.get(0)]).toEqual(['must', 'danger'])
    expect(threat).toEqual({ from: 0, to: 1 })
  })
})

describe('while a commander is asked for', () => {
  const asking = askedIn({ ...facing('run', 20), begin: { step: 'pass', args: { side: 0 } } })
  it('lights the troops that may act instead, and says so', () => {
    expect(asking.decision.step).toBe('choose-commander')
    const { units } = litOf(asking)
    expect([units.get(1000), units.get(0), units.get(1)]).toEqual(['can', 'can', undefined])
    expect(dress.remark?.(asking, null, 'es')).toBe('o pulsa la tropa que actúa')
  })
})

describe('a commander without dice', () => {
  const asked = (level: number): Asking<Field> =>
    askedIn({
      ...facing('run', 20),
      commanders: { 'a-c1': { at: [30, 36], chief: true, level }, 'b-c1': { at: [30, 5], chief: true } },
      begin: { step: 'command-action', args: { commander: 'a-c1' } },
    })
  it('is not asked what to try in vain', () => {
    expect(asked(0).decision.step).toBe('choose-action')
    expect(dress.obvious?.(asked(0))).toBe('hurry')
    expect(dress.obvious?.(asked(1))).toBeNull()
  })
  it('is told of in one line', () => {
    const tried = event('action', [], { unit: 1000, word: 'hurry' })
    const thrown = (...dice: number[]) => event('command-check', [], { unit: 1000, dice, need: 5 })
    expect(dress.isMinor(tried, [tried, thrown()])).toBe(true)
    expect(dress.isMinor(tried, [tried, thrown(4)])).toBe(false)
  })
})

describe('a reply to an enemy', () => {
  it('lies under the table with the card, what it does and its chance', () => {
    const asking = askedIn({
      ...facing('attack', 4),
      begin: { step: 'react', args: { unit: 'b-1', against: 'a-1', charge: true } },
    })
    expect(inTray(asking)).toBe(true)
    const card = replyIn(asking, 'card', 'es')
    expect(card.title).toBe('¡Fuego!')
    expect(card.note).toMatch(/dispara .*dados? a 5\+: \d+ %$/)
  })
})

describe('secret orders', () => {
  it('go to every troop that needs a card, in the order of the answer', () => {
    const written = facing('none', 20, { 'a-2': { type: 'SPA-02', at: [36, 30] } })
    const asking = askedIn({ ...written, begin: { step: 'place-orders' } }, 'fire')
    expect(troopsToOrder(asking.view.field, 0).map(u => u.id)).toEqual([0, 1])
    expect([...cardsOf(asking)]).toEqual([[0, 'fire']])
  })
})

describe('ranges', () => {
  it('are in inches, the charge among them', () => {
    const { view } = askedIn(facing('fire', 8))
    const ranges = rangesOf(view.field, view.field.troops[0], 'es')
    expect(ranges.map(range => Math.round(range.reach / 25.4))).toContain(12)
    expect(ranges.some(range => range.name.startsWith('carga'))).toBe(true)
  })
})

describe('names on the table', () => {
  it('never lie on each other', () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`a-${i + 2}`, { type: 'SPA-02', at: [12 + 5 * i, 36 + (i % 2) * 3] }]),
    )
    const g = askedIn(facing('run', 8, crowd)).view.field
    const { units } = letteringOf(pieces(g, 'es', null, null), { ...g, turned: false }, [])
    const rooms = [...units.values()]
    expect(rooms.length).toBeGreaterThan(5)
    expect(rooms.flatMap((a, i) => rooms.slice(i + 1).filter(b => meet(a, b)))).toEqual([])
  })
  it('keep clear of houses, and the ground has its own', () => {
    const g = askedIn(facing('run', 8)).view.field
    const house = {
      kind: 'building',
      x: 762,
      y: 900,
      width: 60,
      depth: 60,
      turn: 0,
      name: 'Casa del molinero',
    } as const
    const { units, ground } = letteringOf(pieces(g, 'es', null, null), { ...g, turned: false }, [house])
    expect(ground).toHaveLength(1)
    expect([...units.values()].some(name => meet(name, ground[0]))).toBe(false)
  })
})

describe('what is seen of an event', () => {
  const g = askedIn(facing('run', 8)).view.field
  it('a march moves the base', () => {
    const path = [30 * INCH, 30 * INCH, 0, 30 * INCH, 26 * INCH, 0]
    const moved = event('moved', [], { unit: 0, path })
    expect(tableSkin(dress).motions(moved, g, 0)).toHaveLength(1)
  })
  it('dice say which of them hit', () => {
    const shot = thrown(event('shot', [], { unit: 0, dice: [6, 3], need: 5 }), g, 'es')
    expect(shot?.dice.map(die => die.state)).toEqual(['hit', 'miss'])
  })
})

describe('ground that is advised', () => {
  const asking = askedIn({ ...facing('run', 20), begin: { step: 'lay-element', args: { side: 0 } } })
  const at: PosePick = [30 * INCH, 30 * INCH, 4500]
  const proposed = (kind: string) => proposalOf(dress, asking, new Map(), [kind, at], 'es').place
  it('is drawn where and as it would lie: what is round unturned, what is square about its middle', () => {
    expect(proposed('crops')).toMatchObject({ at: [at[0], at[1], 0], round: true })
    const house = proposed('small-building')
    if (house === null) throw new Error('no house is proposed')
    const [x, y, facing] = house.at
    expect(facing).toBe(4500)
    expect(Math.hypot(x - at[0], y - at[1])).toBeCloseTo(house.depth / 2, -1)
  })
})

describe('what the table has begun by itself', () => {
  it('is what is left when a thing that was moved about is taken back', () => {
    const asking = askedIn({ ...facing('run', 20), begin: { step: 'lay-element', args: { side: 0 } } })
    const skin = tableSkin(dress)
    const draft = (x: number) => ['crops', [x * INCH, 30 * INCH, 0]] as const
    tellBegun({ ticket: asking.decision.ticket, draft: draft(20) })
    expect(skin.shorter?.({ ...asking, draft: draft(40) })).toEqual(draft(20))
    expect(skin.begun?.(asking)).toEqual(draft(20))
    tellBegun(null)
    expect(skin.begun?.(asking)).toBeNull()
  })
})
