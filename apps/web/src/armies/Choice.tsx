import { LineIcon } from '../look/LineIcon.tsx'

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** One of several, in the letters of the page. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <span className="army-choice">
    <select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
    <LineIcon name="down" size={14} />
  </span>
)

interface AdderProps {
  label: string
  options: readonly { value: string; text: string }[]
  onPick: (value: string) => void
}

/** Something more of several kinds. */
export const Adder = ({ label, options, onPick }: AdderProps) => (
  <span className="army-adder">
    <LineIcon name="plus" size={14} />
    <select aria-label={label} value="" onChange={({ target: { value } }) => value !== '' && onPick(value)}>
      <option value="">{label}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </span>
)
