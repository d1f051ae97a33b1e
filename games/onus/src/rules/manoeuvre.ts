import type { Pick, Picks } from '@acies/kernel'
import {
  ahead,
  bodyOf,
  CORNERS,
  type Corner,
  distance,
  facedAbout,
  forwardSense,
  type Leg,
  type Pose,
  slid,
  turnBetween,
  wheeled,
} from '@acies/table'
import { copyUnit, withUnits } from '../copies.ts'
import { type Blue, FORMATIONS } from '../data/kind.ts'
import type { Rule } from '../events.ts'
import { belowOf, does, ENDS, type End, type Field, IDLE, kindOf, NOBODY, STEP, type Unit } from '../position.ts'
import { atWill, hasTrait, traitsWith } from '../traits/index.ts'
import type { Act, FreeTurn } from '../traits/trait.ts'
import { chargeFault, chargeLeft, isRush, rush, without } from './charge.ts'
import { touching } from './contacts.ts'
import { bestCharges, diceOf, isAlong, mustCharge, owesCharge } from './duty.ts'
import { against, budgetOf, halfOf, isEased, leftOf, legFault, moveOf, SHORT, type Ways, waysOf } from './going.ts'
import { restFault } from './rest.ts'
import { baseOf, type Drawn, hasRoom, stanceOf } from './stance.ts'

/** A move of its own, or the extra one after a victory: half, without manoeuvres, never into contact (ONU-R-60). */
export type Errand = 'move' | 'extra'

const WHEELS = CORNERS.map(corner => `wheel-${corner}` as const)
const EXTENDS = ENDS.map(end => `extend-${end}` as const)
const SHORTENS = ENDS.map(end => `shorten-${end}` as const)
const FORMS = FORMATIONS.map(f => `form-${f}` as const)
/** Every word of a manoeuvre, in the order in which they are offered. */
export const WORDS = [
  'charge',
  'ahead',
  ...WHEELS,
  'slide',
  'turn',
  ...EXTENDS,
  ...SHORTENS,
  ...FORMS,
  'drop',
  'forced-march',
  'separate',
] as const
export type Word = (typeof WORDS)[number]
const isWord = (pick: Pick | undefined): pick is Word => WORDS.some(w => w === pick)

/** One deed of a manoeuvre: a word and its numbers. */
export interface Deed {
  word: Word
  n: number
  /** Of a slide: how far, after its bearing. */
  far: number
}
/** How many numbers follow a word. */
const numbersOf = (word: Word): 0 | 1 | 2 =>
  word === 'slide' ? 2 : word === 'ahead' || word === 'turn' || word.startsWith('wheel-') ? 1 : 0

/** The deeds of an answer; a last one that wants numbers yet is left out. */
export function deedsOf(picks: Picks): { deeds: Deed[]; open: Word | null; given: number } {
  const deeds: Deed[] = []
  let i = 0
  while (i < picks.length) {
    const word = picks[i]
    if (!isWord(word)) break
    const wants = numbersOf(word)
    const given = Math.min(wants, picks.length - i - 1)
    if (given < wants) return { deeds, open: word, given }
    deeds.push({ word, n: wants > 0 ? Number(picks[i + 1]) : 0, far: wants > 1 ? Number(picks[i + 2]) : 0 })
    i += 1 + wants
  }
  return { deeds, open: null, given: 0 }
}

const cornerOf = (word: string): Corner => CORNERS.find(c => word === `wheel-${c}`) ?? 'front-left'
const endOf = (word: string): End => (word.endsWith('left') ? 'left' : 'right')
const formOf = (word: string): Blue => FORMATIONS.find(f => word === `form-${f}`) ?? 'bravery'

/** Has it begun to use its legs this turn? Manoeuvres come before or after them (ONU-MAN-17). */
const hasGone = (u: Unit): boolean => u.doings.used > 0
/** Has its move begun, by its feet or a manoeuvre? (ONU-R-95) */
export const hasBegun = ({ doings: d }: Unit): boolean =>
  d.moved || d.when !== 'open' || d.cap === 'double' || d.used > 0

