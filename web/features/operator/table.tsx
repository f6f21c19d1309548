import type { ReactNode } from 'react'
import styles from './console.module.css'

type Column<Row> = { head: string; cell: (row: Row) => ReactNode; isNumber?: boolean }

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Shown instead of a table without rows. */
  none: string
}

/** A table that becomes cards on a phone, with the heads beside their values. */
export function Table<Row>({ label, rows, columns, keyOf, none }: Props<Row>) {
  if (rows.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, isNumber }) => (
            <th key={head} scope="col" data-number={isNumber}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, isNumber }) => (
              <td key={head} data-head={head} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
