import type { SitePageProps } from '../../site-page.ts'
import styles from './tables.module.css'

export type TrackerWire = 'red' | 'black' | 'orange' | 'yellow'
type Props = Pick<SitePageProps, 't'> & { wires: readonly TrackerWire[] }

/** Where each wire of the tracker goes, by the name of its colour. */
export const WiresTable = ({ t, wires }: Props) => (
  <table className={styles.table}>
    <caption>{t('installation.wires.caption')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('installation.wires.wire')}</th>
        <th scope="col">{t('installation.wires.to')}</th>
      </tr>
    </thead>
    <tbody>
      {wires.map((wire) => (
        <tr key={wire}>
          <th scope="row">
            <span className={styles.wire}>
              <i className={`${styles.swatch} ${styles[wire]}`} aria-hidden />
              {t(`installation.wires.${wire}`)}
            </span>
          </th>
          <td>{t(`installation.wires.places.${wire}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
