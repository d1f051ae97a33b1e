import type { AnyPlayedGame, Growing, Picks, Position, Rules, Sampled, Seat, Told } from '@acies/kernel'

/** What a worker needs of a game: its rules, and how to count what an answer brings. */
export interface Backstage {
  game: AnyPlayedGame
  odds: (
    rules: Rules<unknown, Told>,
    view: Position<unknown>,
    seat: Seat,
    answers: readonly Picks[],
  ) => Growing<Sampled> | null
}

const loaders: Readonly<Record<string, () => Promise<{ backstage: Backstage }>>> = {
  'cc-ancients': () => import('./cc-ancients/backstage.ts'),
  tercios: () => import('./tercios/backstage.ts'),
  'cc-napoleonics': () => import('./cc-napoleonics/backstage.ts'),
  onus: () => import('./onus/backstage.ts'),
  wab: () => import('./wab/backstage.ts'),
}

export async function backstageOf(id: string): Promise<Backstage> {
  const load = loaders[id]
  if (load === undefined) throw new Error(`no game ${id}`)
  return (await load()).backstage
}
