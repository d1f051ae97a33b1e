import type { Due } from '@acies/kernel'
import { type Field, has, kindOf, stateOf, type Unit } from '../../position.ts'
import { ridersOf } from '../../rules/crew.ts'
import { isEngaged } from '../../rules/engaged.ts'
import type { Trait } from '../trait.ts'
import { twice } from './crew-shots.ts'

const MAHOUT = 1
const isHorse = (g: Field, u: Unit): boolean => kindOf(g, u).troop === 'cavalry' || kindOf(g, u).troop === 'chariot'

/** An elephant: alone, slow to turn, dreaded by horse, and wild once it is hurt or beaten (WAB-ELE-01 to 45). */
export const elephant: Trait = {
  name: 'war-elephant',
  rules: [
    'WAB-ELE-01',
    'WAB-ELE-03',
    'WAB-ELE-04',
    'WAB-ELE-07',
    'WAB-ELE-10',
    'WAB-ELE-11',
    'WAB-ELE-12',
    'WAB-ELE-14',
    'WAB-ELE-15',
    'WAB-ELE-18',
    'WAB-ELE-24',
    'WAB-ELE-28',
    'WAB-ELE-34',
    'WAB-ELE-36',
    'WAB-ELE-40',
    'WAB-ELE-41',
  ],
  adds: {
    countsAs: (ledger, g, u) => ledger.add(kindOf(g, u).w - ledger.total, 'WAB-ELE-04'),
    leadership: (ledger, g, u) => {
      const mahout = ridersOf(g, u).find(x => x.at === MAHOUT)
      if (mahout !== undefined) ledger.add(mahout.kind.ld - ledger.base, 'WAB-ELE-03')
    },
    /** Its hide is armour from before it (WAB-ELE-24, WAB-RUL-274). */
    save: (ledger, g, u, c) => {
      if (c.side !== 'front') return
      ledger.atMost(kindOf(g, u).traits.includes('elephant-barding') ? 3 : 4, 'WAB-ELE-24')
    },
    /** Any turn takes half of the move, also of a charge (WAB-ELE-12, WAB-RUL-273). */
    price: (ledger, _g, _u, c) => {
      if (c.leg !== 'ahead' && (c.round ?? 0) === 0) ledger.add((c.n ?? 0) / 2, 'WAB-ELE-12')
    },
    shots: (ledger, _g, _u, c) => {
      if (twice(c.weapon)) ledger.add(1, 'WAB-ELE-28')
    },
    dread: (ledger, g, u, c) => {
      if (c.other === undefined) return
      const theirs = kindOf(g, c.other)
      const known = theirs.traits.includes('accustomed')
      if (theirs.troop === 'infantry' && !known) ledger.add(1, 'WAB-ELE-07')
      if (isHorse(g, c.other)) ledger.add(known ? 1 : 2, known ? 'WAB-ELE-08' : 'WAB-ELE-07')
      if (theirs.traits.includes('elephant-african') && kindOf(g, u).traits.includes('elephant-indian'))
        ledger.add(1, 'WAB-ELE-09')
    },
  },
  refuses: {
    form: () => 'WAB-ELE-01',
    'may-pivot': () => 'WAB-ELE-12',
    manoeuvre: (_g, u, c) => {
      if (has(u, 'stampede')) return 'WAB-ELE-41'
      return c.leg === undefined || c.leg === 'ahead' || c.leg.startsWith('pivot') ? null : 'WAB-ELE-12'
    },
    declare: (_g, u) => (has(u, 'stampede') ? 'WAB-ELE-41' : null),
    march: () => 'WAB-ELE-13',
    reform: () => 'WAB-ELE-12',
    'be-charged': (g, _u, c) => (c.other !== undefined && isHorse(g, c.other) ? 'WAB-ELE-14' : null),
    react: (_g, _u, c) => (c.reaction === 'flee' || c.reaction === 'shoot-and-flee' ? 'WAB-ELE-11' : null),
    /** Horse before it runs, shooting or not (WAB-ELE-15). */
    'be-met': (g, _u, c) =>
      c.other !== undefined && isHorse(g, c.other) && c.reaction !== 'flee' && c.reaction !== 'shoot-and-flee'
        ? 'WAB-ELE-15'
        : null,
    'feel-panic': () => 'WAB-ELE-10',
    dread: (g, u, c) =>
      c.other !== undefined &&
      kindOf(g, u).traits.includes('elephant-african') &&
      kindOf(g, c.other).traits.includes('elephant-indian')
        ? null
        : 'WAB-ELE-10',
    break: () => 'WAB-ELE-27',
    run: () => 'WAB-ELE-11',
    rally: () => 'WAB-ELE-41',
    'give-ground': () => 'WAB-ELE-11',
    disengage: () => 'WAB-ELE-11',
    restrain: (_g, u) => (has(u, 'stampede') ? 'WAB-ELE-44' : null),
    'shoot-still': () => 'WAB-ELE-30',
    defend: () => 'WAB-ELE-01',
  },
  splits: () => ({ rule: 'WAB-ELE-18', crew: [5, 6] }),
  makes: {
    endOfMovement: (_g, u): Due[] => tests(u),
    endOfShooting: (_g, u): Due[] => tests(u),
    ridersLost: (_g, u): Due[] =>
      lostMahout(u) ? [{ step: 'stampede-test', v: { unit: u.id, tests: 1, now: false } }] : [],
    startOfRound: (_g, u): Due[] => (has(u, 'rogue') ? [{ step: 'spares-friends', v: { unit: u.id } }] : []),
    flights: (g, u, c): Due[] => {
      const beaten = c.combat !== undefined && c.combat.winner !== -1 && c.combat.winner !== u.side
      return isEngaged(g, u) && (beaten || has(u, 'wild')) ? [{ step: 'stampede', v: { unit: u.id } }] : []
    },
    wouldFlee: (_g, u): Due[] => [{ step: 'stampede', v: { unit: u.id } }],
    compulsory: (g, u): Due[] =>
      has(u, 'stampede') && !isEngaged(g, u) ? [{ step: 'stampede-on', v: { unit: u.id } }] : [],
  },
}
const lostMahout = (u: Unit): boolean => stateOf(u, 'lost-riders')?.n === MAHOUT
/** One test for its wounds by shots, however many, and one for its mahout (WAB-ELE-34, 35, WAB-RUL-280). */
function tests(u: Unit): Due[] {
  const n = (has(u, 'shot-hurt') ? 1 : 0) + (lostMahout(u) ? 1 : 0)
  return n === 0 ? [] : [{ step: 'stampede-test', v: { unit: u.id, tests: n, now: true } }]
}
