import type { Pose } from '@acies/kernel'
import { TURN } from '@acies/table'

/** The length a game's players measure by: how many table units it has, and how finely it is written. */
export interface Measure {
  readonly name: string
  readonly units: number
}

/** Numbers that are angles: kept in hundredths, said in degrees. */
export const ANGLE = { per: 100, measures: 'angle' } as const
/** Numbers that are lengths: kept in units of which so many make one that players count. */
export const lengthOf = (per: number) => ({ per, measures: 'length' }) as const

const COMPASS: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const EIGHTH = TURN / COMPASS.length

/** `36,28.5`: from the north-west corner, exact to the table's unit. */
export const writePlace = ({ units }: Measure, x: number, y: number): string =>
  `${short(x / units)},${short(y / units)}`

/** `N`, `SE`, or degrees clockwise from north: `112.5°`. */
export function writeFacing(facing: number): string {
  const turned = ((facing % TURN) + TURN) % TURN
  return turned % EIGHTH === 0 ? COMPASS[turned / EIGHTH] : `${short(turned / 100)}°`
}

/** `36,28.5 N`: the middle of the front, and where it looks. */
export const writePose = (measure: Measure, [x, y, facing]: Pose): string =>
  `${writePlace(measure, x, y)} ${writeFacing(facing)}`

export function readPlace({ units }: Measure, text: string): [x: number, y: number] | null {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)
  return match === null ? null : [Math.round(Number(match[1]) * units), Math.round(Number(match[2]) * units)]
}

export function readFacing(text: string): number | null {
  const point = COMPASS.indexOf(text.toUpperCase())
  if (point >= 0) return point * EIGHTH
  const match = /^(-?\d+(?:\.\d+)?)°$/.exec(text)
  return match === null ? null : ((Math.round(Number(match[1]) * 100) % TURN) + TURN) % TURN
}

/** A pose as it was written; null when it is none. */
export function readPose(measure: Measure, text: string): Pose | null {
  const [where, looks, ...more] = text.trim().split(/\s+/)
  const place = readPlace(measure, where)
  const facing = readFacing(looks ?? '')
  return place === null || facing === null || more.length > 0 ? null : [place[0], place[1], facing]
}

/** Up to four decimals: finer than the table's unit in any measure up to 5000 units. */
const short = (n: number): string => `${Number(n.toFixed(4)) + 0}`
