import styles from './list.module.css'

type Props = {
  titles: readonly string[]
  /** The title of a last column, for those who do not see its buttons. */
  hidden?: string
}

/** The head of a table, with the titles of its columns. */
export const ColumnHeads = ({ titles, hidden }: Props) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
      {hidden !== undefined && (
        <th scope="col">
          <span className={styles.hidden}>{hidden}</span>
        </th>
      )}
    </tr>
  </thead>
)
