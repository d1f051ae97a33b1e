import type { NapoleonicType, types } from '@acies/cc-napoleonics'
import './uniforms.css'

/** What each kind wears; line infantry the plain coat of its nation. */
const WORN: Readonly<Record<NapoleonicType['kind'], string>> = {
  'line-infantry': '',
  'light-infantry': 'light',
  'rifle-light-infantry': 'rifles',
  'grenadier-infantry': 'grenadier',
  'guard-grenadier-infantry': 'foot-guards',
  'young-guard': 'young-guard',
  'old-guard': 'old-guard',
  'militia-infantry': 'militia',
  'light-cavalry': 'light-horse',
  'heavy-cavalry': 'heavy-horse',
  'cuirassier-cavalry': 'cuirassier',
  'guard-heavy-cavalry': 'guard-horse',
  'foot-artillery': 'guns',
  'guard-foot-artillery': 'guns',
  'horse-artillery': 'guns',
}

/** The uniform of a type of unit, as classes of its piece. The Guard is laced with gold. */
export const coatOf = ({ nation, kind, guard }: (typeof types)[number]): string =>
  ['coat', nation, WORN[kind], guard ? 'laced' : ''].filter(Boolean).join(' ')
