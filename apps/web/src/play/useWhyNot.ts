import { useLang, useWords } from '../app/lang.ts'
import type { Played } from '../games/registry.ts'
import { useRuleTexts } from '../rules/useRuleTexts.ts'
import type { Asking } from '../skins/skin.ts'
import type { Refused } from './useMarks.ts'

/** Why not: what is so in this case, where the game can say it, and the rule. Its text is fetched once something is refused. */
export function useWhyNot({ game }: Played, asking: Asking<unknown> | null, refused: Refused | null) {
  const lang = useLang()
  const words = useWords()
  const texts = useRuleTexts(game.id, refused !== null)
  return ({ rule, pick, after }: Refused): { here: string | null; text: string } => {
    const own: Record<string, string> = words.play.refusals
    const text = own[rule] ?? (texts === null ? '' : (texts.rules[rule]?.[lang] ?? words.play.refusals['not-offered']))
    if (asking === null || pick === undefined) return { here: null, text }
    const { decision, view } = asking
    const draft = after ?? asking.draft
    return { here: game.speech.because?.({ decision, draft, pick, rule }, view.field, lang) ?? null, text }
  }
}
