import { settings } from '../app/settings.ts'
import type { Sound } from './instruments.ts'

const LOUD = 0.35
/** The same sound again within this is one sound. */
const TOGETHER = 0.12

let audio: AudioContext | null = null
let out: AudioNode | null = null
const lately = new Map<Sound, number>()

/** Makes a sound, if the player wants any; a browser without sound, or that cannot fetch how it is made, stays silent. */
export async function sound(name: Sound): Promise<void> {
  if (!settings.get().sound || typeof AudioContext === 'undefined') return
  // Browsers want a gesture first: what came before it is not made up for afterwards, all at once.
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    audio ??= new AudioContext()
    if (out === null) {
      const gain = audio.createGain()
      gain.gain.value = LOUD
      out = gain
      gain.connect(audio.destination)
    }
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
    if (audio.currentTime - (lately.get(name) ?? Number.NEGATIVE_INFINITY) < TOGETHER) return
    lately.set(name, audio.currentTime)
    const { INSTRUMENTS } = await import('./instruments.ts')
    INSTRUMENTS[name](audio, out, audio.currentTime)
  } catch {
    // A device without loudspeakers is no fault of the match.
  }
}
