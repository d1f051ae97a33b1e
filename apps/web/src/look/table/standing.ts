/** Who stands where, and what a screen reader is told of him. */
interface Standing {
  id: string
  unit?: number
  x: number
  y: number
  spoken?: string
  said?: string
}

/** What marks whatever stands on the table: found by its number, reached by keys where it has words. */
export const standing = ({ id, unit, x, y, spoken, said }: Standing) => ({
  'data-id': id,
  'data-unit': unit,
  'data-x': x,
  'data-y': y,
  transform: `translate(${x} ${y})`,
  role: spoken ? 'button' : undefined,
  tabIndex: spoken ? 0 : undefined,
  'aria-label': spoken,
  'aria-description': said,
})
