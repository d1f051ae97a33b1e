import type { Seat } from '@acies/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnySkin } from '../skins/skin.ts'
import type { Viewer } from '../table/log.ts'
import type { Moment } from '../table/moment.ts'
import type { Owed, Player } from '../table/table.ts'

export const NOBODY: Seat = -1

interface Looking {
  persons: readonly Seat[]
  players: readonly Player[]
  mode: 'play' | 'replay'
  /** Secrets lie on the board itself. */
  hides: boolean
  seats: readonly Seat[]
  /** It was over when it was opened. */
  over: boolean
}

/**
 * By whose eyes a match may be looked back at, the usual ones first. While it is not over nobody sees more than at the table:
 * who plays alone what he sees there, several at one device what all may see.
 */
export function viewersOf({ persons, seats, over }: Pick<Looking, 'persons' | 'seats' | 'over'>): readonly Viewer[] {
  if (over || persons.length === 0) {
    const [first = 'all'] = persons
    return [...new Set<Viewer>([first, 'all', ...seats])]
  }
  return persons.length === 1 ? persons : [NOBODY]
}

/** Whose eyes look at the table. Two who share a device see only what both may, until one of them looks alone. */
export function useEyes({ persons, players, mode, hides, seats, over }: Looking) {
  const viewers = useMemo(() => viewersOf({ persons, seats, over }), [persons, seats, over])
  const [eyes, setEyes] = useState<Viewer>(viewers[0])
  const alone = persons.length === 1 ? persons[0] : NOBODY
  /** Who looked last, and whose army is nearest. */
  const [front, setFront] = useState<Seat>(alone)
  const [near, setNear] = useState<Seat>(alone)
  const [covered, setCovered] = useState(false)
  const shared = persons.length > 1
  const trusting = shared && persons.every(seat => isTrusting(players[seat]))
  /** Both are looking. */
  const open = shared && !trusting && (covered || front === NOBODY)
  const own: Viewer = persons.length === 0 ? 'all' : open && hides ? NOBODY : front === NOBODY ? persons[0] : front
  const viewer: Viewer = mode === 'replay' ? (viewers.includes(eyes) ? eyes : viewers[0]) : own
  const facing: Seat = mode === 'replay' ? (viewer === 'all' ? 0 : Math.max(0, viewer)) : Math.max(0, near)
  const lookAlone = useCallback((seat: Seat) => {
    setFront(seat)
    setCovered(false)
  }, [])
  const sitDown = useCallback(
    (seat: Seat) => {
      lookAlone(seat)
      setNear(seat)
    },
    [lookAlone],
  )
  return {
    eyes,
    viewers,
    setEyes,
    viewer,
    facing,
    front,
    covered,
    setCovered,
    shared,
    trusting,
    open,
    lookAlone,
    sitDown,
  }
}
export type Eyes = ReturnType<typeof useEyes>

const isTrusting = (player: Player): boolean => player.kind === 'person' && player.trusting === true

/** Whether a question is about what only its seat may know: cards to choose from, orders handed in at the same time. */
const isSecret = ({ decision }: Owed, owed: readonly Owed[], { position }: Moment, skin: AnySkin): boolean =>
  decision.choice?.of === 'card' ||
  skin.isSecret?.(decision) === true ||
  owed.length > 1 ||
  (position.stack.at(-1)?.handed ?? null) !== null

/**
 * The seat the device must be passed to before it may be asked. Only secrets need that: what is asked in the open both
 * may read, with all cards face down.
 */
export function useCurtain(
  eyes: Eyes,
  asked: Owed | null,
  owed: readonly Owed[],
  now: Moment,
  skin: AnySkin,
): Seat | null {
  const { shared, trusting, front, covered, setCovered, lookAlone, sitDown } = eyes
  const seat = asked?.decision.seat ?? NOBODY
  const secret = asked !== null && isSecret(asked, owed, now, skin)
  const other = shared && seat !== NOBODY && seat !== front
  useEffect(() => {
    if (trusting && other) (secret ? sitDown : lookAlone)(seat)
    else if (other && !secret) setCovered(true)
  }, [trusting, other, secret, seat, sitDown, lookAlone, setCovered])
  return shared && !trusting && secret && (other || covered) ? seat : null
}
