import {
  type Growing,
  type Habit,
  type LedgerLine,
  odds,
  type Picks,
  type Position,
  type Rules,
  type Sampled,
  type Seat,
} from '@acies/kernel'
import type { Event, Happened } from '../events.ts'
import { type Field, foesOf, NOBODY } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { rounds } from '../steps/melee.ts'

/** What a melee or a shot brings, by the referee's own dice; shares of one, or means. */
export interface ClashOdds extends Sampled {
  kind: 'melee' | 'shot'
  unit: number
  target: number
  /** Dice of the first attack on the target, and what each must show to hit and then to wound; 0 when there was none. */
  dice: number
  hit: number
  wound: number
  /** What makes the first number what it is, and what it is set against. */
  value: Reckoned
  against: Reckoned
  /** How the pair fights, and who strikes first. */
  manner: Happened<'combat-began'>['manner']
  first: number
  /** By number of wounds on the target, from 0: all tries. */
  wounds: readonly number[]
  mean: number
  ownMean: number
  broken: number
  ownBroken: number
  flees: number
  ownFlees: number
  destroyed: number
  ownDestroyed: number
}
interface Reckoned {
  total: number
  lines: readonly LedgerLine[]
}

/** Both keep their cards and stand where they may choose: what is sure to come, not what somebody may think of. */
const habit: Habit<Field> = p => {
  switch (p.stack[p.stack.length - 1].step) {
    case 'play-event':
    case 'use-favour':
      return []
    case 'stand-or-flee':
    case 'voluntary-flight':
      return ['stand']
    case 'redraw':
      return ['keep']
    default:
      return null
  }
}

const FIGHTING: readonly string[] = ['combat', 'shot']
const isOver = (p: Position<Field>): boolean => !p.stack.some(frame => FIGHTING.includes(frame.step))

/** Who attacks, whom, and from which position the dice are thrown. */
interface Fight {
  kind: ClashOdds['kind']
  unit: number
  target: number
  from: Position<Field>
  seat: Seat
  picks: Picks
}

/** The fight an answer to the open question leads to, if it does. */
function fightOf(rules: Rules<Field, Event>, view: Position<Field>, seat: Seat, picks: Picks): Fight | null {
  const { step, v } = view.stack[view.stack.length - 1]
  const pair = { unit: Number(picks[0]), target: Number(picks[1]) }
  if (step === 'next-combat') return { kind: 'melee', ...pair, from: view, seat, picks }
  if (step === 'next-shot' && picks.length === 2) return { kind: 'shot', ...pair, from: view, seat, picks }
  const { attack } = view.field
  if (step === 'play-event' && attack !== null) {
    const { kind, by: unit, at: target } = attack
    return { kind, unit, target, from: view, seat, picks }
  }
  if (picks.at(-1) !== 'charge') return null
  const charged = afterCharge(rules, view, seat, picks, Number(v.unit))
  return charged && { kind: 'melee', seat, ...charged }
}

/** The melee that follows a charge if nothing changes before: the charger against whom it touches most. */
function afterCharge(
  rules: Rules<Field, Event>,
  view: Position<Field>,
  seat: Seat,
  picks: Picks,
  unit: number,
): Pick<Fight, 'unit' | 'target' | 'from' | 'picks'> | null {
  const { referee } = rules
  const p = rules.copy(view)
  referee.take(p, seat, picks)
  for (let n = 0; n < 8 && p.stack.some(frame => frame.step === 'charge'); n++) {
    const [who] = referee.owing(p)
    // Whom it lines up with is asked next; for now with the first, and nothing is wrapped.
    const answer = firstOf(rules, p, who)
    if (answer === null) return null
    referee.take(p, who, answer)
  }
  const g = p.field
  const u = g.units[unit]
  const [target] = foesOf(g, u).sort((a, b) => contactOf(u, g.units[b]).dice - contactOf(u, g.units[a]).dice)
  if (target === undefined || p.result !== null) return null
  g.phase = 'melee'
  g.mover = NOBODY
  p.stack = [
    { step: rounds.name, line: 'next', v: { ...rounds.with({ left: [unit, target] }, g) }, into: '', handed: null },
  ]
  referee.resume(p)
  return { unit, target, from: p, picks: [unit, target] }
}
function firstOf(rules: Rules<Field, Event>, p: Position<Field>, seat: Seat): Picks | null {
  const picks: (string | number)[] = []
  for (let n = 0; n < 4; n++) {
    const choice = rules.referee.next(p, seat, picks)
    if (choice === null || choice.enough !== undefined) return picks
    if (choice.of === 'pose') return null
    const first = choice.of === 'number' ? choice.min : choice.options[0]
    if (first === undefined || typeof first === 'object') return null
    picks.push(first)
  }
  return null
}

