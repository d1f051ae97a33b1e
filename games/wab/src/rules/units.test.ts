import { INCH, MM } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { BASES } from '../data/kinds.ts'
import { READY } from '../data/ready.ts'
import { type Field, MUSICIAN, STANDARD, type Unit } from '../position.ts'
import { asSkirmishers, mayScatter } from '../raise.ts'
import { diceIn, fieldFrom, Play, times } from '../testing.ts'
import { raisedBy } from './army.ts'
import { blockOf } from './bodies.ts'
import { leadership } from './leadership.ts'
import { allowanceOf, flightDice, paceOf } from './pace.ts'
import { charactersIn, fullRanks, isFormed } from './ranks.ts'
import { sees } from './sight.ts'
import { mostOf, setOut, walkOf } from './walk.ts'

const FAR = 'b-1 foot models=20 files=5 36,6 S'
const one = (line: string, ...more: string[]): { g: Field; u: Unit } => {
  const g = fieldFrom({ units: [line, ...more, ...(more.some(m => m.startsWith('b-1')) ? [] : [FAR])] })
  return { g, u: g.units[0] }
}
const fight = (units: string[], dice: number[] = [], contacts = ['a-1 front b-1 front']) =>
  new Play({ units, contacts, at: 'fighting' }, dice)

describe('profiles', () => {
  test('M less armour is the normal move; marches and charges double it (WAB-PROF-01, WAB-MOV-03, WAB-MOV-06, WAB-CHG-03)', () => {
    const bare = one('a-1 foot models=5 36,30 N')
    const laden = one('a-1 foot options=heavy,shield models=5 36,30 N')
    expect([paceOf(bare.g, bare.u), paceOf(laden.g, laden.u)]).toEqual([4, 3])
    // A buckler is no shield, cloth is no barding that slows.
    const light = one('a-1 foot options=heavy,buckler models=5 36,30 N')
    const cloth = one('a-1 horse options=barding-cloth models=5 36,30 N')
    expect([paceOf(light.g, light.u), paceOf(cloth.g, cloth.u)]).toEqual([4, 8])
    expect((['move', 'march', 'charge'] as const).map(way => allowanceOf(laden.g, laden.u, way) / INCH)).toEqual([
      3, 6, 6,
    ])
  })
  test('WS against WS hits, S against T wounds, A is the number of dice (WAB-PROF-02, WAB-PROF-03, WAB-PROF-05, WAB-MELEE-12)', () => {
    const p = fight(
      ['a-1 foot models=5 files=5 line=4,4,3,5,3,1,3,2,7 36,24 N states=charged', 'b-1 foot models=5 files=5 36,24 S'],
      [...times(10, 3), ...times(10, 2)],
    )
    expect(p.told('blows')[0].roll).toMatchObject({ need: 3, n: 10 })
    expect(p.told('wounds')[0].roll.need).toBe(2)
  })
  test('I gives the order of blows (WAB-PROF-05, WAB-MELEE-04)', () => {
    const quick = fight([
      'a-1 foot models=5 files=5 36,24 N',
      'b-1 foot models=5 files=5 line=4,3,3,3,3,1,4,1,7 36,24 S',
    ])
    expect(quick.told('blows').map(e => e.unit)).toEqual([1, 0])
  })
  test('W: a model goes when all its wounds are gone, and fights on until then (WAB-PROF-04, WAB-CAS-01, WAB-CR-02)', () => {
    const p = fight(
      ['a-1 foot models=5 files=5 36,24 N states=charged', 'b-1 foot models=5 files=5 line=4,3,3,3,3,2,3,1,7 36,24 S'],
      [...times(3, 6), 1, 1, ...times(3, 6)],
    )
    expect(p.told('fallen')[0]).toMatchObject({ unit: 1, n: 1, wounds: 3 })
    expect([p.unit('b-1').places.length, p.unit('b-1').hurt]).toEqual([4, 1])
    // Four of five strike back; three wounds score three.
    expect(diceIn(p.told('blows')[1].roll)).toBe(4)
    expect(p.told('result')[0].ledgers[0].base).toBe(3)
  })
  test('Ld is what every test is taken on: two dice, equal or under (WAB-PROF-06, WAB-LD-01, WAB-LD-02)', () => {
    const { g, u } = one('a-1 foot models=10 files=5 line=4,3,3,3,3,1,3,1,6 36,30 N', 'a-2 hero with=a-1')
    expect(leadership(g, g.units[2], 'rally').total).toBe(7)
    // Led by a better man it tests on his.
    expect(leadership(g, u, 'panic-shots')).toMatchObject({ base: 6, total: 8, lines: [{ n: 2, rule: 'WAB-PERS-24' }] })
  })
  test('horse and rider are one model: the beast gives M, the rider all else, and both fall together (WAB-PROF-07, WAB-PROF-08, WAB-CAS-06, WAB-MELEE-13, WAB-LD-03)', () => {
    const p = fight(
      ['a-1 foot models=5 files=5 36,24 N states=charged', 'b-1 horse models=5 files=5 line=8,5,3,3,3,1,3,1,9 36,24 S'],
      [...times(5, 5), ...times(5, 4), ...times(5, 1)],
    )
    expect(paceOf(p.g, p.unit('b-1'))).toBe(8)
    expect(p.told('blows')[0].roll).toMatchObject({ need: 5, n: 5 })
    expect(p.told('fallen')[0]).toMatchObject({ unit: 1, n: 5, wounds: 5 })
    expect(leadership(p.g, p.unit('b-1'), 'panic-shots').base).toBe(9)
  })
  test('a roll is repeated once, only what failed, and the second stands (WAB-GEN-02)', () => {
    const p = fight(
      [
        'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
        'b-1 light-foot models=10 files=5 36,24 S',
        'b-2 hero bearer 40,20 S',
      ],
      [...times(10, 1), 6, 6, 6, 5],
    )
    const tests = p.told('tested').filter(e => e.why === 'break')
    expect(tests.map(e => e.dice)).toEqual([
      [6, 6],
      [6, 5],
    ])
    expect(p.told('broken').length).toBe(1)
  })
})

