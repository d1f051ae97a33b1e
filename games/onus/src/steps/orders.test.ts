import { describe, expect, it } from 'vitest'
import { CARDS, cardWith } from '../data/cards.ts'
import { does, type Field, type General, NOBODY, type Unit } from '../position.ts'
import { fieldOf, inMelee, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'

const card = (code: string): number => cardWith(code) ?? NOBODY
/** The seat in turn has these cards, the other those; the deck has the rest. */
function dealt(g: Field, own: string, other = ''): Field {
  const hand = (text: string) => text.split(' ').filter(Boolean).map(card)
  g.hands = [hand(own), hand(other)]
  g.deck = CARDS.flatMap((_, c) => (g.hands.flat().includes(c) ? [] : [c])).reverse()
  g.phase = 'activation'
  return g
}
const leads = (g: Field, seat: number, id: string, on: number): General => {
  const general: General = { id: g.generals.length, seat, card: id, unit: on, state: 'well', uses: 0, usedIn: NOBODY }
  g.generals.push(general)
  for (const u of g.units) if (u.seat === seat) u.led = general.id
  return general
}
const active = (g: Field): number[] => g.units.filter(u => u.doings.active).map(u => u.id)
const row = (n: number, kind = 'R1', more: Partial<Unit> = {}): Unit[] =>
  Array.from({ length: n }, (_, i) => unit(0, kind, 3 + 2 * i, 14, 0, { ...more }))

describe('orders', () => {
  it('of activation put an Active marker on the units they name; any number is played (ONU-ACT-03, ONU-CRD-02, ONU-CRD-05, ONU-ACT-07)', () => {
    const g = dealt(fieldOf(...row(4), unit(1, 'C1', 10, 4, 180)), 'A01 A02 A47')
    const play = new Play(g, 'activation')
    expect(play.asks).toBe('play-order')
    expect(play.answer(card('A01'))).toBeNull()
    expect(play.answer(0, 1)).toBeNull()
    expect(active(g)).toEqual([0, 1])
    // A unit is under one order a turn at most (ONU-CRD-06, ONU-CRD-07).
    play.answer(card('A02'))
    expect(play.options()).toEqual([2, 3])
    expect(play.answer(1)).toBe('ONU-CRD-06')
    // Whom an order is not for is told what stands on its card.
    expect(play.answer(4)).toBe('ONU-O-01')
    play.answer(2)
    // Its event half is ignored, and the card is spent (ONU-CRD-01, ONU-CRD-03).
    expect(g.discard).toEqual([card('A01'), card('A02')])
    expect(g.ordered).toEqual([true, false])
  })
  it('of command, morale and health do what they say (ONU-ACT-02, ONU-CRD-04, ONU-CAR-01)', () => {
    const g = dealt(fieldOf(...row(3), unit(1, 'C1', 10, 4, 180)), 'A47 A53 A58')
    leads(g, 0, 'GC3', 0)
    g.units[1].broken = true
    g.units[2].wounds = 3
    const play = new Play(g, 'activation')
    play.answer(card('A47'))
    expect(g.hands[0]).toHaveLength(5)
    play.answer(card('A53'))
    expect(g.units[1].broken).toBe(false)
    play.answer(card('A58'))
    expect([g.units[2].wounds, g.units[2].doings.order]).toEqual([1, card('A58')])
    expect(active(g)).toEqual([])
  })
  it('are not shuffled into a new deck in the turn they were played in (ONU-R-98, ONU-CRD-11)', () => {
    const g = dealt(fieldOf(...row(3), unit(1, 'C1', 10, 4, 180)), 'A47 A48 A01')
    g.hands[1] = g.deck.splice(1)
    g.discard = g.hands[1].splice(0, 2)
    const play = new Play(g, 'activation')
    play.answer(card('A47'))
    expect([g.hands[0].length, g.deck, g.discard]).toEqual([5, [], [card('A47')]])
    // There is nothing left to draw: neither council can be held again.
    expect(play.options()).not.toContain(card('A48'))
    expect(play.answer(card('A48'))).toBe('ONU-M-17')
  })
  it('that would change nothing are not offered (ONU-M-17)', () => {
    const g = dealt(fieldOf(...row(1), unit(1, 'C1', 10, 4, 180)), 'A11 A53 A58 A01')
    const play = new Play(g, 'activation')
    expect(play.options()).toEqual([card('A01')])
    expect(play.answer(card('A11'))).toBe('ONU-M-17')
  })
  it('may rouse as many as the leadership (ONU-LDR-07), a wing as its owner sees it, or whoever is near the general', () => {
    const g = dealt(fieldOf(...row(8), unit(1, 'C1', 10, 4, 180)), 'A30 A21 A33')
    leads(g, 0, 'GR3', 0)
    const play = new Play(g, 'activation')
    play.answer(card('A21'))
    expect(play.options()).toEqual([0, 1, 2])
    play.answer(2)
    play.answer(card('A33'))
    // His own unit comes along; another not farther than his radius may be chosen.
    expect(play.options()).toEqual([0, 1])
    play.answer(1)
    expect(active(g)).toEqual([0, 1, 2])
    play.answer(card('A30'))
    play.answer(3, 4, 5, 6, 7)
    expect(active(g)).toHaveLength(8)
  })
  it('to follow the general take him along beside three of his radius', () => {
    const near = [8, 10, 12].map(x => unit(0, 'R1', x, 12))
    const g = dealt(fieldOf(unit(0, 'R1', 10, 10), ...near, unit(0, 'R1', 14, 12), unit(1, 'C1', 10, 4, 180)), 'A33')
    leads(g, 0, 'GR3', 0)
    const play = new Play(g, 'activation')
    play.answer(card('A33'))
    expect(play.answer(1, 2, 3, 4)).not.toBe(null)
    play.answer(0, 1, 2, 3)
    expect(active(g)).toEqual([0, 1, 2, 3])
  })
  it('of Scipio rouse one more in his radius, once a turn (ONU-LDR-08)', () => {
    const g = dealt(fieldOf(...row(4), unit(1, 'C1', 10, 4, 180)), 'A01 A02')
    leads(g, 0, 'GR2', 0)
    const play = new Play(g, 'activation')
    play.answer(card('A01'))
    play.answer(0, 1, 2)
    expect(active(g)).toEqual([0, 1, 2])
    play.answer(card('A02'))
    expect(active(g)).toEqual([0, 1, 2, 3])
  })
  it('take a card from an enemy, from whom one likes (O17)', () => {
    const g = dealt(fieldOf(...row(1), unit(1, 'C1', 10, 4, 180)), 'A51', 'A01')
    new Play(g, 'order', { seat: 0, card: card('A51') }, [1])
    expect(g.hands).toEqual([[], []])
    expect(g.discard).toEqual([card('A51'), card('A01')])
  })
  it('move the general to another unit in his radius (ONU-LDR-02)', () => {
    const g = dealt(fieldOf(...row(3), unit(1, 'C1', 10, 4, 180)), 'A49')
    leads(g, 0, 'GR3', 0)
    const play = new Play(g, 'order', { seat: 0, card: card('A49') })
    expect(play.options()).toEqual([1, 2])
    play.answer(2)
    expect(g.generals[0].unit).toBe(2)
  })
})

describe('a unit that is roused', () => {
  it('loses its forced-march marker (ONU-ACT-06)', () => {
    const g = fieldOf(...row(1, 'R1', { marched: true }))
    new Play(g, 'rouse', { unit: 0, card: 0 })
    expect(g.units[0].marched).toBe(false)
  })
  it('may try to be Broken no more, and then moves at half and does not charge (ONU-ACT-08, ONU-ACT-09, ONU-ACT-10)', () => {
    const g = fieldOf(...row(2, 'R1', { broken: true }))
    const play = new Play(g, 'rouse-all', { units: [0, 1], card: 0 }, [2, 6])
    expect(play.options()).toEqual(['check', 'leave'])
    play.answer('check')
    play.answer('check')
    expect(g.units.map(u => u.broken)).toEqual([false, false])
    expect(g.units[0].doings).toMatchObject({ rallied: true, cap: 'half' })
  })
  it('stays Broken when the check fails, with no other penalty (ONU-ACT-10)', () => {
    const g = fieldOf(...row(1, 'R4', { broken: true, wounds: 4 }))
    const play = new Play(g, 'rouse', { unit: 0, card: 0 }, [5])
    play.answer('check')
    expect([g.units[0].broken, g.units[0].fleeing, g.units[0].doings.cap]).toEqual([true, false, 'full'])
  })
  it('in flight checks at once: it rallies and turns, and does no more this turn (ONU-ACT-11, ONU-ACT-12, ONU-UNI-13)', () => {
    const g = fieldOf(...row(1, 'R1', { fleeing: true, broken: true }))
    const play = new Play(g, 'rouse', { unit: 0, card: 0 }, [3])
    expect(play.asks).toBe('face-about')
    expect(play.answer(9000)).toBeNull()
    const { fleeing, broken, facing, doings } = g.units[0]
    expect([fleeing, broken, facing, doings.active]).toEqual([false, false, 9000, false])
  })
  it('in flight that fails may try again in the flight phase (ONU-ACT-13, ONU-R-72)', () => {
    const g = fieldOf(...row(1, 'R1', { fleeing: true, broken: true, wounds: 5 }))
    new Play(g, 'rouse', { unit: 0, card: 0 }, [5])
    expect(g.units[0].fleeing).toBe(true)
    const play = new Play(g, 'flight-phase', {}, [1])
    play.answer()
    expect(g.units[0].fleeing).toBe(false)
  })
  it('and engaged gets no check (ONU-ACT-14)', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10, 0, { broken: true }), unit(1, 'C1', 10, 10, 180))
    inMelee(g, 0, 1)
    const play = new Play(g, 'rouse', { unit: 0, card: 0 })
    expect([play.isOver, g.units[0].broken, g.units[0].doings.active]).toEqual([true, true, true])
  })
  it('rouses the auxiliary below with it (ONU-SKL-61)', () => {
    const g = fieldOf(unit(0, 'X1', 10, 10), unit(0, 'X2', 10, 10, 0, { under: 0 }))
    new Play(g, 'rouse', { unit: 0, card: 0 })
    expect(g.units.map(u => u.doings.active)).toEqual([true, true])
  })
})

