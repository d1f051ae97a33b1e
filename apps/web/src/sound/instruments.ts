/** The sounds of a table: made when they are wanted, out of noise and a few tones. */
export const SOUNDS = ['dice', 'march', 'volley', 'clash', 'card', 'drum', 'trumpet'] as const
export type Sound = (typeof SOUNDS)[number]

type Instrument = (audio: BaseAudioContext, out: AudioNode, at: number) => void

/** Seconds of noise, the same every time. */
function noise(audio: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let x = 0x2545f491
  for (let i = 0; i < samples.length; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    samples[i] = (x | 0) / 2 ** 31
  }
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}

/** A burst of noise through a filter: a knock, a step, a shot. */
function burst(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  {
    seconds,
    pitch,
    loud,
    kind = 'bandpass',
  }: { seconds: number; pitch: number; loud: number; kind?: BiquadFilterType },
): void {
  const source = noise(audio, seconds)
  const filter = audio.createBiquadFilter()
  filter.type = kind
  filter.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(filter).connect(gain).connect(out)
  source.start(at)
}

/** A tone that swells and dies. */
function tone(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { seconds, pitch, loud, wave = 'sine' }: { seconds: number; pitch: number; loud: number; wave?: OscillatorType },
): void {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.03, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + seconds)
}

export const INSTRUMENTS: Readonly<Record<Sound, Instrument>> = {
  dice(audio, out, at) {
    for (const [later, pitch] of [
      [0, 2600],
      [0.07, 3300],
      [0.12, 2200],
      [0.2, 2900],
      [0.27, 2000],
    ])
      burst(audio, out, at + later, { seconds: 0.05, pitch, loud: 0.5 })
  },
  march(audio, out, at) {
    for (const later of [0, 0.16, 0.32])
      burst(audio, out, at + later, { seconds: 0.09, pitch: 220, loud: 0.5, kind: 'lowpass' })
  },
  volley(audio, out, at) {
    for (const later of [0, 0.04, 0.07, 0.13, 0.16])
      burst(audio, out, at + later, { seconds: 0.22, pitch: 900, loud: 0.5, kind: 'lowpass' })
    burst(audio, out, at, { seconds: 0.6, pitch: 160, loud: 0.5, kind: 'lowpass' })
  },
  clash(audio, out, at) {
    for (const [later, pitch] of [
      [0, 2900],
      [0.06, 3700],
      [0.15, 2500],
    ]) {
      tone(audio, out, at + later, { seconds: 0.18, pitch, loud: 0.08, wave: 'square' })
      burst(audio, out, at + later, { seconds: 0.06, pitch: 4200, loud: 0.3, kind: 'highpass' })
    }
  },
  card(audio, out, at) {
    burst(audio, out, at, { seconds: 0.09, pitch: 1800, loud: 0.25 })
  },
  drum(audio, out, at) {
    for (const later of [0, 0.22]) {
      tone(audio, out, at + later, { seconds: 0.25, pitch: 90, loud: 0.5 })
      burst(audio, out, at + later, { seconds: 0.05, pitch: 500, loud: 0.2 })
    }
  },
  trumpet(audio, out, at) {
    for (const [later, pitch, seconds] of [
      [0, 392, 0.2],
      [0.2, 523, 0.2],
      [0.4, 659, 0.2],
      [0.6, 784, 0.7],
    ]) {
      tone(audio, out, at + later, { seconds, pitch, loud: 0.12, wave: 'sawtooth' })
      tone(audio, out, at + later, { seconds, pitch: pitch * 2, loud: 0.04, wave: 'square' })
    }
  },
}
