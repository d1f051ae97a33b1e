import { describe, expect, test } from 'vitest'
import { kindOf } from '../../position.ts'
import { toHitBlow } from '../../rules/blows.ts'
import { batteryOf, crewsAt } from '../../rules/crew.ts'
import { dreadOf } from '../../rules/dread.ts'
import { allowanceOf, flightDice, giveGroundDice, pursuitDice } from '../../rules/pace.ts'
import { countOf, isFormed } from '../../rules/ranks.ts'
import { mayNotShoot } from '../../rules/shots.ts'
import { breakValue } from '../../rules/victory.ts'
import { mayNotMove, wayBarred } from '../../rules/ways.ts'
import { fieldFrom } from '../../testing.ts'

/** A table with these, by name. */
const table = (...units: string[]) => {
  const g = fieldFrom({ units, at: 'remaining' })
  return { g, u: (n: number) => g.units[n] }
}
const line = (kind: {
  m: number
  ws: number
  bs: number
  s: number
  t: number
  w: number
  i: number
  a: number
  ld: number
}) => [kind.m, kind.ws, kind.bs, kind.s, kind.t, kind.w, kind.i, kind.a, kind.ld].join(' ')

describe('profiles', () => {
  test('as the book prints them (WAB-ELE-16, WAB-WAG-04, WAB-WAR-24, WAB-WAR-01, WAB-CHA-01)', () => {
    const { g, u } = table(
      'a-1 elephant-indian 10,40 N',
      'a-2 war-wagon 20,40 N',
      'a-3 catapult 30,40 N',
      'a-4 light-chariots models=3 files=3 40,40 N',
    )
    expect(line(kindOf(g, u(0)))).toBe('6 4 0 7 6 6 3 4 5')
    expect(kindOf(g, u(0)).crew.map(c => line(g.kinds[c.kind]))).toEqual(['4 4 4 3 3 1 3 1 8', '4 3 0 3 3 1 3 0 7'])
    const wagon = kindOf(g, u(1))
    expect([wagon.m, wagon.t, wagon.w, wagon.points]).toEqual([6, 6, 4, 120])
    expect(wagon.crew.map(c => c.n)).toEqual([3, 3])
    expect([kindOf(g, u(2)).t, kindOf(g, u(2)).w]).toEqual([6, 3])
    expect(line(kindOf(g, u(3)))).toBe('8 4 4 3 4 1 4 2 8')
  })
})

describe('counting', () => {
  test('chariots by crews, elephants by wounds, wagons six, machines by their men (WAB-CHA-03, WAB-CHA-02, WAB-ELE-04, WAB-ELE-01, WAB-WAG-02, WAB-WAR-04)', () => {
    const { g, u } = table(
      'a-1 elephant-indian 10,40 N hurt=4',
      'a-2 war-wagon 20,40 N crew=1,0',
      'a-3 rom-ballista 30,40 N crew=2',
      'a-4 light-chariots models=3 files=3 40,40 N',
      'a-5 heavy-chariots models=3 files=3 50,40 N',
      'a-6 scythed-chariot 60,40 N',
    )
    expect([0, 1, 2, 3, 4, 5].map(i => countOf(g, u(i)))).toEqual([6, 6, 2, 6, 9, 1])
    // Squadrons are formed, single beasts, scythes and machines never (WAB-CHA-05, WAB-CHA-08).
    expect([0, 1, 2, 3, 4, 5].map(i => isFormed(g, u(i)))).toEqual([false, true, false, true, true, false])
  })
  test('a tabor and its men are one unit of two; a scythed chariot is worth nothing (WAB-WAG-38)', () => {
    const { g, u } = table('a-1 tabor 36,40 N', 'a-2 scythed-chariot 20,40 N')
    expect(g.units.map(x => breakValue(g, x))).toEqual([0, 0, 2])
    expect(u(2).where).toBe('aboard')
  })
})

describe('dread', () => {
  const feels = (who: string, of: string) => {
    const { g, u } = table(`a-1 ${of} 36,40 N`, `b-1 ${who} 36,20 S`)
    return dreadOf(g, u(1), u(0)).total
  }
  test('elephants: foot fears, horse is terrified; who knows them is calmer (WAB-ELE-07, WAB-ELE-08)', () => {
    expect(feels('foot models=10 files=5', 'elephant-indian')).toBe(1)
    expect(feels('horse models=5 files=5', 'elephant-indian')).toBe(2)
    expect(feels('light-chariots models=3 files=3', 'elephant-indian')).toBe(2)
    expect(feels('ars-massed-archers models=10 files=5 options=accustomed', 'elephant-indian')).toBe(0)
    expect(feels('ars-massed-horse models=5 files=5 options=accustomed', 'elephant-indian')).toBe(1)
  })
  test('elephants fear nobody but African ones Indian ones (WAB-ELE-09, WAB-ELE-10)', () => {
    expect(feels('elephant-african', 'elephant-indian')).toBe(1)
    expect(feels('elephant-indian', 'elephant-african')).toBe(0)
    expect(feels('elephant-indian', 'light-chariots models=3 files=3')).toBe(0)
  })
  test('chariots frighten foot, not horse (WAB-CHA-04)', () => {
    expect(feels('foot models=10 files=5', 'light-chariots models=3 files=3')).toBe(1)
    expect(feels('horse models=5 files=5', 'light-chariots models=3 files=3')).toBe(0)
  })
})

