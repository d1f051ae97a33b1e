/** The languages the table speaks, Spanish first. */
export const LANGUAGES = ['es', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]

/** A sentence or a name in every language. */
export type Said = Readonly<Record<Lang, string>>
