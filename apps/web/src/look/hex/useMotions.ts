import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Motions, type Playing, play } from './animate.ts'

interface MotionPlayer {
  /** Plays on what is drawn now, then commits the next position in the same frame. */
  play: (motions: Motions, commit: () => void) => Promise<void>
  /** A click or the space bar ends what is moving. */
  skip: () => void
  moving: boolean
}

/** Motions on the board inside an element. */
export const useMotions = (root: RefObject<Element | null>, speed = 1): MotionPlayer => {
  const playing = useRef<Playing>(undefined)
  const [moving, setMoving] = useState(false)
  useEffect(() => () => playing.current?.skip(), [])
  const start = useCallback(
    async (motions: Motions, commit: () => void): Promise<void> => {
      if (!root.current) return commit()
      setMoving(true)
      playing.current = play(root.current, motions, { speed, commit: () => flushSync(commit) })
      await playing.current.done
      playing.current = undefined
      setMoving(false)
    },
    [root, speed],
  )
  const skip = useCallback(() => playing.current?.skip(), [])
  return { play: start, skip, moving }
}
