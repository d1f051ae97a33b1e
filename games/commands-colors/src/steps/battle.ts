import { NOWHERE } from '@acies/hexes'
import { type Choice, type RuleId, thing } from '@acies/kernel'
import { distanceOf, enemyOf } from '../battlefield.ts'
import { bookOf, cite } from '../book.ts'
import {
  afterLastOf,
  besideEnemyUnit,
  enemiesBeside,
  type Field,
  firstOf,
  hexUnder,
  isLeader,
  onField,
  type Piece,
  sideOf,
  type Unit,
  unit,
  unitsOf,
} from '../field.ts'
import { NO_SIDE, sees } from '../sight.ts'
import { hasCloseTarget, hasTarget, rollOf, targetsOf } from '../targets.ts'
import { closeCombat } from './close-combat.ts'
import { fire } from './fire.ts'
import { isPiece } from './orders.ts'
import { active, nothing, procedure, question } from './rulebook.ts'

/** Ordered units battle one after another, each combat finished before the next is announced. */
export const battle = procedure({
  name: 'battle',
  with: () => ({ combat: null as null | { attacker: Piece; target: Piece } }),
  gives: undefined,
  lines: {
    announce(r) {
      r.call(announceCombat, {}, 'combat')
    },
    fight(r, v) {
      if (v.combat === null) return r.end(undefined)
      const { attacker, target } = v.combat
      const near = distanceOf(hexUnder(r.field, attacker), hexUnder(r.field, target)) === 1
      if (near) r.call(closeCombat, { attacker, target, bonus: false })
      else r.call(fire, { shooter: attacker, target })
    },
    next(r) {
      r.repeat()
    },
  },
})

/** A unit and whom it attacks: beside it in close combat, further off with missiles. */
export const announceCombat = question({
  name: 'announce-combat',
  kind: 'one',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length === 2) return null
    if (draft.length === 1) {
      const attacker = thing(draft, 0)
      return { of: 'unit', options: targetsOf(g, unit(g, attacker)), about: attacker }
    }
    const options: Piece[] = []
    let must = false
    for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
      const u = g.units[i]
      if (!mayBattle(u) || !hasTarget(g, u)) continue
      options.push(i)
      if (u.charged && hasCloseTarget(g, u, false)) must = true
    }
    return must ? { of: 'unit', options } : { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    if (typeof pick !== 'number' || !isPiece(g, pick)) return cite(g).battle
    return draft.length === 0 ? whyNotBattle(g, pick) : whyNotTarget(g, unit(g, thing(draft, 0)), pick)
  },
  take(r, _v, picks) {
    if (picks.length === 0) return null
    const attacker = thing(picks, 0)
    unit(r.field, attacker).fought++
    return { attacker, target: thing(picks, 1) }
  },
})

const mayBattle = (u: Unit): boolean => u.ordered && u.fought === 0 && !u.halted && onField(u)

function whyNotBattle(g: Field, piece: Piece): RuleId {
  if (isLeader(piece)) return cite(g).leaderBattle
  const u = unit(g, piece)
  if (u.side !== g.active || !u.ordered || u.hex === NOWHERE) return cite(g).battleOrdered
  if (u.fought > 0) return cite(g).battleOnce
  const book = bookOf(g)
  const beside = enemiesBeside(g, u.side, u.hex)
  if (beside.length > 0) return whyNotClose(g, u, beside[0])
  // Nobody beside it: it could only fire, if it is of those who do.
  if (book.types[u.type].range === 0) return book.battleRule(g, u, true) ?? cite(g).close
  const rule = book.battleRule(g, u, false)
  if (rule !== null) return rule
  const near = unitsOf(g, enemyOf(u.side)).filter(e => distanceOf(u.hex, e.hex) <= book.range(g, u))
  return near.length > 0 ? whyNotFire(g, u, near[0].id) : tooFar(g, u, nearest(g, u))
}
const nearest = (g: Field, u: Unit): number =>
  Math.min(...unitsOf(g, enemyOf(u.side)).map(e => distanceOf(u.hex, e.hex)))
const tooFar = (g: Field, u: Unit, far: number): RuleId => bookOf(g).rangeRule?.(g, u, far) ?? cite(g).fireRange

function whyNotTarget(g: Field, u: Unit, target: Piece): RuleId {
  const hex = hexUnder(g, target)
  if (hex === NOWHERE) return cite(g).battle
  const near = distanceOf(u.hex, hex) === 1
  if (sideOf(g, target) === u.side) return cite(g)[near ? 'close' : 'fire']
  return near ? whyNotClose(g, u, target) : whyNotFire(g, u, target)
}

function whyNotClose(g: Field, u: Unit, target: Piece): RuleId {
  const rule = bookOf(g).battleRule(g, u, true)
  if (rule !== null) return rule
  const roll = rollOf(g, u.id, target, 'attack', false)
  return cite(g)[bookOf(g).dice(g, roll) > 0 ? 'close' : 'noDice']
}

function whyNotFire(g: Field, u: Unit, target: Piece): RuleId {
  const book = bookOf(g)
  const rule = book.battleRule(g, u, false)
  if (rule !== null) return rule
  if (besideEnemyUnit(g, u.side, u.hex)) return cite(g).fireAdjacent
  if (isLeader(target) && !book.firesAtLeaders) return cite(g).fireLeader
  const hex = hexUnder(g, target)
  const far = distanceOf(u.hex, hex)
  if (far > book.range(g, u)) return tooFar(g, u, far)
  if (!sees(g, u.hex, hex, book.firesOver(g, u) ? u.side : NO_SIDE)) return cite(g).sight
  return cite(g)[book.dice(g, rollOf(g, u.id, target, 'fire', false)) > 0 ? 'fire' : 'noDice']
}
