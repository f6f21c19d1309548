import type { SitePageProps } from '../../site-page.ts'
import styles from './tables.module.css'

/** What the page Connect tracker says, and what follows from it. */
export const CheckTable = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <table className={`${styles.table} ${styles.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{t('installation.check.says')}</th>
          <th scope="col">{t('installation.check.means')}</th>
          <th scope="col">{t('installation.check.act')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(t('installation.check.rows', { returnObjects: true })).map(({ says, means, act }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            <td data-label={t('installation.check.means')}>{means}</td>
            <td data-label={t('installation.check.act')}>{act}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{t('installation.check.lights')}</p>
  </>
)
