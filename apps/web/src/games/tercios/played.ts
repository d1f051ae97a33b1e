import { briefings, tercios } from '@acies/tercios'
import { PitchedSetUp } from '../../armies/PitchedSetUp.tsx'
import { terciosSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'

export const played: Played = {
  game: tercios,
  skin: terciosSkin,
  SetUp: PitchedSetUp,
  doubt: battle => (Object.hasOwn(briefings, battle) ? briefings[battle as keyof typeof briefings].doubt : undefined),
}
