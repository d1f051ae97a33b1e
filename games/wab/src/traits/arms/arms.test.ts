import { Ledger } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { MISSILE_DATA } from '../../data/weapons.ts'
import { has, put, type Struck } from '../../position.ts'
import { bladesOf, wielded } from '../../rules/blades.ts'
import { attacksOf, fightingRanks, saveOf, strengthOf } from '../../rules/blows.ts'
import { fieldFrom, Play } from '../../testing.ts'
import { adding } from '../index.ts'

const FOE = 'b-1 foot line=4,3,3,3,3,1,2,1,7 models=10 files=5 36,24 S'
const one = (line: string) => {
  const g = fieldFrom({ units: [`a-1 ${line} 36,30 N`, FOE] })
  return { g, u: g.units[0], kind: g.kinds[g.units[0].kind], foe: g.units[1] }
}
const fight = (units: string[], dice: number[] = [], more: object = {}) =>
  new Play({ units, contacts: ['a-1 front b-1 front'], at: 'fighting', ...more }, dice)
const count = (roll: { faces: readonly number[] }): number => roll.faces.reduce((sum, n) => sum + n, 0)
/** Dice that each side threw to hit, in the order of the blows. */
const blows = (p: Play) => p.told('blows').map(e => [e.unit, count(e.roll)])

