import { type AnyCasedGame, Complaint } from '@acies/kernel'

/** The games there are, each fetched when it is wanted. */
export type Shelf = Readonly<Record<string, () => Promise<AnyCasedGame>>>

export const shelf: Shelf = {
  'cc-ancients': async () => (await import('@acies/cc-ancients/cases')).ancients,
  tercios: async () => (await import('@acies/tercios/cases')).tercios,
  'cc-napoleonics': async () => (await import('@acies/cc-napoleonics/cases')).napoleonics,
  wab: async () => (await import('@acies/wab/cases')).wab,
  onus: async () => (await import('@acies/onus/cases')).onus,
}
/** This module's name in the built program, for workers to find it. */
export const SHELF = 'games'

export function gameNamed(games: Shelf, id: string): Promise<AnyCasedGame> {
  if (Object.hasOwn(games, id)) return games[id]()
  throw new Complaint(`no game ${id}; there are ${Object.keys(games).join(', ')}`)
}

export function allGames(games: Shelf): Promise<AnyCasedGame[]> {
  return Promise.all(Object.values(games).map(fetch => fetch()))
}
