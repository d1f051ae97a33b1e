import type { Noun } from './noun.ts'

/** Who a sentence is about. */
export interface About {
  unit?: Noun
  other?: Noun
  side?: Noun
  /** All else that is filled in. */
  words: Readonly<Record<string, string>>
}

const WAYS = { '': 'the', 'to ': 'to', 'of ': 'of', 'bare ': 'name' } as const
const isWay = (way: string): way is keyof typeof WAYS => Object.hasOwn(WAYS, way)

/**
 * Fills a sentence in. `{unit}` comes with its article, `{to unit}` and `{of unit}` with their preposition in Spanish,
 * `{bare unit}` alone. `[moves|move]` agrees with the unit, or with the side where no unit is meant; `<moves|move>`
 * with the other; four words are for him, her, and several of either. `{n:hit|hits}` counts. It begins with a
 * capital, after a full stop too; what ends in a shout gets no full stop.
 */
export function sentence(pattern: string, { unit, other, side, words }: About): string {
  const nouns: Readonly<Record<string, Noun | undefined>> = { unit, other, side }
  const agreeing = (choice: string, noun: Noun | undefined): string => {
    const forms = choice.split('|')
    const form = noun?.form ?? 0
    return forms.length === 4 ? forms[form] : forms[form > 1 ? 1 : 0]
  }
  const text = pattern
    .replace(/\[([^\]]+)\]/g, (_, choice: string) => agreeing(choice, unit ?? side))
    .replace(/<([^>]+)>/g, (_, choice: string) => agreeing(choice, other))
    .replace(/\{(\w+):([^|}]+)\|([^}]+)\}/g, (_, key: string, one: string, many: string) =>
      words[key] === '1' ? `1 ${one}` : `${words[key]} ${many}`,
    )
    .replace(/\{(to |of |bare |)(\w+)\}/g, (_, way: string, key: string) =>
      // A number below nought has its sign, not a hyphen.
      isWay(way) && nouns[key] !== undefined ? nouns[key][WAYS[way]] : (words[key] ?? '').replace(/^-(?=\d)/, '−'),
    )
  return text.replace(/([!?])\.$/, '$1').replace(/(?:^|\. )[¿¡]?\p{Ll}/gu, first => first.toUpperCase())
}
