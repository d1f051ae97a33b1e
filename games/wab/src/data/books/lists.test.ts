import { readRoster } from '@acies/tabletop'
import { describe, expect, test } from 'vitest'
import { costOf, findingsOf } from '../../rules/army.ts'
import { kindFrom, type Line } from '../kinds.ts'
import { listedAs, profileOf } from './index.ts'

/** Rule, profile, its line, points, arms, armour, special rules, and what its options cost. */
type Row = readonly [
  rule: string,
  profile: string,
  line: Line,
  points: number,
  weapons: string,
  armour: string,
  traits: string,
  options: string,
]
const CHIEF = 'light 3 shield 2 spear 2 throwing 2 javelins 2 horse 0 chariot 36'
const OFFICER = 'light 3 shield 2 large 3 horse 0 warhorse 8'
const HAND = 'hand-weapon'
const rows: readonly Row[] = [
  ['WAB-ARB-04', 'barb-warlord', [5, 6, 6, 4, 4, 3, 6, 3, 7], 140, HAND, '', 'general warband', CHIEF],
  ['WAB-ARB-05', 'barb-bsb', [5, 4, 4, 4, 3, 2, 4, 2, 5], 50, HAND, '', 'battle-standard warband', CHIEF],
  ['WAB-ARB-06', 'barb-shaman', [5, 4, 4, 4, 3, 2, 4, 2, 5], 75, HAND, '', 'causes-fear hatred warband', ''],
  ['WAB-ARB-07', 'barb-chief', [5, 5, 5, 4, 4, 2, 5, 3, 5], 70, HAND, '', 'warband', CHIEF],
  [
    'WAB-ARB-09',
    'barb-warriors',
    [5, 3, 3, 3, 3, 1, 3, 1, 5],
    5,
    `${HAND} javelin`,
    'shield',
    'mixed-weapons warband',
    '',
  ],
  [
    'WAB-ARB-10',
    'barb-fanatics',
    [5, 3, 3, 3, 3, 1, 3, 1, 5],
    9,
    `${HAND} javelin`,
    'shield',
    'mixed-weapons warband frenzy',
    '',
  ],
  [
    'WAB-ARB-03, WAB-ARB-12',
    'barb-chariots',
    [8, 4, 4, 3, 4, 1, 4, 2, 6],
    36,
    `${HAND} javelin`,
    'light',
    'chariot-light',
    'shield 4 throwing 4 spear 4',
  ],
  [
    'WAB-ARB-13',
    'barb-noble-cavalry',
    [8, 4, 4, 3, 3, 1, 4, 1, 7],
    25,
    `${HAND} javelin`,
    'light shield',
    'mixed-weapons warband',
    'spears 4 throwing 4',
  ],
  [
    'WAB-ARB-14',
    'barb-light-cavalry',
    [8, 3, 3, 3, 3, 1, 3, 1, 6],
    12,
    `${HAND} javelin`,
    'buckler',
    'mixed-weapons light-troops',
    'shields 1',
  ],
  [
    'WAB-ARB-16',
    'barb-skirmishers',
    [5, 2, 3, 3, 3, 1, 3, 1, 5],
    3,
    `${HAND} javelin`,
    '',
    'mixed-weapons skirmishers',
    'slings 1 bows 2 buckler 1',
  ],
  [
    'WAB-ARB-17',
    'barb-hill-tribes',
    [5, 3, 3, 3, 3, 1, 3, 1, 5],
    5,
    `${HAND} javelin`,
    'buckler',
    'mixed-weapons',
    'shields 1',
  ],
  ['WAB-ARB-18', 'barb-handler', [5, 4, 4, 3, 3, 1, 4, 1, 6], 8, HAND, '', 'warband skirmishers', 'javelins 1 light 2'],
  ['WAB-ARB-18', 'barb-hound', [6, 4, 0, 3, 3, 1, 3, 1, 3], 5, '', '', 'warband skirmishers', ''],
  ['WAB-ROM-14', 'rom-general', [4, 5, 5, 3, 3, 3, 6, 2, 9], 135, HAND, '', 'general stubborn drilled', OFFICER],
  ['WAB-ROM-15', 'rom-bsb', [4, 4, 4, 4, 3, 2, 4, 2, 8], 65, HAND, '', 'battle-standard stubborn drilled', OFFICER],
  ['WAB-ROM-16', 'rom-legate', [4, 5, 5, 3, 3, 3, 6, 2, 9], 110, HAND, '', 'stubborn drilled', `${OFFICER} throwing 2`],
  ['WAB-ROM-17', 'rom-tribune', [4, 4, 4, 3, 3, 2, 5, 2, 8], 55, HAND, '', 'stubborn drilled', `${OFFICER} throwing 2`],
  [
    'WAB-ROM-19, WAB-ROM-07',
    'rom-veterans',
    [4, 4, 4, 3, 3, 1, 4, 1, 8],
    20,
    `${HAND} heavy-throwing-spear`,
    'large-shield light',
    'drilled stubborn',
    'javelins 2 heavy 2 veteran 1',
  ],
  [
    'WAB-ROM-20',
    'rom-regulars',
    [4, 3, 3, 3, 3, 1, 3, 1, 7],
    16,
    `${HAND} heavy-throwing-spear`,
    'large-shield light',
    'drilled stubborn',
    'javelins 1 heavy 2',
  ],
  [
    'WAB-ROM-21',
    'rom-recruits',
    [4, 3, 3, 3, 3, 1, 3, 1, 7],
    11,
    `${HAND} heavy-throwing-spear`,
    'large-shield light',
    '',
    'javelins 1',
  ],
  ['WAB-ROM-23', 'rom-archers', [4, 2, 3, 3, 3, 1, 3, 1, 7], 8, `${HAND} bow`, '', 'light-troops', 'light 2 buckler 1'],
  [
    'WAB-ROM-24',
    'rom-aux-cavalry',
    [8, 3, 3, 3, 3, 1, 3, 1, 7],
    20,
    `${HAND} throwing-spear javelin`,
    'light shield',
    '',
    'drilled 2',
  ],
  [
    'WAB-ROM-25',
    'rom-aux-infantry',
    [4, 3, 3, 3, 3, 1, 3, 1, 7],
    8,
    `${HAND} throwing-spear`,
    'shield',
    'light-troops',
    'javelins 1 light 2 spears 0 drilled 1',
  ],
  [
    'WAB-ROM-33',
    'rom-marines',
    [4, 3, 3, 3, 3, 1, 3, 1, 7],
    8,
    `${HAND} javelin`,
    'shield',
    'light-troops',
    'light 3 throwing 1 slings 1 picked 5',
  ],
  [
    'WAB-ROM-34',
    'rom-dromedaries',
    [6, 3, 3, 3, 3, 1, 3, 1, 7],
    11,
    HAND,
    'buckler',
    '',
    'light 4 throwing 2 kontos 4 javelins 2 bows 4 barding 8 shields 2',
  ],
]
const words = (list: readonly string[]): string[] => [...list].sort()
const listOf = (text: string): string[] => words(text.split(' ').filter(Boolean))
/** What every tribe may buy, with its price. */
const pricesOf = (id: string): string[] =>
  words(
    Object.entries(profileOf(id).options)
      .filter(([, gift]) => gift.tribes === undefined)
      .map(([name, gift]) => `${name}=${gift.points}`),
  )
