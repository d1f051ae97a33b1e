import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { has, type Unit } from '../../position.ts'
import { strengthOf, toHitBlow } from '../../rules/blows.ts'
import { dreadOf } from '../../rules/dread.ts'
import { fightsAsPhalanx, isDrawnUpAsPhalanx } from '../../rules/formation.ts'
import { leadership } from '../../rules/leadership.ts'
import { allowanceOf, paceOf } from '../../rules/pace.ts'
import { rankBonus } from '../../rules/result.ts'
import { routeTo } from '../../rules/route.ts'
import { legBarred, walkOf } from '../../rules/walk.ts'
import { wayBarred } from '../../rules/ways.ts'
import { mayNotReact } from '../../steps/react.ts'
import { fieldFrom, Play } from '../../testing.ts'
import { refusal } from '../index.ts'

const FOE = 'b-1 foot models=20 files=5 36,10 S'
const one = (line: string, more: readonly string[] = [FOE]) => {
  const g = fieldFrom({ units: [line, ...more] })
  return { g, u: g.units[0] }
}
const ones = (n: number): number[] => Array.from({ length: n }, () => 1)
const combatOf = (a: number, b: number) => ({
  units: [a, b],
  round: 0,
  momentum: -1 as const,
  duel: [],
  stormed: false,
  wounds: [0, 0],
  margin: 0,
  winner: -1 as const,
})
const FIGHT = ['a-1 front b-1 front']

