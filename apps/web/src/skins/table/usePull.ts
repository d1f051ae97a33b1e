import type { Told } from '@acies/kernel'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { once } from '../errand.ts'
import type { StageProps } from '../skin.ts'
import type { TableDress } from './dress.ts'
import { type Found, type PosePick, poseMeant, poseSeen, type Sheet } from './places.ts'
import type { Missed } from './useAiming.ts'
import { type Pull, useDrag } from './useDrag.ts'
import { useGroup } from './useGroup.ts'
import type { Hand } from './useHand.ts'
import type { Going } from './useLegs.ts'
import { usePullKeys } from './usePullKeys.ts'

interface Stage<F, E extends Told> {
  dress: TableDress<F, E>
  props: Pick<StageProps<F, E>, 'asking' | 'onSend'>
  sheet: Sheet
  root: RefObject<HTMLDivElement | null>
  layer: RefObject<SVGGElement | null>
  found: Found
  held: Hand
  going: Going
}

/**
 * Pieces are dragged though nobody has asked for a place yet: the dress says what that means, question by question, until
 * the piece is in the hand. With Shift several are chosen, and one of them dragged takes all.
 */
export function usePull<F, E extends Told>({ dress, props, sheet, root, layer, found, held, going }: Stage<F, E>) {
  const { asking, onSend } = props
  const [pull, setPull] = useState<Pull | null>(null)
  const [missed, setMissed] = useState<Missed | null>(null)
  const grouping = useGroup(dress, props)
  const { members, isGrouped } = grouping

  const mayPull = useCallback(
    (id: number): boolean => {
      if (asking === null || held.hand?.held.piece === id) return false
      return (isGrouped && members.includes(id)) || (dress.pulled?.(asking, id) ?? null) !== null
    },
    [asking, dress, held.hand, isGrouped, members],
  )
  useDrag({
    root,
    layer,
    found,
    sheet,
    grouping,
    mayPull,
    onPress: () => setMissed(null),
    onBegin: id => asking !== null && onSend(then => dress.pulled?.(then, id) ?? { hand: true }),
    onPull: setPull,
  })

  // Of the question at which it was let go; the next has nothing to do with it.
  const ticket = asking?.decision.ticket
  useEffect(() => setMissed(null), [ticket])
  // What was dragged comes into the hand as soon as its place is asked for.
  const { hand } = held
  const inHand = hand !== null && pull !== null && hand.held.piece === pull.piece && hand.held.facing !== true
  useEffect(() => {
    if (pull === null || asking === null) return
    const onto = pull.onto === null ? null : (dress.dropped?.(asking, pull.piece, pull.onto) ?? null)
    if (onto !== null && pull.let) {
      setPull(null)
      going.letGo()
      return onSend(once(asking, onto))
    }
    if (onto !== null && 'draft' in onto && going.man?.piece === pull.piece) return going.preview(onto.draft)
    if (inHand) {
      const facing = poseSeen(sheet, held.at ?? found.pieces.get(pull.piece)?.at ?? ([0, 0, 0] as PosePick)).facing
      held.hold(poseMeant(sheet, { ...pull.at, facing }), pull.let)
      if (pull.let) setPull(null)
    } else if (going.man?.piece === pull.piece) {
      going.goAt(pull.at, pull.let)
      if (pull.let) setPull(null)
    } else if (pull.let && (dress.pulled?.(asking, pull.piece) ?? null) === null) {
      setPull(null)
      if (pull.onto !== null) setMissed(dress.missed?.(asking, pull.piece, pull.onto) ?? null)
    }
  }, [pull, inHand, going.man, asking])
  usePullKeys(dress, props, sheet, grouping)
  return { group: grouping.group, missed }
}
