/** Pieces of ground as players lay them. */
export const GROUND = [
  'wood',
  'hill',
  'steep-hill',
  'marsh',
  'rocks',
  'river',
  'lake',
  'wall',
  'hedge',
  'wagons',
] as const
export type GroundKind = (typeof GROUND)[number]

export interface GroundData {
  /** WAB-TERRAIN-01 to 06: how many times as dear a step on it is; 0 impassable. */
  times: 0 | 1 | 2 | 4
  /** To cross it costs half the move (WAB-TERRAIN-06). */
  obstacle: boolean
  /** Higher ground (WAB-LOS-02, WAB-CR-09). */
  level: 0 | 1
  /** Sight: open, blocked behind it, or dim: two inches and no more (WAB-LOS-02 to 04). */
  sight: 'open' | 'blocked' | 'dim'
  /** What it takes from shots at those in or behind it (WAB-TOHIT-11, WAB-MIS-105). */
  cover: 0 | 1 | 2
  /** Who flees into it is lost (WAB-BAT-08). */
  fatal: boolean
}
const ground = (more: Partial<GroundData>): GroundData => ({
  times: 1,
  obstacle: false,
  level: 0,
  sight: 'open',
  cover: 0,
  fatal: false,
  ...more,
})

export const GROUND_DATA: Readonly<Record<GroundKind, GroundData>> = {
  wood: ground({ times: 2, sight: 'dim', cover: 1 }),
  hill: ground({ level: 1, sight: 'blocked' }),
  'steep-hill': ground({ times: 2, level: 1, sight: 'blocked' }),
  marsh: ground({ times: 2 }),
  rocks: ground({ times: 4, cover: 2 }),
  river: ground({ times: 4 }),
  lake: ground({ times: 0 }),
  wall: ground({ obstacle: true, sight: 'blocked', cover: 2 }),
  hedge: ground({ obstacle: true, sight: 'blocked', cover: 1 }),
  wagons: ground({ times: 0, fatal: true }),
}
