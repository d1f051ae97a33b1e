import { type Roster, readRoster, writeRoster } from '@acies/tabletop'
import { useSyncExternalStore } from 'react'

/** A list the player has made. */
export interface KeptList {
  id: string
  game: string
  name: string
  roster: Roster
}

const KEY = 'acies.armies'
const DRAFT = 'acies.army-draft'
/** Lists kept before there was more than one game to raise them for. */
const FIRST_GAME = 'tercios'
const listeners = new Set<() => void>()
let kept: readonly KeptList[] = load()

interface Written {
  id: string
  game?: string
  name: string
  text: string
}
const written = ({ id, game, name, roster }: KeptList): Written => ({ id, game, name, text: writeRoster(roster) })
/** Kept as text: what no longer reads is left out, not thrown over. */
function readKept(json: Partial<Written>): KeptList[] {
  try {
    const roster = readRoster(`${json.text}`)
    return [{ id: `${json.id}`, game: json.game ?? FIRST_GAME, name: `${json.name ?? ''}`, roster }]
  } catch {
    return []
  }
}

function load(): readonly KeptList[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(json) ? json.flatMap(readKept) : []
  } catch {
    return []
  }
}
function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Only for as long as the page is open.
  }
}
function change(next: readonly KeptList[]): void {
  kept = next
  store(KEY, kept.map(written))
  for (const listener of listeners) listener()
}

export const keepList = (one: KeptList): void => change([...kept.filter(k => k.id !== one.id), one])
export const forgetList = (id: string): void => change(kept.filter(k => k.id !== id))
export const keptList = (id: string): KeptList | undefined => kept.find(k => k.id === id)

/** What is being built survives whatever happens to the page: one list for each game, and which was the last. */
export function keepDraft(one: KeptList): void {
  store(DRAFT, written(one))
  store(`${DRAFT}.${one.game}`, written(one))
}
/** The list that was being built last, of a game or of any. */
export function keptDraft(game?: string): KeptList | undefined {
  try {
    const key = game === undefined ? DRAFT : `${DRAFT}.${game}`
    return readKept(JSON.parse(localStorage.getItem(key) ?? 'null') ?? {})[0]
  } catch {
    return undefined
  }
}
/** A list from elsewhere is opened: what was being built for its game is laid on the shelf. */
export function layAside(game: string): void {
  const draft = keptDraft(game)
  if (draft?.roster.groups.some(group => group.units.length > 0)) keepList(draft)
}

/** The list somebody wants to play next. */
let next: string | null = null
export const playNext = (one: KeptList): void => {
  keepList(one)
  next = one.id
}
export const toPlayNext = (game: string): KeptList | undefined => kept.find(k => k.id === next && k.game === game)
export const forgetNext = (): void => {
  next = null
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLists = (): readonly KeptList[] => useSyncExternalStore(subscribe, () => kept)

/** A list in an address, with its game and its name. */
export function listToLink({ game, name, roster }: KeptList): string {
  const text = `${game}\n${name.replace(/\s+/g, ' ')}\n${writeRoster(roster)}`
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
export function listFromLink(data: string): Omit<KeptList, 'id'> {
  const bytes = Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
  const text = new TextDecoder().decode(bytes)
  const [game, name, ...rest] = text.split('\n')
  // Older links have the list alone.
  if (game.includes('|')) return { game: FIRST_GAME, name: '', roster: readRoster(text) }
  return { game, name, roster: readRoster(rest.join('\n')) }
}
