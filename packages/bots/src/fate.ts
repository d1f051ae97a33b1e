import { type Picks, type Position, type Random, randomFrom, type Seat } from '@acies/kernel'

/**
 * One course of chance. What is rolled upon an answer depends on what was asked and answered and how often before, not
 * on what else happened: two plans that meet the same fate differ by what they change, and not by all the dice after it.
 */
export class Fate {
  private readonly seed: number
  private readonly times = new Map<number, number>()

  constructor(seed: number) {
    this.seed = seed
  }
  /** The chance for whoever is asked. */
  asks(p: Position<unknown>, seat: Seat): Random {
    return randomFrom(this.again(this.matter(p, seat)))
  }
  /** Puts the dice in place for what the answer brings. */
  befalls(p: Position<unknown>, seat: Seat, picks: Picks): void {
    const about = mixed(this.matter(p, seat), picks.length === 0 ? 0 : hashOf(picks[0]))
    p.dice.seed = this.again(about)
    p.dice.drawn = 0
  }
  private matter(p: Position<unknown>, seat: Seat): number {
    const { step, v } = p.stack[p.stack.length - 1]
    let key = mixed(mixed(this.seed, seat), hashOf(step))
    for (const name in v) key = mixed(key, hashOf(v[name]))
    return key
  }
  /** The same for the first time in every plan, for the second, and so on. */
  private again(key: number): number {
    const times = (this.times.get(key) ?? 0) + 1
    this.times.set(key, times)
    return mixed(key, times)
  }
}

function mixed(key: number, more: number): number {
  let x = Math.imul(key ^ more, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}
/** Places and lists count for nothing: a troop a little to the left is still the same. */
function hashOf(value: unknown): number {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return 0
  let x = 0
  for (let i = 0; i < value.length; i++) x = (Math.imul(x, 31) + value.charCodeAt(i)) | 0
  return x
}
