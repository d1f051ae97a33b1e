import type { ArmyList, Branch, ChosenCommander, ChosenTroop, Profile, TroopOption } from '../profile.ts'
import { LEVELS } from '../qualities.ts'
import type { ArmyBook } from './army.ts'
import { CHARTERS, COMMAND_KINDS, type CommandKind, POINTS_FOR_A_GREAT_BATTERY, SECOND_ELITE } from './charts.ts'
import { ELITE_OPTIONS } from './options.ts'

export function profileOf(book: ArmyBook, id: string): Profile {
  const profile = book.profiles.find(row => row.id === id)
  if (!profile) throw new Error(`${book.id} has no ${id}`)
  return profile
}

const optionsFor = (profile: Profile): readonly TroopOption[] => [...profile.options, ...ELITE_OPTIONS]

export function pointsOfTroop(book: ArmyBook, { profile: id, options }: ChosenTroop): number {
  const profile = profileOf(book, id)
  const offered = optionsFor(profile)
  return options.reduce(
    (sum, chosen) => sum + (offered.find(option => option.id === chosen)?.points ?? 0),
    profile.points,
  )
}

/** TER-ARM-01: what a list costs. */
export function pointsOf(book: ArmyBook, list: ArmyList): number {
  const commanders = list.commands.flatMap(({ commander }) => (commander ? [commander] : []))
  return [
    LEVELS[list.chief.level].chief ?? 0,
    ...commanders.map(({ level }) => LEVELS[level].commander ?? 0),
    ...[...list.elite, ...list.commands.flatMap(({ troops }) => troops)].map(troop => pointsOfTroop(book, troop)),
  ].reduce((sum, points) => sum + points, 0)
}

/** The rules a list breaks; none when it may be played. */
export function breachesOf(book: ArmyBook, list: ArmyList): string[] {
  const broken = new Set<string>()
  const demand = (rule: string, kept: boolean) => {
    if (!kept) broken.add(rule)
  }
  const charter = CHARTERS[list.chart]
  const branch = (troop: ChosenTroop): Branch => profileOf(book, troop.profile).branch
  const all = [...list.elite, ...list.commands.flatMap(({ troops }) => troops)]
  const known = all.every(({ profile }) => book.profiles.some(row => row.id === profile))
  if (!known) return ['TER-ARM-02']

  demand('TER-ARM-01', pointsOf(book, list) <= list.points)
  demand('TER-ARM-03', book.charts.includes(list.chart))
  demand('TER-ARM-03', book.atLeastOne.length === 0 || all.some(({ profile }) => book.atLeastOne.includes(profile)))

  for (const kind of COMMAND_KINDS) {
    const { commands, troops } = charter.slots[kind]
    const raised = list.commands.filter(command => command.kind === kind)
    demand('TER-ARM-04', raised.length >= commands[0] && raised.length <= commands[1])
    for (const command of raised) {
      demand('TER-ARM-04', (command.commander === null) === (kind === 'battery'))
      const branches = command.troops.map(branch)
      demand(
        'TER-ARM-05',
        branches.every(one => troops[one] !== undefined),
      )
      for (const [one, [least, most]] of Object.entries(troops)) {
        const count = branches.filter(b => b === one).length
        demand('TER-ARM-05', count >= least && count <= most)
      }
    }
  }
  const raised = (kind: CommandKind) => list.commands.filter(command => command.kind === kind).length
  if (list.chart === 'standard') demand('TER-ARM-04', raised('cavalry') <= raised('infantry') + 1)

  const slots = list.points >= SECOND_ELITE ? 2 : 1
  const eliteRule = { standard: 'TER-ARM-06', cavalry: 'TER-ARM-07', company: 'TER-ARM-08' }[list.chart]
  demand(eliteRule, list.elite.length <= slots && list.elite.every(troop => charter.elite.includes(branch(troop))))

  const greatGuns = all.filter(({ profile }) => {
    const { rules, weapons } = profileOf(book, profile)
    return rules.includes('great-battery') || weapons.includes('gun-superheavy')
  })
  demand('TER-ARM-05', greatGuns.length <= Math.ceil(list.points / POINTS_FOR_A_GREAT_BATTERY))

  for (const troop of all) {
    const offered = list.elite.includes(troop)
      ? optionsFor(profileOf(book, troop.profile))
      : profileOf(book, troop.profile).options
    demand(
      'TER-ARM-02',
      troop.options.every(id => offered.some(option => option.id === id)),
    )
    demand('TER-ARM-02', new Set(troop.options).size === troop.options.length)
  }

  for (const rule of commandersBreach(list)) broken.add(rule)
  return [...broken].sort()
}

/** TER-CMD-01, TER-CMD-02, TER-CMD-34 and TER-ARM-10 */
function commandersBreach({ chief, commands }: ArmyList): string[] {
  const others = commands.flatMap(({ commander }) => (commander ? [commander] : []))
  const fits = ({ level, virtues, qualities }: ChosenCommander) =>
    virtues.length <= LEVELS[level].virtues && qualities.length <= LEVELS[level].qualities
  const qualities = [chief, ...others].flatMap(one => one.qualities)
  return [
    ...(LEVELS[chief.level].chief !== null && [chief, ...others].every(fits) ? [] : ['TER-CMD-01']),
    ...(others.every(({ level }) => LEVELS[level].commander !== null && level <= chief.level) ? [] : ['TER-CMD-02']),
    ...(new Set(qualities).size === qualities.length ? [] : ['TER-CMD-34']),
    ...(others.every(one => !one.qualities.includes('cartographer')) ? [] : ['TER-ARM-10']),
  ]
}
