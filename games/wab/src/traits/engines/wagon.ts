import type { Due } from '@acies/kernel'
import { MISSILE_DATA } from '../../data/weapons.ts'
import { type Field, has, heldBy, isFleeing, kindOf, onTable, type Unit } from '../../position.ts'
import { crewOf, crewsAt } from '../../rules/crew.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { menIn } from '../../rules/ranks.ts'
import { laidApart } from '../../rules/tabor.ts'
import type { Trait } from '../trait.ts'

const isHorse = (g: Field, u: Unit | undefined): boolean => u !== undefined && kindOf(g, u).troop === 'cavalry'

/** A war wagon: six men behind planks, drawn about the field and never broken up (WAB-WAG-01 to 24). */
export const warWagon: Trait = {
  name: 'war-wagon',
  rules: [
    'WAB-WAG-02',
    'WAB-WAG-05',
    'WAB-WAG-06',
    'WAB-WAG-07',
    'WAB-WAG-14',
    'WAB-WAG-15',
    'WAB-WAG-17',
    'WAB-WAG-19',
    'WAB-WAG-20',
    'WAB-WAG-21',
    'WAB-WAG-22',
    'WAB-WAG-24',
  ],
  adds: {
    countsAs: ledger => ledger.add(6 - ledger.total, 'WAB-WAG-02'),
    price: (ledger, _g, _u, c) => {
      if (c.leg !== 'ahead' && (c.round ?? 0) === 0) ledger.add((c.n ?? 0) / 2, 'WAB-WAG-06')
    },
    pursuitDice: ledger => ledger.atMost(1, 'WAB-WAG-22'),
    giveGroundDice: ledger => ledger.atMost(1, 'WAB-WAG-23'),
    /** To horse it is a wall that is always defended (WAB-WAG-24). */
    toBeHit: (ledger, g, _u, c) => {
      if (isHorse(g, c.other)) ledger.add(1, 'WAB-WAG-24')
    },
    result: (ledger, g, u) => {
      if (kindOf(g, u).traits.includes('wagon-standard')) ledger.add(1, 'WAB-WAG-03')
    },
    closeOrder: ledger => ledger.add(-ledger.total, 'WAB-WAG-18'),
  },
  refuses: {
    declare: () => 'WAB-WAG-05',
    march: () => 'WAB-WAG-05',
    'fast-march': () => 'WAB-WAG-05',
    'may-pivot': () => 'WAB-WAG-06',
    manoeuvre: (_g, _u, c) =>
      c.leg === undefined || c.leg === 'ahead' || c.leg.startsWith('pivot') ? null : 'WAB-WAG-06',
    reform: () => 'WAB-WAG-06',
    enter: () => 'WAB-WAG-07',
    cross: () => 'WAB-WAG-07',
    'be-wall': (g, _u, c) => (isHorse(g, c.other) ? 'WAB-WAG-24' : null),
    'feel-panic': () => 'WAB-WAG-19',
    'be-turned': () => 'WAB-WAG-19',
    run: () => 'WAB-WAG-21',
    /** It runs down those who flee, but goes into nobody else (WAB-WAG-22). */
    pursue: (_g, _u, c) =>
      c.other !== undefined && !has(c.other, 'broken') && !isFleeing(c.other) ? 'WAB-WAG-22' : null,
    react: (_g, _u, c) => (c.reaction === 'flee' || c.reaction === 'shoot-and-flee' ? 'WAB-WAG-21' : null),
  },
  splits: (_g, _u, c) => {
    if (c.occasion === 'machine') return null // WAB-WAG-15
    if (c.occasion === 'blow') return { rule: 'WAB-WAG-17', crew: [5, 6], random: true }
    return { rule: 'WAB-WAG-14', crew: [5, 6], spared: true, random: true }
  },
  makes: {
    wouldFlee: (_g, u): Due[] => [{ step: 'overrun-wagon', v: { unit: u.id } }],
    crewGone: (_g, u): Due[] => [{ step: 'overrun-wagon', v: { unit: u.id } }],
  },
}
/** The leader of a wagon strikes once more (WAB-WAG-03). */
export const wagonLeader: Trait = {
  name: 'wagon-leader',
  rules: ['WAB-WAG-03'],
  adds: { blowsAboard: ledger => ledger.add(1, 'WAB-WAG-03') },
}
/** Behind its planks the crew saves two points better (WAB-WAG-11). */
export const wagonCrew: Trait = {
  name: 'wagon-crew',
  rules: ['WAB-WAG-11'],
  adds: { save: ledger => ledger.add(-2, 'WAB-WAG-11') },
}
/** A gun on the wagon, worked by one of its shooters, over a long side; not when it has moved (WAB-WAG-12, WAB-RUL-265). */
export const tarasnice: Trait = {
  name: 'tarasnice',
  rules: ['WAB-WAG-12'],
  makes: {
    firstShots: (_g, u): Due[] =>
      !has(u, 'moved') && u.crew[0] > 0 ? [{ step: 'tarasnice-shot', v: { unit: u.id } }] : [],
  },
}

