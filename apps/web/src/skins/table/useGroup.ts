import type { RuleId, Told } from '@acies/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { StageProps } from '../skin.ts'
import type { Shift, TableDress } from './dress.ts'
import type { PosePick } from './places.ts'

const STILL: Shift = { x: 0, y: 0 }

/** Pieces that go together, and by how much, in units of the table. */
export interface Group {
  members: readonly number[]
  shift: Shift
  /** The rules against it, by member. */
  faults: ReadonlyMap<number, RuleId>
  /** Where each comes to stand, if not just by the shift. */
  ends: ReadonlyMap<number, PosePick>
}

/** With Shift several pieces are chosen, and go together by one shift. */
export function useGroup<F, E extends Told>(
  dress: TableDress<F, E>,
  { asking, onSend }: Pick<StageProps<F, E>, 'asking' | 'onSend'>,
) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [shift, setShift] = useState<Shift>(STILL)
  /** Who may be chosen. */
  const offered = useMemo(() => (asking === null ? [] : (dress.together?.who(asking) ?? [])), [dress, asking])
  const members = useMemo(() => chosen.filter(id => offered.includes(id)), [chosen, offered])
  const isGrouped = members.length > 1
  const toggle = useCallback(
    (id: number) => setChosen(all => (all.includes(id) ? all.filter(one => one !== id) : [...all, id])),
    [],
  )
  const stay = useCallback(() => setShift(STILL), [])
  const release = useCallback(() => {
    setChosen([])
    setShift(STILL)
  }, [])
  const go = useCallback(
    (by: Shift) => {
      if (asking === null || !isGrouped || dress.together === undefined) return
      const { go } = dress.together
      const all = members
      release()
      onSend(then => go(then, all, by))
    },
    [asking, dress, isGrouped, members, onSend, release],
  )
  const group: Group | null = useMemo(() => {
    if (asking === null || members.length === 0) return null
    const still = shift.x === 0 && shift.y === 0
    const faults = new Map<number, RuleId>()
    const ends = new Map<number, PosePick>()
    if (!still)
      for (const id of members) {
        const rule = dress.together?.against?.(asking, id, shift) ?? null
        if (rule !== null) faults.set(id, rule)
        const end = dress.together?.lands?.(asking, id, shift)
        if (end !== undefined) ends.set(id, end)
      }
    return { members, shift, faults, ends }
  }, [asking, members, shift, dress])
  return { group, offered, members, isGrouped, toggle, shift, setShift, stay, release, go }
}
export type Grouping = ReturnType<typeof useGroup>
