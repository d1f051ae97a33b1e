import type { Lang, Picks } from '@acies/kernel'
import { chainAt, ENDS, type End, type Field, SECTION, type Unit, WIDTH } from '@acies/onus'
import type { Asking } from '../../skins/skin.ts'
import type { Spot } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { onusWords } from './words.ts'

const marker = (at: PosePick, draft: Picks, spoken: string, picked = false): Spot => ({
  draft,
  at,
  width: SECTION,
  depth: SECTION,
  spoken,
  picked,
})

/** Sections that are laid round an enemy, taken back, or added to a line by a click on them. */
export function spots(asking: Asking<Field>, lang: Lang): Spot[] {
  const { decision, view } = asking
  const u = view.field.units[Number(decision.v.unit)]
  if (u === undefined) return []
  switch (decision.step) {
    case 'wrap':
      return ENDS.flatMap(end => wrapping(asking, u, end, lang))
    case 'take-back':
      return ENDS.flatMap(end => takingBack(asking, u, end, lang))
    case 'manoeuvre':
      return ENDS.flatMap(end => lengthening(asking, u, end, lang))
    default:
      return []
  }
}

/** So many at one end; what the other end has been given stays, and is none where nothing can be laid there. */
function numbersFor({ rules, view, decision, draft }: Asking<Field>, end: End, n: number): Picks {
  const [left = 0, right] = draft
  if (end === 'right') return [left, n]
  const other = rules.referee.next(view, decision.seat, [n])
  const whole = other?.of === 'number' && other.max === other.min ? [n, other.min] : [n]
  return right === undefined ? whole : [n, right]
}

function wrapping(asking: Asking<Field>, u: Unit, end: End, lang: Lang): Spot[] {
  const { rules, view, decision, draft } = asking
  const say = onusWords[lang].spots
  const before = end === 'left' ? [] : [draft[0] ?? 0]
  const room = rules.referee.next(view, decision.seat, before)
  const most = room?.of === 'number' ? room.max : 0
  const given = Number(draft[end === 'left' ? 0 : 1] ?? 0)
  return chainAt(view.field, u, end)
    .markers.slice(0, most)
    .map(({ x, y, facing }, i) =>
      marker([x, y, facing], numbersFor(asking, end, i + 1), say.wrap(i + 1, end), i < given),
    )
}

function takingBack(asking: Asking<Field>, u: Unit, end: End, lang: Lang): Spot[] {
  const say = onusWords[lang].spots
  const laid = u.wraps.filter(wrap => wrap.end === end).map(({ x, y, facing }): PosePick => [x, y, facing])
  const all = u[end] ? [extensionAt([u.x, u.y, u.facing], end), ...laid] : laid
  const given = Number(asking.draft[end === 'left' ? 0 : 1] ?? 0)
  // The farthest comes back first.
  return all.reverse().map((at, i) => marker(at, numbersFor(asking, end, i + 1), say.takeBack(i + 1, end), i < given))
}

/** A word of a manoeuvre that changes an end of the line, where its section lies or would lie. */
function lengthening(asking: Asking<Field>, u: Unit, end: End, lang: Lang): Spot[] {
  const { choice, draft } = asking
  const say = onusWords[lang].spots
  if (choice?.of !== 'word' || draft.length > 0) return []
  return (['extend', 'shorten'] as const).flatMap(does => {
    const word = `${does}-${end}`
    return choice.options.includes(word)
      ? [marker(extensionAt([u.x, u.y, u.facing], end), [...draft, word], say[does](end))]
      : []
  })
}

/** Where the section at an end of a line lies: beside its front. */
function extensionAt([x, y, facing]: PosePick, end: End): PosePick {
  const a = (facing / 18000) * Math.PI
  const off = ((end === 'left' ? -1 : 1) * (WIDTH + SECTION)) / 2
  return [x + Math.cos(a) * off, y + Math.sin(a) * off, facing]
}
