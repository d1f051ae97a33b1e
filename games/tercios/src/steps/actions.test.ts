import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { commander, Play, troop } from '../testing.ts'

/** A commander with a quality, a friend near him, an enemy in sight. */
function scene(
  quality: string,
  more: { c?: object; a?: object; b?: object; troops?: object; commanders?: object; elements?: object[] } = {},
) {
  return {
    troops: {
      'a-1': { at: [30, 36], card: 'resist', ...more.a },
      'b-1': { at: [42, 20], facing: 180, card: 'fire', ...more.b },
      ...more.troops,
    },
    commanders: {
      'a-c1': { at: [35, 38], chief: true, level: 3, qualities: quality === '' ? [] : [quality], ...more.c },
      'b-c1': { at: [48, 16], chief: true, level: 2 },
      ...more.commanders,
    },
    elements: more.elements ?? [],
    begin: { step: 'command-action', args: { commander: 'a-c1' } },
  }
}
const good = [5, 5, 1]
const hard = [6, 6, 1]

describe('command actions', () => {
  test('TER-EX-32, TER-CMD-20, TER-CMD-21, TER-CMD-22, TER-CMD-23: what a check brings', () => {
    const tried = (quality: string, dice: number[]) => {
      const play = new Play(scene(quality, { a: { disordered: true } }), dice).answer(quality, 'a-1')
      return [
        play.heard.some(h => h.event.type === 'reorganised') || troop(play.g, 'a-1').effects.length > 0,
        commander(play.g, 'a-c1').exhausted,
      ]
    }
    expect(tried('stoic', [5, 5, 1])).toEqual([true, false])
    expect(tried('stoic', [6, 1, 1])).toEqual([true, true])
    expect(tried('stoic', [4, 4, 4])).toEqual([false, true])
    expect(tried('diligent', [5, 5, 5])).toEqual([false, true])
  })
  test('TER-CMD-30, TER-CMD-31: everybody can hurry', () => {
    const play = new Play(scene(''), good).answer('hurry')
    expect(play.asked).toBe('move-commander')
    expect(play.options()).toEqual(['stay', 'move', 'join'])
    expect(new Play(scene('fearless'), good).answer('hurry').options()).not.toContain('fearless')
  })
  test('TER-CMD-17, TER-CMD-31: who has left a troop does not hurry into another', () => {
    const more = { c: { with: 'a-1', at: undefined }, troops: { 'a-2': { at: [38, 36] } } }
    const play = new Play({ ...scene('', more), begin: { step: 'commander-step', args: { side: 0 } } }, good)
      .answer('a-c1')
      .answer('move', `${inches(34)},${inches(36)},0`)
      .answer('hurry')
    expect(play.options()).toEqual(['stay', 'move'])
  })
  test('TER-CMD-32, TER-CMD-33: Inspire lends a virtue to the next troop', () => {
    const play = new Play(scene('', { c: { virtues: ['drill'] } }), good).answer('inspire', 'a-1', 'drill')
    expect(troop(play.g, 'a-1').effects).toMatchObject([{ is: 'inspired' }])
    expect(play.g.must).toEqual([troop(play.g, 'a-1').id])
  })
  test('TER-CMD-35: automatic qualities are no actions', () => {
    expect(new Play(scene('brave')).options()).toEqual(['hurry'])
  })
  test('TER-ART-21: guns are left alone by what does not name them', () => {
    expect(new Play(scene('stoic', { a: { type: 'ART-M' } })).options()).toEqual(['hurry'])
  })
})

