import { asIs, type EventTable, listOf, oneOf, type Saying } from '@acies/kernel'
import { INCH } from '@acies/table'
import { writeFacing, writePlace } from '@acies/tabletop'
import { type Event, FLIGHTS, REACTIONS, type Reckoning, type Roll, TESTS } from './events.ts'
import { inch, readUnit, writeUnit } from './notation.ts'
import type { Field } from './position.ts'

const tenth = (n: number): number => Math.round((n / INCH) * 10) * (INCH / 10)
const unit: Saying<Field, number> = {
  help: 'a unit, such as a-1; none',
  names: (text, g) => text === 'none' || readUnit(g, text) !== null,
  say: (id, g) => (id < 0 ? 'none' : writeUnit(g, id)),
}
const units = listOf(unit)
const side: Saying<Field, number> = {
  help: 'a side',
  words: ['a', 'b', 'none'],
  say: n => (n < 0 ? 'none' : n === 0 ? 'a' : 'b'),
}
const path: Saying<Field, readonly number[]> = {
  help: 'where it ends: 36,28 N; empty where nothing moves',
  say(numbers) {
    if (numbers.length < 3) return ''
    const [x, y, facing] = numbers.slice(-3)
    return `${writePlace(inch, tenth(x), tenth(y))} ${writeFacing(Math.round(facing / 100) * 100)}`
  },
}
const length: Saying<Field, number> = { help: 'inches, to a tenth', say: n => Math.round((n / INCH) * 10) / 10 }
const roll: Saying<Field, Roll> = {
  help: 'what each die needed and how many did it: 4+ 3',
  say: r => `${r.need}+ ${r.n}`,
}
const ledger: Saying<Field, Reckoning> = {
  help: 'the number, then its reasons: 7 = 8 -1 WAB-MAN-13',
  say: l => [`${l.total} = ${l.base}`, ...l.lines.map(x => `${x.n > 0 ? '+' : ''}${x.n} ${x.rule}`)].join(' '),
}
const ledgers: Saying<Field, readonly Reckoning[]> = {
  help: 'the totals of both sides',
  say: all => all.map(l => l.total).join(' '),
}
const n = asIs('a number')
const word = asIs('a word')
const yes = asIs('true or false')
const dice = listOf(asIs('faces 1 to 6'))
const two = { unit, other: unit }
const moves = { unit, path }

/** Every event in names. */
export const events: EventTable<Field, Event> = {
  'roll-off': { dice, side, what: oneOf(['ground', 'deploy', 'first', 'blows']) },
  laid: { side, ground: word },
  hid: { unit },
  'came-out': { unit },
  revealed: moves,
  placed: moves,
  turn: { turn: n, side },
  declared: { unit, targets: units },
  disengages: { unit },
  reacted: { unit, reaction: oneOf(REACTIONS), instead: yes, forced: yes },
  measured: { ...two, distance: length, reach: length },
  redirected: two,
  volley: { ...two, roll, ledger, reaction: yes, short: yes },
  armed: { unit, weapon: word },
  thrown: { unit, what: word, die: n, need: n },
  strays: { ...two, hits: n, die: n },
  blows: { ...two, who: oneOf(['men', 'champion', 'character', 'crew', 'impact', 'mount']), roll, ledger },
  wounds: { ...two, roll, ledger },
  saves: { ...two, roll, ledger },
  fallen: { unit, n, wounds: n, by: unit },
  'crew-fallen': { unit, n, by: unit },
  shared: { unit, dice, n },
  'replies-lost': { unit, n },
  abandoned: two,
  crashed: { unit, dice, n },
  impact: { ...two, dice, n },
  'will-flee': { unit, dice, distance: n },
  stampeded: { ...moves, dice, distance: n },
  breached: { unit },
  wrecked: two,
  manned: two,
  works: { unit, die: n, need: n, passed: yes },
  bolt: { ...two, line: path, n },
  stone: { ...two, guess: n, scatter: oneOf(['hit', 'arrow']), artillery: n, line: path, hits: n },
  ball: { ...two, guess: n, first: n, bounce: n, line: path, hits: n },
  salvo: { unit, die: n, line: path, hits: n },
  misfired: { unit, die: n, outcome: oneOf(['destroyed', 'crewman', 'jammed', 'no-shot']) },
  tested: { unit, why: oneOf(TESTS), dice, ledger, passed: yes },
  fled: { ...moves, why: oneOf(FLIGHTS), dice, distance: n },
  feigned: { ...moves, dice, distance: n },
  rallied: { ...moves, files: n },
  moved: { ...moves, way: word, cost: length },
  formed: { ...moves, files: n, how: oneOf(['files', 'reform', 'about']) },
  joined: two,
  left: two,
  contact: { ...two, side: oneOf(['front', 'right', 'rear', 'left']), path, models: n },
  failed: { ...two, why: oneOf(['short', 'crossed', 'blocked', 'fled', 'fear']), path },
  void: two,
  countercharged: { ...two, path },
  disengaged: moves,
  challenged: two,
  accepted: two,
  refused: two,
  result: { units, ledgers, margin: n, winner: side },
  momentum: { units, side, dice },
  broken: { unit, tested: yes },
  'gave-ground': { ...moves, dice, freely: yes },
  blocked: { unit, dice },
  restrained: { unit },
  stayed: { unit },
  pursued: { ...moves, dice, distance: n },
  followed: moves,
  overran: { ...moves, dice },
  caught: two,
  captured: { ...two, army: yes },
  recovered: two,
  'off-table': moves,
  returned: moves,
  lost: { unit, fate: oneOf(['none', 'killed', 'fled', 'astray']) },
  'general-dead': { unit },
  'made-way': moves,
  aligned: { ...two, path },
  dressed: { ...moves, left: n, right: n },
  'stepped-up': two,
  state: { unit, is: word, on: yes },
  points: { side, n, unit },
  ended: { winner: side, grade: oneOf(['none', 'broken', 'points', 'draw']), points: listOf(n) },
}
