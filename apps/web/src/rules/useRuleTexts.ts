import type { RuleTexts } from '@acies/kernel'
import { useEffect, useState } from 'react'
import { loadedTexts } from '../games/registry.ts'

/** What a game's rules say, fetched as soon as it is wanted; null until it is there. */
export function useRuleTexts(game: string, wanted: boolean): RuleTexts | null {
  const [texts, setTexts] = useState<{ game: string; read: RuleTexts } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    // Without a line to the server there is the id of the rule, and nothing else is the worse for it.
    loadedTexts(game).then(
      read => gone || setTexts({ game, read }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game, wanted])
  return texts?.game === game ? texts.read : null
}
