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
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { linesOf } from '../rules/values.ts'

/** What a shot or a charge brings, by the referee's own dice; all but `dice` and `need` are shares of one or means. */
export interface FightOdds extends Sampled {
  kind: 'shot' | 'charge'
  unit: number
  target: number
  /** Dice of the first roll against the target, and what each of them needs; 0 when there was never one. */
  dice: number
  need: number
  /** What makes them so many: increases and reductions, each with its rule. */
  ledger: readonly LedgerLine[]
  /** By number of hits of that roll, from 0; the rest did not come to it. */
  hits: readonly number[]
  /** The mean wear each of them takes. */
  wear: number
  ownWear: number
  destroyed: number
  ownDestroyed: number
  disordered: number
  ownDisordered: number
  /** The target gives way: it disengages or retreats. */
  givesWay: number
  ownGivesWay: number
  /** The target is out of reach when the charger comes: it has fled. */
  fled: number
  /** The charge comes to a combat. */
  contact: number
}

/** How the enemy answers windows: he lets them pass, or uses what card he has. */
export type Answering = 'pass' | 'card'

const habitOf =
  (answering: Answering): Habit<Field> =>
  p => {
    const { step } = p.stack[p.stack.length - 1]
    switch (step) {
      case 'react':
        return [answering]
      case 'choose-shelter':
      case 'consolidate':
      case 'choose-caracole':
        return []
      case 'invoke-bad-war':
        return ['decline']
      default:
        return null
    }
  }

const FIGHTING: readonly string[] = ['charge', 'fire', 'charge-reaction', 'approach', 'interception', 'combat']
const isOver = (p: Position<Field>): boolean => !p.stack.some(frame => FIGHTING.includes(frame.step))

/** The pair that would fight, if this answer makes anybody fight. */
function pairOf(p: Position<Field>, picks: Picks): Pick<FightOdds, 'kind' | 'unit' | 'target'> | null {
  const { step, v } = p.stack[p.stack.length - 1]
  const unit = Number(v.unit)
  switch (step) {
    case 'choose-charge':
      return { kind: 'charge', unit, target: Number(picks[0]) }
    case 'choose-targets':
      return picks.length === 0 ? null : { kind: 'shot', unit, target: Number(picks[0]) }
    case 'choose-deed':
      return picks[0] === 'shoot' ? { kind: 'shot', unit, target: Number(picks[1]) } : null
    case 'attentive-reaction':
      return picks[0] === 'shoot' ? { kind: 'shot', unit, target: Number(v.against) } : null
    default:
      return null
  }
}

/** What an answer to the open question would bring, seen from a view; null where nobody fights (TER-SHO-01, TER-CBT-01). */
export function fightOdds(
  rules: Rules<Field, Event>,
  view: Position<Field>,
  seat: Seat,
  picks: Picks,
  answering: Answering = 'pass',
): Growing<FightOdds> | null {
  if (rules.referee.refuse(view, seat, picks) !== null) return null
  const pair = pairOf(view, picks)
  if (pair === null) return null
  const { unit, target } = pair
  let [dice, need, wear, ownWear] = [0, 0, 0, 0]
  let ledger: readonly LedgerLine[] = []
  const grown = odds(rules, view, seat, picks, {
    seed: 7,
    habit: habitOf(answering),
    until: isOver,
    outcomes(heard) {
      const seen = new Set<string>()
      let rolled = false
      for (const { event: e } of heard) {
        const own = e.unit === unit
        if (!own && e.unit !== target) continue
        switch (e.type) {
          case 'shot':
          case 'struck':
            if (!own || e.other !== target || rolled) break
            rolled = true
            dice = e.dice.length
            need = e.need
            ledger = linesOf(e.sources)
            seen.add(`hits:${e.n}`)
            break
          case 'wear':
            if (own) ownWear += e.n
            else wear += e.n
            break
          case 'destroyed':
          case 'disordered':
          case 'fled':
            seen.add(`${own ? 'own-' : ''}${e.type}`)
            break
          case 'disengaged':
          case 'retreated':
            seen.add(own ? 'own-gives-way' : 'gives-way')
            break
          case 'combat':
            seen.add('contact')
        }
      }
      return [...seen]
    },
  })
  return more => {
    const { counts, tries, within } = grown(more)
    const share = (name: string): number => (counts[name] ?? 0) / tries
    const most = Math.max(dice > 0 ? Math.min(dice, 3) : 0, ...Object.keys(counts).map(hitsIn))
    return {
      ...pair,
      tries,
      within,
      dice,
      need,
      ledger,
      hits: Array.from({ length: most + 1 }, (_, n) => share(`hits:${n}`)),
      wear: wear / tries,
      ownWear: ownWear / tries,
      destroyed: share('destroyed'),
      ownDestroyed: share('own-destroyed'),
      disordered: share('disordered'),
      ownDisordered: share('own-disordered'),
      givesWay: share('gives-way'),
      ownGivesWay: share('own-gives-way'),
      fled: share('fled'),
      contact: share('contact'),
    }
  }
}
const hitsIn = (name: string): number => (name.startsWith('hits:') ? Number(name.slice(5)) : 0)
