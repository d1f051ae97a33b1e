import { expect, test } from 'vitest'
import type { Commander, Field } from '../position.ts'
import { commander, fieldFrom, troop } from '../testing.ts'
import {
  whyNoAction,
  whyNoColumn,
  whyNoCommander,
  whyNoDeed,
  whyNoReply,
  whyNoShot,
  whyNoTurn,
  whyNotActive,
  whyNotCharged,
  whyNotEntered,
  whyNotJoined,
  whyNotShotAt,
  whyNotSo,
} from './why.ts'

const NOBODY = 99
/** A troop is named by a string, anything else is what was picked. */
const picked = (g: Field, pick: unknown): unknown =>
  typeof pick !== 'string' || !/^[ab]-/.test(pick) ? pick : pick[2] === 'c' ? commander(g, pick).id : troop(g, pick).id

const FOE = { 'b-1': { at: [30, 10], facing: 180 } }
const us = (troops: object, more: object = {}): Field => fieldFrom({ troops: { ...FOE, ...troops }, ...more })

test('why a troop does not act now', () => {
  const why = (of: object, pick: unknown = 'a-1', more: object = {}, others: object = {}) => {
    const g = us({ 'a-1': { at: [30, 30], card: 'run', ...of }, ...others }, more)
    return whyNotActive(g, 0, picked(g, pick))
  }
  expect(why({}, NOBODY)).toBe('TER-ACT-01')
  expect(why({}, 'b-1')).toBe('TER-ACT-01')
  expect(why({}, 'go')).toBe('TER-ACT-01')
  expect(why({ card: 'none' })).toBe('TER-ACT-06')
  expect(why({ acted: true })).toBe('TER-ACT-06')
  const second = { 'a-2': { at: [40, 30], card: 'run' } }
  expect(why({}, 'a-1', { forced: ['a-2', ''] }, second)).toBe('TER-QUA-11')
  expect(why({}, 'a-1', { forced: ['a-1', ''] }, second)).toBeNull()
  expect(why({}, 'a-1', { must: ['a-2'] }, second)).toBe('TER-CMD-32')
  expect(why({}, 'a-2', { must: ['a-2'] }, second)).toBeNull()
  // What the enemy must do first binds nobody here.
  expect(why({}, 'a-1', { must: ['b-1'] }, second)).toBeNull()
  const horse = { type: 'SPA-10', with: { rules: ['choragiew'] }, at: [30, 30] }
  const column = us({ 'a-1': { ...horse, card: 'run' }, 'a-2': { ...horse, part: 'a-1' } })
  expect(whyNotActive(column, 0, picked(column, 'a-2'))).toBe('TER-CAV-19')
  const gun = us({ 'a-1': { at: [30, 30], card: 'run' }, 'a-2': { type: 'ART-L', within: 'a-1' } })
  expect(whyNotActive(gun, 0, picked(gun, 'a-2'))).toBe('TER-ART-14')
})

test('why an enemy is not charged', () => {
  const why = (pick: unknown, more: object = {}, theirs: object = {}) => {
    const g = us(
      { 'a-1': { at: [30, 16] }, 'a-2': { at: [40, 16] }, 'b-2': { at: [36, 3], facing: 180, ...theirs } },
      more,
    )
    return whyNotCharged(g, troop(g, 'a-1'), picked(g, pick))
  }
  const general = { commanders: { 'b-c1': { at: [30, 6], chief: true } } }
  expect(why('a-2')).toBe('TER-CHG-02')
  expect(why(NOBODY)).toBe('TER-CHG-02')
  expect(why('b-c1', general)).toBe('TER-CMD-08')
  expect(why('b-2')).toBe('TER-ORD-23')
  expect(why('b-1')).toBeNull()
  expect(why('b-2', {}, { at: undefined })).toBe('TER-CHG-06')
  // A wood hides whom it lies before, and whoever hides in it is not there to be charged.
  expect(why('b-1', { elements: [{ kind: 'wood', at: [30, 13], size: [8, 2] }] })).toBe('TER-TRR-10')
  // Nor is anybody seen behind another.
  expect(why('b-2', {}, { at: [30, 6.5] })).toBe('TER-CHG-06')
  const hidden = { elements: [{ kind: 'wood', at: [36, 8], size: [6, 4] }] }
  expect(why('b-2', hidden, { type: 'SPA-06', options: ['ambush'], at: [36, 8], lair: 0 })).toBe('TER-UNI-09')
})

