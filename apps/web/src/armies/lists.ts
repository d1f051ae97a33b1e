import { Complaint } from '@acies/kernel'
import { type Roster, readRoster, writeRoster } from '@acies/tabletop'
import { useSyncExternalStore } from 'react'

/** A list the player has made. */
export interface KeptList {
  id: string
  game: string
  name: string
  roster: Roster
}

/** Letters of a name, at most. */
export const LONGEST_NAME = 60
/** Nobody made such an address by sharing a list. */
const ENDLESS = 50_000

const KEPT = 'acies.armies'
/** Lists with changes that nobody has saved yet. */
const DRAFTS = 'acies.army-drafts'
/** The list on the page: the last of all, and with a game behind it the last of that game. */
const OPEN = 'acies.army-draft'
/** Lists kept before there was more than one game to raise them for. */
const FIRST_GAME = 'tercios'

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

/** What lies in a drawer; null where the browser keeps nothing. */
function read(key: string): readonly KeptList[] | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(json) ? json.flatMap(readKept) : []
  } catch {
    return null
  }
}
/** Once something could not be written, what the page holds is more than what is written. */
let writable = true
function store(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // Only for as long as the page is open.
    writable = false
  }
}
const device = (): Storage => localStorage
const tab = (): Storage => sessionStorage

interface Drawers {
  kept: readonly KeptList[]
  drafts: readonly KeptList[]
}
const listeners = new Set<() => void>()
let now: Drawers = { kept: read(KEPT) ?? [], drafts: read(DRAFTS) ?? [] }

/** As it is written: another window may have been at it. */
const inDrawers = (): Drawers => (writable ? { kept: read(KEPT) ?? now.kept, drafts: read(DRAFTS) ?? now.drafts } : now)
function show(next: Drawers): void {
  now = next
  for (const listener of listeners) listener()
}
function change(next: (was: Drawers) => Drawers): void {
  const was = inDrawers()
  const will = next(was)
  if (will.kept !== was.kept) store(device, KEPT, will.kept.map(written))
  if (will.drafts !== was.drafts) store(device, DRAFTS, will.drafts.map(written))
  show(will)
}
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEPT || key === DRAFTS) show(inDrawers())
  })

const without = (lists: readonly KeptList[], id: string): readonly KeptList[] =>
  lists.some(one => one.id === id) ? lists.filter(one => one.id !== id) : lists
const isSame = (a: KeptList, b: KeptList | undefined): boolean =>
  b !== undefined && JSON.stringify(written(a)) === JSON.stringify(written(b))

export const keepList = (one: KeptList): void =>
  change(({ kept, drafts }) => ({ kept: [...without(kept, one.id), one], drafts: without(drafts, one.id) }))
export const forgetList = (id: string): void =>
  change(({ kept, drafts }) => ({ kept: without(kept, id), drafts: without(drafts, id) }))
/** The same list as one that was sent, if it lies here already. */
export const sameAs = (sent: Omit<KeptList, 'id'>): KeptList | undefined =>
  [...now.drafts, ...now.kept].find(one => isSame({ ...sent, id: one.id }, one))
export const keptList = (id: string): KeptList | undefined => now.kept.find(k => k.id === id)

/**
 * What is on the page survives whatever happens to it: reload, another game, another window. Where the player has worked
 * at it, it also lies on the shelf from now on, as a draft until it is saved.
 */
export function keepDraft(one: KeptList, worked: boolean): void {
  for (const storage of [device, tab]) {
    store(storage, OPEN, written(one))
    store(storage, `${OPEN}.${one.game}`, written(one))
  }
  if (!worked) return
  change(({ kept, drafts }) => {
    const others = without(drafts, one.id)
    const isSaved = isSame(
      one,
      kept.find(k => k.id === one.id),
    )
    const isBlank = one.roster.groups.every(({ units }) => units.length === 0)
    return { kept, drafts: isSaved || isBlank ? others : [...others, one] }
  })
}
/** Whether there are changes nobody has saved. */
export const isDraft = (id: string): boolean => now.drafts.some(one => one.id === id)

/** The list that was on the page last, of a game or of any: in this window, or in another. */
export function keptDraft(game?: string): KeptList | undefined {
  const key = game === undefined ? OPEN : `${OPEN}.${game}`
  for (const storage of [tab, device])
    try {
      const [found] = readKept(JSON.parse(storage().getItem(key) ?? 'null') ?? {})
      if (found !== undefined) return found
    } catch {
      // The other may still have it.
    }
  return undefined
}

/** The list somebody wants to play next. */
let next: string | null = null
export const playNext = (one: KeptList): void => {
  keepList(one)
  next = one.id
}
export const toPlayNext = (game: string): KeptList | undefined => now.kept.find(k => k.id === next && k.game === game)
export const forgetNext = (): void => {
  next = null
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLists = (): readonly KeptList[] => useSyncExternalStore(subscribe, () => now.kept)
/** All that a player has made, saved or not; of a list that was changed since, the change. */
export function useShelf(): readonly { list: KeptList; unsaved: boolean }[] {
  const { kept, drafts } = useSyncExternalStore(subscribe, () => now)
  const saved = kept.map(list => ({ list: drafts.find(({ id }) => id === list.id) ?? list, unsaved: isDraft(list.id) }))
  const fresh = drafts.filter(({ id }) => !kept.some(one => one.id === id))
  return [...fresh.map(list => ({ list, unsaved: true })), ...saved]
}

/** A list in an address, with its game and its name. */
export function listToLink({ game, name, roster }: KeptList): string {
  const text = `${game}\n${name.replace(/\s+/g, ' ')}\n${writeRoster(roster)}`
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
export function listFromLink(data: string): Omit<KeptList, 'id'> {
  if (data.length > ENDLESS) throw new Complaint('the link is too long')
  const bytes = Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
  const text = new TextDecoder().decode(bytes)
  const [game, name, ...rest] = text.split('\n')
  // Older links have the list alone.
  if (game.includes('|')) return { game: FIRST_GAME, name: '', roster: readRoster(text) }
  return { game, name: name.slice(0, LONGEST_NAME), roster: readRoster(rest.join('\n')) }
}
