import type { Commander } from '@acies/kernel'

interface Led {
  readonly commander: string
}

/** Who leads each seat of a battle: the army at the bottom first. */
export function commandersIn(
  battles: readonly { readonly id: string; readonly bottom: Led; readonly top: Led }[],
  chief: (slug: string) => Commander,
): (scenario: string) => Commander[] {
  return scenario => {
    const battle = battles.find(({ id }) => id === scenario)
    return battle === undefined ? [] : [chief(battle.bottom.commander), chief(battle.top.commander)]
  }
}
