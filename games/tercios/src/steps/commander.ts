import { type Choice, type Picks, pose as posePick, thing, word } from '@acies/kernel'
import { crosses, distance, distanceTo, inches, length, nearestTo, type Point, pose, slid } from '@acies/table'
import { clearOfLine, farFrom } from '@acies/tabletop'
import { type Commander, commanderOf, type Field, NOBODY, put, type Side, type Troop } from '../position.ts'
import { mayRideOut } from '../rules/aim.ts'
import { bodyOf, centresOf } from '../rules/bodies.ts'
import { commanderMove, interacts } from '../rules/command.ts'
import { wayOf } from '../rules/ground.ts'
import { whyNoCommander, whyNotJoined } from '../rules/why.ts'
import { leads } from '../traits/index.ts'
import { atLeast, event, procedure, question, roll, seatOf, type Table } from './book.ts'
import { charge, closeActivation, sendToAttack } from './charge.ts'
import { actionSteps, commandAction } from './command-action.ts'
import { breakIfWorn, commanderMayStand, standClear } from './losses.ts'
import { ride } from './step-aside.ts'

const mayAct = (g: Field, c: Commander): boolean => c.where === 'table' && !c.exhausted && mayRideOut(g, c)

export function commandersToAct(g: Field, side: Side): number[] {
  const list = g.commanders.filter(c => c.side === side && mayAct(g, c))
  const shrewd = list.find(c => c.id === g.shrewd[side]) // TER-QUA-60
  return shrewd === undefined ? list.map(c => c.id) : [shrewd.id]
}
export const canCommand = (g: Field, side: Side): boolean => commandersToAct(g, side).length > 0

/** One commander moves, then joins a troop or gives a command (TER-CMD-10). Gives whether the troop step is waived. */
export const commanderStep = procedure({
  name: 'commander-step',
  gives: false as boolean,
  with: (a: { side: Side }) => ({
    side: a.side as number,
    commander: NOBODY,
    how: 'stay',
    left: false,
    patient: false,
  }),
  lines: {
    choose(r, v) {
      r.call(chooseCommander, { side: v.side }, 'commander')
    },
    move(r, v) {
      if (v.commander === NOBODY) return r.end(false)
      r.field.shrewd[v.side] = NOBODY
      v.left = commanderOf(r.field, v.commander).inside >= 0
      r.call(
        moveCommander,
        { commander: v.commander, most: commanderMove(commanderOf(r.field, v.commander)), joins: true },
        'how',
      )
    },
    fearless(r, v) {
      const g = r.field
      const c = commanderOf(g, v.commander)
      if (v.how !== 'fearless' || c.inside < 0) return
      const n = commandCheck(r, c, 5, ['TER-QUA-43'])
      c.exhausted = true
      if (n === 0) return
      const u = g.troops[c.inside]
      put(u, 'fearless')
      sendToAttack(r, u)
      r.call(charge, { unit: u.id })
    },
    charged(r, v) {
      const { inside } = commanderOf(r.field, v.commander)
      if (v.how === 'fearless') closeActivation(r.field, inside)
    },
    act(r, v) {
      const c = commanderOf(r.field, v.commander)
      // To change troops or to charge with one was his action.
      if (c.inside >= 0 || c.where !== 'table' || v.how === 'nimble' || v.how === 'fearless') {
        r.field.moving = NOBODY
        return r.end(false)
      }
      r.call(commandAction, { commander: v.commander, left: v.left }, 'patient')
    },
    over(r, v) {
      r.end(v.patient)
    },
  },
})

