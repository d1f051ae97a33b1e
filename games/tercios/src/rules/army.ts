import { Complaint, type RuleId, type Said } from '@acies/kernel'
import { POINTS_FOR_A_GREAT_BATTERY, SECOND_ELITE } from '../data/armies/charts.ts'
import { ARMIES, type ArmyBook, CHARTERS, ELITE_OPTIONS, pointsOf, profileOf } from '../data/armies/index.ts'
import {
  type ArmyList,
  type Branch,
  CHARTS,
  type ChosenCommand,
  type ChosenCommander,
  type ChosenTroop,
  type Profile,
} from '../data/profile.ts'
import { LEVELS, QUALITIES } from '../data/qualities.ts'
import { VIRTUES } from '../data/virtues.ts'
import { profileNames } from '../text/armies.ts'
import { branchNames, commandNames } from '../text/names.ts'

const rowNames: Readonly<Record<string, Said>> = profileNames

/** Something a list does that it may not. */
export interface Finding {
  rule: RuleId
  /** Where: `chief`, `elite`, `commands.2`, `commands.2.troops.0`; empty for the whole list. */
  where: string
  said: Said
}

/** Everything that is wrong with a list; nothing when it may be played (TER-ARM-01 to 10, TER-ALL, TER-CMD-01, 02, 34). */
export function findingsOf(list: ArmyList): Finding[] {
  const found: Finding[] = []
  const say = (rule: RuleId, where: string, es: string, en: string) => found.push({ rule, where, said: { es, en } })
  const book: ArmyBook | undefined = Object.values(ARMIES).find(b => b.id === list.army)
  if (book === undefined) {
    say('TER-ARM-02', '', `No hay lista de ejército «${list.army}».`, `There is no army list “${list.army}”.`)
    return found
  }
  alliesFit(list, say)
  troopsExist(book, list, say)
  if (found.length > 0) return found
  const cost = pointsOf(book, list)
  if (cost > list.points) {
    const over = cost - list.points
    say(
      'TER-ARM-01',
      '',
      `Sobran ${over} puntos (${cost} de ${list.points}).`,
      `${over} points too many (${cost} of ${list.points}).`,
    )
  }
  if (!book.charts.includes(list.chart))
    say('TER-ARM-03', '', 'Este ejército no usa ese organigrama.', 'This army does not use that chart.')
  const all = troopsOf(list)
  if (book.atLeastOne.length > 0 && !all.some(t => book.atLeastOne.includes(t.profile))) {
    const wanted = (lang: 'es' | 'en'): string => book.atLeastOne.map(id => rowNames[id]?.[lang] ?? id).join(', ')
    say(
      'TER-ARM-03',
      '',
      `Falta al menos una unidad de: ${wanted('es')}.`,
      `At least one unit is needed of: ${wanted('en')}.`,
    )
  }
  commandsFit(book, list, say)
  eliteFits(book, list, say)
  greatGuns(book, list, say)
  commandersFit(list, say)
  return found
}
type Say = (rule: RuleId, where: string, es: string, en: string) => void

const troopsOf = (list: ArmyList): ChosenTroop[] => [...list.elite, ...list.commands.flatMap(c => c.troops)]
const profileIn = (book: ArmyBook, t: ChosenTroop): Profile | undefined => book.profiles.find(p => p.id === t.profile)
const branchIn = (book: ArmyBook, t: ChosenTroop): Branch | undefined => profileIn(book, t)?.branch
const bookNamed = (id: string): ArmyBook | undefined => Object.values(ARMIES).find(b => b.id === id)
/** The book a command is raised from: allies have their own (TER-ALL-01). */
const bookFor = (book: ArmyBook, c: ChosenCommand): ArmyBook =>
  c.from === undefined ? book : (bookNamed(c.from) ?? book)

