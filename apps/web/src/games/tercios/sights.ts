import type { Lang } from '@acies/kernel'
import {
  ANY_DISTANCE,
  ARQUEBUS_RANGE,
  copyTroop,
  type Field,
  kindOf,
  leaver,
  lineTo,
  missileOf,
  rangeOf,
  speedOf,
  type Troop,
  weaponNames,
} from '@acies/tercios'
import { INCH, type PosePick } from '../../skins/table/places.ts'
import { tableWords } from './words.ts'

/** An enemy that can be seen, and whether a shot reaches it. */
export interface Sighted {
  unit: number
  from: { x: number; y: number }
  to: { x: number; y: number }
  inches: number
  reached: boolean
}

/** A field in which a troop stands somewhere else. */
export function movedTo(g: Field, u: Troop, [x, y, facing]: PosePick): { field: Field; troop: Troop } {
  const troop = { ...copyTroop(leaver(g, u)), building: -1, x, y, facing, where: 'table' as const }
  return { field: { ...g, troops: g.troops.map(o => (o === u ? troop : o)) }, troop }
}

/** The enemies a troop sees from where it stands, the nearest first. */
export function sightsOf(g: Field, u: Troop): Sighted[] {
  const missile = missileOf(g, u)
  const range = missile === null ? 0 : rangeOf(u, missile) * INCH
  const seen: Sighted[] = []
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    const line = lineTo(g, u, o, ANY_DISTANCE)
    if (line === null) continue
    seen.push({
      unit: o.id,
      from: line.from,
      to: line.to,
      inches: line.length / INCH,
      reached: missile !== null && line.length <= range + 5,
    })
  }
  return seen.sort((a, b) => a.inches - b.inches)
}

/** How far it shoots and charges, in millimetres, named. */
export function rangesOf(g: Field, u: Troop, lang: Lang): { reach: number; name: string }[] {
  const range = (inches: number, name: string) => ({ reach: inches * 25.4, name: `${name.toLowerCase()} ${inches}″` })
  const { value: rush } = speedOf(g, u, 'attack')
  const charge = rush > 0 && kindOf(g, u).branch !== 'artillery' ? [range(rush, tableWords[lang].charge)] : []
  const missile = missileOf(g, u)
  if (missile === null) return charge
  const far = rangeOf(u, missile)
  if (missile.weapon !== 'arquebus-musket') return [range(far, weaponNames[missile.weapon][lang]), ...charge]
  return [range(far, weaponNames.musket[lang]), range(ARQUEBUS_RANGE, weaponNames.arquebus[lang]), ...charge]
}
