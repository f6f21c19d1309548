import type { PropsWithChildren } from 'react'
import type { SitePageProps } from '../../site-page.ts'
import styles from './setup.module.css'
import { type TrackerWire, WiresTable } from './wires-table.tsx'

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
