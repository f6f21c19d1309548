import type { PropsWithChildren } from 'react'
import type { SitePageProps } from '../../site-page.ts'
import styles from './setup.module.css'
import tablesStyles from './tables.module.css'

type Props = PropsWithChildren<
  Pick<SitePageProps, 't'> & {
    wires: readonly TrackerWire[]
    steps: readonly string[]
    notes?: readonly string[]
  }
>

/** A way to wire the tracker. Its child is the diagram. */
export const Setup = ({ t, wires, steps, notes = [], children }: Props) => (
  <div className={styles.setup}>
    <div className={styles.drawing}>
      {children}
      <WiresTable t={t} wires={wires} />
    </div>
    <div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  </div>
)

type TrackerWire = 'red' | 'black' | 'orange' | 'yellow'
type TrackerWireProps = Pick<SitePageProps, 't'> & { wires: readonly TrackerWire[] }

/** Where each wire of the tracker goes, by the name of its colour. */
const WiresTable = ({ t, wires }: TrackerWireProps) => (
  <table className={tablesStyles.table}>
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
            <span className={tablesStyles.wire}>
              <i className={`${tablesStyles.swatch} ${tablesStyles[wire]}`} aria-hidden />
              {t(`installation.wires.${wire}`)}
            </span>
          </th>
          <td>{t(`installation.wires.places.${wire}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
