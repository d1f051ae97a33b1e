/** The symbols of a file, without its outer <svg>. */
export const symbolsOf = (file: string): string => file.replace(/<\/?svg[^>]*>/g, '')