describe('units', () => {
  test('in ranks they are formed; below five, fleeing, skirmishing or alone they are not (WAB-UNIT-01, WAB-UNIT-11, WAB-UNIT-13, WAB-UNIT-14, WAB-UNIT-15, WAB-UNIT-16)', () => {
    const formed = (line: string) => {
      const { g, u } = one(line)
      return isFormed(g, u)
    }
    expect(formed('a-1 foot models=5 36,30 N')).toBe(true)
    expect(formed('a-1 horse models=5 36,30 N')).toBe(true)
    expect(formed('a-1 foot models=4 36,30 N')).toBe(false)
    expect(formed('a-1 foot models=10 36,30 N fleeing=1')).toBe(false)
    expect(formed('a-1 skirmishers models=10 36,30 N')).toBe(false)
    expect(formed('a-1 hero 36,30 N')).toBe(false)
    expect(formed('a-1 elephant 36,30 N')).toBe(false)
    expect(formed('a-1 machine 36,30 N')).toBe(false)
  })
  test('once below five never again, whoever joins (WAB-UNIT-12)', () => {
    const { g, u } = one('a-1 foot models=4 36,30 N unformed', 'a-2 hero with=a-1')
    expect([u.places.length, charactersIn(g, u).length, isFormed(g, u)]).toEqual([5, 1, false])
    const shot = new Play(
      { units: ['a-1 archers models=5 files=5 36,30 N', 'b-1 foot models=6 files=6 36,24 S'], at: 'shooting' },
      [6, 6, 1, 1, 1, 6, 6],
    ).answer('a-1', 'b-1')
    expect([shot.unit('b-1').places.length, shot.unit('b-1').unformed]).toEqual([4, true])
  })
  test('joined characters count for the five (WAB-UNIT-11)', () => {
    const { g, u } = one('a-1 foot models=4 files=4 36,30 N', 'a-2 hero with=a-1')
    expect(isFormed(g, u)).toBe(true)
  })
  test('ready armies have units of five or more, of three if they are chariots (WAB-UNIT-02)', () => {
    for (const army of READY) {
      const g = fieldFrom({
        units: raisedBy(army.roster).map((x, i) => `a-${i + 1} ${x.profile} models=${x.models} 36,30 N`),
      })
      for (const u of g.units) {
        const { character, troop, order } = g.kinds[u.kind]
        if (!character && (troop === 'infantry' || troop === 'cavalry') && order !== 'loose')
          expect(u.places.length).toBeGreaterThanOrEqual(5)
        if (troop === 'chariot' && order !== 'loose') expect(u.places.length).toBeGreaterThanOrEqual(3)
      }
    }
  })
  test('a block: equal ranks, the last may be short; command in the middle of the front (WAB-UNIT-03, WAB-UNIT-04, WAB-CMD-01)', () => {
    const { g, u } = one('a-1 foot models=13 files=5 command=CSM 36,30 N')
    expect(u.places.slice(1, 4).sort()).toEqual([-1, STANDARD, MUSICIAN].sort())
    const block = blockOf(g, u)
    expect([block.width, block.depth]).toEqual([5 * 20 * MM, 3 * 20 * MM])
  })
  test('foot is close unless its list says open; horse is open unless barded (WAB-UNIT-06, WAB-UNIT-07, WAB-UNIT-08)', () => {
    const order = (line: string) => {
      const { g, u } = one(line)
      return g.kinds[u.kind].order
    }
    expect(order('a-1 foot models=5 36,30 N')).toBe('close')
    expect(order('a-1 rom-aux-infantry models=5 36,30 N')).toBe('open')
    expect(order('a-1 horse models=5 36,30 N')).toBe('open')
    expect(order('a-1 horse options=barding-metal models=5 36,30 N')).toBe('close')
    expect(order('a-1 chariot models=3 36,30 N')).toBe('open')
  })
  test('chariots are formed units from three on, by those who ride them (WAB-UNIT-05)', () => {
    const formed = (line: string) => {
      const { g, u } = one(line)
      return isFormed(g, u)
    }
    expect(formed('a-1 heavy-chariots models=3 files=3 36,30 N')).toBe(true)
    expect(formed('a-1 heavy-chariots models=1 files=1 36,30 N')).toBe(false)
  })
  test('light troops fight in open order or as skirmishers, for the whole battle (WAB-UNIT-09)', () => {
    const { g, u } = one('a-1 rom-archers models=10 files=5 36,30 N')
    expect([g.kinds[u.kind].order, mayScatter(g, u), isFormed(g, u)]).toEqual(['open', true, true])
    asSkirmishers(g, u)
    expect([g.kinds[u.kind].order, mayScatter(g, u), isFormed(g, u)]).toEqual(['loose', false, false])
    const close = one('a-1 foot models=10 files=5 36,30 N')
    expect(mayScatter(close.g, close.u)).toBe(false)
  })
  test('bases (WAB-BASE-01)', () => {
    expect([BASES.infantry, BASES.cavalry, BASES.chariot, BASES.elephant]).toEqual([
      [20, 20],
      [25, 50],
      [40, 80],
      [60, 80],
    ])
    const { g, u } = one('a-1 horse models=4 files=2 36,30 N')
    expect([blockOf(g, u).width, blockOf(g, u).depth]).toEqual([50 * MM, 100 * MM])
  })
  test('ranks of four count at any width of four or more (WAB-CR-04)', () => {
    expect(fullRanks(one('a-1 foot models=16 files=4 36,30 N').u)).toBe(3)
    expect(fullRanks(one('a-1 foot models=15 files=4 36,30 N').u)).toBe(2)
  })
  test('basic move of more than six: three dice; armour counts (WAB-FLEE-06)', () => {
    const heavy = one('a-1 horse options=cataphract,barding-metal models=5 36,30 N')
    expect([paceOf(heavy.g, heavy.u), flightDice(heavy.g, heavy.u)]).toEqual([6, 2])
  })
})

