import { Icon } from './Icon.tsx'
import type { IconName } from './symbols/icons.ts'

export interface PhaseTrackProps {
  label: string
  phases: readonly { id: string; name: string; icon?: IconName }[]
  now: string
}

/** The parts of a turn: which are over, which is played, which come. */
export const PhaseTrack = ({ label, phases, now }: PhaseTrackProps) => {
  const at = phases.findIndex(({ id }) => id === now)
  return (
    <ol className="phase-track" aria-label={label}>
      {phases.map(({ id, name, icon }, i) => (
        <li
          key={id}
          className={i < at ? 'done' : i === at ? 'on' : undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          {icon && <Icon name={icon} size={17} />}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
