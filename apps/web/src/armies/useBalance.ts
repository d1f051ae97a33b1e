import { levels } from '@acies/bots'
import { useCallback, useEffect, useRef, useState } from 'react'
import { wholeGame } from '../games/whole.ts'
import { newSeed, playInWorkers } from '../lab/in-workers.ts'

/** How a list fares against another, as far as that is known. */
export interface Fared {
  /** Matches that ended: so many won by the list, so many by nobody. */
  ended: number
  won: number
  drawn: number
  /** Half the width of the interval in which the share of wins lies, 95 times of 100. */
  within: number
  /** Matches played, and to be played. */
  done: number
  all: number
  going: boolean
}

/** Lets machines play one list against another many times, each on both sides of the table by turns. */
export function useBalance(game: string) {
  const [fared, setFared] = useState<Fared | null>(null)
  const stopped = useRef<(() => void) | null>(null)
  const stop = useCallback(() => stopped.current?.(), [])
  const forget = useCallback(() => {
    stopped.current?.()
    stopped.current = null
    setFared(null)
  }, [])
  useEffect(() => stop, [stop])

  /** `setups`: the list in the first seat, then in the second. */
  const start = useCallback(
    async (scenario: string, setups: readonly [unknown, unknown], matches: number) => {
      stopped.current?.()
      let now: Fared = { ended: 0, won: 0, drawn: 0, within: 1, done: 0, all: matches, going: true }
      let wanted = true
      stopped.current = () => {
        wanted = false
        setFared(null)
      }
      setFared(now)
      const { planOf, shareOf } = await import('@acies/lab')
      const seatings = [[levels[0].name]]
      const seed = newSeed()
      const plan = planOf(await wholeGame(game), {
        scenarios: [scenario],
        setups,
        matches,
        seed,
        seatings,
        check: false,
      })
      if (!wanted) return
      const { done, end } = playInWorkers(plan, ({ index, winners }) => {
        const ended = now.ended + (winners === null ? 0 : 1)
        const won = now.won + (winners?.includes(index % 2) ? 1 : 0)
        const { low, high } = shareOf(won, ended)
        const drawn = now.drawn + (winners?.length === 0 ? 1 : 0)
        now = { ...now, ended, won, drawn, within: (high - low) / 2, done: now.done + 1 }
        setFared(now)
      })
      stopped.current = end
      await done
      if (stopped.current === end) setFared({ ...now, going: false })
    },
    [game],
  )
  return { fared, start, stop, forget }
}
