import type { Field, Struck, Unit } from '../position.ts'

/** Who stands where, and what has been seen and measured while nobody stirred. */
class Scene {
  private readonly ground: Field['ground']
  private readonly units: Standing[]
  /** Whether, and by which files, one sees another. */
  readonly seen = new Map<number, boolean>()
  readonly files = new Map<number, readonly number[]>()
  /** The side on which one would strike another. */
  readonly sides = new Map<number, Struck>()
  private moods: Mood[] = []

  constructor(g: Field) {
    this.ground = g.ground
    this.units = g.units.map(u => ({
      x: u.x,
      y: u.y,
      facing: u.facing,
      files: u.files,
      where: u.where,
      places: u.places,
      loose: u.loose,
    }))
  }
  /** Whether it still looks like this. Places are replaced, never changed: the same list is the same men. */
  holds(g: Field): boolean {
    const { units } = this
    if (g.ground !== this.ground || g.units.length !== units.length) return false
    for (let i = 0; i < units.length; i++) {
      const was = units[i]
      const u = g.units[i]
      if (was.x !== u.x || was.y !== u.y || was.facing !== u.facing || was.files !== u.files) return false
      if (was.where !== u.where || was.places !== u.places || was.loose !== u.loose) return false
    }
    return true
  }
  /** What was found out while, besides, nobody's state changed: ways of charges. */
  found(g: Field): Map<string, unknown> {
    let mood = this.moods.find(known => isMood(known, g))
    if (mood === undefined) {
      mood = moodOf(g)
      this.moods = [mood, ...this.moods.slice(0, MOODS - 1)]
    }
    return mood.found
  }
}
/** Whoever tries several answers comes by the same few again and again. */
const MOODS = 4
interface Mood {
  turn: number
  phase: Field['phase']
  links: Field['links']
  units: Pick<Unit, 'side' | 'states' | 'fleeing' | 'host'>[]
  found: Map<string, unknown>
}
const moodOf = (g: Field): Mood => ({
  turn: g.turn,
  phase: g.phase,
  links: g.links,
  units: g.units.map(({ side, states, fleeing, host }) => ({ side, states, fleeing, host })),
  found: new Map(),
})
function isMood({ turn, phase, links, units }: Mood, g: Field): boolean {
  if (turn !== g.turn || phase !== g.phase || links !== g.links) return false
  for (let i = 0; i < units.length; i++) {
    const was = units[i]
    const u = g.units[i]
    if (was.fleeing !== u.fleeing || was.host !== u.host || was.side !== u.side) return false
    if (was.states !== u.states && !sameStates(was.states, u.states)) return false
  }
  return true
}
function sameStates(a: Unit['states'], b: Unit['states']): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i].is !== b[i].is || a[i].n !== b[i].n) return false
  return true
}
type Standing = Pick<Unit, 'x' | 'y' | 'facing' | 'files' | 'where' | 'places' | 'loose'>

const scenes = new WeakMap<Field, Scene>()
/** A copy looks like what it was made from: what one of them finds out all know. */
export function copyScene(from: Field, to: Field): void {
  scenes.set(to, sceneOf(from))
}
/** Both stand on the table, neither only in thought: of such pairs scenes know. */
export const areReal = (g: Field, u: Unit, other: Unit): boolean => g.units[u.id] === u && g.units[other.id] === other
/** A pair, as one number. */
export const pairOf = (g: Field, u: Unit, other: Unit): number => u.id * g.units.length + other.id
/** The table as it stands: the same one while nobody stirs. */
export function sceneOf(g: Field): Scene {
  const known = scenes.get(g)
  if (known?.holds(g)) return known
  const scene = new Scene(g)
  scenes.set(g, scene)
  return scene
}
