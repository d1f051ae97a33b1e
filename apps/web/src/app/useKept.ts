import { useEffect, useState } from 'react'
import type { Kept } from '../store/shelf.ts'
import { useHouse } from './house.ts'

/** The matches of this device, the last played first; null until they have been read. */
export function useKept(): readonly Kept[] | null {
  const { shelf } = useHouse()
  const [kept, setKept] = useState<readonly Kept[] | null>(null)
  useEffect(() => {
    let left = false
    const read = (): void => {
      void shelf.list().then(list => !left && setKept(list))
    }
    read()
    const leave = shelf.subscribe(read)
    return () => {
      left = true
      leave()
    }
  }, [shelf])
  return kept
}
