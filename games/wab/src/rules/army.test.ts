import { type Roster, readRoster, writeRoster } from '@acies/tabletop'
import { describe, expect, test } from 'vitest'
import { BOOKS } from '../data/books/index.ts'
import { kindFrom } from '../data/kinds.ts'
import { PROFILES, profileNamed } from '../data/profiles/index.ts'
import { READY } from '../data/ready.ts'
import { armyNames } from '../text/army.ts'
import { costOf, findingsOf, raisedBy } from './army.ts'

const rules = (text: string): string[] => findingsOf(readRoster(text)).map(f => f.rule)
const rome = (units: string, points = 1000): string => `rome | ${points}\nrom-general rom-regulars*20+CSM ${units}`
const tribe = (name: string, units: string): string =>
  `barbarians/${name} | 2000\nbarb-warlord barb-warriors*99 barb-warriors*40 ${units}`

describe('ready lists', () => {
  test.each(READY.map(r => [r.id, r.roster] as const))(
    '%s may be played (WAB-ARB-01, WAB-ROM-01)',
    (_, roster: Roster) => {
      expect(findingsOf(roster)).toEqual([])
      expect(costOf(roster).total).toBeGreaterThan(roster.points * 0.99)
      expect(readRoster(writeRoster(roster))).toEqual(roster)
      const crews = raisedBy(roster).reduce((sum, u) => sum + u.worth, 0)
      expect(crews).toBeLessThanOrEqual(costOf(roster).total)
    },
  )
})

describe('prices', () => {
  test('legionaries with their command (WAB-EX-226, WAB-ROM-05, WAB-ROM-18, WAB-ROM-20)', () =>
    expect(costOf(readRoster('rome | 1000\nrom-regulars*20+CSM')).total).toBe(340))
  test('machines with their crews (WAB-EX-228, WAB-ROM-27 to 31, WAB-RUL-318)', () => {
    const price = (unit: string): number => costOf(readRoster(`rome | 1000\n${unit}`)).total
    expect(
      ['rom-scorpion+crew2', 'rom-scorpion+crew2+cart', 'rom-ballista+crew3', 'rom-tormenta+crew4'].map(price),
    ).toEqual([36, 46, 54, 72])
  })
  test('a pack of hounds is one handler and six hounds (WAB-EX-227, WAB-ARB-15, WAB-ARB-18)', () => {
    const roster = readRoster('barbarians/tribes | 1000\nbarb-handler')
    expect(costOf(roster).total).toBe(38)
    expect(raisedBy(roster)[0].models).toBe(7)
  })
})

