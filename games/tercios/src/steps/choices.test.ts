import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { commander, Play, troop } from '../testing.ts'

/** What the rules leave to a player is asked, not settled for him. */
const at = (x: number, y: number, facing = 0): string => `${inches(x)},${inches(y)},${facing}`
const chiefs = { 'a-c1': { chief: true, at: [60, 44] }, 'b-c1': { chief: true, at: [60, 4] } }
const activated = (troops: object, more: object = {}, dice: number[] = []) =>
  new Play({ troops, commanders: chiefs, begin: { step: 'activation', args: { unit: 'a-1' } }, ...more }, dice)

describe('TER-MOV-11, TER-CMD-42: a commander under a base', () => {
  const march = (friend: object, enemy: object, dice: number[] = []) =>
    activated(
      { 'a-1': { at: [30, 30], card: 'run' }, 'b-1': { at: [30, 6], facing: 180 } },
      {
        commanders: {
          'a-c1': { chief: true, at: [60, 44], ...friend },
          'b-c1': { chief: true, at: [60, 4], ...enemy },
        },
      },
      dice,
    ).answer(at(30, 24))
  test('a friend may join the troop, or step aside where he likes', () => {
    const play = march({ at: [30, 25.5] }, {})
    expect([play.asked, play.options()]).toEqual(['choose-aside', ['stay', 'move', 'join']])
    expect(play.refused('move', at(30, 35))).toBe('TER-MOV-11')
    play.answer('move', at(33.5, 25))
    expect(commander(play.g, 'a-c1')).toMatchObject({ x: inches(33.5), y: inches(25), inside: -1 })
    const rides = march({ at: [30, 25.5] }, {}).answer('join')
    expect(commander(rides.g, 'a-c1')).toMatchObject({ inside: troop(rides.g, 'a-1').id, exhausted: true })
  })
  test('an enemy who got away goes where his owner likes', () => {
    const play = march({}, { at: [30, 25.5], level: 2 }, [5, 5])
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-aside', [1]])
    expect(play.options()).toEqual(['stay', 'move'])
  })
  test('an enemy whom the troop touches on its way is in danger as well', () => {
    expect(commander(march({}, { at: [31.5, 28], level: 1 }, [1]).g, 'b-c1').where).toBe('lost')
    const spared = march({}, { at: [31.5, 28], level: 1 }, [5]).answer('stay')
    expect(commander(spared.g, 'b-c1')).toMatchObject({ x: inches(31.5), y: inches(28), exhausted: true })
  })
})

test('TER-REA-22: whoever beats off an interceptor may stop there', () => {
  const troops = {
    'a-1': { at: [30, 30], card: 'run' },
    'b-1': { type: 'SPA-10', at: [35, 26], facing: 270, card: 'attack' },
  }
  const commanders = { 'a-c1': { chief: true, at: [30, 40] }, 'b-c1': { chief: true, at: [40, 26] } }
  const play = activated(troops, { commanders }, [5, ...Array<number>(14).fill(1)])
    .answer(at(30, 22))
    .answer('card')
  expect([play.asked, play.options()]).toEqual(['stop-here', ['go-on', 'stop']])
  play.answer('stop')
  expect(troop(play.g, 'a-1').y).toBe(inches(26))
})

test('TER-UNI-40: sheltering horse chooses where to meet the charge', () => {
  const troops = {
    'a-1': { at: [36, 28], card: 'attack' },
    'b-1': { at: [36, 23], facing: 180, type: 'SPA-05', command: 1 },
    'b-2': { type: 'SPA-10', at: [41, 25.5], facing: 270, card: 'run', command: 1 },
  }
  const commanders = { 'a-c1': { chief: true, at: [36, 34] }, 'b-c1': { chief: true, at: [41, 21] } }
  const play = activated(troops, { commanders }, [5, ...Array<number>(30).fill(1)])
    .answer('b-1')
    .answer('b-2')
  expect(play.asked).toBe('choose-meeting')
  play.answer('1')
  const [met] = play.told('intercepts')
  expect(met.path.slice(3)[1]).toBeGreaterThan(inches(26))
})

test('TER-UNI-20: a wagon fort may be abandoned in a reaction, to turn or to charge', () => {
  const play = activated(
    {
      'a-1': { at: [36, 28], card: 'attack' },
      'b-1': { type: 'SPA-05', fortress: true, at: [36, 23], facing: 180, card: 'attack' },
    },
    { commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 16] } } },
    [5, ...Array<number>(20).fill(1)],
  )
    .answer('b-1')
    .answer('card')
  expect([play.asked, play.options()]).toEqual(['leave-fortress', ['keep', 'abandon']])
  play.answer('abandon')
  expect(play.told('countercharge').length).toBe(1)
  expect(troop(play.g, 'b-1').fortress).toBe(false)
})

