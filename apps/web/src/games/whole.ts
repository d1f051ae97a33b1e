import type { AnyGame } from '@acies/kernel'

const loaders: Readonly<Record<string, () => Promise<{ game: AnyGame }>>> = {
  'cc-ancients': () => import('./cc-ancients/whole.ts'),
  tercios: () => import('./tercios/whole.ts'),
  'cc-napoleonics': () => import('./cc-napoleonics/whole.ts'),
  onus: () => import('./onus/whole.ts'),
  wab: () => import('./wab/whole.ts'),
}

/** A game with all that only a lab needs of it. */
export async function wholeGame(id: string): Promise<AnyGame> {
  const load = loaders[id]
  if (load === undefined) throw new Error(`no game ${id}`)
  return (await load()).game
}
