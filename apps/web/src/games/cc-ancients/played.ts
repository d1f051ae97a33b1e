import { played as game } from '@acies/cc-ancients'
import { hexSkin } from '../../skins/hexes/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.ts'

export const played: Played = { game, skin: hexSkin(dress) }
