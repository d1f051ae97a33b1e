import { isMissile } from '../../data/weapons.ts'
import { type Field, has, kindOf, onTable, type Unit } from '../../position.ts'
import { enemyNear } from '../../rules/leadership.ts'
import type { Trait } from '../trait.ts'
import { breaches } from './breaches.ts'

/** Idistaviso: the Cherusci keep to their hill until an enemy comes within 12". */
const awaitsTheSignal: Trait = {
  name: 'awaits-the-signal',
  rules: ['WAB-BAT-01'],
  refuses: { 'run-wild': (g, u) => (enemyNear(g, u, 12) ? null : 'WAB-BAT-01') },
}
/** Watling Street: in their first two turns the Britons run wild on a 2 as well. */
const carriedAway: Trait = {
  name: 'carried-away',
  rules: ['WAB-BAT-03'],
  adds: {
    control(ledger, g) {
      if (g.turn <= 4) ledger.add(1, 'WAB-BAT-03')
    },
  },
}
/** Mons Graupius: the legionaries are kept back; whether they had to fight is remembered. */
const keptBack: Trait = {
  name: 'kept-back',
  rules: ['WAB-BAT-04'],
  makes: {
    startOfRound: (_g, u) =>
      has(u, 'blooded') ? [] : [{ step: 'mark', v: { unit: u.id, is: 'blooded', rule: 'WAB-BAT-04' } }],
  },
}
/** Tapae: with their names on their shields they try once more where they would break. */
const namedShields: Trait = {
  name: 'named-shields',
  rules: ['WAB-BAT-05'],
  refuses: { 'try-again': (_g, u, c) => (c.test === 'break' && !has(u, 'tried-again') ? 'WAB-BAT-05' : null) },
}

/** Tapae: what look like more Dacians are stakes, and nobody pursues past them. */
const dressedStakes: Trait = {
  name: 'dressed-stakes',
  rules: ['WAB-BAT-09'],
  refuses: { 'ride-off': (_g, _u, c) => (c.way === 'north' ? 'WAB-BAT-09' : null) },
}

const isThirsty = (g: Field, u: Unit): boolean => kindOf(g, u).traits.includes('thirst')
/** The rain on the Quadi: until it falls Romans break and panic more easily; the first of them looks to the sky. */
const thirst: Trait = {
  name: 'thirst',
  rules: ['WAB-BAT-06'],
  adds: {
    penalty(ledger, _g, u, c) {
      if (!has(u, 'rain') && (c.test === 'break' || c.test?.startsWith('panic') === true)) ledger.add(-1, 'WAB-BAT-06')
    },
  },
  makes: {
    turnBegins: (g, u) =>
      u.side === g.active && !has(u, 'rain') && g.turn >= 5 && g.units.find(o => onTable(o) && isThirsty(g, o)) === u
        ? [{ step: 'rain', v: { unit: u.id } }]
        : [],
  },
}
/** In the rain strings are wet: neither bow nor sling. */
const rain: Trait = {
  name: 'rain',
  rules: ['WAB-BAT-06'],
  refuses: {
    shoot: (g, u) => {
      const missiles = [...new Set([u.kind, ...u.places])].flatMap(k => g.kinds[k]?.weapons ?? []).filter(isMissile)
      const wet = missiles.every(w => w.endsWith('bow') || w.includes('sling'))
      return missiles.length > 0 && wet ? 'WAB-BAT-06' : null
    },
  },
}
/** Hydaspes: in the mud of the first turn long bows shoot as if they had moved. */
const mud: Trait = {
  name: 'mud',
  rules: ['WAB-BAT-07'],
  adds: {
    aim(ledger, g, u) {
      if (g.turn <= 2 && !has(u, 'moved')) ledger.add(1, 'WAB-BAT-07')
    },
  },
  refuses: { mass: g => (g.turn <= 2 ? 'WAB-BAT-07' : null) },
}

/** What only one of the historical battles has. */
export const battles: readonly Trait[] = [
  awaitsTheSignal,
  breaches,
  carriedAway,
  keptBack,
  namedShields,
  dressedStakes,
  thirst,
  rain,
  mud,
]
