import type { Choice, Pick, Picks } from '@acies/kernel'
import { distance, inches } from '@acies/table'
import { HARD, QUALITIES, ruleOfQuality } from '../data/qualities.ts'
import { LENT } from '../data/virtues.ts'
import { type Commander, enemyOf, type Field, inPlay, type Troop, under } from '../position.ts'
import { bodyOf, commanderBody } from './bodies.ts'
import { leaversOf } from './column.ts'
import { baseOf, commanderSees, commandersSee, distanceFrom, interacts, knows, reaches } from './command.ts'
import { missileOf } from './fighting.ts'
import { is, standsIn } from './ground.ts'
import { chargeTo, plainSpeed, reorientLanding } from './movement.ts'
import { sees } from './sight.ts'
import { armed, atLimit, has, isArtillery, isInfantry, isLed, staminaOf } from './traits.ts'

/** A Command Action: its rule, and what it is aimed at, pick by pick. */
export interface Action {
  rule: string
  targets(g: Field, c: Commander, draft: Picks): Choice | null
}
type Test = (g: Field, u: Troop, c: Commander) => boolean

const waits = (u: Troop): boolean => u.where === 'table' && !u.acted && u.card !== 'none'

/** Troops of his side that he reaches and sees; guns only where the action names them (TER-CMD-20, TER-ART-21). */
function friends(
  g: Field,
  c: Commander,
  test: Test,
  how: { anywhere?: boolean; guns?: boolean; blind?: boolean } = {},
): number[] {
  const found: number[] = []
  for (const u of g.troops) {
    if (u.side !== c.side || u.where !== 'table' || isArtillery(g, u) !== (how.guns === true)) continue
    if (!interacts(g, c, u) || !test(g, u, c)) continue
    if (how.anywhere !== true && !reaches(g, c, u)) continue
    if (how.blind === true || commanderSees(g, c, u)) found.push(u.id)
  }
  return found
}
/** Enemy troops in sight, at any distance or within one. */
function foes(g: Field, c: Commander, test: Test, within: number | null = null): number[] {
  const found: number[] = []
  for (const u of g.troops) {
    if (u.side === c.side || u.where !== 'table' || isArtillery(g, u) || !test(g, u, c)) continue
    if (within !== null && distanceFrom(g, c, u) >= within) continue
    if (commanderSees(g, c, u)) found.push(u.id)
  }
  return found
}
const commandReach = (c: Commander): number => inches(c.virtues.includes('presence') ? 9 : 6) + 5

function commandersOf(g: Field, c: Commander, side: number, test: (o: Commander) => boolean, near: boolean): number[] {
  return g.commanders
    .filter(
      o =>
        o !== c &&
        o.side === side &&
        o.where === 'table' &&
        test(o) &&
        (!near || distance(commanderBody(c), baseOf(g, o)) <= commandReach(c)) &&
        commandersSee(g, c, o),
    )
    .map(o => o.id)
}

