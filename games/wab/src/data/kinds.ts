import { MM } from '@acies/table'
import type { Kind, Order, Troop } from '../position.ts'
import { type Armour, slowedBy } from './armour.ts'
import type { Weapon } from './weapons.ts'

/** Bases in millimetres, front by depth (WAB-BASE-01, table D1, WAB-MIS-104). */
export const BASES: Readonly<Record<Troop, readonly [number, number]>> = {
  infantry: [20, 20],
  cavalry: [25, 50],
  chariot: [40, 80],
  elephant: [60, 80],
  machine: [40, 60],
}

/** A line of an army list, as the rulebook prints it. */
export interface Profile {
  id: string
  troop: Troop
  character?: true
  /** M WS BS S T W I A Ld */
  line: readonly [number, number, number, number, number, number, number, number, number]
  points: number
  order: Order
  weapons: readonly Weapon[]
  armour: readonly Armour[]
  traits: readonly string[]
  options: Readonly<Record<string, Gift>>
}
/** What an option gives, and what it costs a model. */
export interface Gift {
  points: number
  weapons?: readonly Weapon[]
  armour?: readonly Armour[]
  traits?: readonly string[]
  /** What it replaces. */
  instead?: readonly Armour[]
  mount?: 8
}

/** A profile with what was bought for it; M after armour is fixed here (WAB-MOV-05). */
export function kindFrom(profile: Profile, options: readonly string[]): Kind {
  const gifts = options.map(id => {
    const gift = profile.options[id]
    if (gift === undefined) throw new Error(`${profile.id} has no option ${id}`)
    return gift
  })
  const mounted = gifts.some(x => x.mount !== undefined)
  const troop: Troop = mounted ? 'cavalry' : profile.troop
  const gone = gifts.flatMap(x => x.instead ?? [])
  const armour = [...profile.armour.filter(a => !gone.includes(a)), ...gifts.flatMap(x => x.armour ?? [])]
  const [m, ws, bs, s, t, w, i, a, ld] = profile.line
  const [width, depth] = BASES[troop]
  const move = mounted ? 8 : m
  return {
    profile: profile.id,
    troop,
    character: profile.character === true,
    m: move,
    ws,
    bs,
    s,
    t,
    w,
    i,
    a,
    ld,
    width: width * MM,
    depth: depth * MM,
    pace: move - slowedBy(armour),
    order: profile.order,
    weapons: [...profile.weapons, ...gifts.flatMap(x => x.weapons ?? [])],
    armour,
    traits: [...profile.traits, ...gifts.flatMap(x => x.traits ?? [])],
    points: profile.points + gifts.reduce((sum, x) => sum + x.points, 0),
  }
}
