import type { ArmyList, Chart, ChosenCommand, ChosenCommander, ChosenTroop } from '../profile.ts'
import type { Quality } from '../qualities.ts'
import type { Virtue } from '../virtues.ts'

/** An army ready for the table. */
export interface ReadyList extends ArmyList {
  /** Such as `spain-1000`. */
  id: string
}

type Leader = ChosenCommander
export const leader = (level: number, virtues: readonly Virtue[], qualities: readonly Quality[]): Leader => ({
  level,
  virtues,
  qualities,
})
export const captain: Leader = leader(0, [], [])

/** `SPA-02+discipline+swordsmen`: a profile and what is bought for it. */
const troop = (written: string): ChosenTroop => {
  const [profile = '', ...options] = written.split('+')
  return { profile, options }
}
const troops = (written: string): ChosenTroop[] => written.split(' ').map(troop)

const command =
  (kind: Exclude<ChosenCommand['kind'], 'battery'>) =>
  (commander: Leader, written: string): ChosenCommand => ({ kind, commander, troops: troops(written) })
export const infantry = command('infantry')
export const cavalry = command('cavalry')
export const company = command('company')
export const battery = (written: string): ChosenCommand => ({
  kind: 'battery',
  commander: null,
  troops: troops(written),
})

/** Lists by one chart: an army, its points, who commands it, the elite, the commands. */
export const listBy =
  (chart: Chart) =>
  (army: string, points: number, chief: Leader, elite: string, ...commands: readonly ChosenCommand[]): ReadyList => ({
    id: `${army}-${points}`,
    army,
    chart,
    points,
    chief,
    elite: troops(elite),
    commands,
  })

/** The small armies share their commanders. */
export const smallChief = leader(2, ['presence'], ['authoritarian'])
export const smallCommander = leader(1, [], ['diligent'])
