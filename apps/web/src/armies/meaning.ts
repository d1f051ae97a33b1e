import type { Lang, RuleTexts } from '@acies/kernel'
import { ruleText } from '../rules/book.ts'
import { capital } from '../text/signs.ts'
import type { Meaning } from './muster.ts'

/** What something does, without its name before it; nothing as long as the rules are not there. */
export function meaningIn({ text, rules }: Meaning, name: string, texts: RuleTexts | null, lang: Lang): string {
  if (text !== undefined) return text[lang]
  if (texts === null) return ''
  return rules.map(rule => withoutName(ruleText(texts, rule, lang), name)).join(' ')
}

/** "Halberds: more in combat" says its name twice where the name stands above it. */
function withoutName(text: string, name: string): string {
  const isNamed = text.toLowerCase().startsWith(name.toLowerCase()) && /^[:,] /.test(text.slice(name.length))
  return isNamed ? capital(text.slice(name.length + 2)) : text
}
