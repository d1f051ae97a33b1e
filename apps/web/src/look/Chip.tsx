interface ChipProps {
  /** The id of a rule. */
  rule: string
  /** Spoken name, when the bare id says too little. */
  label?: string
  onOpen?: (rule: string) => void
}

/** The rule that decided: wherever the referee speaks. */
export const Chip = ({ rule, label, onOpen }: ChipProps) =>
  onOpen ? (
    <button type="button" className="chip" aria-label={label} onClick={() => onOpen(rule)}>
      {rule}
    </button>
  ) : (
    <span className="chip">{rule}</span>
  )