describe('qualities that mark a troop', () => {
  const marks: [rule: string, quality: string, target: string, effect: string, must: boolean][] = [
    ['TER-QUA-10', 'authoritarian', 'a-1', 'authoritarian', true],
    ['TER-QUA-19', 'determined', 'a-1', 'determined', true],
    ['TER-QUA-27', 'enthusiast', 'a-1', 'enthusiast', true],
    ['TER-QUA-28', 'stoic', 'a-1', 'stoic', false],
    ['TER-QUA-37', 'undaunted', 'a-1', 'undaunted', false],
    ['TER-QUA-42', 'notable', 'a-1', 'notable', true],
    ['TER-QUA-46', 'meticulous', 'a-1', 'meticulous', false],
    ['TER-QUA-57', 'swift', 'a-1', 'swift', false],
    ['TER-QUA-48', 'mentor', 'a-1', 'mentor', true],
  ]
  test.each(marks)('%s %s', (_rule, quality, target, effect, must) => {
    const play = new Play(scene(quality), good).answer(quality, target)
    expect(troop(play.g, target).effects.map(e => e.is)).toEqual([effect])
    expect(play.g.must.length > 0).toBe(must)
  })
  test('TER-QUA-06: Threatening, less than twelve inches away', () => {
    expect(new Play(scene('threatening')).options()).toEqual(['hurry'])
    const play = new Play(scene('threatening', { b: { at: [40, 30] } }), good).answer('threatening', 'b-1')
    expect(troop(play.g, 'b-1').effects.map(e => e.is)).toEqual(['threatened'])
  })
  test('TER-QUA-47: Terrible, in command distance', () => {
    const play = new Play(scene('terrible', { b: { at: [40, 34] } }), good).answer('terrible', 'b-1')
    expect(troop(play.g, 'b-1').effects.map(e => e.is)).toEqual(['terrible'])
  })
  test('TER-QUA-61: Tenacious, for light troops', () => {
    expect(new Play(scene('tenacious')).options()).toEqual(['hurry'])
    const light = new Play(scene('tenacious', { a: { type: 'SPA-05' } }), good).answer('tenacious', 'a-1')
    expect(troop(light.g, 'a-1').effects.map(e => e.is)).toEqual(['tenacious'])
  })
  test('TER-QUA-18: Coordinator, two at once', () => {
    const two = { 'a-2': { at: [40, 36], card: 'fire' } }
    const play = new Play(scene('coordinator', { troops: two }), good).answer('coordinator', 'a-1', 'a-2')
    expect(['a-1', 'a-2'].every(n => troop(play.g, n).effects[0].is === 'coordinated')).toBe(true)
  })
  test('TER-QUA-36: Engineer, three inches a success', () => {
    const play = new Play(scene('engineer', { a: { type: 'ART-M', card: 'fire' } }), good).answer('engineer', 'a-1')
    expect(troop(play.g, 'a-1').effects).toEqual([{ is: 'engineer', n: 2 }])
  })
  test('TER-QUA-20: Ruthless, against who rides with the enemy', () => {
    const more = { b: { at: [40, 34] }, commanders: { 'b-c2': { with: 'b-1', level: 1 } } }
    const play = new Play(scene('ruthless', more), good).answer('ruthless', 'b-1')
    expect(troop(play.g, 'b-1').effects.map(e => e.is)).toEqual(['ruthless'])
  })
  test('TER-QUA-52: Rogue, from hiding', () => {
    const elements = [{ kind: 'wood', at: [30, 37], size: [8, 6] }]
    const play = new Play(scene('rogue', { elements }), good).answer('rogue', 'a-1', 'combat')
    expect(troop(play.g, 'a-1').effects.map(e => e.is)).toEqual(['rogue-combat'])
  })
  test('TER-QUA-51: Perfectionist, fresh foot with a Fire card; it acts next all the same', () => {
    expect(new Play(scene('perfectionist')).options()).toEqual(['hurry'])
    const failed = new Play(scene('perfectionist', { a: { card: 'fire' } }), [1, 1, 1]).answer('perfectionist', 'a-1')
    expect([failed.g.must.length, troop(failed.g, 'a-1').effects.length]).toEqual([1, 0])
  })
})

