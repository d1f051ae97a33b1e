import {
  type Growing,
  type Habit,
  odds,
  type Picks,
  type Position,
  type Rules,
  type Sampled,
  type Seat,
} from '@acies/kernel'
import type { Event } from '../events.ts'
import { type Field, modelsIn } from '../position.ts'
import { charactersIn } from '../rules/ranks.ts'

/** What a charge, a volley or a round of combat brings, by the referee's own dice: shares of one, or means. */
export interface FightOdds extends Sampled {
  kind: 'charge' | 'shot' | 'combat' | 'reaction'
  unit: number
  target: number
  /** By how many models the target loses, from 0: together all tries. */
  falls: readonly number[]
  /** The last of them stands for all that are more. */
  orMore: boolean
  losses: number
  ownLosses: number
  /** It comes to blows. */
  contact: number
  wins: number
  loses: number
  /** Runs: from the combat, or in panic. */
  routs: number
  ownRouts: number
}
/** Bars to show, and from which share on. */
const MOST = 8
const RARE = 0.004

/** What everybody does meanwhile: stands, stays, strikes at the men, runs after nobody. */
const plainly: Habit<Field> = p => {
  const { step } = p.stack[p.stack.length - 1]
  switch (step) {
    case 'declare-charges':
    case 'react':
    case 'redirect':
    case 'charge-files':
    case 'move':
    case 'declare-shots':
    case 'next-combat':
    case 'challenge':
    case 'aim':
    case 'dress':
    case 'order-tests':
    case 'reform-rallied':
      return []
    case 'react-revealed':
      return ['hold']
    case 'give-way':
      return ['stand']
    case 'overrun':
    case 'stay':
    case 'make-way':
      return ['stay']
    case 'pursue':
      return ['pursue']
    default:
      return null
  }
}

/** Who would fight whom, if this answer makes anybody fight. */
function pairOf(p: Position<Field>, picks: Picks): Pick<FightOdds, 'kind' | 'unit' | 'target'> | null {
  const { step } = p.stack[p.stack.length - 1]
  const g = p.field
  const unit = Number(picks[picks.length - 2])
  const target = Number(picks[picks.length - 1])
  switch (step) {
    case 'declare-charges':
      return g.units[unit]?.side === g.active && g.units[target]?.side !== g.active
        ? { kind: 'charge', unit, target }
        : null
    case 'react': {
      const charged = Number(picks[picks.length - 2])
      const by = g.charges.find(c => c.state === 'declared' && c.targets.includes(charged))
      return by === undefined ? null : { kind: 'reaction', unit: charged, target: by.unit }
    }
    case 'declare-shots':
      return picks.length < 2 ? null : { kind: 'shot', unit, target }
    case 'next-combat': {
      const link = g.links.find(l => l.a === target || l.b === target)
      if (link === undefined) return null
      const own = g.units[link.a].side === g.active
      return { kind: 'combat', unit: own ? link.a : link.b, target: own ? link.b : link.a }
    }
    default:
      return null
  }
}

/** A charger that gets there however far it is, with who leads it: for tables on which nobody measures (WAB-GEN-04). */
function unmeasured(p: Position<Field>, charger: number): Position<Field> {
  const g = p.field
  const swift = [g.units[charger], ...charactersIn(g, g.units[charger])].map(u => u.kind)
  return { ...p, field: { ...g, kinds: g.kinds.map((kind, i) => (swift.includes(i) ? { ...kind, pace: 72 } : kind)) } }
}

/** Up to the most there can be, what hardly ever comes thrown in with the last. */
function barsOf(shares: readonly number[], most: number): Pick<FightOdds, 'falls' | 'orMore'> {
  let last = most
  while (last > 1 && shares[last] < RARE) last--
  const beyond = shares.slice(last).reduce((sum, share) => sum + share, 0)
  return { falls: [...shares.slice(0, last), beyond], orMore: last === MOST || last < most }
}

/** The fight is settled: what is left are flights and pursuits. */
const isAftermath = ({ step }: { step: string }): boolean => step === 'aftermath'

/** What an answer to the open question would bring, seen from a view; null where nobody fights (WAB-CR-01, WAB-SHOOT-01). */
export function fightOdds(
  rules: Rules<Field, Event>,
  seen: Position<Field>,
  seat: Seat,
  picks: Picks,
): Growing<FightOdds> | null {
  if (rules.referee.refuse(seen, seat, picks) !== null) return null
  const pair = pairOf(seen, picks)
  if (pair === null) return null
  // How far a shot goes is all there is to it; a charge is told as if it arrived.
  const open = rules.terms.options.includes('open-measures')
  if (!open && pair.kind === 'shot') return null
  const charger = pair.kind === 'charge' ? pair.unit : pair.kind === 'reaction' ? pair.target : -1
  const view = open || charger < 0 ? seen : unmeasured(seen, charger)
  const { unit, target } = pair
  const { turn } = view.field
  let [losses, ownLosses] = [0, 0]
  const over = pair.kind === 'shot' ? 'shooting' : 'combat'
  const grown = odds(rules, view, seat, picks, {
    seed: 7,
    habit: plainly,
    until: p =>
      p.field.turn !== turn || (over === 'shooting' && p.field.phase === 'combat') || p.stack.some(isAftermath),
    outcomes(heard, before) {
      const seen = new Set<string>()
      let fallen = 0
      for (const { event: e } of heard)
        switch (e.type) {
          case 'fallen':
            if (e.unit === target) fallen += e.n
            if (e.unit === unit) ownLosses += e.n
            break
          case 'contact':
            if (e.unit === (pair.kind === 'reaction' ? target : unit)) seen.add('contact')
            break
          case 'broken':
          case 'fled':
            if (e.unit === target) seen.add('routs')
            if (e.unit === unit) seen.add('own-routs')
            break
          case 'result':
            if (!e.units.includes(unit) || e.winner === -1) break
            seen.add(e.winner === before.field.units[unit].side ? 'wins' : 'loses')
        }
      losses += fallen
      seen.add(`falls:${Math.min(MOST, fallen)}`)
      return [...seen]
    },
  })
  const most = Math.min(MOST, modelsIn(view.field.units[target]))
  return more => {
    const { counts, tries, within } = grown(more)
    const share = (name: string): number => (counts[name] ?? 0) / tries
    return {
      ...pair,
      tries,
      within,
      ...barsOf(
        Array.from({ length: MOST + 1 }, (_, n) => share(`falls:${n}`)),
        most,
      ),
      losses: losses / tries,
      ownLosses: ownLosses / tries,
      contact: pair.kind === 'combat' ? 1 : share('contact'),
      wins: share('wins'),
      loses: share('loses'),
      routs: share('routs'),
      ownRouts: share('own-routs'),
    }
  }
}
