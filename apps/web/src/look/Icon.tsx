import type { IconName } from './symbols/icons.ts'

interface IconProps {
  name: IconName
  size?: number
  /** Spoken name; without it the icon is silent. */
  label?: string
  className?: string
}

/** A filled picture from the loaded symbols, in the colour of the text. */
export const Icon = ({ name, size = 18, label, className = '' }: IconProps) => (
  <svg
    className={`icon ${className}`}
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`#i-${name}`} />
  </svg>
)