describe('warbands (WAB-FRM-08 to 19)', () => {
  const BAND = 'a-1 foot traits=warband line=5,3,3,3,3,1,3,1,5 models=24 files=6 36,30 N'
  const ld = (more: readonly string[], band = BAND) => {
    const { g, u } = one(band, [...more, FOE])
    return leadership(g, u, 'panic-shots').total
  }
  test('ranks of four hearten it, three at most; a leader only if he is one of them (WAB-FRM-14, WAB-FRM-19, WAB-EX-229, WAB-EX-230)', () => {
    expect(ld([])).toBe(8)
    expect(ld(['a-2 hero traits=warband line=4,5,5,4,4,2,5,2,7 with=a-1'])).toBe(10)
    expect(ld(['a-2 hero line=4,5,5,4,4,2,5,2,9 with=a-1'])).toBe(9)
    expect(ld([], BAND.replace('foot', 'light-foot'))).toBe(7)
    expect(ld([], BAND.replace('files=6', 'files=3'))).toBe(5)
    expect(ld([], `${BAND} fleeing=1`)).toBe(5)
  })
  test('whatever is not straight ahead halves its move in close order (WAB-FRM-18, WAB-EX-208)', () => {
    const left = (line: string, go: 'ahead' | 'wheel-left' | 'about') => {
      const { g, u } = one(line)
      return walkOf(g, u, 'march', [{ go, n: 1 }], false).walk.allowance / INCH
    }
    expect(left(BAND, 'ahead')).toBe(10)
    expect(left(BAND, 'wheel-left')).toBe(5)
    expect(left(BAND.replace('foot', 'light-foot'), 'wheel-left')).toBe(10)
    const { g, u } = one(BAND)
    expect(allowanceOf(g, u, 'charge', { turned: true })).toBe(allowanceOf(g, u, 'charge'))
  })
  const BEGIN = (more: readonly string[], dice: number[]) =>
    new Play({ units: [BAND, 'a-2 foot models=5 files=5 4,44 N', ...more], at: 'start-of-turn' }, dice)
  test('on a 1 it charges the nearest it reaches, with nobody asked (WAB-FRM-08, WAB-FRM-09)', () => {
    const near = ['b-1 foot models=20 files=5 36,24 S', 'b-2 foot models=20 files=5 44,20 S']
    const p = BEGIN(near, [1])
    expect(p.told('thrown')[0]).toMatchObject({ what: 'control', die: 1, need: 2 })
    expect(p.told('declared')[0]).toMatchObject({ unit: 0, targets: [2], rules: ['WAB-FRM-09'] })
    expect(BEGIN(near, [2]).told('declared')).toEqual([])
  })
  test('with nobody in reach it goes at least its move toward the nearest (WAB-FRM-10, WAB-FRM-11)', () => {
    const p = BEGIN([FOE], [1]).answer()
    expect(p.told('moved')[0]).toMatchObject({ unit: 0, way: 'mob', rules: ['WAB-FRM-10', 'WAB-FRM-11'] })
    expect(Math.round((10 * (30 * INCH - p.unit('a-1').y)) / INCH)).toBe(50)
  })
  test('its own skirmishers let it through and come to stand behind it (WAB-FRM-12)', () => {
    const p = BEGIN(['a-3 skirmishers models=5 loose=line 36,27 N', FOE], [1]).answer()
    expect(p.told('made-way')[0]).toMatchObject({ unit: 2, rules: ['WAB-FRM-12'] })
    expect(Math.round((30 * INCH - p.unit('a-1').y) / INCH)).toBe(5)
  })
  test('it gave ground and still must charge (WAB-FRM-13)', () => {
    const band = `${BAND} states=gave-ground:9`
    const p = new Play({ units: [band, 'b-1 foot models=20 files=5 36,24 S'], at: 'start-of-turn' }, [1])
    expect(p.told('declared')[0]).toMatchObject({ unit: 0 })
  })
  const beaten = (foes: number, state = 'charged') =>
    new Play(
      {
        units: [
          `a-1 foot traits=warband models=24 files=6 command=S 36,24 N states=${state}`,
          `b-1 light-foot models=${foes} files=6 36,24 S`,
        ],
        contacts: FIGHT,
        at: 'fighting',
      },
      ones(14),
    ).told('broken')
  test('whoever it beats in its charge breaks if it has more models (WAB-FRM-15, WAB-FRM-16)', () => {
    expect(beaten(12)[0]).toMatchObject({ unit: 1, tested: false, rules: ['WAB-FRM-15'] })
    expect(beaten(24)).toEqual([])
    expect(beaten(12, 'moved')).toEqual([])
    expect(beaten(12, 'countercharged')[0]).toMatchObject({ rules: ['WAB-FRM-15'] })
  })
  test('it is not held back in the first round of its charge (WAB-FRM-17)', () => {
    const { g, u } = one(`${BAND} states=charged,round:1`)
    expect(refusal('restrain', g, u)).toBe('WAB-FRM-17')
    const later = one(`${BAND} states=charged,round:2`)
    expect(refusal('restrain', later.g, later.u)).toBeNull()
  })
})

describe('unreliable allies (WAB-FRM-01 to 07)', () => {
  const ALLY = 'a-1 foot traits=unreliable weapons=javelin models=10 files=5 36,30 N'
  const play = (dice: number[], at = 'remaining', states = '') =>
    new Play(
      { units: [`${ALLY}${states}`, 'a-2 foot models=5 files=5 4,44 N', 'b-1 foot models=20 files=5 36,24 S'], at },
      dice,
    )
  test('told to move it throws a die once; on a 1 the order is lost (WAB-FRM-03, WAB-FRM-05)', () => {
    const lost = play([1]).answer('a-1', 'move', 'ahead', '1')
    expect(lost.unit('a-1').y).toBe(30 * INCH)
    expect(has(lost.unit('a-1'), 'unruly')).toBe(true)
    expect(lost.refused('a-1', 'move', 'ahead', '1')).toBe('WAB-FRM-05')
    const obeys = play([2]).answer('a-1', 'move', 'ahead', '1')
    expect(obeys.unit('a-1').y).toBe(29 * INCH)
    expect(has(obeys.unit('a-1'), 'reliable')).toBe(true)
  })
  test('a charge, a volley: the same die (WAB-FRM-03, WAB-FRM-06)', () => {
    const charge = play([1], 'declare').answer('a-1', 'b-1')
    expect(charge.told('void')[0]).toMatchObject({ unit: 0, rules: ['WAB-FRM-05'] })
    const shots = play([1], 'shooting').answer('a-1', 'b-1')
    expect(shots.told('volley')).toEqual([])
  })
  test('it tries again each own turn (WAB-FRM-04), and whoever is struck fights (WAB-FRM-07)', () => {
    expect(has(play([3], 'start-of-turn', ' states=unruly').unit('a-1'), 'reliable')).toBe(true)
    expect(has(play([1], 'start-of-turn', ' states=unruly').unit('a-1'), 'unruly')).toBe(true)
    const p = new Play({ units: [`${ALLY} states=unruly`, FOE.replace('36,10', '36,25')], active: 1, at: 'declare' })
    p.answer('b-1', 'a-1').answer('a-1', 'hold')
    expect(has(p.unit('a-1'), 'reliable')).toBe(true)
  })
  test('neither general nor battle standard are theirs (WAB-FRM-02)', () => {
    const { g, u } = one(ALLY)
    expect([refusal('use-general', g, u), refusal('use-standard', g, u)]).toEqual(['WAB-FRM-02', 'WAB-FRM-02'])
  })
})

