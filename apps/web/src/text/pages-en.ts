import type { PageWords } from './pages-es.ts'

/** The words of the home and of the pages about it, in English. */
export const pages: PageWords = {
  navLabel: 'Pages',
  soon: 'coming',
}