describe('qualities that do something at once', () => {
  test('TER-QUA-08: Alert turns a troop', () => {
    const play = new Play(scene('alert'), good).answer('alert', 'a-1', 'rear')
    expect(troop(play.g, 'a-1').facing).toBe(18000)
  })
  test('TER-QUA-09: Bold changes a card', () => {
    const play = new Play(scene('bold'), good).answer('bold', 'a-1')
    expect(play.asked).toBe('change-card')
    play.answer('attack')
    expect(troop(play.g, 'a-1').card).toBe('attack')
  })
  test('TER-QUA-11, TER-QUA-45: who must, and who may not, be next', () => {
    expect(new Play(scene('eagle-eyed'), hard).answer('eagle-eyed', 'b-1').g.forced[1]).toBe(1)
    expect(new Play(scene('learned'), good).answer('learned', 'b-1').g.barred[1]).toBe(1)
  })
  test('TER-QUA-15, TER-QUA-44, TER-QUA-60: commanders refreshed, tired, called', () => {
    const friend = { commanders: { 'a-c2': { at: [38, 38], exhausted: true, level: 1 } } }
    const comrade = new Play(scene('comrade', friend), hard).answer('comrade', 'a-c2')
    expect(commander(comrade.g, 'a-c2').exhausted).toBe(false)
    const intriguer = new Play(scene('intriguer'), hard).answer('intriguer', 'b-c1')
    expect(commander(intriguer.g, 'b-c1').exhausted).toBe(true)
    const shrewd = new Play(scene('shrewd'), hard).answer('shrewd', 'b-c1')
    expect(shrewd.g.shrewd[1]).toBe(commander(shrewd.g, 'b-c1').id)
  })
  test('TER-QUA-16: Schemer, a card nobody may look at', () => {
    const play = new Play(scene('schemer'), [...hard, 2]).answer('schemer', 'b-1')
    expect(troop(play.g, 'b-1')).toMatchObject({ card: 'attack', blind: true })
    for (const seat of [0, 1]) expect(play.rules.view(play.p, seat).field.troops[1].card).toBe('hidden')
  })
  test('TER-QUA-17: Accomplice moves another commander', () => {
    const friend = { commanders: { 'a-c2': { at: [55, 38], exhausted: true, level: 1 } } }
    const play = new Play(scene('accomplice', friend), good).answer('accomplice', 'a-c2')
    play.answer('move', `${inches(55)},${inches(46)},0`)
    expect(commander(play.g, 'a-c2').y).toBe(inches(46))
  })
  test('TER-QUA-17, TER-CMD-14, TER-CMD-16: by his move he joins a troop, or leaves one', () => {
    const of = (him: object) =>
      new Play(scene('accomplice', { commanders: { 'a-c2': { level: 1, virtues: ['fame'], ...him } } }), good)
    const near = of({ at: [38, 42] }).answer('accomplice', 'a-c2')
    expect(near.options()).toEqual(['stay', 'move', 'join'])
    expect(commander(near.answer('join', 'a-1').g, 'a-c2')).toMatchObject({ inside: 0, exhausted: true })
    const inside = of({ with: 'a-1' }).answer('accomplice', 'a-c2')
    expect(inside.options()).toEqual(['stay', 'move'])
    expect(of({ with: 'a-1', fresh: true }).options()).not.toContain('accomplice')
  })
  test('TER-QUA-21, TER-MRK-05: Diligent puts in order', () => {
    const play = new Play(scene('diligent', { a: { disordered: true } }), hard).answer('diligent', 'a-1')
    expect(troop(play.g, 'a-1').disordered).toBe(false)
  })
  test('TER-QUA-24: Skilled turns a gun, which may cost its card', () => {
    const gun = { a: { type: 'ART-M', card: 'fire' } }
    const one = new Play(scene('skilled', gun), [5, 1, 1]).answer('skilled', 'a-1', 'rear')
    expect(troop(one.g, 'a-1')).toMatchObject({ facing: 18000, card: 'none', acted: true })
    const two = new Play(scene('skilled', gun), good).answer('skilled', 'a-1', 'left')
    expect(troop(two.g, 'a-1')).toMatchObject({ facing: 27000, card: 'fire' })
  })
  test('TER-QUA-26: Enigmatic swaps two cards', () => {
    const more = { troops: { 'b-2': { at: [50, 20], facing: 180, card: 'run' } } }
    const play = new Play(scene('enigmatic', more), good).answer('enigmatic', 'b-1', 'b-2')
    expect([troop(play.g, 'b-1').card, troop(play.g, 'b-2').card]).toEqual(['run', 'fire'])
  })
  test('TER-QUA-29: Experienced breaks up a company for a formation', () => {
    const more = { a: { wear: 3 }, troops: { 'a-2': { type: 'SPA-05', at: [36, 34] } } }
    const play = new Play(scene('experienced', more), good).answer('experienced', 'a-2', 'a-1')
    expect([troop(play.g, 'a-1').wear, troop(play.g, 'a-2').where, play.g.points]).toEqual([1, 'lost', [0, 1]])
  })
  test('TER-QUA-29: only shot or pikes will do', () => {
    const of = (type: string) =>
      new Play(scene('experienced', { a: { wear: 3 }, troops: { 'a-2': { type, at: [36, 34] } } })).options()
    expect([of('COS-02'), of('SPA-07')].map(options => options.includes('experienced'))).toEqual([false, true])
  })
  test('TER-QUA-29: who rides with the company stays on the table, where his owner likes', () => {
    const more = {
      a: { wear: 3 },
      troops: { 'a-2': { type: 'SPA-05', at: [36, 34] } },
      commanders: { 'a-c2': { with: 'a-2', level: 1 } },
    }
    const play = new Play({ ...scene('experienced', more), begin: { step: 'actions', args: {} } }, [
      ...good,
      5,
      1,
      1,
      1,
    ])
    play.answer('a-c1').answer('stay').answer('experienced', 'a-2', 'a-1').answer('a-1')
    expect(commander(play.g, 'a-c2')).toMatchObject({ where: 'table', inside: -1 })
    expect([play.asked, play.rules.referee.owing(play.p)]).toEqual(['choose-aside', [0]])
  })
  test('TER-QUA-34: Hero, the same order once more', () => {
    const done = { a: { card: 'none', acted: true, last: 'fire' } }
    const play = new Play(scene('hero', done), [5, 1, 1]).answer('hero', 'a-1')
    expect(troop(play.g, 'a-1')).toMatchObject({ acted: false, card: 'fire', wear: 1 })
    expect(commander(play.g, 'a-c1').exhausted).toBe(true)
    const great = new Play(scene('hero', done), good).answer('hero', 'a-1')
    expect(troop(great.g, 'a-1').wear).toBe(0)
    expect(commander(great.g, 'a-c1').exhausted).toBe(true)
  })
  test('TER-QUA-35: Honourable takes wear away, not the last', () => {
    expect(new Play(scene('honourable', { a: { wear: 1 } })).options()).toEqual(['hurry'])
    const play = new Play(scene('honourable', { a: { wear: 2 } }), hard).answer('honourable', 'a-1')
    expect(troop(play.g, 'a-1').wear).toBe(1)
  })
  test('TER-QUA-39: Relentless, a slow move more', () => {
    const play = new Play(scene('relentless'), good).answer('relentless', 'a-1')
    expect(play.refused(`${inches(30)},${inches(33)},0`)).toBe('TER-MOV-05')
    play.answer(`${inches(30)},${inches(34)},0`)
    expect(troop(play.g, 'a-1')).toMatchObject({ y: inches(34), acted: false, card: 'resist' })
  })
  test('TER-QUA-40: Clever looks at a card', () => {
    const play = new Play(scene('clever'), good).answer('clever', 'b-1')
    expect(play.rules.view(play.p, 0).field.troops[1].card).toBe('fire')
    expect(play.heard.some(h => h.to === 0 && h.event.type === 'spied')).toBe(true)
  })
  test('TER-QUA-41, TER-QUA-58: a card changed openly', () => {
    const innovator = new Play(scene('innovator'), good).answer('innovator', 'a-1', 'fire')
    expect(troop(innovator.g, 'a-1')).toMatchObject({ card: 'fire', spied: true })
    const pious = new Play(scene('pious', { a: { card: 'run' } }), good).answer('pious', 'a-1', 'resist')
    expect([troop(pious.g, 'a-1').card, troop(pious.g, 'a-1').effects]).toEqual(['resist', []])
  })
  test('TER-QUA-58: who was to resist already has the increase, whatever is said', () => {
    for (const said of ['keep', 'resist']) {
      const play = new Play(scene('pious'), good).answer('pious', 'a-1', said)
      expect(troop(play.g, 'a-1').effects).toMatchObject([{ is: 'pious' }])
    }
  })
  test('TER-QUA-49: Officious passes wear on', () => {
    const more = { a: { wear: 1 }, troops: { 'a-2': { at: [36, 34] } } }
    const play = new Play(scene('officious', more), good).answer('officious', 'a-1', 'a-2')
    expect([troop(play.g, 'a-1').wear, troop(play.g, 'a-2').wear]).toEqual([0, 1])
  })
  test('TER-QUA-50: Patient waits', () => {
    const play = new Play({ ...scene('patient'), begin: { step: 'pass', args: { side: 0 } } }, good)
    play.answer('a-c1').answer('stay').answer('patient')
    expect(troop(play.g, 'a-1').acted).toBe(false)
    expect(play.p.result).not.toBeNull()
  })
  test('TER-QUA-53: Prudent, a card for reactions', () => {
    const play = new Play(scene('prudent', { a: { card: 'none', acted: true } }), good)
      .answer('prudent', 'a-1')
      .answer('fire')
    expect(troop(play.g, 'a-1')).toMatchObject({ acted: true, card: 'fire' })
  })
  test('TER-QUA-54: Prepared limbers', () => {
    const gun = { a: { type: 'ART-M', options: ['draught-horses'], acted: true, card: 'none' } }
    const play = new Play(scene('prepared', gun), good).answer('prepared', 'a-1')
    expect(troop(play.g, 'a-1').limbered).toBe(true)
  })
  test('TER-QUA-55: Protector draws back, in disorder if he fails', () => {
    const back = new Play(scene('protector'), good).answer('protector', 'a-1').answer('4')
    expect(troop(back.g, 'a-1')).toMatchObject({ y: inches(40), disordered: false })
    const failed = new Play(scene('protector'), [1, 1, 1]).answer('protector', 'a-1').answer('2')
    expect(troop(failed.g, 'a-1')).toMatchObject({ y: inches(38), disordered: true })
  })
  test('TER-EX-46, TER-QUA-56: Provoker', () => {
    const near = {
      b: { at: [30, 31], card: 'resist', with: { discipline: 3 } },
      commanders: { 'b-c1': { at: [30, 25], chief: true } },
    }
    const calm = new Play(scene('provoker', near), [6, 6, 1, 5, 5, 1]).answer('provoker', 'b-1')
    expect(troop(calm.g, 'b-1').card).toBe('resist')
    const angry = new Play(scene('provoker', near), [6, 6, 1, 5, 1, 1]).answer('provoker', 'b-1')
    expect(angry.asked).toBe('choose-charge')
    expect(troop(angry.g, 'b-1').card).toBe('none')
  })
  test('TER-QUA-28, TER-QUA-56: whoever lets himself be provoked has acted', () => {
    const stoic = (dice: number[]) => {
      const near = {
        a: { card: 'none', acted: true },
        b: { at: [30, 31], card: 'resist', with: { discipline: 3 }, effects: [{ is: 'stoic', n: 0 }] },
        commanders: { 'b-c1': { at: [30, 25], chief: true } },
      }
      return new Play(scene('provoker', near), [6, 6, 1, ...dice]).answer('provoker', 'b-1')
    }
    expect(troop(stoic([5, 5, 1]).g, 'b-1').effects.length).toBe(1)
    const angry = stoic(Array<number>(30).fill(1)).answer('a-1').answer('decline').answer('decline')
    expect(troop(angry.g, 'b-1').effects).toEqual([])
  })
  test('TER-QUA-32: Cold cancels', () => {
    const cold = { commanders: { 'b-c1': { at: [45, 22], chief: true, level: 2, qualities: ['cold'] } } }
    const play = new Play(scene('learned', cold), [5, 5, 1, 6, 1]).answer('learned', 'b-1')
    expect(play.asked).toBe('stay-cold')
    play.answer('cancel')
    expect([play.g.barred[1], commander(play.g, 'b-c1').exhausted]).toEqual([-1, true])
    // Only the effect is undone: two successes still spare the one who tried.
    expect(commander(play.g, 'a-c1').exhausted).toBe(false)
  })
  test('TER-QUA-32: two sixes leave him fresh, and he may let it be', () => {
    const cold = { commanders: { 'b-c1': { at: [45, 22], chief: true, level: 2, qualities: ['cold'] } } }
    const play = new Play(scene('learned', cold), [5, 5, 1, 6, 6]).answer('learned', 'b-1').answer('cancel')
    expect([play.g.barred[1], commander(play.g, 'b-c1').exhausted]).toEqual([-1, false])
    const idle = new Play(scene('learned', cold), [5, 5, 1]).answer('learned', 'b-1').answer('let-be')
    expect([idle.g.barred[1] === -1, commander(idle.g, 'b-c1').exhausted]).toEqual([false, false])
  })
  test('TER-QUA-32: Cold watches from where his troop stands', () => {
    const riding = (x: number) =>
      new Play(
        scene('learned', {
          troops: { 'b-2': { at: [x, 20], facing: 180 } },
          commanders: { 'b-c1': { with: 'b-2', at: [42, 22], chief: true, level: 2, qualities: ['cold'] } },
        }),
        good,
      ).answer('learned', 'b-1').asked
    expect([riding(49), riding(64)]).toEqual(['stay-cold', ''])
  })
  test('TER-QUA-30: Expert inspires a brigade that shares a card', () => {
    const brigade = { type: 'SWE-01', card: 'fire', joint: 'a-1' }
    const more = { c: { virtues: ['drill'] }, a: brigade, troops: { 'a-2': { ...brigade, at: [36, 34] } } }
    const play = new Play(scene('expert', more), good).answer('inspire', 'a-1', 'drill')
    expect(troop(play.g, 'a-2').effects).toMatchObject([{ is: 'inspired' }])
  })
})