describe('drill (WAB-FRM-45 to 54)', () => {
  const LEGION = 'a-1 foot traits=drilled models=20 files=5 command=M 36,30 N'
  const walk = (line: string, ...legs: Parameters<typeof walkOf>[3]) => {
    const { g, u } = one(line)
    return walkOf(g, u, 'move', legs, true)
  }
  test('a quarter turn costs a quarter of the move; nobody else knows it (WAB-FRM-45)', () => {
    const { walk: w, rule } = walk(LEGION, { go: 'quarter-right', n: 1 })
    expect([rule, w.u.facing, w.u.files, w.left / INCH]).toEqual([null, 9000, 4, 3])
    expect(walk(LEGION.replace('drilled', 'none'), { go: 'quarter-right', n: 1 }).rule).toBe('WAB-FRM-45')
  })
  test('in open order two of them are free (WAB-FRM-46)', () => {
    const open = LEGION.replace('foot', 'light-foot')
    const left = (n: number) =>
      walk(open, ...Array.from({ length: n }, () => ({ go: 'quarter-left' as const, n: 1 }))).walk.left / INCH
    expect([left(1), left(2), left(3)]).toEqual([4, 4, 3])
  })
  test('an about face or a change of front is free at the very start (WAB-FRM-47)', () => {
    const about = { go: 'about', n: 1 } as const
    expect(walk(LEGION, about).walk.left / INCH).toBe(4)
    expect(walk(LEGION, about, about).walk.left / INCH).toBe(3)
    expect(walk(LEGION, { go: 'files', n: 7 }).walk.left / INCH).toBe(4)
    expect(walk(LEGION, { go: 'ahead', n: INCH }, about).walk.left / INCH).toBe(2)
  })
  test('it forms up on the march (WAB-FRM-49), reforms without a test if nobody is near (WAB-FRM-51)', () => {
    const { g, u } = one(LEGION)
    expect(legBarred(g, u, 'march', 'files')).toBeNull()
    expect(legBarred(g, u, 'march', 'about')).toBe('WAB-RUL-176')
    expect(refusal('reform-freely', g, u)).toBe('WAB-FRM-51')
    const near = one(LEGION, ['b-1 foot models=5 files=5 36,24 S'])
    expect(refusal('reform-freely', near.g, near.u)).toBeNull()
  })
  test('it changes its front before it charges, never out of or into a column (WAB-FRM-50)', () => {
    const p = new Play({ units: [LEGION, 'b-1 foot models=20 files=10 36,25 S'], at: 'declare' })
    p.answer('a-1', 'b-1').answer()
    expect(p.asked).toBe('charge-files')
    expect(p.options()).not.toContain('3')
    p.answer('7')
    expect(p.unit('a-1').files).toBe(7)
    expect(p.told('contact')[0]).toMatchObject({ unit: 0 })
  })
  test('it need not pursue nor follow (WAB-FRM-52), may give ground (WAB-FRM-54), leaves the slower (WAB-FRM-53)', () => {
    const { g, u } = one(LEGION)
    expect(refusal('may-stay', g, u)).toBe('WAB-FRM-52')
    expect(refusal('follow', g, u)).toBe('WAB-FRM-52')
    expect(refusal('may-yield', g, u)).toBe('WAB-FRM-54')
    const at = (line: string) => {
      const h = fieldFrom({ units: [LEGION.replace('36,30', '36,24'), line], contacts: FIGHT })
      return refusal('free-disengage', h, h.units[0])
    }
    expect(at('b-1 foot models=5 files=5 36,24 S')).toBe('WAB-FRM-53')
    expect(at('b-1 horse models=5 files=5 36,24 S')).toBeNull()
  })
})

