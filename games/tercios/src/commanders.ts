import type { Commander, Said } from '@acies/kernel'
import { BATTLES } from './data/battles/index.ts'
import { type CommanderId, commanderNames } from './text/battles/commanders.ts'

/** How they led, by what is told of them. */
const TEMPERAMENTS: Readonly<Partial<Record<CommanderId, string>>> = {
  bernhard: 'bold',
  'cardinal-infante': 'steady',
  enghien: 'bold',
  gustavus: 'bold',
  horn: 'cautious',
  melo: 'steady',
  tilly: 'steady',
  wallenstein: 'wily',
}
const SOMEBODY: Said = { es: 'Un maestre de campo', en: 'A colonel' }

/** Who leads each seat: in a battle of history the chief of the bottom army first; anybody in a pitched one. */
export function commandersOf(scenario: string): readonly Commander[] {
  const battle = Object.values(BATTLES).find(b => b.id === scenario)
  if (battle === undefined) {
    const anybody: Commander = { name: SOMEBODY, temperament: 'balanced' }
    return [anybody, anybody]
  }
  return [battle.bottom, battle.top].map(({ chief }) => leaderNamed(chief.name))
}
function leaderNamed(name: string): Commander {
  const known = (Object.keys(commanderNames) as CommanderId[]).find(id => id === name)
  if (known === undefined) return { name: { es: name, en: name }, temperament: 'balanced' }
  return { name: commanderNames[known].name, temperament: TEMPERAMENTS[known] ?? 'balanced' }
}
