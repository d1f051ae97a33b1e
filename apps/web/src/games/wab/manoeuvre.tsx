import type { Lang, Picks } from '@acies/kernel'
import { cornerOf, INCH } from '@acies/table'
import {
  blockOf,
  type Field,
  isBare,
  LEGS,
  type Leg,
  threatsTo,
  type Unit,
  unitName,
  type Way,
  walkOf,
} from '@acies/wab'
import { Block } from '../../look/table/Block.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Overlay } from '../../skins/table/dress.ts'
import type { Form, LegWord, Manoeuvre, Walked, WayGone } from '../../skins/table/legs.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { measures } from './asked.ts'
import { blockFor } from './pieces.tsx'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

const WAYS: readonly Way[] = ['move', 'march', 'fast-march']
const isWay = (word: unknown): word is Way => WAYS.some(way => way === word)

function wordOf(word: string): LegWord {
  switch (word) {
    case 'ahead':
      return { go: 'ahead', step: 1 }
    case 'wheel-left':
      return { go: 'wheel', corner: 'front-left', step: 1 }
    case 'wheel-right':
      return { go: 'wheel', corner: 'front-right', step: 1 }
    default:
      return { go: 'word' }
  }
}

/** A unit that goes leg by leg: walked by the game's own rules, nothing is done. */
export function manoeuvre(asking: Asking<Field>, lang: Lang): Manoeuvre | null {
  const { decision, view, draft } = asking
  const [id, way] = draft
  if (decision.step !== 'move' || typeof id !== 'number' || !isWay(way)) return null
  const g = view.field
  const u = g.units[id]
  return {
    ...formOf(g, u),
    piece: id,
    name: unitName(g, id, lang),
    from: poseOf(u),
    prefix: [id, way],
    word: wordOf,
    turns: { left: 'quarter-left', right: 'quarter-right', rear: 'about' },
    walk: picks => walk(asking, u, way, picks, lang),
    foresee: measures(asking)
      ? picks => threatened(g, walkOf(g, u, way, legsIn(picks), false).walk.u, lang)
      : undefined,
  }
}

/** Who could strike it where it comes to stand. */
function threatened(g: Field, u: Unit, lang: Lang): Overlay {
  const say = wabWords[lang]
  return {
    lines: threatsTo(g, u).map(({ unit, range, charges, shoots }) => ({
      from: u,
      to: g.units[unit],
      text: [
        ...(charges === null ? [] : [say.threats.charge(trayWords[lang].charges.sides[charges])]),
        ...(shoots ? [say.threats.shot] : []),
        say.inches(range / INCH),
      ].join(' · '),
      reached: true,
    })),
  }
}

const poseOf = ({ x, y, facing }: Unit): PosePick => [x, y, facing]
function formOf(g: Field, u: Unit): Form {
  const { width, depth } = blockOf(g, u)
  return { width, depth, draw: (_at, seen) => <Block {...blockFor(g, u)} {...seen} unit={undefined} id="ghost" /> }
}

/** Legs of a draft; a word that still wants its number is not among them. */
function legsIn(draft: Picks): Leg[] {
  const legs: Leg[] = []
  for (let i = 2; i < draft.length; i++) {
    const go = LEGS.find(word => word === draft[i])
    if (go === undefined) continue
    const n = draft[i + 1]
    if (isBare(go)) legs.push({ go, n: 1 })
    else if (typeof n === 'number') legs.push({ go, n })
  }
  return legs
}

function walk({ rules, view, decision }: Asking<Field>, u: Unit, way: Way, draft: Picks, lang: Lang): Walked {
  const say = wabWords[lang]
  const g = view.field
  const legs = legsIn(draft)
  const ways: WayGone[] = []
  let before = u
  legs.forEach(({ go }, i) => {
    const { walk: gone } = walkOf(g, u, way, legs.slice(0, i + 1), false)
    const leg = wordOf(go)
    const { width, depth } = blockOf(g, before)
    // Ranks that form anew, or turn about, sweep no ground.
    if (leg.go !== 'word') {
      const pivot = leg.go === 'wheel' ? cornerOf(blockOf(g, before), leg.corner) : undefined
      ways.push({ from: poseOf(before), to: poseOf(gone.u), pivot, width, depth })
    }
    before = gone.u
  })
  const { walk: all } = walkOf(g, u, way, legs, false)
  const inches = (units: number): string => say.inches(units / INCH)
  return {
    ways,
    at: poseOf(all.u),
    form: formOf(g, all.u),
    cost: say.of(inches(all.allowance - all.left), inches(all.allowance)),
    fault: legs.length === 0 ? null : (rules.referee.refuse(view, decision.seat, draft)?.rule ?? null),
  }
}