test('why a troop does not shoot, or not at that one', () => {
  const shooter = (of: object, occasion: 'fire' | 'attention' | 'fire-reaction' = 'fire') => {
    const g = us({ 'a-1': { at: [30, 16], ...of } })
    return whyNoShot(g, troop(g, 'a-1'), occasion)
  }
  expect(shooter({})).toBeNull()
  expect(shooter({ type: 'SPA-07' })).toBe('TER-SHO-01')
  expect(shooter({ type: 'ART-M', limbered: true })).toBe('TER-ART-04')
  expect(shooter({ type: 'ART-M' })).toBeNull()
  expect(shooter({ type: 'ART-M' }, 'attention')).toBe('TER-WPN-16')
  expect(shooter({ with: { weapons: ['bow'] } }, 'fire-reaction')).toBe('TER-REA-41')
  expect(shooter({ with: { weapons: ['bow'] } })).toBeNull()

  const at = (pick: unknown, more: object = {}, theirs: object = {}, ours: object = {}) => {
    const g = us(
      { 'a-1': { at: [30, 16], ...ours }, 'a-2': { at: [40, 16] }, 'b-2': { at: [30, 4], facing: 180, ...theirs } },
      more,
    )
    return whyNotShotAt(g, troop(g, 'a-1'), picked(g, pick), 'fire')
  }
  expect(at('b-1')).toBeNull()
  expect(at('a-2')).toBe('TER-SHO-02')
  expect(at(NOBODY)).toBe('TER-SHO-02')
  expect(at('b-c1', { commanders: { 'b-c1': { at: [40, 10], chief: true } } })).toBe('TER-CMD-08')
  expect(at('b-2', {}, { at: undefined })).toBe('TER-SHO-02')
  expect(at('b-2', {}, { at: [44, 2] })).toBe('TER-SHO-03')
  expect(at('b-1', {}, {}, { type: 'SPA-07' })).toBe('TER-SHO-01')
  expect(at('b-1', {}, {}, { type: 'ART-M', limbered: true })).toBe('TER-ART-04')
  expect(at('b-2')).toBe('TER-LOS-02')
  expect(at('b-1', { elements: [{ kind: 'wood', at: [30, 13], size: [8, 2] }] })).toBe('TER-TRR-06')
  const hidden = { elements: [{ kind: 'wood', at: [36, 8], size: [6, 4] }] }
  expect(at('b-2', hidden, { type: 'SPA-06', options: ['ambush'], at: [36, 8], lair: 0 })).toBe('TER-UNI-09')
})