const chooseCommander = question({
  name: 'choose-commander',
  kind: 'one',
  rules: ['TER-ACT-02', 'TER-CMD-10', 'TER-MRK-07'],
  with: (a: { side: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: commandersToAct(g, v.side === 0 ? 0 : 1), enough: 'no-commander' },
  why: (g, v, _draft, pick) => whyNoCommander(g, v.side === 0 ? 0 : 1, pick),
  take: (_r, _v, picks): number => (picks.length === 0 ? NOBODY : thing(picks, 0)),
})

/** TER-CMD-21 */
export function commandCheck(r: Table, c: Commander, need: number, rules: readonly string[]): number {
  const dice = roll(r, c.level)
  const n = atLeast(dice, need)
  r.tell(event('command-check', [...rules, 'TER-CMD-21'], { unit: c.id, dice, need, n }))
  return n
}

const HOWS = ['stay', 'move', 'join', 'nimble', 'fearless'] as const

/** From where his move is measured: his base, or any edge of the troop he is with. */
function gapTo(g: Field, c: Commander, to: Point): number {
  if (c.inside < 0) return length(c.x - to.x, c.y - to.y)
  return Math.max(0, distanceTo(bodyOf(g.troops[c.inside]), to) - c.radius)
}
/** The rule a commander's move breaks, or null (TER-CMD-11, TER-TRR-12, TER-RUL-77). */
function commanderFault(g: Field, c: Commander, to: Point, most: number): string | null {
  if (gapTo(g, c, to) > most + 5) return 'TER-CMD-11'
  const fault = wayFault(g, c, c.inside < 0 ? c : nearestTo(bodyOf(g.troops[c.inside]), to), to)
  if (fault !== null) return fault
  return commanderMayStand(g, c, to.x, to.y) ? null : 'TER-CMD-11'
}
/** Neither over impassable ground nor through enemies. */
function wayFault(g: Field, c: Commander, from: Point, to: Point): string | null {
  if (wayOf(g, null, from, to).impassable) return 'TER-TRR-12'
  for (const u of g.troops) {
    if (u.where !== 'table' || u.side === c.side) continue
    const body = bodyOf(u)
    if (!clearOfLine(body, from, to, 0) && crosses(body, from, to)) return 'TER-CMD-11'
  }
  return null
}
/** Troops he may ride with, near enough (TER-CMD-12, 14). */
function joinable(g: Field, c: Commander, most: number): number[] {
  const found: number[] = []
  const host = c.inside < 0 ? null : g.troops[c.inside]
  const reach = most + 5 + (host === null ? c.radius : host.width + host.depth)
  const isOpen = (p: Point): boolean => {
    const from = host === null ? c : nearestTo(bodyOf(host), p)
    const far = length(p.x - from.x, p.y - from.y) - (host === null ? c.radius : 0)
    return far <= most + 5 && wayFault(g, c, from, p) === null
  }
  for (const u of g.troops) {
    if (u.where !== 'table' || u.id === c.inside || !interacts(g, c, u)) continue
    if (farFrom(bodyOf(u), host ?? c, reach)) continue
    const nearest = nearestTo(bodyOf(u), host ?? c)
    const gap = host === null ? length(nearest.x - c.x, nearest.y - c.y) - c.radius : distance(bodyOf(host), bodyOf(u))
    if (gap > most + 5) continue
    if (isOpen(nearest) || centresOf(u).some(isOpen)) found.push(u.id)
  }
  return found
}

export const moveCommander = question({
  name: 'move-commander',
  kind: 'pose',
  rules: ['TER-CMD-11', 'TER-CMD-10', 'TER-CMD-14'],
  /** Whoever hurries may join a troop, but try nothing else (TER-CMD-31). */
  with: (a: { commander: number; most: number; joins: boolean; hurries?: boolean }) => a,
  seats: (g, v) => seatOf(commanderOf(g, v.commander).side),
  next(g, v, draft): Choice | null {
    const c = commanderOf(g, v.commander)
    if (draft.length === 0) {
      const options: string[] = []
      const shut = c.inside >= 0 && nearestExit(g, c) === null
      if (c.inside < 0 || !v.joins || shut) options.push('stay')
      if (!shut) options.push('move')
      const near = v.joins && joinable(g, c, v.most).length > 0
      if (near && c.inside < 0) options.push('join')
      if (near && c.inside >= 0 && leads(c, 'changesTroops') !== null) options.push('nimble')
      if (near && c.inside < 0 && leads(c, 'leadsCharge') !== null && v.hurries !== true) options.push('fearless')
      return { of: 'word', options, about: c.id }
    }
    if (draft.length > 1 || draft[0] === 'stay') return null
    if (draft[0] === 'move') return { of: 'pose', about: c.id }
    return { of: 'unit', options: joinable(g, c, v.most), about: c.id }
  },
  why(g, v, draft, pick) {
    const c = commanderOf(g, v.commander)
    if (draft.length > 0) return whyNotJoined(g, c, pick)
    switch (pick) {
      case 'nimble':
        return 'TER-QUA-04'
      case 'fearless':
        return 'TER-QUA-43'
      case 'join':
        return v.joins && c.inside < 0 ? 'TER-CMD-14' : 'TER-CMD-17'
      case 'stay':
        return 'TER-CMD-16'
      default:
        return null
    }
  },
  forbids(g, v, picks) {
    if (picks[0] !== 'move') return null
    const [x, y] = posePick(picks, 1)
    return commanderFault(g, commanderOf(g, v.commander), { x, y }, v.most)
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const c = commanderOf(g, v.commander)
    const found: Picks[] = []
    const exit = c.inside < 0 ? null : nearestExit(g, c)
    if (c.inside >= 0 && exit === null) return [['stay']]
    const mayLeave = c.inside < 0 || leads(c, 'changesTroops') !== null
    let known: readonly number[] | null = v.joins && mayLeave ? null : []
    // Whom he could join is looked for only when it matters.
    const near = (): readonly number[] => {
      known ??= joinable(g, c, v.most)
      return known
    }
    const bold = leads(c, 'leadsCharge') !== null && v.hurries !== true
    for (let i = 0; i < 4 * n && found.length < n; i++) {
      const dice = random(8)
      if (dice === 0 && c.inside < 0 && near().length > 0)
        found.push([bold && random(2) === 0 ? 'fearless' : 'join', near()[random(near().length)]])
      else if (dice === 1 && c.inside >= 0 && near().length > 0) found.push(['nimble', near()[random(near().length)]])
      else if (dice < 4 && (c.inside < 0 || !v.joins)) found.push(['stay'])
      else {
        const from = c.inside < 0 ? c : centresOf(g.troops[c.inside])[random(4)]
        const at = slid(pose(from.x, from.y, 0), random(36) * 1000, Math.floor((v.most * (1 + random(4))) / 4))
        if (commanderFault(g, c, at, v.most) === null) found.push(['move', [at.x, at.y, 0]])
      }
    }
    if (found.length > 0) return found
    return [exit === null || !v.joins ? ['stay'] : ['move', exit]]
  },
  take(r, v, picks): string {
    const g = r.field
    const c = commanderOf(g, v.commander)
    const how = word(picks, 0, HOWS)
    if (how === 'stay') return how
    if (how === 'move') {
      const [x, y] = posePick(picks, 1)
      const host = c.inside < 0 ? null : g.troops[c.inside]
      const was = host ?? c
      const path = [was.x, was.y, 0, x, y, 0]
      c.x = x
      c.y = y
      c.inside = NOBODY
      r.tell(
        event('commander-moved', ['TER-CMD-11', host === null ? 'TER-CMD-10' : 'TER-CMD-16'], { unit: c.id, path }),
      )
      if (host !== null) breakIfWorn(r, host)
      return how
    }
    const left = c.inside < 0 ? null : g.troops[c.inside]
    const host = g.troops[thing(picks, 1)]
    if (how === 'nimble' && commandCheck(r, c, 5, ['TER-QUA-04']) === 0) stopMidway(r, c, host)
    else ride(r, c, host)
    if (left !== null) breakIfWorn(r, left) // TER-RUL-45
    return how
  },
})
/** TER-QUA-04: between the two troops, worn out. */
function stopMidway(r: Table, c: Commander, to: Troop): void {
  const g = r.field
  const from = g.troops[c.inside]
  c.inside = NOBODY
  c.exhausted = true
  c.x = Math.round((from.x + to.x) / 2)
  c.y = Math.round((from.y + to.y) / 2)
  if (!commanderMayStand(g, c, c.x, c.y)) standClear(g, c, pose(c.x, c.y, 0))
  r.tell(event('exhausted', ['TER-QUA-04'], { unit: c.id }))
}
/** A free spot beside the troop he is with; null when it is shut in on all sides. */
function nearestExit(g: Field, c: Commander): [number, number, number] | null {
  const u = g.troops[c.inside]
  const most = commanderMove(c)
  for (let d = inches(0.5); d < inches(9); d += inches(0.5))
    for (let way = 0; way < 36000; way += 1500) {
      const at = slid(pose(u.x, u.y, 0), u.facing + way, d)
      // Most places are shut by the troop itself.
      if (commanderMayStand(g, c, at.x, at.y) && commanderFault(g, c, at, most) === null) return [at.x, at.y, 0]
    }
  return null
}

export const commanderSteps = [commanderStep, chooseCommander, moveCommander, ...actionSteps]
