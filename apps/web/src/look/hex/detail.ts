import { createContext, use } from 'react'
import type { Box } from './geometry.ts'

/** How much of a piece can be read at the present size of a hex on the screen. */
export type Detail = 'full' | 'plain' | 'chip'

/** By the width of a hex in pixels. */
export const detailAt = (hexPixels: number): Detail => (hexPixels >= 44 ? 'full' : hexPixels >= 28 ? 'plain' : 'chip')

export const DetailContext = createContext<Detail>('full')

/** How a block of miniatures is seen: every man, their heads, or one plate with a sign. */
export type MenDetail = 'near' | 'heads' | 'far'

/** By the pixels of a millimetre: a man's base of 20 mm is drawn from 14 pixels, the man himself from 26. */
export const menAt = (pixels: number): MenDetail => (pixels >= 1.3 ? 'near' : pixels >= 0.7 ? 'heads' : 'far')

export const MenContext = createContext<MenDetail>('far')

/** What is on the screen, and some way round it; null: everything. */
export const InViewContext = createContext<Box | null>(null)

/** How the men of a block are drawn: one far off the screen stays a plate, whatever the distance. */
export function useMen(x: number, y: number, reach: number): MenDetail {
  const men = use(MenContext)
  const box = use(InViewContext)
  if (box === null || men === 'far') return men
  const off = (at: number, from: number, long: number): boolean => at + reach < from || at - reach > from + long
  return off(x, box.x, box.width) || off(y, box.y, box.height) ? 'far' : men
}
