import { useEffect, useState } from 'react'
import type { MenDetail } from '../hex/detail.ts'

/** Men that are drawn anew in one frame: more of them would be seen as a jerk. */
const EACH_FRAME = 48

interface Waiting {
  men: number
  show: () => void
}
const waiting = new Set<Waiting>()
function frame(): void {
  let men = 0
  for (const one of waiting) {
    if (men > 0 && men + one.men > EACH_FRAME) break
    waiting.delete(one)
    men += one.men
    one.show()
  }
  if (waiting.size > 0) requestAnimationFrame(frame)
}

/** How a block is drawn now, on its way to how it should be: its men come when it is its turn, block by block. */
export function useTurn(wanted: MenDetail, men: number): MenDetail {
  const [shown, setShown] = useState(wanted)
  useEffect(() => {
    if (shown === wanted) return
    if (wanted === 'far') return setShown(wanted)
    const one = { men, show: () => setShown(wanted) }
    waiting.add(one)
    if (waiting.size === 1) requestAnimationFrame(frame)
    return () => void waiting.delete(one)
  }, [wanted, shown, men])
  return wanted === 'far' ? 'far' : shown
}