describe('saves, by what strikes and from where (WAB-ARM-01, WAB-ARM-03)', () => {
  const save = (line: string, occasion: 'shot' | 'blow' = 'blow', side: Struck = 'front', strength = 3) => {
    const { g, u, kind, foe } = one(line)
    const c = { occasion, side, other: foe }
    return saveOf(g, u, kind, strength, occasion === 'shot' ? { ...c, n: Math.max(0, strength - 3) } : c).total
  }
  test.each([
    ['foot', 7, 'WAB-ARM-07'],
    ['horse', 6, 'WAB-ARM-07'],
    ['foot options=light', 6, 'WAB-ARM-08'],
    ['horse options=light', 5, 'WAB-ARM-08'],
    ['foot options=heavy', 5, 'WAB-ARM-09'],
    ['horse options=heavy', 4, 'WAB-ARM-09'],
    ['close-horse options=cataphract', 3, 'WAB-ARM-10'],
    ['close-horse options=cataphract,shield', 3, 'WAB-ARM-10'],
    ['foot options=partial-plate', 4, 'WAB-ARM-11'],
    ['foot options=partial-plate,shield', 3, 'WAB-ARM-11'],
    ['foot options=partial-plate,large-shield', 3, 'WAB-ARM-11'],
    ['horse options=partial-plate,shield', 3, 'WAB-ARM-11'],
    ['foot options=full-plate,large-shield', 3, 'WAB-ARM-12'],
    ['foot options=shield', 6, 'WAB-ARM-13'],
    ['foot options=large-shield', 5, 'WAB-ARM-14'],
    ['foot options=light,shield', 5, 'WAB-EX-206'],
    ['horse options=light,shield', 4, 'WAB-EX-206, WAB-ARM-02'],
    ['foot options=heavy,large-shield', 3, 'WAB-ARM-04'],
    ['horse options=heavy,large-shield', 3, 'WAB-ARM-04'],
    ['horse options=heavy,shield,barding-metal', 2, 'WAB-ARM-04, WAB-ARM-19'],
    ['horse options=full-plate,shield,barding-metal', 2, 'WAB-ARM-04'],
  ])('%s: %i+ (%s)', (line, need) => expect(save(line)).toBe(need))
  test('a shield over plate does not add to a barding that does not count (WAB-ARM-12, WAB-ARM-21)', () => {
    expect(save('horse options=full-plate,shield,barding-cloth', 'shot')).toBe(3)
    expect(save('horse options=full-plate,shield,barding-cloth', 'blow')).toBe(2)
  })
  test('a pavise stands before its man against shots alone (WAB-ARM-15)', () => {
    const line = 'foot options=light,pavise'
    expect([save(line, 'shot'), save(line, 'shot', 'rear'), save(line, 'blow')]).toEqual([4, 6, 6])
  })
  test('a buckler helps skirmishers always, others against blows (WAB-ARM-16, WAB-ARM-17, WAB-EX-242)', () => {
    const both = (line: string) => [save(line, 'shot'), save(line, 'blow')]
    expect(both('skirmishers options=buckler')).toEqual([6, 6])
    expect(both('light-foot options=buckler')).toEqual([7, 6])
    expect(both('horse options=buckler')).toEqual([6, 5])
    expect(both('horse options=buckler,shield')).toEqual([5, 5]) // WAB-RUL-217
  })
  test('bardings: metal and cloth, whole and half (WAB-ARM-19, WAB-ARM-20, WAB-ARM-21, WAB-ARM-22, WAB-EX-207)', () => {
    const all = (barding: string) => {
      const line = `horse options=light,${barding}`
      return [save(line, 'shot'), save(line, 'shot', 'left'), save(line, 'blow'), save(line, 'blow', 'left')]
    }
    expect(all('barding-metal')).toEqual([4, 4, 4, 4])
    expect(all('barding-metal-half')).toEqual([4, 5, 4, 5])
    expect(all('barding-cloth')).toEqual([5, 5, 4, 4])
    expect(all('barding-cloth-half')).toEqual([5, 5, 4, 5])
  })
  test('both hands on a weapon: no shield against blows, but against arrows (WAB-WPN-12, WAB-WPN-16, WAB-RUL-211, WAB-RUL-212)', () => {
    for (const weapon of ['double-handed-weapon', 'halberd', 'two-hand-weapons']) {
      const { g, u, kind, foe } = one(`foot options=light,large-shield,${weapon}`)
      if (bladesOf(kind).length > 1) put(u, 'wields', BLADE_NUMBERS[weapon])
      const at = (occasion: 'shot' | 'blow') => saveOf(g, u, kind, 3, { occasion, other: foe, n: 0 }).total
      expect([weapon, at('blow'), at('shot')]).toEqual([weapon, 6, 4])
    }
  })
  test('daggers: a point better, none becomes 6+, never better than the best (WAB-WPN-11, WAB-EX-204, WAB-EX-233)', () => {
    const knife = (line: string) => {
      const { g, u, kind, foe } = one(line)
      g.kinds = g.kinds.map((k, i) => (i === foe.kind ? { ...k, weapons: ['improvised-weapon'] } : k))
      return saveOf(g, u, kind, 3, { occasion: 'blow', other: foe }).total
    }
    expect([knife('foot options=light,shield'), knife('foot'), knife('foot options=heavy,large-shield')]).toEqual([
      4, 6, 3,
    ])
  })
  test('Strength comes after the cap (WAB-RUL-216, WAB-EX-233)', () => {
    expect(save('foot options=heavy,large-shield', 'blow', 'front', 4)).toBe(4)
  })
})
const BLADE_NUMBERS: Readonly<Record<string, number>> = { 'two-hand-weapons': 1, 'double-handed-weapon': 3, halberd: 4 }