/** A wagon of a tabor: it stands where it was put, a wall with ten men in it (WAB-WAG-25 to 38). */
export const tabor: Trait = {
  name: 'tabor',
  rules: [
    'WAB-WAG-28',
    'WAB-WAG-29',
    'WAB-WAG-30',
    'WAB-WAG-31',
    'WAB-WAG-33',
    'WAB-WAG-34',
    'WAB-WAG-35',
    'WAB-WAG-36',
    'WAB-WAG-37',
    'WAB-WAG-38',
  ],
  adds: {
    countsAs: (ledger, g, u) => {
      let men = 0
      for (const c of crewsAt(g, u)) men += menIn(c)
      ledger.add(men - ledger.total, 'WAB-WAG-30')
    },
    leadership: (ledger, g, u) => {
      const crew = crewOf(g, u)
      if (crew !== null) ledger.add(kindOf(g, crew).ld - ledger.base, 'WAB-WAG-30')
    },
    /** Heavy cover, and not large (WAB-WAG-33, 34). */
    toHitShot: (ledger, _g, _u, c) => {
      ledger.strike('WAB-TOHIT-04')
      if (c.weapon === undefined || MISSILE_DATA[c.weapon].bolt === 0) ledger.add(2, 'WAB-WAG-34')
    },
    toBeHit: ledger => {
      ledger.add(1, 'WAB-WAG-36')
    },
    breakValue: ledger => ledger.add(-ledger.total, 'WAB-WAG-38'),
    closeOrder: ledger => ledger.add(-ledger.total, 'WAB-WAG-18'),
  },
  refuses: {
    form: () => 'WAB-WAG-30',
    deploy: laidApart,
    'deploy-first': () => 'WAB-WAG-28',
    sally: () => 'WAB-WAG-31',
    declare: () => 'WAB-WAG-32',
    manoeuvre: () => 'WAB-WAG-29',
    reform: () => 'WAB-WAG-29',
    'be-wall': () => 'WAB-WAG-36',
    'be-turned': () => 'WAB-WAG-36',
    pursue: () => 'WAB-WAG-30',
    follow: () => 'WAB-WAG-30',
    overrun: () => 'WAB-WAG-30',
    disengage: () => 'WAB-WAG-30',
    'give-ground': () => 'WAB-WAG-30',
    'feel-panic': (g, u) => (crewOf(g, u) === null ? 'WAB-WAG-37' : null),
    react: (g, u, c) =>
      c.reaction === 'hold' || (c.reaction === 'stand-and-shoot' && crewOf(g, u) !== null) ? null : 'WAB-WAG-30',
  },
  splits: (_g, _u, c) =>
    c.occasion === 'shot' || c.occasion === 'reaction' ? { rule: 'WAB-WAG-34', crew: ALL } : null,
  makes: {
    /** They stand where the wagon was, and test at once (WAB-WAG-35). */
    unitLost: (g, u): Due[] => {
      const men = crewOf(g, u)
      return men === null ? [] : [{ step: 'tabor-lost', v: { unit: men.id } }]
    },
  },
}
const ALL = [1, 2, 3, 4, 5, 6]
/** Who defends it: two points better saved while inside; outside they skirmish and only go back (WAB-WAG-31, 32, 34). */
export const taborDefenders: Trait = {
  name: 'tabor-defenders',
  rules: ['WAB-WAG-27', 'WAB-WAG-31', 'WAB-WAG-32', 'WAB-WAG-34', 'WAB-WAG-38'],
  is: { serves: 'wagons' },
  adds: {
    save: (ledger, _g, u) => {
      if (u.where === 'aboard') ledger.add(-2, 'WAB-WAG-34')
    },
    breakValue: ledger => ledger.add(2 - ledger.total, 'WAB-WAG-38'),
  },
  refuses: { declare: () => 'WAB-WAG-32' },
  makes: {
    /** Outside, they go back as soon as they can (WAB-WAG-32). */
    compulsory: (g, u): Due[] =>
      u.side === g.active && onTable(u) && !isFleeing(u) && !isEngaged(g, u) && !has(u, 'moved') && heldBy(u) === null
        ? [{ step: 'back-to-wagon', v: { unit: u.id } }]
        : [],
  },
}
