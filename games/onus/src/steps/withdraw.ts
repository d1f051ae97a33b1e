import { does, foesOf, onTable } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { dropWraps, stripMarkers } from '../rules/wrap.ts'
import { tidy } from './attack.ts'
import { event, procedure } from './book.ts'
import { freeAttacks } from './free-attack.ts'
import { move } from './move.ts'

/** Out of the melee, under a blow from every enemy in it; whoever stands may then move (ONU-ENG-30 to 33). */
export const withdraw = procedure({
  name: 'withdraw',
  gives: undefined,
  with: (args: { unit: number }) => ({ foes: [] as number[], ...args }),
  lines: {
    announce(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      v.foes = foesOf(g, u).sort((a, b) => a - b)
      r.tell(event('withdraws', ['ONU-ENG-30', 'ONU-ENG-31'], { unit: u.id }))
      // As many dice as sections touch (ONU-R-27).
      const dice = v.foes.map(id => contactOf(g.units[id], u).dice)
      r.call(freeAttacks, { unit: u.id, by: v.foes, dice, rule: 'ONU-ENG-30' })
    },
    loose(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || u.fleeing) return r.end(undefined)
      stripMarkers(u)
      for (const o of g.units) if (o.wraps.length > 0) dropWraps(g, o, w => w.on === u.id, 'line')
      for (const foe of foesOf(g, u)) r.tell(event('disengaged', ['ONU-ENG-32'], { unit: u.id, foe }))
      g.pairs = g.pairs.filter(p => p.a !== u.id && p.b !== u.id)
      does(u, { quit: v.foes })
      tidy(r)
    },
    move(r, v) {
      if (onTable(r.field.units[v.unit])) r.call(move, { unit: v.unit, errand: 'move' })
    },
  },
})
