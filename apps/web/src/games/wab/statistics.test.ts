import { headerOf } from '@acies/kernel'
import { wab } from '@acies/wab'
import { expect, it } from 'vitest'
import { momentsOf } from '../../table/moment.ts'
import { es } from '../../text/es.ts'
import { played } from './played.tsx'
import { wabWords } from './words.ts'

it('nobody has fallen before the first blow, whoever stands in the ranks', () => {
  const header = { ...headerOf(wab, 'tapae', 1), seats: ['person', 'person'] }
  const rows = played.skin.statistics(momentsOf(wab, { header, answers: [] }), 'es')
  expect(rows.find(({ name }) => name === wabWords.es.counted.models)?.seats).toEqual(['0', '0'])
})
it('a side of many gives up in the plural', () => {
  const spoken = { the: 'los bárbaros', to: 'a los bárbaros', of: 'de los bárbaros', form: 2 }
  expect(es.play.conceded(spoken)).toBe('Los bárbaros se rinden.')
  expect(es.play.drawOffered(spoken, 'Roma')).toMatch(/^Los bárbaros ofrecen /)
})
