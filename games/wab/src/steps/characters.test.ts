import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { CHARACTER, STANDARD } from '../position.ts'
import { saveOf } from '../rules/blows.ts'
import { leadership, standardNear } from '../rules/leadership.ts'
import { paceOf } from '../rules/pace.ts'
import { bodyGuard } from '../rules/ranks.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../testing.ts'
import { leaveHost } from './losses.ts'

const FAR = 'b-1 foot models=20 files=5 36,5 S'
const FOOT = 'a-1 foot models=20 files=5 command=CSM 36,30 N'
const at = (...units: string[]) =>
  new Play({ units: [...units, ...(units.some(u => u.startsWith('b-1')) ? [] : [FAR])], at: 'remaining' })
const FACING = ['a-1 front b-1 front']
const fight = (units: string[], dice: number[] = [], contacts = FACING, more: object = {}) =>
  new Play({ units, contacts, at: 'fighting', ...more }, dice)

describe('alone', () => {
  test('a unit of one model, free of ranks and turns, with the costs of the ground (WAB-PERS-01, WAB-PERS-02)', () => {
    const p = at('a-1 hero 36,30 N', idle('a', 2)).answer('a-1', 'go', '40,27 45°', '40,25 200°')
    expect([p.unit('a-1').x / INCH, p.unit('a-1').y / INCH, p.unit('a-1').facing]).toEqual([40, 25, 20000])
    const marsh = new Play({ units: ['a-1 hero 36,30 N', FAR], ground: ['marsh 36,20 10x9'], at: 'remaining' })
    expect(marsh.refused('a-1', 'go', '36,20 N')).toBe('WAB-TERRAIN-03')
    expect(marsh.refused('a-1', 'go', '36,24 N')).toBe('taken')
  })
  test('he sees in his arc all the same (WAB-PERS-06)', () => {
    const p = new Play({
      units: [
        'a-1 hero options=bow 36,30 N',
        'a-2 archers models=5 files=5 30,30 N',
        'b-1 foot models=5 files=5 36,40 N',
        'b-2 foot models=5 files=5 30,24 S',
      ],
      at: 'shooting',
    })
    expect(p.options('a-1')).not.toContain('b-1')
  })
  test('rallies though he is one (WAB-PERS-05), tests on his own Leadership (WAB-PERS-26)', () => {
    const p = new Play({ units: ['a-1 hero 36,30 S fleeing=1', idle('a', 2), FAR], at: 'rally', turn: 3 }, [4, 4])
    expect(p.told('tested')[0]).toMatchObject({ why: 'rally', passed: true, ledger: { base: 8 } })
  })
  test('charged he reacts like any unit (WAB-PMELEE-01)', () => {
    const p = new Play({ units: ['a-1 foot models=10 files=5 36,30 N', idle('a', 2), 'b-1 hero 36,24 S'] }).answer(
      'a-1',
      'b-1',
    )
    expect(p.options('b-1')).toEqual(expect.arrayContaining(['hold', 'flee']))
  })
})

