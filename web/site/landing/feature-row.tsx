import type { PropsWithChildren, ReactNode } from 'react'
import { Phrases } from '../parts/phrases.tsx'
import styles from './feature-row.module.css'

type Props = PropsWithChildren<{ title: string; text: string; picture: ReactNode; mirrored?: boolean }>

/** A feature beside its picture; `mirrored` has the picture first. */
export const FeatureRow = ({ title, text, picture, mirrored = false, children }: Props) => (
  <div className={mirrored ? `${styles.row} ${styles.mirrored}` : styles.row}>
    <div>
      <h3>
        <Phrases text={title} />
      </h3>
      <p>{text}</p>
      {children}
    </div>
    <div className={styles.picture}>{picture}</div>
  </div>
)
