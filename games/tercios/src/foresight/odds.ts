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
import { type Field, kindOf } from '../position.ts'
import { fireDice, shotAt } from '../rules/fighting.ts'
import type { Source } from '../rules/values.ts'

/** What a shot or a charge brings, by the referee's own dice; all but `dice` and `need` are shares of one or means. */
export interface FightOdds extends Sampled {
  kind: 'shot' | 'charge'
  unit: number
  target: number
  /** Dice of the first roll against the target, and what each of them needs; 0 when there was never one. */
  dice: number
  need: number
  /** How many there would be by the profile alone, and what raises or lowers them (TER-MOD-01). */
  base: number
  sources: readonly Source[]
  /** How the one who is charged would reply, where he is the one who asks. */
  reply: string | null
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
  (rules: Rules<Field, Event>, answering: Answering): Habit<Field> =>
  (p, seat) => {
    const { step } = p.stack[p.stack.length - 1]
    switch (step) {
      case 'react':
        return [answering]
      case 'attentive-reaction': {
        const deeds = rules.referee.next(p, seat, [])
        return deeds?.of === 'word' && deeds.options.includes('shoot') ? ['shoot'] : null
      }
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
function pairOf(p: Position<Field>, picks: Picks): Pair | null {
  const { step, v } = p.stack[p.stack.length - 1]
  const unit = Number(v.unit)
  const shot = (target: unknown): Pair => ({ kind: 'shot', unit, target: Number(target), reply: null })
  switch (step) {
    case 'choose-charge':
      return { kind: 'charge', unit, target: Number(picks[0]), reply: null }
    case 'react':
      return v.charge === true
        ? { kind: 'charge', unit: Number(v.against), target: unit, reply: String(picks[0]) }
        : null
    case 'choose-targets':
      return picks.length === 0 ? null : shot(picks[0])
    case 'choose-deed':
      return picks[0] === 'shoot' ? shot(picks[1]) : null
    case 'attentive-reaction':
      return picks[0] === 'shoot' ? shot(v.against) : null
    default:
      return null
  }
}
type Pair = Pick<FightOdds, 'kind' | 'unit' | 'target' | 'reply'>

/** Dice of the profile, before anything raises or lowers them (TER-VAL-02). */
function baseOf(g: Field, { kind, unit, target }: Pair): number {
  const u = g.troops[unit]
  if (kind === 'charge') return kindOf(g, u).combat
  return fireDice(g, u, 'fire', shotAt(g, u, g.troops[target])?.length ?? 0).original
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
  const base = baseOf(view.field, pair)
  let sources: readonly Source[] = []
  const grown = odds(rules, view, seat, picks, {
    seed: 7,
    habit: habitOf(rules, answering),
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
            sources = e.sources
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
      base,
      sources,
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
