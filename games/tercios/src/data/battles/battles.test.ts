import {
  type Body,
  bodyAt,
  bodyOf,
  discPiece,
  distance,
  inches,
  MM,
  ovalOutline,
  overlaps,
  polygonBody,
  within,
} from '@acies/table'
import { costOf } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { bookFrom, rosterOf } from '../../rules/army.ts'
import { ARMIES, type ArmyBook, PROFILES } from '../armies/index.ts'
import { BASES } from '../profile.ts'
import { LEVELS } from '../qualities.ts'
import { ELEMENTS, type GroundQuality } from '../terrain.ts'
import {
  BATTLES,
  type Battle,
  type Ground,
  type Host,
  type PlacedCommander,
  type PlacedTroop,
  type Seat,
} from './index.ts'

const battles: Battle[] = Object.values(BATTLES)
const cases = battles.flatMap(battle =>
  (['top', 'bottom'] as const).map((seat): [string, Battle, Seat, Host] => [
    `${battle.id}, ${seat}`,
    battle,
    seat,
    battle[seat],
  ]),
)

const troopsOf = (host: Host): PlacedTroop[] => [...host.elite, ...host.commands.flatMap(({ troops }) => troops)]
const leadersOf = (host: Host): PlacedCommander[] => [
  host.chief,
  ...host.commands.flatMap(({ commander }) => (commander ? [commander] : [])),
]
/** stand on the table for themselves */
const standing = (host: Host) => troopsOf(host).filter(troop => !troop.within && !troop.lair)

const mixed: ArmyBook = { ...ARMIES.spain, profiles: [...PROFILES.values()] }
function named<T extends { name: string }>(list: readonly T[], name: string): T {
  const found = list.find(one => one.name === name)
  if (found === undefined) throw new Error(`nothing is named ${name}`)
  return found
}
function profileNamed(name: string) {
  const profile = PROFILES.get(name)
  if (profile === undefined) throw new Error(`no profile ${name}`)
  return profile
}
const troopBody = ({ profile, pose }: PlacedTroop): Body => {
  const [width, depth] = BASES[profileNamed(profile).base].small
  return bodyAt({ ...pose, width: width * MM, depth: depth * MM })
}
const leaderBody = ({ place }: PlacedCommander, chief: boolean): Body =>
  bodyOf([discPiece(place.x, place.y, (chief ? 20 : 12.5) * MM)])
const groundBody = (ground: Ground): Body =>
  ground.kind.endsWith('building') ? bodyAt(ground) : polygonBody(ovalOutline(ground, ground.width, ground.depth))

describe.each(cases)('%s', (_, battle, seat, host) => {
  it('has troops of known rows, each with a name of its own', () => {
    const troops = troopsOf(host)
    for (const { profile } of troops) expect(PROFILES.has(profile), profile).toBe(true)
    expect(new Set(troops.map(troop => troop.name)).size).toBe(troops.length)
  })

  it('costs what it says', () => {
    const roster = rosterOf({ ...host, army: mixed.id })
    const groups = roster.groups.map(({ slot, leader, units }) => ({ slot, units, ...(leader && { leader }) }))
    expect(costOf([bookFrom(mixed)], { ...roster, groups }).total).toBe(host.points)
  })

  it('has commanders of legal level, virtues and qualities', () => {
    for (const { name, level, virtues, qualities } of leadersOf(host)) {
      expect(virtues.length, name).toBe(LEVELS[level].virtues)
      expect(qualities.length, name).toBe(LEVELS[level].qualities)
      expect(level, name).toBeLessThanOrEqual(host.chief.level)
    }
    const qualities = leadersOf(host).flatMap(leader => leader.qualities)
    expect(new Set(qualities).size).toBe(qualities.length)
  })

  it('buys only what its rows offer', () => {
    for (const { profile, options } of troopsOf(host)) {
      const offered = [...profileNamed(profile).options.map(option => option.id), 'elite', 'discipline']
      for (const option of options) expect(offered, profile).toContain(option)
    }
  })

  it('looks at the enemy, from its own half or a little beyond', () => {
    for (const { pose } of standing(host)) {
      expect(pose.facing).toBe(seat === 'top' ? 18000 : 0)
      expect(seat === 'top' ? pose.y < inches(26) : pose.y > inches(26)).toBe(true)
    }
  })

  it('keeps its troops near their commanders', () => {
    const reach = (leader: PlacedCommander) => inches(leader.virtues.includes('presence') ? 9 : 6)
    for (const { commander, troops, allied } of host.commands) {
      if (commander === null) continue
      for (const troop of troops.filter(one => !one.within && !one.lair)) {
        const body = troopBody(troop)
        const near = within(distance(leaderBody(commander, false), body), reach(commander))
        const chief = !allied && within(distance(leaderBody(host.chief, true), body), reach(host.chief))
        expect(near || chief, troop.name).toBe(true)
      }
    }
    for (const troop of host.elite)
      expect(within(distance(leaderBody(host.chief, true), troopBody(troop)), reach(host.chief)), troop.name).toBe(true)
  })

  it('integrates light guns in its own formations', () => {
    for (const { profile, within: inside } of troopsOf(host)) {
      if (!inside) continue
      expect(PROFILES.get(profile)?.rules).toContain('integrable')
      const bearer = troopsOf(host).find(troop => troop.name === inside)
      expect(bearer && PROFILES.get(bearer.profile)?.branch).toBe('formation')
    }
  })

  it('lies in wait only on ground that hides', () => {
    for (const { lair, options } of troopsOf(host)) {
      if (!lair) continue
      expect(options).toContain('ambush')
      const qualities: readonly GroundQuality[] = ELEMENTS[named(battle.ground, lair).kind].qualities
      expect(qualities).toContain('hides')
    }
  })
})

