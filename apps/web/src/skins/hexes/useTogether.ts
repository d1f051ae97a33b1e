import { type Field, hexUnder, type Piece } from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import { useEffect, useMemo, useState } from 'react'
import type { HexLight } from '../../look/hex/HexLights.tsx'
import type { StageProps } from '../skin.ts'
import { hexAt, hexId, pointedAt } from './places.ts'
import { endsFor, gatherable, type March, marching, marchOf, offsetOf } from './together.ts'

/** Units gathered to move together: with Shift, or by a button where there is no such key. */
export interface Gathering {
  /** Several may be gathered now. */
  offered: boolean
  /** Who may be gathered. */
  free: readonly Piece[]
  /** A plain click gathers. */
  open: boolean
  setOpen: (open: boolean) => void
  members: readonly Piece[]
  /** What would come of it where the pointer is; null without a way. */
  march: March | null
  /** Who stayed behind when the others went last. */
  stayed: readonly Piece[]
  /** Where the one whose way they take may be sent. */
  ends: ReadonlySet<string>
  /** A hex was pressed: whether that was meant for the gathering. */
  pressed: (id: string, several: boolean) => boolean
  /** One of them is taken up: the others go its way. */
  lifted: (id: string) => boolean
  /** They are let go. */
  release: () => void
}

const nobody: readonly Piece[] = []

export function useTogether(
  { asking, onSend, onDraft }: Pick<StageProps<Field>, 'asking' | 'onSend' | 'onDraft'>,
  hovered: string | null,
): Gathering {
  const [chosen, setChosen] = useState(nobody)
  const [leader, setLeader] = useState<Piece>(-1)
  const [open, setOpen] = useState(false)
  const [stayed, setStayed] = useState(nobody)
  const free = useMemo(() => (asking === null ? nobody : gatherable(asking)), [asking])
  const members = useMemo(() => chosen.filter(piece => free.includes(piece)), [chosen, free])
  const isGrouped = members.length > 1
  const lead = members.includes(leader) ? leader : (members.at(-1) ?? -1)
  const g = asking?.view.field
  const ends = useMemo((): ReadonlySet<Hex> => {
    return asking === null || !isGrouped ? new Set() : endsFor(asking, members, lead)
  }, [asking, members, isGrouped, lead])
  const wayTo = (id: string) => offsetOf(hexUnder(g as Field, lead), hexAt(id))
  const march = useMemo(
    () =>
      asking === null || hovered === null || !ends.has(hexAt(hovered))
        ? null
        : marchOf(asking, members, wayTo(hovered)),
    [asking, members, ends, hovered],
  )
  const release = (): void => {
    setChosen(nobody)
    setLeader(-1)
    setOpen(false)
  }
  useEffect(() => {
    if (members.length === 0 && !open) return
    const keyed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      release()
    }
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  }, [members.length === 0, open])
  // Whoever stayed is told of until the next thing is asked for that is no move.
  useEffect(() => {
    if (asking !== null && asking.decision.step !== 'move-piece') {
      setStayed(nobody)
      release()
    }
  }, [asking?.decision.step])

  const standing = (id: string): Piece | undefined =>
    g === undefined ? undefined : pointedAt(g, hexAt(id)).unit.find(piece => free.includes(piece))
  const pressed = (id: string, several: boolean): boolean => {
    if (asking === null || g === undefined) return false
    setStayed(nobody)
    const piece = standing(id)
    if (piece !== undefined && (several || open)) {
      // Whoever was in the hand already is one of them.
      const inHand = asking.draft.filter(pick => typeof pick === 'number' && free.includes(pick) && pick !== piece)
      if (asking.draft.length > 0) onDraft([])
      setLeader(piece)
      setChosen(all => {
        const now = [...new Set([...all.filter(one => free.includes(one)), ...inHand.map(Number)])]
        return now.includes(piece) ? now.filter(one => one !== piece) : [...now, piece]
      })
      return true
    }
    if (!isGrouped) {
      if (members.length > 0) release()
      return false
    }
    if (!ends.has(hexAt(id))) {
      // Pressed elsewhere: they are let go, and the click is a click.
      release()
      return false
    }
    const by = wayTo(id)
    setStayed(marchOf(asking, members, by).stays)
    release()
    onSend(marching(members, by))
    return true
  }
  const lifted = (id: string): boolean => {
    const piece = standing(id)
    if (!isGrouped || piece === undefined || !members.includes(piece)) return false
    setLeader(piece)
    return true
  }
  const endIds = useMemo(() => new Set([...ends].map(hexId)), [ends])
  return {
    offered: free.length > 1,
    free,
    open,
    setOpen,
    members,
    march,
    stayed,
    ends: endIds,
    pressed,
    lifted,
    release,
  }
}

/** Who is gathered, who may join them, and where they may be sent. */
export function gatheredLights(g: Field, { members, free, ends }: Gathering): HexLight[] {
  const lit =
    (kind: HexLight['kind']) =>
    (piece: Piece): HexLight => ({ hex: hexId(hexUnder(g, piece)), kind })
  return [
    ...[...ends].map((hex): HexLight => ({ hex, kind: 'legal-move' })),
    ...free.filter(piece => !members.includes(piece)).map(lit('can')),
    ...members.map(lit('selected')),
  ]
}
