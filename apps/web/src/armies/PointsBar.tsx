import type { Lang } from '@acies/kernel'
import type { ArmyBook, Cost } from '@acies/tabletop'
import type { ReactNode } from 'react'
import { shareOf } from '../text/signs.ts'
import type { Muster } from './muster.ts'
import { armyPageWords } from './words.ts'

interface PointsBarProps {
  muster: Muster
  book: ArmyBook
  cost: Cost
  points: number
  lang: Lang
  /** What takes back a change of them. */
  children: ReactNode
}

/** The points agreed on, filled by the parts of the army one after another; what a general adds stands last. */
export const PointsBar = ({ muster, book, cost, points, lang, children }: PointsBarProps) => {
  const say = armyPageWords[lang]
  const over = cost.total - points
  const whole = Math.max(points, cost.total)
  const parts = Object.entries(cost.sections).filter(([, n]) => n > 0)
  const order = (section: string): number => book.sections.indexOf(section)
  parts.sort(([a], [b]) => order(a) - order(b))
  const rest = cost.total - parts.reduce((sum, [, n]) => sum + n, 0)
  return (
    <div className={over > 0 ? 'army-spent over' : 'army-spent'}>
      <span className="points-bar" aria-hidden="true">
        {parts.map(([section, n]) => (
          <i
            key={section}
            style={{ width: shareOf(n / whole, 'en') }}
            title={`${muster.names.section(section)[lang]}: ${say.number(n)}`}
          />
        ))}
        {rest > 0 && <i style={{ width: shareOf(rest / whole, 'en') }} />}
      </span>
      <output>
        <b>{say.number(cost.total)}</b> {say.ofPoints(points)} ·{' '}
        {over > 0 ? say.tooMany(over) : say.left(Math.abs(over))}
      </output>
      <span className="army-undo">{children}</span>
    </div>
  )
}