describe.each(battles.map(battle => [battle.id, battle] as const))('the ground of %s', (_, battle) => {
  const bodies: [string, Body][] = [battle.top, battle.bottom].flatMap(host => [
    ...standing(host).map((troop): [string, Body] => [troop.name, troopBody(troop)]),
    ...leadersOf(host).map((leader): [string, Body] => [leader.name, leaderBody(leader, leader === host.chief)]),
  ])

  it('bears nobody on top of another', () => {
    for (const [i, [name, body]] of bodies.entries())
      for (const [other, under] of bodies.slice(i + 1))
        expect(overlaps(body, under), `${name} and ${other}`).toBe(false)
  })

  it('bears nobody where nobody can stand, and nobody beyond its edges', () => {
    const { width, depth } = battle.table
    const edges = [
      bodyAt({ x: width / 2, y: -inches(4), facing: 0, width: width * 2, depth: inches(4) }),
      bodyAt({ x: width / 2, y: depth, facing: 0, width: width * 2, depth: inches(4) }),
      bodyAt({ x: -inches(2), y: -depth / 2, facing: 0, width: inches(4), depth: depth * 2 }),
      bodyAt({ x: width + inches(2), y: -depth / 2, facing: 0, width: inches(4), depth: depth * 2 }),
    ]
    const closed = battle.ground.filter(({ kind, line }) => {
      const qualities: readonly GroundQuality[] = ELEMENTS[kind].qualities
      return line.length === 0 && qualities.includes('impassable')
    })
    for (const [name, body] of bodies)
      for (const barrier of [...edges, ...closed.map(groundBody)]) expect(overlaps(body, barrier), name).toBe(false)
  })

  it('has a name for each piece', () => {
    expect(new Set(battle.ground.map(ground => ground.name)).size).toBe(battle.ground.length)
  })

  it('is what the special rules speak of, and so are the troops', () => {
    const troops = [battle.top, battle.bottom].flatMap(troopsOf).map(troop => troop.name)
    const late = [battle.top, battle.bottom].flatMap(host => host.commands).filter(command => command.arrives)
    for (const rule of battle.rules) {
      if (rule.is === 'hold') expect(battle.ground.map(ground => ground.name)).toContain(rule.ground)
      if (rule.is === 'prize') for (const name of rule.troops) expect(troops).toContain(name)
      if (rule.is === 'arrival') expect(late.map(command => command.commander?.name)).toContain(rule.commander)
    }
    expect(battle.rules.filter(rule => rule.is === 'arrival').length).toBe(late.length)
  })
})

describe('Lützen and Nördlingen', () => {
  it('men behind a ditch or a redoubt touch it (TER-TRR-09)', () => {
    const lines: [Battle, string, string][] = [
      [BATTLES.lutzen, 'ditch-shot-west', 'west-ditch'],
      [BATTLES.lutzen, 'ditch-shot-east', 'east-ditch'],
      [BATTLES.lutzen, 'garden-shot', 'garden-walls'],
      [BATTLES.nordlingen, 'salm', 'west-redoubt'],
      [BATTLES.nordlingen, 'toralto', 'middle-redoubt'],
      [BATTLES.nordlingen, 'wurmser', 'east-redoubt'],
    ]
    for (const [battle, name, wall] of lines) {
      const troop = named(troopsOf(battle.top), name)
      const ground = named(battle.ground, wall)
      const gap = ground.y - ground.width / 2 - troop.pose.y
      expect(gap >= 0 && gap <= inches(0.1), name).toBe(true)
      expect(troop.pose.x > ground.line[0] && troop.pose.x < ground.line[2], name).toBe(true)
    }
  })
})
