/** What ground may do (TER-TRR-02 to 09). */
const GROUND_QUALITIES = [
  'difficult',
  'very-difficult',
  'impassable',
  'easy',
  'hides',
  'cover',
  'height',
  'protected',
] as const
export type GroundQuality = (typeof GROUND_QUALITIES)[number]

export type Shape = 'oval' | 'strip' | 'block'

interface ElementType {
  /** Scenery points; 0 for what comes free with another (TER-SCN-03). */
  points: number
  shape: Shape
  /** Longest side in inches for 15 mm; 28 mm tables have half as much again (TER-SCN-20). */
  least: number
  most: number
  qualities: readonly GroundQuality[]
  rule: string
}

export const ELEMENTS = {
  road: { points: 1, shape: 'strip', least: 1, most: 96, qualities: ['easy'], rule: 'TER-SCN-05' },
  hill: { points: 1, shape: 'oval', least: 6, most: 12, qualities: ['height', 'hides'], rule: 'TER-SCN-10' },
  'large-hill': { points: 2, shape: 'oval', least: 12, most: 18, qualities: ['height', 'hides'], rule: 'TER-SCN-10' },
  'steep-hill': {
    points: 2,
    shape: 'oval',
    least: 4,
    most: 12,
    qualities: ['height', 'difficult', 'hides'],
    rule: 'TER-SCN-10',
  },
  wood: {
    points: 1,
    shape: 'oval',
    least: 6,
    most: 12,
    qualities: ['very-difficult', 'cover', 'hides'],
    rule: 'TER-SCN-11',
  },
  'large-wood': {
    points: 2,
    shape: 'oval',
    least: 12,
    most: 18,
    qualities: ['very-difficult', 'cover', 'hides'],
    rule: 'TER-SCN-11',
  },
  crops: { points: 1, shape: 'oval', least: 4, most: 12, qualities: [], rule: 'TER-SCN-12' },
  fence: { points: 1, shape: 'strip', least: 4, most: 24, qualities: ['cover', 'difficult'], rule: 'TER-SCN-13' },
  wall: {
    points: 2,
    shape: 'strip',
    least: 4,
    most: 24,
    qualities: ['cover', 'protected', 'difficult'],
    rule: 'TER-SCN-13',
  },
  bridge: { points: 1, shape: 'block', least: 3, most: 6, qualities: [], rule: 'TER-SCN-09' },
  'small-building': {
    points: 1,
    shape: 'block',
    least: 3,
    most: 4,
    qualities: ['hides', 'impassable', 'cover', 'protected'],
    rule: 'TER-SCN-16',
  },
  'large-building': {
    points: 2,
    shape: 'block',
    least: 5,
    most: 7,
    qualities: ['hides', 'impassable', 'cover', 'protected'],
    rule: 'TER-SCN-16',
  },
  swamp: { points: 2, shape: 'oval', least: 4, most: 12, qualities: ['very-difficult'], rule: 'TER-TRR-03' },
  'small-lake': { points: 2, shape: 'oval', least: 4, most: 12, qualities: ['impassable'], rule: 'TER-SCN-14' },
  'large-lake': { points: 3, shape: 'oval', least: 12, most: 18, qualities: ['impassable'], rule: 'TER-SCN-14' },
  rocks: { points: 2, shape: 'oval', least: 3, most: 12, qualities: ['hides', 'impassable'], rule: 'TER-SCN-15' },
  river: { points: 3, shape: 'strip', least: 2, most: 96, qualities: [], rule: 'TER-SCN-06' },
  ford: { points: 1, shape: 'block', least: 3, most: 6, qualities: [], rule: 'TER-SCN-08' },
  'built-up': { points: 3, shape: 'block', least: 8, most: 12, qualities: [], rule: 'TER-SCN-16' },
} as const satisfies Record<string, ElementType>
export type ElementKind = keyof typeof ELEMENTS
export const ELEMENT_KINDS = Object.keys(ELEMENTS) as ElementKind[]
