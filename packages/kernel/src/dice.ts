import { chacha20 } from '@noble/ciphers/chacha.js'
import type { Dice } from './position.ts'

/** The next draw of the stream, 0 … 2^32 - 1: of the quick one for a number, of the one nobody can foretell for a key. */
export function draw(dice: Dice): number {
  const { seed } = dice
  if (typeof seed === 'string') return drawUnforeseen(seed, dice.drawn++)
  let x = (seed + Math.imul(++dice.drawn, 0x9e3779b9)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** 0 … n - 1, each as likely (multiply-shift; the bias for a die is under one in 700 million). */
export function below(dice: Dice, n: number): number {
  return Math.floor((draw(dice) / 4294967296) * n)
}

const KEY = /^[0-9a-f]{64}$/
/** Whether a text is the key of a stream: 256 bits in hexadecimal digits. */
export const isKey = (text: string): boolean => KEY.test(text)

/** A key of 256 bits, from 32 bytes that nobody knows. */
export function keyFrom(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new Error(`a key has 32 bytes, not ${bytes.length}`)
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

const NONCE = new Uint8Array(12)
const NOTHING = new Uint8Array(64)
// The block of the stream drawn from last: sixteen draws.
let lastKey = ''
let lastBlock = -1
let words: DataView = new DataView(NOTHING.buffer)

/** The n-th draw of ChaCha20 under the key: whoever has seen all before it knows nothing of it. */
function drawUnforeseen(key: string, n: number): number {
  const block = n >>> 4
  if (key !== lastKey || block !== lastBlock) {
    if (!isKey(key)) throw new Error('a key has 64 hexadecimal digits')
    const bytes = Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(key.slice(2 * i, 2 * i + 2), 16))
    words = new DataView(chacha20(bytes, NONCE, NOTHING, undefined, block).buffer)
    lastKey = key
    lastBlock = block
  }
  return words.getUint32((n & 15) * 4, true)
}

/** A source of chance for players (bots, samplers); the referee's own dice are never used for it. */
export type Random = (n: number) => number

export function randomFrom(seed: number): Random {
  const dice = { seed: seed | 0, drawn: 0 }
  return n => below(dice, n)
}
