import { describe, expect, it } from 'vitest'
import { CARDS, cardWith } from '../data/cards.ts'
import { engage, type Field, NOBODY, type Unit } from '../position.ts'
import { fieldOf, inMelee, unit } from '../rules/testing.ts'
import { Play } from '../testing.ts'

const card = (code: string): number => cardWith(code) ?? NOBODY
const one = (kind = 'R1', more: Partial<Unit> = {}): Unit => unit(0, kind, 10, 10, 0, more)
const other = (kind = 'C1', more: Partial<Unit> = {}): Unit => unit(1, kind, 10, 10, 180, more)
/** Front to front, since an earlier turn or by a charge of seat 0. */
function melee(a: Unit, b: Unit, charge = false): Field {
  const g = fieldOf(a, b)
  if (charge) engage(g, 0, 0, 1)
  else inMelee(g, 0, 1)
  g.phase = 'melee'
  return g
}
/** Hands, and what the deck gives first; the rest of it follows. */
function dealt(g: Field, hands: readonly [string, string], top = 'A13'): Field {
  const cards = (text: string) => text.split(' ').filter(Boolean).map(card)
  g.hands = hands.map(cards)
  const first = cards(top)
  const placed = [...g.hands.flat(), ...first]
  g.deck = [...first, ...CARDS.flatMap((_, c) => (placed.includes(c) ? [] : [c]))].reverse()
  return g
}
const quiet = (g: Field): Field => {
  g.options = ['no-random-events']
  return g
}
const miss = [1, 1, 1, 1]
const fight = (g: Field, dice: readonly number[]) => new Play(g, 'combat', { by: 0, at: 1, events: false }, dice)

describe('a combat', () => {
  it('leaves both where they are when nobody is hurt, without a check (ONU-MEL-10, ONU-MEL-15, ONU-MEL-01)', () => {
    const g = melee(one(), other())
    const play = fight(g, [...miss, ...miss])
    expect(play.events('morale-checked')).toEqual([])
    expect(g.pairs).toHaveLength(1)
    expect(g.pairs[0].fought).toBe(g.turn)
  })
  it('destroys whoever has as many wounds as life; both at once, and then nobody checks (ONU-MEL-09, ONU-MEL-11, ONU-UNI-05)', () => {
    const g = melee(one('R1', { wounds: 5 }), other('C1', { wounds: 5 }))
    const play = fight(g, [6, 1, 1, 1, 6, 6, 1, 1, 1, 6])
    expect(g.units.map(u => u.where)).toEqual(['lost', 'lost'])
    expect(play.events('morale-checked')).toEqual([])
  })
  it('makes whoever has more wounds check, equal both; the choice to run is asked of the hurt (ONU-MEL-12, ONU-FLE-07, ONU-R-30)', () => {
    const g = melee(one(), other())
    const play = fight(g, [6, 1, 1, 1, 6, 6, 1, 1, 1, 6, 1, 1])
    expect(play.events('morale-checked').map(e => e.unit)).toEqual([0, 1])
    expect([play.asks, play.asked]).toEqual(['voluntary-flight', [0]])
    play.answer('stand')
    expect(play.asked).toEqual([1])
    play.answer('flee')
    expect(g.units[1]).toMatchObject({ fleeing: true, broken: true })
    expect(g.pairs).toEqual([])
  })
  it('with priority: the other checks, and answers with what is left of it (ONU-MEL-21, ONU-MEL-22, ONU-MOD-17)', () => {
    const g = melee(unit(0, 'R7', 10, 10), other('R1', { wounds: 2 }), true)
    // Impact hits on 2+ and wounds on 4+: one wound makes three in all, one less to strike back with.
    const play = fight(g, [6, 1, 1, 1, 6, 1, ...miss])
    expect(play.events('rolled').map(e => [e.unit, e.value])).toEqual([
      [0, 5],
      [0, 5],
      [1, 3],
    ])
    expect(play.events('morale-checked').map(e => e.unit)).toEqual([1])
  })
  it('with priority compares all wounds once the answer tells, so that one may check twice (ONU-MEL-23, ONU-MEL-27, ONU-R-18)', () => {
    const g = melee(unit(0, 'R7', 10, 10), other('R1'), true)
    const play = fight(g, [6, 1, 1, 1, 6, 1, 6, 1, 1, 1, 6, 1, 1])
    expect(play.events('morale-checked').map(e => e.unit)).toEqual([1, 0, 1])
  })
  it('appals whoever meets Terror, hurt or not, once (ONU-SKL-31, ONU-R-17)', () => {
    const g = melee(one(), other('C8'))
    const play = fight(g, [...miss, ...miss, 1])
    expect(play.events('morale-checked').map(e => [e.unit, e.morale])).toEqual([[0, 7]])
  })
  it('against one in flight is fought by both, and the one in flight does not check (ONU-MEL-28, ONU-MRL-06)', () => {
    const g = melee(one(), other('C1', { fleeing: true, broken: true, fledIn: 0 }))
    const play = fight(g, [6, 1, 1, 1, 6, ...miss])
    expect(play.events('rolled').map(e => e.unit)).toEqual([0, 0, 1])
    expect(play.events('morale-checked')).toEqual([])
  })
  it('spends a wedge, not a Phalanx (ONU-FRM-41, ONU-ENG-07, ONU-FRM-25)', () => {
    const g = melee(unit(0, 'C6', 10, 10, 0, { formation: 'wedge' }), other('C1', { formation: 'phalanx' }), true)
    fight(g, [...miss, ...miss])
    expect(g.units.map(u => u.formation)).toEqual(['none', 'phalanx'])
  })
  it('after Impact lets the victor go on by half (ONU-SKL-13, ONU-R-60)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10), other('R1', { wounds: 5 }), unit(1, 'C1', 20, 4, 180))
    engage(g, 0, 0, 1)
    fight(g, [6, 1, 1, 1, 6])
    expect(g.due).toEqual([{ step: 'move', v: { unit: 0, errand: 'extra' } }])
  })
  it('gives no extra move to one whom something holds by then, or who runs (ONU-R-60)', () => {
    const asks = (more: Partial<Unit>, held: boolean) => {
      const g = fieldOf(one('R7', more), other('R1'))
      if (held) inMelee(g, 0, 1)
      return new Play(g, 'move', { unit: 0, errand: 'extra' }).asked
    }
    expect(asks({}, false)).toEqual([0])
    expect([asks({}, true), asks({ fleeing: true }, false), asks({ where: 'lost' }, false)]).toEqual([[], [], []])
  })
  it('is suffered by both of a stack, whose principal fights (ONU-SKL-63, ONU-SKL-64)', () => {
    const g = fieldOf(unit(0, 'X1', 10, 10), other('C1'), unit(0, 'X2', 10, 10, 0, { under: 0 }))
    inMelee(g, 0, 1)
    const play = fight(g, [...miss, 6, 1, 1, 1, 6, 1])
    expect(play.events('rolled')[0]).toMatchObject({ unit: 0, value: 3 })
    expect([g.units[0].wounds, g.units[2].wounds]).toEqual([1, 1])
  })
})