test('why a commander does nothing, joins nobody, or may not do that', () => {
  const troops = { 'a-1': { at: [30, 30], card: 'run', command: 0 }, 'a-2': { at: [40, 30], acted: true, command: 1 } }
  const led = (of: object, pick: unknown = 'a-c1', where: Commander['where'] = 'table') => {
    const g = us(troops, { commanders: { 'a-c1': { at: [30, 34], chief: true, ...of }, 'b-c1': { at: [30, 5] } } })
    commander(g, 'a-c1').where = where
    return whyNoCommander(g, 0, picked(g, pick))
  }
  expect(led({})).toBeNull()
  expect(led({}, 'a-1')).toBe('TER-ACT-02')
  expect(led({}, 'none')).toBe('TER-ACT-02')
  expect(led({}, 'b-c1')).toBe('TER-ACT-01')
  expect(led({}, 'a-c1', 'lost')).toBe('TER-CMD-40')
  expect(led({ exhausted: true })).toBe('TER-MRK-07')
  expect(led({ at: undefined, with: 'a-1' })).toBeNull()
  expect(led({ at: undefined, with: 'a-1', fresh: true })).toBe('TER-CMD-16')
  expect(led({ at: undefined, with: 'a-2' })).toBe('TER-CMD-16')

  const joins = (of: object, pick: unknown) => {
    const g = us(troops, { commanders: { 'a-c1': { at: [40, 34], command: 1, ...of } } })
    return whyNotJoined(g, commander(g, 'a-c1'), picked(g, pick))
  }
  expect(joins({}, NOBODY)).toBe('TER-CMD-12')
  expect(joins({}, 'a-2')).toBe('TER-CMD-14')
  expect(joins({}, 'a-1')).toBe('TER-CMD-03')
  expect(joins({ at: undefined, with: 'a-2' }, 'a-2')).toBe('TER-CMD-17')

  const field = {
    'a-1': { at: [30, 30], card: 'run' },
    'a-2': { at: [30, 44], card: 'run' },
    'a-3': { type: 'ART-M', at: [36, 30], card: 'fire' },
    'a-4': { at: [42, 30], card: 'run', command: 1 },
    'b-2': { type: 'ART-M', at: [36, 12], facing: 180, card: 'fire' },
  }
  const does = (
    action: string,
    draft: readonly unknown[],
    pick: unknown,
    qualities: readonly string[] = [],
    more = {},
  ) => {
    const g = us(field, { commanders: { 'a-c1': { at: [34, 34], virtues: ['will'], qualities } }, ...more })
    return whyNoAction(g, commander(g, 'a-c1'), action, draft, picked(g, pick))
  }
  // Inspired are one's own: near, in sight, and no guns.
  expect(does('hurry', [], 'hurry')).toBe('TER-CMD-20')
  expect(does('hurry', [], 'diligent')).toBe('TER-CMD-30')
  expect(does('inspire', ['inspire'], 'a-3')).toBe('TER-ART-21')
  expect(does('inspire', ['inspire'], 'a-4')).toBe('TER-CMD-03')
  expect(does('inspire', ['inspire'], 'a-2')).toBe('TER-CMD-05')
  expect(does('eagle-eyed', ['eagle-eyed'], 'b-2', ['eagle-eyed'])).toBe('TER-ART-21')
  const screen = { elements: [{ kind: 'wood', at: [32, 20], size: [12, 3] }] }
  expect(does('eagle-eyed', ['eagle-eyed'], 'b-1', ['eagle-eyed'], screen)).toBe('TER-CMD-20')
  expect(does('eagle-eyed', ['eagle-eyed'], 'a-1', ['eagle-eyed'])).toBe('TER-QUA-11')
  expect(does('eagle-eyed', ['eagle-eyed'], NOBODY, ['eagle-eyed'])).toBe('TER-QUA-11')
})

test('why a troop does not turn, reply, fall in, go in, or take the field like that', () => {
  const one = (of: object) => {
    const g = us(
      { 'a-1': { at: [30, 30], ...of } },
      { elements: [{ kind: 'large-building', at: [30, 30], size: [5, 4] }] },
    )
    return { g, u: troop(g, 'a-1') }
  }
  const turns = (of: object) => whyNoTurn(one(of).g, one(of).u)
  expect(turns({ emplaced: true })).toBe('TER-UNI-29')
  expect(turns({ fortress: true })).toBe('TER-UNI-21')
  expect(turns({ building: 0 })).toBe('TER-SCN-18')
  expect(turns({ type: 'ART-M' })).toBe('TER-ART-01')
  expect(turns({})).toBe('TER-MOV-13')

  const replies = (of: object, charger: object, charge: boolean, pick: unknown) => {
    const g = us({ 'a-1': { at: [30, 20], ...of }, 'b-2': { at: [40, 10], facing: 180, ...charger } })
    return whyNoReply(g, troop(g, 'a-1'), troop(g, 'b-2'), charge, pick)
  }
  expect(replies({}, {}, true, 'card')).toBe('TER-ACT-06')
  expect(replies({}, {}, true, 'pass')).toBe('TER-REA-02')
  expect(replies({}, {}, false, 'evade')).toBe('TER-CAV-05')
  expect(replies({ type: 'SPA-08' }, { type: 'SPA-10' }, true, 'evade')).toBe('TER-CAV-04')
  expect(replies({ type: 'SPA-08' }, {}, true, 'evade')).toBe('TER-CAV-05')
  expect(replies({ type: 'SPA-10' }, { type: 'SPA-10' }, true, 'evade')).toBe('TER-CAV-05')
  expect(replies({ type: 'SPA-05' }, {}, true, 'evade')).toBe('TER-QUA-23')
  expect(replies({ type: 'SPA-07' }, {}, true, 'evade')).toBe('TER-REA-60')
  expect(replies({ type: 'ART-M' }, {}, true, 'evade')).toBe('TER-REA-60')

  const falls = (of: object, mate: object, pick: unknown = 'a-2') => {
    const horse = { type: 'SPA-10', with: { rules: ['choragiew'] }, at: [30, 30] }
    const g = us({ 'a-1': { ...horse, ...of }, 'a-2': { ...horse, at: [40, 30], ...mate } })
    return whyNoColumn(g, troop(g, 'a-1'), picked(g, pick))
  }
  expect(falls({}, {})).toBe('TER-CAV-11')
  expect(falls({}, {}, NOBODY)).toBe('TER-CAV-10')
  expect(falls({}, { command: 1 })).toBe('TER-CAV-10')
  expect(falls({}, { with: {} })).toBe('TER-CAV-10')
  expect(falls({ with: {} }, {})).toBe('TER-CAV-10')
  expect(falls({ disordered: true }, {})).toBe('TER-CAV-12')
  expect(falls({}, { disordered: true })).toBe('TER-CAV-12')

  const enters = (of: object, mate: object) => {
    const g = us(
      { 'a-1': { type: 'SPA-07', at: [30, 30], ...of }, 'a-2': { type: 'SPA-07', at: [40, 30], ...mate } },
      { elements: [{ kind: 'large-building', at: [50, 30], size: [5, 4] }] },
    )
    return whyNotEntered(g, troop(g, 'a-1'), 0)
  }
  expect(enters({ type: 'SPA-10' }, {})).toBe('TER-SCN-17')
  expect(enters({}, {})).toBe('TER-SCN-16')
  expect(enters({}, { at: [50, 30], building: 0 })).toBe('TER-SCN-18')

  const so = (of: object, way: unknown) => whyNotSo(one(of).g, one(of).u, way)
  expect(so({}, 'limbered')).toBe('TER-ART-02')
  expect(so({ type: 'ART-L' }, 'integrate')).toBe('TER-ART-13')
  expect(so({ type: 'ART-G', entrenched: true }, 'integrate')).toBe('TER-UNI-27')
  expect(so({ type: 'ART-G' }, 'integrate')).toBe('TER-ART-13')
  expect(so({}, 'ambush')).toBe('TER-UNI-09')
  expect(so({}, 'column')).toBe('TER-CAV-10')
  expect(so({}, 'emplace')).toBe('TER-UNI-24')
  expect(so({ fortress: true }, 'emplace')).toBe('TER-UNI-26')
  expect(so({}, 'anything')).toBeNull()
})