describe('moves', () => {
  test('light and heavy chariots march at the double, to fast march they form a column (WAB-CHA-15)', () => {
    const { g, u } = table(
      'a-1 light-chariots models=4 files=4 command=M 20,40 N',
      'a-2 light-chariots models=4 files=1 command=M 50,40 N',
    )
    expect(allowanceOf(g, u(0), 'march')).toBe(16 * 2540)
    expect(wayBarred(g, u(0), 'fast-march')).toBe('WAB-MARCH-12')
    expect(wayBarred(g, u(1), 'fast-march')).toBeNull()
  })
  test('heavy chariots flee and pursue with two dice; wagons pursue and give ground with one (WAB-CHA-41, WAB-WAG-22, WAB-WAG-23)', () => {
    const { g, u } = table(
      'a-1 heavy-chariots models=3 files=3 20,40 N',
      'a-2 war-wagon 40,40 N',
      'a-3 light-chariots models=3 files=3 50,40 N',
    )
    expect([flightDice(g, u(0)), pursuitDice(g, u(0))]).toEqual([2, 2])
    expect([pursuitDice(g, u(1)), giveGroundDice(g, u(1))]).toEqual([1, 1])
    expect([flightDice(g, u(2)), pursuitDice(g, u(2))]).toEqual([2, 3])
  })
  test('a machine that four serve is not carried (WAB-WAR-42)', () => {
    const { g, u } = table('a-1 rom-ballista 20,40 N', 'a-2 rom-tormenta 40,40 N options=crew4')
    expect(mayNotMove(g, u(0))).toBeNull()
    expect(mayNotMove(g, u(1))).toBe('WAB-WAR-25')
  })
})

describe('fights', () => {
  test('free crews of a battery come to help, those who are too far do not (WAB-WAR-19)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=10 files=5 36,20 N',
        'b-1 rom-ballista 36,20 S',
        'b-2 rom-ballista 39,20 S',
        'b-3 rom-ballista 45,20 S',
      ],
      contacts: ['a-1 front b-1 front'],
      at: 'fighting',
    })
    expect(crewsAt(g, g.units[1]).map(c => c.host)).toEqual([1, 2])
    expect(countOf(g, g.units[1])).toBe(6)
    expect(countOf(g, g.units[2])).toBe(3)
  })
  test('cannon and organ guns are a battery, machines of another sort are not (WAB-WAR-02, WAB-WAR-65)', () => {
    const { g, u } = table(
      'a-1 organ-gun 20,40 N',
      'a-2 cannon 23,40 N',
      'a-3 catapult 26,40 N',
      'a-4 rom-ballista 29,40 N',
    )
    expect([0, 1, 2, 3].map(n => batteryOf(g, u(n)).length)).toEqual([2, 2, 1, 1])
  })
  test('to horse a wagon is a wall; a tabor is one to everybody (WAB-WAG-24, WAB-WAG-36)', () => {
    const { g, u } = table(
      'a-1 war-wagon 36,40 N',
      'b-1 horse models=5 files=5 36,20 S',
      'b-2 foot models=10 files=5 10,20 S',
      'a-2 tabor 50,40 N',
    )
    const needs = (who: number, at: number, struck = kindOf(g, u(at))) => {
      const c = { occasion: 'blow' as const }
      return toHitBlow(g, g.units[who], kindOf(g, g.units[who]), g.units[at], struck, c).total
    }
    const ids = g.units.map(x => kindOf(g, x).profile)
    const [wagon, tabor, horse, foot] = ['war-wagon', 'tabor', 'horse', 'foot'].map(name => ids.indexOf(name))
    expect(needs(horse, wagon) - needs(foot, wagon)).toBe(1)
    const men = g.kinds[kindOf(g, g.units[tabor]).crew[0].kind]
    expect(needs(foot, tabor, men)).toBe(4)
  })
  test('drivers with crossbows shoot after a move, men on foot do not (WAB-CHA-34, WAB-ELE-30)', () => {
    const { g, u } = table(
      'a-1 light-chariots models=3 files=3 36,40 N states=moved:0.04',
      'a-2 foot models=5 files=5 20,40 N states=moved:0.04',
      'a-3 elephant-indian 50,40 N states=moved:0.04',
    )
    g.kinds = g.kinds.map(k => (k.profile === 'mahout' ? k : { ...k, weapons: ['crossbow'] as const }))
    expect(mayNotShoot(g, u(0))).toBeNull()
    expect(mayNotShoot(g, u(1))).toBe('WAB-WPN-45')
    expect(mayNotShoot(g, u(2))).toBeNull()
  })
})
