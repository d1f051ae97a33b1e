import { useEffect, useRef, useState } from 'react'
import { useLang } from '../app/lang.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import type { OddsProps } from '../look/OddsPopover.tsx'
import type { Asking, Hover, Pointed } from '../skins/skin.ts'

/** Milliseconds one must point at something before its odds are reckoned. */
const PATIENCE = 140

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

/** What the answer that is pointed at would bring, from the real referee. */
export function useOdds(
  { skin, game }: Played,
  thinker: Thinker,
  { asking, hover, things, last }: Pointing,
): ShownOdds | null {
  const lang = useLang()
  const [odds, setOdds] = useState<ShownOdds | null>(null)
  const known = useRef(new Map<string, unknown>())
  useEffect(() => {
    const wanted = asking === null ? null : skin.oddsAsked(asking, hover, things)
    if (asking === null || wanted === null) {
      setOdds(null)
      return
    }
    const key = `${asking.decision.ticket} ${last} ${wanted.key}`
    let late = false
    const put = (found: unknown): void => {
      const props = skin.oddsShown(found, asking, lang)
      setOdds(props === null ? null : { key, place: wanted.place, props })
    }
    if (known.current.has(key)) {
      put(known.current.get(key))
      return
    }
    const timer = setTimeout(async () => {
      const { decision, view, rules } = asking
      const seen = { game: game.id, terms: rules.terms, view, seat: decision.seat }
      const found = await thinker.odds(seen, wanted.answers).catch(() => null)
      known.current.set(key, found)
      if (!late) put(found)
    }, PATIENCE)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [asking, hover, things, skin, thinker, game.id, lang, last])
  return odds
}
