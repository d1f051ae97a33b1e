import type { Field, Unit } from '../position.ts'

/** Who stands where, and what has been seen while nobody stirred. */
export class Scene {
  private readonly ground: Field['ground']
  private readonly units: Standing[]
  readonly seen = new Map<number, boolean>()

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
}
type Standing = Pick<Unit, 'x' | 'y' | 'facing' | 'files' | 'where' | 'places' | 'loose'>

const scenes = new WeakMap<Field, Scene>()
/** The table as it stands: the same one while nobody stirs. */
export function sceneOf(g: Field): Scene {
  const known = scenes.get(g)
  if (known?.holds(g)) return known
  const scene = new Scene(g)
  scenes.set(g, scene)
  return scene
}