/** Allies come from an army there is, and have one commander-in-chief at most, among themselves (TER-ALL-01, 02). */
function alliesFit(list: ArmyList, say: Say): void {
  const led = new Set<string>()
  list.commands.forEach((c, i) => {
    const where = `commands.${i}`
    const from = c.from ?? list.army
    if (c.from !== undefined && (c.allied !== true || bookNamed(c.from) === undefined))
      say(
        'TER-ALL-01',
        where,
        'Solo un mando aliado viene de otro ejército.',
        'Only an allied command comes from another army.',
      )
    if (c.commander?.chief !== true) return
    if (c.allied !== true || led.has(from))
      say(
        'TER-ALL-02',
        where,
        'Cada contingente aliado tiene a lo sumo un comandante propio.',
        'Each allied contingent has at most one commander-in-chief of its own.',
      )
    led.add(from)
  })
}

/** TER-ARM-02: rows and options of the army's own list. */
function troopsExist(book: ArmyBook, list: ArmyList, say: Say): void {
  const look = (t: ChosenTroop, where: string, elite: boolean, from = book) => {
    const profile = profileIn(from, t)
    if (profile === undefined)
      return say('TER-ARM-02', where, `${t.profile} no está en la lista.`, `${t.profile} is not in the list.`)
    const offered = [...profile.options, ...(elite ? ELITE_OPTIONS : [])].map(o => o.id)
    for (const id of t.options)
      if (!offered.includes(id))
        say('TER-ARM-02', where, `${t.profile} no puede comprar «${id}».`, `${t.profile} cannot buy “${id}”.`)
    if (new Set(t.options).size < t.options.length)
      say('TER-ARM-02', where, `${t.profile} repite una opción.`, `${t.profile} buys an option twice.`)
  }
  for (const [i, t] of list.elite.entries()) look(t, `elite.${i}`, true)
  for (const [i, c] of list.commands.entries())
    for (const [k, t] of c.troops.entries()) look(t, `commands.${i}.troops.${k}`, false, bookFor(book, c))
}

/** TER-ARM-04, 05: how many commands, and what stands in each. */
function commandsFit(book: ArmyBook, list: ArmyList, say: Say): void {
  const charter = CHARTERS[list.chart]
  const kinds: readonly ChosenCommand['kind'][] = ['infantry', 'cavalry', 'company', 'battery']
  const count = (kind: ChosenCommand['kind']): number => list.commands.filter(c => c.kind === kind).length
  for (const kind of kinds) {
    const [least, most] = charter.slots[kind].commands
    const n = count(kind)
    if (n >= least && n <= most) continue
    const { es, en } = commandNames[kind]
    say(
      'TER-ARM-04',
      '',
      `${es}: hay ${n}; ${numberOf(least, most).es}.`,
      `${en}: ${n === 1 ? 'there is' : 'there are'} ${n}; ${numberOf(least, most).en}.`,
    )
  }
  if (list.chart === 'standard' && count('cavalry') > count('infantry') + 1)
    say(
      'TER-ARM-04',
      '',
      'Demasiados mandos de caballería para los de infantería.',
      'Too many cavalry commands for the infantry ones.',
    )
  list.commands.forEach((command, i) => {
    const where = `commands.${i}`
    if ((command.commander === null) !== (command.kind === 'battery'))
      say(
        'TER-ARM-04',
        where,
        'Cada mando tiene un jefe; las baterías, ninguno.',
        'Every command has a commander; batteries have none.',
      )
    const slots: Partial<Record<Branch, readonly [number, number]>> = charter.slots[command.kind].troops
    const branches = command.troops.map(t => branchIn(bookFor(book, command), t))
    for (const branch of ['formation', 'company', 'cavalry', 'artillery'] as const) {
      const n = branches.filter(b => b === branch).length
      const [least, most] = slots[branch] ?? [0, 0]
      if (n >= least && n <= most) continue
      const { es, en } = branchNames[branch].name
      say(
        'TER-ARM-05',
        where,
        `${es}: hay ${n}; ${numberOf(least, most).es}.`,
        `${en}: ${n === 1 ? 'there is' : 'there are'} ${n}; ${numberOf(least, most).en}.`,
      )
    }
  })
}