describe('phalanxes (WAB-FRM-81 to 100)', () => {
  const PHALANX = 'a-1 foot traits=phalanx weapons=thrusting-spear models=16 files=8 command=M 36,24 N'
  const stands = (line: string) => {
    const { g, u } = one(line)
    return isDrawnUpAsPhalanx(g, u)
  }
  test('twelve models, two ranks of four, wider than deep; medieval ones three ranks (WAB-FRM-82, WAB-FRM-95, WAB-EX-210)', () => {
    const as = (models: number, files: number, kind = 'phalanx') =>
      stands(`a-1 foot traits=${kind} models=${models} files=${files} 36,24 N`)
    expect([as(12, 4), as(16, 4), as(11, 4), as(12, 12), as(16, 5)]).toEqual([true, false, false, false, true])
    expect([as(16, 8, 'phalanx-medieval'), as(24, 8, 'phalanx-medieval')]).toEqual([false, true])
  })
  test('which turns each kind knows (WAB-FRM-83, WAB-FRM-93, WAB-FRM-94, WAB-FRM-96, WAB-FRM-99)', () => {
    const legs = (traits: string) => {
      const { g, u } = one(PHALANX.replace('traits=phalanx', `traits=${traits}`))
      return [legBarred(g, u, 'move', 'about'), legBarred(g, u, 'move', 'files'), legBarred(g, u, 'move', 'wheel-left')]
    }
    expect(legs('phalanx')).toEqual(['WAB-FRM-83', 'WAB-FRM-83', null])
    expect(legs('phalanx-trained')).toEqual([null, 'WAB-FRM-83', null])
    expect(legs('phalanx-macedonian')).toEqual([null, null, null])
    expect(legs('phalanx-medieval')).toEqual([null, null, null])
    expect(legs('phalanx,drilled')).toEqual([null, null, null])
  })
  test('reform is one harder with nobody near as well (WAB-FRM-84); a wheel halves march and charge (WAB-FRM-85, WAB-FRM-99)', () => {
    const { g, u } = one(PHALANX)
    expect(leadership(g, u, 'reform').total).toBe(6)
    expect(allowanceOf(g, u, 'charge', { turned: true }) * 2).toBe(allowanceOf(g, u, 'charge'))
    expect(allowanceOf(g, u, 'move', { turned: true })).toBe(allowanceOf(g, u, 'move'))
    const drilled = one(PHALANX.replace('traits=phalanx', 'traits=phalanx,drilled'))
    expect(allowanceOf(drilled.g, drilled.u, 'march', { turned: true })).toBe(
      allowanceOf(drilled.g, drilled.u, 'march'),
    )
  })
  const against = (foe: string, line = PHALANX, contact = 'a-1 front b-1 front') => {
    const g = fieldFrom({ units: [line, foe], contacts: [contact] })
    const [u, by] = g.units as [Unit, Unit]
    const side = contact.split(' ')[1] as 'front'
    const c = { occasion: 'blow' as const, side: 'front' as const, theirs: side, charging: true, round: 0 }
    return {
      need: toHitBlow(g, by, g.kinds[by.kind], u, g.kinds[u.kind], c).total,
      s: strengthOf(g, by, g.kinds[by.kind], u, c).total,
      fights: fightsAsPhalanx(g, u),
    }
  }
  test('two harder for horse, one for foot, to the front, while it stands as a phalanx (WAB-FRM-86, WAB-FRM-89)', () => {
    expect(against('b-1 horse models=8 files=8 36,24 S').need).toBe(6)
    expect(against('b-1 foot models=8 files=8 36,24 S').need).toBe(5)
    expect(against('b-1 foot models=8 files=8 36,24 S', `${PHALANX} states=ranks-lost`).need).toBe(4)
    expect(against('b-1 foot models=8 files=8 36,24 S', PHALANX.replace('models=16', 'models=11')).need).toBe(4)
  })
  test('lances gain nothing by a charge at its front (WAB-FRM-90)', () => {
    const lancers = 'b-1 horse weapons=lance models=8 files=8 36,24 S states=charged,wields:10'
    expect(against(lancers).s).toBe(3)
    expect(against(lancers, PHALANX.replace('traits=phalanx', 'traits=none')).s).toBe(5)
  })
  test('one harder to shoot from the front, but not medieval ones (WAB-FRM-87, WAB-FRM-97)', () => {
    const shot = (kind: string) =>
      new Play(
        {
          units: [`a-1 foot traits=${kind} models=24 files=8 36,24 N`, 'b-1 archers models=5 files=5 36,14 S'],
          active: 1,
          at: 'shooting',
        },
        ones(5),
      )
        .answer('b-1', 'a-1')
        .told('volley')[0].ledger.total
    expect([shot('none'), shot('phalanx'), shot('phalanx-medieval')]).toEqual([4, 5, 4])
  })
  test('charging with spears two ranks fight (WAB-FRM-88)', () => {
    const blows = (traits: string) =>
      new Play(
        {
          units: [
            `${PHALANX.replace('traits=phalanx', `traits=${traits}`)} states=charged,moved`,
            'b-1 foot models=8 files=8 36,24 S',
          ],
          contacts: FIGHT,
          at: 'fighting',
        },
        ones(40),
      )
        .told('blows')
        .filter(e => e.unit === 0)
        .reduce((sum, e) => sum + e.roll.faces.reduce((s, n) => s + n, 0), 0)
    expect([blows('none'), blows('phalanx')]).toEqual([8, 16])
  })
  test('in square it has no flank, one rank, and stands until it forms anew (WAB-FRM-98)', () => {
    const { g, u } = one('a-1 foot traits=phalanx-medieval models=25 files=5 command=M 36,24 N states=hedgehog')
    expect(refusal('be-turned', g, u)).toBe('WAB-FRM-98')
    expect([wayBarred(g, u, 'move'), wayBarred(g, u, 'reform')]).toEqual(['WAB-FRM-98', null])
    g.snap.ranks[0] = 4
    expect(rankBonus(g, u, combatOf(0, 1))).toBe(1)
    const free = one('a-1 foot traits=phalanx-medieval models=25 files=5 command=M 36,24 N')
    expect(wayBarred(free.g, free.u, 'hedgehog')).toBeNull()
    expect(wayBarred(free.g, free.u, 'shieldwall')).toBe('WAB-MAN-01')
  })
})

