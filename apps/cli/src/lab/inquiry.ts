import type { Setting } from '../main.ts'
import { Progress } from '../progress.ts'
import { INTERRUPTED } from './run.ts'

interface Inquired {
  matches: number
  seconds: number
  interrupted: boolean
}

/** Plays one match after another in this thread, with a bar; Ctrl-C ends it with what it has. */
export async function inquire(matches: number, play: (n: number) => void, setting: Setting): Promise<Inquired> {
  const { terminal } = setting
  const progress = new Progress(setting, matches)
  let interrupted = false
  const listening = terminal.onInterrupt(() => {
    interrupted = true
  })
  const began = terminal.now()
  let played = 0
  try {
    for (; played < matches && !interrupted; played++) {
      play(played)
      progress.step()
      // Whoever wants it stopped is heard between two matches.
      await new Promise(resolve => setImmediate(resolve))
    }
  } finally {
    listening()
    progress.end()
  }
  if (interrupted) setting.code = INTERRUPTED
  return { matches: played, seconds: (terminal.now() - began) / 1000, interrupted }
}