/** How many there may be, in words. */
function numberOf(least: number, most: number): Said {
  if (most === 0) return { es: 'aquí no puede haber', en: 'none may be here' }
  if (least === most) return { es: `tiene que haber ${most}`, en: `there must be ${most}` }
  return least === 0
    ? { es: `como mucho puede haber ${most}`, en: `there may be ${most} at most` }
    : { es: `tiene que haber de ${least} a ${most}`, en: `there must be ${least} to ${most}` }
}

/** TER-ARM-06 to 08: who may stand with the commander-in-chief. */
function eliteFits(book: ArmyBook, list: ArmyList, say: Say): void {
  const rule = { standard: 'TER-ARM-06', cavalry: 'TER-ARM-07', company: 'TER-ARM-08' }[list.chart]
  const slots = list.points >= SECOND_ELITE ? 2 : 1
  if (list.elite.length > slots)
    say(
      rule,
      'elite',
      `En la casilla de élite ${slots === 1 ? 'solo cabe 1' : `solo caben ${slots}`}.`,
      `The elite slot holds only ${slots}.`,
    )
  list.elite.forEach((t, i) => {
    const branch = branchIn(book, t)
    if (branch !== undefined && !CHARTERS[list.chart].elite.includes(branch))
      say(
        rule,
        `elite.${i}`,
        'Esa unidad no puede ser la de élite en este organigrama.',
        'That unit cannot be the elite one in this chart.',
      )
  })
}

/** One great battery or super-heavy gun for every thousand points or part of them. */
function greatGuns(book: ArmyBook, list: ArmyList, say: Say): void {
  const great = troopsOf(list).filter(t => {
    const profile = profileOf(book, t.profile)
    return profile.rules.includes('great-battery') || profile.weapons.includes('gun-superheavy')
  })
  const most = Math.ceil(list.points / POINTS_FOR_A_GREAT_BATTERY)
  if (great.length > most)
    say(
      'TER-ARM-05',
      '',
      `Como mucho ${most} grandes baterías con estos puntos.`,
      `At most ${most} great batteries at this size.`,
    )
}

/** TER-CMD-01, TER-CMD-02, TER-CMD-34, TER-ARM-10 */
function commandersFit(list: ArmyList, say: Say): void {
  const others = list.commands.flatMap((c, i) =>
    c.commander === null ? [] : [{ c: c.commander, where: `commands.${i}` }],
  )
  const all = [{ c: list.chief, where: 'chief' }, ...others]
  const taken = new Set<string>()
  for (const { c, where } of all) {
    const level = LEVELS[c.level]
    const inChief = where === 'chief' || c.chief === true
    if (level === undefined || (inChief ? level.chief : level.commander) === null) {
      say(
        'TER-CMD-01',
        where,
        `El nivel ${c.level} no se puede comprar ahí.`,
        `Level ${c.level} cannot be bought there.`,
      )
      continue
    }
    if (c.virtues.length > level.virtues || c.qualities.length > level.qualities)
      say(
        'TER-CMD-01',
        where,
        `El nivel ${c.level} da ${level.virtues} virtudes y ${level.qualities} cualidades.`,
        `Level ${c.level} gives ${level.virtues} virtues and ${level.qualities} qualities.`,
      )
    if (!inChief && c.level > list.chief.level)
      say(
        'TER-CMD-02',
        where,
        'Nadie puede tener más nivel que el comandante en jefe.',
        'Nobody may be of a higher level than the commander-in-chief.',
      )
    for (const v of c.virtues)
      if (!VIRTUES.some(x => x === v)) say('TER-CMD-01', where, `No hay virtud «${v}».`, `There is no virtue “${v}”.`)
    for (const q of c.qualities) {
      if (!QUALITIES.some(x => x === q))
        say('TER-CMD-01', where, `No hay cualidad «${q}».`, `There is no quality “${q}”.`)
      if (taken.has(q))
        say(
          'TER-CMD-34',
          where,
          `La cualidad «${q}» está repetida en el ejército.`,
          `The quality “${q}” is twice in the army.`,
        )
      taken.add(q)
      if (q === 'cartographer' && !inChief)
        say(
          'TER-ARM-10',
          where,
          'Solo el comandante en jefe puede ser cartógrafo.',
          'Only the commander-in-chief can be a cartographer.',
        )
    }
  }
}

