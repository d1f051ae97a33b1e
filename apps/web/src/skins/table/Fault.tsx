import type { Lang, Pick, Picks, RuleId } from '@acies/kernel'
import { Chip } from '../../look/Chip.tsx'
import { useRuleTexts } from '../../rules/useRuleTexts.ts'
import type { Asking } from '../skin.ts'
import type { Missed } from './useAiming.ts'
import { tableWords } from './words.ts'

interface FaultProps<F> {
  asking: Asking<F> | null
  fault: RuleId | null
  /** What was wanted where that is not what was said last. */
  missed: Missed | null
  /** What has been said. */
  draft: Picks
  /** There is no place to go to. */
  stuck: boolean
  /** What is in the hand stands where the words would. */
  isCovering: () => boolean
  lang: Lang
  onRule: (rule: RuleId) => void
}

/** Why what the hand wants may not be: what is so in this case, where the game can say it, and the rule. */
export function Fault<F>({ asking, fault, missed, draft, stuck, isCovering, lang, onRule }: FaultProps<F>) {
  const texts = useRuleTexts(asking?.rules.game.id ?? '', fault !== null && asking !== null)
  if (fault === null && !stuck) return null
  const here = asking === null || fault === null ? null : hereIn(asking, fault, missed ?? lastOf(draft), lang)
  return (
    <p className={isCovering() ? 'table-why popover low' : 'table-why popover'} role="status">
      {here && <strong>{here} </strong>}
      {fault && <Chip rule={fault} onOpen={onRule} />} {fault ? texts?.rules[fault]?.[lang] : tableWords[lang].nowhere}
    </p>
  )
}

/** What was said last, of what had been said before it. */
const lastOf = (draft: Picks): { draft: Picks; pick: Pick } | null =>
  draft.length === 0 ? null : { draft: draft.slice(0, -1), pick: draft[draft.length - 1] }
/** Why not in this case, where the game can say it. */
function hereIn<F>(
  { decision, rules, view }: Asking<F>,
  rule: RuleId,
  said: { draft: Picks; pick: Pick } | null,
  lang: Lang,
): string | null {
  const { because } = rules.game.speech
  return said === null
    ? null
    : (because?.({ decision, draft: said.draft, pick: said.pick, rule }, view.field, lang) ?? null)
}
