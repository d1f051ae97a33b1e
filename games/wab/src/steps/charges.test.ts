import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { isEngaged } from '../rules/engaged.ts'
import { Play } from '../testing.ts'

const play = (units: string[], dice: number[] = [], more: object = {}) => new Play({ units, ...more }, dice)
const ROMANS = 'a-1 foot models=10 files=5 command=CSM 36,30 N'

describe('declaring (WAB-CHG-01 to 13)', () => {
  test('only what is seen in the front arc (WAB-CHG-02, WAB-CHG-05, WAB-EX-109)', () => {
    const p = play([
      ROMANS,
      'b-1 foot line=5,3,3,3,3,1,3,1,5 models=10 files=5 36,24 S',
      'b-2 barb-hill-tribes models=10 files=5 50,31 W',
    ])
    expect(p.options('a-1')).toEqual(['b-1'])
    expect(p.refused('a-1', 'b-2')).toBe('WAB-CHG-05')
  })
  test('not through others (WAB-LOS-05)', () => {
    const p = play([
      ROMANS,
      'a-2 rom-archers models=20 files=20 36,28 N',
      'b-1 foot line=5,3,3,3,3,1,3,1,5 models=10 files=5 36,24 S',
    ])
    expect(p.options()).toEqual(['a-2'])
  })
  test('not from a march column (WAB-MARCH-15), nor by lone characters (WAB-CHG-09), nor after giving ground (WAB-CHG-08)', () => {
    const enemy = 'b-1 foot line=5,3,3,3,3,1,3,1,5 models=10 files=5 36,24 S'
    const free = 'a-2 rom-archers models=5 files=5 30,30 N'
    expect(play(['a-1 foot models=12 files=3 36,30 N', free, enemy]).refused('a-1')).toBe('WAB-MARCH-15')
    expect(play(['a-1 rom-tribune 36,30 N', free, enemy]).refused('a-1')).toBe('WAB-CHG-09')
    expect(play([`${ROMANS} states=gave-ground:1`, free, enemy]).refused('a-1')).toBe('WAB-CHG-08')
  })
  test('the distance is not asked (WAB-GEN-04): too far and it fails, with a normal move (WAB-CMOV-03, WAB-CMOV-04)', () => {
    const p = play([ROMANS, 'b-1 barb-hill-tribes models=10 files=5 36,20 S'])
      .answer('a-1', 'b-1')
      .answer('b-1', 'hold')
    expect(p.told('failed')[0]).toMatchObject({ why: 'short', unit: 0 })
    expect(p.unit('a-1').y).toBe(26 * INCH)
  })
})