describe('shieldwall (WAB-FRM-101 to 105)', () => {
  const WALL = 'a-1 foot traits=shieldwall options=shield models=20 files=5 36,24 N'
  test('formed instead of a move, one harder to shoot from the front, gone when it moves (WAB-FRM-102 to 105)', () => {
    const p = new Play({
      units: [WALL, 'a-2 foot models=5 files=5 4,44 N', 'b-1 archers models=5 files=5 36,14 S'],
      at: 'remaining',
    }).answer('a-1', 'shieldwall')
    const u = p.unit('a-1')
    expect(has(u, 'moved')).toBe(true)
    const harder = () => {
      const by = p.unit('b-1')
      return toHitBlow(p.g, by, p.g.kinds[by.kind], u, p.g.kinds[u.kind], { occasion: 'blow', theirs: 'front' }).total
    }
    expect(harder()).toBe(5)
    u.y -= INCH
    expect(harder()).toBe(4)
  })
  test('only with shields (WAB-FRM-101)', () => {
    const { g, u } = one(WALL.replace(' options=shield', ''))
    expect(wayBarred(g, u, 'shieldwall')).toBe('WAB-MAN-01')
  })
  test('a lost round breaks it (WAB-FRM-103)', () => {
    const spot = 36 * INCH * 1_000_000 + 24 * INCH
    const p = new Play(
      {
        units: [
          `${WALL.replace('models=20', 'models=10')} states=in-shieldwall:${spot}`,
          'b-1 foot models=20 files=5 command=S 36,24 S',
        ],
        contacts: FIGHT,
        at: 'fighting',
      },
      ones(12),
    )
    expect(has(p.unit('a-1'), 'in-shieldwall')).toBe(false)
  })
})

