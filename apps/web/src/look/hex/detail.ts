import { createContext } from 'react'

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
