import { type Field, kindOf, onTable, put, stateOf, type Unit } from '../../position.ts'
import { isWithin } from '../../rules/bodies.ts'
import { factOf } from '../../traits/index.ts'

/** Cannon and organ guns go together; otherwise like with like (WAB-WAR-02, 65). */
const sortOf = (g: Field, u: Unit): string =>
  kindOf(g, u).troop === 'machine' ? (factOf(kindOf(g, u), 'battery') ?? '') : ''
/** Machines of a sort deployed within 5" of one another are a battery for the whole battle (WAB-WAR-02, 03, 65). */
export function formBatteries(g: Field): void {
  const machines = g.units.filter(u => onTable(u) && sortOf(g, u) !== '')
  for (const first of machines) {
    if (stateOf(first, 'battery') !== undefined) continue
    const battery = [first]
    for (let i = 0; i < battery.length; i++)
      for (const m of machines)
        if (
          !battery.includes(m) &&
          m.side === first.side &&
          sortOf(g, m) === sortOf(g, first) &&
          isWithin(g, battery[i], m, 5)
        )
          battery.push(m)
    if (battery.length > 1) for (const m of battery) put(m, 'battery', first.id)
  }
}
