import type { ReactNode } from 'react'
import { LineIcon, type LineIconName } from './LineIcon.tsx'

interface ButtonProps {
  children?: ReactNode
  kind?: 'plain' | 'primary' | 'ghost' | 'danger'
  size?: 'small' | 'normal' | 'large'
  icon?: LineIconName
  /** The key that does the same. */
  keyCap?: string
  /** Spoken name when there is no text. */
  label?: string
  /** Not now: it stays focusable and answers `onWhyNot` instead of `onClick`. */
  off?: boolean
  pressed?: boolean
  /** Somebody advises to press it: drawn dashed, and said with this word. */
  proposed?: string
  onClick?: () => void
  onWhyNot?: () => void
  /** Pointed at or focused: time to show what it would do. */
  onHover?: (over: boolean) => void
  className?: string
}

export const Button = ({
  children,
  kind = 'plain',
  size = 'normal',
  icon,
  keyCap,
  label,
  off,
  pressed,
  proposed,
  onClick,
  onWhyNot,
  onHover,
  className = '',
}: ButtonProps) => (
  <button
    type="button"
    className={`btn ${kind} ${size} ${proposed ? 'proposed ' : ''}${className}`}
    aria-label={label}
    aria-disabled={off || undefined}
    aria-pressed={pressed}
    onClick={off ? onWhyNot : onClick}
    onPointerEnter={onHover && (() => onHover(true))}
    onPointerLeave={onHover && (() => onHover(false))}
    onFocus={onHover && (() => onHover(true))}
    onBlur={onHover && (() => onHover(false))}
  >
    {icon && <LineIcon name={icon} size={size === 'small' ? 15 : 17} weight={2} />}
    {children}
    {proposed && <span className="only-spoken">{proposed}</span>}
    {keyCap && (
      <span className="key-cap" aria-hidden="true">
        {keyCap}
      </span>
    )}
  </button>
)