describe('a weapon in hand (WAB-WPN-02, WAB-WPN-03)', () => {
  const blades = (line: string) => bladesOf(one(line).kind)
  test('nobody is asked where one is never worse (WAB-WPN-09)', () => {
    expect(blades('foot')).toEqual(['hand-weapon'])
    expect(blades('foot options=pike,shield')).toEqual(['pike'])
    expect(blades('foot options=halberd')).toEqual(['halberd'])
    expect(blades('rom-regulars')).toEqual(['heavy-throwing-spear'])
    expect(blades('horse options=improvised-weapon')).toEqual(['hand-weapon'])
  })
  test('there is a choice where each is good for something (WAB-EX-202, WAB-RUL-314)', () => {
    expect(blades('foot options=halberd,shield')).toEqual(['hand-weapon', 'halberd'])
    expect(blades('foot options=double-handed-weapon')).toEqual(['hand-weapon', 'double-handed-weapon'])
    expect(blades('horse options=thrusting-spear traits=mixed-weapons')).toEqual(['hand-weapon', 'thrusting-spear'])
    expect(blades('horse options=throwing-spear traits=mixed-weapons')).toEqual(['hand-weapon'])
  })
  test('it is said before the first blow and holds while the combat lasts', () => {
    const p = fight(['a-1 foot models=10 files=5 options=halberd,shield 36,24 N', FOE], [1, 2])
    expect([p.asked, p.options()]).toEqual(['take-weapon', ['hand-weapon', 'halberd']])
    p.answer('halberd')
    expect(p.told('armed')[0]).toMatchObject({ unit: 0, weapon: 'halberd' })
    expect(wielded(p.g, p.unit('a-1'))).toBe('halberd')
    expect(has(p.unit('a-1'), 'wields')).toBe(true)
  })
  test('a character fights with his own weapon, his men with theirs (WAB-WPN-02)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 options=heavy-throwing-spear 36,24 N states=charged',
        'a-2 hero with=a-1',
        'b-1 foot models=10 files=5 36,24 S',
      ],
      [6, 6, 6],
    )
    if (p.asked === 'aim') p.answer()
    const own = p.told('blows').filter(e => e.who === 'character')
    expect(own.map(e => count(e.roll))).toEqual([2])
    // Four in the front rank beside him and five behind.
    expect(
      p
        .told('blows')
        .filter(e => e.who === 'men' && e.unit === 0)
        .map(e => count(e.roll)),
    ).toEqual([9])
  })
})

describe('Strength (WAB-WPN-10 to 33)', () => {
  const strength = (line: string, c: object, states: string[] = []) => {
    const { g, u, kind, foe } = one(line)
    for (const s of states) put(u, s)
    return strengthOf(g, u, kind, foe, { occasion: 'blow', ...c }).total
  }
  test('an axe in both hands adds two, a halberd one (WAB-WPN-15, WAB-WPN-17, WAB-EX-205, WAB-EX-124)', () => {
    expect(strength('foot options=double-handed-weapon', {})).toBe(3)
    const { g, u, kind, foe } = one('foot options=double-handed-weapon')
    put(u, 'wields', 3)
    expect(strengthOf(g, u, kind, foe, {}).total).toBe(5)
    expect(strength('foot options=halberd', {})).toBe(4)
  })
  test('spear, kontos and lance on the charge over open ground (WAB-WPN-18, WAB-WPN-20, WAB-WPN-31, WAB-WPN-33)', () => {
    for (const [weapon, n] of [
      ['thrusting-spear', 4],
      ['kontos', 4],
      ['lance', 5],
    ] as const) {
      const line = `horse options=${weapon}`
      expect([weapon, strength(line, { charging: true })]).toEqual([weapon, n])
      expect([weapon, strength(line, {})]).toEqual([weapon, 3])
      expect([weapon, strength(line, { charging: true }, ['rough-charge'])]).toEqual([weapon, 3])
      expect([weapon, strength(`foot options=${weapon}`, { charging: true })]).toEqual([weapon, 3])
    }
  })
  test('pila in the first turn alone (WAB-WPN-26, WAB-ROM-11)', () => {
    expect([strength('rom-regulars', { round: 0 }), strength('rom-regulars', { round: 1 })]).toEqual([4, 3])
  })
  test('a weapon in each hand is one attack more (WAB-WPN-10)', () => {
    const { g, u, kind } = one('foot options=two-hand-weapons')
    expect(attacksOf(g, u, kind, false, {}).total).toBe(2)
    expect(attacksOf(g, u, kind, true, {}).total).toBe(3)
  })
})

