import type { Commander } from '@acies/kernel'
import { battleNamed, isLaid } from './data/battles/index.ts'

const LEADERS: Readonly<Record<string, Commander>> = {
  rome: { name: { es: 'El legado', en: 'The legate' }, temperament: 'steady' },
  barbarians: { name: { es: 'El caudillo', en: 'The warlord' }, temperament: 'bold' },
}
const ANYBODY: Commander = { name: { es: 'Un general', en: 'A general' }, temperament: 'balanced' }

/** Who leads each seat: Romans and barbarians do not lead alike. */
export function commandersOf(scenario: string): readonly Commander[] {
  const battle = battleNamed(scenario)
  if (battle === undefined) return [ANYBODY, ANYBODY]
  const books = isLaid(battle) ? battle.hosts.map(h => h.book) : battle.armies.map(id => id.split('-')[0])
  return books.map(book => LEADERS[book] ?? ANYBODY)
}
