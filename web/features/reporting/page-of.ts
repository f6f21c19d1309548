const ROWS_MAX = 25

/** One page of a list, or its last one where the list has become shorter. Pages are counted from 0. */
export function pageOf<Row>(rows: readonly Row[], wanted: number) {
  const lastPage = Math.max(0, Math.ceil(rows.length / ROWS_MAX) - 1)
  const page = Math.min(wanted, lastPage)
  return { rows: rows.slice(page * ROWS_MAX, (page + 1) * ROWS_MAX), page, lastPage }
}
