import { played as game } from '@acies/tercios'
import { tableSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.tsx'

export const played: Played = {
  game,
  skin: tableSkin(dress),
  pitched: battle => Number(/^campal-(\d+)$/.exec(battle)?.[1] ?? 0),
}