describe('with a unit', () => {
  const hero = 'a-2 hero 30,35 N'
  test('joins in the front rank beside the command (WAB-PERS-08); its move is what he has left (WAB-PERS-13)', () => {
    const p = at(FOOT, 'a-2 hero 36,40 N', idle('a', 3)).answer('a-2', 'join', 'a-1')
    expect(p.unit('a-1').places.indexOf(CHARACTER + 1)).toBeLessThan(5)
    // Twelve inches, 6.85 of them to the rear of the block: it may still go its four.
    expect(p.refused('a-1', 'move', 'ahead', '4')).toBe('taken')
    const far = at(FOOT, 'a-2 hero 36,44.5 N', idle('a', 3)).answer('a-2', 'join', 'a-1')
    const left = far.unit('a-1').states.find(s => s.is === 'bound')?.n ?? 0
    expect(left).toBeLessThan(4 * INCH)
    expect(far.refused('a-1', 'move', 'ahead', '4')).toBe('WAB-MOV-03')
  })
  test('on foot not with horse (WAB-PERS-10), not with the engaged (WAB-PERS-14), half of the front at most (WAB-PERS-12), in reach (WAB-PERS-08)', () => {
    const why = (...units: string[]) => {
      const p = new Play({
        units: [...units, 'a-3 foot models=10 files=5 30,38 N', FAR.replace('b-1', 'b-2')],
        at: 'remaining',
        contacts: units.some(u => u.startsWith('b-1')) ? ['a-1 front b-1 front'] : [],
      })
      return p.refused('a-2', 'join', 'a-1')
    }
    const noEnemy = (...units: string[]) =>
      new Play({ units: [...units, 'a-3 foot models=10 files=5 30,38 N', FAR], at: 'remaining' }).refused(
        'a-2',
        'join',
        'a-1',
      )
    expect(noEnemy('a-1 horse models=5 files=5 36,30 N', hero)).toBe('WAB-PERS-10')
    expect(why(FOOT, hero, 'b-1 foot models=5 files=5 36,30 S')).toBe('WAB-PERS-14')
    expect(noEnemy('a-1 foot models=10 files=1 36,30 N', hero)).toBe('WAB-PERS-12')
    expect(noEnemy('a-1 foot models=10 files=5 60,10 N', hero)).toBe('WAB-PERS-08')
  })
  test('a rider among foot fights on foot, without the save of his horse (WAB-PERS-11)', () => {
    const g = fieldFrom({
      units: [FOOT, 'a-2 hero options=horse,light with=a-1', 'a-3 hero options=horse,light 10,30 N', FAR],
    })
    const save = (id: number) => saveOf(g, g.units[id], g.kinds[g.units[id].kind], 3, { occasion: 'blow' }).total
    expect([save(1), save(2)]).toEqual([6, 5])
    expect(bodyGuard(g, g.units[1])).toBe(g.units[0])
  })
  test('he moves as a part of it (WAB-PERS-16); a rider keeps the pace of horse (WAB-PERS-17), a man on foot slows it (WAB-PERS-18)', () => {
    const pace = (...units: string[]) => {
      const g = fieldFrom({ units: [...units, FAR] })
      return paceOf(g, g.units[0])
    }
    expect(pace('a-1 horse models=5 files=5 36,30 N', 'a-2 hero options=horse,heavy,shield with=a-1')).toBe(8)
    expect(pace('a-1 foot line=5,3,3,3,3,1,3,1,7 models=5 files=5 36,30 N', 'a-2 hero with=a-1')).toBe(4)
    const p = at(FOOT, 'a-2 hero with=a-1', idle('a', 3))
    expect(p.refused('a-2', 'go', '36,28 N')).toBe('WAB-PERS-16')
  })
  test('leaves in the remaining moves, before his unit has moved (WAB-PERS-19); the hindmost man fills his place (WAB-PERS-21)', () => {
    const p = at(FOOT, 'a-2 hero with=a-1', idle('a', 3)).answer('a-2', 'leave', '41,28 90°')
    expect([
      p.unit('a-1').places.length,
      p
        .unit('a-1')
        .places.slice(0, 5)
        .filter(x => x >= CHARACTER).length,
    ]).toEqual([20, 0])
    expect([p.unit('a-2').where, p.unit('a-2').facing]).toEqual(['table', 9000])
    // He may go on to another unit, not back to this one (WAB-PERS-23).
    expect(p.refused('a-2', 'join', 'a-1')).not.toBe('taken')
  })
  test('not from a fight (WAB-PERS-22), nor when it has declared a charge (WAB-PERS-20)', () => {
    const engaged = new Play({
      units: [FOOT, 'a-2 hero with=a-1', idle('a', 3), 'b-1 foot models=5 files=5 36,30 S'],
      contacts: ['a-1 front b-1 front'],
      at: 'remaining',
    })
    expect(engaged.refused('a-2')).toBe('WAB-PERS-22')
    const charge = new Play({ units: [FOOT, 'a-2 hero with=a-1', idle('a', 3), 'b-1 foot models=5 files=5 36,15 S'] })
      .answer('a-1', 'b-1')
      .answer()
    expect(charge.told('failed').length).toBe(1)
    expect(charge.refused('a-2')).toBe('WAB-PERS-20')
  })
  test('nor while it is compelled: it flees (WAB-PERS-29, WAB-PERS-16)', () => {
    const p = new Play({
      units: ['a-1 foot models=10 files=5 36,30 S fleeing=1', 'a-2 hero with=a-1', idle('a', 3), FAR],
      at: 'remaining',
      turn: 3,
    })
    expect(p.refused('a-2')).toBe('WAB-PERS-16')
  })
  test('joins skirmishers that are near (WAB-PERS-09), who have nothing of his Leadership (WAB-PERS-25)', () => {
    const g = fieldFrom({ units: ['a-1 skirmishers models=10 files=5 36,30 N', 'a-2 hero with=a-1', FAR] })
    expect(leadership(g, g.units[0], 'panic-shots').total).toBe(7)
  })
  test('out of contact he steps up like a champion (WAB-PERS-15)', () => {
    const p = fight([
      'a-1 foot models=20 files=10 36,24 N states=charged',
      'a-2 hero with=a-1',
      'b-1 foot models=9 files=3 32.5,24 S',
    ])
    expect(p.told('blows').some(e => e.who === 'character')).toBe(false)
    expect([p.asked, p.options('a-1')]).toEqual(['dress', expect.arrayContaining(['step-up'])])
    const place = `${p.unit('a-1').places.indexOf(CHARACTER + 1)}`
    const to = p.options('a-1', 'step-up', place)[0]
    p.answer('a-1', 'step-up', place, to)
    expect(p.unit('a-1').places[Number(to)]).toBe(CHARACTER + 1)
  })
})

