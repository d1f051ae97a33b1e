import { degrees, inches, type Point, type Pose } from '@acies/table'
import type { Flow } from '../../position.ts'
import type { ArmyId } from '../armies/index.ts'
import type { ArmyList, ChosenCommand, ChosenCommander, ChosenTroop } from '../profile.ts'
import type { Quality } from '../qualities.ts'
import type { ElementKind } from '../terrain.ts'
import type { Virtue } from '../virtues.ts'

export type Seat = 'top' | 'bottom'

/** A historical battle: ground, forces and places as we reconstruct them. Lengths and angles are the table's. */
export interface Battle {
  id: string
  year: number
  source: 'reconstructed'
  table: { width: number; depth: number }
  ground: readonly Ground[]
  /** What would otherwise be rolled: the die for all crops (0: there are none) and the flow of the rivers. */
  crops: number
  flow: Flow
  top: Host
  bottom: Host
  rules: readonly BattleRule[]
  difficulty: 1 | 2 | 3
  minutes: number
}

/** A list whose troops and commanders already stand on the table; it need not keep to a chart. */
export interface Host extends ArmyList {
  army: ArmyId
  chief: PlacedCommander
  elite: readonly PlacedTroop[]
  commands: readonly PlacedCommand[]
}

export interface PlacedCommand extends ChosenCommand {
  commander: PlacedCommander | null
  troops: readonly PlacedTroop[]
  /** The turn in whose Planning it comes on to the table, at the places given; from the start if left out. */
  arrives?: number
}

export interface PlacedTroop extends ChosenTroop {
  /** Its own in this battle; `text/battles` says how it is called. */
  name: string
  pose: Pose
  /** A gun integrated in the troop of this name, whose pose it shares (TER-ART-13). */
  within?: string
  /** Waits in ambush in the ground of this name (TER-UNI-09); the pose is where it would stand up. */
  lair?: string
}

export interface PlacedCommander extends ChosenCommander {
  name: string
  level: number
  virtues: readonly Virtue[]
  qualities: readonly Quality[]
  place: Point
}

/** As an element lies in the position: an oval by its middle, a block by the middle of its front edge, a strip by its line. */
export interface Ground {
  name: string
  kind: ElementKind
  x: number
  y: number
  facing: number
  width: number
  depth: number
  /** x0, y0, x1, y1 …; empty unless a strip */
  line: readonly number[]
}

/** What this battle adds to the common rules and to the victory points of the Fields of Glory (TER-BAT-01, TER-GLO-05). */
export type BattleRule =
  /** Whenever leads are compared, points for the side that alone has infantry with its front centre there. */
  | { id: string; is: 'hold'; ground: string; points: number; seats: readonly Seat[] }
  /** Through this turn nothing is seen farther away than this. */
  | { id: string; is: 'mist'; through: number; sight: number }
  /** These troops are worth so many points instead of the usual ones. */
  | { id: string; is: 'prize'; troops: readonly string[]; points: number }
  /** A command comes later; it says so itself. */
  | { id: string; is: 'arrival'; commander: string }

export const TABLE = { width: inches(72), depth: inches(48) }

/** Facings: the top army looks south, the bottom army north. */
export const SOUTH = degrees(180)
export const NORTH = 0

/** `SPA-02+swordsmen` at so many inches from the western and northern edge. */
type Put = (
  name: string,
  written: string,
  x: number,
  y: number,
  more?: Pick<PlacedTroop, 'within' | 'lair'>,
) => PlacedTroop

export const facing =
  (looks: number): Put =>
  (name, written, x, y, more) => {
    const [profile = '', ...options] = written.split('+')
    return { name, profile, options, pose: { x: inches(x), y: inches(y), facing: looks }, ...more }
  }

export const leader = (
  name: string,
  level: number,
  virtues: readonly Virtue[],
  qualities: readonly Quality[],
  x: number,
  y: number,
): PlacedCommander => ({ name, level, virtues, qualities, place: { x: inches(x), y: inches(y) } })

export const oval = (name: string, kind: ElementKind, x: number, y: number, width: number, depth: number): Ground => ({
  name,
  kind,
  x: inches(x),
  y: inches(y),
  facing: NORTH,
  width: inches(width),
  depth: inches(depth),
  line: [],
})

/** By the middle of its northern edge. */
export const block = oval

export const strip = (name: string, kind: ElementKind, width: number, ...line: readonly number[]): Ground => ({
  name,
  kind,
  x: inches(line[0]),
  y: inches(line[1]),
  facing: NORTH,
  width: inches(width),
  depth: 0,
  line: line.map(inches),
})
