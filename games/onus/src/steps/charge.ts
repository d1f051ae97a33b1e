import { type Choice, type Picks, thing } from '@acies/kernel'
import { type Pose, SIDES, type Side } from '@acies/table'
import type { Rule } from '../events.ts'
import { does, engage, type Field, NOBODY, onTable, STEP, type Unit } from '../position.ts'
import { chargeLeft, isRush, type Meeting, type Rush, rush, strikeOff } from '../rules/charge.ts'
import { touching } from '../rules/contacts.ts'
import { mustCharge } from '../rules/duty.ts'
import { passedOn, waysOf } from '../rules/going.ts'
import { stand } from '../rules/manoeuvre.ts'
import { tidy, wound } from './attack.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { liftFog } from './fog.ts'
import { passThrough } from './passing.ts'
import { canWrap, wrap, wrapAll } from './wrap.ts'

const rushOf = (g: Field, unit: number): Rush | null => {
  const u = g.units[unit]
  const found = rush(g, u, u, chargeLeft(g, u) * STEP)
  return isRush(found) ? found : null
}

/** Straight on into contact, lined up, and round the enemy where there is room (ONU-CHG-01 to 11). */
export const charge = procedure({
  name: 'charge',
  gives: undefined,
  with: (args: { unit: number }) => ({ foe: NOBODY, side: 'front' as Side, place: 0, choice: [] as Picks, ...args }),
  lines: {
    side(r, v) {
      const found = rushOf(r.field, v.unit)
      if (found === null) throw new Error(`unit ${v.unit} cannot charge`)
      const { meetings } = found
      does(r.field.units[v.unit], { charged: true })
      if (meetings.length > 1)
        r.call(alignSide, { unit: v.unit, foes: meetings.map(m => m.foe), sides: meetings.map(m => m.side) }, 'choice')
    },
    place(r, v) {
      const meeting = chosen(r.field, v)
      if (meeting === null) return
      v.foe = meeting.foe
      v.side = meeting.side
      if (meeting.places.length > 1) r.call(alignPlace, { unit: v.unit, foe: v.foe, side: v.side }, 'place')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const found = rushOf(g, v.unit)
      if (found === null) return
      const meeting = chosen(g, v)
      const path = [u.x, u.y, u.facing, found.at.x, found.at.y, found.at.facing]
      const passed = passedOn(waysOf(g, u, found.advance), u, { go: 'ahead', distance: found.advance })
      const used = Math.ceil(found.advance / STEP)
      does(u, { cap: 'none', moved: true, used: u.doings.used + used })
      g.mover = NOBODY
      const to: Pose = meeting === null ? found.at : meeting.places[v.place]
      stand(g, u, to)
      passThrough(r, u, passed)
      const rules: Rule[] = meeting === null ? ['ONU-R-77'] : ['ONU-CHG-03', 'ONU-CHG-04', 'ONU-CHG-05']
      if (used > 0) r.tell(event('moved', ['ONU-CHG-01'], { unit: u.id, path, used }))
      r.tell(event('charged', rules, { unit: u.id, foe: v.foe, side: v.side, to: [to.x, to.y, to.facing] }))
      strikeMarkers(r, u, found)
      liftFog(r)
    },
    wrap(r, v) {
      const u = r.field.units[v.unit]
      if (v.foe === NOBODY || !onTable(u) || !onTable(r.field.units[v.foe])) return
      // Impetuous units wrap wherever there is room (ONU-R-93).
      if (mustCharge(r.field, u) !== null) wrapAll(r, u)
      else if (canWrap(r.field, u)) r.call(wrap, { unit: v.unit })
    },
    engage(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.foe !== NOBODY && onTable(u)) joinBattle(r, u)
      tidy(r)
    },
  },
})

/** The meeting that was named; the first where there was nothing to choose. */
function chosen(g: Field, v: { unit: number; choice: Picks }): Meeting | null {
  const found = rushOf(g, v.unit)
  if (found === null || found.meetings.length === 0) return null
  const [foe, side] = v.choice
  return found.meetings.find(m => m.foe === foe && m.side === side) ?? found.meetings[0]
}

/** A wound for each marker, no check, and it does not count in the melee (ONU-CHG-09, ONU-CHG-10, ONU-R-28). */
function strikeMarkers(r: Table, u: Unit, found: Rush): void {
  for (const struck of found.struck) {
    const foe = r.field.units[struck.unit]
    if (!onTable(foe)) continue
    const n = strikeOff(foe, struck)
    r.tell(event('markers-struck', ['ONU-CHG-09', 'ONU-CHG-10'], { unit: foe.id, by: u.id, n }))
    wound(r, foe, n, u.id, ['ONU-CHG-09', 'ONU-R-28'])
  }
}

/** Every enemy that shares a front contact with the charger is in melee with it now (ONU-R-78, ONU-CHG-15). */
function joinBattle(r: Table, u: Unit): void {
  for (const foe of touching(r.field, u)) {
    if (r.field.pairs.some(p => (p.a === u.id && p.b === foe.id) || (p.a === foe.id && p.b === u.id))) continue
    engage(r.field, u.id, u.id, foe.id)
    r.tell(event('engaged', ['ONU-CHG-01', 'ONU-R-78'], { unit: u.id, foe: foe.id }))
  }
}

/** Whom to line up with where two are met at once, and with which side of him at a corner (ONU-CHG-04, ONU-R-89). */
export const alignSide = question({
  name: 'align-side',
  kind: 'one',
  rules: ['ONU-CHG-04', 'ONU-R-89'],
  with: (a: { unit: number; foes: number[]; sides: Side[] }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(_g, v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: [...new Set(v.foes)], about: v.unit }
    if (draft.length > 1) return null
    const sides = v.sides.filter((_, i) => v.foes[i] === draft[0])
    return { of: 'word', options: SIDES.filter(s => sides.includes(s)), about: thing(draft, 0) }
  },
  take: (_r, _v, picks): Picks => picks.slice(),
})

const PLACES = ['left', 'right'] as const
/** Two places as near (ONU-R-88). */
export const alignPlace = question({
  name: 'align-place',
  kind: 'one',
  rules: ['ONU-R-88', 'ONU-CHG-07'],
  with: (a: { unit: number; foe: number; side: Side }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: PLACES, about: v.unit }),
  // Places run along the side of the enemy, clockwise: to the charger that is from right to left.
  take: (_r, _v, picks): number => (picks[0] === 'right' ? 0 : 1),
})
