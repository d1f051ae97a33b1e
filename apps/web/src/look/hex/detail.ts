import { createContext } from 'react'

/** How much of a piece can be read at the present size of a hex on the screen. */
export type Detail = 'full' | 'plain' | 'chip'

/** By the width of a hex in pixels. */
export const detailAt = (hexPixels: number): Detail => (hexPixels >= 44 ? 'full' : hexPixels >= 28 ? 'plain' : 'chip')

export const DetailContext = createContext<Detail>('full')