describe('levies (WAB-FRM-70 to 74)', () => {
  const LEVY = 'a-1 foot traits=levy models=20 files=5 command=M 36,30 N'
  test('they fear whom they do not outnumber two to one, skirmishers and fleers excepted (WAB-FRM-70)', () => {
    const fear = (foe: string) => {
      const { g, u } = one(LEVY, [foe])
      return dreadOf(g, u, g.units[1]).total
    }
    expect([fear('b-1 foot models=11 files=5 36,10 S'), fear('b-1 foot models=10 files=5 36,10 S')]).toEqual([1, 0])
    expect([fear('b-1 skirmishers models=15 36,10 S'), fear('b-1 foot models=15 files=5 36,10 S fleeing=1')]).toEqual([
      0, 0,
    ])
  })
  test('they only wheel, at half their move (WAB-FRM-71), and are never close order in a fight (WAB-FRM-72)', () => {
    const { g, u } = one(LEVY)
    expect([legBarred(g, u, 'move', 'about'), wayBarred(g, u, 'reform')]).toEqual(['WAB-FRM-71', 'WAB-FRM-71'])
    expect(allowanceOf(g, u, 'move', { turned: true })).toBe(2 * INCH)
  })
  test('the general must be with them (WAB-FRM-73); others may try again when they break (WAB-FRM-74)', () => {
    const near = one(LEVY, ['a-2 hero general 36,33 N', FOE])
    expect(leadership(near.g, near.u, 'panic-shots').total).toBe(7)
    const among = one(LEVY, ['a-2 hero general with=a-1', FOE])
    expect(leadership(among.g, among.u, 'panic-shots').total).toBe(8)
    expect(refusal('panic-again', near.g, near.u, { other: near.g.units[2] })).toBe('WAB-FRM-74')
    expect(refusal('panic-again', near.g, near.u, { other: near.u })).toBeNull()
  })
})

