import type { ReactNode } from 'react'
import { Chip } from './Chip.tsx'
import { SideMark } from './SideMark.tsx'
import type { Side } from './symbols/sides.ts'

export interface LedgerRow {
  name: string
  rule?: string
  /** A figure for each side; what is lost is struck through. */
  values: readonly { text: string; lost?: boolean }[]
}
interface LedgerProps {
  title: string
  sides: readonly { side: Side; name: string }[]
  rows: readonly LedgerRow[]
  /** The sum, and what it means. */
  total: { text: ReactNode; values: readonly string[] }
  onRule?: (rule: string) => void
}

/** Two sums, line by line, each with the rule it comes from. */
export const Ledger = ({ title, sides, rows, total, onRule }: LedgerProps) => (
  <table className="ledger">
    <caption>{title}</caption>
    <thead>
      <tr>
        <td />
        {sides.map(({ side, name }) => (
          <th key={side} scope="col">
            <SideMark side={side} /> {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={`${row.name} ${row.rule}`}>
          <th scope="row">
            {row.name} {row.rule && <Chip rule={row.rule} onOpen={onRule} />}
          </th>
          {row.values.map(({ text, lost }, i) => (
            <td key={i}>{lost ? <s>{text}</s> : text}</td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{total.text}</th>
        {total.values.map((text, i) => (
          <td key={i}>{text}</td>
        ))}
      </tr>
    </tfoot>
  </table>
)