const expected = (options: string): string[] =>
  words(
    options
      .split(/ (?=[a-z])/)
      .filter(Boolean)
      .map(o => o.replace(' ', '=')),
  )

describe('the two lists, line by line', () => {
  test.each(rows)('%s: %s', (_rule, id, line, points, weapons, armour, traits, options) => {
    const profile = profileOf(id)
    expect([profile.line, profile.points]).toEqual([line, points])
    const kind = kindFrom(profile, [])
    expect(words(kind.weapons)).toEqual(listOf(weapons))
    expect(words(kind.armour)).toEqual(listOf(armour))
    for (const trait of listOf(traits)) expect(kind.traits).toContain(trait)
    // Nobody has by mistake what the next line of the list has.
    for (const trait of ['drilled', 'stubborn', 'warband', 'frenzy', 'light-troops'])
      expect(kind.traits.includes(trait), trait).toBe(listOf(traits).includes(trait))
    expect(pricesOf(id)).toEqual(expected(options))
  })
  test('orders: warriors and legionaries close, hill men, horse and chariots open (WAB-ARB-17, WAB-UNIT-06)', () => {
    const order = (id: string) => profileOf(id).order
    expect(['barb-warriors', 'rom-veterans', 'rom-recruits'].map(order)).toEqual(['close', 'close', 'close'])
    expect(['barb-hill-tribes', 'barb-noble-cavalry', 'barb-chariots'].map(order)).toEqual(['open', 'open', 'open'])
    expect(['barb-skirmishers', 'barb-hound'].map(order)).toEqual(['loose', 'loose'])
  })
  test('units of five or more, squadrons of three; command at five points each (WAB-ARB-08, WAB-ARB-11, WAB-ROM-22)', () => {
    const least = (id: string) => listedAs(id)?.least
    expect(['barb-warriors', 'barb-noble-cavalry', 'rom-aux-infantry', 'rom-archers'].map(least)).toEqual([5, 5, 5, 5])
    expect(least('barb-chariots')).toBe(3)
    const price = (text: string) => costOf(readRoster(text)).total
    for (const unit of ['barb-warriors*10', 'barb-light-cavalry*5', 'barb-chariots*3'])
      expect(price(`barbarians | 2000\n${unit}+CSM`) - price(`barbarians | 2000\n${unit}`), unit).toBe(15)
    expect(price('rome | 2000\nrom-archers*10+CSM') - price('rome | 2000\nrom-archers*10')).toBe(15)
    expect(findingsOf(readRoster('barbarians | 2000\nbarb-warlord barb-warriors*4')).map(f => f.rule)).toContain(
      'WAB-ARB-09',
    )
  })
  test('an army of one tribe has its rules, an army of none has not (WAB-ARB-19, WAB-ARB-30, WAB-ARB-33)', () => {
    const rules = (tribe: string, unit: string) =>
      findingsOf(readRoster(`barbarians${tribe} | 2000\nbarb-warlord barb-warriors*99 barb-warriors*40 ${unit}`)).map(
        f => f.rule,
      )
    for (const unit of ['barb-warriors*10+stubborn', 'barb-noble-cavalry*5+stubborn', 'barb-warriors*10+throwing']) {
      expect(rules('/germans', unit), unit).toEqual([])
      expect(rules('/tribes', unit), unit).not.toEqual([])
      expect(rules('/gauls', unit), unit).not.toEqual([])
    }
    const price = (text: string) => costOf(readRoster(text)).total
    const germans = (unit: string) => price(`barbarians/germans | 2000\n${unit}`)
    expect(germans('barb-warriors*10+stubborn') - germans('barb-warriors*10')).toBe(30)
    expect(germans('barb-noble-cavalry*5+stubborn') - germans('barb-noble-cavalry*5')).toBe(15)
    expect(germans('barb-warriors*10+throwing') - germans('barb-warriors*10')).toBe(20)
    expect(rules('/germans', 'barb-fanatics*10+throwing')).not.toEqual([])
  })
  test('a tormenta is a light catapult of Toughness 7 (WAB-ROM-31)', () => {
    const { line, points, traits, crew } = profileOf('rom-tormenta')
    expect([line[4], line[5], line[3], points, crew?.[0].n]).toEqual([7, 3, 6, 40, 3])
    expect(traits).toContain('catapult')
    const price = (unit: string) => costOf(readRoster(`rome | 1000\n${unit}`)).total
    expect([price('rom-tormenta+crew3'), price('rom-tormenta+crew4')]).toEqual([64, 72])
  })
  test('one legion and two auxiliary units: three special ones at most (WAB-ROM-26, WAB-EX-225)', () => {
    const rules = (n: number) =>
      findingsOf(
        readRoster(
          `rome | 2000\nrom-general rom-regulars*40+CSM rom-archers*10 rom-archers*10 ${'rom-marines*5 '.repeat(n)}`,
        ),
      ).map(f => f.rule)
    expect([rules(3), rules(4)]).toEqual([[], ['WAB-ROM-26']])
  })
})
