import { describe, expect, it } from 'vitest'
import { findingsOf, pointsOf } from '../../rules/army.ts'
import { TROOP_RULES } from '../troop-rules.ts'
import { WEAPONS } from '../weapons.ts'
import { ARMIES, type ArmyBook, ELITE_OPTIONS, READY } from './index.ts'

const books: ArmyBook[] = Object.values(ARMIES)
const rows = books.flatMap(book => book.profiles)

describe('the army books', () => {
  it('name every row once', () => {
    for (const { profiles } of books) expect(new Set(profiles.map(row => row.id)).size).toBe(profiles.length)
  })

  it('are marked as proposals', () => {
    for (const book of books) expect(book.origin).toBe('proposal')
  })

  it.each(rows.map(row => [row.id, row] as const))('%s has values of 0 to 6 and defences of 3 to 6', (_, row) => {
    const values = [row.speed, row.combat, row.fire, row.discipline, row.courage, row.stamina].flat()
    for (const value of values) expect(value === 0 || (value >= 1 && value <= 6)).toBe(true)
    for (const defence of row.defence) expect(defence >= 3 && defence <= 6).toBe(true)
    for (const weapon of row.weapons) expect(WEAPONS).toContain(weapon)
    for (const rule of row.rules) expect(TROOP_RULES).toContain(rule)
    expect(row.points % 5).toBe(0)
  })

  it('TER-WPN-00: let every weapon and special rule be fielded by somebody, but the crossbow of the century before', () => {
    const given = [...rows, ...rows.flatMap(row => row.options), ...ELITE_OPTIONS]
    const weapons = new Set(given.flatMap(one => one.weapons ?? []))
    const rules = new Set(given.flatMap(one => one.rules ?? []))
    expect(WEAPONS.filter(weapon => !weapons.has(weapon))).toEqual(['crossbow'])
    expect(TROOP_RULES.filter(rule => !rules.has(rule))).toEqual([])
    expect(books.some(book => book.horde)).toBe(true)
  })

  it('TER-EX-08: pikes stop horse better than they stop shot of guns', () => {
    const pikes = rows.filter(row => row.weapons.includes('pikes'))
    for (const { id, defence } of pikes) expect(defence[1], id).toBeGreaterThan(defence[3])
  })

  it('TER-VAL-02, TER-VAL-03: two values of fire are of the mixed arms, two speeds of guns', () => {
    for (const { id, branch, speed, fire, weapons } of rows) {
      expect(Array.isArray(speed), id).toBe(branch === 'artillery')
      expect(Array.isArray(fire), id).toBe(weapons.includes('arquebus-musket'))
    }
  })
})

describe('the ready lists', () => {
  it('TER-ARM-01: are of every size of battle for every army', () => {
    const sizes = [500, 1000, 1500, 2000, 3000]
    const ids = Object.keys(ARMIES).flatMap(army => sizes.map(size => `${army}-${size}`))
    expect(new Set(READY.map(list => list.id))).toEqual(new Set(ids))
  })

  it.each(READY.map(list => [list.id, list] as const))('%s costs what it says and keeps its chart', (_, list) => {
    expect(pointsOf(list)).toBe(list.points)
    expect(findingsOf(list)).toEqual([])
  })
})

describe('a list that breaks a rule is told which', () => {
  const [spain] = READY.filter(list => list.id === 'spain-1000')
  const broken = (change: Partial<typeof spain>) => [
    ...new Set(findingsOf({ ...spain, ...change }).map(finding => finding.rule)),
  ]
  const [foot, horse] = spain.commands

  it('TER-ARM-01: too dear', () => expect(broken({ points: 995 })).toEqual(['TER-ARM-01']))
  it('TER-ARM-02: a troop of another army', () =>
    expect(broken({ elite: [{ profile: 'FRA-07', options: [] }] })).toEqual(['TER-ARM-02']))
  it('TER-ARM-02: an option the row does not have', () =>
    expect(broken({ elite: [{ profile: 'SPA-03', options: ['swordsmen'] }] })).toEqual(['TER-ARM-02']))
  it('TER-ARM-03: a chart the army does not use', () => expect(broken({ chart: 'cavalry' })).toContain('TER-ARM-03'))
  it('TER-ARM-03: Spain without a tercio', () =>
    expect(
      broken({
        elite: [],
        commands: [{ ...foot, troops: foot.troops.filter(({ profile }) => profile !== 'SPA-01') }, horse],
      }),
    ).toEqual(['TER-ARM-03']))
  it('TER-ARM-04: no infantry command', () => expect(broken({ commands: [horse] })).toContain('TER-ARM-04'))
  it('TER-ARM-04: a command without a commander', () =>
    expect(broken({ commands: [{ ...foot, commander: null }] })).toEqual(['TER-ARM-04']))
  it('TER-ARM-05: a command with too few troops', () =>
    expect(broken({ commands: [foot, { ...horse, troops: horse.troops.slice(0, 1) }] })).toEqual(['TER-ARM-05']))
  it('TER-ARM-06: a gun in the elite slot', () =>
    expect(broken({ elite: [{ profile: 'ART-L', options: [] }] })).toEqual(['TER-ARM-06']))
  it('TER-CMD-01: more virtues than the level gives', () =>
    expect(broken({ chief: { ...spain.chief, virtues: ['presence', 'will'] } })).toEqual(['TER-CMD-01']))
  it('TER-CMD-02: a commander above his general', () =>
    expect(
      broken({
        chief: { level: 2, virtues: [], qualities: [] },
        commands: [{ ...foot, commander: { level: 3, virtues: [], qualities: [] } }],
      }),
    ).toEqual(['TER-CMD-02']))
  it('TER-CMD-34: a quality twice', () =>
    expect(broken({ chief: { ...spain.chief, qualities: ['diligent'] } })).toEqual(['TER-CMD-34']))
})
