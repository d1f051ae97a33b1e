import type { ArmyList, ChosenCommand, ChosenCommander, ChosenTroop } from '../profile.ts'
import type { Quality } from '../qualities.ts'
import type { Virtue } from '../virtues.ts'

/** An army ready for the table. */
export interface ReadyList extends ArmyList {
  /** Such as `spain-1000`. */
  id: string
}

type Leader = ChosenCommander
const leader = (level: number, virtues: readonly Virtue[], qualities: readonly Quality[]): Leader => ({
  level,
  virtues,
  qualities,
})
const captain: Leader = leader(0, [], [])

/** `SPA-02+discipline+swordsmen`: a profile and what is bought for it. */
const troop = (written: string): ChosenTroop => {
  const [profile = '', ...options] = written.split('+')
  return { profile, options }
}
const troops = (written: string): ChosenTroop[] => written.split(' ').map(troop)

const infantry = (commander: Leader, written: string): ChosenCommand => ({
  kind: 'infantry',
  commander,
  troops: troops(written),
})
const cavalry = (commander: Leader, written: string): ChosenCommand => ({
  kind: 'cavalry',
  commander,
  troops: troops(written),
})
const battery = (written: string): ChosenCommand => ({ kind: 'battery', commander: null, troops: troops(written) })

const list = (
  army: string,
  points: number,
  chief: Leader,
  elite: string,
  ...commands: readonly ChosenCommand[]
): ReadyList => ({ id: `${army}-${points}`, army, chart: 'standard', points, chief, elite: troops(elite), commands })

/** The small armies share their commanders. */
const smallChief = leader(2, ['presence'], ['authoritarian'])
const smallCommander = leader(1, [], ['diligent'])

export const READY: readonly ReadyList[] = [
  list(
    'spain',
    500,
    smallChief,
    'SPA-10',
    infantry(smallCommander, 'SPA-02+swordsmen SPA-03 SPA-05'),
    cavalry(captain, 'SPA-09 SPA-09'),
    battery('ART-L'),
  ),
  list(
    'spain',
    1000,
    leader(3, ['presence'], ['authoritarian', 'honourable']),
    'SPA-02+discipline',
    infantry(leader(2, ['will'], ['diligent']), 'SPA-01 SPA-03 SPA-03 SPA-05 SPA-05'),
    cavalry(leader(2, ['dexterity'], ['fearless']), 'SPA-08 SPA-09 SPA-09 SPA-10'),
    battery('ART-M ART-L'),
  ),
  list(
    'spain',
    1500,
    leader(3, ['presence'], ['authoritarian', 'honourable']),
    'SPA-02+swordsmen+elite+discipline',
    infantry(leader(2, ['will'], ['diligent']), 'SPA-01+swordsmen SPA-01 SPA-02 SPA-05 SPA-05'),
    infantry(leader(1, [], ['undaunted']), 'SPA-03 SPA-03 SPA-04 SPA-06+ambush'),
    cavalry(leader(2, ['dexterity'], ['fearless']), 'SPA-08 SPA-08 SPA-09'),
    cavalry(captain, 'SPA-10 SPA-09'),
    battery('ART-M ART-L'),
  ),
  list(
    'france',
    500,
    smallChief,
    'FRA-03',
    infantry(smallCommander, 'FRA-02 FRA-02 FRA-05'),
    cavalry(captain, 'FRA-08 FRA-08'),
    battery('ART-L+draught-horses'),
  ),
  list(
    'france',
    1000,
    leader(3, ['initiative'], ['bold', 'coordinator']),
    'FRA-07+elite',
    infantry(leader(2, ['drill'], ['perfectionist']), 'FRA-01 FRA-02 FRA-02 FRA-02 FRA-05 FRA-06'),
    cavalry(leader(2, ['elan'], ['aggressive']), 'FRA-08 FRA-08 FRA-08 FRA-09'),
    battery('ART-M+entrenched'),
  ),
  list(
    'france',
    1500,
    leader(4, ['initiative', 'elan'], ['bold', 'coordinator']),
    'FRA-07+elite',
    infantry(leader(2, ['drill'], ['perfectionist']), 'FRA-01 FRA-01 FRA-02 FRA-04 FRA-05'),
    infantry(leader(1, [], ['protector']), 'FRA-02 FRA-02 FRA-03 FRA-06'),
    cavalry(leader(2, ['dexterity'], ['aggressive']), 'FRA-08 FRA-08 FRA-08 FRA-09'),
    cavalry(captain, 'FRA-08 FRA-09'),
    battery('ART-L+draught-horses ART-L'),
  ),
  list(
    'sweden',
    500,
    smallChief,
    'SWE-03+discipline',
    infantry(smallCommander, 'SWE-01 SWE-04 SWE-05'),
    cavalry(captain, 'SWE-07 SWE-07'),
    battery('SWE-11+draught-horses'),
  ),
  list(
    'sweden',
    1000,
    leader(3, ['fame'], ['hero', 'innovator']),
    'SWE-08+elite+discipline',
    infantry(leader(2, ['drill'], ['expert']), 'SWE-01 SWE-01 SWE-02 SWE-04 SWE-05 SWE-05'),
    cavalry(leader(2, ['dexterity'], ['determined']), 'SWE-07 SWE-07 SWE-07 SWE-10'),
    battery('SWE-11+draught-horses SWE-11+draught-horses'),
  ),
  list(
    'sweden',
    1500,
    leader(4, ['initiative', 'elan'], ['hero', 'innovator']),
    'SWE-08+vanguard+elite+discipline',
    infantry(leader(2, ['drill'], ['expert']), 'SWE-02 SWE-02 SWE-01 SWE-01 SWE-05 SWE-05'),
    infantry(leader(2, ['will'], ['stoic']), 'SWE-04 SWE-04 SWE-03'),
    cavalry(leader(2, ['dexterity'], ['determined']), 'SWE-07 SWE-07 SWE-07 SWE-10'),
    cavalry(leader(1, [], ['relentless']), 'SWE-09 SWE-09'),
    battery('ART-M SWE-12+draught-horses'),
  ),
  list(
    'empire',
    500,
    smallChief,
    'IMP-10',
    infantry(captain, 'IMP-01 IMP-02 IMP-05'),
    cavalry(captain, 'IMP-09 IMP-09'),
    battery('ART-L'),
  ),
  list(
    'empire',
    1000,
    leader(3, ['presence'], ['pious', 'stoic']),
    'IMP-07',
    infantry(leader(2, ['will'], ['calm']), 'IMP-01 IMP-01 IMP-02 IMP-03'),
    cavalry(leader(2, ['dexterity'], ['terrible']), 'IMP-07 IMP-09 IMP-09 IMP-10'),
    battery('ART-M ART-L'),
  ),
  list(
    'empire',
    1500,
    leader(4, ['presence', 'loyalty'], ['pious', 'stoic']),
    'IMP-07+elite',
    infantry(leader(2, ['will'], ['calm']), 'IMP-01+halberds IMP-01 IMP-02 IMP-02 IMP-05'),
    infantry(leader(1, [], ['officious']), 'IMP-04 IMP-03 IMP-05'),
    cavalry(leader(2, ['dexterity'], ['terrible']), 'IMP-08 IMP-07 IMP-09'),
    cavalry(captain, 'IMP-10 IMP-10'),
    battery('ART-H+entrenched'),
  ),
]
