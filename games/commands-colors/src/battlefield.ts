import {
  CENTRE,
  EAST,
  type Hex,
  hexName,
  hexNamed,
  makeBoard,
  type Section,
  SightLines,
  sectionBits,
  WEST,
} from '@acies/hexes'

/** The battlefield of the series: nine rows, of 13 and 12 hexes by turns. */
export const BOARD = makeBoard(9, 13)
export const SIGHT = new SightLines(BOARD)
/** Section lines run through the fifth and ninth hex of the long rows. */
export const SECTIONS = sectionBits(BOARD, [8, 16])
/** The bits of all sections. */
export const ANY_SECTION = 7
export const HEXES = BOARD.size
/** Stands for a step over the edge of the battlefield. */
export const EXIT: Hex = 200

/** The army at the bottom edge, and the one at the top. */
export type Side = 0 | 1
export const BOTTOM: Side = 0
export const TOP: Side = 1
export const enemyOf = (side: Side): Side => (side === BOTTOM ? TOP : BOTTOM)

export const neighbours = (hex: Hex): readonly Hex[] => BOARD.neighbours[hex]
/** The neighbours one row nearer to the side's own edge. */
export const rear = (side: Side, hex: Hex): readonly Hex[] => BOARD.rear[side][hex]
export const isBaseline = (side: Side, hex: Hex): boolean => rear(side, hex).length === 0
export const distanceOf = (a: Hex, b: Hex): number => BOARD.distances[a * HEXES + b]
export const nameOf = (hex: Hex): string => (hex === EXIT ? 'exit' : hexName(BOARD, hex))
export const hexOf = (name: string): Hex | null => (name === 'exit' ? EXIT : hexNamed(BOARD, name))

/** Left, centre and right as a player sees them from his edge. */
export const SECTION_NAMES = ['left', 'center', 'right'] as const
export type SectionName = (typeof SECTION_NAMES)[number]
/** The section as it lies on the board. */
export function sectionOf(side: Side, name: SectionName): Section {
  if (name === 'center') return CENTRE
  return (name === 'left') === (side === BOTTOM) ? WEST : EAST
}

/** The neighbours of a hex clockwise from the side's front left. */
export function clockwise(side: Side, hex: Hex): Hex[] {
  const first = side === BOTTOM ? 5 : 2
  const around: Hex[] = []
  for (let i = 0; i < 6; i++) {
    const next = BOARD.towards[hex * 6 + ((first + i) % 6)]
    if (next >= 0) around.push(next)
  }
  return around
}
