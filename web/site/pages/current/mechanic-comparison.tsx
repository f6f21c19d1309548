import type { SitePageProps } from '../../site-page.ts'
import styles from './mechanic-comparison.module.css'

/** A traditional mechanic beside marine support. */
export const MechanicComparison = ({ t, site }: SitePageProps) => {
  const support = t('current.compare.support', { name: site.name })
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">{t('current.compare.topic')}</th>
          <th scope="col">{t('current.compare.mechanic')}</th>
          <th scope="col">{support}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(t('current.compare.rows', { returnObjects: true })).map((row) => (
          <tr key={row.topic}>
            <th scope="row">{row.topic}</th>
            <td data-label={t('current.compare.mechanic')}>{row.mechanic}</td>
            <td data-label={support}>{row.support}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
