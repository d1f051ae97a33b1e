import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { has, kindOf } from '../../position.ts'
import { mayScatter } from '../../raise.ts'
import { toHitBlow } from '../../rules/blows.ts'
import { fightsAsPhalanx } from '../../rules/formation.ts'
import { mayNotShoot, missilesNow, toHitShot, volleyOf } from '../../rules/shots.ts'
import { legBarred, walkOf } from '../../rules/walk.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../../testing.ts'
import { refusal } from '../index.ts'

const FOE = 'b-1 foot models=20 files=5 36,10 S'
const one = (line: string, more: readonly string[] = [FOE]) => {
  const g = fieldFrom({ units: [line, ...more] })
  return { g, u: g.units[0] }
}
const FIGHT = ['a-1 front b-1 front']

describe('horse', () => {
  const blows = (states: string) =>
    new Play(
      {
        units: [
          `a-1 ars-cataphracts models=10 files=5 36,24 N${states}`,
          'b-1 foot models=40 files=10 36,24 S states=charged',
        ],
        contacts: FIGHT,
        at: 'fighting',
        active: 1,
      },
      times(60, 1),
    )
      .told('blows')
      .filter(e => e.unit === 0)
      .map(e => diceIn(e.roll))
  test('cataphracts with kontoi fight from the second rank, but not in a turn they charged (WAB-FRM-30)', () => {
    expect(blows('')).toEqual([10])
    expect(blows(' states=charged')).toEqual([5])
  })
  test('massed horse is close order, and only horse so listed is massed (WAB-FRM-76, WAB-FAQ-13)', () => {
    const { g, u } = one('a-1 ars-massed-horse models=8 files=4 36,30 N')
    expect([kindOf(g, u).order, kindOf(g, u).traits.includes('massed-cavalry')]).toEqual(['close', true])
    const other = one('a-1 ars-shock-horse models=8 files=4 36,30 N')
    expect(kindOf(other.g, other.u).traits).not.toContain('massed-cavalry')
  })
  const storm = (foe: string, dice: number[]) =>
    new Play(
      {
        units: [
          'a-1 horse line=8,3,3,3,3,1,3,1,7 traits=ferocious-charge models=10 files=5 command=S 36,24 N states=charged',
          foe,
        ],
        contacts: FIGHT,
        at: 'fighting',
      },
      dice,
    )
  test('those who break of themselves do not spend a first charge (WAB-FRM-67)', () => {
    const p = storm('b-1 light-foot models=4 files=4 36,24 S', times(20, 1))
    expect(p.told('broken').length + p.told('lost').length).toBeGreaterThan(0)
    expect(has(p.unit('a-1'), 'ferocity-spent')).toBe(false)
  })
  test('the stubborn throw their die against it (WAB-FRM-68, WAB-PSY-31)', () => {
    const p = storm('b-1 light-foot traits=stubborn models=10 files=10 36,24 S', times(40, 1))
    expect(p.told('thrown')[0]).toMatchObject({ unit: 1, what: 'defy' })
  })
  test('whoever is two to one gives ground instead (WAB-FRM-69)', () => {
    const p = storm('b-1 light-foot models=24 files=10 36,24 S', times(40, 1))
    expect(p.told('broken')).toEqual([])
    expect(p.asked).toBe('give-way')
  })
  test('feigned flight from what is feared wants a steady heart first (WAB-FRM-61)', () => {
    const feigns = (dice: number[]) => {
      const p = new Play(
        {
          units: [
            'a-1 horse traits=feigned-flight models=6 files=6 36,30 N',
            'a-2 foot models=5 files=5 4,44 N',
            'b-1 horse traits=causes-fear models=6 files=6 36,20 S',
            'b-2 foot models=5 files=5 4,4 S',
          ],
          active: 1,
          at: 'declare',
        },
        dice,
      ).answer('b-1', 'a-1')
      p.answer('a-1', 'feign')
      return [
        p
          .told('tested')
          .filter(e => e.why === 'fear')
          .map(e => e.passed),
        p.told('feigned').length,
      ]
    }
    expect(feigns([1, 1, 6, 6, 6])).toEqual([[true], 1])
    expect(feigns([6, 6, 1, 1, 1])).toEqual([[false], 0])
  })
})