describe('TER-UNI-32: an emplaced fortification', () => {
  const fort = { type: 'SPA-05', fortress: true, emplaced: true, facing: 180 }
  const troops = (a: object, b: object) => ({
    'a-1': { at: [30, 30], ...a },
    'b-1': { ...fort, at: [30, 24], ...b },
    'b-2': { type: 'SPA-05', part: 'b-1' },
    'b-3': { type: 'ART-L', within: 'b-1' },
  })
  const commanders = { ...chiefs, 'b-c1': { chief: true, at: [30, 16] } }
  const shots = (play: Play) => play.told('shot').map(e => e.unit)
  const ones = Array<number>(20).fill(1)
  test('shoots with each of its troops in a reaction, and once with its gun', () => {
    const play = activated(troops({ card: 'run' }, { card: 'fire' }), { commanders }, [5, 1, 1, ...ones])
      .answer(at(30, 26.5))
      .answer('card')
    expect(play.asked).toBe('choose-first-shot')
    expect(shots(play.answer('gun-first'))).toEqual([3, 1, 1])
    expect(play.told('shot').map(e => e.sources)).toEqual([['firearm+'], ['firearm+'], ['firearm+']])
  })
  test('with Attention too, at whom it likes, but not with the gun', () => {
    const guards = {
      'a-1': { ...fort, at: [30, 24], facing: 180, card: 'attention' },
      'a-2': { type: 'SPA-05', part: 'a-1' },
    }
    const enemies = { 'b-1': { at: [26, 30] }, 'b-2': { at: [34, 30] } }
    const play = activated({ ...guards, ...enemies, 'a-3': { type: 'ART-L', within: 'a-1' } }, {}, ones)
      .answer('shoot', 'b-1')
      .answer('b-1', 'b-2')
    expect(play.told('shot').map(e => [e.unit, e.other, e.sources])).toEqual([
      [0, 3, ['attention-']],
      [0, 4, ['attention-']],
    ])
  })
})

test('TER-ART-16, TER-REA-40: a gun in a formation fires in a reaction with Fire, not with Attention', () => {
  const answered = (card: string) => {
    const play = activated(
      {
        'a-1': { at: [36, 30], card: 'attack' },
        'b-1': { at: [36, 25], facing: 180, card },
        'b-2': { type: 'SWE-11', within: 'b-1' },
      },
      { commanders: { ...chiefs, 'b-c1': { chief: true, at: [36, 18] } } },
      [5, ...Array<number>(30).fill(1)],
    )
      .answer('b-1')
      .answer('card')
    return play
      .answer(card === 'fire' ? 'troop-first' : 'shoot')
      .told('shot')
      .map(e => e.unit)
  }
  expect(answered('fire')).toEqual([1, 2])
  expect(answered('attention')).toEqual([1])
})

test('TER-UNI-40, TER-CMD-42: where sheltering horse meets the charge nobody stands under it', () => {
  const troops = {
    'a-1': { at: [36, 28], card: 'attack' },
    'a-2': { type: 'ART-M', at: [37, 25.8] },
    'b-1': { at: [36, 23], facing: 180, type: 'SPA-05', command: 1 },
    'b-2': { type: 'SPA-10', at: [41, 25.5], facing: 270, card: 'run', command: 1 },
    'b-3': { at: [60, 6] },
  }
  const commanders = { 'a-c1': { chief: true, at: [36, 40] }, 'b-c1': { chief: true, at: [35.5, 26.8], level: 1 } }
  const play = activated(troops, { commanders }, [...Array<number>(40).fill(5)])
    .answer('b-1')
    .answer('b-2')
    .answer()
  expect(play.told('intercepts').length).toBe(1)
  expect(tercios.check(play.g)).toBeNull()
})

test('TER-ART-16: the gun may shoot before its formation', () => {
  const troops = {
    'a-1': { at: [36, 30], card: 'fire' },
    'a-2': { type: 'SWE-11', within: 'a-1' },
    'b-1': { at: [36, 20], facing: 180 },
  }
  const play = activated(troops, {}, Array<number>(6).fill(2)).answer('b-1').answer('gun-first')
  expect(play.told('shot').map(e => e.unit)).toEqual([troop(play.g, 'a-2').id, troop(play.g, 'a-1').id])
})

test('TER-UNI-03: the owner says who of a brigade is next', () => {
  const foot = { type: 'SWE-01', card: 'resist', joint: 'a-1' }
  const play = new Play({
    troops: {
      'a-1': { ...foot, at: [20, 40] },
      'a-2': { ...foot, at: [30, 40] },
      'a-3': { ...foot, at: [40, 40] },
      'b-1': { at: [30, 6], facing: 180, card: 'resist' },
    },
    commanders: chiefs,
    begin: { step: 'troop-step', args: { side: 0 } },
  }).answer('a-2')
  expect([play.asked, play.options()]).toEqual(['choose-from-brigade', ['a-1', 'a-3']])
  play.answer('a-3')
  expect(play.told('activated').map(e => e.unit)).toEqual(['a-2', 'a-3', 'a-1'].map(n => troop(play.g, n).id))
})

