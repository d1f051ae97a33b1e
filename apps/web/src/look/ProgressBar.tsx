interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  value: number
  text?: string
}

export const ProgressBar = ({ label, value, text }: ProgressBarProps) => (
  <div className="progress">
    <div
      className="progress-track"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      aria-valuetext={text}
    >
      <i style={{ transform: `scaleX(${value})` }} />
    </div>
    {text && <span>{text}</span>}
  </div>
)
