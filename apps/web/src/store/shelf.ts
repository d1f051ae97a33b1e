import { keyFrom, type MatchFile, type Said, type Seed, type Snapshot } from '@acies/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ThumbMap } from '../look/thumb/Thumb.tsx'
import type { Player } from '../table/table.ts'

/** How a match stands, without the rules at hand. */
export interface Summary {
  turn: number
  score: readonly number[]
  /** Whose decision it is; null when it is over or a machine's. */
  asks: number | null
  over: boolean
  winners: readonly number[]
  /** What each seat leads, where it is not the same in every match of the battle. */
  sides?: readonly Said[]
  /** How the field looked last. */
  map?: ThumbMap
}

interface Shortcut {
  build: string
  snapshot: Snapshot<unknown>
}
/** The page as it was built: its file is named after all that is in it. */
const BUILD = new URL(import.meta.url).pathname
export const shortcutTo = (snapshot: Snapshot<unknown>): Shortcut => ({ build: BUILD, snapshot })
export const snapshotOf = ({ shortcut }: Kept): Snapshot<unknown> | undefined =>
  shortcut?.build === BUILD ? shortcut.snapshot : undefined

/** A match kept on this device. */
export interface Kept {
  id: string
  name: string
  file: MatchFile
  players: readonly Player[]
  created: number
  updated: number
  /** Grows with every answer that is written: a window that knows an older one has been overtaken. */
  revision?: number
  summary: Summary
  /** A moment near the end, for this device and this build of the page alone: what another has kept is not looked at. */
  shortcut?: Shortcut
  /** It is the guided battle: what the teacher has said already. */
  lessons?: readonly string[]
  /** How it goes while the pupil follows the teacher. */
  line?: MatchFile['answers']
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept; indexes: { updated: number } }
}

/** Whether a match lies on the device, or why not. */
type Keeping = 'kept' | 'full' | 'denied'
/** The same for a match in play: it may have been removed, or written by another window meanwhile. */
export type Updating = Keeping | 'removed' | 'overtaken'

/** Whether what lies in the store is a match: a browser or an older page may have left anything there. */
function isSound(match: unknown): match is Kept {
  if (typeof match !== 'object' || match === null) return false
  const { id, file, players, summary, updated } = match as Partial<Kept>
  return (
    typeof id === 'string' &&
    typeof updated === 'number' &&
    typeof file?.header?.game === 'string' &&
    typeof file.header.scenario === 'string' &&
    Array.isArray(file.answers) &&
    Array.isArray(players) &&
    Array.isArray(summary?.score) &&
    Array.isArray(summary.winners)
  )
}

/** The matches of this device. When nothing can be stored they stay in memory, and `lasting` says so. */
export class Shelf {
  lasting = true
  private readonly memory = new Map<string, Kept>()
  private readonly db: Promise<IDBPDatabase<Schema> | null>
  private readonly listeners = new Set<() => void>()

  constructor() {
    this.db = open().catch(() => {
      this.lasting = false
      return null
    })
    // What is only in memory would be gone: the browser asks first.
    window.addEventListener('beforeunload', event => this.memory.size > 0 && event.preventDefault())
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  async get(id: string): Promise<Kept | null> {
    const kept = this.memory.get(id)
    if (kept !== undefined) return kept
    const db = await this.db
    const stored = await db?.get('matches', id).catch(() => null)
    return isSound(stored) ? stored : null
  }
  /** All that can be read, the last played first. */
  async list(): Promise<Kept[]> {
    const db = await this.db
    const stored = (await db?.getAll('matches').catch(() => [])) ?? []
    const kept = new Map(stored.filter(isSound).map(match => [match.id, match]))
    for (const [id, match] of this.memory) kept.set(id, match)
    return [...kept.values()].sort((a, b) => b.updated - a.updated)
  }
  /** The names of records that cannot be read. */
  async broken(): Promise<string[]> {
    const db = await this.db
    if (db === null) return []
    const keys = await db.getAllKeys('matches').catch(() => [])
    const sound = new Set((await db.getAll('matches').catch(() => [])).filter(isSound).map(match => match.id))
    return keys.filter(key => !sound.has(key))
  }
  /** Keeps a match, or says why it could only be kept in memory. */
  async put(match: Kept): Promise<Keeping> {
    const db = await this.db
    try {
      if (db === null) throw new Error('no storage')
      await db.put('matches', match)
      this.memory.delete(match.id)
      this.lasting = true
      return 'kept'
    } catch (error) {
      this.memory.set(match.id, match)
      this.lasting = false
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied'
    } finally {
      this.changed()
    }
  }
  /**
   * Writes what a window has changed of a match, onto what lies there now: its name may have been changed elsewhere.
   * Nothing is written when it was removed, or when another window has written since this one did.
   */
  async update(match: Kept): Promise<Updating> {
    const db = await this.db
    if (db === null || this.memory.has(match.id)) return this.put(match)
    try {
      const change = db.transaction('matches', 'readwrite')
      const stored = await change.store.get(match.id)
      const known = (match.revision ?? 1) - 1
      const standing = stored === undefined ? 'removed' : (stored.revision ?? 0) === known ? 'kept' : 'overtaken'
      if (standing === 'kept') await change.store.put({ ...match, name: stored?.name ?? match.name })
      await change.done
      this.changed()
      return standing
    } catch {
      return this.put(match)
    }
  }
  async remove(id: string): Promise<void> {
    this.memory.delete(id)
    const db = await this.db
    await db?.delete('matches', id).catch(() => undefined)
    this.changed()
  }
  async rename(id: string, name: string): Promise<void> {
    const db = await this.db
    const held = this.memory.get(id)
    if (held !== undefined || db === null) {
      if (held !== undefined) this.memory.set(id, { ...held, name })
      return this.changed()
    }
    const change = db.transaction('matches', 'readwrite')
    const stored = await change.store.get(id)
    if (stored !== undefined) await change.store.put({ ...stored, name })
    await change.done
    this.changed()
  }
  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>('acies', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated')
    },
    blocking() {
      db.close()
    },
  })
  void navigator.storage?.persist?.().catch(() => undefined)
  return db
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), b => (b % 36).toString(36)).join('')
/** Dice that nobody can foretell. */
export const newSeed = (): Seed => keyFrom(crypto.getRandomValues(new Uint8Array(32)))
