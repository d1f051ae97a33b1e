import { createContext, use } from 'react'
import { Thinker } from '../bots/thinker.ts'
import { Shelf } from '../store/shelf.ts'

/** What all screens share: the shelf of matches, two workers, a place for short messages. */
export interface House {
  shelf: Shelf
  /** Thinks for bots. */
  player: Thinker
  /** Counts odds and finds hints while the other thinks. */
  counter: Thinker
  tell: (text: string, action?: { text: string; onClick: () => void }) => void
}

export const openHouse = (tell: House['tell']): House => ({
  shelf: new Shelf(),
  player: new Thinker(),
  counter: new Thinker(),
  tell,
})

export const HouseContext = createContext<House | null>(null)

export function useHouse(): House {
  const house = use(HouseContext)
  if (house === null) throw new Error('no house')
  return house
}
