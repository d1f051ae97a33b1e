import type { Lang, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { blockOf, type Field, isBare, LEGS, type Leg, type Unit, unitName, type Way, walkOf } from '@acies/wab'
import { Block } from '../../look/table/Block.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { LegWord, Manoeuvre, Walked } from '../../skins/table/legs.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { blockFor } from './pieces.tsx'
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
  const { width, depth } = blockOf(g, u)
  return {
    piece: id,
    name: unitName(g, id, lang),
    from: [u.x, u.y, u.facing],
    width,
    depth,
    prefix: [id, way],
    word: wordOf,
    walk: picks => walk(asking, u, way, picks, lang),
    draw: (_at, seen) => <Block {...blockFor(g, u)} {...seen} unit={undefined} id="ghost" />,
  }
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
  const ways: { from: PosePick; to: PosePick }[] = []
  let at: PosePick = [u.x, u.y, u.facing]
  for (let i = 1; i <= legs.length; i++) {
    const { walk: gone } = walkOf(g, u, way, legs.slice(0, i), false)
    const to: PosePick = [gone.u.x, gone.u.y, gone.u.facing]
    ways.push({ from: at, to })
    at = to
  }
  const { walk: all } = walkOf(g, u, way, legs, false)
  const inches = (units: number): string => say.inches(units / INCH)
  return {
    ways,
    at,
    cost: say.of(inches(all.allowance - all.left), inches(all.allowance)),
    fault: legs.length === 0 ? null : (rules.referee.refuse(view, decision.seat, draft)?.rule ?? null),
  }
}
