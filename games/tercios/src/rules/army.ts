import { Complaint, type RuleId } from '@acies/kernel'
import {
  type ArmyBook,
  type ArmyFinding,
  type ArmyOption,
  type Chosen,
  costOf,
  type Entry,
  findingsOf as findingsIn,
  type Group,
  type Limit,
  type Roster,
  readRoster,
  type Say,
  type Slot,
  type Variant,
  writeRoster,
} from '@acies/tabletop'
import { COMMAND_KINDS, POINTS_FOR_A_GREAT_BATTERY, SECOND_ELITE } from '../data/armies/charts.ts'
import { ARMIES, type ArmyBook as Army, CHARTERS, ELITE_OPTIONS } from '../data/armies/index.ts'
import {
  type ArmyList,
  BRANCHES,
  CHARTS,
  type Chart,
  type ChosenCommand,
  type ChosenCommander,
  type ChosenTroop,
  type Profile,
  type TroopOption,
} from '../data/profile.ts'
import { LEVELS, QUALITIES } from '../data/qualities.ts'
import { VIRTUES } from '../data/virtues.ts'

/** Tercios' lists on the schema of the free table: a chart is a variant, a command a group, a commander its leader. */

const troopOption = ({ id, points }: TroopOption): ArmyOption => ({
  id,
  price: points,
  per: 'unit',
  rule: 'TER-ARM-02',
})

/** A row of a list. Great guns are counted (TER-ARM-05). */
const troopEntry = ({ id, branch, points, options, rules, weapons }: Profile): Entry => ({
  id,
  section: branch,
  models: [1, 1],
  price: points,
  options: options.map(troopOption),
  tags: rules.includes('great-battery') || weapons.includes('gun-superheavy') ? [branch, 'great-gun'] : [branch],
  rule: 'TER-ARM-02',
})

/** TER-CMD-01: a level, and as many virtues and qualities as it gives. */
const leaderEntry = (id: string, price: 'chief' | 'commander'): Entry => ({
  id,
  section: 'commanders',
  models: [1, 1],
  price: 0,
  leads: true,
  rule: 'TER-CMD-01',
  options: [
    ...LEVELS.flatMap(({ virtues, qualities, [price]: points }, level): ArmyOption[] =>
      points === null
        ? []
        : [
            {
              id: `level-${level}`,
              price: points,
              per: 'unit',
              group: 'level',
              opens: { virtue: virtues, quality: qualities },
              rule: 'TER-CMD-01',
            },
          ],
    ),
    ...VIRTUES.map(gift('virtue')),
    ...QUALITIES.map(gift('quality')),
  ],
})
const gift =
  (group: string) =>
  (id: string): ArmyOption => ({ id, price: 0, per: 'unit', group, rule: 'TER-CMD-01' })

const COMMANDERS = [
  leaderEntry('chief', 'chief'),
  leaderEntry('commander', 'commander'),
  leaderEntry('allied-chief', 'chief'),
]

/** TER-ARM-06 to 08: who may stand with the commander-in-chief. */
const ELITE_RULE: Readonly<Record<Chart, RuleId>> = {
  standard: 'TER-ARM-06',
  cavalry: 'TER-ARM-07',
  company: 'TER-ARM-08',
}