describe('ranks that fight (WAB-WPN-19 to 28)', () => {
  const ranks = (line: string, c: object, states: string[] = []) => {
    const { g, u, foe } = one(`${line} models=10 files=5`)
    for (const s of states) put(u, s)
    return fightingRanks(g, u, { other: foe, side: 'front', round: 0, ...c })
  }
  test('spears stand in two ranks to the front, unless they moved (WAB-WPN-19)', () => {
    const line = 'foot options=thrusting-spear'
    expect([ranks(line, {}), ranks(line, { round: 3 }), ranks(line, { side: 'left' })]).toEqual([2, 2, 1])
    expect(ranks(line, {}, ['moved'])).toBe(1)
    expect(ranks(line, {}, ['gave-ground'])).toBe(2) // WAB-FAQ-12
  })
  test('thrown spears in the first turn, charging or charged (WAB-WPN-21, WAB-WPN-25)', () => {
    for (const weapon of ['throwing-spear', 'heavy-throwing-spear']) {
      const line = `foot options=${weapon}`
      expect([weapon, ranks(line, {}), ranks(line, {}, ['moved']), ranks(line, { round: 1 })]).toEqual([
        weapon,
        2,
        2,
        1,
      ])
    }
  })
  test('pikes always, to the front (WAB-WPN-28)', () => {
    const line = 'foot options=pike'
    expect([ranks(line, { round: 4 }, ['moved']), ranks(line, { side: 'rear' })]).toEqual([2, 1])
  })
  test('skirmishers and horse never', () => {
    expect(ranks('skirmishers options=throwing-spear', {})).toBe(1)
    expect(ranks('horse options=throwing-spear', {})).toBe(1)
  })
  test('pila: ten dice at Strength 4, then five at 3; thrown anew in the next combat (WAB-WPN-22, WAB-WPN-25, WAB-WPN-26)', () => {
    const units = ['a-1 rom-regulars models=10 files=5 36,24 N states=charged', FOE]
    const first = fight(units, [6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(blows(first)[0]).toEqual([0, 10])
    expect(first.told('wounds')[0].roll.need).toBe(3)
    const second = fight(['a-1 rom-regulars models=10 files=5 36,24 N', FOE], [], { round: 1, momentum: 'a' })
    expect(blows(second)[0]).toEqual([0, 5])
    expect(has(second.unit('a-1'), 'round')).toBe(true)
  })
})

describe('second tries (WAB-WPN-08, 23, 24, 27, WAB-RUL-219)', () => {
  const again = (line: string, c: object = {}, states: string[] = []) => {
    const { g, u, foe } = one(line)
    for (const s of states) put(u, s)
    return adding('again', new Ledger(0), g, u, { other: foe, round: 0, ...c }).total
  }
  test('mixed weapons in the first turn (WAB-WPN-06, WAB-WPN-08)', () => {
    expect([again('barb-warriors'), again('barb-warriors', { round: 1 })]).toEqual([1, 0])
  })
  test('thrown by horse and by skirmishers (WAB-WPN-23, WAB-WPN-24, WAB-WPN-27)', () => {
    expect(again('horse options=throwing-spear')).toBe(1)
    expect(again('horse options=throwing-spear', {}, ['rough-charge'])).toBe(0)
    expect(again('skirmishers options=throwing-spear')).toBe(1)
    expect(again('skirmishers options=heavy-throwing-spear')).toBe(1)
    expect(again('foot options=heavy-throwing-spear')).toBe(0)
    expect(again('horse options=throwing-spear', { round: 1 })).toBe(0)
  })
  test('misses are thrown once more', () => {
    const p = fight(['a-1 barb-warriors models=10 files=5 36,24 N states=charged', FOE], [1, 1, 1, 1, 6, 6, 1, 1, 1])
    expect(p.told('blows')[0].roll).toMatchObject({ n: 2, again: [3, 0, 0, 0, 0, 1] })
  })
})

describe('who strikes first (WAB-RUL-201)', () => {
  const order = (a: string, b: string, more: object = {}) =>
    fight([`a-1 ${a} models=10 files=5 36,24 N`, `b-1 ${b} models=10 files=5 36,24 S`], [2, 1], more)
      .told('blows')
      .map(e => e.unit)
  test('pikes before chargers, pike against pike as others (WAB-WPN-29)', () => {
    expect(order('foot options=pike', 'foot states=charged')).toEqual([0, 1])
    expect(order('foot options=pike', 'foot options=pike states=charged')).toEqual([1, 0])
    expect(order('foot options=pike', 'horse options=kontos states=charged')).toEqual([0, 1])
  })
  test('kontos before whatever is shorter (WAB-WPN-32)', () => {
    expect(order('horse options=kontos', 'horse options=lance states=charged')).toEqual([0, 1])
    expect(order('horse options=kontos', 'horse options=kontos states=charged')).toEqual([1, 0])
  })
  test('two-handed weapons last, among themselves by the charge (WAB-WPN-13, WAB-WPN-14)', () => {
    const axe = 'foot options=double-handed-weapon states=wields:3'
    expect(order(`${axe},charged`, 'foot line=4,3,3,3,3,1,1,1,7')).toEqual([1, 0])
    expect(order(axe, `${axe},charged`)).toEqual([1, 0])
  })
  test('pikemen who fight to a flank as well lose the first blow, the others keep it (WAB-WPN-30, WAB-FAQ-10, WAB-FAQ-14)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=20 files=5 options=pike 36,24 N',
          'b-1 foot models=10 files=5 36,24 S states=charged',
          'b-2 foot models=10 files=5 37.9685,25.5748 W states=charged',
        ],
        contacts: ['a-1 front b-1 front', 'a-1 right b-2 front'],
        at: 'fighting',
      },
      [1, 1, 1, 1, 1, 1, 1, 1],
    )
    const pikes = p.told('blows')[0]
    expect([pikes.unit, count(pikes.roll)]).toEqual([0, 8])
    expect(p.told('blows')[1].unit).not.toBe(0)
  })
})