/** The free turn that a trait allows at any moment, null for the ordinary one at the start (ONU-MAN-05 to 07). */
function lightTurn(g: Field, u: Unit): FreeTurn | null {
  for (const t of traitsWith(g, u, 'freeTurn')) {
    const found = t.freeTurn(u)
    if (found !== null) return found
  }
  return null
}

/** All that may be used, the more of a charge included where one is still allowed (ONU-R-16). */
const limitOf = (g: Field, u: Unit): number =>
  chargeFault(g, u) === null ? chargeLeft(g, u) + u.doings.used : budgetOf(g, u)

/**
 * Has it gone farther than it may but in a charge? (ONU-R-16) A formation adopted at the end of a move asks nothing of the way
 * made before it (ONU-MAN-13).
 */
export const isOverrun = (g: Field, u: Unit): boolean => u.doings.when !== 'after' && u.doings.used > budgetOf(g, u)

/** What was changed once in a turn is not changed again in it, nor changed back (ONU-R-97). */
const isAgain = ({ doings }: Unit, word: Word): boolean => {
  if (word.startsWith('extend-') || word.startsWith('shorten-')) return doings.ends.includes(endOf(word))
  return doings.formed && (word === 'drop' || word.startsWith('form-'))
}

/** The rule against a manoeuvre at this moment: all at once, and only if the whole move is reduced (ONU-MAN-17, ONU-R-94). */
function momentFault(g: Field, u: Unit, act: Act, eased: boolean): Rule | null {
  const { when, cap, used } = u.doings
  if (cap === 'double') return 'ONU-MAN-01'
  if (when === 'before' && hasGone(u)) return 'ONU-MAN-17'
  if (isOverrun(g, u)) return 'ONU-R-16'
  if (!eased && used > halfOf(g, u)) return 'ONU-R-94'
  return against(g, u, act)
}

