import { headerOf, Match, openPart, type Picks, Rules } from '@acies/kernel'
import { inches } from '@acies/table'
import { readRoster } from '@acies/tabletop'
import { describe, expect, test } from 'vitest'
import { READY } from './data/ready.ts'
import { wab } from './game.ts'
import { paraded, setUp } from './set-up.ts'

const [{ id: SMALL }] = wab.scenarios
const open = (setup: unknown) => () => setUp(headerOf(wab, SMALL, 1, { setup }))
const against = (text: string) => open({ armies: [readRoster(text), readRoster(text)] })

describe('what is not to be played is refused, with the rule or the place', () => {
  test('a list over its points, or over those of the battle, written or ready (WAB-ROM-01)', () => {
    expect(against('rome | 500\nrom-general rom-regulars*60+CSM')).toThrow(
      /^header\.setup\.armies\.0: WAB-ROM-01: .* points? too many \(.* of 500\)\.$/,
    )
    expect(against('rome | 5000\nrom-general rom-regulars*60+CSM')).toThrow('header.setup.armies.0: WAB-ROM-01')
    const [small, large] = [READY[0], READY.find(r => r.roster.points > 500)].map(r => r?.id)
    expect(open({ armies: [small, large] })).toThrow('header.setup.armies.1: WAB-')
  })
  test('a second general, and a fourth', () => {
    const generals = (n: number) => against(`rome | 500\n${'rom-general '.repeat(n)}rom-regulars*10`)
    expect(generals(2)).toThrow(/WAB-/)
    expect(generals(4)).toThrow(/WAB-/)
  })
  test('armies, units and keys that do not exist', () => {
    expect(open({ armies: ['nobody', 'nobody'] })).toThrow(/nobody/)
    expect(against('elves | 500\nelf*10')).toThrow(/elves/)
    expect(against('rome | 500\nrom-general rom-dragons*10')).toThrow(/rom-dragons|WAB-/)
    expect(open({ armys: [] })).toThrow(/header\.setup/)
    expect(open({ armies: [7, null] })).toThrow(/header\.setup\.armies/)
  })
  test('more of anything than any army has, before it is looked at', () => {
    const list = readRoster('rome | 500\nrom-general rom-regulars*10')
    const units = list.groups[0].units
    const many = { ...list, groups: [{ slot: '', units: Array.from({ length: 20_000 }, () => units[1]) }] }
    expect(open({ armies: [many, SMALL] })).toThrow('header.setup.armies.0.groups.0.units: 20000 are too many')
    const groups = { ...list, groups: Array.from({ length: 20_000 }, () => list.groups[0]) }
    expect(open({ armies: [groups, SMALL] })).toThrow('header.setup.armies.0.groups: 20000 are too many')
  })
})

describe('lists handed in face down', () => {
  const roster = readRoster('rome | 500\nrom-tribune | rom-regulars*20+CSM')
  const opening = (setup: object, ...armies: unknown[]) => headerOf(wab, SMALL, 1, { setup, hidden: { armies } })

  test('are played as if they lay open, and kept with what nobody may know', () => {
    for (const armies of [
      ['rome-500', 'barbarians-500'],
      ['barbarians-500', 'rome-500'],
      [roster, 'barbarians-500'],
    ]) {
      const header = opening({ turns: 5 }, ...armies)
      const lyingOpen = headerOf(wab, SMALL, 1, { setup: { turns: 5, armies } })
      // Set-ups are kept by what decides them: no other army may come out of there.
      expect(setUp(header)).toEqual(setUp(lyingOpen))
      expect(openPart(header)).toEqual(openPart(opening({ turns: 5 }, 'rome-500', 'rome-500')))
      const match = new Match(new Rules(wab, header), header)
      expect(Match.load(wab, match.file()).position).toEqual(match.position)
    }
  })
  test('are looked at like others, and lie in one place', () => {
    const refused =
      (setup: object, ...armies: unknown[]) =>
      () =>
        setUp(opening(setup, ...armies))
    expect(refused({}, roster, 'nobody')).toThrow('header.secret.setup.armies.1: no ready list nobody')
    expect(refused({}, 'rome-500')).toThrow('header.secret.setup.armies: no list of 2')
    expect(refused({ armies: ['rome-500', 'rome-500'] }, 'rome-500', 'rome-500')).toThrow('header.setup.armies')
  })
})

test('a unit forms up as wide as its list says, and never wider than it has men', () => {
  const g = paraded(readRoster('rome | 500\nrom-regulars*16/8+CSM rom-regulars*16+CSM rom-regulars*5/9'))
  expect(g.units.map(u => u.files)).toEqual([8, 4, 5])
})

test('a file of another version, a stale answer, and one that makes no sense are told apart, and nothing is lost', () => {
  const header = headerOf(wab, SMALL, 1)
  const match = new Match(new Rules(wab, header), header)
  const { ticket } = match
  const before = JSON.stringify(match.position)
  const [seat] = match.rules.referee.owing(match.position)
  for (const picks of [[999], ['nonsense'], [null], [[1, 2]], [[Number.NaN, 0, 0]], Array(500).fill(0)])
    expect(match.play(seat, picks as never)).not.toBeNull()
  expect(match.play(seat, null as never)).not.toBeNull()
  expect(match.play(1 - seat + 4, [])).not.toBeNull()
  expect(match.play(seat, [], ticket + 1)?.rule).toBe('stale')
  expect(JSON.stringify(match.position)).toBe(before)
  const file = { ...match.file(), header: { ...header, version: '0' } }
  expect(() => Match.load(wab, file)).toThrow(/version/)
  const wrong = { ...match.file(), answers: [[seat, 'nonsense'] as [number, ...string[]]] }
  expect(() => Match.load(wab, wrong)).toThrow(/answers\.0: refused by /)
})

test('ground is laid by the players turn about before anybody deploys, clear of other ground and of the rear (WAB-MIS-101)', () => {
  const header = headerOf(wab, 'pitched-1000', 3, { setup: { ground: 'laid' } })
  const match = new Match(new Rules(wab, header), header)
  const { referee } = match.rules
  const asked = () => {
    const [seat] = referee.owing(match.position)
    return { seat, step: referee.decision(match.position, seat).step }
  }
  const refused = (...picks: Picks) => referee.refuse(match.position, asked().seat, picks)?.rule
  const lay = (...picks: Picks) => match.play(asked().seat, picks)
  const first = asked().seat
  expect(asked().step).toBe('lay-ground')
  expect(refused('wood', [inches(36), inches(46), 0])).toBe('WAB-MIS-101')
  lay('wood', [inches(36), inches(24), 0])
  expect(asked()).toEqual({ step: 'lay-ground', seat: 1 - first })
  expect(refused('hill', [inches(44), inches(24), 0])).toBe('WAB-MIS-101')
  lay('wall', [inches(12), inches(24), 9000])
  // Who lays nothing lays nothing more; the other goes on alone.
  lay()
  for (const x of [50, 62]) {
    expect(asked()).toEqual({ step: 'lay-ground', seat: 1 - first })
    lay('marsh', [inches(x), inches(24), 0])
  }
  expect(match.position.field.ground.map(e => e.kind)).toEqual(['wood', 'wall', 'marsh', 'marsh'])
  expect(asked().step).toBe('deploy')
})
