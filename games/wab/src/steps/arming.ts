import { type Choice, word } from '@acies/kernel'
import { BLADES, MISSILES } from '../data/weapons.ts'
import type { Rule } from '../events.ts'
import { type Combat, enemyOf, type Field, kindOf, onTable, put } from '../position.ts'
import { heroesOf } from '../rules/aboard.ts'
import { bladesOf, mustChoose } from '../rules/blades.ts'
import { missilesNow } from '../rules/shots.ts'
import { ownerOf, procedure, question } from './book.ts'

/** Who has a weapon to choose before the first blow of a combat, the side whose turn it is first (WAB-WPN-02, 03). */
export function unarmed(g: Field, c: Combat): number[] {
  const found = c.units
    .map(id => g.units[id])
    .filter(onTable)
    .flatMap(u => (kindOf(g, u).character ? [u] : [u, ...heroesOf(g, u)]))
    .filter(u => mustChoose(g, u))
  return [g.active, enemyOf(g.active)].flatMap(side => found.filter(u => u.side === side).map(u => u.id))
}

/** What it fights this combat with (WAB-WPN-02, 03). */
const takeWeapon = question({
  name: 'take-weapon',
  kind: 'one',
  rules: ['WAB-WPN-02', 'WAB-WPN-03'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: bladesOf(kindOf(g, g.units[v.unit])), about: v.unit },
  take: (_r, _v, picks): string => word(picks, 0, BLADES),
})

/** WAB-WPN-04, 51 */
const takeMissile = question({
  name: 'take-missile',
  kind: 'one',
  rules: ['WAB-WPN-04', 'WAB-WPN-51'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: missilesNow(g, g.units[v.unit]), about: v.unit },
  take: (_r, _v, picks): string => word(picks, 0, MISSILES),
})

/** One after another takes something up; what, lies on him as a state. */
const takingUp = (
  name: string,
  asked: typeof takeWeapon,
  state: 'wields' | 'shoots-with',
  arms: readonly string[],
  rules: readonly Rule[],
) =>
  procedure({
    name,
    gives: undefined,
    with: (a: { units: number[] }) => ({ units: [...a.units], unit: -1, word: '' }),
    lines: {
      ask(r, v) {
        const id = v.units.shift()
        if (id === undefined) return r.end(undefined)
        v.unit = id
        r.call(asked, { unit: id }, 'word')
      },
      take(r, v) {
        put(r.field.units[v.unit], state, arms.indexOf(v.word))
        r.tell({ type: 'armed', rules, unit: v.unit, weapon: v.word })
        r.repeat()
      },
    },
  })
export const takeWeapons = takingUp('take-weapons', takeWeapon, 'wields', BLADES, ['WAB-WPN-02', 'WAB-WPN-03'])
/** Shooters with two weapons, or slings, say what they shoot with (WAB-WPN-04, 51). */
export const takeMissiles = takingUp('take-missiles', takeMissile, 'shoots-with', MISSILES, ['WAB-WPN-04'])
export const armingSteps = [takeWeapons, takeWeapon, takeMissiles, takeMissile]
