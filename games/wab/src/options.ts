/** Switches of the table: the book declares charges and shots unmeasured (WAB-GEN-04). */
export const OPTIONS = ['open-measures'] as const
export type OptionName = (typeof OPTIONS)[number]
