import type { Rule } from '../../events.ts'
import { type Field, has, kindOf, type Unit } from '../../position.ts'
import { isWithin } from '../../rules/bodies.ts'
import { batteryOf, crewOf, crewsAt, isAbandoned, machinesFor } from '../../rules/crew.ts'
import { menIn } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

const BATTERY = 5
/** Bolt throwers are carried by three men or fewer; other machines need wheels, or a cart (WAB-WAR-25, 41, 42, 54, 67). */
function mayNotBeMoved(g: Field, u: Unit): Rule | null {
  const { traits, crew } = kindOf(g, u)
  if (isAbandoned(g, u)) return 'WAB-WAR-16'
  if (traits.includes('wheeled') || traits.includes('carroballista') || traits.includes('organ-gun')) return null
  if (traits.includes('bolt-thrower')) return crew[0].n <= 3 ? null : 'WAB-WAR-42'
  return traits.includes('cannon') ? 'WAB-WAR-54' : 'WAB-WAR-25'
}

/** Organ guns, and cannon in a battery with them (WAB-WAR-66). */
const firesBack = (g: Field, u: Unit): boolean => batteryOf(g, u).some(m => kindOf(g, m).traits.includes('organ-gun'))

/** A war machine: it counts for its crew, which serves it, fights beside it and may be driven from it. */
export const machine: Trait = {
  name: 'war-machine',
  rules: [
    'WAB-WAR-03',
    'WAB-WAR-04',
    'WAB-WAR-07',
    'WAB-WAR-09',
    'WAB-WAR-13',
    'WAB-WAR-16',
    'WAB-WAR-17',
    'WAB-WAR-25',
    'WAB-WAR-41',
    'WAB-WAR-42',
    'WAB-RUL-284',
  ],
  adds: {
    countsAs: (ledger, g, u) => {
      let crew = 0
      for (const c of crewsAt(g, u)) crew += menIn(c)
      ledger.add(crew - ledger.total, 'WAB-WAR-04')
    },
    leadership: (ledger, g, u) => {
      const crew = crewOf(g, u)
      if (crew !== null) ledger.add(kindOf(g, crew).ld - ledger.base, 'WAB-WAR-05')
    },
    /** At the pace of those who carry it, less for each who is lost, to the half inch (WAB-WAR-25, 41, WAB-RUL-282). */
    pace: (ledger, g, u) => {
      const crew = crewOf(g, u)
      const { m, crew: served } = kindOf(g, u)
      if (m > 0 || crew === null || mayNotBeMoved(g, u) !== null) return
      ledger.add(Math.round((2 * kindOf(g, crew).pace * menIn(crew)) / served[0].n) / 2, 'WAB-WAR-41')
    },
  },
  refuses: {
    form: () => 'WAB-WAR-04',
    declare: () => 'WAB-WAR-07',
    react: (g, u, c) => {
      if (c.reaction === 'hold') return null
      if (isAbandoned(g, u)) return 'WAB-WAR-13'
      if (c.reaction === 'stand-and-shoot' && firesBack(g, u)) return null
      return c.reaction === 'flee' || c.reaction === 'ignore' ? null : 'WAB-WAR-17'
    },
    'feel-panic': (g, u, c) => (isAbandoned(g, u) ? 'WAB-WAR-13' : c.test === 'panic-charged' ? 'WAB-WAR-18' : null),
    shoot: (g, u) =>
      isAbandoned(g, u) ? 'WAB-WAR-16' : has(u, 'jammed') ? 'WAB-WAR-36' : has(u, 'moved') ? 'WAB-WAR-41' : null,
    manoeuvre: (g, u, c) => {
      if (c.way === 'any' && machinesFor(g, u).length > 0) return null
      const stays = mayNotBeMoved(g, u)
      if (stays !== null) return stays
      return c.leg === undefined || c.leg === 'ahead' || c.leg.startsWith('pivot') ? null : 'WAB-WAR-41'
    },
    'may-pivot': () => 'WAB-WAR-43',
    march: () => 'WAB-WAR-41',
    reform: () => 'WAB-WAR-05',
    enter: () => 'WAB-WAR-25',
    cross: () => 'WAB-WAR-25',
    /** Those of a battery stay within 5" of one another (WAB-WAR-03, WAB-RUL-281). */
    stand: (g, u) => {
      const mates = batteryOf(g, g.units[u.id]).filter(m => m.id !== u.id)
      return mates.length === 0 || mates.some(m => isWithin(g, u, m, BATTERY)) ? null : 'WAB-WAR-03'
    },
    pursue: () => 'WAB-RUL-284',
    follow: () => 'WAB-RUL-284',
    overrun: () => 'WAB-RUL-284',
    'give-ground': () => 'WAB-RUL-284',
    disengage: () => 'WAB-WAR-06',
    defend: () => 'WAB-WAR-18',
  },
  splits: (_g, _u, c) => (c.occasion === 'blow' ? null : { rule: 'WAB-WAR-09', crew: [5, 6] }),
}

/** Who serves machines: away from one they neither charge nor fight, but run (WAB-WAR-06, 07). */
export const machineCrew: Trait = {
  name: 'machine-crew',
  rules: ['WAB-WAR-06', 'WAB-WAR-07', 'WAB-SCN-03'],
  is: { serves: 'machines' },
  adds: { breakValue: ledger => ledger.add(-ledger.total, 'WAB-SCN-03') },
  refuses: {
    declare: () => 'WAB-WAR-07',
    react: (_g, _u, c) => (c.reaction === 'flee' ? null : 'WAB-WAR-07'),
    hold: () => 'WAB-WAR-07',
    manoeuvre: (g, u, c) => (c.way === 'any' && machinesFor(g, u).length > 0 ? null : 'WAB-WAR-06'),
    reform: () => 'WAB-WAR-06',
    pursue: () => 'WAB-RUL-284',
  },
}