describe('missiles (WAB-WPN-34 to 56)', () => {
  test.each([
    ['javelin', 8, 3, 3, 0, 0],
    ['darts', 12, 2, 2, 0, 0],
    ['stones', 4, 3, 3, 0, 0],
    ['short-bow', 18, 3, 3, 0, 0],
    ['bow', 24, 3, 3, 0, 0],
    ['long-bow', 30, 3, 3, 1, 0],
    ['crossbow', 30, 4, 3, 1, 0],
    ['handgun', 18, 4, 3, 2, 1],
    ['light-crossbow', 18, 3, 3, 0, 0],
    ['sling', 18, 3, 3, 0, 0],
    ['sling-rapid', 9, 2, 2, 0, 0],
    ['staff-sling', 24, 4, 3, 1, 0],
  ] as const)(
    '%s (WAB-WPN-35, WAB-WPN-42, WAB-WPN-43, WAB-WPN-44, WAB-WPN-47, WAB-WPN-49, WAB-WPN-50, WAB-WPN-53, WAB-WPN-56)',
    (weapon, range, near, far, nearSave, farSave) => {
      const data = MISSILE_DATA[weapon]
      expect([data.range, ...data.strength, ...data.pierces]).toEqual([range, near, far, nearSave, farSave])
    },
  )
  const shoot = (line: string, far: number, dice: number[] = []) =>
    new Play({ units: [`a-1 ${line} 36,${24 + far} N`, 'b-1 foot models=20 files=5 36,24 S'], at: 'shooting' }, dice)
  test('thrown weapons are always short, and a move spoils none (WAB-WPN-34, WAB-WPN-35, WAB-WPN-36, WAB-WPN-37, WAB-WPN-39, WAB-WPN-40)', () => {
    for (const [weapon, far] of [
      ['javelin', 7],
      ['darts', 11],
      ['stones', 3],
    ] as const) {
      const p = shoot(`foot models=5 files=5 options=${weapon} states=moved:1`, far).answer('a-1', 'b-1')
      expect([weapon, p.told('volley')[0]]).toMatchObject([weapon, { short: true, roll: { need: 4 } }])
    }
  })
  test('darts and stones in mass after a move, bows only when standing (WAB-WPN-38, WAB-WPN-41, WAB-WPN-42)', () => {
    const dice = (weapon: string, far: number, states: string) => {
      const p = shoot(`foot models=10 files=5 options=${weapon}${states}`, far).answer('a-1', 'b-1')
      return count(p.told('volley')[0].roll)
    }
    expect([dice('darts', 4, ' states=moved:1'), dice('stones', 2, ' states=moved:1')]).toEqual([7, 7])
    for (const bow of ['short-bow', 'bow', 'long-bow'])
      expect([bow, dice(bow, 8, ''), dice(bow, 8, ' states=moved:1')]).toEqual([bow, 7, 5])
    expect(dice('crossbow', 8, '')).toBe(5)
  })
  test('crossbow, handgun and staff sling: not after a move (WAB-WPN-45, WAB-WPN-48, WAB-WPN-54)', () => {
    for (const [weapon, rule] of [
      ['crossbow', 'WAB-WPN-45'],
      ['handgun', 'WAB-WPN-45'],
      ['staff-sling', 'WAB-WPN-54'],
    ] as const) {
      const units = [
        `a-1 foot models=5 files=5 options=${weapon} states=moved:1 36,30 N`,
        'a-2 foot models=5 files=5 options=bow 32,30 N',
        'b-1 foot models=20 files=5 36,24 S',
      ]
      expect([weapon, new Play({ units, at: 'shooting' }).refused('a-1', 'b-1')]).toEqual([weapon, rule])
    }
  })
  test('they stand and shoot, but do not shoot and flee (WAB-WPN-46, WAB-WPN-55)', () => {
    for (const weapon of ['crossbow', 'handgun', 'staff-sling']) {
      const units = ['a-1 foot models=10 files=5 36,30 N', `b-1 foot models=10 files=5 options=${weapon} 36,24 S`]
      const p = new Play({ units }).answer('a-1', 'b-1')
      expect([weapon, p.options('b-1')]).toEqual([weapon, ['hold', 'stand-and-shoot', 'flee', 'ignore']])
      expect(p.refused('b-1', 'shoot-and-flee')).toBe('WAB-WPN-46')
    }
  })
  test('slings: two quick shots at 9" and Strength 2 if it has not moved (WAB-WPN-51, WAB-WPN-53, WAB-EX-235)', () => {
    const near = shoot('skirmishers models=5 files=5 options=sling', 8).answer('a-1', 'b-1')
    expect(near.options()).toContain('sling-rapid')
    near.answer('sling-rapid')
    expect([count(near.told('volley')[0].roll), near.told('volley')[0].short]).toEqual([10, true])
    const far = shoot('foot models=5 files=5 options=sling', 10).answer('a-1', 'b-1').answer('sling')
    expect([count(far.told('volley')[0].roll), far.told('volley')[0].short]).toEqual([5, false])
    const moved = shoot('foot models=5 files=5 options=sling states=moved:1', 8).answer('a-1', 'b-1')
    expect(moved.told('volley').length).toBe(1)
  })
  test('one of two weapons a phase (WAB-WPN-04, WAB-EX-201)', () => {
    const p = shoot('foot models=5 files=5 options=bow,javelin', 6).answer('a-1', 'b-1')
    expect([p.asked, p.options()]).toEqual(['take-missile', ['bow', 'javelin']])
    p.answer('javelin')
    expect(p.told('volley').length).toBe(1)
  })
  test('slings throw no quick shots at chargers (WAB-WPN-52)', () => {
    const units = ['a-1 foot models=10 files=5 36,30 N', 'b-1 foot models=5 files=5 options=sling 36,24 S']
    const p = new Play({ units }).answer('a-1', 'b-1').answer('b-1', 'stand-and-shoot')
    expect(count(p.told('volley')[0].roll)).toBe(5)
    expect(p.told('armed')).toEqual([])
  })
  test('bows at the chargers, then swords (WAB-WPN-05, WAB-EX-203)', () => {
    const units = ['a-1 foot models=10 files=5 36,30 N', 'b-1 archers models=5 files=5 36,24 S']
    const p = new Play({ units }).answer('a-1', 'b-1').answer('b-1', 'stand-and-shoot')
    expect(p.told('volley')[0]).toMatchObject({ unit: 1, reaction: true })
    expect(p.told('blows').map(e => e.unit)).toContain(1)
  })
})
