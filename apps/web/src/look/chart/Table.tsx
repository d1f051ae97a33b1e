import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  figures?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

export const Table = <Row,>({ caption, columns, rows, rowId }: TableProps<Row>) => (
  <div className="table-box">
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.id} scope="col" className={column.figures ? 'figures' : undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowId(row)}>
            {columns.map(column => (
              <td key={column.id} className={column.figures ? 'figures' : undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
