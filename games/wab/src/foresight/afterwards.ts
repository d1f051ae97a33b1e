import type { Rule } from '../events.ts'
import { type Field, onTable, STANDARD, type Unit } from '../position.ts'
import { foesOf } from '../rules/engaged.ts'
import { bearingOut } from '../rules/fleeing.ts'
import { flightDice, pursuitDice } from '../rules/pace.ts'
import { isShakenBy } from '../steps/breaks.ts'
import { refusal } from '../traits/index.ts'

/** What would come of it if a unit that fights ran. */
export interface Afterwards {
  unit: number
  /** Straight away, aslant between two enemies, or nowhere: it dies where it stands. */
  way: 'away' | 'aslant' | 'nowhere'
  rule: Rule
  /** Of its flight. */
  dice: number
  /** Who could go after it, and with how many dice. */
  pursuers: readonly { unit: number; dice: number }[]
  /** It would lose its standard. */
  standard: boolean
  /** Friends who would have to test. */
  shaken: readonly number[]
}

/** WAB-FLEECC-01, 03, 08, 09, WAB-PURS-01 to 03, 06, WAB-STD-03, WAB-PANIC-09; null for who never runs, or fights nobody. */
export function afterwards(g: Field, u: Unit): Afterwards | null {
  const foes = foesOf(g, u)
  if (foes.length === 0 || refusal('break', g, u) !== null) return null
  const bearing = bearingOut(u, foes)
  const isAslant = bearing !== null && (bearing - u.facing) % 9000 !== 0
  const pursuers =
    bearing === null ? [] : foes.filter(f => f.theirs === 'front' && foesOf(g, f.unit).length === 1).map(f => f.unit)
  const able = pursuers.filter(f => refusal('pursue', g, f, { other: u }) === null)
  return {
    unit: u.id,
    way: bearing === null ? 'nowhere' : isAslant ? 'aslant' : 'away',
    rule: bearing === null ? 'WAB-FLEECC-09' : isAslant ? 'WAB-FLEECC-08' : 'WAB-FLEECC-03',
    dice: flightDice(g, u),
    pursuers: able.map(f => ({ unit: f.id, dice: pursuitDice(g, f) })),
    standard: u.places.includes(STANDARD) && (bearing === null || able.length > 0),
    shaken: g.units.filter(o => o.side === u.side && onTable(o) && isShakenBy(g, o, u)).map(o => o.id),
  }
}