describe('horse (WAB-FRM-27 to 31, 56, 62 to 69, 76 to 80)', () => {
  const horse = (traits: string, more = '') => `a-1 close-horse traits=${traits} models=12 files=4 36,24 N${more}`
  test('cataphracts and massed horse lose half a charge by a wheel (WAB-FRM-28, WAB-FRM-77, WAB-EX-209)', () => {
    for (const traits of ['cataphract', 'massed-cavalry']) {
      const { g, u } = one(horse(traits))
      expect(allowanceOf(g, u, 'charge', { turned: true }) / INCH).toBe(8)
      expect(allowanceOf(g, u, 'move', { turned: true }) / INCH).toBe(8)
    }
    const aside = ['b-1 foot models=10 files=5 44,13 S']
    const reach = (traits: string) => {
      const { g, u } = one(horse(traits), aside)
      return routeTo(g, u, g.units[1], { budget: allowanceOf(g, u, 'charge') }) !== null
    }
    expect([reach('none'), reach('cataphract')]).toEqual([true, false])
  })
  test('cataphracts do not counter-charge (WAB-FRM-29)', () => {
    const { g, u } = one(horse('cataphract'))
    expect(mayNotReact(g, u, 'counter-charge')).toBe('WAB-FRM-29')
  })
  test('ranks count when they charge, two at most, and not against pikes (WAB-FRM-31, WAB-FRM-78, WAB-FRM-91)', () => {
    const bonus = (traits: string, states: string, foe = 'foot') => {
      const g = fieldFrom({ units: [horse(traits, states), `b-1 ${foe} models=16 files=8 36,24 S`], contacts: FIGHT })
      return rankBonus(g, g.units[0], combatOf(0, 1))
    }
    expect(bonus('massed-cavalry', ' states=charged')).toBe(2)
    expect(bonus('massed-cavalry', ' states=countercharged')).toBe(2)
    expect(bonus('cataphract', ' states=charged')).toBe(2)
    expect(bonus('massed-cavalry', '')).toBe(0)
    expect(bonus('massed-cavalry', ' states=charged,round:2')).toBe(0)
    expect(bonus('massed-cavalry', ' states=charged', 'foot traits=phalanx')).toBe(0)
  })
  const storm = (states: string, foe: string, traits = 'ferocious-charge', n = 20) =>
    new Play(
      {
        units: [
          `a-1 horse line=8,3,3,3,3,1,3,1,7 traits=${traits} models=10 files=5 command=S 36,24 N states=${states}`,
          foe,
        ],
        contacts: FIGHT,
        at: 'fighting',
      },
      ones(n),
    )
  test('whoever a first charge beats breaks (WAB-FRM-64), and it is spent (WAB-RUL-253)', () => {
    const p = storm('charged', 'b-1 light-foot models=10 files=10 36,24 S')
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, rules: ['WAB-FRM-64'], tested: false })
    expect(has(p.unit('a-1'), 'ferocity-spent')).toBe(true)
    const again = storm('charged,ferocity-spent', 'b-1 light-foot models=10 files=10 36,24 S')
    expect(again.told('broken')).toEqual([])
  })
  test('not from a halt (WAB-FRM-64), not against a phalanx, where it is spent (WAB-FRM-91, WAB-EX-211)', () => {
    expect(storm('moved', 'b-1 light-foot models=10 files=10 36,24 S').told('broken')).toEqual([])
    const g = fieldFrom({
      units: [
        'a-1 horse traits=ferocious-charge models=10 files=5 36,24 N states=charged,round:1',
        'b-1 foot traits=phalanx models=16 files=8 36,24 S',
      ],
      contacts: FIGHT,
    })
    expect(refusal('breaks-few', g, g.units[0], { other: g.units[1] })).toBeNull()
  })
  test('skirmishers break every time, and spend nothing (WAB-FRM-65, WAB-FRM-66); fewer than five do not storm (WAB-FRM-63)', () => {
    const p = storm('charged,ferocity-spent', 'b-1 skirmishers models=10 files=10 36,24 S')
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, rules: ['WAB-FRM-65'] })
    expect(has(storm('charged', 'b-1 skirmishers models=10 files=10 36,24 S').unit('a-1'), 'ferocity-spent')).toBe(
      false,
    )
    const few = fieldFrom({
      units: [
        'a-1 horse traits=ferocious-charge models=4 files=4 36,24 N states=charged,round:1',
        'b-1 foot models=10 files=5 36,24 S',
      ],
      contacts: FIGHT,
    })
    expect(refusal('breaks-few', few, few.units[0], { other: few.units[1] })).toBeNull()
  })
  test('the finest horses go an inch farther, twice that in a charge (WAB-FRM-62)', () => {
    const { g, u } = one(horse('finest-horses'))
    expect([paceOf(g, u), allowanceOf(g, u, 'charge') / INCH]).toEqual([9, 18])
  })
  const ride = (traits: string) =>
    new Play(
      {
        units: [
          `a-1 horse traits=${traits} weapons=bow models=5 loose=line 36,30 N states=moved:1`,
          FOE.replace('36,10', '36,18'),
        ],
        at: 'shooting',
      },
      ones(5),
    ).answer('a-1', 'b-1')
  test('expert horsemen shoot on the move as at a halt (WAB-FRM-56)', () => {
    expect(ride('none').told('volley')[0].ledger.total).toBe(5)
    expect(ride('expert-horsemen').told('volley')[0].ledger.total).toBe(4)
  })
  test('who has the Parthian shot rides on when it has shot, as far as its move (WAB-FRM-79, WAB-FRM-80)', () => {
    const p = ride('parthian-shot')
    expect(p.asked).toBe('parthian-move')
    expect(p.refused('as-they-stand', '36,38.1 N')).toBe('WAB-SKI-07')
    p.answer('as-they-stand', '36,38 N')
    expect(p.unit('a-1').y).toBe(38 * INCH)
    expect(ride('none').asked).not.toBe('parthian-move')
  })
})

