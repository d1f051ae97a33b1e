import type { Dice } from './position.ts'

/** The next draw of the stream, 0 … 2^32 - 1. */
export function draw(dice: Dice): number {
  let x = (dice.seed + Math.imul(++dice.drawn, 0x9e3779b9)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** 0 … n - 1, each as likely (multiply-shift; the bias for a die is under one in 700 million). */
export function below(dice: Dice, n: number): number {
  return Math.floor((draw(dice) / 4294967296) * n)
}

/** A source of chance for players (bots, samplers); the referee's own dice are never used for it. */
export type Random = (n: number) => number

export function randomFrom(seed: number): Random {
  const dice = { seed: seed | 0, drawn: 0 }
  return n => below(dice, n)
}
