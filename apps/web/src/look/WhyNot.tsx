import type { CSSProperties } from 'react'
import { Chip } from './Chip.tsx'
import { LineIcon } from './LineIcon.tsx'

interface WhyNotProps {
  /** "Why not?" */
  title: string
  /** How it is in this case, with its figures; before the rule. */
  here?: string | null
  text: string
  rules: readonly string[]
  onRule?: (rule: string) => void
  onClose?: () => void
  closeLabel?: string
  style?: CSSProperties
}

/** The referee's refusal, with the rules behind it. */
export const WhyNot = ({ title, here, text, rules, onRule, onClose, closeLabel, style }: WhyNotProps) => (
  <div className="popover why-not" role="alert" style={style}>
    <h4>
      <LineIcon name="help" size={18} weight={2.2} />
      {title}
      {onClose && (
        <button type="button" className="popover-close" aria-label={closeLabel} onClick={onClose}>
          <LineIcon name="x" size={16} />
        </button>
      )}
    </h4>
    {here && <p className="why-here">{here}</p>}
    {text && <p>{text}</p>}
    {rules.length > 0 && (
      <p className="chips">
        {rules.map(rule => (
          <Chip key={rule} rule={rule} onOpen={onRule} />
        ))}
      </p>
    )}
  </div>
)
