import type { Lang, Picks } from '@acies/kernel'
import {
  budgetOf,
  chargeFault,
  chargeLeft,
  contactEdges,
  DEPTH,
  deedsOf,
  type Errand,
  type Field,
  isRush,
  legOf,
  perform,
  rehearse,
  rush,
  STEP,
  sideNames,
  threatsTo,
  UD,
  type Unit,
  WIDTH,
} from '@acies/onus'
import { CORNERS, type Corner, cornerOf } from '@acies/table'
import { UnitCard } from '../../look/table/UnitCard.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Overlay } from '../../skins/table/dress.ts'
import type { LegWord, Manoeuvre, Walked, WayGone } from '../../skins/table/legs.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { nameOf } from './names.ts'
import { cardOf } from './pieces.tsx'
import { onusWords } from './words.ts'

const isErrand = (value: unknown): value is Errand => value === 'move' || value === 'extra'
const cornerIn = (word: string): Corner | undefined => CORNERS.find(corner => word === `wheel-${corner}`)

function wordOf(word: string): LegWord {
  const corner = cornerIn(word)
  if (corner !== undefined) return { go: 'wheel', corner, step: 1 }
  if (word === 'ahead') return { go: 'ahead', step: STEP }
  if (word === 'slide') return { go: 'slide', step: STEP }
  if (word === 'charge') return { go: 'charge' }
  return word === 'turn' ? { go: 'face', step: 1 } : { go: 'word' }
}

/** A unit that goes leg by leg: rehearsed by the game's own rules, nothing is done. */
export function manoeuvre(asking: Asking<Field>, lang: Lang): Manoeuvre | null {
  const { decision, view } = asking
  if (decision.kind !== 'manoeuvre') return null
  const { unit: id, errand } = decision.v
  if (typeof id !== 'number' || !isErrand(errand)) return null
  const g = view.field
  const u = g.units[id]
  return {
    piece: id,
    name: nameOf(g, u, lang),
    from: [u.x, u.y, u.facing],
    width: WIDTH,
    depth: DEPTH,
    prefix: [],
    word: wordOf,
    walk: draft => walk(asking, u, errand, draft, lang),
    foresee: draft => (draft.at(-1) === 'charge' ? null : threatened(g, u, errand, draft, lang)),
    draw: (_at, seen) => <UnitCard {...cardOf(g, u)} {...seen} unit={undefined} id="ghost" />,
  }
}

/** The sections a charge will touch, and the dice that follow. */
function contactWith(foe: Unit, unit: Unit, side: keyof typeof sideNames, lang: Lang): Overlay {
  const edges = contactEdges(unit, foe)
  return {
    contacts: edges,
    notes: [{ at: beyond(foe, unit), text: onusWords[lang].contact(edges.length, sideNames[side][lang]) }],
  }
}
/** Behind a card, as whoever comes at it sees it. */
function beyond(foe: Unit, { facing }: Unit): { x: number; y: number } {
  const [to, of] = [facing, foe.facing].map(way => (way / 18000) * Math.PI)
  const far = (Math.abs(Math.cos(to - of)) * DEPTH + Math.abs(Math.sin(to - of)) * WIDTH) / 2 + 2200
  const middle = { x: foe.x - (Math.sin(of) * DEPTH) / 2, y: foe.y + (Math.cos(of) * DEPTH) / 2 }
  return { x: middle.x + Math.sin(to) * far, y: middle.y - Math.cos(to) * far }
}

/** Who could strike it where it comes to stand. */
function threatened(g: Field, u: Unit, errand: Errand, draft: Picks, lang: Lang): Overlay {
  const say = onusWords[lang]
  const { field, unit } = rehearse(g, u, errand)
  for (const deed of deedsOf(draft).deeds) perform(field, unit, deed)
  return {
    lines: threatsTo(field, unit).map(({ unit: id, dice, range }) => ({
      from: unit,
      to: field.units[id],
      text: [
        ...(dice === null ? [] : [say.threats.charge(dice)]),
        ...(range === null ? [] : [say.threats.shot(say.ud(range / UD))]),
      ].join(' · '),
      reached: true,
    })),
  }
}

const poseOf = ({ x, y, facing }: { x: number; y: number; facing: number }): PosePick => [x, y, facing]

function walk(asking: Asking<Field>, u: Unit, errand: Errand, draft: Picks, lang: Lang): Walked {
  const say = onusWords[lang]
  const { rules, view, decision } = asking
  const { field, unit } = rehearse(view.field, u, errand)
  const ways: WayGone[] = []
  const parts: string[] = []
  let met: Overlay | null = null
  const { deeds } = deedsOf(draft)
  for (const deed of deeds) {
    const from = poseOf(unit)
    const before = unit.doings.used
    const leg = legOf(unit, deed)
    const pivot = leg?.go === 'wheel' ? cornerOf({ ...unit, width: WIDTH, depth: DEPTH }, leg.corner) : undefined
    if (deed.word === 'charge') {
      const found = rush(field, unit, unit, chargeLeft(field, unit) * STEP)
      if (!isRush(found)) continue
      ways.push({ from, to: poseOf(found.at) })
      parts.push(say.plain(found.advance / STEP / 100))
      unit.doings = { ...unit.doings, used: before + Math.round(found.advance / STEP) }
      // Lined up with whom it meets first; where there is a choice it is asked after.
      const [meeting] = found.meetings
      Object.assign(unit, meeting?.places[0] ?? found.at)
      if (meeting !== undefined) met = contactWith(field.units[meeting.foe], unit, meeting.side, lang)
      continue
    }
    perform(field, unit, deed)
    if (leg !== null) ways.push({ from, to: poseOf(unit), ...(pivot && { pivot }) })
    const used = unit.doings.used - before
    if (used > 0) parts.push(leg?.go === 'wheel' ? say.wheel : say.plain(used / 100))
  }
  const most = chargeFault(field, unit) === null ? chargeLeft(field, unit) + unit.doings.used : budgetOf(field, unit)
  return {
    ways,
    at: poseOf(unit),
    cost: say.of(parts, say.plain(unit.doings.used / 100), say.ud(most / 100)),
    overlay: met,
    fault: draft.length === 0 ? null : (rules.referee.refuse(view, decision.seat, draft)?.rule ?? null),
  }
}
