import type { Lang } from '@acies/kernel'
import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'
/** How fast things move; 0 is at once. */
export type Speed = 0.5 | 1 | 2 | 0

/** What a player has set, kept on the device. */
export interface Settings {
  lang: Lang
  theme: Theme
  speed: Speed
  /** Leaders speak. */
  quotes: boolean
  /** Names of the hexes on the board. */
  coordinates: boolean
  /** Dice, drums and trumpets are heard. */
  sound: boolean
}

const KEY = 'acies.settings'
const SPEEDS: readonly Speed[] = [0.5, 1, 2, 0]

function languageOfDevice(): Lang {
  // Tests read the skins without a browser.
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  return languages.some(l => /^(es|ca|gl|eu)\b/.test(l)) || !languages[0]?.startsWith('en') ? 'es' : 'en'
}

/** A phone is among people: it stays silent until asked. */
const isPhone = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}

function read(): Settings {
  const kept = stored()
  return {
    lang: kept.lang === 'es' || kept.lang === 'en' ? kept.lang : languageOfDevice(),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    speed: SPEEDS.find(s => s === kept.speed) ?? 1,
    quotes: kept.quotes !== false,
    // Hints, refusals and the log speak of hexes by their names.
    coordinates: kept.coordinates !== false,
    sound: typeof kept.sound === 'boolean' ? kept.sound : !isPhone(),
  }
}

let now = read()
const listeners = new Set<() => void>()

export const settings = {
  get: (): Settings => now,
  set(change: Partial<Settings>): void {
    now = { ...now, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // Not kept: they hold until the page is left.
    }
    dress()
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The page wears the theme and speaks the language. */
export function dress(): void {
  const root = document.documentElement
  root.lang = now.lang
  if (now.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = now.theme
}

export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get)

/** For the pieces: pixels per second times this. */
export const paceOf = (speed: Speed): number => (speed === 0 ? Number.POSITIVE_INFINITY : speed)

export const nextSpeed = (speed: Speed): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
