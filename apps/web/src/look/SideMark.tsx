import type { Side } from './symbols/sides.ts'

/** The mark of a seat: in the log, the prompt, the score. */
export const SideMark = ({ side, label }: { side: Side; label?: string }) => {
  const className = `side-mark side-${side}`
  return label ? <span className={className} role="img" aria-label={label} /> : <i className={className} />
}