/** TER-ARM-04, 05: the commands of a chart and what stands in each. */
function chartVariant(chart: Chart): Variant {
  const { elite, slots } = CHARTERS[chart]
  const headquarters: Slot = {
    id: 'chief',
    groups: [1, 1],
    leaders: ['chief'],
    units: [{ of: { tags: elite }, least: 0, most: 2 }],
    size: { most: 1, oneMoreFrom: SECOND_ELITE },
    options: ELITE_OPTIONS.map(troopOption),
    rule: { groups: 'TER-ARM-04', units: ELITE_RULE[chart] },
  }
  const commands = COMMAND_KINDS.map(
    (kind): Slot => ({
      id: kind,
      groups: slots[kind].commands,
      ...(kind === 'battery' ? {} : { leaders: ['commander', 'allied-chief'] }),
      units: BRANCHES.flatMap(branch => {
        const span = slots[kind].troops[branch]
        return span === undefined ? [] : [{ of: { tags: [branch] }, least: span[0], most: span[1] }]
      }),
      rule: { groups: 'TER-ARM-04', units: 'TER-ARM-05' },
    }),
  )
  const balance: Limit = {
    is: 'ratio',
    of: { slots: ['cavalry'] },
    to: { slots: ['infantry'] },
    most: [1, 1],
    plus: 1,
    in: 'groups',
    rule: 'TER-ARM-04',
  }
  return { id: chart, slots: [headquarters, ...commands], limits: chart === 'standard' ? [balance] : [] }
}
const VARIANTS = CHARTS.map(chartVariant)

const LIMITS: readonly Limit[] = [
  { is: 'count', of: { tags: ['great-gun'] }, most: 1, per: POINTS_FOR_A_GREAT_BATTERY, rule: 'TER-ARM-05' },
  { is: 'once', options: QUALITIES, rule: 'TER-CMD-34' },
  { is: 'count', of: { entries: ['commander'], options: ['cartographer'] }, most: 0, rule: 'TER-ARM-10' },
]

/** An army as a book of the schema. */
export const bookFrom = (army: Army): ArmyBook => ({
  id: army.id,
  sections: ['commanders', ...BRANCHES],
  entries: [...COMMANDERS, ...army.profiles.map(troopEntry)],
  limits: [
    ...LIMITS,
    ...(army.atLeastOne.length === 0
      ? []
      : [{ is: 'count', of: { entries: army.atLeastOne }, least: 1, rule: 'TER-ARM-03' } as const]),
  ],
  variants: VARIANTS,
  allies: { from: Object.keys(ARMIES), rule: 'TER-ALL-01' },
  rule: { points: 'TER-ARM-01', entries: 'TER-ARM-02' },
  own: (roster, say) => {
    if (!army.charts.some(chart => chart === roster.variant)) say('TER-ARM-03', '', 'chart')
    commandersFit(roster, say)
  },
})

/** TER-CMD-01, TER-CMD-02, TER-ALL-02: everybody has a level, nobody above the chief, one allied chief a contingent. */
function commandersFit({ groups, book }: Roster, say: Say): void {
  const levelOf = (leader: Chosen | undefined): number =>
    Number(leader?.options.find(o => o.startsWith('level-'))?.slice(6) ?? -1)
  const top = levelOf(groups.find(g => g.slot === 'chief')?.leader)
  const led = new Set<string>()
  groups.forEach(({ leader, from, slot }, i) => {
    if (leader === undefined) return
    const where = `groups.${i}.leader`
    const level = levelOf(leader)
    if (level === -1) say('TER-CMD-01', where, 'no-level')
    if (leader.entry === 'commander' && level > top) say('TER-CMD-02', where, 'above-the-chief')
    if (leader.entry !== 'allied-chief') return
    if (from === undefined || led.has(from) || slot === 'chief') say('TER-ALL-02', where, 'allied-chief')
    led.add(from ?? book)
  })
}

/** What may be bought, army by army. */
export const ARMY_BOOKS: readonly ArmyBook[] = Object.values(ARMIES).map(bookFrom)

const leaderOf = ({ level, virtues, qualities, name }: ChosenCommander, entry: string): Chosen => ({
  entry,
  models: 1,
  options: [`level-${level}`, ...virtues, ...qualities],
  ...(name === undefined ? {} : { name }),
})
const unitOf = ({ profile, options }: ChosenTroop): Chosen => ({ entry: profile, models: 1, options })