describe('subterfuge (WAB-FRM-110, 111)', () => {
  const far = (traits: string, way: 'move' | 'march') => {
    const g = fieldFrom({
      units: [`a-1 foot traits=${traits} models=10 files=5 command=M 36,30 N`, FOE],
      ground: ['wood 36,20 20x20'],
    })
    return walkOf(g, g.units[0], way, [{ go: 'ahead', n: 4 * INCH }], true).rule
  }
  test('woods do not slow it, but it does not march through them', () => {
    expect([far('none', 'move'), far('subterfuge', 'move')]).toEqual(['WAB-TERRAIN-03', null])
    expect(far('subterfuge', 'march')).toBe('WAB-MARCH-08')
  })
})

describe('feigned flight (WAB-FRM-57 to 61)', () => {
  const charge = (answer: string, dice: number[], at = '36,20 N') => {
    const p = new Play(
      {
        units: [
          'a-1 horse traits=feigned-flight weapons=javelin models=6 files=6 36,30 N',
          'a-2 foot models=5 files=5 4,44 N',
          `b-1 horse models=6 files=6 ${at.replace(' N', ' S')}`,
          'b-2 foot models=5 files=5 4,4 S',
        ],
        active: 1,
        at: 'declare',
      },
      dice,
    ).answer('b-1', 'a-1')
    return answer === '' ? p : p.answer('a-1', answer)
  }
  test('it runs, turns, and flees from nobody; the charge falls short (WAB-FRM-58, WAB-FRM-60)', () => {
    const p = charge('feign', [6, 6, 6])
    expect(p.told('feigned')[0]).toMatchObject({ unit: 0, distance: 18 })
    const u = p.unit('a-1')
    expect([u.fleeing, u.facing, p.told('failed').length]).toEqual([0, 0, 1])
  })
  test('caught, it fights as if it had held (WAB-FRM-59)', () => {
    const p = charge('feign', [1, 1, 1])
    expect(p.told('contact')[0]).toMatchObject({ unit: 2, other: 0, side: 'front' })
    expect(p.unit('a-1').fleeing).toBe(0)
  })
  test('only who has learnt it (WAB-FRM-57)', () => {
    expect(charge('', []).options('a-1')).toContain('feign')
    const { g, u } = one('a-1 horse models=6 files=6 36,30 N')
    expect(mayNotReact(g, u, 'feign')).toBe('WAB-FRM-57')
  })
})

test('skirmishers of Leadership 7 or less fear whoever keeps his ranks (WAB-SKI-09)', () => {
  const dread = (line: string, foe: string) => {
    const { g, u } = one(line, [foe])
    return dreadOf(g, u, g.units[1]).total
  }
  expect(dread('a-1 skirmishers models=8 36,30 N', FOE)).toBe(1)
  expect(dread('a-1 skirmishers line=4,3,3,3,3,1,3,1,8 models=8 36,30 N', FOE)).toBe(0)
  expect(dread('a-1 skirmishers models=8 36,30 N', 'b-1 skirmishers models=8 36,10 S')).toBe(0)
})