/** The rule by which a word may not come next, null when it may. Places and walls are looked at when all is handed in. */
export function wordFault(g: Field, u: Unit, word: Word, errand: Errand): Rule | null {
  const { cap, when, used, corner, freeTurns } = u.doings
  if (cap === 'none') return 'ONU-MOV-01'
  // A card in the fog may be taken up by anybody; only skirmishers do something (ONU-SKM-01).
  if (g.phase === 'skirmish' && errand === 'move' && (cap === 'double' || !splits(g, u))) return 'ONU-SKM-01'
  const legs = word === 'ahead' || word === 'slide' || word.startsWith('wheel-')
  if (errand === 'extra' && !(legs && word !== 'slide')) return word === 'charge' ? 'ONU-SKL-13' : 'ONU-R-60'
  if (!u.doings.active && errand === 'move' && word !== 'charge' && !(legs && word !== 'slide')) return 'ONU-SKL-43'
  if (legs || word === 'charge') {
    const astray = bearingFault(g, u, word)
    if (astray !== null) return astray
    const still = against(g, u, 'move')
    if (still !== null) return still
    if (when === 'after') return 'ONU-MAN-17'
  }
  switch (word) {
    case 'charge':
      return chargeFault(g, u) ?? (chargeLeft(g, u) > 0 || touching(g, u).length > 0 ? null : 'ONU-MOV-03')
    case 'ahead':
      return limitOf(g, u) - used >= 1 ? null : 'ONU-MOV-03'
    case 'slide': {
      const rule = against(g, u, 'all-ways')
      if (rule !== null) return rule
      if (cap === 'double') return 'ONU-MAN-01'
      const most = isEased(g, u, 'all-ways') ? budgetOf(g, u) : Math.min(budgetOf(g, u), halfOf(g, u))
      return most - used >= 1 ? null : 'ONU-MAN-02'
    }
    case 'turn': {
      const rule = against(g, u, 'turn')
      if (rule !== null) return rule
      if (cap === 'double') return 'ONU-MAN-05'
      const light = lightTurn(g, u)
      if (light !== null && freeTurns < light.times && when !== 'after')
        return leftOf(g, u) >= light.cost && (light.cost > 0 || budgetOf(g, u) > 0) ? null : light.rule
      if (hasGone(u) || freeTurns > 0) return light?.rule ?? 'ONU-MAN-05'
      return momentFault(g, u, 'turn', false)
    }
    case 'forced-march':
      if (hasGone(u) || cap !== 'full' || when === 'after' || u.doings.rallied || g.phase === 'skirmish')
        return 'ONU-MOV-10'
      if (u.doings.ends.length > 0 || u.doings.allWays || freeTurns > 0) return 'ONU-MOV-10'
      return against(g, u, 'march') ?? (used === 0 ? null : 'ONU-MOV-10')
    case 'drop':
      if (u.formation === 'none') return 'ONU-FRM-02'
      if (atWill(u.formation) !== null) return u.doings.switched ? atWill(u.formation) : null
      return isAgain(u, word) ? 'ONU-R-97' : momentFault(g, u, 'drop', true)
    case 'separate':
      return belowOf(g, u) === undefined ? 'ONU-SKL-60' : hasBegun(u) ? 'ONU-SKL-66' : null
  }
  if (word.startsWith('wheel-')) {
    if (corner !== 'any' && corner !== cornerOf(word)) return 'ONU-MOV-07'
    return limitOf(g, u) - used >= 100 ? null : 'ONU-MOV-04'
  }
  if (word.startsWith('extend-')) {
    if (u[endOf(word)]) return 'ONU-MAN-08'
    if (isAgain(u, word)) return 'ONU-R-97'
    return momentFault(g, u, 'extend', isEased(g, u, 'extend'))
  }
  if (word.startsWith('shorten-')) {
    if (!u[endOf(word)]) return 'ONU-MAN-08'
    if (isAgain(u, word)) return 'ONU-R-97'
    return momentFault(g, u, 'shorten', isEased(g, u, 'shorten'))
  }
  const form = formOf(word)
  if (u.formation === form || !kindOf(g, u).blue.includes(form)) return 'ONU-FRM-01'
  if (atWill(form) !== null) return u.doings.switched ? atWill(form) : null
  if (u.left || u.right) return 'ONU-MAN-12'
  if (isAgain(u, word)) return 'ONU-R-97'
  return momentFault(g, u, 'form', isEased(g, u, 'form'))
}

/** A unit of a line keeps its direction; only a wheel at the start may bring it round (ONU-OPT-51, ONU-OPT-55). */
function bearingFault(g: Field, u: Unit, word: Word): Rule | null {
  if (u.effects.length === 0) return null
  for (const t of traitsWith(g, u, 'keepsTo')) {
    if (word.startsWith('wheel-')) return hasGone(u) ? 'ONU-OPT-55' : null
    if (!isAlong(u.facing, t.keepsTo(u))) return 'ONU-OPT-51'
  }
  return null
}

