import { useEffect, useState } from 'react'

interface Storage {
  /** Bytes taken by Acies on this device. */
  used: number
  /** The browser has promised to keep it. */
  kept: boolean
}

/** How much this device keeps for Acies; null where the browser does not say. */
export function useStorage(): Storage | null {
  const [storage, setStorage] = useState<Storage | null>(null)
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const [{ usage = 0 }, kept] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
      if (!left) setStorage({ used: usage, kept })
    }
    if ('storage' in navigator) void ask().catch(() => undefined)
    return () => {
      left = true
    }
  }, [])
  return storage
}

/** 40 kB, 1.4 MB. */
export const sizeOf = (bytes: number, lang: string): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toLocaleString(lang, { maximumFractionDigits: 1 })} MB`
