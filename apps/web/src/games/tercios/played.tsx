import { briefings, tercios } from '@acies/tercios'
import { lazy, Suspense } from 'react'
import { tableSkin } from '../../skins/table/skin.tsx'
import type { Played, SetUpProps } from '../registry.ts'
import { dress } from './dress.tsx'

/** Lists of armies are fetched only for battles that are not set up by history. */
const PitchedSetUp = lazy(async () => ({ default: (await import('./PitchedSetUp.tsx')).PitchedSetUp }))
const SetUp = (props: SetUpProps) => (
  <Suspense fallback={null}>{/^campal-/.test(props.battle) && <PitchedSetUp {...props} />}</Suspense>
)

export const played: Played = {
  game: tercios,
  skin: tableSkin(dress),
  SetUp,
  doubt: battle => (Object.hasOwn(briefings, battle) ? briefings[battle as keyof typeof briefings].doubt : undefined),
}
