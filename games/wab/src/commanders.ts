import type { Commander } from '@acies/kernel'
import { BATTLES } from './data/battles.ts'

const LEADERS: Readonly<Record<string, Commander>> = {
  rome: { name: { es: 'El legado', en: 'The legate' }, temperament: 'steady' },
  barbarians: { name: { es: 'El caudillo', en: 'The warlord' }, temperament: 'bold' },
}
const ANYBODY: Commander = { name: { es: 'Un general', en: 'A general' }, temperament: 'balanced' }

/** Who leads each seat: nobody of history in a pitched battle, but Romans and barbarians do not lead alike. */
export function commandersOf(scenario: string): readonly Commander[] {
  const armies = BATTLES.find(b => b.id === scenario)?.armies ?? ['', '']
  return armies.map(id => LEADERS[id.split('-')[0]] ?? ANYBODY)
}
