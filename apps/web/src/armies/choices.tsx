import { useId } from 'react'

export interface Choice {
  value: string
  text: string
}
export const Select = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Choice[]
  onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <span className="army-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
/** A list one adds from: it falls back to its name. */
export const Adder = ({
  label,
  options,
  onAdd,
}: {
  label: string
  options: readonly Choice[]
  onAdd: (value: string) => void
}) =>
  options.length === 0 ? null : (
    <select className="army-add" aria-label={label} value="" onChange={event => onAdd(event.target.value)}>
      <option value="">+ {label}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
