import { played as game, PITCHED } from '@acies/onus'
import { tableSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.tsx'

export const played: Played = {
  game,
  skin: tableSkin(dress),
  pitched: battle => PITCHED.find(one => one.id === battle)?.points ?? 0,
}