describe('foot', () => {
  test('who makes the free change of drill counts as having moved (WAB-FRM-48)', () => {
    const p = new Play({
      units: ['a-1 foot traits=drilled weapons=crossbow models=20 files=5 36,30 N', idle('a', 2), FOE],
      at: 'remaining',
    })
    expect(missilesNow(p.g, p.unit('a-1'))).toEqual(['crossbow'])
    p.answer('a-1', 'move', 'files', '7')
    expect(has(p.unit('a-1'), 'moved')).toBe(true)
    expect(mayNotShoot(p.g, p.unit('a-1'))).toBe('WAB-WPN-45')
  })
  test('drilled men open their ranks to scythed chariots from before, nobody else does (WAB-FRM-55, WAB-CHA-32)', () => {
    const asked = (traits: string, chariot: string) => {
      const p = new Play({
        units: [`a-1 foot traits=${traits} models=20 files=5 36,30 N`, idle('a', 2), chariot, idle('b', 2)],
        active: 1,
        at: 'declare',
      })
      p.answer('b-1', 'a-1')
      if (p.asked === 'react') p.answer('a-1', 'hold')
      while (p.asked === 'order-tests' || p.asked === 'next-charger') p.answer()
      return p.asked === 'open-or-stand'
    }
    const before = 'b-1 scythed-chariot 36,20 S'
    expect([asked('drilled', before), asked('none', before)]).toEqual([true, false])
    expect(asked('drilled', 'b-1 scythed-chariot 46,31.5 W')).toBe(false)
  })
  test('light troops skirmish or stand in open order as they are deployed (WAB-FRM-75, WAB-SKI-01)', () => {
    const open = one('a-1 rom-archers models=10 files=5 36,30 N')
    expect([kindOf(open.g, open.u).order, mayScatter(open.g, open.u)]).toEqual(['open', true])
    const loose = one('a-1 rom-archers models=10 loose=line 36,30 N')
    expect([kindOf(loose.g, loose.u).order, mayScatter(loose.g, loose.u)]).toEqual(['loose', false])
    const plain = one('a-1 foot models=10 files=5 36,30 N')
    expect(mayScatter(plain.g, plain.u)).toBe(false)
  })
  test('each kind of phalanx is one, and may be drilled or a levy as well (WAB-FRM-92, WAB-FRM-100)', () => {
    for (const kind of ['phalanx', 'phalanx-trained', 'phalanx-macedonian', 'phalanx-medieval']) {
      const { g, u } = one(`a-1 foot traits=${kind} models=24 files=8 36,30 N`)
      expect(fightsAsPhalanx(g, u), kind).toBe(true)
      const drilled = one(`a-1 foot traits=${kind},drilled models=24 files=8 36,30 N`)
      expect(legBarred(drilled.g, drilled.u, 'move', 'about'), kind).toBeNull()
    }
    // Any wheel of a levy phalanx halves its move, of another only a march or a charge.
    const left = (traits: string) => {
      const { g, u } = one(`a-1 foot traits=${traits} models=24 files=8 36,30 N`)
      return walkOf(g, u, 'move', [{ go: 'wheel-left', n: 1 }], false).walk.allowance / INCH
    }
    expect([left('phalanx,levy'), left('phalanx')]).toEqual([2, 4])
  })
  const WALL = 'a-1 foot traits=shieldwall options=shield,bow models=20 files=5 36,24 N'
  test('from before it is one harder to hit, for shots and blows (WAB-FRM-104)', () => {
    const p = new Play({ units: [WALL, idle('a', 2), 'b-1 archers models=5 files=5 36,14 S'], at: 'remaining' })
    const [u, by] = [p.unit('a-1'), p.unit('b-1')]
    const needs = () => {
      const volley = volleyOf(p.g, by, u, 'bow', [0], '')
      const blow = (theirs: 'front' | 'left') =>
        toHitBlow(p.g, by, kindOf(p.g, by), u, kindOf(p.g, u), { occasion: 'blow', theirs }).total
      return [toHitShot(p.g, by, u, volley, false, false).total, blow('front'), blow('left')]
    }
    const before = needs()
    p.answer('a-1', 'shieldwall')
    expect(needs().map((n, i) => n - before[i])).toEqual([1, 1, 0])
  })
  test('it is formed and shot from in one turn, as after a move (WAB-FRM-105)', () => {
    const p = new Play({ units: [WALL, 'b-1 foot models=20 files=5 36,16 S'], at: 'remaining' }).answer(
      'a-1',
      'shieldwall',
    )
    expect(p.asked).toBe('declare-shots')
    p.answer('a-1', 'b-1')
    expect(p.told('volley')[0].ledger.lines.map(l => l.rule)).toContain('WAB-TOHIT-05')
  })
  test('subterfuge: no march through woods, and a charge through them is slowed (WAB-FRM-111)', () => {
    const g = fieldFrom({
      units: ['a-1 foot traits=subterfuge models=10 files=5 command=M 36,30 N', FOE],
      ground: ['wood 36,20 20x20'],
    })
    expect(walkOf(g, g.units[0], 'march', [{ go: 'ahead', n: 4 * INCH }], true).rule).toBe('WAB-MARCH-08')
    expect([
      refusal('unslowed', g, g.units[0], { way: 'move' }),
      refusal('unslowed', g, g.units[0], { way: 'charge' }),
    ]).toEqual(['WAB-FRM-110', null])
  })
  test('a barbarian leader does not command Romans, a Roman may lead allies (WAB-ROM-13)', () => {
    const { g } = one('a-1 barb-chief traits=unreliable 36,30 N', [
      'a-2 rom-regulars models=10 files=5 30,30 N',
      'a-3 barb-warriors traits=unreliable models=10 files=5 42,30 N',
      'a-4 rom-tribune 36,34 N',
      FOE,
    ])
    expect(refusal('join', g, g.units[0], { other: g.units[1] })).toBe('WAB-ROM-13')
    expect(refusal('join', g, g.units[0], { other: g.units[2] })).toBeNull()
    expect(refusal('join', g, g.units[3], { other: g.units[2] })).toBeNull()
  })
  test('missiles find handler and hounds by chance, each with his own save (WAB-ARB-18)', () => {
    const pack = (die: number) => {
      const p = new Play(
        {
          units: [
            'a-1 barb-handler behind=barb-hound models=2 files=2 36,30 N',
            'b-1 archers models=1 files=1 36,20 S',
          ],
          active: 1,
          at: 'shooting',
        },
        [6, die, 6],
      ).answer('b-1', 'a-1')
      expect(p.told('shared')[0]).toMatchObject({ rules: ['WAB-ARB-18'], dice: [die] })
      return p.unit('a-1').places.map(k => p.g.kinds[k].profile)
    }
    expect([pack(1), pack(2)]).toEqual([['barb-hound'], ['barb-handler']])
  })
})
