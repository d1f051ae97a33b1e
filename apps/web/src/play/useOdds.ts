import { useEffect, useMemo, useRef, useState } from 'react'
import { useLang } from '../app/lang.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import type { OddsProps } from '../look/OddsPopover.tsx'
import type { Asking, Hover, Pointed } from '../skins/skin.ts'

/** Milliseconds one must point at something before its odds are reckoned. */
const PATIENCE = 140
/** How many answers' odds are remembered. */
const KEPT = 30

interface ShownOdds {
  key: string
  place: string | null
  props: OddsProps
}

interface Pointing {
  asking: Asking<unknown> | null
  hover: Hover
  things: Pointed | null
  /** How many moments there are: the same question later is another one. */
  last: number
}

/** What is known of an answer by now. */
interface Known {
  found: unknown
  final: boolean
}

/**
 * What the answer that is pointed at would bring, from the real referee: first figures at once, surer ones as long as one
 * points at it.
 */
export function useOdds(
  { skin, game }: Played,
  thinker: Thinker,
  { asking, hover, things, last }: Pointing,
): ShownOdds | null {
  const lang = useLang()
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map())
  const wanted = useMemo(
    () => (asking === null ? null : skin.oddsAsked(asking, hover, things)),
    [asking, hover, things, skin],
  )
  const key = asking === null || wanted === null ? null : `${asking.decision.ticket} ${last} ${wanted.key}`
  const pointed = useRef({ asking, wanted })
  pointed.current = { asking, wanted }
  const isFinal = key !== null && known.get(key)?.final === true
  useEffect(() => {
    const { asking, wanted } = pointed.current
    if (key === null || asking === null || wanted === null || isFinal) return
    let stop: (() => void) | null = null
    const timer = setTimeout(() => {
      const { decision, view, rules } = asking
      const seen = { game: game.id, terms: rules.terms, view, seat: decision.seat }
      stop = thinker.odds(seen, wanted.answers, (found, final) =>
        setKnown(before => new Map([...before].filter(([old]) => old !== key).slice(-KEPT)).set(key, { found, final })),
      )
    }, PATIENCE)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [key, isFinal, thinker, game.id])
  const found = key === null ? undefined : known.get(key)?.found
  return useMemo(() => {
    const { asking, wanted } = pointed.current
    if (key === null || asking === null || wanted === null || found === undefined) return null
    const props = skin.oddsShown(found, asking, lang)
    return props === null ? null : { key, place: wanted.place, props }
  }, [key, found, skin, lang])
}