describe('the melee phase', () => {
  it('is fought pair by pair, in the order the active player likes, and he is the attacker (ONU-MEL-02, ONU-MEL-03, ONU-GEN-06, ONU-ACT-05)', () => {
    const g = quiet(fieldOf(one(), unit(0, 'R1', 14, 10), other(), unit(1, 'C1', 14, 10, 180)))
    engage(g, 2, 0, 2)
    engage(g, 3, 1, 3)
    const play = new Play(g, 'melee', {}, [...miss, ...miss, ...miss, ...miss])
    expect([play.asks, play.options()]).toEqual(['next-combat', [0, 1]])
    play.answer(1, 3)
    expect(play.events('combat-began').map(e => [e.unit, e.foe])).toEqual([
      [1, 3],
      [0, 2],
    ])
  })
  it('leaves alone an own unit in flight that is not shut in (ONU-FLE-22, ONU-R-80)', () => {
    const g = quiet(melee(one('R1', { fleeing: true, broken: true, fledIn: 0 }), other()))
    const play = new Play(g, 'melee', {})
    expect(play.events('combat-began')).toEqual([])
  })
})

describe('events of a combat', () => {
  it('one is drawn; then the attacker may show one, then the defender, who has seen it; nobody without cards is asked (ONU-EVT-01, ONU-EVT-02, ONU-EVT-08)', () => {
    const g = dealt(melee(one(), other()), ['A05', 'A12'], 'A13')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect([play.asks, play.asked, play.options()]).toEqual(['play-event', [0], [card('A05')]])
    play.answer(card('A05'))
    expect([play.asked, play.options()]).toEqual([[1], [card('A12')]])
    play.answer()
    expect(g.units.map(u => u.effects.map(e => e.is))).toEqual([['fury'], []])
    expect(g.shown).toEqual([card('A13'), card('A05')])
  })
  it('a random sword is the attacker’s, a shield the defender’s, both both (ONU-EVT-04, ONU-CRD-09)', () => {
    const laid = (top: string): string[][] => {
      const g = dealt(melee(one(), other('C6')), ['', ''], top)
      new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
      return g.units.map(u => u.effects.map(e => e.is))
    }
    expect(laid('A05')).toEqual([['fury'], []])
    expect(laid('A12')).toEqual([[], ['close-ranks']])
    expect(laid('A03')).toEqual([['hold-the-line'], ['hold-the-line']])
    // At the Horses fits only the infantry (ONU-EVT-05); mud is for both when it is drawn.
    expect(laid('A20')).toEqual([['at-the-horses'], []])
    expect(laid('A01')).toEqual([['muddy-ground'], ['muddy-ground']])
  })
  it('what is played helps whoever plays it, whatever its icons (ONU-EVT-05, ONU-R-12, ONU-CAR-03)', () => {
    const g = dealt(melee(one(), other()), ['A14', ''], 'A13')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    play.answer(card('A14'))
    expect(g.units.map(u => u.effects.map(e => e.is))).toEqual([['stand-firm'], []])
  })
  it('the same event not twice, bow events not in melee, charge events only after one (ONU-EVT-06, ONU-EVT-07, ONU-EVT-11, ONU-CRD-10)', () => {
    const g = dealt(melee(one(), other()), ['A09 A04 A11 A21', ''], 'A05')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect(play.options()).toEqual([])
    expect(play.answer(card('A09'))).toBe('ONU-EVT-07')
    expect(play.answer(card('A04'))).toBe('ONU-EVT-06')
    const charge = dealt(melee(one(), other(), true), ['A11 A21', ''], 'A05')
    expect(new Play(charge, 'events', { kind: 'melee', by: 0, at: 1 }).options()).toEqual([card('A11'), card('A21')])
  })
  it('Countermand cancels another; dust calls the combat off, and the cards are spent (ONU-CAR-26, ONU-EVT-03, ONU-R-47)', () => {
    const g = dealt(melee(one(), other()), ['A07', 'A17'], 'A13')
    const play = new Play(g, 'combat', { by: 0, at: 1, events: true }, [...miss, ...miss])
    play.answer(card('A07'))
    play.answer(card('A17'), card('A07'))
    expect(play.events('combat-cancelled')).toEqual([])
    expect(play.events('combat-began')).toHaveLength(1)
    expect(g.discard.sort()).toEqual([card('A07'), card('A13'), card('A17')].sort())
    const dusty = dealt(melee(one(), other()), ['', ''], 'A07')
    expect(new Play(dusty, 'combat', { by: 0, at: 1, events: true }).events('combat-cancelled')).toHaveLength(1)
    expect(dusty.pairs[0].fought).toBe(NOBODY)
  })
  it('an ambush wounds and breaks before the dice, and counts when wounds are compared (ONU-CAR-08, ONU-R-38, ONU-MRL-07)', () => {
    const g = dealt(melee(one(), other(), true), ['', ''], 'A21')
    const play = new Play(g, 'combat', { by: 0, at: 1, events: true }, [...miss, ...miss, 1])
    expect(g.units[1]).toMatchObject({ wounds: 1, broken: true })
    expect(play.events('rolled')[1]).toMatchObject({ unit: 1, value: 3 })
    expect(play.events('morale-checked').map(e => e.unit)).toEqual([1])
  })
  it('Veterans makes a Veteran, then an Elite, with no modifier (ONU-CAR-05)', () => {
    const g = dealt(melee(one(), other('C1', { rank: 'veteran' })), ['', ''], 'A02 A13')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect(play.asks).toBe('redraw')
    play.answer('keep')
    expect(g.units.map(u => [u.rank, u.effects.length])).toEqual([
      ['veteran', 0],
      ['elite', 0],
    ])
  })
  it('a Hero once, and officers down takes him first (ONU-CAR-25, ONU-UNI-12)', () => {
    const g = dealt(melee(one(), other('C1', { hero: true })), ['', ''], 'A33')
    new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect(g.units.map(u => u.hero)).toEqual([true, true])
    const down = dealt(melee(one(), other('C1', { hero: true })), ['', ''], 'A16')
    new Play(down, 'events', { kind: 'melee', by: 0, at: 1 })
    expect([down.units[1].hero, down.units[1].leaderless]).toEqual([false, false])
  })
  it('the general is hit: wounded on 4 and 5, dead on 6 (ONU-LDR-10, ONU-LDR-11)', () => {
    for (const [die, state] of [
      [3, 'well'],
      [5, 'wounded'],
      [6, 'dead'],
    ] as const) {
      const g = dealt(melee(one(), other()), ['', ''], 'A43')
      g.generals = [{ id: 0, seat: 1, card: 'GC3', unit: 1, state: 'well', uses: 0, usedIn: NOBODY }]
      new Play(g, 'events', { kind: 'melee', by: 0, at: 1 }, [die])
      expect(g.generals[0].state).toBe(state)
    }
  })
  it('a Veteran draws another once, which must be used (ONU-EVT-12, ONU-R-39)', () => {
    const g = dealt(melee(one('R1', { rank: 'veteran' }), other()), ['', ''], 'A13 A05')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    play.answer('redraw')
    expect([g.units[0].effects.map(e => e.is), g.discard]).toEqual([['fury'], [card('A13')]])
  })
  it('an Elite draws two and chooses, or plays two (ONU-EVT-13)', () => {
    const g = dealt(melee(one('R1', { rank: 'elite' }), other()), ['A09 A03', ''], 'A13 A05')
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect(play.options()).toEqual(['two-random', 'two-hand'])
    play.answer('two-random')
    expect(play.options()).toEqual([card('A13'), card('A05')])
    play.answer(card('A05'))
    play.answer('keep')
    play.answer(card('A03'))
    expect(g.units[0].effects.map(e => e.is)).toEqual(['fury', 'hold-the-line'])
    const two = dealt(melee(one('R1', { rank: 'elite' }), other('C1', { rank: 'elite' })), ['A09 A03', ''], 'A13')
    const hand = new Play(two, 'events', { kind: 'melee', by: 0, at: 1 })
    // Against another Elite there is nothing to choose.
    for (const seat of hand.asked) expect([hand.asks, seat]).toEqual(['redraw', 0])
    hand.answer('keep')
    hand.answer('keep')
    hand.answer(card('A09'))
    hand.answer(card('A03'))
    expect(two.units[0].effects.map(e => e.is)).toEqual(['fury', 'hold-the-line'])
  })
  it('Hannibal thinks again once an own turn (ONU-LDR-08)', () => {
    const g = dealt(melee(one('C3'), other()), ['', ''], 'A13 A05')
    g.generals = [{ id: 0, seat: 0, card: 'GC1', unit: 0, state: 'well', uses: 0, usedIn: NOBODY }]
    const play = new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    play.answer('redraw')
    expect([g.generals[0].usedIn, g.units[0].effects.length]).toEqual([g.turn, 1])
    expect(new Play(g, 'events', { kind: 'melee', by: 0, at: 1 }).asks).toBe('nothing')
  })
  it('Good Omens bring a card and room for it (E23)', () => {
    const g = dealt(melee(one(), other()), ['', ''], 'A22 A13')
    new Play(g, 'events', { kind: 'melee', by: 0, at: 1 })
    expect([g.hands.map(h => h.length), g.bonus]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
  it('are none where that is agreed, or outside the melee phase (ONU-OPT-20, ONU-EVT-09)', () => {
    const g = quiet(dealt(melee(one(), other()), ['', ''], 'A05'))
    const play = new Play(g, 'combat', { by: 0, at: 1, events: true }, [...miss, ...miss])
    expect(play.events('event-drawn')).toEqual([])
    const outside = dealt(melee(one(), other()), ['A05', 'A12'], 'A05')
    expect(fight(outside, [...miss, ...miss]).isOver).toBe(true)
  })
})

describe('javelins', () => {
  it('drawn: all that have them throw four dice at once, then check, then melee (ONU-CAR-10, ONU-CAR-11, ONU-R-37, ONU-R-73, ONU-EX-31)', () => {
    const g = dealt(melee(one('R1'), other('C2'), true), ['', ''], 'A11')
    const play = new Play(g, 'combat', { by: 0, at: 1, events: true }, [6, 1, 1, 1, 6, ...miss, 1, ...miss, ...miss])
    expect(play.events('rolled').map(e => [e.unit, e.attack, e.dice.length])).toEqual([
      [0, 'javelins', 4],
      [0, 'javelins', 1],
      [1, 'javelins', 4],
      [0, 'melee', 4],
      [1, 'melee', 4],
    ])
    // Their wounds are not compared again.
    expect(play.events('morale-checked').map(e => e.unit)).toEqual([1])
  })
  it('played: only the own unit, or who stands below it (ONU-CAR-12, ONU-SKL-65)', () => {
    const g = dealt(melee(one('R1'), other('C2'), true), ['A11', ''], 'A13')
    const play = new Play(g, 'combat', { by: 0, at: 1, events: true }, [...miss, ...miss, ...miss])
    play.answer(card('A11'))
    expect(play.events('rolled').map(e => [e.unit, e.attack])).toEqual([
      [0, 'javelins'],
      [0, 'melee'],
      [1, 'melee'],
    ])
  })
})
