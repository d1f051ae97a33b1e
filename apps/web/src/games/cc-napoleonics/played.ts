import { type BattleData, battles, napoleonics } from '@acies/cc-napoleonics'
import type { Said } from '@acies/kernel'
import { hexSkin } from '../../skins/hexes/skin.tsx'
import type { Played } from '../registry.ts'
import { dress } from './dress.ts'

const KNOWN: Record<BattleData['known'][number], Said> = {
  order: { es: 'los ejércitos', en: 'the armies' },
  hands: { es: 'las cartas de cada mano', en: 'the cards in hand' },
  banners: { es: 'los estandartes', en: 'the banners' },
  first: { es: 'quién empieza', en: 'who begins' },
  terrain: { es: 'la clase de terreno', en: 'the kinds of ground' },
  objectives: { es: 'los objetivos', en: 'the objectives' },
}

/** What of a battle is as it was published; the rest is ours. */
function doubt(id: string): Said | undefined {
  const known = battles.find(battle => battle.id === id)?.known ?? []
  if (known.length === 0) return undefined
  const list = (lang: 'es' | 'en'): string =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(known.map(part => KNOWN[part][lang]))
  return {
    es: `Como en la batalla publicada: ${list('es')}.`,
    en: `As in the published battle: ${list('en')}.`,
  }
}

export const played: Played = { game: napoleonics, skin: hexSkin(dress), doubt }
