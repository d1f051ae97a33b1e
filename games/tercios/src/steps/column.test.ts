import { headerOf, Match, Rules, randomFrom, sample } from '@acies/kernel'
import { inches, pose } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { part } from '../rules/column.ts'
import { commander, fieldFrom, Play, troop } from '../testing.ts'

const DEPTH = 4 / 2.54
const horse = { type: 'SPA-10', command: 1, with: { rules: ['choragiew'], stamina: 3, speed: 6 } }
const at = (x: number, y: number, facing: number): string => `${inches(x)},${inches(y)},${facing}`
/** Straight out to the right of the n-th of the column of three. */
const aside = (n: number, far = 4): string => at(30 + DEPTH + far, 30 + (n - 0.5) * DEPTH, 9000)

/** A column of three, a-1 in front: who leaves it, and the cards these and the rest get. */
function planned(leavers: string[], cards: string[], more: { first?: object; b?: object; a?: object } = {}): Play {
  const play = new Play(
    {
      troops: {
        'a-1': { ...horse, at: [30, 30], ...more.first },
        'a-2': { ...horse, part: 'a-1' },
        'a-3': { ...horse, part: 'a-1' },
        'b-1': { at: [60, 6], facing: 180, ...more.b },
      },
      commanders: { 'a-c1': { chief: true, at: [30, 40], ...more.a }, 'b-c1': { chief: true, at: [66, 3] } },
      begin: { step: 'turn', args: {} },
    },
    [6, 1],
  )
  play.answer(...leavers).answer(...cards)
  return play.answer(more.b === undefined ? 'resist' : 'attack').answer(more.b === undefined ? 'me' : 'enemy')
}
/** On to where one of the first side is chosen; commanders stay where they are. */
function toChoice(play: Play): Play {
  while (play.asked === 'choose-commander' || play.options().includes('b-1'))
    play.answer(...(play.asked === 'choose-troop' ? ['b-1'] : []))
  return play
}
const act = (play: Play, name: string): Play => toChoice(play).answer(name)

describe('TER-CAV-19, TER-CAV-21: what is the column’s passes to the next in front', () => {
  const of = (first: object) =>
    fieldFrom({
      troops: {
        'a-1': { ...horse, at: [30, 30], ...first },
        'a-2': { ...horse, part: 'a-1' },
        'a-3': { ...horse, part: 'a-1' },
      },
      commanders: { 'a-c1': { chief: true, with: 'a-1' } },
    })
  test('its card, what is known of it, its wear, and who rides with it', () => {
    const g = of({ card: 'run', blind: true, wear: 2, disordered: true, last: 'attack', acted: true })
    const leaver = troop(g, 'a-1')
    const rest = part(g, leaver, pose(inches(50), inches(30), 9000), 1)
    expect(rest.id).toBe(troop(g, 'a-2').id)
    expect(rest).toMatchObject({
      where: 'table',
      members: 1,
      card: 'run',
      blind: true,
      wear: 1,
      disordered: true,
      last: 'attack',
      acted: true,
      rank: 0,
      host: -1,
    })
    expect(leaver).toMatchObject({
      card: 'none',
      last: 'none',
      blind: false,
      spied: false,
      wear: 1,
      members: 0,
      acted: true,
    })
    expect(leaver).toMatchObject({ x: inches(50), y: inches(30), facing: 9000, disordered: true })
    // He stands where he stood, one base behind.
    expect([rest.x, rest.y]).toEqual([inches(30), inches(30) + g.kinds[rest.kind].depth])
    expect(troop(g, 'a-3').host).toBe(rest.id)
    expect(commander(g, 'a-c1').inside).toBe(rest.id)
  })
  test('what was spied of it, and what it must do', () => {
    const marks = [
      { is: 'leaving', n: 0 },
      { is: 'notable', n: 0 },
    ]
    const g = of({ card: 'resist', spied: true, effects: marks, facing: 90 })
    g.must = [troop(g, 'a-1').id]
    const rest = part(g, troop(g, 'a-1'), pose(inches(50), inches(30), 9000), 0)
    expect([rest.spied, rest.facing, g.must]).toEqual([true, 9000, [rest.id]])
    expect(rest.effects.map(e => e.is)).toEqual(['notable'])
    expect([troop(g, 'a-1').joint, troop(g, 'a-1').effects]).toEqual([-1, []])
  })
  test('one from behind leaves the front as it was', () => {
    const g = of({ card: 'run', wear: 2 })
    const rest = part(g, troop(g, 'a-3'), pose(inches(50), inches(30), 9000), 2)
    expect([rest.id, rest.members, rest.wear, rest.card]).toEqual([0, 1, 0, 'run'])
    expect(troop(g, 'a-3')).toMatchObject({ host: -1, wear: 2, where: 'table' })
  })
})