test('why a deed of Attention is not to be had', () => {
  const deed = (of: object, pick: unknown, ...done: string[]) => {
    const g = us({ 'a-1': { at: [30, 30], ...of } })
    return whyNoDeed(g, troop(g, 'a-1'), done, pick)
  }
  expect(deed({ emplaced: true }, 'move')).toBe('TER-UNI-29')
  expect(deed({}, 'move', 'move')).toBe('TER-ORD-10')
  expect(deed({}, 'move')).toBe('TER-ORD-10')
  expect(deed({ type: 'ART-M' }, 'move')).toBe('TER-ART-01')
  expect(deed({ type: 'SPA-07' }, 'enter')).toBe('TER-SCN-16')
  expect(deed({ type: 'SPA-10' }, 'enter')).toBe('TER-SCN-17')
  expect(deed({ type: 'SPA-07' }, 'enter', 'move')).toBe('TER-ORD-10')
  expect(deed({ type: 'SPA-10' }, 'join')).toBe('TER-CAV-10')
  expect(deed({ type: 'SPA-10', with: { rules: ['choragiew'] } }, 'join')).toBe('TER-CAV-11')
  expect(deed({}, 'reorient', 'reorient')).toBe('TER-ORD-10')
  expect(deed({}, 'reorient')).toBe('TER-MOV-13')
  expect(deed({ emplaced: true }, 'reorient')).toBe('TER-UNI-29')
  expect(deed({ disordered: true }, 'reorganise')).toBe('TER-ORD-10')
  expect(deed({}, 'reorganise')).toBe('TER-MRK-05')
  expect(deed({}, 'shoot', 'shoot')).toBe('TER-ORD-10')
  expect(deed({}, 'shoot')).toBe('TER-LOS-01')
  expect(deed({ type: 'SPA-07' }, 'shoot')).toBe('TER-SHO-01')
  expect(deed({ type: 'ART-M' }, 'limber')).toBe('TER-ART-02')
  expect(deed({ type: 'ART-M', options: ['draught-horses'] }, 'limber')).toBe('TER-ART-03')
  expect(deed({}, 'unlimber')).toBe('TER-ART-02')
  expect(deed({}, 'dance')).toBeNull()
})
