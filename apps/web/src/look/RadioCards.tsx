import { type ReactNode, useId } from 'react'
import { LineIcon } from './LineIcon.tsx'

interface RadioCardsProps<T extends string> {
  legend: string
  options: readonly { value: T; text: string; note?: string; icon?: ReactNode; off?: boolean }[]
  value: T
  onChange: (value: T) => void
  columns?: number
}

/** One of a few, each on its own slip: opponents, sides, lengths. */
export const RadioCards = <T extends string>({ legend, options, value, onChange, columns = 1 }: RadioCardsProps<T>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="field-name">{legend}</legend>
      <div className="radio-cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map(option => (
          <label key={option.value} className="radio-card" aria-disabled={option.off || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.off || undefined}
              onChange={() => !option.off && onChange(option.value)}
            />
            {option.icon}
            <span>
              <b>{option.text}</b>
              {option.note && <small>{option.note}</small>}
            </span>
            <span className="radio-mark">
              <LineIcon name="check" weight={2.4} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
