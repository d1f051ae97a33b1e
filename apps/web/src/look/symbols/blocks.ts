import { n1 } from '../ink/curves.ts'

import type { Duel } from './sides.ts'

/** Painted wooden blocks: geometry in hex units, and the symbols that both Commands & Colors games share. */

export const FACE = 51
export const STEP = 10.4
export const RISE = 1.7
export const FOOT = 31

/** The upper left corner of the front block of a unit with so many blocks when fresh. */
export const front = (full: number): readonly [x: number, y: number] => [
  -(FACE + STEP * (full - 1) + 3) / 2,
  FOOT - FACE,
]

/** The outline of a block's face: square for side A, arched for side B. */
export const facePath = (side: Duel, x: number, y: number): string =>
  side === 'a'
    ? `M${n1(x + 1.8)} ${n1(y)}h${FACE - 3.6}q1.8 0 1.8 1.8v${FACE - 3.6}q0 1.8 -1.8 1.8h-${FACE - 3.6}q-1.8 0 -1.8 -1.8` +
      `v-${FACE - 3.6}q0 -1.8 1.8 -1.8z`
    : `M${n1(x)} ${n1(y + FACE - 2)}V${n1(y + 15)}C${n1(x)} ${n1(y - 4)} ${n1(x + FACE)} ${n1(y - 4)} ${n1(x + FACE)} ` +
      `${n1(y + 15)}V${n1(y + FACE - 2)}q0 2 -2 2h-${FACE - 4}q-2 0 -2 -2z`

const block: Record<Duel, string> = {
  a:
    `<path class="p-side" d="M${FACE - 0.5} 1.2l4 -4.2v${FACE - 3}l-4 4.4z"/>` +
    `<path class="p-top" d="M.8 .6l4.2 -4.8h${FACE - 1.4}l-3.6 4.8z"/><path class="p-face" d="${facePath('a', 0, 0)}"/>` +
    `<path class="p-lip" d="M1.4 1h${FACE - 2.8}M.9 2v${FACE - 5}"/>`,
  b:
    `<path class="p-side" d="${facePath('b', 3.6, -3.4)}"/><path class="p-side" d="${facePath('b', 1.8, -1.7)}"/>` +
    `<path class="p-face" d="${facePath('b', 0, 0)}"/>` +
    `<path class="p-lip" d="M.9 ${FACE - 4}V15C1.2 -2.6 ${FACE - 1.2} -2.6 ${FACE - 1} 14"/>`,
}

/** Strokes of the brush, on the front block only. */
const brush = 'M5 33c10 -2 22 1.4 35 -1M4 41c12 1.6 20 -1.6 30 .2M8 8c9 -1.4 18 .8 28 -.6'

const leader: Record<Duel, string> = {
  a:
    '<path class="sh" d="M-11 -11H17V17.4H-11Z"/><path class="l-rim" d="M-14 -14H14V14H-14Z"/>' +
    '<path class="l-face" d="M-11.6 -11.6H11.6V11.6H-11.6Z"/>',
  b: '<circle class="sh" cx="2.4" cy="3" r="15.5"/><circle class="l-rim" r="15.4"/><circle class="l-face" r="12.9"/>',
}

export type ClassMark = 'light' | 'medium' | 'heavy' | 'lightRing' | 'mediumRing' | 'infantry' | 'cavalry' | 'artillery'

const box = '<rect x="-7" y="-4.8" width="14" height="9.6" class="k-box"/>'
const mark: Record<ClassMark, string> = {
  light: '<circle r="6.2" class="c-light"/>',
  medium: '<path d="M0 -7L7 5.4H-7Z" class="c-medium"/>',
  heavy: '<rect x="-5.6" y="-5.6" width="11.2" height="11.2" class="c-heavy"/>',
  lightRing: '<circle r="3.5" class="c-light"/><circle r="6.6" class="c-light ring"/>',
  mediumRing:
    '<path d="M0 -2.9L3.4 2.9H-3.4Z" class="c-medium"/><path d="M0 -7.7L7.6 5.4H-7.6Z" class="c-medium ring"/>',
  infantry: `${box}<path class="k-line" d="M-7 -4.8L7 4.8M7 -4.8L-7 4.8"/>`,
  cavalry: `${box}<path class="k-line" d="M-7 4.8L7 -4.8"/>`,
  artillery: `${box}<circle r="2.3" class="k-dot"/>`,
}

const sides: readonly Duel[] = ['a', 'b']

export const blocks = (): string =>
  sides
    .map(
      side =>
        `<symbol id="block-${side}" viewBox="0 0 60 60" overflow="visible">${block[side]}</symbol>` +
        `<symbol id="leader-${side}" viewBox="-20 -20 40 40" overflow="visible">${leader[side]}` +
        '<use href="#i-leader" x="-10" y="-10.4" width="20" height="20" class="p-ink"/></symbol>',
    )
    .join('') +
  `<symbol id="brush" viewBox="0 0 60 60" overflow="visible"><path class="p-brush" d="${brush}"/></symbol>` +
  Object.entries(mark)
    .map(
      ([name, drawing]) =>
        `<symbol id="k-${name}" viewBox="-12 -12 24 24" overflow="visible"><circle r="10.4" class="k-sh" cx="1" cy="1.4"/>` +
        `<circle r="10.2" class="k-disc"/>${drawing}</symbol>`,
    )
    .join('')