describe('limits', () => {
  test.each([
    [rome('rom-aux-infantry*20+CSM', 540), 'WAB-ROM-01'],
    ['rome | 1000\nrom-general rom-regulars*10 rom-archers*10', 'WAB-ROM-01'],
    [rome('rom-marines*20 rom-marines*12'), 'WAB-ROM-01'],
    [rome('rom-marines*5 rom-marines*5 rom-marines*5'), 'WAB-ROM-26'],
    [rome('rom-dromedaries*5 rom-dromedaries*5 rom-archers*5'), 'WAB-ROM-34'],
    ['rome | 1000\nrom-regulars*20', 'WAB-RUL-307'],
    [rome('rom-general'), 'WAB-ROM-14'],
    [rome('rom-bsb+large+horse'), 'WAB-ROM-14'],
    [rome('rom-tribune+throwing'), 'WAB-ROM-16'],
    [rome('rom-archers*4'), 'WAB-ROM-23'],
    ['barbarians/tribes | 1000\nbarb-warlord barb-warriors*40 barb-noble-cavalry*14', 'WAB-ARB-01'],
    [tribe('tribes', 'barb-fanatics*5 barb-fanatics*5'), 'WAB-ARB-10'],
    [tribe('tribes', 'barb-skirmishers*10+slings+bows'), 'WAB-ARB-16'],
    [rome('rom-scorpion'), 'WAB-ROM-28'],
    [rome('rom-ballista+crew3 rom-tormenta+crew3 rom-archers*5'), 'WAB-ROM-32'],
    [tribe('britons', 'barb-noble-cavalry*5'), 'WAB-ARB-20'],
    [tribe('britons', 'barb-chariots*18'), 'WAB-ARB-22'],
    [tribe('dacians', 'barb-chariots*3'), 'WAB-ARB-26'],
    [tribe('germans', 'barb-chariots*3'), 'WAB-ARB-31'],
    [tribe('tribes', 'barb-chariots*2'), 'WAB-ARB-12'],
    [tribe('britons', 'barb-skirmishers*10+bows'), 'WAB-ARB-21'],
    [tribe('dacians', 'barb-hill-tribes*10+falx+bows'), 'WAB-ARB-25'],
    [tribe('germans', 'barb-hill-tribes*10'), 'WAB-ARB-31'],
    [tribe('germans', 'barb-warriors*10+spears'), 'WAB-ARB-32'],
    [tribe('germans', 'barb-fanatics*10+throwing'), 'WAB-ARB-10'],
  ])('%s', (text, rule) => expect(rules(text)).toContain(rule))

  test.each([
    tribe('germans', 'barb-warriors*10+stubborn+spears+throwing barb-noble-cavalry*5+stubborn'),
    tribe('dacians', 'barb-hill-tribes*10+bows barb-warriors*10+falx'),
    tribe('tribes', 'barb-handler+javelins+light barb-shaman barb-chief+horse+spear'),
    rome('rom-aux-infantry*10+spears rom-archers*5+buckler'),
  ])('%s is a fair list', text => expect(rules(text)).toEqual([]))

  test('Gauls alone stand looser, and then all of their warriors (WAB-ARB-28, WAB-RUL-330)', () => {
    const list = (name: string): Roster => ({ ...readRoster(tribe(name, 'barb-fanatics*5')), options: ['looser'] })
    expect(findingsOf(list('tribes')).map(f => f.rule)).toEqual(['WAB-ARB-28'])
    const orders = raisedBy(list('gauls')).flatMap(u => {
      const profile = profileNamed(u.profile)
      return profile === undefined || profile.character === true ? [] : [kindFrom(profile, u.options).order]
    })
    expect(orders).toEqual(['open', 'open', 'open'])
  })
  test('German nobles ride bare and are dreaded (WAB-ARB-29)', () => {
    const [nobles] = raisedBy(readRoster('barbarians/germans | 1000\nbarb-noble-cavalry*5'))
    const profile = profileNamed('barb-noble-cavalry')
    const kind = profile && kindFrom(profile, nobles.options)
    expect(kind?.armour).toEqual(['shield'])
    expect(kind?.traits).toContain('causes-fear')
  })
  test('chariots of the Britons have their screen without asking (WAB-ARB-23)', () => {
    const traits = (tribe: string) => {
      const [chariots] = raisedBy(readRoster(`barbarians${tribe} | 1000\nbarb-chariots*3`))
      const profile = profileNamed('barb-chariots')
      return profile && kindFrom(profile, chariots.options).traits.includes('briton-screen')
    }
    expect([traits('/britons'), traits('')]).toEqual([true, false])
  })
  test('hill men of the Dacians count as warriors (WAB-ARB-27, WAB-RUL-315)', () =>
    expect(rules('barbarians/dacians | 1000\nbarb-warlord barb-hill-tribes*70')).toEqual([]))
  test('allies fill the special share and are not to be relied on (WAB-ROM-12, WAB-RUL-323)', () => {
    const text = `${rome('rom-archers*5')}\n@barbarians:\nbarb-warriors*40`
    expect(rules(text)).toEqual([])
    expect(raisedBy(readRoster(text)).at(-1)?.traits).toEqual(['unreliable'])
    expect(rules(`${rome('rom-archers*5')}\n@barbarians:\nbarb-warriors*60`)).toContain('WAB-ROM-01')
  })
})

describe('the books', () => {
  test('every entry and every option has a name in both languages', () => {
    for (const book of BOOKS)
      for (const entry of book.entries) {
        expect(armyNames.entry(entry.id).es, entry.id).not.toBe(entry.id)
        for (const option of entry.options) expect(armyNames.option(option.id).es, option.id).not.toBe(option.id)
      }
  })
  test('what an option gives makes a kind', () => {
    for (const profile of PROFILES)
      for (const option of Object.keys(profile.options)) expect(kindFrom(profile, [option]).profile).toBe(profile.id)
  })
})