/** A list as a roster of the schema: headquarters first. */
export const rosterOf = (list: ArmyList): Roster => ({
  book: list.army,
  variant: list.chart,
  points: list.points,
  groups: [
    { slot: 'chief', leader: leaderOf(list.chief, 'chief'), units: list.elite.map(unitOf) },
    ...list.commands.map(
      ({ kind, commander, troops, allied, from }): Group => ({
        slot: kind,
        ...(commander === null
          ? {}
          : { leader: leaderOf(commander, commander.chief === true ? 'allied-chief' : 'commander') }),
        units: troops.map(unitOf),
        ...(allied === true ? { from: from ?? list.army } : {}),
      }),
    ),
  ],
})

/** The list that a roster is; a Complaint says what no list of Tercios has. */
export function listOf({ book, variant, points, groups }: Roster): ArmyList {
  const chart = CHARTS.find(c => c === variant)
  const [headquarters, ...commands] = groups
  if (chart === undefined) throw new Complaint(`line 1: army/chart | points, such as spain/standard | 500`)
  if (headquarters?.slot !== 'chief' || headquarters.leader === undefined)
    throw new Complaint('line 2: the headquarters come first, such as chief: chief+level-2')
  return {
    army: book,
    chart,
    points,
    chief: commanderOf(headquarters.leader),
    elite: headquarters.units.map(troopOf),
    commands: commands.map(({ slot, leader, units, from }): ChosenCommand => {
      const kind = COMMAND_KINDS.find(k => k === slot)
      if (kind === undefined) throw new Complaint(`no kind of command ${slot}`)
      return {
        kind,
        commander: leader === undefined ? null : commanderOf(leader),
        troops: units.map(troopOf),
        ...(from === undefined ? {} : { allied: true }),
        ...(from === undefined || from === book ? {} : { from }),
      }
    }),
  }
}
const troopOf = ({ entry, options }: Chosen): ChosenTroop => ({ profile: entry, options })
function commanderOf({ entry, options, name }: Chosen): ChosenCommander {
  const level = options.find(o => /^level-[0-5]$/.test(o))
  if (level === undefined) throw new Complaint(`${entry}: a level is level-0 to level-5`)
  const isVirtue = (id: string): boolean => VIRTUES.some(v => v === id)
  const rest = options.filter(o => o !== level)
  return {
    level: Number(level.slice(6)),
    virtues: rest.filter(isVirtue),
    qualities: rest.filter(o => !isVirtue(o)),
    ...(entry === 'allied-chief' ? { chief: true } : {}),
    ...(name === undefined ? {} : { name }),
  }
}

/** A list as text to keep and to share, and back. */
export const writeList = (list: ArmyList): string => writeRoster(rosterOf(list))
export const readList = (text: string): ArmyList => listOf(readRoster(text))

/** TER-ARM-01: what a list costs. */
export const pointsOf = (list: ArmyList): number => costOf(ARMY_BOOKS, rosterOf(list)).total

/** Everything that is wrong with a list; nothing when it may be played (TER-ARM-01 to 10, TER-ALL, TER-CMD-01, 02, 34). */
export function findingsOf(list: ArmyList): ArmyFinding[] {
  const strays = list.commands.flatMap(({ from, allied }, i): ArmyFinding[] =>
    from !== undefined && allied !== true
      ? [{ rule: 'TER-ALL-01', where: `commands.${i}`, fault: { is: 'own', key: 'not-allied', values: {} } }]
      : [],
  )
  const found = findingsIn(ARMY_BOOKS, rosterOf(list))
  return [...strays, ...found.map(finding => ({ ...finding, where: placeIn(finding.where) }))]
}

/** Where in the list a place of its roster is: `chief`, `elite.0`, `commands.2`, `commands.2.troops.0`. */
function placeIn(where: string): string {
  const [, group, part, i] = where.split('.')
  if (group === undefined) return ''
  const command = Number(group) - 1
  if (command < 0) return part === 'leader' ? 'chief' : part === 'units' ? `elite.${i}` : 'elite'
  return part === 'units' ? `commands.${command}.troops.${i}` : `commands.${command}`
}
