import type { Lang, Position, Rules, Told } from '@acies/kernel'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Played } from '../games/registry.ts'
import type { Motions } from '../look/hex/animate.ts'
import { useMotions } from '../look/hex/useMotions.ts'
import type { Said, Throw } from '../skins/skin.ts'
import { soundOf } from '../sound/of.ts'
import { sound } from '../sound/sound.ts'
import { eventsOf, type Viewer } from '../table/log.ts'
import { fieldsAfter, type Moment } from '../table/moment.ts'

export interface Shown {
  /** The last moment that has been shown whole. */
  n: number
  moment: Moment
  /** What the board shows: in the middle of a moment, less than it will be. */
  field: unknown
  /** How many events of the next moment have been shown. */
  events: number
}

interface Show extends Shown {
  dice: (Throw & { key: string }) | null
  quote: Said | null
  /** Something is moving or rolling. */
  busy: boolean
  skip: () => void
}

interface Options {
  played: Played
  rules: Rules<unknown, Told>
  moments: readonly Moment[]
  /** Show up to this moment. */
  target: number
  viewer: Viewer
  /** The seat whose army is nearest. */
  facing: number
  pace: number
  /** Every moment on the way is shown; otherwise only a single step is. */
  everyMoment: boolean
  lang: Lang
  quotes: boolean
  root: RefObject<Element | null>
  /** Time to read after what a machine did. */
  pause: (moment: Moment) => number
}

const viewBy = (rules: Rules<unknown, Told>, position: Position<unknown>, viewer: Viewer): Position<unknown> =>
  viewer === 'all' ? rules.open(position) : rules.view(position, viewer)

/** The dice that lay on the table last, up to a moment. */
function lastThrow({ played, rules, moments, viewer, lang }: Options, upTo: number): Show['dice'] {
  for (let n = Math.min(upTo, moments.length - 1); n >= 0 && moments[n].unread !== true; n--) {
    const { field } = viewBy(rules, moments[Math.max(0, n - 1)].position, viewer)
    const rolls = eventsOf(moments[n], viewer).map((event, k) => ({
      roll: played.skin.thrown(event, field, lang),
      key: `${n}.${k + 1}`,
    }))
    const last = rolls.findLast(({ roll }) => roll !== null)
    if (last?.roll) return { ...last.roll, key: last.key }
  }
  return null
}

const TUMBLE = 640
const EACH_DIE = 60
const READ_DICE = 420
const QUOTE = 2800

/** Shows moment after moment, event by event: pieces move, dice roll, then the next. */
export function useShow(options: Options): Show {
  const { rules, moments, target, viewer, pace, root, everyMoment } = options
  const last = moments[Math.min(target, moments.length - 1)]
  const [shown, setShown] = useState<Shown>(() => ({
    n: last.n,
    moment: last,
    field: viewBy(rules, last.position, viewer).field,
    events: 0,
  }))
  const [dice, setDice] = useState<Show['dice']>(() => lastThrow(options, last.n))
  const [quote, setQuote] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const motions = useMotions(root, pace)
  const player = useRef(motions)
  player.current = motions
  const now = useRef(shown)
  const latest = useRef(options)
  latest.current = options
  const running = useRef(false)
  const wake = useRef<() => void>(undefined)
  const alive = useRef(true)

  const set = useCallback((next: Shown) => {
    now.current = next
    setShown(next)
  }, [])
  const wait = useCallback((ms: number): Promise<void> => {
    if (ms <= 0) return Promise.resolve()
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      wake.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }, [])

  const showEvent = useCallback(
    async (event: Told, key: string, commit: () => void): Promise<void> => {
      const { played, facing, pace, lang, quotes } = latest.current
      const { skin } = played
      const field = now.current.field
      const roll = skin.thrown(event, field, lang)
      const heard = soundOf(event) ?? (roll === null ? null : 'dice')
      if (heard !== null) sound(heard)
      if (roll !== null) setDice({ ...roll, key })
      const said = quotes && Number.isFinite(pace) ? skin.quote(event, field, lang, now.current.n) : null
      if (said !== null) setQuote(said)
      if (roll !== null) await wait((TUMBLE + EACH_DIE * roll.dice.length + READ_DICE) / pace)
      const moves: Motions = skin.motions(event, field, facing)
      if (moves.length > 0) await player.current.play(moves, commit)
      else commit()
    },
    [wait],
  )

  const showMoment = useCallback(
    async (moment: Moment): Promise<void> => {
      const { rules, viewer, pace, pause, played } = latest.current
      const view = viewBy(rules, moment.position, viewer)
      let i = 0
      // At once: only what lies on the table afterwards.
      const all = eventsOf(moment, viewer)
      if (!Number.isFinite(pace)) {
        const { lang } = latest.current
        const rolls = all.map((event, k) => ({ roll: played.skin.thrown(event, view.field, lang), k }))
        const roll = rolls.findLast(r => r.roll !== null)
        if (roll?.roll) setDice({ ...roll.roll, key: `${moment.n}.${roll.k}` })
        return set({ n: moment.n, moment, field: view.field, events: 0 })
      }
      const before = latest.current.moments[moment.n - 1]
      const fields = fieldsAfter(rules, before, moment, viewer === 'all' ? null : viewer)
      for (const event of all) {
        const after = fields[i] ?? now.current.field
        i++
        const events = i
        const commit = (): void => set({ ...now.current, field: after, events })
        await showEvent(event, `${moment.n}.${i}`, commit)
        if (!alive.current) return
      }
      set({ n: moment.n, moment, field: view.field, events: 0 })
      await wait(pause(moment) / pace)
    },
    [set, showEvent, wait],
  )

  // A change of what is wanted, or of who looks.
  useEffect(() => {
    alive.current = true
    const goal = (): number => Math.min(latest.current.target, latest.current.moments.length - 1)
    const jump = (): void => {
      const moment = latest.current.moments[goal()]
      const { field } = viewBy(latest.current.rules, moment.position, latest.current.viewer)
      set({ n: moment.n, moment, field, events: 0 })
      setDice(lastThrow(latest.current, moment.n))
    }
    const run = async (): Promise<void> => {
      if (running.current) return
      running.current = true
      setBusy(true)
      try {
        while (alive.current) {
          const { moments, everyMoment } = latest.current
          const { n, moment } = now.current
          const ahead = goal() - n
          if (moments[n] !== moment || ahead < 0 || (ahead > 1 && !everyMoment)) jump()
          else if (ahead > 0) {
            await showMoment(moments[n + 1])
            if (!Number.isFinite(latest.current.pace)) await new Promise(resolve => setTimeout(resolve))
          } else break
        }
      } finally {
        running.current = false
        setBusy(false)
      }
    }
    void run()
    return () => {
      alive.current = false
    }
  }, [moments, target, everyMoment, set, showMoment])

  // Another pair of eyes sees the same moment otherwise, from the first frame on.
  const [eyes, setEyes] = useState(viewer)
  if (eyes !== viewer) {
    setEyes(viewer)
    if (!running.current) {
      const field = viewBy(rules, now.current.moment.position, viewer).field
      now.current = { ...now.current, field }
      setShown(now.current)
    }
  }

  useEffect(() => {
    if (quote === null) return
    const timer = setTimeout(() => setQuote(null), QUOTE)
    return () => clearTimeout(timer)
  }, [quote])

  const skip = useCallback(() => {
    player.current.skip()
    wake.current?.()
  }, [])

  return { ...shown, dice, quote, busy: busy || motions.moving, skip }
}