const units = (options: number[]): Choice => ({ of: 'unit', options })
const words = (options: string[]): Choice => ({ of: 'word', options })
const one =
  (list: (g: Field, c: Commander) => number[]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null =>
    draft.length === 0 ? units(list(g, c)) : null
const oneAnd =
  (list: (g: Field, c: Commander) => number[], then: (g: Field, u: Troop, c: Commander) => string[]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null => {
    if (draft.length === 0) return units(list(g, c))
    return draft.length === 1 ? words(then(g, troop(g, draft[0]), c)) : null
  }
const pairOf =
  (pairs: (g: Field, c: Commander) => [number, number][]) =>
  (g: Field, c: Commander, draft: Picks): Choice | null => {
    const all = pairs(g, c)
    if (draft.length === 0) return units([...new Set(all.map(p => p[0]))])
    return draft.length === 1 ? units(all.filter(p => p[0] === draft[0]).map(p => p[1])) : null
  }
const troop = (g: Field, pick: Pick): Troop => g.troops[Number(pick)]
const always: Test = () => true
const unacted: Test = (_g, u) => waits(u)
/** A column waits for those who leave it (TER-CAV-21). */
const mayBeNext: Test = (g, u) => waits(u) && leaversOf(g, u).length === 0
const turns = (g: Field, u: Troop): string[] =>
  (['right', 'rear', 'left'] as const).filter((_, i) => reorientLanding(g, u, i === 0 ? 1 : i === 1 ? 2 : 3) !== null)
const inHiding = (g: Field, u: Troop): boolean => g.elements.some(e => is(g, e, 'hides') && standsIn(e, u))
const near = (a: Troop, b: Troop, within: number): boolean => distance(bodyOf(a), bodyOf(b)) < within

const nothing = (): Choice | null => null

const TARGETS: Readonly<Record<string, Action['targets']>> = {
  hurry: nothing,
  patient: nothing,
  inspire: oneAnd(
    (g, c) => friends(g, c, mayBeNext, { blind: knows(c, 'respectable') }),
    (_g, _u, c) => c.virtues.filter(v => LENT.includes(v)),
  ),
  threatening: one((g, c) => foes(g, c, unacted, inches(12))),
  alert: oneAnd((g, c) => friends(g, c, (f, u) => mayTurn(u) && turns(f, u).length > 0), turns),
  bold: one((g, c) => friends(g, c, unacted)),
  authoritarian: one((g, c) => friends(g, c, mayBeNext)),
  'eagle-eyed': one((g, c) => foes(g, c, mayBeNext)),
  comrade: one((g, c) => commandersOf(g, c, c.side, o => o.exhausted, true)),
  schemer: one((g, c) => foes(g, c, unacted)),
  accomplice: one((g, c) => commandersOf(g, c, c.side, o => mayRideOut(g, o), false)),
  coordinator: pairOf((g, c) => pairs(friends(g, c, mayBeNext), () => true)),
  determined: one((g, c) => friends(g, c, mayBeNext)),
  ruthless: one((g, c) => foes(g, c, (f, u) => isLed(f, u) && !under(u, 'ruthless'), commandReach(c))),
  diligent: one((g, c) => friends(g, c, (_f, u) => u.disordered)),
  skilled: oneAnd((g, c) => friends(g, c, (f, u) => !u.acted && turns(f, u).length > 0, { guns: true }), turns),
  enigmatic: pairOf((g, c) => pairs(foes(g, c, unacted), (a, b) => near(g.troops[a], g.troops[b], inches(6)))),
  enthusiast: one((g, c) => friends(g, c, mayBeNext)),
  stoic: one((g, c) => friends(g, c, always)),
  undaunted: one((g, c) => friends(g, c, always)),
  experienced: pairOf((g, c) => dismantled(g, c)),
  hero: one((g, c) =>
    friends(g, c, (_f, u) => u.acted && u.last !== 'none' && u.card === 'none' && !under(u, 'heroic')),
  ),
  honourable: one((g, c) => friends(g, c, (f, u) => u.wear > (has(f, u, 'elite') ? 0 : 1))),
  engineer: one((g, c) => friends(g, c, unacted, { guns: true })),
  relentless: one((g, c) => friends(g, c, (f, u) => waits(u) && plainSpeed(f, u) > 0)),
  clever: one((g, c) => foes(g, c, (_f, u) => u.card !== 'none' && !u.spied)),
  innovator: oneAnd(
    (g, c) => friends(g, c, unacted),
    () => ['keep', 'fire'],
  ),
  notable: one((g, c) => friends(g, c, mayBeNext, { anywhere: true })),
  intriguer: one((g, c) => commandersOf(g, c, enemyOf(c.side), o => !o.exhausted, false)),
  learned: one((g, c) => foes(g, c, unacted)),
  meticulous: one((g, c) => friends(g, c, unacted)),
  terrible: one((g, c) =>
    g.troops.filter(u => u.side !== c.side && u.where === 'table' && !isArtillery(g, u)).map(u => u.id),
  ),
  mentor: one((g, c) => friends(g, c, mayBeNext)),
  officious: pairOf((g, c) => passedOn(g, c)),
  perfectionist: one((g, c) =>
    friends(g, c, (f, u) => waits(u) && isInfantry(f, u) && u.wear === 0 && u.card === 'fire' && !u.blind),
  ),
  rogue: oneAnd(
    (g, c) => friends(g, c, (f, u) => mayBeNext(f, u, c) && inHiding(f, u)),
    () => ['fire', 'combat'],
  ),
  prudent: one((g, c) => friends(g, c, (_f, u) => u.acted && u.card === 'none')),
  prepared: one((g, c) =>
    friends(g, c, (f, u) => u.acted && !u.limbered && has(f, u, 'draught-horses'), { guns: true }),
  ),
  protector: one((g, c) => friends(g, c, (f, u) => plainSpeed(f, u) > 0 && u.building < 0)),
  provoker: one((g, c) => foes(g, c, (f, u) => waits(u) && canCharge(f, u))),
  swift: one((g, c) => friends(g, c, unacted)),
  pious: oneAnd(
    (g, c) => friends(g, c, mayBeNext),
    () => ['keep', 'resist'],
  ),
  shrewd: one((g, c) => commandersOf(g, c, enemyOf(c.side), o => !o.exhausted, false)),
  tenacious: one((g, c) => friends(g, c, (f, u) => mayBeNext(f, u, c) && has(f, u, 'light'))),
}
/** Nobody leaves a troop that he joined this turn, or that has acted (TER-CMD-16). */
export const mayRideOut = (g: Field, c: Commander): boolean => c.inside < 0 || (!c.fresh && !g.troops[c.inside].acted)
const mayTurn = (u: Troop): boolean => !u.fortress && !u.emplaced && u.building < 0
const pairs = (list: readonly number[], fit: (a: number, b: number) => boolean): [number, number][] =>
  list.flatMap(a => list.filter(b => a !== b && fit(a, b)).map((b): [number, number] => [a, b]))
const canCharge = (g: Field, u: Troop): boolean =>
  !u.fortress &&
  !u.emplaced &&
  u.building < 0 &&
  g.troops.some(o => o.where === 'table' && o.side !== u.side && chargeTo(g, u, o) !== null && sees(g, u, o))

/** A company to be dismantled, and the formation that takes it in (TER-QUA-29). */
function dismantled(g: Field, c: Commander): [number, number][] {
  const list = friends(g, c, always)
  return pairs(list, (a, b) => {
    const [from, to] = [g.troops[a], g.troops[b]]
    const company = isShotOrPike(g, from) && !atLimit(g, from)
    return company && g.kinds[to.kind].branch === 'formation' && to.wear > 0 && near(from, to, inches(6))
  })
}
const isShotOrPike = (g: Field, u: Troop): boolean =>
  g.kinds[u.kind].branch === 'company' && (missileOf(g, u) !== null || armed(g, u, 'pikes'))
/** Wear passed from one troop to another of its kind (TER-QUA-49). */
function passedOn(g: Field, c: Commander): [number, number][] {
  const list = [...friends(g, c, always), ...friends(g, c, always, { guns: true })]
  return pairs(list, (a, b) => {
    const [from, to] = [g.troops[a], g.troops[b]]
    const alike = g.kinds[from.kind].branch === g.kinds[to.kind].branch && from.command === to.command
    return alike && from.wear > 0 && to.wear < staminaOf(g, to) && distance(bodyOf(from), bodyOf(to)) <= inches(6) + 5
  })
}

export function actionNamed(name: string): Action {
  const rule = name === 'hurry' ? 'TER-CMD-31' : name === 'inspire' ? 'TER-CMD-32' : ruleOfQuality(name)
  return { rule, targets: TARGETS[name] ?? nothing }
}
/** The target number of its check. */
export const mustCheckAction = (name: string): number => (HARD.some(q => q === name) ? 6 : 5)

/** What a commander can do now: hurry, inspire, and the qualities that have somebody to work on (TER-CMD-30). */
export function actionsOf(g: Field, c: Commander): string[] {
  const names: string[] = ['hurry']
  const possible = (name: string): boolean => {
    const choice = TARGETS[name]?.(g, c, [])
    return choice !== undefined && (choice === null || !('options' in choice) || choice.options.length > 0)
  }
  if (c.virtues.some(v => LENT.includes(v)) && possible('inspire')) names.push('inspire')
  for (const quality of QUALITIES) {
    if (!c.qualities.includes(quality) || !(quality in TARGETS)) continue
    if (quality === 'patient') {
      // With nobody left to act on the other side, waiting would never end.
      if (g.troops.some(u => u.side !== c.side && inPlay(u) && !u.acted && u.card !== 'none')) names.push(quality)
    } else if (possible(quality)) names.push(quality)
  }
  return names
}
