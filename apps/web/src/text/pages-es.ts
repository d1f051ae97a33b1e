/** The words of the home and of the pages about it, in Spanish. */
export const pages = {
  navLabel: 'Páginas',
  soon: 'próximamente',
}

export type PageWords = typeof pages