describe('facing', () => {
  const look = (...units: string[]) => {
    const g = fieldFrom({ units })
    return sees(g, g.units[0], g.units[1])
  }
  test('ninety degrees to the front, from the corners of the base (WAB-FACE-01)', () => {
    const eye = 'a-1 foot models=5 files=5 36,30 N'
    expect(look(eye, 'b-1 foot models=1 files=1 42,25 S')).toBe(true)
    expect(look(eye, 'b-1 foot models=1 files=1 44,28 S')).toBe(false)
    expect(look(eye, 'b-1 foot models=5 files=5 36,40 S')).toBe(false)
  })
  test('others and scenery bar the view (WAB-FACE-03, WAB-LOS-01)', () => {
    const g = fieldFrom({
      units: ['a-1 foot models=5 files=5 36,30 N', 'b-1 foot models=5 files=5 36,20 S'],
      ground: ['hill 36,24 12x2'],
    })
    expect(sees(g, g.units[0], g.units[1])).toBe(false)
  })
  test('nobody shoots back at whom he does not see, but everybody may hold or flee (WAB-FACE-02, WAB-REACT-20)', () => {
    const p = new Play({
      units: [
        'a-1 foot models=10 files=5 36,20 S',
        'a-2 foot models=5 files=5 3,46 N',
        'b-1 archers models=10 files=5 36,27 S',
      ],
    }).answer('a-1', 'b-1')
    expect(p.options('b-1')).toEqual(expect.arrayContaining(['hold', 'flee']))
    p.answer('b-1', 'stand-and-shoot')
    expect(p.told('volley')).toEqual([])
    expect(p.told('reacted').at(-1)).toMatchObject({ reaction: 'hold', instead: true })
  })
})

describe('what may be handed in', () => {
  test('a wheel that can be walked is one that is offered, to the last hundredth of a degree (WAB-MAN-02)', () => {
    for (let files = 4; files <= 12; files++)
      for (const armour of ['', ' options=heavy', ' options=heavy,shield']) {
        const { g, u } = one(`a-1 foot${armour} models=24 files=${files} 36,30 N`)
        for (const way of ['move', 'march'] as const) {
          const most = mostOf(g, setOut(g, u, way), 'wheel-left')
          const against = (n: number) => walkOf(g, u, way, [{ go: 'wheel-left', n }], true).rule
          expect([against(most), against(most + 1)]).toEqual([null, 'WAB-MAN-02'])
        }
      }
  })
})
