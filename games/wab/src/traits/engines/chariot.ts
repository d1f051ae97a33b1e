import type { Due } from '@acies/kernel'
import type { Rule } from '../../events.ts'
import { type Field, has, kindOf, type Unit } from '../../position.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { sideStruck } from '../../rules/route.ts'
import type { Context, Trait } from '../trait.ts'
import { twice } from './crew-shots.ts'

/** Men aboard each: for every counting rule a chariot is as many models (WAB-CHA-03). */
const crewOf = (g: Field, u: Unit): number => {
  const { traits } = kindOf(g, u)
  return traits.includes('chariot-heavy') ? 3 : traits.includes('chariot-light') ? 2 : 1
}

/** What all chariots have in common: crews that count, fear, no rough ground, quick shots (WAB-CHA-01 to 41). */
export const chariot: Trait = {
  name: 'war-chariot',
  rules: [
    'WAB-CHA-03',
    'WAB-CHA-04',
    'WAB-CHA-06',
    'WAB-CHA-11',
    'WAB-CHA-12',
    'WAB-CHA-13',
    'WAB-CHA-33',
    'WAB-CHA-34',
  ],
  adds: {
    countsAs: (ledger, g, u) => ledger.add(ledger.base * (crewOf(g, u) - 1), 'WAB-CHA-03'),
    rankBonus: ledger => ledger.atMost(0, 'WAB-CHA-06'),
    dread: (ledger, g, u, c) => {
      if (c.other !== undefined && c.other.side !== u.side && kindOf(g, c.other).troop === 'infantry')
        ledger.add(1, 'WAB-CHA-04')
    },
    shots: (ledger, _g, _u, c) => {
      if (twice(c.weapon)) ledger.add(1, 'WAB-CHA-33')
    },
  },
  refuses: {
    enter: () => 'WAB-CHA-11',
    cross: () => 'WAB-CHA-13',
    defend: () => 'WAB-CHA-13',
    'shoot-still': (g, u) => (kindOf(g, u).weapons.includes('crossbow') ? 'WAB-CHA-34' : null),
  },
  makes: {
    /** Driven over what it would never enter, each may be wrecked (WAB-CHA-12). */
    fled: (g, u, c): Due[] => (c.leg === 'rough' ? [wreckTest(g, u)] : []),
    pursued: (g, u, c): Due[] => (c.leg === 'rough' ? [wreckTest(g, u)] : []),
  },
}
const wreckTest = (g: Field, u: Unit): Due => ({
  step: 'wreck-test',
  v: { unit: u.id, most: kindOf(g, u).traits.includes('chariot-light') ? 1 : 3 },
})

/** Light chariots: fast platforms, hard to hit on the move, slow to take flight (WAB-CHA-14, 36, 41). */
export const chariotLight: Trait = {
  name: 'chariot-light',
  rules: ['WAB-CHA-02', 'WAB-CHA-09', 'WAB-CHA-36', 'WAB-CHA-41'],
  adds: {
    flightDice: (ledger, g, u) => {
      if (u.fleeing === 0 || u.fleeing === g.turn) ledger.atMost(2, 'WAB-CHA-41')
    },
  },
  // How a loose group stands and drives is rules/cloud.ts.
  refuses: { 'may-loosen': (_g, u) => (u.places.length > 1 ? 'WAB-CHA-09' : null) },
}
const slow = {
  flightDice: (ledger: { atMost(n: number, rule: 'WAB-CHA-41'): unknown }) => void ledger.atMost(2, 'WAB-CHA-41'),
  pursuitDice: (ledger: { atMost(n: number, rule: 'WAB-CHA-41'): unknown }) => void ledger.atMost(2, 'WAB-CHA-41'),
}
/** They neither counter-charge nor are met so (WAB-CCHG-01). */
const unmet = (_g: Field, _u: Unit, c: Context): Rule | null => (c.reaction === 'counter-charge' ? 'WAB-CCHG-01' : null)
/** Only light ones are harder to hit for moving (WAB-CHA-36). */
const plain = (ledger: { strike(rule: 'WAB-TOHIT-10'): unknown }) => void ledger.strike('WAB-TOHIT-10')

/** Heavy chariots strike as they arrive: D3 hits each at their own Strength (WAB-CHA-26, 27). */
export const chariotHeavy: Trait = {
  name: 'chariot-heavy',
  rules: ['WAB-CCHG-01', 'WAB-CHA-07', 'WAB-CHA-26', 'WAB-CHA-27', 'WAB-CHA-41'],
  adds: {
    ...slow,
    toHitShot: plain,
    impact: (ledger, _g, _u, c) => {
      if (c.charging === true) ledger.add(1, 'WAB-CHA-27')
    },
  },
  refuses: { react: unmet, 'be-met': unmet },
}

/** A scythed chariot: one alone, straight ahead, and spent in its impact (WAB-CHA-08, 16, 17, 28 to 32). */
export const chariotScythed: Trait = {
  name: 'chariot-scythed',
  rules: [
    'WAB-CCHG-01',
    'WAB-CHA-08',
    'WAB-CHA-16',
    'WAB-CHA-17',
    'WAB-CHA-28',
    'WAB-CHA-30',
    'WAB-CHA-32',
    'WAB-CHA-41',
    'WAB-SCN-03',
  ],
  adds: {
    ...slow,
    toHitShot: plain,
    impact: (ledger, _g, _u, c) => {
      if (c.charging === true) ledger.add(2, 'WAB-CHA-28')
    },
    /** No doubling: a die more than its move (WAB-CHA-16). */
    allowance: (ledger, g, u, c) => {
      if (c.way !== 'march') return
      const gait = u.states.find(s => s.is === 'gait')?.n ?? 0
      ledger.add((kindOf(g, u).pace + gait) * 2540 - ledger.total, 'WAB-CHA-16')
    },
    price: (ledger, _g, _u, c) => {
      if (c.leg !== 'ahead' && (c.round ?? 0) === 0) ledger.add((c.n ?? 0) / 2, 'WAB-CHA-17')
    },
    breakValue: ledger => ledger.add(-ledger.total, 'WAB-SCN-03'),
  },
  refuses: {
    form: () => 'WAB-CHA-08',
    'lead-march': () => 'WAB-CHA-16',
    'fast-march': () => 'WAB-CHA-16',
    react: unmet,
    'be-met': unmet,
  },
  makes: {
    startOfMovement: (g, u): Due[] =>
      u.side === g.active && !isEngaged(g, u) ? [{ step: 'gait', v: { unit: u.id } }] : [],
    reached: (g, _u, c): Due[] => {
      if (c.charging !== true || c.other === undefined || has(c.other, 'opened')) return []
      return mayOpen(g, c.other) ? [{ step: 'open-ranks', v: { unit: c.other.id } }] : []
    },
  },
}
/** Drilled, not engaged, holding, and charged from the front by scythed chariots alone (WAB-CHA-30 to 32). */
function mayOpen(g: Field, u: Unit): boolean {
  if (!kindOf(g, u).traits.includes('drilled') || isEngaged(g, u) || u.fleeing > 0 || has(u, 'counters')) return false
  const chargers = g.charges.filter(c => c.state === 'declared' && c.targets.includes(u.id)).map(c => g.units[c.unit])
  return chargers.every(c => kindOf(g, c).traits.includes('chariot-scythed') && sideStruck(g, c, u) === 'front')
}
