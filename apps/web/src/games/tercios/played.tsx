import { briefings, tercios } from '@acies/tercios'
import { tableSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.tsx'

export const played: Played = {
  game: tercios,
  skin: tableSkin(dress),
  pitched: battle => Number(/^campal-(\d+)$/.exec(battle)?.[1] ?? 0),
  doubt: battle => (Object.hasOwn(briefings, battle) ? briefings[battle as keyof typeof briefings].doubt : undefined),
}
