/** What a troop is to the question on the table. */
export type BaseLight = 'can' | 'selected' | 'picked' | 'proposed' | 'target' | 'must' | 'danger'
/** The line of that light round a base. */
export const outlineOf = (light: BaseLight, width: number, depth: number): string => {
  const [x, y] = [width / 2 + 7, depth / 2 + 9]
  const k = Math.min(22, x * 0.4, y * 0.6)
  if (light === 'target' || light === 'danger')
    return (
      `M${-x} ${-y + k}V${-y}h${k}M${x - k} ${-y}H${x}v${k}` + `M${x} ${y - k}V${y}h${-k}M${-x + k} ${y}H${-x}v${-k}`
    )
  return `M${-x} ${-y}H${x}V${y}H${-x}Z`
}
