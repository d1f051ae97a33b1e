/** The folder of the command line, whether it runs from its sources or built. */
export const PLACE = new URL(import.meta.url.replace(/\/(src|dist)\/[^/]+$/, '/'))
