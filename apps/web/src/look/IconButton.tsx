import { LineIcon, type LineIconName } from './LineIcon.tsx'

interface IconButtonProps {
  icon: LineIconName
  label: string
  size?: number
  pressed?: boolean
  expanded?: boolean
  off?: boolean
  onClick?: () => void
}

export const IconButton = ({ icon, label, size = 19, pressed, expanded, off, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
  >
    <LineIcon name={icon} size={size} />
  </button>
)
