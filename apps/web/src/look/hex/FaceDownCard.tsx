interface FaceDownCardProps {
  /** Where its middle is. */
  x: number
  y: number
  /** On a brass disc at its corner. */
  number?: number
}

/** A card that lies face down on the map, its back in its side's colour. */
export const FaceDownCard = ({ x, y, number }: FaceDownCardProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="sh" x="-9" y="-13" width="24" height="33" rx="2.5" />
    <rect className="c-back" x="-12" y="-17" width="24" height="34" rx="2.5" />
    <path className="c-lines" d="M-9.4 -14.4h18.8v28.8h-18.8zM0 -12L7.4 0L0 12L-7.4 0z" />
    {number !== undefined && (
      <>
        <circle className="c-number-disc" cx="0" cy="0" r="8.6" />
        <text className="c-number" x="0" y="5.2">
          {number}
        </text>
      </>
    )}
  </g>
)