/** What an answer to the open question would bring, seen from a view; null where nobody fights. */
export function clashOdds(
  rules: Rules<Field, Event>,
  view: Position<Field>,
  seat: Seat,
  picks: Picks,
): Growing<ClashOdds> | null {
  if (rules.referee.refuse(view, seat, picks) !== null) return null
  const fight = fightOf(rules, view, seat, picks)
  if (fight === null) return null
  const { kind, unit, target, from } = fight
  let began: Happened<'combat-began'> | null = null
  let hit: Happened<'rolled'> | null = null
  let wounded: Happened<'rolled'> | null = null
  let [sum, ownSum] = [0, 0]
  const grown = odds(rules, from, seat, fight.picks, {
    seed: 7,
    habit,
    until: isOver,
    outcomes(heard) {
      const seen = new Set<string>()
      let [n, own] = [0, 0]
      for (const { event: e } of heard) {
        if (e.type === 'combat-began') began ??= e
        if (e.type === 'rolled' && e.unit === unit && e.foe === target) {
          if (e.roll === 'hit') hit ??= e
          else wounded ??= e
        }
        if (!('unit' in e) || (e.unit !== unit && e.unit !== target)) continue
        const who = e.unit === unit ? 'own-' : ''
        if (e.type === 'wounded' && e.unit === target) n += e.n
        if (e.type === 'wounded' && e.unit === unit) own += e.n
        if (e.type === 'broke') seen.add(`${who}broken`)
        if (e.type === 'fled') seen.add(`${who}flees`)
        if (e.type === 'destroyed') seen.add(`${who}destroyed`)
      }
      sum += n
      ownSum += own
      seen.add(`wounds:${n}`)
      return [...seen]
    },
  })
  return more => {
    const { counts, tries, within } = grown(more)
    const share = (name: string): number => (counts[name] ?? 0) / tries
    const most = Math.max(...Object.keys(counts).map(woundsIn))
    return {
      kind,
      unit,
      target,
      tries,
      within,
      ...rolledOf(hit, wounded),
      ...mannerOf(began, unit),
      wounds: Array.from({ length: most + 1 }, (_, n) => share(`wounds:${n}`)),
      mean: sum / tries,
      ownMean: ownSum / tries,
      broken: share('broken'),
      ownBroken: share('own-broken'),
      flees: share('flees'),
      ownFlees: share('own-flees'),
      destroyed: share('destroyed'),
      ownDestroyed: share('own-destroyed'),
    }
  }
}
const woundsIn = (name: string): number => (name.startsWith('wounds:') ? Number(name.slice(7)) : 0)

const mannerOf = (began: Happened<'combat-began'> | null, unit: number): Pick<ClashOdds, 'manner' | 'first'> =>
  began === null ? { manner: 'simultaneous', first: unit } : { manner: began.manner, first: began.first }
/** How the dice read: what they must show, and why. */
function rolledOf(
  hit: Happened<'rolled'> | null,
  wounded: Happened<'rolled'> | null,
): Pick<ClashOdds, 'dice' | 'hit' | 'wound' | 'value' | 'against'> {
  const none = { total: 0, lines: [] }
  if (hit === null) return { dice: 0, hit: 0, wound: 0, value: none, against: none }
  return {
    dice: hit.dice.length,
    hit: hit.need,
    wound: wounded?.need ?? 0,
    value: { total: hit.value, lines: hit.valueLines },
    against: { total: hit.against, lines: hit.againstLines },
  }
}
