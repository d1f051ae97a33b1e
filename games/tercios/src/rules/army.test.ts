import { describe, expect, test } from 'vitest'
import { READY } from '../data/armies/index.ts'
import type { ArmyList } from '../data/profile.ts'
import { findingsOf, readList, writeList } from './army.ts'

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
  test('TER-CMD-46: names are kept', () => {
    const named = readList(writeList({ ...spain, chief: { ...spain.chief, name: 'Don Ambrosio' } }))
    expect(named.chief.name).toBe('Don Ambrosio')
  })
  test('what cannot be read says where', () => {
    expect(() => readList('spain | standard')).toThrow('line 1')
    expect(() => readList('spain | standard | 500\nchief | 9')).toThrow('line 2')
    expect(() => readList(`${writeList(spain)}\nnavy | 1`)).toThrow('no kind of command')
  })
})