/** Does one deed to the unit: where it stands, how it is drawn up, what it has used. */
export function perform(g: Field, u: Unit, { word, n, far }: Deed): void {
  const d = u.doings
  const cap = (eased: boolean) => (eased || d.cap === 'double' ? d.cap : 'half')
  const when = hasGone(u) ? 'after' : 'before'
  switch (word) {
    case 'charge':
      return
    case 'ahead':
      stand(g, u, ahead(u, n * STEP))
      return does(u, { used: d.used + n, moved: true })
    case 'slide':
      stand(g, u, slid(u, n, far * STEP))
      return does(u, { used: d.used + far, moved: true, allWays: true, cap: cap(isEased(g, u, 'all-ways')) })
    case 'turn': {
      const light = lightTurn(g, u)
      const free = light !== null && d.freeTurns < light.times ? light : null
      stand(g, u, facedAbout(baseOf(u), n))
      const used = d.used + (free?.cost ?? 0)
      const more = free === null ? { cap: cap(false), when: 'before' as const } : {}
      return does(u, { freeTurns: d.freeTurns + 1, moved: true, used, ...more })
    }
    case 'forced-march':
      return does(u, { cap: 'double' })
    case 'drop': {
      const light = atWill(u.formation) !== null
      u.formation = 'none'
      return does(u, light ? { switched: true } : { formed: true, when })
    }
    case 'separate': {
      const below = belowOf(g, u)
      if (below !== undefined) below.under = NOBODY
      return
    }
  }
  if (word.startsWith('wheel-')) {
    const corner = cornerOf(word)
    stand(g, u, wheeled(baseOf(u), corner, forwardSense(corner) * n))
    return does(u, { used: d.used + 100, corner, moved: true })
  }
  if (word.startsWith('extend-') || word.startsWith('shorten-')) {
    const extend = word.startsWith('extend-')
    u[endOf(word)] = extend
    return does(u, { ends: [...d.ends, endOf(word)], when, cap: cap(isEased(g, u, extend ? 'extend' : 'shorten')) })
  }
  const form = formOf(word)
  const eased = isEased(g, u, 'form')
  u.formation = form
  does(u, atWill(form) !== null ? { switched: true } : { formed: true, when, cap: cap(eased) })
}

/** Puts a unit down, the auxiliary below it with it. */
export function stand(g: Field, u: Unit, at: Pose): void {
  if (kindOf(g, u).mate !== '') {
    const below = belowOf(g, u)
    if (below !== undefined) Object.assign(below, { x: at.x, y: at.y, facing: at.facing })
  }
  u.x = at.x
  u.y = at.y
  u.facing = at.facing
}

/** A leg of the table for a deed that moves the card; null for one that does not. */
export function legOf(u: Unit, { word, n, far }: Deed): Leg | null {
  if (word === 'ahead') return { go: 'ahead', distance: n * STEP }
  if (word === 'slide') return { go: 'slide', bearing: n, distance: far * STEP }
  if (word === 'turn') return { go: 'pivot', angle: turnBetween(u.facing, n) }
  if (word.startsWith('wheel-')) return { go: 'wheel', corner: cornerOf(word), angle: forwardSense(cornerOf(word)) * n }
  return null
}

/** A unit, and a field in which it may be moved about without touching the one that is played. */
export function rehearse(g: Field, u: Unit, errand: Errand): { field: Field; unit: Unit } {
  const unit = copyUnit(u)
  // An auxiliary that moves for itself has left the stack (ONU-SKL-66).
  unit.under = NOBODY
  if (errand === 'extra') {
    unit.doings = IDLE
    does(unit, { active: true, cap: 'half' })
  }
  const units = g.units.slice()
  units[u.id] = unit
  if (kindOf(g, u).mate !== '') {
    const below = belowOf(g, u)
    if (below !== undefined) units[below.id] = copyUnit(below)
  }
  return { field: withUnits(g, units), unit }
}

/** How far about a unit anything can bear on its move. */
export const reachOf = (g: Field, u: Unit): number => (2 * moveOf(g, u) + 400) * STEP

