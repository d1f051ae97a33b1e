import { optionsOf, type Pick, type Picks } from '@acies/kernel'
import type { Asking } from './skin.ts'

/** Longer ways than from edge to edge nobody has to go; more of them than this nobody looks at. */
const LONGEST = 8
const MOST = 400

/** Where a way that is asked for step by step could end, and how it gets there: the first way found to each end. */
export function endsOf(asking: Asking<unknown>): ReadonlyMap<Pick, Picks> {
  const { rules, view, decision, draft, choice } = asking
  const ends = new Map<Pick, Picks>()
  if (decision.kind !== 'path' || choice?.of !== 'hex') return ends
  let open: Picks[] = [draft]
  let tried = 0
  for (let n = 0; n < LONGEST && open.length > 0 && tried < MOST; n++) {
    const further: Picks[] = []
    for (const way of open) {
      const next = rules.referee.next(view, decision.seat, way)
      if (next?.of !== 'hex') continue
      for (const hex of optionsOf(next)) {
        tried++
        const longer = [...way, hex]
        const after = rules.referee.next(view, decision.seat, longer)
        const isEnd = after === null || after.enough !== undefined
        if (isEnd && !ends.has(hex)) ends.set(hex, longer)
        if (after !== null) further.push(longer)
      }
    }
    open = further
  }
  return ends
}
