interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; text: string; label?: string }[]
  value: T
  onChange: (value: T) => void
}

/** A few choices side by side, one of them on: ES | EN. */
export const Segmented = <T extends string>({ label, options, value, onChange }: SegmentedProps<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a bar
  <span className="segmented" role="group" aria-label={label}>
    {options.map(option => (
      <button
        key={option.value}
        type="button"
        aria-label={option.label}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.text}
      </button>
    ))}
  </span>
)