test('TER-CAV-33: the owner says who of the vanguard goes first, and how far is told', () => {
  const play = new Play(
    {
      troops: {
        'a-1': { type: 'IMP-10', at: [20, 36] },
        'a-2': { type: 'IMP-10', at: [40, 36] },
        'b-1': { at: [30, 6], facing: 180 },
      },
      commanders: chiefs,
      begin: { step: 'vanguard', args: {} },
    },
    [5, 2],
  ).answer('me')
  expect([play.asked, play.options()]).toEqual(['choose-scout', ['a-1', 'a-2']])
  play.answer('a-2').answer(at(40, 31))
  expect(play.told('moved')).toMatchObject([{ unit: troop(play.g, 'a-2').id, n: inches(5) }])
})

describe('columns', () => {
  const hussars = { type: 'SPA-10', command: 1, with: { rules: ['choragiew'] as const, stamina: 3 } }
  test('TER-CAV-11: Run joins one too', () => {
    const troops = {
      'a-1': { ...hussars, at: [30, 36], card: 'run' },
      'a-2': { ...hussars, at: [34, 32] },
      'b-1': { at: [30, 6], facing: 180 },
    }
    const play = activated(troops).answer()
    expect([play.asked, play.options()]).toEqual(['choose-column', ['a-2']])
    play.answer('a-2')
    expect(troop(play.g, 'a-1')).toMatchObject({ where: 'joined', host: troop(play.g, 'a-2').id })
  })
  test('TER-CAV-21: whoever leaves takes as much wear along as his owner likes', () => {
    const troops = {
      'a-1': { ...hussars, at: [30, 30], wear: 3 },
      'a-2': { ...hussars, part: 'a-1', card: 'attention', effects: [{ is: 'leaving', n: 0 }] },
      'b-1': { at: [30, 6], facing: 180 },
    }
    const play = activated(troops, { begin: { step: 'activation', args: { unit: 'a-2' } } })
    expect(play.asked).toBe('fall-out-to')
    const [candidate] = play.rules.referee.candidates(play.p, 0, 1, n => Math.floor(n / 2)) ?? []
    play.rules.referee.answer(play.p, 0, candidate, play.heard)
    expect(play.asked).toBe('share-wear')
    play.answer('2')
    expect([troop(play.g, 'a-2').wear, troop(play.g, 'a-1').wear]).toEqual([2, 1])
  })
})

describe('TER-UNI-09: who walks into an ambush', () => {
  const hidden = (more: object = {}) =>
    activated(
      {
        'a-1': { at: [30, 30], card: 'run' },
        'b-1': { type: 'SPA-06', lair: 0, card: 'resist', ...more },
        'b-2': { at: [60, 6], facing: 180 },
      },
      { elements: [{ kind: 'crops', at: [30, 23], size: [9, 6] }], crops: 4 },
      [5, 1, 1],
    )
  test('finds it, and is reacted to as by others', () => {
    const play = hidden().answer(at(30, 25)).answer('pass')
    expect(play.asked).toBe('place-ambush')
    play.answer()
    expect(play.asked).toBe('react')
    expect(troop(play.g, 'b-1').where).toBe('table')
    play.answer('card')
    expect(play.told('order-check').length).toBe(1)
    expect(play.told('reaction')).toMatchObject([{ unit: troop(play.g, 'b-1').id, word: 'resists' }])
  })
  test('whoever comes out of hiding to react needs no check', () => {
    const play = hidden().answer(at(30, 25)).answer('card').answer()
    expect([play.told('sprung').length, play.told('order-check')]).toEqual([1, []])
  })
  test('but not who stays outside', () => {
    const play = hidden().answer(at(30, 27)).answer('pass')
    expect(troop(play.g, 'b-1').where).toBe('ambush')
  })
})

test('TER-REA-01: of several troops that may react at one point their owner says which is first', () => {
  const shot = { type: 'SPA-05', facing: 180, card: 'resist' }
  const troops = {
    'a-1': { at: [30, 30], card: 'run' },
    'b-1': { ...shot, at: [28, 24] },
    'b-2': { ...shot, at: [32, 24] },
  }
  const play = activated(troops).answer(at(30, 26))
  expect([play.asked, play.options()]).toEqual(['choose-window', ['b-1', 'b-2']])
  play.answer('b-2')
  expect(play.p.stack.at(-1)).toMatchObject({ step: 'react', v: { unit: troop(play.g, 'b-2').id } })
})

test('TER-MOV-10: two guns under one base make way without standing on each other', () => {
  const gun = { type: 'ART-M', facing: 180 }
  const troops = {
    'a-1': { at: [30, 30], card: 'run' },
    'a-2': { ...gun, at: [29, 25] },
    'a-3': { ...gun, at: [29.5, 27.2] },
    'b-1': { at: [30, 6], facing: 180 },
  }
  const play = activated(troops).answer(at(30, 24.5))
  expect(play.told('displaced')).toHaveLength(2)
  expect(tercios.check(play.g)).toBeNull()
})
