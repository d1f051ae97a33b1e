import type { Commander } from '@acies/kernel'
import { battleNamed } from './data/battles/index.ts'
import { commanderNames } from './text/battles/commanders.ts'

type Man = { readonly name: Commander['name']; readonly temperament: string }
const men: Readonly<Record<string, Man>> = commanderNames
const ANYBODY: Commander = { name: { es: 'Un general', en: 'A general' }, temperament: 'balanced' }

/** Who leads each seat: those of history in their battles, anybody in a pitched one. */
export function commandersOf(scenario: string): readonly Commander[] {
  const battle = battleNamed(scenario)
  if (battle === undefined) return Array.from({ length: 6 }, () => ANYBODY)
  return battle.hosts.map(({ general }) => {
    const man = men[general.man]
    return man === undefined ? ANYBODY : { name: man.name, temperament: man.temperament }
  })
}
