import { asIs, type EventTable, type LedgerLine, listOf, oneOf, type Saying } from '@acies/kernel'
import { SIDES } from '@acies/table'
import { type Measure, writeFacing, writePlace } from '@acies/tabletop'
import { cardCode } from './data/cards.ts'
import { FORMATIONS } from './data/kind.ts'
import type { At, Event } from './events.ts'
import { readUnit, writeUnit } from './notation.ts'
import { ENDS, type Field, UD } from './position.ts'
import { PHASES } from './vocabulary.ts'

/** Lengths of cases are UD. */
export const ud: Measure = { name: 'UD', units: UD }
const hundredth = (n: number): number => Math.round((n / UD) * 100) * (UD / 100)
const poseText = (x: number, y: number, facing: number): string =>
  `${writePlace(ud, hundredth(x), hundredth(y))} ${writeFacing(Math.round(facing / 100) * 100)}`

const unit: Saying<Field, number> = {
  help: 'a unit, such as a3; none',
  names: (text, g) => text === 'none' || readUnit(g, text) !== null,
  say: (id, g) => (id < 0 ? 'none' : writeUnit(g, id)),
}
const seat = asIs('a seat, from 0')
const seats = listOf(asIs('seats, from 0'))
const card: Saying<Field, number> = { help: 'a card, such as A01', say: card => (card < 0 ? 'none' : cardCode(card)) }
const cards = listOf(card)
const faces = listOf(asIs('faces 1 to 6'))
const numbers = listOf(asIs('numbers'))
const number = asIs('a number')
const yes = asIs('true or false')
const word = asIs('a word')
const end = oneOf(ENDS)
const side = oneOf(SIDES)
const length: Saying<Field, number> = { help: 'UD', say: n => Math.round((n / UD) * 100) / 100 }
const hundredths: Saying<Field, number> = { help: 'UD', say: n => n / 100 }
const pose: Saying<Field, At> = { help: 'where: 10,14 N', say: ([x, y, facing]) => poseText(x, y, facing) }
const facing: Saying<Field, number> = { help: 'N, NE … or degrees, such as 30°', say: writeFacing }
const path: Saying<Field, readonly number[]> = {
  help: 'poses in UD, from each to the next: 10,14 N > 10,12 N',
  say(numbers) {
    const poses: string[] = []
    for (let i = 0; i + 2 < numbers.length; i += 3) poses.push(poseText(numbers[i], numbers[i + 1], numbers[i + 2]))
    return poses.join(' > ')
  },
}
const lines: Saying<Field, readonly LedgerLine[]> = {
  help: 'what changed a number: ONU-MOD-01-1 ONU-E-09+1',
  say: found => found.map(({ n, rule }) => `${rule}${n > 0 ? '+' : ''}${n}`).join(' '),
}

/** Every event in names. */
export const events: EventTable<Field, Event> = {
  deployed: { unit, to: pose },
  revealed: {
    unit,
    kind: word,
    rank: word,
    formation: word,
    cap: word,
    when: word,
    formed: yes,
    switched: yes,
  },
  'general-placed': { seat, unit, general: word },
  dealt: { seat, n: number },
  'first-rolled': { dice: faces, totals: numbers },
  first: { seat },
  'turn-began': { seats, turn: number, round: number },
  'phase-began': { phase: oneOf(PHASES) },
  arrived: { unit, to: pose },
  casualties: { seat, percent: number },
  'leadership-check': { seat, dice: faces, leadership: number, passed: yes },
  'army-beaten': { seat },
  surrendered: { seat },
  ended: { winners: seats, how: oneOf(['casualties', 'annihilation', 'death-of-general', 'limit', 'surrender']) },
  'order-played': { seat, card },
  'order-refused': { seat },
  activated: { unit, card },
  healed: { unit, n: number },
  'general-moved': { seat, from: unit, to: unit },
  'general-hit': { seat, die: number, state: oneOf(['well', 'wounded', 'dead']) },
  'general-lost': { seat },
  'ability-used': { seat, unit },
  drew: { seat, n: number },
  'cards-seen': { seat, cards },
  discarded: { seat, cards },
  gave: { seat, to: seat, n: number },
  reshuffled: { n: number },
  moved: { unit, path, used: hundredths },
  'force-marched': { unit },
  extended: { unit, end },
  shortened: { unit, end },
  formed: { unit, formation: oneOf(FORMATIONS) },
  'formation-dropped': { unit, formation: oneOf(FORMATIONS) },
  'formation-changed': { unit },
  'passed-through': { unit, over: unit },
  'put-back': { unit, to: pose },
  charged: { unit, foe: unit, side, to: pose },
  engaged: { unit, foe: unit },
  disengaged: { unit, foe: unit },
  'markers-struck': { unit, by: unit, n: number },
  wrapped: { unit, foe: unit, end, n: number },
  'markers-taken-back': { unit, n: number },
  reformed: { unit, to: pose },
  'fell-back': { unit, to: pose },
  held: { unit, foe: unit },
  followed: { unit, foe: unit, to: pose },
  withdraws: { unit },
  'shot-declared': { unit, target: unit },
  'shot-lost': { unit, target: unit, why: oneOf(['range', 'wind', 'sight']) },
  'shot-measured': { unit, target: unit, distance: length, dice: number, side, obstructed: yes },
  'shot-turned': { unit, from: unit, to: unit },
  'combat-began': { unit, foe: unit, dice: number, manner: oneOf(['simultaneous', 'priority', 'single']), first: unit },
  'combat-cancelled': { unit, foe: unit },
  'event-drawn': { card },
  'event-redrawn': { seat, old: card, card },
  'event-played': { seat, card },
  'event-countermanded': { seat, card },
  'event-void': { card },
  marked: { unit, marker: oneOf(['hero', 'no-officers', 'hero-lost', 'veteran', 'elite']) },
  rolled: {
    unit,
    foe: unit,
    attack: oneOf(['shot', 'melee', 'free', 'trample', 'stand', 'javelins']),
    roll: oneOf(['hit', 'wound']),
    dice: faces,
    again: number,
    need: number,
    successes: number,
    value: number,
    against: number,
    valueLines: lines,
    againstLines: lines,
  },
  wounded: { unit, n: number, by: unit },
  destroyed: { unit, by: unit },
  'morale-checked': { unit, die: number, morale: number, base: number, lines, passed: yes },
  broke: { unit },
  recovered: { unit },
  stood: { unit },
  fled: { unit, voluntary: yes },
  'shut-in': { unit },
  ran: { unit, path },
  'left-the-table': { unit },
  rallied: { unit },
  'faced-about': { unit, facing },
  trampled: { unit, by: unit, dice: number },
  'stood-up': { unit, against: unit },
  'killed-by-drivers': { unit },
}