describe('in combat', () => {
  const DUEL = [
    'a-1 foot models=10 files=5 36,24 N states=charged',
    'a-2 hero with=a-1',
    'b-1 foot models=10 files=5 36,24 S',
    'b-2 hero with=b-1',
  ]
  test('wounds are counted; dead, his place is filled when the round is over and the new man strikes in the next (WAB-PERS-30, WAB-PERS-31)', () => {
    const p = fight(
      [
        'a-1 foot line=4,6,3,5,3,1,6,2,7 models=10 files=5 36,24 N states=charged',
        'b-1 foot models=10 files=5 36,24 S',
        'b-2 hero line=4,3,3,3,3,2,3,1,8 with=b-1',
      ],
      [],
    )
    expect(p.asked).toBe('aim')
    const most = 3
    p.rules.referee.script = { shift: () => 5 }
    p.answer('b-2', `${most}`)
    expect(p.told('fallen').find(e => e.unit === 2)).toMatchObject({ n: 1, wounds: 2 })
    expect(p.unit('b-2').fate).toBe('killed')
    expect(p.unit('b-1').places.some(x => x >= CHARACTER)).toBe(false)
  })
  test('dead otherwise than in combat, his place is filled at once by the hindmost man (WAB-PERS-32)', () => {
    const g = fieldFrom({ units: [FOOT, 'a-2 hero with=a-1', FAR] })
    const place = g.units[0].places.indexOf(CHARACTER + 1)
    leaveHost(g, g.units[1])
    expect([place < 5, g.units[0].places[place], g.units[0].places.length]).toEqual([true, g.units[0].kind, 20])
  })
  test('he strikes whom he touches, and they him or the men, as they like (WAB-PMELEE-03, WAB-PMELEE-04, WAB-PMELEE-05, WAB-MELEE-08)', () => {
    const p = fight(DUEL)
    p.answer().answer()
    expect(p.asked).toBe('aim')
    expect(p.options()).toEqual(expect.arrayContaining(['b-1', 'b-2']))
    p.answer('b-2', '1')
    expect(p.told('blows').some(e => e.unit === 1 && e.other === 3)).toBe(true)
  })
  test('the side whose turn it is may challenge, then the other (WAB-CHAL-01, WAB-CHAL-02, WAB-CHAL-03)', () => {
    const p = fight(DUEL)
    expect([p.asked, p.options()]).toEqual(['challenge', ['a-2']])
    p.answer()
    expect([p.asked, p.options()]).toEqual(['challenge', ['b-2']])
    p.answer('b-2')
    expect([p.asked, p.options()]).toEqual(['accept', ['a-2']])
  })
  test('accepted: they fight each other alone, and wounds count (WAB-CHAL-04, WAB-CHAL-10); no new one while both live (WAB-CHAL-11)', () => {
    const p = fight([...DUEL, idle('b', 3)])
      .answer('a-2')
      .answer('b-2')
    while (p.asked === 'aim') p.answer()
    const mine = p.told('blows').filter(e => e.who === 'character')
    expect(mine.map(e => [e.unit, e.other])).toEqual([
      [1, 3],
      [3, 1],
    ])
    expect(
      p
        .told('blows')
        .filter(e => e.who === 'men')
        .every(e => e.other === 0 || e.other === 2),
    ).toBe(true)
    expect(p.g.combats[0].duel).toEqual([1, 3])
    const again = fight(DUEL, [], FACING, { momentum: 'a', round: 1 })
    expect(again.asked).toBe('challenge')
  })
  test('a duel that goes on is not asked about again (WAB-CHAL-11)', () => {
    const p = fight([...DUEL, idle('b', 3)])
      .answer('a-2')
      .answer('b-2')
    while (p.asked === 'aim' || p.asked === 'dress' || p.asked === 'give-way')
      p.answer(...(p.asked === 'give-way' ? ['stand'] : []))
    const asked: string[] = []
    for (let i = 0; i < 12 && p.g.turn < 3; i++) {
      asked.push(p.asked)
      p.answer()
    }
    expect(asked).not.toContain('challenge')
  })
  test('refused: the other side names who hides; he lends nothing, and is back when the phase is over (WAB-CHAL-07, WAB-CHAL-08, WAB-CHAL-09)', () => {
    const p = fight([...DUEL, idle('b', 3)])
      .answer('a-2')
      .answer()
    expect([p.asked, p.options()]).toEqual(['withdraw', ['b-2']])
    p.answer('b-2')
    while (p.asked === 'aim') p.answer()
    expect(p.told('blows').some(e => e.unit === 3)).toBe(false)
    const hidden = fieldFrom({ units: [...DUEL.slice(0, 3), 'b-2 hero with=b-1 states=withdrawn'] })
    expect(leadership(hidden, hidden.units[2], 'break').base).toBe(7)
    expect(leadership(hidden, hidden.units[2], 'break').lines.map(l => l.rule)).not.toContain('WAB-PERS-24')
    while (p.g.phase === 'combat') p.answer()
    expect(p.unit('b-2').states.map(s => s.is)).not.toContain('withdrawn')
  })
  test('only if both have somebody to fight (WAB-CHAL-02)', () => {
    expect(fight(DUEL.slice(0, 3)).told('challenged')).toEqual([])
    expect(fight(DUEL.slice(0, 3)).asked).not.toBe('challenge')
  })
  test('they keep what their unit’s place and formation give: here a wall (WAB-CHAL-12)', () => {
    const p = new Play({ units: DUEL, contacts: FACING, at: 'fighting', ground: ['wall 36,23.99 10x0.2'] })
    p.answer('a-2').answer('b-2')
    const blow = p.told('blows').find(e => e.who === 'character' && e.unit === 1)
    expect(blow?.ledger.lines).toEqual([{ n: 1, rule: 'WAB-OBST-04' }])
  })
})