describe('TER-CAV-21: leaving a column', () => {
  test('the one in front too: he and the rest get a card each', () => {
    const play = planned(['a-1'], ['run', 'resist'])
    expect(troop(play.g, 'a-1')).toMatchObject({ card: 'resist', leaves: 'run', members: 2 })
    act(play, 'a-1').answer(aside(1))
    expect(troop(play.g, 'a-1')).toMatchObject({ where: 'table', members: 0, acted: true, card: 'none', last: 'run' })
    const rest = troop(play.g, 'a-2')
    expect(rest).toMatchObject({ where: 'table', host: -1, members: 1, card: 'resist', leaves: 'none', acted: false })
    expect([rest.x, rest.y]).toEqual([inches(30), inches(30) + Math.round(inches(DEPTH))])
    expect(troop(play.g, 'a-3')).toMatchObject({ where: 'joined', host: rest.id })
    expect(tercios.check(play.g)).toBeNull()
    expect(toChoice(play).options()).toEqual(['a-2'])
  })
  test('with Attention or Run; the rest has any card, and acts when they have left', () => {
    expect(() => planned(['a-1'], ['attack', 'resist'])).toThrow()
    expect(() => planned(['a-2'], ['resist', 'fire'])).toThrow()
    const play = toChoice(planned(['a-2', 'a-3'], ['attack', 'run', 'run']))
    expect(play.options()).toEqual(['a-2', 'a-3'])
  })
  test.each([
    ['front first', ['a-1', 'a-2']],
    ['second first', ['a-2', 'a-1']],
  ])('all but one, in any order: %s', (_, order) => {
    const play = planned(['a-1', 'a-2'], ['run', 'attention', 'fire'])
    for (const name of order) {
      // Whoever is behind a leaver closes up, unless that was the one in front.
      const place = name === 'a-1' ? 1 : 2
      act(play, name).answer(aside(place, name === 'a-1' ? 6 : 3))
      if (play.asked === 'choose-deed') play.answer()
      expect(tercios.check(play.g)).toBeNull()
    }
    expect(troop(play.g, 'a-3')).toMatchObject({ where: 'table', members: 0, card: 'fire', leaves: 'none' })
    expect(['a-1', 'a-2'].map(name => troop(play.g, name).acted)).toEqual([true, true])
    expect(toChoice(play).options()).toEqual(['a-3'])
  })
  test('the enemy sees neither card, and can guess both', () => {
    const { rules, p } = planned(['a-1'], ['run', 'resist'])
    const view = rules.view(p, 1)
    expect(troop(view.field, 'a-1')).toMatchObject({ card: 'hidden', leaves: 'hidden' })
    const guessed = troop(rules.guess(view, 1, randomFrom(3)).field, 'a-1')
    expect(['attention', 'run']).toContain(guessed.leaves)
    expect(rules.view(p, 0).field.troops[0]).toMatchObject({ card: 'resist', leaves: 'run' })
  })
  test('nobody makes a column act next before they have left it', () => {
    const near = { at: [34, 31], level: 5, virtues: ['dexterity'], qualities: ['authoritarian', 'stoic'] }
    const actions = (leavers: string[], cards: string[]) =>
      planned(leavers, cards, { a: near }).answer('a-c1').answer('stay').options()
    expect(actions([], ['run'])).toEqual(['hurry', 'inspire', 'authoritarian', 'stoic'])
    expect(actions(['a-1'], ['run', 'fire'])).toEqual(['hurry', 'stoic'])
  })
  test('somebody stays', () => {
    const play = planned([], ['run'])
    expect(play.told('leaves-column')).toEqual([])
    expect(() => planned(['a-1', 'a-2', 'a-3'], ['run', 'run', 'run'])).toThrow()
  })
  test('the front takes its share of the wear; who rides with the column stays with it', () => {
    const zeal = { virtues: ['zeal'], with: 'a-1' }
    const play = planned(['a-1'], ['run', 'resist'], { first: { wear: 4 }, a: zeal })
    act(play, 'a-1').answer(aside(1))
    expect([play.asked, play.options()]).toEqual(['share-wear', []])
    play.answer('3')
    expect([troop(play.g, 'a-1').wear, troop(play.g, 'a-2').wear]).toEqual([3, 1])
    expect(commander(play.g, 'a-c1').inside).toBe(troop(play.g, 'a-2').id)
  })
  test('not over what is left of the column', () => {
    const play = act(planned(['a-1'], ['run', 'resist']), 'a-1')
    expect(play.refused(at(30 + DEPTH + 0.5, 30 + 0.5 * DEPTH, 9000))).toBe('TER-MOV-08')
  })
  test('whoever stays after all is spent, the column is not', () => {
    const play = act(planned(['a-1'], ['run', 'resist']), 'a-1').answer()
    expect(troop(play.g, 'a-1')).toMatchObject({ members: 2, card: 'resist', leaves: 'none', acted: false })
    expect(toChoice(play).options()).toEqual(['a-1'])
  })
})

