import { type Choice, type Decision, fits, type Pick, type Picks, type Refusal } from '@acies/kernel'
import type { AnySkin, Asking, Pointed } from '../skins/skin.ts'
import { endsOf } from '../skins/ways.ts'

/** The choice after a draft. */
export function choiceAt<F>(asking: Asking<F>, draft: Picks): Choice | null {
  return asking.rules.referee.next(asking.view, asking.decision.seat, draft)
}

const same = (a: Pick, b: Pick): boolean => (typeof a === 'object' ? `${a}` === `${b}` : a === b)

/** The draft without a pick: a set loses it alone, a sequence everything from it on. */
export function without(asking: Asking<unknown>, at: number): Picks {
  const { draft, decision } = asking
  if (decision.kind !== 'several') return draft.slice(0, at)
  const rest: Pick[] = []
  // What was allowed beside it may not be without it.
  for (const pick of draft.filter((_, i) => i !== at)) {
    const choice = choiceAt(asking, rest)
    if (choice !== null && fits(choice, pick)) rest.push(pick)
  }
  return rest
}

export type Pointing =
  | { does: 'draft'; draft: Picks }
  /** Nothing there can be picked; the rule says why. */
  | { does: 'refuse'; rule: Refusal['rule']; pick: Pick }
  | { does: 'nothing' }

/** Where words are asked for, the first under which one of these things may be picked, and the thing. */
export function throughWord<F>(asking: Asking<F>, pointed: Pointed): Picks | null {
  const { choice, draft } = asking
  if (choice?.of !== 'word') return null
  for (const word of choice.options) {
    const after = choiceAt(asking, [...draft, word])
    const thing = after === null ? undefined : pointed[after.of]?.find(pick => fits(after, pick))
    if (thing !== undefined) return [...draft, word, thing]
  }
  return null
}

/** What pointing at something means now: pick it, unpick it, begin anew with it, or ask why not. */
export function pointAt(asking: Asking<unknown>, pointed: Pointed, throughWords = false): Pointing {
  const { draft, choice, decision, rules, view } = asking
  const here = (c: Choice): Pick | undefined => pointed[c.of]?.find(pick => fits(c, pick))
  const pick = choice === null ? undefined : here(choice)
  const picked = draft.findLastIndex((one, i) => {
    const of = choiceAt(asking, draft.slice(0, i))?.of
    return of !== undefined && pointed[of]?.some(p => same(p, one))
  })
  // A thing of a set that is picked is let go again; in an assignment it may be wanted twice.
  const again = picked >= 0 && (decision.kind === 'several' || decision.kind === 'order')
  // A way is given by its end, where it can end there; or step by step.
  const way = pointed.hex === undefined ? undefined : endsOf(asking).get(pointed.hex[0])
  if (way !== undefined) return { does: 'draft', draft: way }
  if (pick !== undefined && !again) return { does: 'draft', draft: [...draft, pick] }
  if (picked >= 0) return { does: 'draft', draft: without(asking, picked) }
  const through = throughWords ? throughWord(asking, pointed) : null
  if (through !== null) return { does: 'draft', draft: through }
  for (let i = draft.length - 1; i >= 0 && decision.kind !== 'several'; i--) {
    const before = choiceAt(asking, draft.slice(0, i))
    const other = before === null ? undefined : here(before)
    if (other !== undefined) return { does: 'draft', draft: [...draft.slice(0, i), other] }
  }
  const asked = choice ?? choiceAt(asking, draft.slice(0, -1))
  const wanted = asked === null ? undefined : pointed[asked.of]?.[0]
  if (wanted === undefined) return { does: 'nothing' }
  const rule = rules.referee.why(view, decision.seat, draft, wanted)
  return rule === null ? { does: 'nothing' } : { does: 'refuse', rule, pick: wanted }
}

/** An enemy, while one's own are asked for: nobody wants him picked, he is only looked at. */
export function isOnlyLooked(skin: AnySkin, { view, choice, decision }: Asking<unknown>, { unit }: Pointed): boolean {
  const [piece] = unit ?? []
  if (piece === undefined || choice?.of !== 'unit') return false
  const armies = skin.armies(view.field, 'es')
  const ownerOf = (id: Pick) => armies.find(army => army.units.some(one => one.id === id))?.seat
  const owner = ownerOf(piece)
  return owner !== undefined && owner !== decision.seat && !choice.options.some(id => ownerOf(id) === owner)
}

/** The draft without its last pick, or its last leg. */
export const shorterBy = (skin: AnySkin, asking: Asking<unknown>): Picks =>
  skin.shorter?.(asking) ?? asking.draft.slice(0, -1)

/** Whether a whole answer is given at once, or waits for the button. */
export function isGivenAtOnce({ kind }: Decision, draft: Picks): boolean {
  // A pose can still be nudged; a word or a thing where one might have been is meant.
  if (kind === 'pose') return typeof draft[draft.length - 1] !== 'object'
  // Legs can still be lengthened and taken back; to stay where it stands is meant.
  if (kind === 'manoeuvre') return draft.every(pick => typeof pick === 'string') && draft.length === 1
  return kind === 'one' || kind === 'number' || kind === 'path'
}
