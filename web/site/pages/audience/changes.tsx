import type { SitePageProps } from '../../site-page.ts'
import styles from './changes.module.css'

export type Change = { today: string; changed: string }

/** What the reader loses today, beside what changes. */
export const Changes = ({ t, site, changes }: SitePageProps & { changes: readonly Change[] }) => {
  const changed = t('audience.changed', { name: site.name })
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audience.today')}</th>
          <th scope="col">{changed}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.today}>
            <td data-label={t('audience.today')}>{change.today}</td>
            <td data-label={changed}>{change.changed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
