import type { Lang } from '@acies/kernel'
import { BASES, type Profile, valueNames, weaponNames } from '@acies/tercios'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import { formationOf } from './bases.tsx'

/** A troop as an army list has it, drawn up. */
export const ProfilePicture = ({ profile, size = 44 }: { profile: Profile; size?: number }) => {
  const [width, depth] = BASES[profile.base].small
  const formation = formationOf({ branch: profile.branch, width, depth })
  return <TroopPicture side="a" formation={formation} width={width} depth={depth} size={size} />
}

/** Its numbers in a line. */
export function numbersIn(profile: Profile, lang: Lang): string {
  const both = (value: Profile['speed']): string => (typeof value === 'number' ? `${value}` : value.join('/'))
  return (['speed', 'combat', 'fire', 'discipline', 'courage', 'stamina'] as const)
    .map(key => `${valueNames[key].short[lang]} ${both(profile[key])}`)
    .join(' · ')
}
export const weaponsIn = ({ weapons }: Profile, lang: Lang): string =>
  weapons.map(weapon => weaponNames[weapon][lang].toLowerCase()).join(', ')
