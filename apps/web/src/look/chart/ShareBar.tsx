interface ShareBarProps {
  label: string
  /** Parts of a whole, in order. */
  parts: readonly { text: string; share: number; tone?: 'a' | 'b' | 'danger' | 'legal' }[]
}

/** One bar split in parts: wins of both sides, the outcomes of a volley. */
export const ShareBar = ({ label, parts }: ShareBarProps) => (
  <figure className="share-bar" aria-label={label}>
    <div className="share-track" aria-hidden="true">
      {parts.map(part => (
        <i key={part.text} className={part.tone} style={{ flexGrow: part.share }} />
      ))}
    </div>
    <figcaption>
      {parts.map(part => (
        <span key={part.text}>{part.text}</span>
      ))}
    </figcaption>
  </figure>
)
