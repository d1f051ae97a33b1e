import type { Field } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import { Arrow } from '../../look/hex/Arrow.tsx'
import { DiceBadge } from './DiceBadge.tsx'
import type { Dress } from './dress.ts'
import { placeOf, pointOf } from './places.ts'
import type { useLit } from './useLit.ts'

interface MarksProps extends Pick<ReturnType<typeof useLit>, 'arrows' | 'badges'> {
  dress: Dress
  field: Field
  turned: boolean
  lang: Lang
}

/** Over the pieces: arrows, numbers of dice, and what a game writes in the margin. */
export const Marks = ({ dress, field, turned, lang, arrows, badges }: MarksProps) => (
  <>
    {dress.Margin && <dress.Margin field={field} turned={turned} lang={lang} />}
    {arrows.map((arrow, i) => (
      <Arrow
        key={i}
        kind={arrow.kind}
        proposed={'proposed' in arrow && arrow.proposed}
        through={arrow.through.map(hex => placeOf(hex, turned))}
        gap={arrow.kind === 'attack' ? 26 : 30}
      />
    ))}
    {badges.map(badge => (
      <DiceBadge key={badge.hex} at={pointOf(badge.hex, turned)} dice={badge.dice} />
    ))}
  </>
)
