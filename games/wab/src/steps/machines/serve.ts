import type { Misfire, Rule } from '../../events.ts'
import { kindOf, put, type Unit } from '../../position.ts'
import { crewOf } from '../../rules/crew.ts'
import { menIn, takeOff } from '../../rules/ranks.ts'
import { dice, type Table } from '../book.ts'
import { lose } from '../losses.ts'

/** A machine that is damaged or short of crew fires only if a die beats both together (WAB-WAR-15). */
export function works(r: Table, machine: Unit): boolean {
  const crew = crewOf(r.field, machine)
  if (crew === null) return false // WAB-WAR-16
  const [full] = kindOf(r.field, machine).crew
  const harm = machine.hurt + Math.max(0, full.n - menIn(crew))
  if (harm === 0) return true
  const [die] = dice(r, 1)
  const passed = die > harm
  r.tell({ type: 'works', rules: ['WAB-WAR-15'], unit: machine.id, die, need: harm + 1, passed })
  return passed
}

/** 2, 4, 6, 8, 10 inches; 0 a misfire (WAB-WAR-31). */
export const rollArtillery = (r: Table): number => {
  const face = r.roll(6)
  return face === 5 ? 0 : 2 * (face + 1)
}
/** Two faces hit; the arrow of the others points anywhere (WAB-WAR-30, WAB-RUL-279). Gives a bearing, or -1. */
export const rollScatter = (r: Table): number => (r.roll(6) < 2 ? -1 : r.roll(360) * 100)

const STONES: readonly Misfire[] = ['destroyed', 'jammed', 'jammed', 'no-shot', 'no-shot', 'no-shot']
const POWDER: readonly Misfire[] = ['destroyed', 'crewman', 'jammed', 'no-shot', 'no-shot', 'no-shot']
/** The tables of what goes wrong; characters come to no harm (WAB-WAR-08, 36, 63, WAB-RUL-297). */
export function misfire(r: Table, machine: Unit, how: 'stone' | 'powder'): Misfire {
  const g = r.field
  const rules: readonly Rule[] = how === 'stone' ? ['WAB-WAR-36', 'WAB-WAR-31'] : ['WAB-WAR-63']
  const [die] = dice(r, 1)
  const outcome = (how === 'stone' ? STONES : POWDER)[die - 1]
  r.tell({ type: 'misfired', rules, unit: machine.id, die, outcome })
  const crew = crewOf(g, machine)
  if (outcome === 'jammed') put(machine, 'jammed', g.turn)
  if (outcome === 'crewman' && crew !== null) {
    takeOff(g, crew, 1)
    r.tell({ type: 'fallen', rules, unit: crew.id, n: 1, wounds: 1, by: machine.id })
    // Their test is taken at once: the end of the phase asks for no other (WAB-WAR-63).
    g.snap.models[machine.id] = menIn(crew)
    if (menIn(crew) === 0) lose(r, crew, 'killed', rules)
  }
  if (outcome === 'destroyed') {
    if (crew !== null) {
      const n = takeOff(g, crew, menIn(crew))
      r.tell({ type: 'fallen', rules, unit: crew.id, n, wounds: n, by: machine.id })
      lose(r, crew, 'killed', rules)
    }
    lose(r, machine, 'killed', rules)
  }
  return outcome
}
