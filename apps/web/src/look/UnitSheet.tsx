import type { ReactNode } from 'react'
import { BlockUnit, type BlockUnitProps } from './hex/BlockUnit.tsx'

interface UnitSheetProps {
  picture?: ReactNode
  title: string
  note?: string
  /** Numbers to be compared, side by side. */
  values?: readonly { name: string; value: ReactNode }[]
  facts: readonly { name: string; value: ReactNode }[]
  /** Under the facts: rule chips, a leader. */
  children?: ReactNode
}

/** A unit outside the board, as large as asked. */
export const UnitPicture = ({
  width = 84,
  ...unit
}: Omit<BlockUnitProps, 'row' | 'col' | 'id'> & { width?: number }) => (
  <svg width={width} height={width * 0.86} viewBox="-52 -42 100 86" aria-hidden="true">
    <BlockUnit {...unit} id="" row={0} col={0} detail="full" name={undefined} />
  </svg>
)

/** What a unit is and can do, in a few lines. */
export const UnitSheet = ({ picture, title, note, values, facts, children }: UnitSheetProps) => (
  <section className="unit-sheet panel" aria-label={title}>
    {picture && <div className="unit-picture">{picture}</div>}
    <div>
      <h2>
        {title} {note && <small>{note}</small>}
      </h2>
      {values && (
        <dl className="unit-values">
          {values.map(one => (
            <div key={one.name}>
              <dt>{one.name}</dt>
              <dd>{one.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl>
        {facts.map(fact => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  </section>
)
