import { MM } from '@acies/table'
import type { Rule } from '../events.ts'
import type { Kind, Order, Troop } from '../position.ts'
import { type Armour, BARDINGS, slowedBy } from './armour.ts'
import { isMissile, type Weapon } from './weapons.ts'

/** Bases in millimetres, front by depth (WAB-BASE-01, table D1, WAB-MIS-104). */
export const BASES: Readonly<Record<Troop, readonly [number, number]>> = {
  infantry: [20, 20],
  cavalry: [25, 50],
  chariot: [40, 80],
  elephant: [60, 80],
  machine: [40, 60],
  wagon: [60, 120],
}

/** M WS BS S T W I A Ld */
export type Line = readonly [number, number, number, number, number, number, number, number, number]
const VALUES = ['m', 'ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'] as const

/** A line of an army list, as the rulebook prints it. */
export interface Profile {
  id: string
  troop: Troop
  character?: true
  line: Line
  points: number
  order: Order
  weapons: readonly Weapon[]
  armour: readonly Armour[]
  traits: readonly string[]
  options: Readonly<Record<string, Gift>>
  /** Another base than its troop type has. */
  base?: readonly [number, number]
  /** Who rides or serves it. */
  crew?: readonly Riders[]
}
/** So many of a profile. */
export interface Riders {
  profile: Profile
  n: number
}
/** What an option gives, and what it costs. */
export interface Gift {
  points: number
  /** For each model unless it says otherwise; `crew`: for each of those who serve an engine. */
  per?: 'unit' | 'crew'
  /** How many it brings to serve an engine. */
  crew?: number
  weapons?: readonly Weapon[]
  armour?: readonly Armour[]
  traits?: readonly string[]
  /** What it replaces. */
  instead?: readonly (Armour | Weapon)[]
  without?: readonly string[]
  order?: Order
  /** Values it sets: picked men are better at it. */
  values?: Partial<Record<(typeof VALUES)[number], number>>
  /** Mounted: his M is the beast's. */
  mount?: 8
  /** One of a group; only with these (`horse|warhorse`: one of the two); never with these. */
  group?: string
  needs?: readonly string[]
  bars?: readonly string[]
  /** For these tribes alone; they have it without asking, always or when the whole list has the option of its name. */
  tribes?: readonly string[]
  given?: 'always' | 'by-list'
  rule?: Rule
  /** Weapons and armour of those who ride or serve it; more of the first of them. */
  crewWeapons?: readonly Weapon[]
  /** Half of them carry this instead of their missiles (WAB-WAG-27). */
  crewHalf?: Weapon
  crewArmour?: readonly Armour[]
  more?: number
}

/** A profile with what was bought for it; M after armour is fixed here (WAB-MOV-05). */
export function kindFrom(profile: Profile, options: readonly string[]): Kind {
  const gifts = options.map(id => {
    const gift = profile.options[id]
    if (gift === undefined) throw new Error(`${profile.id} has no option ${id}`)
    return gift
  })
  const mount = gifts.find(x => x.mount !== undefined)?.mount
  const troop: Troop = mount === undefined ? profile.troop : 'cavalry'
  const gone = new Set<Armour | Weapon>(gifts.flatMap(x => x.instead ?? []))
  const lost = new Set(gifts.flatMap(x => x.without ?? []))
  const armour = [...profile.armour.filter(a => !gone.has(a)), ...gifts.flatMap(x => x.armour ?? [])]
  const [m, ws, bs, s, t, w, i, a, ld] = profile.line
  const [width, depth] = mount === undefined ? (profile.base ?? BASES[troop]) : BASES[troop]
  const values = { m: mount ?? m, ws, bs, s, t, w, i, a, ld }
  for (const gift of gifts) Object.assign(values, gift.values)
  const order = gifts.find(x => x.order !== undefined)?.order ?? profile.order
  return {
    profile: profile.id,
    troop,
    character: profile.character === true,
    ...values,
    width: width * MM,
    depth: depth * MM,
    pace: values.m - slowedBy(armour),
    // Barded horse rides in close order (WAB-UNIT-07, WAB-RUL-101).
    order: order === 'open' && BARDINGS.some(b => armour.includes(b)) ? 'close' : order,
    weapons: [...profile.weapons.filter(x => !gone.has(x)), ...gifts.flatMap(x => x.weapons ?? [])],
    armour,
    traits: [...profile.traits.filter(x => !lost.has(x)), ...gifts.flatMap(x => x.traits ?? [])],
    points: profile.points + gifts.reduce((sum, x) => sum + (x.per === undefined ? x.points : 0), 0),
    crew: [],
  }
}
/** The riders of a profile with what was bought for them: a kind and a number each. */
export function ridersFrom(profile: Profile, options: readonly string[]): { kind: Kind; n: number }[] {
  const gifts = options.flatMap(id => (profile.options[id] === undefined ? [] : [profile.options[id]]))
  const weapons = gifts.flatMap(x => x.crewWeapons ?? [])
  const armour = gifts.flatMap(x => x.crewArmour ?? [])
  const half = gifts.find(x => x.crewHalf !== undefined)?.crewHalf
  const all = (profile.crew ?? []).map((riders, i) => {
    const kind = kindFrom(riders.profile, [])
    const missile = weapons.length > 0 && kind.weapons.some(isMissile)
    return {
      kind: {
        ...kind,
        // Other missiles come instead of those they had.
        weapons: missile ? [...kind.weapons.filter(w => !isMissile(w)), ...weapons] : kind.weapons,
        armour: [...kind.armour, ...armour],
      },
      n:
        i > 0
          ? riders.n
          : (gifts.find(x => x.crew !== undefined)?.crew ?? riders.n) +
            gifts.reduce((sum, x) => sum + (x.more ?? 0), 0),
    }
  })
  if (half === undefined) return all
  return all.flatMap(({ kind, n }) => {
    const others = Math.floor(n / 2)
    const armed = { ...kind, weapons: [...kind.weapons.filter(w => !isMissile(w)), half] }
    return [
      { kind, n: n - others },
      { kind: armed, n: others },
    ]
  })
}
/** The crew of a machine, and the defenders of a tabor, can leave it: they are units (WAB-WAR-05, WAB-WAG-30). */
export const crewsApart = ({ troop, traits }: Pick<Kind, 'troop' | 'traits'>): boolean =>
  troop === 'machine' || traits.includes('tabor')
