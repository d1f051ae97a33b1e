import { Chip } from './Chip.tsx'
import { Icon } from './Icon.tsx'
import { LineIcon, type LineIconName } from './LineIcon.tsx'
import type { IconName } from './symbols/icons.ts'

export interface OddsBar {
  /** Under the bar: hits. */
  label: string
  /** What the label stands for, where it is no number. */
  hint?: string
  /** 0 to 1. */
  chance: number
  /** Over the bar: the figure, without the sign. */
  text: string
  /** This many hits destroy the target. */
  kills?: boolean
}

export interface OddsLine {
  text: string
  value: string
  icon?: IconName
  lineIcon?: LineIconName
  tone?: 'good' | 'bad'
  /** A remark under the line above. */
  minor?: boolean
  /** Why it is so. */
  rule?: string
}

export interface OddsProps {
  from: string
  to: string
  /** Who strikes and who is struck, by their numbers: nothing is laid over them. */
  fighters?: readonly number[]
  rule?: string
  note?: React.ReactNode
  bars: readonly OddsBar[]
  /** After each figure: the sign of per cent. */
  unit?: string
  lines: readonly OddsLine[]
  label: string
  onRule?: (rule: string) => void
}

const Bars = ({ bars, unit }: { bars: readonly OddsBar[]; unit: string }) => {
  const most = Math.max(...bars.map(bar => bar.chance), 0.01)
  return (
    <ol className="odds-bars">
      {bars.map(bar => (
        <li key={bar.label}>
          <span className="odds-figure">
            {bar.text}
            <i>{unit}</i>
          </span>
          <span
            className={bar.kills ? 'odds-bar kills' : 'odds-bar'}
            style={{ height: `${(bar.chance / most) * 60}%` }}
          />
          <span className="odds-label">{bar.hint ? <abbr title={bar.hint}>{bar.label}</abbr> : bar.label}</span>
        </li>
      ))}
    </ol>
  )
}

/** What would come of it, before one commits: as a popover by the board, or laid out in the phone's sheet. */
export const Odds = ({ from, to, rule, note, bars, unit = '%', lines, label, onRule }: OddsProps) => (
  <section className="odds" aria-label={label}>
    <header>
      <h3>
        {from} <span className="odds-arrow">→</span> {to}
      </h3>
      {rule && <Chip rule={rule} onOpen={onRule} />}
    </header>
    {note && <p className="odds-note">{note}</p>}
    <div className="odds-body">
      {bars.length > 0 && <Bars bars={bars} unit={unit} />}
      <ul className="odds-lines">
        {lines.map(line => (
          <li key={line.text} className={`${line.tone ?? ''}${line.minor ? ' minor' : ''}`}>
            <span>
              {line.icon && <Icon name={line.icon} size={15} />}
              {line.lineIcon && <LineIcon name={line.lineIcon} size={15} weight={2} />}
              {line.text}
              {line.rule && <Chip rule={line.rule} onOpen={onRule} />}
            </span>
            <b>{line.value}</b>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** The odds on a raised slip, placed by the caller. */
export const OddsPopover = ({ style, ...odds }: OddsProps & { style?: React.CSSProperties }) => (
  <div className="popover odds-popover" style={style}>
    <Odds {...odds} />
  </div>
)