const words = (list: readonly string[]): string => (list.length === 0 ? '-' : list.join(' '))
const troopText = (t: ChosenTroop): string => [t.profile, ...t.options].join('+')
const commanderText = (c: ChosenCommander): string =>
  `${c.level}${c.chief === true ? '!' : ''} | ${words(c.virtues)} | ${words(c.qualities)} | ${c.name ?? '-'}`

/**
 * A list as text to keep and to share, a line for each command. Allies have a star and their army behind it, their
 * commander-in-chief a mark behind his level.
 */
export function writeList(list: ArmyList): string {
  const lines = [`${list.army} | ${list.chart} | ${list.points}`, `chief | ${commanderText(list.chief)}`]
  if (list.elite.length > 0) lines.push(`elite | ${words(list.elite.map(troopText))}`)
  for (const c of list.commands) {
    const kind = c.allied === true ? `${c.kind}*${c.from ?? ''}` : c.kind
    const troops = words(c.troops.map(troopText))
    lines.push(c.commander === null ? `${kind} | ${troops}` : `${kind} | ${commanderText(c.commander)} | ${troops}`)
  }
  return lines.join('\n')
}

/** The list that a text says; a Complaint names the line that does not fit. */
export function readList(text: string): ArmyList {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('|').map(part => part.trim()))
  const [head = [], second = [], ...rest] = lines
  const chart = CHARTS.find(c => c === head[1])
  if (head.length !== 3 || chart === undefined || !/^\d+$/.test(head[2]))
    throw new Complaint('line 1: army | chart | points, such as spain | standard | 500')
  if (second[0] !== 'chief') throw new Complaint('line 2: chief | level | virtues | qualities | name')
  const list = { army: head[0], chart, points: Number(head[2]), chief: commanderFrom(second.slice(1), 2) }
  let elite: ChosenTroop[] = []
  const commands: ChosenCommand[] = []
  rest.forEach((parts, i) => {
    const place = i + 3
    const [name = ''] = parts
    if (name === 'elite') {
      elite = troopsFrom(parts[1] ?? '')
      return
    }
    const [plain, from] = name.split('*')
    const kind = (['infantry', 'cavalry', 'company', 'battery'] as const).find(k => k === plain)
    if (kind === undefined) throw new Complaint(`line ${place}: no kind of command ${name}`)
    const commander = kind === 'battery' ? null : commanderFrom(parts.slice(1, 5), place)
    const troops = troopsFrom(parts[kind === 'battery' ? 1 : 5] ?? '')
    const command = { kind, commander, troops }
    if (from === undefined) commands.push(command)
    else commands.push(from === '' ? { ...command, allied: true } : { ...command, allied: true, from })
  })
  return { ...list, elite, commands }
}
const listed = (text: string): string[] => (text === '' || text === '-' ? [] : text.split(/\s+/))
function troopsFrom(text: string): ChosenTroop[] {
  return listed(text).map(word => {
    const [profile = '', ...options] = word.split('+')
    return { profile, options }
  })
}
function commanderFrom(parts: readonly string[], place: number): ChosenCommander {
  const [level = '', virtues = '', qualities = '', name = '-'] = parts
  if (!/^[0-5]!?$/.test(level)) throw new Complaint(`line ${place}: a level is 0 to 5`)
  const made: ChosenCommander = { level: Number(level[0]), virtues: listed(virtues), qualities: listed(qualities) }
  if (level.endsWith('!')) made.chief = true
  return name === '-' || name === '' ? made : { ...made, name }
}
