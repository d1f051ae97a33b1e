/** What a thing is where it stands (its body, centres, outline), found from its pose and two numbers for its shape. */
export type Find<S> = (x: number, y: number, facing: number, a: number, b: number) => S

const BITS = 12
const SIZE = 1 << BITS

/**
 * Keeps the stances found last, each at a place that follows from its pose and shape: copies of a position share them, and
 * nothing derived is ever stored in a position. `a` and `b` tell shapes apart: width and depth, files and models.
 */
export class Stances<S> {
  private readonly keys = new Int32Array(SIZE * 5)
  private readonly kept: (S | undefined)[] = Array.from({ length: SIZE }, () => undefined)
  private readonly find: Find<S>

  constructor(find: Find<S>) {
    this.find = find
  }

  at(x: number, y: number, facing: number, a: number, b: number): S {
    const mixed =
      Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(facing + Math.imul(a, 31) + b, 0xc2b2ae35)
    const place = mixed >>> (32 - BITS)
    const { keys } = this
    const k = place * 5
    const known = this.kept[place]
    if (
      known !== undefined &&
      keys[k] === x &&
      keys[k + 1] === y &&
      keys[k + 2] === facing &&
      keys[k + 3] === a &&
      keys[k + 4] === b
    )
      return known
    const found = this.find(x, y, facing, a, b)
    this.kept[place] = found
    keys[k] = x
    keys[k + 1] = y
    keys[k + 2] = facing
    keys[k + 3] = a
    keys[k + 4] = b
    return found
  }
}
