import styles from './price-rows.module.css'

type Row = { what: string; price: string }
type Props = {
  /** The headings of the two columns. */
  heads: readonly [what: string, price: string]
  rows: readonly Row[]
  total: Row
  after?: Row
  note?: string
}

/** What things cost, added up. */
export const PriceRows = ({ heads, rows, total, after, note }: Props) => (
  <>
    <table className={styles.prices}>
      <thead className={styles.heads}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={row.what} {...row} />
        ))}
        <PriceRow {...total} kind="total" />
        {after !== undefined && <PriceRow {...after} kind="after" />}
      </tbody>
    </table>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </>
)

const PriceRow = ({ what, price, kind }: Row & { kind?: 'total' | 'after' }) => (
  <tr className={kind && styles[kind]}>
    <th scope="row">{what}</th>
    <td>{price}</td>
  </tr>
)