describe('the charge (WAB-CMOV-01 to 12)', () => {
  test('straight ahead into contact within twice the move', () => {
    const p = play([ROMANS, 'b-1 barb-hill-tribes models=10 files=5 36,22.1 S']).answer('a-1', 'b-1')
    p.rules.referee.script = null
    p.answer('b-1', 'hold')
    expect(p.told('contact')[0]).toMatchObject({ unit: 0, other: 1, side: 'front', models: 10 })
    expect(p.told('measured')[0].reach).toBe(8 * INCH)
  })
  test('of the wheels that bring as many in its owner takes one (WAB-CMOV-09)', () => {
    const wide = () => {
      const p = play([ROMANS, 'b-1 barb-hill-tribes models=24 files=12 36,24.5 S']).answer('a-1', 'b-1')
      p.rules.referee.script = null
      return p.answer('b-1', 'hold')
    }
    const p = wide()
    expect(p.asked).toBe('charge-wheel')
    const [best, ...ends] = p.rules.referee.candidates(p.p, 0, 9, () => 0) ?? []
    expect(best).toEqual([])
    expect(ends.length).toBeGreaterThan(1)
    const models = ends.map(end => {
      const q = wide()
      expect(q.rules.referee.answer(q.p, 0, [[36 * INCH, 30 * INCH, 0]], null)?.rule).toBe('WAB-CMOV-09')
      expect(q.rules.referee.answer(q.p, 0, end, q.heard)).toBeNull()
      const [contact] = q.told('contact')
      expect([contact.path.slice(-3)]).toEqual(end)
      return contact.models
    })
    expect(new Set(models).size).toBe(1)
  })
  test('a wheel is paid (WAB-CMOV-07, WAB-EX-110) and brings most models in (WAB-CMOV-09)', () => {
    const p = play([ROMANS, 'b-1 barb-hill-tribes models=10 files=5 38,25 S']).answer('a-1', 'b-1')
    p.rules.referee.script = null
    p.answer('b-1', 'hold')
    const [contact] = p.told('contact')
    const [measured] = p.told('measured')
    expect(contact.side).toBe('front')
    expect(measured.distance).toBeGreaterThan(5 * INCH)
    expect(contact.models).toBeGreaterThanOrEqual(8)
  })
  test('the side struck is where the charger stood (WAB-ARC-01 to 06, WAB-EX-116, WAB-EX-117)', () => {
    const side = (x: number, y: number, facing: string) => {
      const p = play(
        [`a-1 foot models=10 files=5 ${x},${y} ${facing}`, 'b-1 barb-hill-tribes models=20 files=5 36,24 S'],
        [1, 1],
      ).answer('a-1', 'b-1')
      p.rules.referee.script = null
      p.answer('b-1', 'hold')
      return p.told('contact')[0]?.side
    }
    expect(side(36, 29, 'N')).toBe('front')
    expect(side(41, 22.5, 'W')).toBe('left')
    expect(side(31, 22.5, 'E')).toBe('right')
    expect(side(36, 17, 'S')).toBe('rear')
  })
  test('flank: panic before the charger moves, once it is known to reach (WAB-PANIC-13, WAB-PANIC-14)', () => {
    const units = ['a-1 foot models=10 files=5 41,22.5 W', 'b-1 barb-hill-tribes models=20 files=5 36,24 S']
    const held = play(units, [1, 1])
    held.answer('a-1', 'b-1')
    held.rules.referee.script = { shift: () => 0 }
    held.answer('b-1', 'hold')
    expect(held.told('tested')[0]).toMatchObject({ why: 'panic-charged', unit: 1, passed: true })
    const ran = play(units)
    ran.answer('a-1', 'b-1')
    ran.rules.referee.script = { shift: () => 5 }
    ran.answer('b-1', 'hold')
    expect(ran.told('fled')[0]).toMatchObject({ unit: 1, why: 'charge' })
  })
  test('two who charge one front share it (WAB-MULT-05, WAB-EX-114)', () => {
    const p = play([
      'a-1 foot models=10 files=5 34,30 N',
      'a-2 foot models=10 files=5 39,30 N',
      'b-1 barb-hill-tribes models=18 files=6 36.5,24 S',
    ])
    p.answer('a-1', 'b-1', 'a-2', 'b-1')
    p.rules.referee.script = null
    p.answer('b-1', 'hold')
    p.answer('a-1')
    expect(p.told('contact').length).toBe(2)
  })
  test('ways that cross spoil both charges (WAB-MULT-06, WAB-MULT-07, WAB-EX-115)', () => {
    const p = play([
      'a-1 rom-aux-cavalry models=5 files=5 30,34 N',
      'a-2 rom-aux-cavalry models=5 files=5 40,34 N',
      'b-1 barb-hill-tribes models=5 files=5 30,24 S',
      'b-2 barb-hill-tribes models=5 files=5 40,24 S',
    ])
    p.answer('a-1', 'b-2', 'a-2', 'b-1')
    p.rules.referee.script = null
    p.answer('b-1', 'hold', 'b-2', 'hold')
    expect(p.told('failed').map(e => e.why)).toEqual(['crossed', 'crossed'])
  })
})