describe('general and battle standard', () => {
  test('one of each (WAB-GENL-01, WAB-BSB-01)', () => {
    const g = fieldFrom({ units: [FOOT, 'a-2 hero general with=a-1', 'a-3 hero bearer 30,30 N', FAR] })
    expect(g.armies[0]).toMatchObject({ general: 1, standard: 2 })
  })
  test('the general lends his Leadership within twelve inches to every test, not while he flees (WAB-GENL-02, WAB-GENL-04)', () => {
    const ld = (x: number, more = '') => {
      const g = fieldFrom({ units: ['a-1 foot models=5 files=5 36,30 N', `a-2 hero general ${x},30 N${more}`, FAR] })
      return leadership(g, g.units[0], 'panic-shots').total
    }
    expect([ld(50), ld(51), ld(45, ' fleeing=1')]).toEqual([8, 7, 7])
  })
  test('the bearer adds one in combat, on top of a standard (WAB-BSB-02, WAB-CR-08)', () => {
    const p = fight([
      'a-1 foot models=5 files=5 command=S 36,24 N states=charged',
      'a-2 hero bearer with=a-1',
      'b-1 foot models=5 files=5 36,24 S',
    ])
    while (p.asked === 'aim') p.answer()
    expect(p.told('result')[0].ledgers[0].lines.map(l => l.rule)).toEqual(
      expect.arrayContaining(['WAB-CR-07', 'WAB-CR-08']),
    )
  })
  test('no second try while he flees (WAB-BSB-04), and for break tests alone (WAB-BSB-05)', () => {
    const g = fieldFrom({ units: ['a-1 foot models=5 files=5 36,30 N', 'a-2 hero bearer 40,30 N', FAR] })
    expect(standardNear(g, g.units[0])).toBe(true)
    g.units[1].fleeing = 1
    expect(standardNear(g, g.units[0])).toBe(false)
    const shot = new Play(
      {
        units: [
          'a-1 archers models=10 files=10 36,30 N',
          'b-1 foot models=8 files=8 36,24 S',
          'b-2 hero bearer 42,20 S',
        ],
        at: 'shooting',
      },
      [...times(2, 6), ...times(8, 1), 6, 6, 6, 6, 1, 1],
    ).answer('a-1', 'b-1')
    expect(shot.told('tested').filter(e => e.why === 'panic-shots').length).toBe(1)
  })
  test('taken if he flees a combat and is pursued (WAB-BSB-06); killed otherwise only lost (WAB-BSB-07)', () => {
    const p = fight(
      [
        'a-1 foot line=4,3,3,3,3,1,3,0,7 models=20 files=5 command=S 36,24 N states=charged',
        'b-1 light-foot line=4,3,3,3,3,1,3,0,7 models=10 files=5 36,24 S',
        'b-2 hero bearer line=4,3,3,3,3,2,3,0,7 with=b-1',
      ],
      [],
    )
    p.rules.referee.script = { shift: () => 5 }
    while (p.asked === 'aim') p.answer()
    expect(p.asked).toBe('pursue')
    p.answer('pursue')
    expect(p.g.trophies).toContainEqual({ by: 0, from: 2, army: true })
    const shot = new Play(
      {
        units: [
          'a-1 archers models=10 files=10 36,30 N',
          'b-1 hero bearer line=4,5,5,4,3,1,5,2,8 36,24 S',
          'b-2 foot models=5 files=5 5,5 S',
        ],
        at: 'shooting',
      },
      [...times(10, 6), ...times(10, 6)],
    ).answer('a-1', 'b-1')
    expect([shot.unit('b-1').fate, shot.g.trophies.length]).toEqual(['killed', 0])
  })
  test('a standard bearer falls like another man unless he is taken (WAB-STD-01)', () => {
    const g = fieldFrom({ units: [FOOT, FAR] })
    expect(g.units[0].places).toContain(STANDARD)
    expect(
      diceIn(
        fight([FOOT.replace('36,30 N', '36,24 N states=charged'), 'b-1 foot models=5 files=5 36,24 S']).told('blows')[1]
          .roll,
      ),
    ).toBe(4)
  })
})
