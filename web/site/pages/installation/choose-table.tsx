import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { SitePageProps } from '../../site-page.ts'
import styles from './tables.module.css'

const ROWS = [
  { row: 'position', withTwo: true },
  { row: 'voltage', withTwo: true },
  { row: 'engine', withTwo: false },
  { row: 'cutoff', withTwo: false },
] as const

/** What each setup can do. */
export const ChooseTable = ({ t }: Pick<SitePageProps, 't'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('installation.choose.what')}</th>
        <th scope="col">
          <a href="#2wire">{t('installation.sections.twoWire')}</a>
        </th>
        <th scope="col">
          <a href="#4wire">{t('installation.sections.fourWire')}</a>
        </th>
      </tr>
    </thead>
    <tbody>
      {ROWS.map(({ row, withTwo }) => (
        <tr key={row}>
          <th scope="row">{t(`installation.choose.rows.${row}`)}</th>
          <td>
            <Answer t={t} isYes={withTwo} />
          </td>
          <td>
            <Answer t={t} isYes />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Answer = ({ t, isYes }: Pick<SitePageProps, 't'> & { isYes: boolean }) => (
  <span className={isYes ? styles.yes : styles.no}>
    {isYes ? <IconCheck size={20} aria-hidden /> : <IconMinus size={20} aria-hidden />}
    {isYes ? t('installation.choose.yes') : t('installation.choose.no')}
  </span>
)
