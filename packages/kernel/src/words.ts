/** The languages the table speaks, Spanish first. */
export const LANGUAGES = ['es', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]

/** A sentence or a name in every language. */
export type Said = Readonly<Record<Lang, string>>
export const both = (es: string, en: string): Said => ({ es, en })

/** An error a person can act on: one line, naming the place. */
export class Complaint extends Error {
  override name = 'Complaint'
}