describe('reactions (WAB-REACT-01 to 20)', () => {
  const enemy = 'b-1 rom-archers models=10 files=5 36,23.5 S'
  test('who has no missiles cannot shoot, who is engaged only holds (WAB-REACT-04, WAB-REACT-14)', () => {
    const p = play([ROMANS, 'b-1 foot models=10 files=5 36,24 S']).answer('a-1', 'b-1')
    expect(p.options('b-1')).toEqual(['hold', 'flee', 'ignore'])
    expect(p.refused('b-1', 'stand-and-shoot')).toBe('WAB-REACT-04')
    expect(p.refused('b-1', 'counter-charge')).toBe('WAB-CCHG-01')
  })
  test('stand and shoot: at short range, -1, at once (WAB-SCHG-01 to 03)', () => {
    const p = play([ROMANS, enemy]).answer('a-1', 'b-1')
    p.rules.referee.script = { shift: () => 0 }
    p.answer('b-1', 'stand-and-shoot')
    expect(p.told('volley')[0]).toMatchObject({
      unit: 1,
      other: 0,
      reaction: true,
      short: true,
      ledger: { base: 4, total: 5 },
    })
    expect(p.told('volley')[0].ledger.lines).toEqual([{ n: 1, rule: 'WAB-TOHIT-06' }])
    // Five in front, half of five behind.
    expect(p.told('volley')[0].roll.faces[0]).toBe(7)
  })
  test('within half the charge they only hold (WAB-REACT-05, WAB-RUL-109)', () => {
    const p = play([ROMANS, 'b-1 rom-archers models=10 files=5 36,26 S']).answer('a-1', 'b-1')
    p.rules.referee.script = { shift: () => 0 }
    p.answer('b-1', 'stand-and-shoot')
    expect(p.told('volley')).toEqual([])
    expect(p.told('reacted').map(e => [e.reaction, e.instead])).toEqual([
      ['stand-and-shoot', false],
      ['hold', true],
    ])
  })
  test('a quarter shot down: panic before the charge goes on (WAB-REACT-06, WAB-PANIC-18)', () => {
    const p = play(['a-1 rom-archers models=8 files=8 36,30 N', enemy]).answer('a-1', 'b-1')
    p.rules.referee.script = { shift: () => 5 }
    p.answer('b-1', 'stand-and-shoot')
    expect(p.told('tested')[0]).toMatchObject({ why: 'panic-shots', unit: 0, passed: false })
    expect(p.told('fled')[0]).toMatchObject({ unit: 0, why: 'shots' })
  })
  test('flee: directly away, 2D6 at once (WAB-REACT-07); shoot and flee one die less (WAB-REACT-11)', () => {
    const p = play([ROMANS, enemy], [3, 4]).answer('a-1', 'b-1').answer('b-1', 'flee')
    expect(p.told('reacted')).toMatchObject([{ unit: 1, forced: false, rules: ['WAB-REACT-07'] }])
    expect(p.told('fled')[0]).toMatchObject({ unit: 1, why: 'charge', distance: 7 })
    const q = play([ROMANS, enemy]).answer('a-1', 'b-1')
    q.rules.referee.script = { shift: () => 0 }
    q.answer('b-1', 'shoot-and-flee')
    expect(q.told('fled')[0].dice).toEqual([1])
    // No massed shooting on the run (WAB-SCHG-05).
    expect(q.told('volley')[0].roll.faces[0]).toBe(5)
  })
  test('caught on the run it dies in the combat phase (WAB-REACT-13, WAB-RUL-142)', () => {
    const p = play(
      ['a-1 rom-aux-cavalry models=5 files=5 36,30 N', 'b-1 barb-hill-tribes models=10 files=5 36,26 S'],
      [1, 1],
    )
      .answer('a-1', 'b-1')
      .answer('b-1', 'flee')
    expect(p.told('contact')[0]).toMatchObject({ unit: 0, other: 1, side: 'rear' })
    expect(p.told('caught')[0]).toMatchObject({ unit: 1, other: 0 })
    expect(p.unit('b-1').fate).toBe('killed')
    expect(p.asked).toBe('overrun')
  })
  test('an absurd charge that falls short was never declared (WAB-CHG-11, WAB-RUL-155)', () => {
    const p = play([ROMANS, 'b-1 barb-hill-tribes models=10 files=5 36,20 S'])
      .answer('a-1', 'b-1')
      .answer('b-1', 'ignore')
    expect(p.told('void').length).toBe(1)
    expect(p.asked).toBe('move')
    expect(p.options()).toEqual(['a-1'])
  })
  test('one that reaches after all: panic, and who fails flees (WAB-CHG-12)', () => {
    const p = play([ROMANS, 'b-1 barb-hill-tribes models=10 files=5 36,24 S'], [6, 6, 6, 6])
      .answer('a-1', 'b-1')
      .answer('b-1', 'ignore')
    expect(p.told('tested')[0]).toMatchObject({ why: 'panic-ignored', passed: false })
    expect(p.told('fled')[0].distance).toBe(12)
    expect(p.told('failed')[0].why).toBe('fled')
  })
  test('a flight reveals who stands behind: the charge may turn there (WAB-REVEAL-01 to 04, WAB-EX-118)', () => {
    const units = [
      ROMANS,
      'b-1 barb-hill-tribes models=5 files=5 36,26 S',
      'b-2 foot line=5,3,3,3,3,1,3,1,5 models=10 files=5 36,23 S',
    ]
    const p = play(units, [6, 6]).answer('a-1', 'b-1').answer('b-1', 'flee')
    expect([p.asked, p.options()]).toEqual(['redirect', ['b-2']])
    p.answer('b-2')
    expect([p.asked, p.options()]).toEqual(['react-revealed', ['hold', 'flee']])
    p.rules.referee.script = null
    p.answer('hold')
    expect(p.told('contact')[0]).toMatchObject({ unit: 0, other: 2 })
  })
})

