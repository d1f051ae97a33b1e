import type { Commander, Said } from '@acies/kernel'
import { BATTLES } from './data/battles/index.ts'
import { type CommanderId, commanderNames } from './text/battles/commanders.ts'

/** How those who led an army led it, by what is told of them. */
const TEMPERAMENTS: ReadonlyMap<string, { id: CommanderId; temperament: string }> = new Map(
  (
    [
      ['cardinal-infante', 'steady'],
      ['enghien', 'bold'],
      ['gustavus', 'bold'],
      ['horn', 'cautious'],
      ['melo', 'balanced'],
      ['tilly', 'steady'],
      ['wallenstein', 'wily'],
    ] as const
  ).map(([id, temperament]) => [id, { id, temperament }]),
)

const COLONEL: Said = { es: 'Maestre de campo', en: 'Colonel' }
const ANYBODY: Commander = { name: COLONEL, temperament: 'balanced' }

/** Who leads each seat: in a battle of history the chief of the bottom army first; anybody in a pitched one. */
export function commandersOf(scenario: string): readonly Commander[] {
  const battle = Object.values(BATTLES).find(b => b.id === scenario)
  if (battle === undefined) return [ANYBODY, ANYBODY]
  return [battle.bottom, battle.top].map(({ chief }) => {
    const known = TEMPERAMENTS.get(chief.name)
    return known === undefined ? ANYBODY : { name: commanderNames[known.id].name, temperament: known.temperament }
  })
}
