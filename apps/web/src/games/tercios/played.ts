import { tercios } from '@acies/tercios'
import { terciosSkin } from '../../skins/table/skin.tsx'
import type { Played } from '../registry.ts'

export const played: Played = { game: tercios, skin: terciosSkin }