describe('counter-charge (WAB-CCHG-01 to 08)', () => {
  const horse = 'a-1 rom-aux-cavalry models=5 files=5 36,30 N'
  test('half the move to meet the charger, from half his charge on (WAB-EX-119, WAB-EX-121)', () => {
    const p = play([horse, 'b-1 barb-light-cavalry models=5 files=5 36,21 S']).answer('a-1', 'b-1')
    p.rules.referee.script = null
    p.answer('b-1', 'counter-charge')
    expect(p.told('countercharged').length).toBe(1)
    expect(p.unit('b-1').where).toBeDefined()
    expect(p.told('contact').length).toBe(1)
    const near = play([horse, 'b-1 barb-light-cavalry models=5 files=5 36,22.5 S']).answer('a-1', 'b-1')
    near.rules.referee.script = null
    near.answer('b-1', 'counter-charge')
    expect(near.told('countercharged')).toEqual([])
  })
  test('not against foot (WAB-CCHG-01)', () => {
    const p = play([ROMANS, 'b-1 barb-light-cavalry models=5 files=5 36,24 S']).answer('a-1', 'b-1')
    expect(p.refused('b-1', 'counter-charge')).toBe('WAB-CCHG-01')
  })
})

describe('breaking off (WAB-DISENG-01 to 10)', () => {
  const units = ['a-1 rom-aux-cavalry models=5 files=5 36,30 N', 'b-1 barb-hill-tribes models=10 files=5 36,30 S']
  test('horse leaves slower enemies without a test (WAB-DISENG-06, WAB-DISENG-10)', () => {
    const p = play(units, [], { contacts: ['a-1 front b-1 front'] }).answer('a-1')
    expect(p.asked).toBe('disengage-move')
    p.answer('10')
    expect([isEngaged(p.g, p.unit('a-1')), p.unit('a-1').facing]).toEqual([false, 18000])
  })
  test('foot tests; who fails breaks, and may be pursued (WAB-DISENG-05, WAB-DISENG-07, WAB-DISENG-09)', () => {
    const foot = ['a-1 foot models=10 files=5 36,30 N', 'b-1 barb-hill-tribes models=10 files=5 36,30 S']
    const p = play(foot, [6, 6, 3, 3], { contacts: ['a-1 front b-1 front'] }).answer('a-1')
    expect(p.told('tested')[0]).toMatchObject({ why: 'disengage', passed: false })
    expect(p.asked).toBe('pursue')
  })
  test('not with an enemy in flank or rear (WAB-DISENG-02), nor from one that has just burst in (WAB-DISENG-03)', () => {
    const flanked = play([...units, 'b-2 barb-hill-tribes models=5 files=5 39.5,30 W'], [], {
      contacts: ['a-1 front b-1 front', 'a-1 right b-2 front'],
    })
    expect(flanked.told('blows').length).toBeGreaterThan(0)
    const burst = play(
      ['a-1 foot models=10 files=5 36,30 N', 'b-1 barb-hill-tribes models=10 files=5 36,30 S states=burst-in:1'],
      [],
      { contacts: ['a-1 front b-1 front'] },
    )
    expect(burst.told('disengages')).toEqual([])
    expect(burst.told('blows').length).toBeGreaterThan(0)
  })
})
