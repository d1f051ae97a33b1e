import { played as game } from '@acies/wab'
import { tableSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.tsx'

export const played: Played = {
  game,
  skin: tableSkin(dress),
  pitched: battle => Number(/^pitched-(\d+)/.exec(battle)?.[1] ?? 0),
}
