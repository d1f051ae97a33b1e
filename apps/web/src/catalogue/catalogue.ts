import games, { titles } from 'virtual:catalogue'
import type { Said } from '@acies/kernel'
import type { IconName } from '../look/symbols/icons.ts'
import type { ThumbMap } from '../look/thumb/Thumb.tsx'

/** A battle as it stands in a list, without its game's code. */
export interface BattleEntry {
  id: string
  title: Said
  year?: number
  armies: Said
  sides: readonly Said[]
  difficulty: 1 | 2 | 3
  minutes: number
  reconstructed: boolean
  map: ThumbMap
}

/** A game as it stands on the home. */
export interface GameEntry {
  id: string
  name: Said
  /** What it is played with. */
  note: Said
  icon: IconName
  /** Shown first. */
  featured: string
  /** These follow it on the home. */
  shown: readonly string[]
  battles: readonly BattleEntry[]
}

export const catalogue: readonly GameEntry[] = games

/** What a bot is called, however it leads. */
export const botTitle = (name: string): Said | undefined => titles[name.split(':')[0]]

export const gameEntry = (id: string): GameEntry | undefined => catalogue.find(game => game.id === id)
export const battleEntry = (game: string, battle: string): BattleEntry | undefined =>
  gameEntry(game)?.battles.find(b => b.id === battle)
