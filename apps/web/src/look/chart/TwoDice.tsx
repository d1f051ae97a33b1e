/** How many of the 36 throws of two dice come to each sum. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const

/** Two dice against a number: hatched what does not pass it, full what does. */
export const TwoDice = ({ most, label }: { most: number; label: string }) => (
  <ol className="two-dice" role="img" aria-label={label}>
    {WAYS.map((ways, i) => (
      <li key={i} className={i + 2 <= most ? 'holds' : undefined}>
        <span style={{ height: `${ways * 7}px` }} />
        <small>{i + 2}</small>
      </li>
    ))}
  </ol>
)