describe('a stampede (ONU-CAR-20 to 24)', () => {
  it('frightens animals of both sides within 4 UD at -2, not the unit that was roused (ONU-CAR-20, ONU-CAR-21, ONU-CAR-22, ONU-R-35)', () => {
    const g = dealt(
      fieldOf(
        unit(0, 'R7', 10, 10),
        unit(0, 'C8', 12, 10),
        unit(1, 'C6', 10, 7, 180),
        unit(1, 'C6', 20, 4, 180),
        unit(1, 'R1', 8, 7, 180),
      ),
      'A45',
    )
    const play = new Play(g, 'order', { seat: 0, card: card('A45') }, [5, 6])
    play.answer(0)
    expect(play.options()).toEqual([1, 2])
    play.answer(1)
    // Morale 7 less 2 holds on a 5; 8 less 2 on a 6 (ONU-CAR-24: the roused unit goes on as usual).
    expect(g.units.map(u => u.fleeing)).toEqual([false, false, false, false, false])
    expect(play.events('morale-checked').map(e => e.morale)).toEqual([5, 6])
    expect(g.units[0].doings.active).toBe(true)
  })
  it('puts to flight at once whoever fails, Broken or not (ONU-CAR-23)', () => {
    const g = dealt(fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C6', 10, 7, 180, { wounds: 2 })), 'A45')
    const play = new Play(g, 'order', { seat: 0, card: card('A45') }, [5])
    expect(play.isOver).toBe(true)
    expect([g.units[1].fleeing, g.units[1].broken, g.units[1].y < 7 * 5000]).toEqual([true, true, true])
  })
})

describe('always active', () => {
  it('is the unit of Trajan, and of every general where that is agreed; it is no order (ONU-OPT-00, ONU-OPT-02, ONU-R-68)', () => {
    const g = dealt(fieldOf(...row(2), unit(1, 'C1', 10, 4, 180)), '')
    leads(g, 0, 'GR3', 0)
    new Play(g, 'activation')
    expect(active(g)).toEqual([])
    g.options = ['general-active']
    new Play(g, 'activation')
    expect([active(g), g.ordered[0], g.units[0].doings.order]).toEqual([[0], false, NOBODY])
  })
  it('with a general who is so anyway one more unit is roused (ONU-OPT-03)', () => {
    const g = dealt(fieldOf(...row(3), unit(1, 'C1', 10, 4, 180)), '')
    leads(g, 0, 'GR1', 0)
    g.options = ['general-active']
    const play = new Play(g, 'activation')
    expect([play.asks, play.options()]).toEqual(['use-favour', [1, 2]])
    play.answer(2)
    expect(active(g)).toEqual([0, 2])
  })
  it('once a battle two mercenary units, by their paymaster (ONU-LDR-08)', () => {
    const g = dealt(
      fieldOf(unit(0, 'X1', 10, 14), unit(0, 'X3', 12, 14), unit(0, 'R1', 8, 14), unit(1, 'C1', 10, 4, 180)),
      '',
    )
    leads(g, 0, 'GX1', 2)
    const play = new Play(g, 'activation')
    play.answer(0, 1)
    expect([active(g), g.generals[0].uses]).toEqual([[0, 1], 1])
    expect(new Play(g, 'activation').isOver).toBe(true)
  })
})

describe('the end of the turn', () => {
  it('brings a card to whoever gave an order (ONU-END-01)', () => {
    const g = dealt(fieldOf(...row(1)), 'A01')
    leads(g, 0, 'GR3', 0)
    g.ordered = [true, false]
    const play = new Play(g, 'end-of-turn')
    expect([play.isOver, g.hands[0].length, g.ordered[0]]).toEqual([true, 2, false])
  })
  it('brings three to whoever gave none, or as many as he throws away and one (ONU-END-02, ONU-R-52, ONU-EVT-10)', () => {
    const g = dealt(fieldOf(...row(1)), 'A01 A02 A03')
    leads(g, 0, 'GR3', 0)
    const play = new Play(g, 'end-of-turn')
    expect(play.options()).toEqual(['draw-three', 'discard'])
    play.answer('discard')
    play.answer(card('A01'), card('A02'))
    expect(g.hands[0]).toHaveLength(4)
    const three = new Play(g, 'end-of-turn')
    three.answer('draw-three')
    // Seven are two too many for a leadership of five (ONU-END-04, ONU-LDR-06, ONU-CRD-08).
    expect([three.asks, g.hands[0].length]).toEqual(['hand-limit', 7])
    expect(three.answer(g.hands[0][0])).toBe('unfinished')
    three.answer(g.hands[0][0], g.hands[0][1])
    expect(g.hands[0]).toHaveLength(5)
  })
  it('shuffles the discard into a new deck when there is none (ONU-CRD-11, ONU-END-05)', () => {
    const g = dealt(fieldOf(...row(1)), 'A01')
    leads(g, 0, 'GR3', 0)
    g.discard = g.deck
    g.deck = []
    g.ordered = [true, false]
    new Play(g, 'end-of-turn')
    expect([g.hands[0].length, g.deck.length, g.discard.length]).toEqual([2, 58, 0])
  })
  it('lets team-mates give each other cards (ONU-END-03, ONU-MUL-08)', () => {
    const g = dealt(fieldOf(...row(1), unit(1, 'C1', 10, 4, 180)), 'A01 A02', 'A03')
    g.side = [0, 0]
    g.ordered = [true, true]
    leads(g, 0, 'GR3', 0)
    const play = new Play(g, 'end-of-turn')
    expect(play.asks).toBe('give-cards')
    play.answer(card('A01'), 'seat-2')
    expect(g.hands[1]).toEqual([card('A03'), card('A01')])
  })
  it('takes off the markers of the turn (ONU-SKM-05)', () => {
    const g = dealt(fieldOf(...row(1)), '')
    leads(g, 0, 'GR3', 0)
    does(g.units[0], { active: true, used: 150, moved: true })
    g.ordered = [true, false]
    new Play(g, 'end-of-turn')
    expect(g.units[0].doings).toMatchObject({ active: false, used: 0 })
  })
})
