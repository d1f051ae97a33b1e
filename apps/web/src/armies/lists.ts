import { type ArmyList, LEVELS, pointsOf, readList, writeList } from '@acies/tercios'
import { useSyncExternalStore } from 'react'
import { bookOf } from './names.ts'

/** A list the player has made. */
export interface KeptList {
  id: string
  name: string
  list: ArmyList
}

const KEY = 'acies.armies'
const listeners = new Set<() => void>()
let kept: readonly KeptList[] = load()

function load(): readonly KeptList[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(json)) return []
    // Kept as text: what no longer reads is left out, not thrown over.
    return json.flatMap(({ id, name, text }): KeptList[] => {
      try {
        return [{ id: `${id}`, name: `${name}`, list: readList(`${text}`) }]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}
function change(next: readonly KeptList[]): void {
  kept = next
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.map(({ id, name, list }) => ({ id, name, text: writeList(list) }))))
  } catch {
    // Only for as long as the page is open.
  }
  for (const listener of listeners) listener()
}

export const keepList = (one: KeptList): void => change([...kept.filter(k => k.id !== one.id), one])
export const forgetList = (id: string): void => change(kept.filter(k => k.id !== id))
export const keptList = (id: string): KeptList | undefined => kept.find(k => k.id === id)

/** The list somebody wants to play next. */
let next: string | null = null
export const playNext = (one: KeptList): void => {
  keepList(one)
  next = one.id
}
export const toPlayNext = (): KeptList | undefined => kept.find(k => k.id === next)
export const forgetNext = (): void => {
  next = null
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLists = (): readonly KeptList[] => useSyncExternalStore(subscribe, () => kept)

/** Only what a list is made of. */
export const plainList = ({ army, chart, points, chief, elite, commands }: ArmyList): ArmyList => ({
  army,
  chart,
  points,
  chief,
  elite,
  commands,
})
export const listToLink = (list: ArmyList): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(writeList(list))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
export const listFromLink = (data: string): ArmyList =>
  readList(
    new TextDecoder().decode(Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))),
  )

/** What a list costs; one that names strange troops costs nothing yet. */
export function pointsOfList(list: ArmyList): number {
  try {
    return pointsOf(list)
  } catch {
    return 0
  }
}

export const emptyList = (army: string, points: number): ArmyList => ({
  army,
  chart: bookOf(army).charts[0],
  points,
  chief: { level: LEVELS.findIndex(l => l.chief !== null), virtues: [], qualities: [] },
  elite: [],
  commands: [],
})
