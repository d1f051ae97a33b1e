import type { Game } from './game.ts'
import type { MatchFile } from './match-file.ts'
import type { Told } from './position.ts'
import { Replay } from './replay.ts'

/** What a match comes to, in two numbers: all that was told, and where it stood in the end. */
export interface Fingerprint {
  told: number
  end: number
}

/** A match kept to see that the rules still play it alike; a match file like any other, with its fingerprint. */
export type Golden = MatchFile & { fingerprint: Fingerprint }

/** Plays a match again, answer by answer; a Complaint when one is refused. */
export function fingerprintOf<F, E extends Told>(game: Game<F, E>, file: MatchFile): Fingerprint {
  let told = BASIS
  const { field, result } = new Replay(game, file).verify(heard => {
    told = hashed(JSON.stringify(heard), told)
  })
  return { told, end: hashed(JSON.stringify([field, result]), BASIS) }
}

const BASIS = 2166136261

/** FNV-1a, to be compared and for nothing else. */
function hashed(text: string, from: number): number {
  let hash = from
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** How to put right what golden matches complain about. */
const AGAIN = 'raise its version, then write them anew: acies lab golden'

/** What is wrong with a golden match; null when it is played as ever. */
export function tarnished<F, E extends Told>(game: Game<F, E>, golden: Golden): string | null {
  const { version } = golden.header
  if (version !== game.version)
    return `it is of version ${version}, and the game of ${game.version}: write them anew: acies lab golden`
  try {
    const { told, end } = fingerprintOf(game, golden)
    if (end !== golden.fingerprint.end) return `it ends otherwise under the same version: ${AGAIN}`
    if (told !== golden.fingerprint.told) return `it is told otherwise under the same version: ${AGAIN}`
    return null
  } catch (error) {
    return `${error instanceof Error ? error.message : error}, under the same version: ${AGAIN}`
  }
}
