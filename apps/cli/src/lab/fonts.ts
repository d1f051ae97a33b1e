import { existsSync, readFileSync } from 'node:fs'
import { PLACE } from '../place.ts'

const FOLDER = new URL('../web/src/look/fonts/', PLACE)
const FACES = [
  { family: 'Alegreya', weight: '500', file: 'alegreya-latin-500-normal.woff2' },
  { family: 'Alegreya', weight: '700', file: 'alegreya-latin-700-normal.woff2' },
  { family: 'Source Sans 3', weight: '200 900', file: 'source-sans-3-latin-wght-normal.woff2' },
] as const

/** The letters of Acies as CSS that a page carries with it; a page without them falls back to the reader's. */
export function fonts(): string {
  return FACES.map(({ family, weight, file }) => {
    const url = new URL(file, FOLDER)
    if (!existsSync(url)) return ''
    const data = readFileSync(url).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`
  }).join('')
}