describe('commanders on the move', () => {
  const step = (more: Parameters<typeof scene>[1] = {}, quality = '') => ({
    ...scene(quality, more),
    begin: { step: 'commander-step', args: { side: 0 } },
  })
  test('TER-CMD-10, TER-CMD-11, TER-VIR-03: six inches, nine with élan', () => {
    const play = new Play(step()).answer('a-c1')
    expect(play.refused('move', `${inches(41.5)},${inches(38)},0`)).toBe('TER-CMD-11')
    const quick = new Play(step({ c: { virtues: ['elan'] } })).answer('a-c1')
    quick.answer('move', `${inches(43.9)},${inches(38)},0`)
    expect(quick.asked).toBe('choose-action')
  })
  test('TER-GEN-01, TER-MOV-08: he stands on no other commander', () => {
    const play = new Play(step({ commanders: { 'a-c2': { at: [38, 38], level: 1 } } })).answer('a-c1')
    expect(play.refused('move', `${inches(38.5)},${inches(38)},0`)).toBe('TER-CMD-11')
    expect(play.refused('move', `${inches(40.5)},${inches(38)},0`)).toBe('taken')
  })
  test('TER-TRR-12: no ground slows him, but he cannot cross what nobody can', () => {
    const lake = [{ kind: 'small-lake', at: [38, 38], size: [3, 4] }]
    const play = new Play(step({ elements: lake })).answer('a-c1')
    expect(play.refused('move', `${inches(40.9)},${inches(38)},0`)).toBe('TER-TRR-12')
  })
  test('TER-CMD-12, TER-CMD-14, TER-CMD-15: joining ends his activation and tires him', () => {
    const play = new Play(step()).answer('a-c1').answer('join', 'a-1')
    expect(commander(play.g, 'a-c1')).toMatchObject({ inside: 0, exhausted: true, fresh: true })
  })
  test('TER-CMD-16, TER-CMD-17: leaving, if the troop has not acted', () => {
    const inside = (more: object, a: object = {}) => new Play(step({ c: { with: 'a-1', at: undefined, ...more }, a }))
    expect(inside({}).answer('a-c1').options()).toEqual(['move'])
    expect(inside({ fresh: true }).options()).toEqual([])
    expect(inside({}, { acted: true }).options()).toEqual([])
  })
  test('TER-QUA-04: Nimble passes from troop to troop', () => {
    const more = { c: { with: 'a-1', at: undefined }, troops: { 'a-2': { at: [36, 36] } } }
    const play = new Play(step(more, 'nimble'), [5, 1, 1]).answer('a-c1').answer('nimble', 'a-2')
    expect(commander(play.g, 'a-c1').inside).toBe(troop(play.g, 'a-2').id)
  })
  test('TER-QUA-04: Nimble who fails stops half-way, beside whatever stands there', () => {
    const more = {
      c: { with: 'a-1', at: undefined },
      troops: { 'a-2': { at: [38, 36] }, 'a-3': { at: [34, 36], with: { width: 30 } } },
    }
    const play = new Play(step(more, 'nimble'), [1, 1, 1]).answer('a-c1').answer('nimble', 'a-2')
    expect(commander(play.g, 'a-c1')).toMatchObject({ inside: -1, exhausted: true })
    expect(tercios.check(play.g)).toBeNull()
    // That was his action.
    expect(play.asked).toBe('')
  })
  test('TER-QUA-04, TER-VIR-01: the zeal he takes along is missed', () => {
    const more = {
      c: { with: 'a-1', at: undefined, virtues: ['zeal'] },
      a: { wear: 5 },
      troops: { 'a-2': { at: [36, 36] } },
    }
    const play = new Play(step(more, 'nimble'), [5, 1, 1, 1, 1, 1, 1]).answer('a-c1').answer('nimble', 'a-2')
    expect(troop(play.g, 'a-1').where).toBe('lost')
  })
  test('TER-CMD-11, TER-CMD-14: he rides to a troop neither through enemies nor through a lake', () => {
    const ways = (more: object, elements: object[] = []) => {
      const a = { at: [30, 32] }
      return new Play(step({ a, b: { at: [60, 6], ...more }, elements })).answer('a-c1').options()
    }
    expect(ways({})).toContain('join')
    expect(ways({ at: [33, 35], facing: 0, with: { width: 200, depth: 10 } })).not.toContain('join')
    expect(ways({}, [{ kind: 'small-lake', at: [33, 35.5], size: [9, 1] }])).not.toContain('join')
  })
  test('TER-QUA-43: Fearless joins and charges', () => {
    const more = { b: { at: [30, 31], card: 'none' } }
    const play = new Play(step(more, 'fearless'), [5, 1, 1]).answer('a-c1').answer('fearless', 'a-1')
    expect(play.asked).toBe('choose-charge')
    expect(troop(play.g, 'a-1')).toMatchObject({ acted: true, card: 'none' })
    expect(commander(play.g, 'a-c1').exhausted).toBe(true)
  })
})
