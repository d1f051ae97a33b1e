import type { Side } from './symbols/blocks.ts'

/** Square for side A, round for side B: in the log, the prompt, the score. */
export const SideMark = ({ side, label }: { side: Side; label?: string }) =>
  label ? <span className={`side-mark ${side}`} role="img" aria-label={label} /> : <i className={`side-mark ${side}`} />
