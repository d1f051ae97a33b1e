import { headerOf, Rules } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { READY } from '../data/armies/index.ts'
import type { ArmyList } from '../data/profile.ts'
import { tercios } from '../game.ts'
import { fieldFor } from '../set-up.ts'
import { findingsOf, readList, writeList } from './army.ts'
import { interacts } from './command.ts'

const [spain] = READY
const rulesOf = (list: ArmyList): string[] => findingsOf(list).map(f => f.rule)

describe('army lists', () => {
  test.each(READY.map(l => [l.id, l] as const))('%s may be played, and is read as it is written', (_, list) => {
    expect(findingsOf(list)).toEqual([])
    const { id, ...plain } = list
    expect(id).not.toBe('')
    expect(readList(writeList(list))).toEqual(plain)
  })
  test('TER-ARM-01: too many points', () => {
    expect(rulesOf({ ...spain, points: 400 })).toEqual(['TER-ARM-01'])
  })
  test('TER-ARM-02: only what the list has', () => {
    expect(rulesOf({ ...spain, elite: [{ profile: 'FRA-01', options: [] }] })).toEqual(['TER-ARM-02'])
    expect(rulesOf({ ...spain, elite: [{ profile: 'SPA-10', options: ['wings'] }] })).toEqual(['TER-ARM-02'])
  })
  test('TER-ARM-03, TER-ARM-04, TER-ARM-05: charts', () => {
    expect(rulesOf({ ...spain, commands: spain.commands.slice(1) })).toContain('TER-ARM-04')
    expect(rulesOf({ ...spain, chart: 'cavalry' })).toContain('TER-ARM-03')
    const thin = spain.commands.map(c => (c.kind === 'cavalry' ? { ...c, troops: c.troops.slice(1) } : c))
    expect(rulesOf({ ...spain, commands: thin })).toContain('TER-ARM-05')
  })
  test('TER-ARM-06, TER-ARM-07, TER-ARM-08: the elite slot', () => {
    const gun = [{ profile: 'ART-L', options: [] }]
    expect(rulesOf({ ...spain, elite: gun })).toContain('TER-ARM-06')
    expect(rulesOf({ ...spain, chart: 'cavalry', elite: [{ profile: 'SPA-05', options: [] }] })).toContain('TER-ARM-07')
    expect(rulesOf({ ...spain, chart: 'company', elite: [{ profile: 'SPA-02', options: [] }] })).toContain('TER-ARM-08')
  })
  test('TER-ARM-10, TER-CMD-01, TER-CMD-02, TER-CMD-34: commanders', () => {
    const chief = (more: object): ArmyList => ({ ...spain, chief: { ...spain.chief, ...more } })
    expect(rulesOf(chief({ level: 1 }))).toContain('TER-CMD-01')
    expect(rulesOf(chief({ qualities: ['bold', 'hero'] }))).toContain('TER-CMD-01')
    expect(rulesOf(chief({ qualities: ['diligent'] }))).toContain('TER-CMD-34')
    const grand = spain.commands.map(c =>
      c.commander === null ? c : { ...c, commander: { level: 3, virtues: [], qualities: [] } },
    )
    expect(rulesOf({ ...spain, commands: grand })).toContain('TER-CMD-02')
    const drawer = spain.commands.map(c =>
      c.kind === 'infantry' ? { ...c, commander: { level: 1, virtues: [], qualities: ['cartographer'] } } : c,
    )
    expect(rulesOf({ ...spain, commands: drawer })).toContain('TER-ARM-10')
  })
  test('TER-VIR-06: virtues may be repeated', () => {
    const big: ArmyList = { ...spain, points: 9999, chief: { level: 3, virtues: ['will'], qualities: [] } }
    const same = big.commands.map(c =>
      c.kind === 'infantry' ? { ...c, commander: { level: 2, virtues: ['will'], qualities: [] } } : c,
    )
    expect(rulesOf({ ...big, commands: same })).toEqual([])
  })
  describe('TER-ALL-01, TER-ALL-02: allies', () => {
    const chief = { level: 2, chief: true, virtues: ['will'], qualities: ['calm'] }
    const foot = { kind: 'infantry' as const, allied: true, from: 'empire' }
    const troops = ['IMP-01', 'IMP-02', 'IMP-05'].map(profile => ({ profile, options: [] }))
    const allied = (more: object): ArmyList => ({
      ...spain,
      points: 9999,
      commands: [...spain.commands, { ...foot, commander: chief, troops, ...more }],
    })
    test('come from their own book, under their own commander-in-chief', () => {
      expect(findingsOf(allied({}))).toEqual([])
      expect(rulesOf(allied({ from: undefined }))).toContain('TER-ARM-02')
      expect(rulesOf(allied({ allied: undefined }))).toContain('TER-ALL-01')
      expect(rulesOf(allied({ from: 'utopia' }))).toContain('TER-ALL-01')
    })
    test('have one of them at most', () => {
      const twice = allied({})
      expect(rulesOf({ ...twice, commands: [...twice.commands, twice.commands[twice.commands.length - 1]] })).toContain(
        'TER-ALL-02',
      )
    })
    test('are read as they are written', () => {
      const list = allied({})
      expect(readList(writeList(list)).commands).toEqual(list.commands)
    })
    test('each commander-in-chief deals with his own contingent, in one army', () => {
      const g = fieldFor('campal-1000', 'small', [allied({}), READY[1]])
      const [first, second] = g.commanders.filter(c => c.side === 0 && c.chief)
      const [ours, theirs] = ['SPA-02', 'IMP-01'].map(
        profile => g.troops[g.troops.findIndex(u => u.side === 0 && g.kinds[u.kind].profile === profile)],
      )
      expect([interacts(g, first, ours), interacts(g, first, theirs)]).toEqual([true, false])
      expect([interacts(g, second, ours), interacts(g, second, theirs)]).toEqual([false, true])
    })
  })
  test('TER-ARM-01, TER-ARM-03: a list that may not be played does not take the field', () => {
    const begun = (list: object, size = 1000) =>
      new Rules(tercios).begin(headerOf(tercios, `campal-${size}`, 1, { setup: { armies: [list, 'france-500'] } }))
    const { id, ...plain } = spain
    expect(id).toBe('spain-500')
    expect(() => begun(plain)).not.toThrow()
    expect(() => begun({ ...plain, commands: [] })).toThrow('TER-ARM')
    expect(() => begun({ ...plain, points: 1500 }, 1000)).toThrow('TER-ARM-01')
  })
  test('TER-CMD-46: names are kept', () => {
    const named = readList(writeList({ ...spain, chief: { ...spain.chief, name: 'Don Ambrosio' } }))
    expect(named.chief.name).toBe('Don Ambrosio')
  })
  test('what cannot be read says where', () => {
    expect(() => readList('spain/standard')).toThrow('line 1')
    expect(() => readList('spain/standard | 500\ninfantry: commander+level-0')).toThrow('line 2')
    expect(() => readList('spain/standard | 500\nchief: chief+level-9')).toThrow('a level is')
    expect(() => readList(`${writeList(spain)}\nnavy: commander+level-1`)).toThrow('no kind of command')
  })
})