describe('TER-CAV-13, TER-ACT-06: a column that reacts before they have left reacts as one', () => {
  const near = { at: [30, 26], facing: 180 }
  const roll = (play: Play, ...dice: number[]): Play => {
    play.rules.referee.script = [...dice, ...Array<number>(30).fill(1)].map(face => face - 1)
    return play.answer().answer('b-1').answer('a-1')
  }
  test.each([['a-1'], ['a-2']])('%s loses his card and stays', leaver => {
    const cards = leaver === 'a-1' ? ['run', 'resist'] : ['resist', 'run']
    const play = roll(planned([leaver], cards, { b: near }), 5)
    expect(play.asked).toBe('react')
    play.answer('card')
    expect(play.told('revealed')).toMatchObject([{ word: 'resist' }])
    expect(play.told('order-lost')).toMatchObject([{ unit: troop(play.g, leaver).id, word: 'run' }])
    expect(['a-1', 'a-2'].map(name => troop(play.g, name).leaves)).toEqual(['none', 'none'])
    expect(troop(play.g, 'a-2').card).toBe('none')
  })
  test('if it lets the charge come, they leave later', () => {
    const play = roll(planned(['a-1'], ['run', 'resist'], { b: near })).answer('pass')
    expect(troop(play.g, 'a-1')).toMatchObject({ leaves: 'run', card: 'resist' })
  })
  test('if those who stay are lost, the one in front keeps his own card', () => {
    const play = planned(['a-1', 'a-2'], ['run', 'run', 'fire'], { first: { wear: 3 }, b: near })
    roll(play, 6).answer('pass')
    expect(troop(play.g, 'a-3').where).toBe('lost')
    expect(troop(play.g, 'a-1')).toMatchObject({ members: 1, card: 'run', leaves: 'none' })
  })
})

test('TER-CAV-21: a battle in which columns break up from the front is replayed as it was', () => {
  const header = { ...headerOf(tercios, 'campal-1000', 5), setup: { armies: ['poland-1000', 'poland-1000'] } }
  const match = new Match(new Rules(tercios), header)
  const { referee } = match.rules
  const random = randomFrom(7)
  let left = 0
  while (match.position.result === null && left < 4) {
    const [{ seat, step }] = match.decisions()
    const { field, stack } = match.position
    const before = JSON.stringify(field)
    // The one in front always wants to leave.
    const front = step === 'leave-column' ? [Number(stack[stack.length - 1].v.unit)] : null
    expect(match.play(seat, front ?? sample(referee, match.position, seat, random))).toBeNull()
    if (step !== 'fall-out-to') continue
    if (match.heard.some(h => h.event.type === 'moved')) left++
    if (match.undoable(seat) !== match.length - 1) continue
    match.undo(seat)
    expect(JSON.stringify(match.position.field)).toBe(before)
    match.redo(seat)
  }
  expect(left).toBe(4)
  expect(Match.load(tercios, match.file()).position).toEqual(match.position)
})