/** The rule by which a manoeuvre cannot be made as it is handed in, null when it can. */
export function manoeuvreFault(
  g: Field,
  u: Unit,
  picks: Picks,
  errand: Errand,
  known: Ways | null = null,
): Rule | null {
  const { deeds } = deedsOf(picks)
  if (deeds.length === 0 && mustClear(g, u)) return 'ONU-R-78'
  const duty = errand === 'move' && owesCharge(g, u)
  if (duty && deeds[deeds.length - 1]?.word !== 'charge') return 'ONU-SKL-40'
  const { field, unit } = rehearse(g, u, errand)
  const reach = reachOf(field, unit)
  let ways = known
  for (const deed of deeds) {
    const rule = wordFault(field, unit, deed.word, errand)
    if (rule !== null) return rule
    if (deed.word === 'charge') return chargeRefused(g, field, unit, duty)
    const leg = legOf(unit, deed)
    if (leg !== null) {
      ways ??= waysOf(field, unit, reach)
      const blocked = legFault(ways, unit, openWay(ways, unit, leg))
      if (blocked !== null) return blocked
    } else ways = null
    perform(field, unit, deed)
    if (deed.word.startsWith('extend-')) {
      const crowded = extensionFault(field, unit)
      if (crowded !== null) return crowded
    }
  }
  if (isOverrun(field, unit) && deeds.length > 0) return 'ONU-R-16'
  return restFault(field, unit, u, deeds.length > 0)
}
/** A free turn may go round either way: the shorter one unless only the longer is free. */
export function openWay(ways: Ways, at: Drawn, leg: Leg): Leg {
  if (leg.go !== 'pivot' || legFault(ways, at, leg) === null) return leg
  const other: Leg = { go: 'pivot', angle: leg.angle > 0 ? leg.angle - 36000 : leg.angle + 36000 }
  return legFault(ways, at, other) === null ? other : leg
}

/** A marker in the line needs room, and makes no contact (ONU-MAN-08, ONU-CRO-12). */
function extensionFault(g: Field, u: Unit): Rule | null {
  const { line } = stanceOf(u)
  if (!hasRoom(g, line, o => o.id !== u.id && o.under !== u.id)) return 'ONU-UNI-10'
  const { foes } = waysOf(g, u, SHORT)
  const markers = line.pieces.slice(1).map(piece => bodyOf([piece]))
  return foes.some(foe => markers.some(marker => distance(foe, marker) < SHORT)) ? 'ONU-CRO-12' : null
}

/** The rule against the charge that ends a manoeuvre (ONU-CHG-19, ONU-R-88); Impetuous units strike at their best (ONU-R-93). */
function chargeRefused(g: Field, field: Field, unit: Unit, duty: boolean): Rule | null {
  const found = rush(field, unit, unit, chargeLeft(field, unit) * STEP)
  if (!isRush(found)) return found
  if (!duty || mustCharge(g, unit) === null) return null
  const best = bestCharges(g, g.units[unit.id])
  const then = without(field, found.struck)
  const good = found.meetings.some(({ foe, places }) =>
    places.some(place => diceOf(then, unit, place, foe) >= (best.get(foe)?.dice ?? 0)),
  )
  return good || found.meetings.length === 0 ? null : 'ONU-SKL-40'
}

/** Has it withdrawn and stands in contact still, though it can get away? (ONU-ENG-32, ONU-R-78) */
export const mustClear = (g: Field, u: Unit): boolean =>
  u.doings.quit.length > 0 && touching(g, u).some(foe => u.doings.quit.includes(foe.id)) && wayOut(g, u) !== null

/** A short step out of contact in any of eight directions, the formation dropped if need be. */
export function wayOut(g: Field, u: Unit): Picks | null {
  const far = Math.min(halfOf(g, u), leftOf(g, u))
  if (far < 10) return null
  for (const before of u.formation === 'none' ? [[]] : [[], ['drop']]) {
    for (const off of [18000, 13500, 22500, 9000, 27000, 4500, 31500, 0]) {
      for (const n of [far, 10]) {
        const picks: Picks = [...before, 'slide', (u.facing + off) % 36000, n]
        if (manoeuvreFault(g, u, picks, 'move') === null) return picks
      }
    }
  }
  return null
}

/** May it go on in the skirmishers' phase? (ONU-SKM-01, ONU-R-45) */
export const splits = (g: Field, u: Unit): boolean => hasTrait(g, u, 'splits')
